package games.kumite.journey.card;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.ShippedWords;
import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Shipped;
import games.kumite.journey.effect.Misfortune;
import games.kumite.journey.state.Counters;
import games.kumite.journey.turn.DemonPhase;
import games.kumite.journey.turn.QuietPoint;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Words of an owner's content that no shipped card uses so. */
final class OwnWordTests {

  @TempDir
  private Path directory;

  /** Changes a file that was changed before. */
  private Content again(String file, String from, String to) throws IOException {
    String text = Files.readString(directory.resolve(file + ".json"));
    assertThat(text).contains(from);
    Files.writeString(directory.resolve(file + ".json"), text.replace(from, to));
    return Content.shelf(ShippedWords.ALL).of(directory.toString());
  }

  private Content with(String file, String from, String to) throws IOException {
    return Shipped.with(directory, file, from, to);
  }

  @Test
  @Rule({"JW-RUL-127", "JW-RUL-44"})
  void conditionThatBlocksMoves_bindsDemonsToo() throws IOException {
    Content rooted = with("conditions", "blockAction(attack)", "blockAction(move)");
    Situation s = Situation.on(9, 5).content(rooted).pilgrim("T 0,2 E").pilgrim("S 0,0 E").pilgrim("H 0,4 E").pilgrim("M 6,3 N").demon("1 warrior 6,2 W")
        .demon("2 warrior 8,0 W").condition("1", "DISABLED", 0).condition("2", "DISABLED", 0)
        .when(DemonPhase.ACTIVATE).isOver();
    assertThat(s.where("1")).as("it cannot turn to the Monkey King").isEqualTo("6,2 W");
    assertThat(s.where("2")).isEqualTo("8,0 W");
    s = Situation.on(9, 5).content(rooted).pilgrim("T 0,2 E").pilgrim("S 0,0 E").pilgrim("H 0,4 E").pilgrim("M 6,3 N")
        .demon("1 warrior 6,2 S")
        .condition("1", "DISABLED", 0).dice("red=1,1,1,1 blue-1=1,1,1,1").when(DemonPhase.ACTIVATE).isOver();
    assertThat(s.health("M")).as("two attacks where it stands, no step after the first").isEqualTo(14);
    assertThat(s.where("1")).isEqualTo("6,2 S");
    assertThat(s.events()).filteredOn(event -> event.startsWith("Warrior 1 attacks")).hasSize(2);
  }

  @Test
  @Rule("JW-RUL-127")
  void conditionThatBlocksKarma_letsNoneBeGained() throws IOException {
    Content barren = with("conditions", "blockGain(chi)", "blockGain(good)");
    Situation s = Situation.on(5, 5).content(barren).pilgrim("S 2,2 S").condition("S", "CURSED", 0).hand('S', "F10")
        .when(QuietPoint.POINT).isOver();
    assertThat(s.hand('S')).as("Kind Thought would change nothing").containsExactly("F10");
    assertThat(s.number('S', Counters.GOOD)).isZero();
  }

  @Test
  @Rule({"JW-DFN-04", "JW-RUL-101"})
  void trackThatIsSet_staysWithinItsMaximum_andIsNotPlayedForNothing() throws IOException {
    Content set = with("fortunes", "heal(self,5)", "set(health,20)");
    Situation s = Situation.on(5, 5).content(set).pilgrim("S 2,2 S").health("S", 14).hand('S', "F02")
        .when(QuietPoint.POINT).isOver();
    assertThat(s.hand('S')).as("14 is the most").containsExactly("F02");
    s = Situation.on(5, 5).content(set).pilgrim("S 2,2 S").health("S", 3).hand('S', "F02").when(QuietPoint.POINT)
        .play("play card:F02 figure:monk-sha").isOver();
    assertThat(s.health("S")).isEqualTo(14);
  }

  @Test
  @Rule("JW-RUL-35")
  void goodKarmaThatIsSetBeforeLethalDamage_isExchangedAtOnce() throws IOException {
    Content set = with("skills", "set(health,1)", "set(health,1); set(good,12)");
    Situation s = Situation.on(5, 5).content(set).pilgrim("M 2,2 S").health("M", 2).hand('M', "M3").onTop("M1")
        .demon("1 warrior 2,3 N").dice("red=3,3 blue-1=0,0").attack("1").play("play card:M3 figure:monkey-king").isOver();
    assertThat(s.health("M")).isEqualTo(1);
    assertThat(s.number('M', Counters.GOOD)).isEqualTo(2);
    assertThat(s.hand('M')).containsExactly("M1");
  }

  /** The Page says what happens in place of the damage: who waits for damage has nothing to answer. */
  @Test
  @Rule({"JW-RUL-133", "JW-RUL-70"})
  void damageThatIsReplaced_isAnsweredByNobody() throws IOException {
    Content waiting = with("skills", "AFTER(kill self)", "AFTER(damage on self)");
    Situation s = Situation.on(5, 5).content(waiting).pilgrim("M 2,2 S").health("M", 2).hand('M', "M3", "M8")
        .demon("1 warrior 2,3 N").dice("red=3,3 blue-1=0,0").attack("1")
        .play("play card:M3 figure:monkey-king").isOver();
    assertThat(s.hand('M')).containsExactly("M8");

    Situation hurt = Situation.on(5, 5).content(waiting).pilgrim("M 2,2 S").health("M", 9).hand('M', "M8")
        .demon("1 warrior 2,3 N").dice("red=3,3 blue-1=0,0").attack("1");
    assertThat(hurt.options()).containsExactly("play card:M8 figure:monkey-king", "pass");
  }

  @Test
  @Rule({"JW-RUL-127", "JW-RUL-133"})
  void trackThatIsBlocked_isNotRaisedInPlaceOfDamageEither() throws IOException {
    with("conditions", "blockGain(chi)", "blockGain(health); blockGain(chi)");
    Content rooted = with("skills", "set(health,1)", "set(health,9); set(chi,10)");
    Situation s = Situation.on(5, 5).content(rooted).pilgrim("M 2,2 S").health("M", 2).condition("M", "CURSED", 0)
        .hand('M', "M3").demon("1 warrior 2,3 N").dice("red=3,3 blue-1=0,0").attack("1")
        .play("play card:M3 figure:monkey-king").isOver();
    assertThat(s.health("M")).isEqualTo(2);
    assertThat(s.number('M', Counters.CHI)).isEqualTo(6);
  }

  @Test
  @Rule("JW-RUL-128")
  void cardThatCostsTheApOfTheMove_isNotPlayedBeforeIt() throws IOException {
    Content dear = with("skills", "\"BEFORE(move self)\", \"cost\": \"chi 1\", \"effects\": \"modMV(+2)\"",
        "\"BEFORE(move self)\", \"cost\": \"chi 1, AP 1\", \"effects\": \"modMV(+2)\"");
    Situation s = Situation.on(9, 3).content(dear).pilgrim("T 0,1 E").hand('T', "T7").when(Turns.activation('T'))
        .play("move");
    assertThat(s.options()).as("1 AP is left for the move").contains("play card:T7 figure:tripitaka");
    s.play("play card:T7 figure:tripitaka", "go space:g2 east 1");
    assertThat(s.where("T")).isEqualTo("6,1 E");
    s = Situation.on(9, 3).content(dear).pilgrim("T 0,1 E").hand('T', "T7").when(Turns.activation('T'))
        .play("move", "pass", "go space:b2 east 1", "move");
    assertThat(s.asked()).as("nothing would be left for the move").isEqualTo("pose Ana");
  }

  @Test
  @Rule("JW-RUL-128")
  void turnsWithoutEnd_areFree() throws IOException {
    Content free = with("skills", "turnFree(1)", "turnFree(99)");
    Situation s = Situation.on(3, 3).content(free).pilgrim("M 1,1 E").hand('M', "M5").when(Turns.activation('M'))
        .play("move", "play card:M5 figure:monkey-king", "go space:a1 west 1");
    assertThat(s.where("M")).isEqualTo("0,0 W");
  }

  @Test
  @Rule("JW-RUL-108")
  void movementThatIsTakenAway_lastsToTheEndOfTheTurn() throws IOException {
    Content slow = with("skills", "modMV(each pilgrim,+2)", "modMV(each pilgrim,-3)");
    Situation s = Situation.on(9, 3).content(slow).pilgrim("H 0,1 E").hand('H', "H7").when(Turns.activation('H'))
        .play("play card:H7 figure:cho-hakkai", "move");
    assertThat(s.options()).contains("go space:b2 east 1").doesNotContain("go space:c2 east 1");
  }

  /** Two cards that an attack roll forces, and the first lets dice be rolled again. */
  @Test
  @Rule({"JW-RUL-124", "JW-CRD-04"})
  void cardThatARollForces_isPlayedAfterAForcedReroll_too() throws IOException {
    String fiery = "\"AFTER(attackRoll self)\", \"cost\": \"chi 2\", \"effects\": \"reroll(red,any)\"";
    String vigour = "\"AFTER(kill self)\", \"cost\": \"chi 3\", \"effects\": \"gainAP(self,1); oncePerTurn\", "
        + "\"duration\": \"at-once\"";
    with("skills", fiery, fiery.replace("AFTER", "FORCED"));
    Content forced = again("skills", vigour, "\"FORCED(attackRoll self)\", \"cost\": \"chi 1\", \"effects\": "
        + "\"addDamage(2)\", \"duration\": \"this-attack\"");
    Situation s = Situation.on(5, 5).content(forced).pilgrim("M 2,2 N").hand('M', "M8", "M6")
        .demon("1 warrior 2,1 S").health("1", 9).dice("red-1=0,0,1 white-1=1 blue=0").attack("M");
    assertThat(s.asked()).isEqualTo("reroll Ana");
    s.play("reroll red 1", "done").isOver();
    assertThat(s.number('M', Counters.CHI)).as("both are paid for").isEqualTo(7);
    assertThat(s.events()).anyMatch(text -> text.contains("attack 3, defense 0"));
  }

  @Test
  @Rule({"JW-ATK-20", "JW-RUL-124"})
  void cleanseDice_thatAreAddedToARollOfNone_areRolled() throws IOException {
    Content late = with("skills", "\"AFTER(attackRoll self)\", \"cost\": \"chi 2\", \"effects\": \"reroll(red,any)\", "
        + "\"duration\": \"this-attack\"", "\"AFTER(cleanseRoll self)\", \"cost\": \"chi 2\", \"effects\": "
        + "\"addCleanseDice(2)\", \"duration\": \"this-roll\"");
    Situation s = Situation.on(5, 5).content(late).pilgrim("M 2,2 N").hand('M', "M6").corrupted('M', "C05")
        .demon("1 archer 2,1 S").dice("red-1=2,2,1,1 white-1=1").attack("M")
        .play("cleanse", "play card:M6 figure:monkey-king").isOver();
    assertThat(s.number('M', Counters.GOOD)).isEqualTo(2);
  }

  @Test
  @Rule({"JW-TER-04", "JW-RUL-78"})
  void redSquaresThatACardLifts_doNotBurn() throws IOException {
    Content cool = with("skills", "ignoreTerrain(blue)", "ignoreTerrain(red)");
    Situation s = Situation.of(". r r .", "# # # #").content(cool).pilgrim("S 0,0 E").hand('S', "S5")
        .when(Turns.activation('S')).play("move", "play card:S5 figure:monk-sha", "go space:d1 east 1");
    assertThat(s.where("S")).isEqualTo("3,0 E");
    assertThat(s.health("S")).isEqualTo(14);
  }

  @Test
  @Rule("JW-RUL-101")
  void healingOfADemon_isNothing() throws IOException {
    Content kind = with("skills", "heal(self,4)", "heal(attacker,4)");
    Situation s = Situation.on(5, 5).content(kind).pilgrim("T 0,0 N").pilgrim("H 2,2 S").hand('H', "H3")
        .demon("1 warrior 2,3 N").health("1", 1).dice("red=3,3 blue-1=0").attack("1").isOver();
    assertThat(s.hand('H')).containsExactly("H3");
    assertThat(s.health("H")).isEqualTo(10);
  }

  private static final String PEACH = "\"trigger\": \"ANY\", \"effects\": \"heal(self,5)\"";

  @Test
  @Rule("JW-RUL-101")
  void cardThatGrantsAnAttackOrAMove_needsSomebodyWhoCanMakeIt() throws IOException {
    Content striking = with("fortunes", PEACH, "\"trigger\": \"ANY\", \"effects\": \"attack(any pilgrim)\"");
    Situation s = Situation.on(5, 5).content(striking).pilgrim("S 0,0 S").pilgrim("M 4,4 N").hand('S', "F02")
        .when(QuietPoint.POINT).isOver();
    assertThat(s.hand('S')).as("nobody has a target").containsExactly("F02");
    s = Situation.on(5, 5).content(striking).pilgrim("S 0,0 S").pilgrim("M 4,4 N").demon("1 warrior 4,3 S")
        .hand('S', "F02").dice("red-1=0,0 white-1=1 blue=0").when(QuietPoint.POINT).play("play card:F02 figure:monk-sha").isOver();
    assertThat(s.events()).as("nobody else could, so nobody is asked whom it is for").contains("Monkey King attacks Warrior 1.");
    s = Situation.on(5, 5).content(striking).pilgrim("S 0,0 S").pilgrim("M 4,4 N").condition("M", "DISABLED", 0)
        .demon("1 warrior 4,3 S").hand('S', "F02").when(QuietPoint.POINT).isOver();
    assertThat(s.hand('S')).as("the only one who could is Disabled").containsExactly("F02");

    with("fortunes", PEACH, "\"trigger\": \"ANY\", \"effects\": \"move(another pilgrim,2)\"");
    Content running = with("conditions", "blockAction(attack)", "blockAction(move)");
    s = Situation.on(5, 5).content(running).pilgrim("S 0,0 S").pilgrim("M 4,4 N").condition("M", "DISABLED", 0)
        .hand('S', "F02").when(QuietPoint.POINT).isOver();
    assertThat(s.hand('S')).as("the only other one cannot move").containsExactly("F02");
  }

  @Test
  @Rule({"JW-RUL-101", "JW-ATK-15", "JW-CRD-15"})
  void harmThatLeavesNoTrace_isNoUseOfACard() throws IOException {
    Content hurting = with("fortunes", PEACH, "\"trigger\": \"ANY\", \"effects\": \"damage(demons on own tile,1)\"");
    Situation s = Situation.on(5, 5).content(hurting).pilgrim("S 0,0 S").demon("1 warrior 4,3 S").hand('S', "F02")
        .when(QuietPoint.POINT).isOver();
    assertThat(s.hand('S')).as("it takes 3 at once to kill a Warrior").containsExactly("F02");
    s = Situation.on(5, 5).content(hurting).pilgrim("S 0,0 S").demon("1 warrior 4,3 S").demon("2 kogaiji 2,2 S")
        .hand('S', "F02").when(QuietPoint.POINT).play("play card:F02 figure:monk-sha").isOver();
    assertThat(s.events()).as("a lord has a track").anyMatch(text -> text.startsWith("Kogaiji takes 1 damage"));

    Content slowing = with("fortunes", PEACH,
        "\"trigger\": \"ANY\", \"effects\": \"applyCondition(demons on own tile,SLOWED)\"");
    s = Situation.on(5, 5).content(slowing).pilgrim("S 0,0 S").demon("1 warrior 4,3 S").condition("1", "SLOWED", 0)
        .hand('S', "F02").when(QuietPoint.POINT).isOver();
    assertThat(s.hand('S')).as("it is as slow as it can be").containsExactly("F02");
    s = Situation.on(5, 5).content(slowing).pilgrim("S 0,0 S").demon("1 warrior 4,3 S").condition("1", "SLOWED", 1)
        .hand('S', "F02").when(QuietPoint.POINT).play("play card:F02 figure:monk-sha").isOver();
    assertThat(s.conditions("1")).containsExactly("SLOWED 0");

    Content burning = with("fortunes", PEACH,
        "\"trigger\": \"ANY\", \"effects\": \"applyCondition(self,BURNING)\"");
    s = Situation.on(5, 5).content(burning).pilgrim("S 0,0 S").condition("S", "BURNING", 0).hand('S', "F02")
        .when(QuietPoint.POINT).play("play card:F02 figure:monk-sha").isOver();
    assertThat(s.health("S")).as("it burns anew").isEqualTo(13);
  }

  @Test
  @Rule({"JW-CRD-02", "JW-RUL-101"})
  void cardThatTurnsSomebody_saysSo_andNeedsTheRoom() throws IOException {
    Content turning = with("fortunes", PEACH, "\"trigger\": \"ANY\", \"effects\": \"face(demons on own tile,left)\"");
    Situation s = Situation.on(5, 5).content(turning).pilgrim("S 0,0 S").demon("1 kogaiji 2,2 S").hand('S', "F02")
        .when(QuietPoint.POINT).play("play card:F02 figure:monk-sha").isOver();
    assertThat(s.events()).contains("Kogaiji turns and looks east.");
    s = Situation.of("# . # # .", "# . # # .").content(turning).pilgrim("S 4,0 S").demon("1 berserker 1,1 S").hand('S', "F02")
        .when(QuietPoint.POINT).isOver();
    assertThat(s.hand('S')).as("it fills the passage").containsExactly("F02");

    s = Situation.on(5, 2).content(turning).pilgrim("S 0,0 S").demon("1 berserker 1,0 N").demon("2 berserker 3,1 S").hand('S', "F02")
        .when(QuietPoint.POINT).play("play card:F02 figure:monk-sha").isOver();
    assertThat(s.where("1")).isEqualTo("1,0 W");
    assertThat(s.where("2")).as("the first has taken the room of the second").isEqualTo("3,1 S");
  }

  /** A third AP by Extra Candle, one for the spin; then one is taken of two, or two of one. */
  @Test
  @Rule({"JW-CRD-22", "JW-ACT-07"})
  void pointsThatACardTakes_areTakenAsFarAsThereAreAny() throws IOException {
    Content one = with("misfortunes", "loseAP(self,all)", "loseAP(self,1)");
    Situation s = Situation.of("B . .", ". . .").content(one).pilgrim("H 1,1 N").hand('H', "F12").onTop("N13")
        .dice("spinner-1=2").when(Turns.activation('H')).play("play card:F12 figure:cho-hakkai", "meditate");
    assertThat(s.journey().get(Counters.POINTS)).isEqualTo(1);

    Content two = with("misfortunes", "loseAP(self,all)", "loseAP(self,2)");
    s = Situation.of("B . .", ". . .").content(two).pilgrim("H 1,1 N").onTop("N13").dice("spinner-1=2")
        .when(Turns.activation('H')).play("meditate").isOver();
    assertThat(s.events()).contains("Cho Hakkai has 0 AP.");
  }

  @Test
  @Rule("JW-DFN-04")
  void healthThatACardLowers_isTold() throws IOException {
    Content set = with("fortunes", PEACH, "\"trigger\": \"ANY\", \"effects\": \"set(health,5)\"");
    Situation s = Situation.on(5, 5).content(set).pilgrim("S 2,2 S").hand('S', "F02").when(QuietPoint.POINT)
        .play("play card:F02 figure:monk-sha").isOver();
    assertThat(s.events()).contains("Monk Sha is down to 5 health.");
  }

  @Test
  @Rule({"JW-RUL-131", "JW-RUL-36"})
  void cardThatAnswersASkill_needsOneThatWasDrawn() throws IOException {
    Content waiting = with("skills", "AFTER(draw fortune self)", "AFTER(draw skill self)");
    Situation s = Situation.on(3, 3).content(waiting).pilgrim("H 1,1 N").with('H', Counters.GOOD, 8)
        .hand('H', "H1", "H2", "H5", "H8", "H6", "F10").when(QuietPoint.POINT).play("play card:F10 figure:cho-hakkai").isOver();
    assertThat(s.number('H', Counters.GOOD)).as("exchanged for nothing").isZero();
    s = Situation.on(3, 3).content(waiting).pilgrim("H 1,1 N").with('H', Counters.GOOD, 8).hand('H', "H6", "F10")
        .onTop("H1").when(QuietPoint.POINT).play("play card:F10 figure:cho-hakkai");
    assertThat(s.options()).containsExactly("play card:H6 figure:cho-hakkai", "pass");
  }

  /** First all eight skill cards are in hand: deck and discards are empty. */
  @Test
  @Rule({"JW-RUL-131", "JW-DFN-03"})
  void cardThatAnswersASkill_needsAWordThatDrewOne() throws IOException {
    with("fortunes", "gainChi(self,5)", "gainChi(self,5); draw(skill,1)");
    Content waiting = with("skills", "AFTER(draw fortune self)", "AFTER(draw skill self)");
    Situation s = Situation.on(3, 3).content(waiting).pilgrim("H 1,1 N").with('H', Counters.CHI, 3)
        .hand('H', "H1", "H2", "H3", "H4", "H5", "H6", "H7", "H8", "F03").when(QuietPoint.POINT)
        .play("play card:F03 figure:cho-hakkai").isOver();
    assertThat(s.number('H', Counters.CHI)).isEqualTo(8);
    assertThat(s.hand('H')).hasSize(8).contains("H6");

    Situation drawn = Situation.on(3, 3).content(waiting).pilgrim("H 1,1 N").with('H', Counters.CHI, 3).hand('H', "H6", "F03")
        .onTop("H1").when(QuietPoint.POINT).play("play card:F03 figure:cho-hakkai");
    assertThat(drawn.options()).containsExactly("play card:H6 figure:cho-hakkai", "pass");
  }

  @Test
  @Rule({"JW-RUL-131", "JW-KAR-04"})
  void cardThatAnswersCorruption_needsOneThatWasDrawn() throws IOException {
    Content waiting = with("skills", "AFTER(draw fortune self)", "AFTER(draw corruption self)");
    Situation s = Situation.on(3, 3).content(waiting).pilgrim("H 1,1 N").hand('H', "H6").with('H', Counters.BAD, 9)
        .and(it -> it.cards().moveAll(it.zones().deck(Deck.CORRUPTION), it.zones().corruption[0])).onTop("N08")
        .when(new Misfortune(3)).isOver();
    assertThat(s.number('H', Counters.LEVEL)).isEqualTo(2);
    s = Situation.on(3, 3).content(waiting).pilgrim("H 1,1 N").hand('H', "H6").with('H', Counters.BAD, 9).onTop("N08", "C09")
        .when(new Misfortune(3));
    assertThat(s.options()).containsExactly("play card:H6 figure:cho-hakkai", "pass");
  }

  @Test
  @Rule({"JW-RUL-131", "JW-RUL-37"})
  void cardThatAnswersAFortuneCard_needsOneThatWasDrawn() throws IOException {
    Content waiting = with("skills", "draw(fortune,1)", "heal(self,4)");
    Situation s = Situation.of("B . .", ". . .").content(waiting).pilgrim("H 1,1 N").health("H", 9).hand('H', "H6")
        .and(it -> it.cards().moveAll(it.zones().deck(Deck.FORTUNE), it.hand(1))).dice("spinner-1=1")
        .when(Turns.granted('H')).play("meditate").isOver();
    assertThat(s.health("H")).isEqualTo(9);
    s = Situation.of("B . .", ". . .").content(waiting).pilgrim("H 1,1 N").health("H", 9).hand('H', "H6")
        .onTop("F02", "F03", "F04").dice("spinner-1=1").when(Turns.granted('H')).play("meditate", "keep card:F02");
    assertThat(s.options()).containsExactly("play card:H6 figure:cho-hakkai", "pass");
  }

  @Test
  @Rule("JW-CRD-04")
  void cardForAnotherPilgrimsDamage_doesNotAnswerItsOwners() throws IOException {
    Content caring = with("skills", "AFTER(damage on self)", "AFTER(damage on another pilgrim)");
    Situation own = Situation.on(3, 3).content(caring).pilgrim("H 1,1 N").pilgrim("M 0,0 N").health("H", 9).hand('H', "H3")
        .condition("H", "POISONED", 1).when(Turns.maintenance()).isOver();
    assertThat(own.health("H")).isEqualTo(8);

    Situation others = Situation.on(3, 3).content(caring).pilgrim("H 1,1 N").pilgrim("M 0,0 N").health("H", 9).hand('H', "H3")
        .condition("M", "POISONED", 1).when(Turns.maintenance());
    assertThat(others.options()).contains("play card:H3 figure:cho-hakkai");
  }

  /** Chi is no damage, and no card answers it. */
  @Test
  @Rule({"JW-TRN-06", "JW-RUL-148"})
  void conditionThatTakesChiAlone_doesNoDamage() throws IOException {
    Content draining = with("conditions", "\"duration\": 3, \"effects\": \"MAINTENANCE: damage(bearer,1)\"",
        "\"duration\": 3, \"effects\": \"MAINTENANCE: loseChi(bearer,1)\"");
    Situation s = Situation.on(3, 3).content(draining).pilgrim("H 1,1 N").health("H", 9).hand('H', "H3")
        .condition("H", "POISONED", 1).when(Turns.maintenance()).isOver();
    assertThat(s.number('H', Counters.CHI)).isEqualTo(9);
    assertThat(s.health("H")).isEqualTo(9);
  }

  /** 3 and 3 fewer are none, and nothing is told of none. */
  @Test
  @Rule("JW-ACT-14")
  void rescueThatBringsNoKarma_tellsNoKarma() throws IOException {
    Content greedy = with("corruptions", "modRescue(-2)", "modRescue(-3)");
    Situation s = Situation.of("V . .", ". . .").content(greedy).pilgrim("H 1,1 N").corrupted('H', "C09")
        .when(Turns.granted('H')).play("rescue token:villager-1").isOver();
    assertThat(s.number('H', Counters.VILLAGERS)).isEqualTo(1);
    assertThat(s.events()).noneMatch(text -> text.contains("karma"));
  }

  @Test
  @Rule({"JW-RUL-18", "JW-SPC-01"})
  void resultsThatAskForDamage_needIt() throws IOException {
    Content biting = with("fortunes", "addDamage(2)", "addDamage(1) ifDamage; knockBack(1) ifDamage; applyCondition(target,SLOWED) ifDamage");
    Situation s = Situation.on(3, 5).content(biting).pilgrim("M 1,4 N").hand('M', "F07").demon("1 warrior 1,3 S")
        .dice("red-1=1,1 white-1=1 blue=2").attack("M").play("play card:F07 figure:monkey-king").isOver();
    assertThat(s.where("1")).isEqualTo("1,3 S");
    assertThat(s.conditions("1")).isEmpty();
    assertThat(s.events()).anyMatch(text -> text.contains("withstands 0 damage"));

    Situation hurt = Situation.on(3, 5).content(biting).pilgrim("M 1,4 N").hand('M', "F07").demon("1 warrior 1,3 S")
        .dice("red-1=1,1 white-1=1 blue=1").attack("M").play("play card:F07 figure:monkey-king", "stay").isOver();
    assertThat(hurt.where("1")).isEqualTo("1,2 S");
    assertThat(hurt.conditions("1")).containsExactly("SLOWED 0");
    assertThat(hurt.events()).anyMatch(text -> text.contains("withstands 2 damage"));
  }

  /** 2 and the 1 that burns at once are 3: defeated, and by the attacker. */
  @Test
  @Rule({"JW-RUL-18", "JW-RUL-76", "JW-CRD-16"})
  void conditionOfACard_countsInTheTotal() throws IOException {
    Content burning = with("fortunes", "addDamage(2)", "applyCondition(target,BURNING)");
    Situation s = Situation.on(3, 5).content(burning).pilgrim("M 1,4 N").hand('M', "F07").demon("1 warrior 1,3 S")
        .dice("red-1=2,1 white-1=1 blue=1").attack("M").play("play card:F07 figure:monkey-king", "kill").isOver();
    assertThat(s.number('M', Counters.BAD)).isEqualTo(1);
  }

  /** Attack and run on, with a card that can be played once at each quiet point: before it acts, and after each of both. */
  @Test
  @Rule({"JW-RUL-134", "JW-RUL-24"})
  void closingMoveOfADemon_endsWithAQuietPoint() throws IOException {
    Content song = with("skills", "\"kind\": \"one-time\", \"trigger\": \"ANY\",\n    \"cost\": \"chi 3\", \"effects\":"
        + " \"removeCondition(any pilgrim,1)\"", "\"kind\": \"permanent\", \"trigger\": \"ANY\",\n    \"cost\": \"chi 1\","
        + " \"effects\": \"heal(self,1)\"");
    Situation s = Situation.on(12, 3).content(song).pilgrim("T 0,1 E").pilgrim("S 8,2 N").health("M", 0).health("H", 0)
        .health("S", 5).hand('S', "S8").demon("1 warrior 8,1 S").dice("red=0,0 blue-1=0,0").when(DemonPhase.ACTIVATE);
    for (int point = 1; point <= 3; point++) {
      s.play("play card:S8 figure:monk-sha");
    }
    s.isOver();
    assertThat(s.where("1")).isEqualTo("5,1 W");
    assertThat(s.health("S")).isEqualTo(8);
  }
}
