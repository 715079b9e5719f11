package games.kumite.journey.action;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.ShippedWords;
import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Pilgrim;
import games.kumite.journey.content.PilgrimEntry;
import games.kumite.journey.map.Facing;
import games.kumite.journey.state.Counters;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Moves of pilgrims. */
final class MoveTests {

  private static List<String> poses(Situation s) {
    return s.options();
  }

  @Test
  @Rule({"JW-MOV-01", "JW-MOV-02", "JW-MOV-08", "JW-ACT-01"})
  void step_andTurn_costOneEach() {
    Situation s = Situation.on(9, 9).pilgrim("T 4,8 N").when(Turns.activation('T')).play("move");

    assertThat(poses(s)).contains("go space:e5 north 1", "go space:e6 west 1", "go space:d7 west 1")
        .doesNotContain("go space:e4 north 1").contains("go space:e4 north 2");
  }

  @Test
  @Rule({"JW-MOV-03", "JW-MOV-06", "JW-TRN-15"})
  void move_spendsItsAction_andLeftoverPointsAreLost() {
    Situation s = Situation.on(9, 9).pilgrim("T 4,8 N").when(Turns.activation('T'))
        .play("move", "go space:e8 north 1");
    assertThat(s.where("T")).isEqualTo("4,7 N");
    assertThat(s.journey().get(Counters.POINTS)).isEqualTo(1);
  }

  @Test
  @Rule({"JW-EX-17", "JW-MOV-13", "JW-CRD-13", "JW-RUL-08", "JW-MOV-12", "JW-TER-08"})
  void blueSquares_countAgainstThePool_andLimpOnce() {
    Situation s = Situation.of(". . . . . . b b", "# # # # # # # #").pilgrim("H 2,0 E").corrupted('H', "C03")
        .when(Turns.activation('H')).play("move");

    assertThat(poses(s)).contains("go space:h1 east 2").doesNotContain("go space:h1 north 2", "go space:h1 south 2");
    Situation limping = Situation.of(". . . . . . . . . .", "# # # # # # # # # #").pilgrim("H 0,0 E")
        .corrupted('H', "C03").when(Turns.activation('H')).play("move");
    assertThat(poses(limping)).contains("go space:h1 east 2").doesNotContain("go space:i1 east 2");
    assertThat(poses(limping)).as("no less on a single move").contains("go space:e1 east 1");
  }

  @Test
  @Rule({"JW-EX-15", "JW-CRD-11", "JW-CRD-10", "JW-RUL-42", "JW-RUL-43"})
  void lure_forbidsARepeatedAction_amongTheFirstTwo() {
    Situation s = Situation.on(9, 9).pilgrim("S 4,8 N").corrupted('S', "C01").demon("1 warrior 4,3 S")
        .and(it -> it.setPilgrim(2, Counters.CHI, 10)).hand('S', "F12").when(Turns.activation('S')).play("move");
    assertThat(poses(s)).contains("go space:e5 north 1").noneMatch(text -> text.endsWith(" 2"));

    s.play("go space:e5 north 1");
    assertThat(s.refusal("move")).isEqualTo("JW-CRD-11");
    s.play("play card:F12 figure:monk-sha").dice("red-1=0,0 white-1=1 blue=0").play("attack");
    assertThat(s.options()).as("the third action may be a repeat").contains("move", "attack");
  }

  @Test
  @Rule({"JW-CRD-12", "JW-RUL-43"})
  void distraction_leavesOneAction() {
    Situation s = Situation.on(9, 9).pilgrim("S 4,8 N").with('S', Counters.CHI, 5).pilgrim("M 0,0 N").corrupted('S', "C02").hand('S', "S3")
        .when(Turns.activation('S')).play("move");
    assertThat(poses(s)).noneMatch(text -> text.endsWith(" 2"));
    s.play("go space:e5 north 1");
    assertThat(s.refusal("attack")).isIn("JW-ATK-02", "JW-CRD-12");
    assertThat(s.refusal("rest")).isEqualTo("JW-CRD-12");
  }

  @Test
  @Rule({"JW-EX-19", "JW-TER-04", "JW-TER-05", "JW-RUL-09", "JW-TER-10"})
  void redSquares_burnWhoEntersThem_andWhoStays() {
    Situation s = Situation.of(". . r r .", ". . . . .").pilgrim("S 0,0 E").when(Turns.activation('S'))
        .play("move", "go space:d1 east 1");
    assertThat(s.health("S")).isEqualTo(12);
    s.play("end").isOver();
    assertThat(s.health("S")).as("he has entered").isEqualTo(12);

    Situation stays = Situation.of(". . r r .", ". . . . .").pilgrim("S 3,0 E").with('S', Counters.CHI, 5).when(Turns.activation('S'))
        .play("rest", "end").isOver();
    assertThat(stays.health("S")).isEqualTo(13);

    Situation returns = Situation.of(". . r . .", "# # # # #").pilgrim("S 2,0 E").when(Turns.activation('S'))
        .play("move", "go space:d1 west 1", "move", "go space:c1 west 1").isOver();
    assertThat(returns.health("S")).as("only for entering").isEqualTo(13);
  }

  @Test
  @Rule({"JW-RUL-09", "JW-TER-05", "JW-TRN-13"})
  void paralyzed_burnsToo_theUnconsciousDoNot() {
    Situation s = Situation.of("r . .").pilgrim("S 0,0 E").condition("S", "PARALYZED", 0).when(Turns.activation('S')).isOver();
    assertThat(s.health("S")).isEqualTo(13);
    Situation lying = Situation.of("r . .").pilgrim("S 0,0 E").health("S", 0).pilgrim("T 2,0 W")
        .when(Turns.activation('S')).isOver();
    assertThat(lying.health("S")).isZero();
  }

  @Test
  @Rule({"JW-RUL-09", "JW-RUL-114"})
  void redSquare_thatKnocksOut_isTheLast() {
    Situation s = Situation.of(". r . . .", "# # # # #").pilgrim("S 0,0 E").health("S", 1).pilgrim("T 4,0 W")
        .when(Turns.activation('S')).play("move");
    assertThat(poses(s)).contains("go space:b1 east 1").noneMatch(text -> text.contains("c1"));

    s.play("go space:b1 east 1").isOver();

    assertThat(s.where("S")).isEqualTo("1,0 E");
    assertThat(s.number('S', Counters.LYING)).isEqualTo(1);
  }

  @Test
  @Rule("JW-RUL-06")
  void pose_isOffered_withFewerRedSquaresForMoreActions() {
    Situation s = Situation.of(". r r .", ". . . .").pilgrim("H 0,0 E").when(Turns.activation('H')).play("move");
    assertThat(poses(s)).as("through the fire, or round it with a second action")
        .contains("go space:d1 north 1", "go space:d1 north 2");
    s.play("go space:d1 north 2");
    assertThat(s.health("H")).isEqualTo(16);
  }

  @Test
  @Rule({"JW-MOV-04", "JW-MOV-05", "JW-MOV-11", "JW-TER-01", "JW-TER-03"})
  void miniaturesTokensAndLines_block() {
    Situation s = Situation.of("# . #", "W . .", "# . #").line(1, 1, Facing.SOUTH, 'y').pilgrim("T 1,1 N")
        .pilgrim("M 1,0 S").when(Turns.activation('T')).play("move");
    assertThat(poses(s)).allMatch(text -> text.contains("space:b2") || text.contains("space:c2"));
  }

  @Test
  @Rule({"JW-RUL-83", "JW-DFN-07"})
  void tile_isEntered_byAStepOnIt() {
    Situation s = Situation.on(6, 2).secondTileFrom(3).pilgrim("T 0,0 E").when(Turns.activation('T'))
        .play("move", "go space:d1 east 1");
    assertThat(s.journey().get(Counters.ENTERED_TILES) & 0b10).isNotZero();
  }

  @Test
  @Rule({"JW-RUL-78", "JW-RUL-108", "JW-MOV-07"})
  void cardsBeforeAMove_areDeclaredFirst_andCountOnce() {
    Situation s = Situation.of(". . . . . . . . . . . .", "# # # # # # # # # # # #").pilgrim("T 0,0 E")
        .hand('T', "T7").when(Turns.activation('T')).play("move");
    assertThat(s.asked()).isEqualTo("before-move Ana");
    s.play("play card:T7 figure:tripitaka");
    assertThat(s.asked()).as("once per move").isEqualTo("pose Ana");
    assertThat(poses(s)).contains("go space:g1 east 1", "go space:k1 east 2").doesNotContain("go space:l1 east 2");
    assertThat(s.number('T', Counters.CHI)).isEqualTo(9);
  }

  /** Past somebody by one card, and a turn for nothing by the other. */
  @Test
  @Rule("JW-RUL-86")
  void cardsBeforeAMove_allApplyToIt_inAnyOrder() {
    for (List<String> order : List.of(List.of("M1", "M5"), List.of("M5", "M1"))) {
      Situation s = Situation.of(". . . . . . . .", "# # # # # # # #").pilgrim("M 0,0 E").demon("1 warrior 1,0 W")
          .hand('M', "M1", "M5").when(Turns.activation('M')).play("move");
      order.forEach(card -> s.play("play card:" + card + " figure:monkey-king"));
      assertThat(poses(s)).as(order.toString()).contains("go space:g1 north 1");
    }
  }

  @Test
  @Rule({"JW-RUL-65", "JW-MOV-09", "JW-RUL-07"})
  void pilgrimOnALargerBase_movesByTheSameRules() {
    Situation s = Situation.on(5, 5).content(lengthened()).pilgrim("T 2,2 N").when(Turns.activation('T')).play("move");
    assertThat(poses(s)).as("about its front, and about its rear")
        .contains("go space:c3 east 1", "go space:d4 east 1", "go space:c2 north 1");
    s.play("go space:d4 east 1");
    assertThat(s.journey().squares().figure(s.journey().scene().ground.square(2, 3))).isZero();
    assertThat(s.journey().squares().figure(s.journey().scene().ground.square(3, 3))).isZero();
  }

  /** A line may be passed by a cloud, but nobody stays across it. */
  @Test
  @Rule({"JW-RUL-65", "JW-MOV-04", "JW-TER-01"})
  void pilgrimOnALargerBase_leapsOverALine_andDoesNotStandOnIt() {
    Situation s = Situation.on(3, 4).content(lengthened()).line(1, 1, Facing.SOUTH, 'y').pilgrim("M 1,2 N").hand('M', "M1")
        .when(Turns.activation('M')).play("move", "play card:M1 figure:monkey-king");
    assertThat(poses(s)).contains("go space:b1 north 1").doesNotContain("go space:b2 north 1");
  }

  private static Content lengthened() {
    Content shipped = Content.shelf(ShippedWords.ALL).of("");
    return new Content(shipped.dice(), shipped.pilgrims().stream().map(MoveTests::lengthened).toList(),
        shipped.demons(), shipped.conditions(), shipped.skills(), shipped.fortunes(), shipped.misfortunes(),
        shipped.corruptions(), shipped.demonCards(), shipped.tiles(), shipped.quests());
  }

  private static Pilgrim lengthened(Pilgrim pilgrim) {
    PilgrimEntry e = pilgrim.entry();
    return new Pilgrim(new PilgrimEntry(e.id(), e.name(), e.leader(), 1, 2, e.move(), e.health(), e.targets(),
        e.attackDice(), e.defenseDice(), e.cleanseDice(), e.icon(), e.chi(), e.weapons()), pilgrim.icon(), pilgrim.weapons());
  }
}
