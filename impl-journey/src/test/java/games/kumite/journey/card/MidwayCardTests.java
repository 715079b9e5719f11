package games.kumite.journey.card;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.ShippedWords;
import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.content.Shipped;
import games.kumite.journey.effect.Misfortune;
import games.kumite.journey.state.Counters;
import games.kumite.journey.turn.QuietPoint;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cards of an owner's content that do something in the middle or at the very end of something else. */
final class MidwayCardTests {

  @TempDir
  private Path directory;

  private Content with(String file, String from, String to) throws IOException {
    return Shipped.with(directory, file, from, to);
  }

  /** Losing Health lies on the table while Cho Hakkai, hurt by it, lets Tripitaka act, who meditates. */
  @Test
  @Rule({"JW-ACT-06", "JW-CRD-22"})
  void meditationInTheMiddleOfAMisfortune_leavesThatCardAlone() throws IOException {
    Content helping = with("skills", "\"heal(self,4)\"", "\"gainAP(another pilgrim,1)\"");
    Situation s = Situation.of("B . .", ". . .").content(helping).pilgrim("T 1,0 N").pilgrim("H 2,1 N").hand('H', "H3")
        .onTop("N01").onTop("F01", "F02", "F03").dice("spinner-1=1")
        .when(new Misfortune(Situation.pilgrim('H'))).play("play card:H3 figure:cho-hakkai", "meditate");
    assertThat(s.options()).containsExactlyInAnyOrder("keep card:F01", "keep card:F02", "keep card:F03");

    s.play("keep card:F02").isOver();

    assertThat(s.hand('T')).containsExactly("F02");
    assertThat(s.cards(s.journey().zones().discards(Deck.FORTUNE))).containsExactlyInAnyOrder("F01", "F03");
    assertThat(s.cards(s.journey().zones().discards(Deck.MISFORTUNE))).containsExactly("N01");
    assertThat(s.health("H")).isEqualTo(13);
  }

  /** The activation is over: its AP are gone, and one that is gained now is used at once. */
  @Test
  @Rule({"JW-RUL-102", "JW-TRN-15"})
  void apGainedAfterTheActivation_isUsedAtOnce() throws IOException {
    Content late = with("skills", "AFTER(kill self)", "AFTER(activation self)");
    Situation s = Situation.on(5, 5).content(late).pilgrim("M 2,2 N").hand('M', "M8").with('M', Counters.CHI, 5)
        .when(Turns.activation('M')).play("end");
    assertThat(s.options()).containsExactlyInAnyOrder("play card:M8 figure:monkey-king", "pass");

    s.play("play card:M8 figure:monkey-king");
    assertThat(s.options()).contains("rest", "decline").doesNotContain("end");

    s.play("rest").isOver();
    assertThat(s.number('M', Counters.CHI)).as("5, 3 for the card, 5 of the rest").isEqualTo(7);
  }

  @Test
  @Rule({"JW-CRD-07", "JW-TRN-15"})
  void apThatIsLeft_paysForNothingAfterTheActivation() throws IOException {
    with("conditions", "blockAction(attack)", "blockAction(all)");
    Content late = with("skills", "AFTER(damage on self)\", \"cost\": \"chi 2\"",
        "AFTER(damage on self)\", \"cost\": \"chi 2, AP 1\"");
    Situation s = Situation.of("r . .", ". . .").content(late).pilgrim("H 0,0 N").hand('H', "H3")
        .condition("H", "DISABLED", 0).when(Turns.activation('H')).isOver();
    assertThat(s.health("H")).as("burned at the end of its activation").isEqualTo(15);
    assertThat(s.hand('H')).containsExactly("H3");
  }

  /** Flames come after the turn tokens: what they bring has been gained in this turn all the same. */
  @Test
  @Rule({"JW-RUL-02", "JW-TRN-22"})
  void conditionGainedAfterTheTurnTokens_lastsNoLonger() throws IOException {
    Content forced = with("skills", "\"AFTER(damage on self)\", \"cost\": \"chi 2\", \"effects\": \"heal(self,4)\"",
        "\"FORCED(draw corruption self)\", \"cost\": \"\", \"effects\": \"applyCondition(self,SLOWED)\"");
    Situation s = Situation.of("V . .", ". . .").content(forced).pilgrim("H 2,1 N").with('H', Counters.BAD, 9).hand('H', "H3")
        .rule(new QuestRule.Flames(2, new QuestRule.Area(0, 0, 1, 1), 1)).condition("H", "DISABLED", 0)
        .when(Turns.end()).isOver();
    assertThat(s.conditions("H")).containsExactlyInAnyOrder("DISABLED 1", "SLOWED 1");
  }

  /** A corruption card that a card draws is an event like one that karma draws. */
  @Test
  @Rule({"JW-RUL-131", "JW-RUL-124"})
  void corruptionDrawnByACard_forcesWhatAnswersIt() throws IOException {
    with("fortunes", "\"gainGood(self,2)\"", "\"draw(corruption,1)\"");
    Content forced = with("skills", "\"AFTER(damage on self)\", \"cost\": \"chi 2\", \"effects\": \"heal(self,4)\"",
        "\"FORCED(draw corruption self)\", \"cost\": \"\", \"effects\": \"applyCondition(self,SLOWED)\"");
    Situation s = Situation.on(3, 3).content(forced).pilgrim("H 1,1 N").hand('H', "H3", "F10").when(QuietPoint.POINT)
        .play("play card:F10 figure:cho-hakkai").isOver();
    assertThat(s.conditions("H")).containsExactly("SLOWED 0");
  }

  /** Gained in the Maintenance of turn t, it hurts from turn t + 1 on. */
  @Test
  @Rule({"JW-RUL-02", "JW-TRN-06"})
  void conditionGainedInMaintenance_doesNotHurtInIt() throws IOException {
    Content poisoning = with("fortunes", "\"gainGood(self,2)\"", "\"applyCondition(demons on own tile,POISONED)\"");
    Situation s = Situation.on(4, 4).content(poisoning).pilgrim("T 0,0 N").hand('T', "F10").demon("1 iron-fan 3,3 N")
        .when(Turns.maintenance()).play("play card:F10 figure:tripitaka").isOver();
    assertThat(s.conditions("1")).containsExactly("POISONED 0");
    assertThat(s.health("1")).isEqualTo(16);
  }

  /** Losing Health knocks him out before the next word comes: only Revive wakes a pilgrim. */
  @Test
  @Rule({"JW-RUL-84", "JW-DEF-05", "JW-CRD-23"})
  void trackThatIsSetAfterAKnockOut_wakesNobody() throws IOException {
    Content risky = with("fortunes", "\"gainGood(self,2)\"", "\"draw(misfortune,1); set(health,8); set(chi,9)\"");
    Situation s = Situation.on(3, 3).content(risky).pilgrim("S 1,1 N").pilgrim("H 2,2 N").health("H", 3)
        .with('H', Counters.CHI, 4).hand('H', "F10").onTop("N01").when(QuietPoint.POINT).play("play card:F10 figure:cho-hakkai")
        .isOver();
    assertThat(s.number('H', Counters.LYING)).isEqualTo(1);
    assertThat(s.health("H")).isZero();
    assertThat(s.number('H', Counters.CHI)).isEqualTo(4);
  }

  /** Burned on his way he is carried off: the rest of the way does not begin where he is now. */
  @Test
  @Rule("JW-RUL-137")
  void walkerWhoIsCarriedElsewhere_walksNoFurther() throws IOException {
    Content carrying = with("skills", "\"heal(self,4)\"", "\"moveTo(self,own tile)\"");
    Situation s = Situation.of(". r . .", ". . . .").content(carrying).pilgrim("H 0,0 E").hand('H', "H3")
        .when(Turns.activation('H')).play("move");
    String far = s.options().stream().filter(option -> option.startsWith("go space:d1 east")).findFirst().orElseThrow();
    s.play(far, "play card:H3 figure:cho-hakkai", "to space:a2");
    assertThat(s.where("H")).isEqualTo("0,1 E");
    assertThat(s.health("H")).isEqualTo(15);
  }

  /** The Monkey King steps before him while he burns: there is no way through miniatures. */
  @Test
  @Rule({"JW-RUL-137", "JW-MOV-11"})
  void walkerWhoseWayIsTaken_stopsBeforeIt() throws IOException {
    Content eager = with("skills", "\"AFTER(kill self)\", \"cost\": \"chi 3\", \"effects\": \"gainAP(self,1); oncePerTurn\"",
        "\"AFTER(damage on another pilgrim)\", \"cost\": \"chi 3\", \"effects\": \"move(self,1)\"");
    Situation s = Situation.of(". r . .", ". . . .").content(eager).pilgrim("H 0,0 E").pilgrim("M 2,1 N").hand('M', "M8")
        .when(Turns.activation('H')).play("move");
    String far = s.options().stream().filter(option -> option.startsWith("go space:d1 east")).findFirst().orElseThrow();
    s.play(far, "play card:M8 figure:monkey-king");
    s.play(s.options().stream().filter(option -> option.startsWith("go space:c1 north")).findFirst().orElseThrow());
    assertThat(s.where("M")).isEqualTo("2,0 N");
    assertThat(s.where("H")).isEqualTo("1,0 E");
  }

  /** Poison hurts; what he plays then takes the fire off before it hurts. */
  @Test
  @Rule({"JW-TRN-06", "JW-RUL-01"})
  void conditionThatIsCuredInTheMiddleOfMaintenance_hurtsNoMore() throws IOException {
    Content curing = with("skills", "\"heal(self,4)\"", "\"removeCondition(self,2)\"");
    Situation s = Situation.on(3, 3).content(curing).pilgrim("H 1,1 N").hand('H', "H3").condition("H", "POISONED", 1)
        .condition("H", "BURNING", 1).when(Turns.maintenance()).play("play card:H3 figure:cho-hakkai").isOver();
    assertThat(s.health("H")).isEqualTo(15);
    assertThat(s.conditions("H")).isEmpty();
  }

  /** The swing costs the AP that the attack needs. */
  @Test
  @Rule({"JW-RUL-103", "JW-CRD-07"})
  void attackThatNoCardCouldMakePossible_isNotOffered() throws IOException {
    Content dear = with("skills", "\"cost\": \"chi 2\", \"effects\": \"addRays(L 1-1, R 1-1); addTargets(2)\"",
        "\"cost\": \"chi 2, AP 1\", \"effects\": \"addRays(L 1-1, R 1-1); addTargets(2)\"");
    Situation s = Situation.on(5, 5).content(dear).pilgrim("H 2,2 N").with('H', Counters.CHI, 4).hand('H', "H2").demon("1 warrior 1,2 N")
        .when(Turns.activation('H'));
    assertThat(s.options()).contains("attack");
    s.play("rest");
    assertThat(s.options()).contains("rest").doesNotContain("attack");
  }

  /** Each of two cards could be paid, both could not, and only both would reach the Warrior. */
  @Test
  @Rule({"JW-RUL-103", "JW-CRD-05"})
  void attackThatNeedsMoreCardsThanCanBePaid_isNotOffered() throws IOException {
    Content longer = with("skills", "\"addTargets(2)\"", "\"addRays(L 1-1)\"");
    longer = again("extendRay(F,+2)", "extendRay(L,+1)");
    for (int chi = 4; chi <= 5; chi++) {
      Situation s = Situation.on(5, 5).content(longer).pilgrim("M 3,2 N").hand('M', "M2", "M4").with('M', Counters.CHI, chi)
          .demon("1 warrior 1,2 N").when(Turns.activation('M'));
      assertThat(s.options().contains("attack")).as(chi + " chi, the cards cost 3 and 2").isEqualTo(chi == 5);
    }
  }

  /** He follows onto a red square, and what he plays as he burns is the end of the Warrior before the total is counted. */
  @Test
  @Rule({"JW-RUL-34", "JW-RUL-76", "JW-RUL-19"})
  void demonThatIsGoneBeforeTheTotal_isNotDefeatedAgain() throws IOException {
    Content burning = with("skills", "\"heal(self,4)\"", "\"damage(demons on own tile,3)\"");
    Situation s = Situation.of(". .", "r .", ". .").content(burning).pilgrim("H 0,2 N").hand('H', "H3")
        .demon("1 warrior 0,1 S").dice("red-1=3,3 white-1=5 blue=0").attack("H").play("follow");
    s.play("play card:H3 figure:cho-hakkai").isOver();

    assertThat(s.where("1")).isEqualTo("none");
    assertThat(s.journey().defeats(s.journey().definition().type("warrior"))).isEqualTo(1);
    assertThat(s.number('H', Counters.BAD)).isZero();
  }

  /** The same with a condition: the miniature is free again, and free of it. */
  @Test
  @Rule({"JW-ATK-17", "JW-RUL-75"})
  void demonThatIsGoneBeforeConditions_takesNoneWithIt() throws IOException {
    Content burning = with("skills", "\"knockBack(2)\"", "\"knockBack(1); applyCondition(target,SLOWED)\"");
    burning = again("\"AFTER(attackRoll on self)\", \"cost\": \"chi 2\", \"effects\": \"addDefense(2)\", \"duration\": \"this-attack\"",
        "\"AFTER(damage on self)\", \"cost\": \"chi 2\", \"effects\": \"damage(demons on own tile,3)\", \"duration\": \"at-once\"");
    Situation s = Situation.of(". .", "r .", ". .").content(burning).pilgrim("S 0,2 N").hand('S', "S4", "S6")
        .demon("1 warrior 0,1 S").dice("red-1=0,0 white-1=1 blue=0").attack("S")
        .play("play card:S6 figure:monk-sha", "follow", "play card:S4 figure:monk-sha").isOver();
    assertThat(s.where("1")).isEqualTo("none");
    assertThat(s.conditions("1")).isEmpty();
  }

  /** Tripitaka's card carries Cho Hakkai: Tripitaka's player says where. */
  @Test
  @Rule("JW-RUL-61") // JW-D-23
  void squareOfACardThatCarriesAnother_isItsOwnersChoice() throws IOException {
    Content carrying = with("fortunes", "moveTo(self,own tile)", "moveTo(another pilgrim,own tile)");
    Situation s = Situation.on(3, 3).content(carrying).seats(2).pilgrim("T 0,0 N").pilgrim("M 2,2 N").hand('T', "F13")
        .when(Turns.activation('T')).play("play card:F13 figure:tripitaka");
    assertThat(s.asked()).isEqualTo("landing Ana");
    s.play("to space:c1");
    assertThat(s.where("M")).isEqualTo("2,0 N");
  }

  private Content again(String from, String to) throws IOException {
    String text = Files.readString(directory.resolve("skills.json"));
    assertThat(text).contains(from);
    Files.writeString(directory.resolve("skills.json"), text.replace(from, to));
    return Content.shelf(ShippedWords.ALL).of(directory.toString());
  }
}
