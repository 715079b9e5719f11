package games.kumite.journey.turn;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Turns in which a condition, a door or a card comes at an odd moment, worked out by hand. */
final class LateTurnTests {

  private static void buryAbsent(GameState it) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (it.pose(pilgrim) == Pose.NONE) {
        it.setPilgrim(pilgrim, Counters.LYING, Counters.DEAD);
      }
    }
  }

  private static Situation room() {
    return Situation.of(
        "G . . . .",
        "D D . . .",
        ". . . . G",
        ". . . . .").line(1, 0, Facing.EAST, 'y').line(1, 1, Facing.EAST, 'y');
  }

  /** Demons march through walls; a gate behind them draws nothing all the same. */
  @Test
  @Rule({"JW-SDC-10", "JW-AI-14", "JW-GAT-01"})
  void phaseMarch_doesNotWakeTheGateOfARoom() {
    Situation s = room().pilgrim("T 2,3 N").onTop("phase-march", "one-warrior").and(LateTurnTests::buryAbsent)
        .when(DemonPhase.BEGIN).isOver();

    assertThat(s.events()).contains("Gate G2 draws Phase March.").noneMatch(text -> text.startsWith("Gate G1 draws"));
  }

  /** Who lies in the room wakes nothing there; who stands in it wakes the gate, and it draws first, being nearer to him. */
  @Test
  @Rule({"JW-AI-15", "JW-DEF-03"})
  void pilgrimInARoom_wakesItsGate_onlyWhileConscious() {
    Situation lies = room().pilgrim("T 2,3 N").pilgrim("M 1,0 W").health("M", 0).onTop("phase-march", "wild-attacks")
        .and(LateTurnTests::buryAbsent).when(DemonPhase.BEGIN).isOver();
    assertThat(lies.events()).noneMatch(text -> text.startsWith("Gate G1 draws"));

    Situation stands = room().pilgrim("T 2,3 N").pilgrim("M 1,0 W").onTop("phase-march", "wild-attacks")
        .and(LateTurnTests::buryAbsent).when(DemonPhase.BEGIN).isOver();
    assertThat(stands.events()).containsSubsequence("Gate G2 draws Phase March.", "Gate G1 draws Wild Attacks.");
  }

  /** Tripitaka dies, and that is the end: neither the rage card nor the special card is taken away any more. */
  @Test
  @Rule({"JW-RUL-81", "JW-RUL-64", "JW-RUL-01"})
  void deathOfTripitaka_endsMaintenanceAtOnce() {
    Situation s = Situation.on(3, 3).pilgrim("T 1,1 N").health("T", 0).with('T', Counters.LYING, 3).pilgrim("M 0,0 N")
        .and(it -> it.set(Counters.RAGE, 1)).when(Turns.maintenance()).isOver();

    assertThat(s.ending()).isEqualTo("defeat");
    assertThat(s.events()).endsWith("Tripitaka is dead.", "Without Tripitaka the quest is lost.");
  }

  /** Walls part his square from both neighbours: the second sutra lies two steps away, past whoever stands before him. */
  @Test
  @Rule({"JW-RUL-33", "JW-RUL-10"})
  void secondSutraOfTheDead_liesWhereOneCanWalk() {
    Situation s = Situation.of("# . . . #", "# . . . #", "U # # # U").line(2, 0, Facing.WEST, 'y').line(2, 0, Facing.EAST, 'y')
        .taken(QuestToken.Kind.SUTRA, 2).pilgrim("S 2,1 N").pilgrim("M 2,0 N").health("M", 0).with('M', Counters.LYING, 3)
        .with('M', Counters.SUTRAS, 2).when(Turns.maintenance()).isOver();

    Ground ground = s.journey().scene().ground;
    assertThat(s.journey().square(0)).isEqualTo(ground.square(2, 0));
    assertThat(ground.y(s.journey().square(1))).isEqualTo(1);
    assertThat(s.journey().square(1)).as("somebody stands there").isNotEqualTo(ground.square(2, 1));
  }

  /** Nothing to confess when the phase begins; the flames change that, and at its end he is asked. */
  @Test
  @Rule({"JW-RUL-109", "JW-RUL-122"})
  void endOfTurn_hasAQuietPointAfterTheFlames() {
    Situation s = Situation.of("V . .", ". . .").rule(new QuestRule.Flames(8, new QuestRule.Area(0, 0, 1, 1), 2))
        .and(it -> it.set(Counters.TURN, 8)).pilgrim("T 1,1 N").hand('T', "F14").when(EndOfTurn.BEGIN);
    assertThat(s.asked()).isEqualTo("quiet Ana");
    assertThat(s.number('T', Counters.BAD)).isEqualTo(2);
    s.play("play card:F14 figure:tripitaka").isOver();
    assertThat(s.number('T', Counters.BAD)).isZero();
  }

  /** One point fewer of two, or of the three of rage. */
  @Test
  @Rule({"JW-AI-02", "JW-RAG-04", "JW-CRD-14"})
  void dazedDemon_hasOnePoint_orTwoInRage() {
    Situation near = Situation.on(5, 5).pilgrim("T 2,2 S").demon("1 warrior 2,3 N").condition("1", "DAZED", 0)
        .dice("red=0,0 blue-1=0,0").and(LateTurnTests::buryAbsent).when(DemonPhase.ACTIVATE).isOver();
    assertThat(near.events()).contains("Warrior 1 can attack Tripitaka: 0 AP to move, 1 to attack.");

    Situation far = Situation.on(5, 5).pilgrim("T 2,0 S").demon("1 warrior 2,3 N").condition("1", "DAZED", 0)
        .and(LateTurnTests::buryAbsent).when(DemonPhase.ACTIVATE).isOver();
    assertThat(far.where("1")).isEqualTo("2,1 N");
    assertThat(far.events()).noneMatch(text -> text.startsWith("Warrior 1 attacks"));

    Situation rage = Situation.on(5, 5).pilgrim("T 2,0 S").demon("1 warrior 2,3 N").condition("1", "DAZED", 0)
        .and(it -> it.set(Counters.RAGE, 1)).dice("red=0,0 blue-1=0,0").and(LateTurnTests::buryAbsent)
        .when(DemonPhase.ACTIVATE).isOver();
    assertThat(rage.events()).contains("Warrior 1 can attack Tripitaka: 1 AP to move, 1 to attack.");
  }

  /** The reflected blow pushes the General away; Tripitaka may follow it, and it attacks again from where it is now. */
  @Test
  @Rule({"JW-RUL-45", "JW-SPC-07", "JW-RUL-77"})
  void reflectedKnockBack_mayBeFollowedByTripitaka() {
    Situation s = reflected().play("play card:T4 figure:tripitaka");
    assertThat(s.asked()).isEqualTo("follow Ana");
    assertThat(s.options()).containsExactlyInAnyOrder("follow", "stay");
    s.play("follow").isOver();
    assertThat(s.where("T")).isEqualTo("4,3 S");
    assertThat(s.where("1")).isEqualTo("4,4 N");

    Situation stays = reflected().play("play card:T4 figure:tripitaka", "stay").isOver();
    assertThat(stays.where("T")).isEqualTo("4,2 S");
  }

  private static Situation reflected() {
    return Situation.on(9, 8).pilgrim("T 4,2 S").hand('T', "T4").demon("1 general 4,3 N")
        .dice("red=0,0,0,0,0,0 black=4,1 blue-1=0,0").and(LateTurnTests::buryAbsent).when(DemonPhase.ACTIVATE);
  }

  /** Tripitaka lies in the second place of the order: the third is asked, not the first. */
  @Test
  @Rule("JW-AI-16")
  void orderOfTargets_isAskedOfTheNextAfterTripitaka() {
    Situation s = Situation.on(6, 6).seats(4).pilgrim("T 5,5 N").health("T", 0).pilgrim("H 1,2 S").pilgrim("S 3,2 S")
        .with('H', Counters.PLACE, 1).with('T', Counters.PLACE, 2).with('S', Counters.PLACE, 3).with('M', Counters.PLACE, 4)
        .demon("1 berserker 2,3 N").attack("1");
    assertThat(s.asked()).isEqualTo("order-targets Cy");
  }

  /** 2 health and no chi: 1 and 0 is all that he can give, so nothing is asked. */
  @Test
  @Rule({"JW-RUL-104", "JW-ACT-21", "JW-ACT-22"})
  void lastHealthThatCanBeGiven_isGivenUnasked() {
    Situation s = Situation.on(3, 3).pilgrim("T 1,1 N").health("T", 2).with('T', Counters.CHI, 0).pilgrim("M 1,2 E")
        .health("M", 0).when(Turns.activation('T')).play("revive figure:monkey-king");
    assertThat(s.health("T")).isEqualTo(1);
    assertThat(s.health("M")).isEqualTo(1);
    assertThat(s.number('M', Counters.CHI)).isZero();
    assertThat(s.options()).doesNotContain("revive figure:monkey-king");
  }

  /** Turned round in the fire he has neither left nor entered it. */
  @Test
  @Rule({"JW-RUL-09", "JW-TER-05"})
  void turnedAround_inTheFire_burnsAtTheEnd() {
    Situation s = Situation.of("B . .", ". r .").pilgrim("T 2,0 N").pilgrim("H 1,1 N").onTop("N11").dice("spinner-1=2")
        .when(Turns.activation('H')).play("meditate");
    assertThat(s.where("H")).isEqualTo("1,1 S");
    assertThat(s.health("H")).isEqualTo(16);
    s.play("end").isOver();
    assertThat(s.health("H")).isEqualTo(15);
  }

  /** The rush finds nobody in front of him; with a wide swing it does. Both are paid with his last chi. */
  @Test
  @Rule({"JW-RUL-103", "JW-CRD-05"})
  void ploughingRush_withAWideSwing_findsTheOneBesideHim() {
    Situation s = Situation.on(5, 5).pilgrim("H 2,2 N").with('H', Counters.CHI, 5).hand('H', "H4", "H2").demon("1 warrior 1,2 E")
        .dice("red-1=0,0 white-1=1 blue=0").when(Turns.activation('H'))
        .play("play card:H4 figure:cho-hakkai", "decline");
    assertThat(s.asked()).isEqualTo("declare Ana");
    s.play("play card:H2 figure:cho-hakkai");
    assertThat(s.events()).contains("Cho Hakkai attacks Warrior 1.");
    assertThat(s.number('H', Counters.CHI)).isZero();

    Situation poor = Situation.on(5, 5).pilgrim("H 2,2 N").with('H', Counters.CHI, 4).hand('H', "H4", "H2")
        .demon("1 warrior 1,2 E").when(Turns.activation('H')).play("play card:H4 figure:cho-hakkai", "decline");
    assertThat(poor.asked()).isEqualTo("act Ana");
    assertThat(poor.events()).noneMatch(text -> text.contains("attacks"));
  }

  /** The paralyzed can take no action; of the other two one is chosen. */
  @Test
  @Rule("JW-RUL-102")
  void ferrymansGift_choosesAmongThoseWhoCanAct() {
    Situation s = Situation.on(5, 5).seats(4).pilgrim("S 0,0 N").hand('S', "S3").pilgrim("M 2,2 N").pilgrim("H 3,3 N")
        .pilgrim("T 4,4 N").condition("H", "PARALYZED", 1).when(Turns.activation('S')).play("play card:S3 figure:monk-sha");
    assertThat(s.asked()).endsWith(" Cy");
    assertThat(s.options()).containsExactlyInAnyOrder("for figure:tripitaka", "for figure:monkey-king");
    s.play("for figure:tripitaka");
    assertThat(s.asked()).isEqualTo("act Ana");
  }

  /** Losing Health fells the bearer beside Tripitaka: what the unconscious carry stays with them. */
  @Test
  @Rule({"JW-RUL-33", "JW-CRD-23"})
  void bearerThatFallsInItsOwnActivation_handsNothingOver() {
    assertThat(bearer(3).number('T', Counters.SUTRAS)).isZero();
    assertThat(bearer(3).number('H', Counters.SUTRAS)).isEqualTo(1);
    assertThat(bearer(4).play("end").number('T', Counters.SUTRAS)).isEqualTo(1);
  }

  private static Situation bearer(int health) {
    return Situation.of("B . .", ". . .").rule(new QuestRule.HandOver()).pilgrim("T 2,1 N").pilgrim("H 1,1 N")
        .health("H", health).with('H', Counters.SUTRAS, 1).onTop("N01").dice("spinner-1=2").when(Turns.activation('H'))
        .play("meditate");
  }

  /** An ambush comes from no gate behind a closed door; once that is broken it does. */
  @Test
  @Rule({"JW-RUL-93", "JW-RUL-74"})
  void ambush_needsAGateThatIsNotConfined() {
    assertThat(ambushed("T 4,2 N").events()).contains("Cho Hakkai plays Ambush.")
        .noneMatch(text -> text.contains("appears"));
    assertThat(ambushed("T 2,0 N").events()).as("he stands inside").contains("Warrior 1 appears at gate G1.");
  }

  private static Situation ambushed(String pose) {
    return Situation.of("G . . . B", "D D . . .", ". . . . .").line(2, 0, Facing.EAST, 'y').line(2, 0, Facing.SOUTH, 'y')
        .line(1, 1, Facing.EAST, 'y').pilgrim("H 3,1 N").pilgrim(pose).and(LateTurnTests::buryAbsent).onTop("N09")
        .dice("spinner-1=2").when(Turns.activation('H')).play("meditate");
  }

  /** From its narrow side a door cannot be broken, nor with the back to it; inside the room it can. */
  @Test
  @Rule({"JW-ACT-09", "JW-RUL-26"})
  void door_isBrokenFromALongSide_fromWithinToo() {
    assertThat(door("M 2,1 W").refusal("break token:door-D1")).isEqualTo("JW-ACT-09");
    assertThat(door("M 0,2 S").refusal("break token:door-D1")).isEqualTo("JW-ACT-09");
    assertThat(door("M 1,2 N").options()).contains("break token:door-D1");
    Situation within = door("M 1,0 S").play("break token:door-D1", "move");
    assertThat(within.options()).contains("go space:b2 south 1", "go space:b3 south 1");
  }

  private static Situation door(String pose) {
    return Situation.of(". . .", "D D .", ". . .").line(1, 0, Facing.EAST, 'y').line(1, 1, Facing.EAST, 'y').pilgrim(pose)
        .when(Turns.activation('M'));
  }

  /** One after the other: whoever comes before Tripitaka has died, whoever comes after him lies as he did. */
  @Test
  @Rule({"JW-RUL-81", "JW-TRN-03", "JW-TRN-07"})
  void deathOfTripitaka_comesBeforeTheStepsOfThoseAfterHim() {
    Situation s = Situation.on(4, 3).pilgrim("T 1,1 N").pilgrim("M 0,0 N").pilgrim("S 2,2 N").pilgrim("H 3,0 N")
        .with('M', Counters.PLACE, 1).with('T', Counters.PLACE, 2);
    for (String name : new String[] {"T", "M", "S"}) {
      s.health(name, 0).with(name.charAt(0), Counters.LYING, 3);
    }
    s.when(Turns.maintenance()).isOver();

    assertThat(s.events()).endsWith("Monkey King is dead.", "Tripitaka is dead.", "Without Tripitaka the quest is lost.");
    assertThat(s.number('S', Counters.LYING)).isEqualTo(3);
  }

  /** He is out of the game, and his conditions with him. */
  @Test
  @Rule({"JW-TRN-08", "JW-RUL-33"})
  void conditionsOfTheDead_areGone() {
    Situation s = Situation.on(3, 3).pilgrim("T 1,1 N").pilgrim("M 0,0 N").health("M", 0).with('M', Counters.LYING, 3)
        .condition("M", "POISONED", 1).when(Turns.maintenance()).isOver();

    assertThat(s.number('M', Counters.LYING)).isEqualTo(Counters.DEAD);
    assertThat(s.conditions("M")).isEmpty();
  }
}
