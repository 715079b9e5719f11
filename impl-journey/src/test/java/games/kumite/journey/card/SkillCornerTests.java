package games.kumite.journey.card;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.content.Deck;
import games.kumite.journey.map.Facing;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.QuestToken;
import games.kumite.journey.turn.DemonPhase;
import games.kumite.journey.turn.PilgrimPhase;
import games.kumite.journey.turn.QuietPoint;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Skill cards in unusual settings: with the last chi, under conditions, by whoever is not first, worked out by hand. */
final class SkillCornerTests {

  private static Situation dead(Situation s, char... letters) {
    for (char letter : letters) {
      s.with(letter, Counters.LYING, Counters.DEAD);
    }
    return s;
  }

  @Nested
  final class Tripitaka {

    /** A gate that the quest holds inactive may be sealed; a line parts him from the other one, but it is on his tile. */
    @Test
    @Rule({"JW-RUL-82", "JW-CRD-24", "JW-GAT-02"})
    void prayerOfSealing_choosesBetweenTheGatesOfHisTile() {
      Situation s = Situation.of("G . . G . .", ". . . . . G").secondTileFrom(4).line(0, 0, Facing.EAST, 'y')
          .gate("G2", QuestToken.Gate.INACTIVE).pilgrim("T 1,0 N").hand('T', "T1").when(Turns.activation('T'))
          .play("play card:T1 figure:tripitaka");
      assertThat(s.options()).containsExactlyInAnyOrder("seal token:gate-G1", "seal token:gate-G2");
      s.play("seal token:gate-G2");
      assertThat(s.gate("G2")).isEqualTo(QuestToken.Gate.CLOSED);
      assertThat(s.journey().get(Counters.POINTS)).isEqualTo(1);
    }

    /** With 3 chi at the start of the Demon phase: who appears on his tile is held, and no card moves it. */
    @Test
    @Rule({"JW-CRD-25", "JW-RUL-49", "JW-CRD-05"})
    void omChant_holdsWhoAppears_andTheFloodPassesIt() {
      Situation s = dead(Situation.of(
          "G . . . . . . .",
          ". . . . . . . .",
          ". . . . . . . G").onTop("one-warrior", "flood-gate").pilgrim("T 0,2 N").with('T', Counters.CHI, 3).hand('T', "T2"),
          'M', 'S', 'H').when(DemonPhase.BEGIN);
      assertThat(s.asked()).isEqualTo("quiet Ana");
      s.play("play card:T2 figure:tripitaka").isOver();
      assertThat(s.number('T', Counters.CHI)).isZero();
      assertThat(s.events()).containsSubsequence("Warrior 1 appears at gate G1.", "Gate G2 draws Flood Gate.",
          "Warrior 1 is held by Om Chant and inactive.");
    }

    /** The bare neighbour behind a line is none, the unconscious one is not healed. */
    @Test
    @Rule({"JW-RUL-84", "JW-RUL-11", "JW-RUL-104", "JW-RUL-62"})
    void lotusBreath_healsTheOnlyOneWhoCanBe_asOftenAsItIsPaid() {
      Situation s = Situation.on(3, 3).line(1, 1, Facing.EAST, 'y').line(1, 0, Facing.EAST, 'y').line(1, 2, Facing.EAST, 'y')
          .pilgrim("T 1,1 N").pilgrim("M 2,1 N").health("M", 3).pilgrim("S 1,2 N").health("S", 0).pilgrim("H 0,0 N")
          .health("H", 12).hand('T', "T5").with('T', Counters.CHI, 4).when(Turns.activation('T')).play("play card:T5 figure:tripitaka");
      assertThat(s.health("H")).isEqualTo(15);
      s.play("play card:T5 figure:tripitaka");
      assertThat(s.health("H")).as("to his maximum, with the last chi").isEqualTo(16);
      assertThat(s.health("M")).isEqualTo(3);
      assertThat(s.health("S")).isZero();
      assertThat(s.journey().get(Counters.POINTS)).isEqualTo(2);
    }

    /** Slowed he has 2 for each Move action; the card adds 2 to the whole of them. */
    @Test
    @Rule({"JW-RUL-108", "JW-CRD-08"})
    void steadySteps_slowed_countsOnce() {
      Situation s = Situation.on(12, 1).pilgrim("T 0,0 E").condition("T", "SLOWED", 1).hand('T', "T7").with('T', Counters.CHI, 1)
          .when(Turns.activation('T')).play("move", "play card:T7 figure:tripitaka");
      assertThat(s.options()).contains("go space:e1 east 1", "go space:g1 east 2").doesNotContain("go space:f1 east 1")
          .noneMatch(text -> text.startsWith("go space:h1"));
    }

    /** Full, cursed or fallen: if that is true of all others, there is nothing to play it for. */
    @Test
    @Rule({"JW-RUL-101", "JW-RUL-84"})
    void hymnOfPatience_isForThoseWhoCanGainChi() {
      Situation s = Situation.on(4, 4).pilgrim("T 0,0 N").pilgrim("M 1,1 N").pilgrim("S 2,2 N").with('S', Counters.CHI, 4)
          .condition("S", "CURSED", 1).pilgrim("H 3,3 N").with('H', Counters.CHI, 4).health("H", 0).hand('T', "T8")
          .when(Turns.activation('T'));
      assertThat(s.refusal("play card:T8 figure:tripitaka")).isEqualTo("JW-RUL-101");

      Situation one = Situation.on(4, 4).pilgrim("T 0,0 N").with('T', Counters.CHI, 3).pilgrim("M 1,1 N").with('M', Counters.CHI, 9)
          .pilgrim("S 2,2 N").with('S', Counters.CHI, 4).condition("S", "CURSED", 1).hand('T', "T8").when(Turns.activation('T'))
          .play("play card:T8 figure:tripitaka");
      assertThat(one.number('M', Counters.CHI)).isEqualTo(10);
      assertThat(one.number('S', Counters.CHI)).isEqualTo(4);
      assertThat(one.number('T', Counters.CHI)).isZero();
    }
  }

  @Nested
  final class MonkeyKing {

    /** Over a villager, a wall and a red square; that one burns him all the same, and on a token he cannot stay. */
    @Test
    @Rule({"JW-TER-04", "JW-RUL-61", "JW-MOV-12"})
    void cloudLeap_burnsOnTheWay() {
      Situation s = Situation.of(". V r b .").line(1, 0, Facing.EAST, 'y').pilgrim("M 0,0 E").with('M', Counters.CHI, 3)
          .hand('M', "M1").when(Turns.activation('M')).play("move", "play card:M1 figure:monkey-king");
      assertThat(s.options()).noneMatch(text -> text.startsWith("go space:b1")).contains("go space:e1 east 1");
      s.play("go space:e1 east 1");
      assertThat(s.where("M")).isEqualTo("4,0 E");
      assertThat(s.health("M")).isEqualTo(13);
    }

    /** Two cards before one attack: four targets, one of them four squares away. */
    @Test
    @Rule({"JW-RUL-103", "JW-RUL-16", "JW-ATK-02"})
    void hairDoublesAndLongRod_makeFourTargets_oneFarAway() {
      Situation s = Situation.on(7, 7).seats(3).pilgrim("M 3,5 N").hand('M', "M2", "M4").with('M', Counters.CHI, 5)
          .demon("1 warrior 3,1 S").demon("2 warrior 2,4 S").demon("3 warrior 4,4 S")
          .dice("red-2=0,0,0,0,0,0 white-2=1,1,1 blue=0,0,0").attack("M")
          .play("play card:M2 figure:monkey-king", "play card:M4 figure:monkey-king", "target figure:warrior-1",
              "target figure:warrior-2", "target figure:warrior-3").isOver();
      assertThat(s.events()).filteredOn(text -> text.contains("attacks Warrior")).hasSize(3);
      assertThat(s.number('M', Counters.CHI)).isZero();
    }

    /** A step into the fire, 2 and the burning: whatever would take the last of his health. */
    @Test
    @Rule({"JW-RUL-70", "JW-TER-04", "JW-RUL-18"})
    void pageOfTheDeathBook_answersFireUnderfoot_andABlowWithItsFire() {
      Situation red = Situation.of(". r .").pilgrim("T 2,0 N").pilgrim("M 0,0 E").health("M", 1).with('M', Counters.CHI, 4)
          .hand('M', "M3").when(Turns.activation('M')).play("move", "go space:b1 east 1");
      assertThat(red.asked()).isEqualTo("lethal Ana");
      red.play("play card:M3 figure:monkey-king");
      assertThat(red.where("M")).isEqualTo("1,0 E");
      assertThat(red.health("M")).isEqualTo(1);
      assertThat(red.number('M', Counters.LYING)).isZero();

      Situation blow = Situation.on(5, 5).seats(3).pilgrim("T 0,0 N").pilgrim("M 2,3 N").health("M", 3).hand('M', "M3")
          .demon("1 general 3,2 S").dice("red=1,1,0 black=6 blue-2=0,0").attack("1");
      assertThat(blow.asked()).isEqualTo("lethal Bo");
      blow.play("play card:M3 figure:monkey-king").isOver();
      assertThat(blow.health("M")).isEqualTo(1);
      assertThat(blow.conditions("M")).containsExactly("BURNING 0");
    }

    /** Dazed he has one point; the kill pays for another one. Distracted he gains nothing by it. */
    @Test
    @Rule({"JW-RUL-102", "JW-RUL-43", "JW-CRD-12"})
    void endlessVigour_lengthensADazedActivation_notADistractedOne() {
      Situation dazed = Situation.on(4, 4).pilgrim("M 1,1 N").condition("M", "DAZED", 1).with('M', Counters.CHI, 3).hand('M', "M8")
          .demon("1 archer 1,0 S").dice("red-1=3,3 white-1=1").when(Turns.activation('M'))
          .play("attack", "kill", "play card:M8 figure:monkey-king");
      assertThat(dazed.asked()).isEqualTo("act Ana");
      assertThat(dazed.journey().get(Counters.POINTS)).isEqualTo(1);
      assertThat(dazed.number('M', Counters.CHI)).isZero();

      Situation distracted = Situation.on(4, 4).pilgrim("M 1,1 N").corrupted('M', "C02").hand('M', "M8")
          .demon("1 archer 1,0 S").dice("red-1=3,3 white-1=1").when(Turns.activation('M')).play("attack", "kill").isOver();
      assertThat(distracted.hand('M')).containsExactly("M8");
    }

    /** A cleanse is no kill; nor is what another one kills. */
    @Test
    @Rule({"JW-CRD-04", "JW-ATK-17", "JW-ATK-21"})
    void endlessVigour_isForHisOwnKills() {
      Situation cleansed = Situation.on(4, 4).pilgrim("M 1,1 N").hand('M', "M8").demon("1 archer 1,0 S")
          .dice("red-1=3,3,2 white-1=1").when(Turns.activation('M')).play("attack", "cleanse");
      assertThat(cleansed.asked()).isEqualTo("act Ana");
      assertThat(cleansed.where("1")).isEqualTo("none");

      Situation other = Situation.on(4, 4).pilgrim("H 1,1 N").pilgrim("M 3,3 N").hand('M', "M8").demon("1 archer 1,0 S")
          .dice("red-1=3,3 white-1=1").when(Turns.activation('H')).play("attack", "kill");
      assertThat(other.asked()).isEqualTo("act Ana");
      assertThat(other.hand('M')).containsExactly("M8");
    }

    /** 6, 3 by the wind, 2 by the order of the Marshal, and a turn for nothing: 11 squares, 19 with both actions. */
    @Test
    @Rule({"JW-RUL-86", "JW-RUL-108", "JW-MOV-07", "JW-CRD-13"})
    void somersault_withTheWindAndTheOrder_inOneMove() {
      Situation s = marching().when(Turns.activation('M'))
          .play("move", "play card:M5 figure:monkey-king", "play card:F06 figure:monkey-king");
      assertThat(s.options()).contains("go space:l1 east 1", "go space:t1 east 2")
          .doesNotContain("go space:m1 east 1", "go space:u1 east 2");

      Situation limping = marching().corrupted('M', "C03").condition("M", "SLOWED", 1).when(Turns.activation('M'))
          .play("move", "play card:M5 figure:monkey-king", "play card:F06 figure:monkey-king");
      assertThat(limping.options()).as("9, and 15 less 1").contains("go space:j1 east 1", "go space:o1 east 2")
          .doesNotContain("go space:k1 east 1", "go space:p1 east 2");
    }

    private Situation marching() {
      return Situation.on(26, 1).pilgrim("M 0,0 N").with('M', Counters.HASTE, 2).hand('M', "M5", "F06");
    }
  }

  @Nested
  final class MonkSha {

    /** White already: the card would change nothing. Black: Monk Sha, third in order, turns it; two cards are left. */
    @Test
    @Rule({"JW-RUL-101", "JW-RUL-37", "JW-CRD-31"})
    void spiritOfFortune_isForABlackSpin() {
      Situation white = box().dice("spinner-1=1").when(Turns.activation('H')).play("meditate");
      assertThat(white.asked()).isEqualTo("keep Ana");

      Situation black = box().dice("spinner-1=2").when(Turns.activation('H')).play("meditate");
      assertThat(black.asked()).endsWith(" Cy");
      black.play("play card:S2 figure:monk-sha");
      assertThat(black.asked()).isEqualTo("keep Ana");
      assertThat(black.number('S', Counters.CHI)).isZero();
    }

    private Situation box() {
      return Situation.of("B . .", ". . .").seats(3).pilgrim("H 1,1 N").pilgrim("S 2,1 N").with('S', Counters.CHI, 1).hand('S', "S2")
          .with('H', Counters.PLACE, 1).with('T', Counters.PLACE, 4);
    }

    /** His last point and 3 chi: the other one acts, and his own activation is over. */
    @Test
    @Rule({"JW-RUL-102", "JW-CRD-07", "JW-RUL-15"})
    void ferrymansGift_withTheLastPoint_toADazedPilgrim() {
      Situation s = Situation.on(5, 5).seats(3).pilgrim("S 0,0 N").condition("S", "DAZED", 1).with('S', Counters.CHI, 3)
          .hand('S', "S3").pilgrim("M 3,3 N").condition("M", "DAZED", 1).when(Turns.activation('S'))
          .play("play card:S3 figure:monk-sha");
      assertThat(s.asked()).isEqualTo("act Bo");
      s.play("move", "go space:d3 north 1").isOver();
      assertThat(s.where("M")).isEqualTo("3,2 N");
      assertThat(s.number('S', Counters.CHI)).isZero();
    }

    /** What was granted before is none of the first two actions under Lure, but the only one under Distraction. */
    @Test
    @Rule({"JW-RUL-42", "JW-RUL-43", "JW-CRD-11", "JW-CRD-12"})
    void ferrymansGift_countsForDistraction_notForLure() {
      Situation lured = gift("C01");
      assertThat(lured.options()).contains("move");
      lured.play("move", "go space:d2 north 1");
      assertThat(lured.options()).doesNotContain("move");

      Situation distracted = gift("C02");
      assertThat(distracted.asked()).as("no action is left to him").isEqualTo("over");
    }

    private Situation gift(String corruption) {
      return Situation.on(5, 5).pilgrim("S 0,0 N").hand('S', "S3").pilgrim("M 3,3 N").with('M', Counters.CHI, 3).corrupted('M', corruption)
          .when(Turns.inTurn(Turns.activation('S'), Turns.activation('M')))
          .play("play card:S3 figure:monk-sha", "move", "go space:d3 north 1", "end");
    }

    /** Stumble takes what the one who spins has left: nothing. Monk Sha goes on with his own point. */
    @Test
    @Rule({"JW-CRD-22", "JW-RUL-102", "JW-RUL-55"})
    void stumble_inAGrantedAction_takesNothingFromTheGiver() {
      Situation s = Situation.of("B . . .", ". . . .").pilgrim("S 3,1 N").hand('S', "S3").pilgrim("M 1,1 N").onTop("N13")
          .dice("spinner-1=2").when(Turns.activation('S')).play("play card:S3 figure:monk-sha", "meditate");
      assertThat(s.asked()).isEqualTo("act Ana");
      assertThat(s.journey().get(Counters.ACTIVE)).isEqualTo(Situation.pilgrim('S'));
      assertThat(s.journey().get(Counters.POINTS)).isEqualTo(1);
    }

    /** Two attacks, two uses: 4 chi. */
    @Test
    @Rule({"JW-RUL-62", "JW-RUL-63"})
    void sandWall_isUsedOnceForEachAttack_asLongAsItIsPaid() {
      Situation s = dead(Situation.on(5, 5).seats(3).pilgrim("S 2,2 S").with('S', Counters.CHI, 5).hand('S', "S4")
          .demon("1 warrior 2,3 N").dice("red=2,1,2,1 blue-3=0,0,0,0"), 'M', 'H').health("T", 0).pilgrim("T 0,0 N")
          .when(DemonPhase.ACTIVATE).play("play card:S4 figure:monk-sha");
      assertThat(s.asked()).isEqualTo("attack-rolled Cy");
      s.play("play card:S4 figure:monk-sha").isOver();
      assertThat(s.health("S")).isEqualTo(12);
      assertThat(s.number('S', Counters.CHI)).isEqualTo(1);
    }

    /** Cured of his paralysis before the Pilgrim phase begins, Cho Hakkai acts in it. */
    @Test
    @Rule({"JW-CRD-18", "JW-RUL-84", "JW-TRN-12"})
    void quietWater_atTheStartOfThePhase_letsTheParalyzedAct() {
      Situation s = Situation.on(5, 5).seats(4).pilgrim("S 0,0 N").with('S', Counters.CHI, 3).hand('S', "S8").pilgrim("H 3,3 N")
          .condition("H", "PARALYZED", 1).with('H', Counters.PLACE, 1).with('T', Counters.PLACE, 4).when(PilgrimPhase.BEGIN);
      assertThat(s.asked()).isEqualTo("quiet Cy");
      s.play("play card:S8 figure:monk-sha");
      assertThat(s.asked()).isEqualTo("act Di");
    }

    @Test
    @Rule("JW-CRD-18")
    void quietWater_doesNotHelpTheParalyzedPlayerHimself() {
      Situation s = Situation.on(5, 5).pilgrim("S 0,0 N").hand('S', "S8").condition("S", "PARALYZED", 1).when(QuietPoint.POINT)
          .isOver();
      assertThat(s.conditions("S")).containsExactly("PARALYZED 1");
    }
  }

  @Nested
  final class ChoHakkai {

    /** No card in deck and discards: nothing to be greedy for. With one left, another card draws no second. */
    @Test
    @Rule({"JW-DFN-03", "JW-RUL-101", "JW-CRD-32"})
    void greedyAndSecondHelping_needACard() {
      Situation none = Situation.on(3, 3).pilgrim("H 1,1 N").with('H', Counters.CHI, 3).hand('H', "H1")
          .and(it -> it.cards().moveAll(it.zones().deck(Deck.FORTUNE), it.hand(1)))
          .when(Turns.activation('H'));
      assertThat(none.refusal("play card:H1 figure:cho-hakkai")).isEqualTo("JW-RUL-101");

      Situation two = Situation.on(3, 3).pilgrim("H 1,1 N").with('H', Counters.CHI, 3).hand('H', "H1", "H6").onTop("F02", "F03")
          .when(Turns.activation('H')).play("play card:H1 figure:cho-hakkai");
      assertThat(two.options()).contains("play card:H6 figure:cho-hakkai");
      two.play("play card:H6 figure:cho-hakkai");
      assertThat(two.hand('H')).containsExactlyInAnyOrder("F02", "F03");
      assertThat(two.number('H', Counters.CHI)).isZero();

      Situation one = Situation.on(3, 3).pilgrim("H 1,1 N").hand('H', "H1", "H6").onTop("F12")
          .and(it -> {
            int last = it.cards().top(it.zones().deck(Deck.FORTUNE));
            it.cards().moveAll(it.zones().deck(Deck.FORTUNE), it.hand(1));
            it.cards().moveToTop(last, it.zones().deck(Deck.FORTUNE));
          }).when(Turns.activation('H')).play("play card:H1 figure:cho-hakkai");
      assertThat(one.asked()).as("nothing is left for the second").isEqualTo("act Ana");
    }

    /** Losing Health with 3 left is his end; with 4 he laughs. */
    @Test
    @Rule({"JW-CRD-23", "JW-DEF-02", "JW-CRD-04"})
    void bellyLaugh_isForThoseStillStanding() {
      Situation fallen = unlucky(3);
      assertThat(fallen.health("H")).isZero();
      assertThat(fallen.hand('H')).containsExactly("H3");

      Situation hurt = unlucky(4).play("play card:H3 figure:cho-hakkai");
      assertThat(hurt.health("H")).isEqualTo(5);
      assertThat(hurt.number('H', Counters.CHI)).isZero();
    }

    private Situation unlucky(int health) {
      return Situation.of("B . .", ". . .").seats(3).pilgrim("T 2,1 N").pilgrim("H 1,1 N").health("H", health)
          .with('H', Counters.CHI, 2).hand('H', "H3").onTop("N01").dice("spinner-1=2").when(Turns.activation('H')).play("meditate");
    }

    /** A card is no action: after the only one that Distraction leaves, he still rushes. */
    @Test
    @Rule({"JW-RUL-42", "JW-CRD-12", "JW-CRD-07"})
    void ploughingRush_isNoAction_underDistractionAndLure() {
      Situation distracted = Situation.on(5, 5).pilgrim("H 2,4 N").with('H', Counters.CHI, 1).corrupted('H', "C02").hand('H', "H4")
          .demon("1 warrior 2,1 S").dice("red-1=0,0 white-1=1 blue=0").when(Turns.activation('H'))
          .play("rest", "play card:H4 figure:cho-hakkai", "go space:c3 north 1").isOver();
      assertThat(distracted.events()).contains("Cho Hakkai attacks Warrior 1.");

      Situation lured = Situation.on(5, 5).pilgrim("H 2,4 N").corrupted('H', "C01").hand('H', "H4", "F12")
          .demon("1 warrior 2,1 S").dice("red-1=0,0 white-1=1 blue=0").when(Turns.activation('H'))
          .play("play card:F12 figure:cho-hakkai", "play card:H4 figure:cho-hakkai", "go space:c3 north 1");
      assertThat(lured.options()).contains("move", "attack");
    }

    /** Disabled he runs, and attacks nobody; slowed he runs 2; without a step he attacks from where he is. */
    @Test
    @Rule({"JW-CRD-17", "JW-RUL-104", "JW-RUL-114"})
    void ploughingRush_isAMoveAndAnAttackByTheRules() {
      Situation disabled = Situation.on(5, 5).pilgrim("H 2,4 N").condition("H", "DISABLED", 1).condition("H", "SLOWED", 1)
          .hand('H', "H4").demon("1 warrior 2,1 S").when(Turns.activation('H')).play("play card:H4 figure:cho-hakkai");
      assertThat(disabled.options()).contains("go space:c3 north 1").noneMatch(text -> text.startsWith("go space:c2"));
      disabled.play("go space:c3 north 1");
      assertThat(disabled.asked()).isEqualTo("act Ana");
      assertThat(disabled.events()).noneMatch(text -> text.contains("attacks"));

      Situation stays = Situation.on(5, 5).pilgrim("H 2,2 N").hand('H', "H4").with('H', Counters.CHI, 3).demon("1 warrior 2,1 S")
          .dice("red-1=0,0 white-1=1 blue=0").when(Turns.activation('H')).play("play card:H4 figure:cho-hakkai", "decline");
      assertThat(stays.where("H")).isEqualTo("2,2 N");
      assertThat(stays.events()).contains("Cho Hakkai attacks Warrior 1.");
      assertThat(stays.journey().get(Counters.POINTS)).isEqualTo(1);
    }

    /** The fire on the way fells him: no attack follows. */
    @Test
    @Rule({"JW-RUL-09", "JW-RUL-69", "JW-DEF-02"})
    void ploughingRush_intoTheFire_endsThere() {
      Situation s = Situation.of(". . .", ". r .", ". . .").pilgrim("T 0,2 N").pilgrim("H 1,2 N").health("H", 1).hand('H', "H4")
          .demon("1 warrior 1,0 S").when(Turns.activation('H'))
          .play("play card:H4 figure:cho-hakkai", "go space:b2 north 1").isOver();
      assertThat(s.number('H', Counters.LYING)).isEqualTo(1);
      assertThat(s.events()).noneMatch(text -> text.contains("attacks"));
    }

    /** The order holds for whoever moves in this turn, in a granted move too. */
    @Test
    @Rule({"JW-CRD-08", "JW-RUL-108", "JW-RUL-84"})
    void marshalsOrder_lastsToTheEndOfTheTurn_andWakesNobody() {
      Situation s = Situation.on(14, 2).pilgrim("H 0,1 E").with('H', Counters.CHI, 3).hand('H', "H7").pilgrim("S 0,0 E")
          .pilgrim("M 13,1 N").health("M", 0).when(Turns.inTurn(Turns.activation('H'), Turns.activation('S')))
          .play("play card:H7 figure:cho-hakkai", "end", "move");
      assertThat(s.options()).contains("go space:g1 east 1", "go space:m1 east 2").doesNotContain("go space:h1 east 1",
          "go space:n1 east 2");
      assertThat(s.number('M', Counters.HASTE)).isZero();
    }
  }
}
