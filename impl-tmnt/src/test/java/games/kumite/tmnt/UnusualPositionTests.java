package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.NoLocals;
import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.Content;
import games.kumite.tmnt.content.DeckKind;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.window.PriorityWindow;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Positions that hardly ever come up in play: cards tied together, nobody left, the other player first. */
final class UnusualPositionTests {

  @Nested
  final class CardsTiedTogether {

    @Test
    @Rule({"MT-RUL-39", "MT-KAT-11"})
    void itemAndItsCheat_payACostOfTwo_togetherOrApart() {
      Played game = Scene.of(3).player("A", "L6 K13 I22+C01").player("B", "| T15 E01").turn().pass("A")
          .play("B trap card:T15 seat:1", "A use card:K13");
      assertThat(game.table("A")).as("both were needed, and both have gone").isEqualTo("K13");
      assertThat(game.kept("A")).isEmpty();
      game = Scene.of(3).player("A", "L6 K13 I22+C01 | M01 M02").player("B", "| T15 E01").turn().pass("A")
          .play("B trap card:T15 seat:1", "A use card:K13", "A pay card:I22");
      assertThat(game.options()).as("the card that is tied to it still pays").contains("pay card:C01", "pay card:M01");
      game.play("A pay card:M01");
      assertThat(game.table("A")).as("Cheat! has gone with its Item").isEqualTo("K13");
      assertThat(game.hand("A")).isEqualTo("M02");
      game = Scene.of(3).player("A", "L6 K13 I22+C01 | M01").player("B", "| T15 E01").turn().pass("A")
          .play("B trap card:T15 seat:1", "A use card:K13", "A pay card:C01", "A pay card:M01");
      assertThat(game.table("A")).as("the Item stays without Cheat!").isEqualTo("I22 K13");
    }

    @Test
    @Rule({"MT-RUN-11", "MT-RUL-41"})
    void lossOfAll_takesAnItemWithCheat_whereverItLies() {
      for (String items : List.of("I22+C01 I41 I39", "I41 I22+C01 I39", "I41 I39 I22+C01", "I39 ~I09 I22+C01 I41")) {
        Played game = Scene.of(3).player("A", "L6 " + items + " | O14").player("B", "| O07").fight("M30");
        game.dice().layUsual("run-1=1");
        game.until(now -> now.asked().equals("A window-end"), "pass");
        assertThat(game.table("A")).as(items).isEqualTo(items.contains("I09") ? "~I09" : "");
        assertThat(game.zone("treasure-discard")).contains("C01", "I22", "I39", "I41");
      }
    }

    @Test
    @Rule("MT-TRP-05")
    void lossOfGold_thatIsTooMuch_takesEveryItem_alsoOneWithCheat() {
      for (String items : List.of("I09+C01 I32 I39", "I32 I09+C01 I39", "I32 I39 I09+C01")) {
        Played game = Scene.of(3).player("A", "L6 " + items).player("B", "| T09 O14").turn();
        game.until(now -> now.asked().equals("B window-arrange"), "pass");
        game.play("B trap card:T09 seat:1");
        assertThat(game.table("A")).as(items).isEmpty();
      }
    }
  }

  @Nested
  final class Rounds {

    @Test
    @Rule({"MT-END-04", "MT-SET-09"})
    void round_isFullBeforeTheFirstPlayersNextTurn_whoeverThatIs() {
      Played game = Scene.of(3).first("B").active("A").player("A", "K01").player("B", "K02").player("C", "K03").closing();
      Object round = game.attribute("track:round", "value");
      game.closes();
      assertThat(game.active()).isEqualTo("B");
      assertThat(game.attribute("track:round", "value")).isEqualTo((Integer) round + 1);
      game = Scene.of(3).first("B").active("C").player("A", "K01").player("B", "K02").player("C", "K03").closing();
      game.closes();
      assertThat(game.active()).isEqualTo("A");
      assertThat(game.attribute("track:round", "value")).as("A is not the first player").isEqualTo(round);
    }

    @Test
    @Rule("MT-END-04")
    void turnLimit_isReachedWhenTheLastOfTheRoundHasPlayed() {
      Set<String> first = new TreeSet<>();
      for (int seed = 20; seed < 26; seed++) {
        String turns = turns(new TmntGame().start(Setup.seats("A", "B", "C").option("turnLimit", 1).seed(seed)));
        assertThat("ABCAB").contains(turns);
        assertThat(turns).hasSize(3);
        first.add(turns.substring(0, 1));
      }
      assertThat(first).hasSizeGreaterThan(1);
    }

    /** Plays at random to the end, and says whose turns there were. */
    private static String turns(Match match) {
      SeededRandom random = new SeededRandom(1);
      StringBuilder turns = new StringBuilder();
      EventReader events = match.events(Viewer.spectator());
      while (!match.isOver()) {
        match.play(random.pick("action", 0, match.decision().actions().size()));
        events.read().stream().filter(event -> event.type().equals("turn"))
            .forEach(event -> turns.append(event.text().replaceAll(".* of (.)\\.", "$1")));
      }
      return turns.toString();
    }
  }

  @Nested
  final class Helpers {

    @Test
    @Rule({"MT-CBT-04", "MT-RUN-06", "MT-CBT-15"})
    void helperAtTheFirstSeat_isAHelperLikeAnyOther() {
      String[] help = {"B ask seat:1", "B treasures 1", "B pick-order helper-first", "B send", "A accept"};
      Played game =
          Scene.of(3).active("B").player("A", "L4 T13 | O14").player("B", "L6 | O03").fight("M24").play(help);
      assertThat(game.attribute("token:combat", "helper")).isEqualTo("seat:1");
      assertThat(game.strengths()).isEqualTo("5:10");
      game.dice().layUsual("run-2=6 run-1=4");
      game.until(now -> game.strengths().equals("no combat"), "pass");
      assertThat(game.level("A")).as("caught after the fighter's rolls").isEqualTo(2);
      assertThat(game.kept("A")).isEmpty();
      Played won = Scene.of(3).active("B").player("A", "L4").player("B", "L5 | O14").treasures("I01 I02").fight("M22")
          .play(help).play("A take card:I01");
      assertThat(won.asked()).isEqualTo("A window-receive");
    }

    @Test
    @Rule({"MT-MON-14", "MT-CBT-10"})
    void monsterThatShowsAtLeastOneTreasure_leavesNothingOfThatToTheNext() {
      Played game = Scene.of(3).player("A", "L4 | O14").player("B", "| E06 O03").fight("M02")
          .play("B play card:E06");
      assertThat(game.party().monster(0, Counters.LEAST_ONE)).isEqualTo(1);
      assertThat(game.party().monster(0, Counters.TREASURE)).isEqualTo(-1);
      game.until(now -> !game.phase().equals("combat"), "pass");
      assertThat(game.party().monster(0, Counters.LEAST_ONE)).isZero();
      assertThat(game.party().monster(0, Counters.TREASURE)).isZero();
      assertThat(game.party().monster(0, Counters.BONUS)).isZero();
    }

    @Test
    @Rule({"MT-TMU-16", "MT-TRP-09"})
    void forcedHelperWhoLeaves_keepsWhatWaitsForItsNextCombat() {
      Played game = Scene.of(3).player("A", "L8 | O15 E06").player("B", "L3 omen-2 run-omen-1 T13 | E07")
          .player("C", "| W01 M01 E01").fight("M22").play("A play card:O15", "A force seat:2");
      assertThat(game.strengths()).as("8 + 3 - 2 - 5").isEqualTo("4:8");
      game.pass("A").pass("B").play("C play card:wandering");
      assertThat(game.helper()).isEqualTo("nobody");
      assertThat(game.attribute("seat:2", "next-combat")).isEqualTo(-2);
      assertThat(game.attribute("seat:2", "next-run")).isEqualTo(-1);
      assertThat(game.kept("B")).isEqualTo("T13");
    }

    @Test
    @Rule({"MT-RUN-06", "MT-TRP-09"})
    void badStuffOfAnEarlierCombat_countsOnTheRunOnce() {
      Played game = Scene.of(3).player("A", "L5 omen-2 run-omen-2 | O14 M18").player("B", "| O13").fight("M17");
      game.dice().layUsual("run-1=6");
      game.until(now -> now.asked().equals("B window-die"), "pass");
      assertThat(game.party().seat(0, Counters.RUN_DOOM)).isEqualTo(-2);
      game.until(now -> !game.phase().equals("run"), "pass");
      assertThat(game.hand("A")).as("6 - 2 is caught, and the whole hand goes").isEmpty();
      assertThat(game.party().seat(0, Counters.RUN_DOOM)).isZero();
      assertThat(game.party().seat(0, Counters.RUN_OMEN)).isZero();
    }

    @Test
    @Rule({"MT-RUN-06", "MT-RUN-02"})
    void dieOfTheHelper_isAnsweredByTheHelperFirst() {
      Played game = Scene.of(3).player("A", "L1 S2 | M01 M02 M03 M04").player("B", "L1 S2 | M05 M06 M07")
          .player("C", "| O13").fight("M28").play("A ask seat:2", "A treasures 0", "A send", "B accept");
      game.dice().layUsual("run-1=6 run-2=2");
      game.until(now -> game.party().get(Counters.RUNNER) == 1 && now.asked().endsWith("window-die"), "pass");
      assertThat(game.asked()).isEqualTo("B window-die");
      game.pass("B");
      assertThat(game.asked()).as("then clockwise from the roller").isEqualTo("C window-die");
    }

    @Test
    @Rule({"MT-TMU-13", "MT-TMU-14"})
    void twoPromisedLevelCards_arePlayedOneAfterTheOther_upToNine() {
      String[] deal = {"A ask seat:2", "A treasures 0", "A add card:L01", "A add card:L02", "A send", "B accept"};
      Played game = Scene.of(3).player("A", "L4 | L01 L02 O14").player("B", "L5").fight("M22").play(deal);
      game.until(now -> now.asked().endsWith("window-end"), "pass");
      assertThat(game.level("B")).isEqualTo(7);
      assertThat(game.hand("A")).doesNotContain("L0");
      game = Scene.of(3).player("A", "L4 | L01 L02 O14").player("B", "L8").fight("M22").play(deal);
      game.until(now -> now.asked().endsWith("window-end"), "pass");
      assertThat(game.level("B")).isEqualTo(9);
      assertThat(game.hand("A")).as("the second one has become illegal and stays").contains("L02")
          .doesNotContain("L01");
      game = Scene.of(3).active("C").player("C", "L4 | L01 L02 O14").player("A", "dead").player("B", "L5").fight("M22")
          .play("C ask seat:2", "C treasures 0", "C add card:L01", "C send", "B accept");
      game.until(now -> now.asked().endsWith("window-end"), "pass");
      assertThat(game.level("B")).as("whoever else is dead").isEqualTo(6);
    }

    @Test
    @Rule({"MT-TMU-13", "MT-ITM-06"})
    void promisedItemWithCheat_comesWithoutIt_andTheNextOneToo() {
      for (String items : List.of("I22+C01 I41 I39", "I41 I22+C01 I39", "I39 I41 I22+C01")) {
        Played game = Scene.of(3).player("A", "L1 " + items + " | O14").player("B", "L9").fight("M24").play("A ask seat:2",
            "A treasures 0", "A add card:I22", "A add card:I39", "A add card:I41", "A send", "B accept");
        game.until(now -> now.asked().endsWith("window-end"), "equip", "pass");
        assertThat(game.table("B")).as(items).isEqualTo("I22 I39 I41");
        assertThat(game.table("A")).isEmpty();
        assertThat(game.zone("treasure-discard")).contains("C01");
      }
    }

    @Test
    @Rule({"MT-TMU-04", "MT-TMU-05"})
    void treasures_areNotSpokenOf_whereNoneIsShown() {
      Played game = Scene.of(3).cards(Cardbox.printed(List.of("M22 treasures: 0"))).player("A", "L1 I22 | O14")
          .fight("M22").play("A ask seat:2");
      assertThat(game.asked()).isEqualTo("A offer-cards");
      assertThat(game.options()).containsExactlyInAnyOrder("add card:I22", "send", "back");
      game.play("A send");
      assertThat(game.asked()).isEqualTo("B help-answer");
    }

    @Test
    @Rule({"MT-TMU-06", "MT-TMU-17"})
    void offerBegunAgain_holdsNothingOfTheFirst() {
      Played game = Scene.of(3).player("A", "L4 I41 | L01 O14").player("B", "L5").player("C", "L5").fight("M24").play("A ask seat:2",
          "A treasures 3", "A pick-order helper-first", "A add card:I41", "A add card:L01", "A send", "B decline",
          "A ask seat:3", "A treasures 0");
      assertThat(game.attribute("token:talk", "treasures")).isEqualTo(0);
      game.play("A send", "C accept");
      assertThat(game.attribute("token:combat", "promised-treasures")).isEqualTo(0);
      assertThat(game.attribute("token:combat", "promised-level-cards")).isEqualTo(0);
    }
  }

  @Nested
  final class Windows {

    @Test
    @Rule({"MT-TRD-02", "MT-TMU-06"})
    void talk_isOverWhenItIsAnswered() {
      Played game = Scene.of(3).player("A", "I22").player("B", "I21").turn()
          .play("A trade seat:2", "A give card:I22", "A done", "A take card:I21", "A send");
      assertThat(game.attribute("token:talk", "gives")).isEqualTo("card:I22");
      game.play("B decline");
      assertThat(game.table().find("token:talk")).isEmpty();
      game = Scene.of(3).player("A", "L1 | O14").fight("M22").play("A ask seat:2", "A treasures 0", "A send", "B decline");
      assertThat(game.table().find("token:talk")).isEmpty();
    }

    @Test
    @Rule({"MT-RUL-50", "MT-ITM-07"})
    void itemTurnedBeforeACombat_isTurnedAgainInIt() {
      Played game = Scene.of(3).player("A", "L1 | O14").player("B", "I22 I41").doors("M22").turn().pass("A")
          .play("B sideways card:I41").closes();
      assertThat(game.phase()).isEqualTo("combat");
      game.until(now -> now.asked().equals("B window-combat"), "pass");
      assertThat(game.options()).contains("equip card:I41");
    }

    @Test
    @Rule({"MT-TRE-04", "MT-TRE-05"})
    void levelCard_isPlayable_whereOnlyTheFirstSeatCanRise() {
      Played game = Scene.of(3).active("B").player("A", "L8").player("B", "L9 | L01").player("C", "L9").turn();
      assertThat(game.options()).contains("play card:L01");
      game.play("B play card:L01");
      assertThat(game.level("A")).isEqualTo(9);
      game = Scene.of(3).active("B").player("A", "L2").player("B", "L1 | L09").player("C", "L1").turn();
      assertThat(game.options()).contains("play card:L09");
    }

    @Test
    @Rule({"MT-RUN-02", "MT-ONE-02"})
    void cardForTheDie_isUsedFromTheTableToo() {
      Played game = Scene.of(3).player("A", "L3 O13").fight("M22");
      game.dice().layUsual("run-1=1");
      game.until(now -> now.asked().equals("A window-die"), "pass");
      game.play("A face 6");
      assertThat(game.level("A")).isEqualTo(3);
    }

    @Test
    @Rule("MT-CON-01")
    void cardWithACondition_isPlayedWhileItHolds() {
      Content cards = Cardbox.printed(List.of("P01 effects: DRAW TREASURE 2 IF SELF(LEVEL<=3)", "T01 effects: LEVEL +1"));
      Played game = Scene.of(3).cards(cards).player("A", "L3 | P01").treasures("I01 I02").turn().play("A play card:P01");
      assertThat(game.hand("A")).isEqualTo("I01 I02");
      game = Scene.of(3).cards(cards).player("A", "L4 I41 | P01 T01").turn();
      assertThat(game.refused("play card:P01").rule()).contains("MT-CON-01");
      game.play("A trap card:T01 seat:2");
      assertThat(game.level("B")).as("a Trap of an owner's that raises").isEqualTo(2);
    }

    @Test
    @Rule({"MT-TMU-04", "MT-TMU-13"})
    void cardsOfADeal_areTold() {
      Played game = Scene.of(3).player("A", "L1 I22 | L01 O14").fight("M22").play("A ask seat:2");
      assertThat(game.events()).extracting(Event::text).contains("A asks B for help.");
      game.play("A treasures 0", "A add card:I22", "A add card:L01", "A send");
      assertThat(game.events()).extracting(Event::text).contains("A adds Sai to the deal.", "A adds Training Montage to the deal.");
    }

    @Test
    @Rule("MT-PHS-01")
    void rounds_areCountedFromTheFirstTurn() {
      Played game = SetupTests.start(3, "random", "S1 K01 M09 M10 M01 M02 M03 M04 M05 M06 M07 M08",
          "L01 L02 L03 L04 L05 L06 L07 L08 C01 P01 I01 I02", "first-player=6,1,1");
      assertThat(game.attribute("track:round", "value")).isEqualTo(0);
      game.until(now -> game.phase().equals("arrange"), "pass");
      assertThat(game.attribute("track:round", "value")).isEqualTo(1);
    }

    @Test
    @Rule({"MT-WHN-05", "MT-WHN-06", "MT-DTH-04"})
    void receiveWindows_followEachOtherClockwiseFromTheActivePlayer() {
      Played game = Scene.of(4).leaving().active("C").player("A", "L2").player("B", "L9").player("C", "L1 | I01 I08 I41")
          .player("D", "L5").turn().play("C leave", "B take card:I01", "D take card:I08");
      assertThat(game.asked()).as("not B, who looted first").isEqualTo("D window-receive");
      game.pass("D");
      assertThat(game.asked()).isEqualTo("A window-receive");
      game.pass("A");
      assertThat(game.asked()).isEqualTo("B window-receive");
    }

    @Test
    @Rule("MT-INT-03")
    void cardsThatLookAlike_areListedOnce() {
      Played game = Scene.of(3).player("A", "L9 | O14").player("B", "| W01 W02 W03 M01 S1 S1").fight("M22");
      assertThat(game.options()).containsOnlyOnce("play card:wandering");
      game = Scene.of(3).player("A", "L1 | S1 S1 O14").turn();
      assertThat(game.options()).containsOnlyOnce("play card:S1");
    }

    @Test
    @Rule({"MT-RUL-15", "MT-END-05"})
    void fighterWhoLeavesWhileTheDieLies_endsTheCombat() {
      Played game = Scene.of(3).leaving().player("A", "L1").player("B", "L2 | O14").fight("M22")
          .play("A ask seat:2", "A treasures 0", "A send", "B accept");
      game.dice().layUsual("run-1=1");
      game.until(now -> now.asked().equals("A window-die"), "pass");
      game.play("A leave");
      game.until(now -> now.asked().equals("B window-arrange"), "pass", "take");
      assertThat(game.level("A")).as("nothing catches who has left").isEqualTo(1);
      assertThat(game.level("B")).isEqualTo(2);
      assertThat(game.strengths()).isEqualTo("no combat");
      assertThat(game.zone("door-discard")).contains("M22");
    }

    @Test
    @Rule({"MT-SET-12", "MT-TMU-12"})
    void treasuresThatRunOut_areFewerForBoth() {
      Played game = Scene.of(3).player("A", "L4").player("B", "L5 | O14").treasures("I02").nothingElseIn(DeckKind.TREASURE)
          .fight("M22").play("A ask seat:2", "A treasures 2", "A pick-order helper-first", "A send", "B accept");
      EventReader events = game.match().events(Viewer.spectator());
      game.until(now -> !game.phase().equals("combat"), "pass");
      assertThat(game.hand("B")).as("all there is").isEqualTo("I02 O14");
      assertThat(game.hand("A")).isEmpty();
      assertThat(events.read()).extracting(Event::text).contains("B takes Bandana of Resolve.");
    }

    @Test
    @Rule({"MT-MON-03", "MT-INT-03"})
    void monsterForAWanderingMonster_isNamedInEveryWorldThatAnotherImagines() {
      Played game = Scene.of(3).player("A", "L9 | O14").player("B", "| W01 M01 M02").fight("M22")
          .play("B play card:wandering");
      assertThat(game.options()).containsExactlyInAnyOrder("pair card:M01", "pair card:M02");
      Match match = game.match();
      for (int seed = 0; seed < 40; seed++) {
        Match imagined = match.perspective(match.seats().get(0)).imagine(new SeededRandom(seed));
        assertThat(imagined.decision().actions()).as("a hand without monsters is imagined too").isNotEmpty();
      }
    }

    @Test
    @Rule({"MT-TRD-03", "MT-ITM-07", "MT-RUN-04"})
    void placesAndUsesOfCards_areTold() {
      Played game = Scene.of(3).player("A", "L4 S2 | I22 M01 O14").doors("M22").turn()
          .play("A play card:I22", "A sideways card:I22");
      assertThat(game.events()).extracting(Event::text).contains("A lays Sai sideways.");
      game.dice().layUsual("run-1=1");
      game.until(now -> now.asked().equals("A window-die"), "pass");
      EventReader events = game.match().events(Viewer.spectator());
      game.play("A reroll card:S2", "A pay card:M01 ; run-1=6");
      assertThat(events.read()).extracting(Event::text).contains("A uses Defensive Stance.");
    }

    @Test
    @Rule({"MT-LVL-07", "MT-TRE-05"})
    void levelThatIsNotGained_isNotTold() {
      Played game = Scene.of(3).player("A", "L8 | L06").player("B", "L8").player("C", "L8").turn()
          .play("A play card:L06", "A level seat:1");
      assertThat(game.events()).filteredOn(event -> event.type().equals("raised")).extracting(Event::text)
          .containsExactly("A is at Level 9 now.");
    }

    @Test
    @Rule("MT-RUL-21")
    void copyOfAMonster_isTold() {
      Played game = Scene.of(3).player("A", "L4 | E08 O14").fight("M22").play("A play card:E08");
      assertThat(game.events()).extracting(Event::text).contains("A twin of Bludgeon joins the fight, at Level 8.");
    }

    @Test
    @Rule({"MT-RUN-02", "MT-RUN-07"})
    void dieCountsNoLonger_inTheBadStuff_andLiesUntilTheNextRoll() {
      Played game = Scene.of(3).player("A", "L1 | M01 M02 M03").fight("M07");
      game.dice().layUsual("run-1=1");
      game.until(now -> now.asked().equals("A loss"), "pass");
      assertThat(game.party().get(Counters.DIE)).isZero();
      assertThat(game.table().find("die:run-1").orElseThrow().number("face")).isEqualTo(1);
    }

    @Test
    @Rule("MT-LVL-04")
    void levelThatIsNotLost_isNotTold() {
      Played game = Scene.of(3).player("A", "L1 | T01 O14").player("B", "L1").turn().play("A trap card:T01 seat:2");
      assertThat(game.events()).extracting(Event::type).contains("trap-hit").doesNotContain("lowered");
    }

    @Test
    @Rule({"MT-RUN-07", "MT-KAT-05"})
    void lossThatIsReducedToNothing_isNotAskedAboutAgain() {
      Played game = Scene.of(3).player("A", "L4 K03 | M01 M03 O14").fight("M11");
      game.dice().layUsual("run-1=1");
      game.until(now -> now.asked().equals("A window-bad"), "pass");
      game.play("A use card:K03", "A pay card:M01");
      assertThat(game.asked()).isNotEqualTo("A window-bad");
      assertThat(game.level("A")).isEqualTo(4);
    }

    @Test
    @Rule("MT-WHN-07")
    void whoHasNothing_mightActInNoWindowOfRunningAway() {
      GameState state = Scene.of(3).player("B", "| O14").player("C", "A01").turn().party();
      assertThat(PriorityWindow.RUN.mightAct(state, NoLocals.NOTHING, 0)).as("a Character alone").isFalse();
      assertThat(PriorityWindow.RUN.mightAct(state, NoLocals.NOTHING, 1)).as("a card in the hand").isTrue();
      assertThat(PriorityWindow.RUN.mightAct(state, NoLocals.NOTHING, 2)).as("a card in play").isTrue();
      assertThat(PriorityWindow.ARRANGE.mightAct(state, NoLocals.NOTHING, 0)).isTrue();
    }

    @Test
    @Rule({"MT-TRP-03", "MT-TRP-06"})
    void trapOfTheNextRunAlone_isKeptUntilThen() {
      Content cards = Cardbox.printed(List.of("T01 effects: NEXTRUN -2"));
      Played game = Scene.of(3).cards(cards).player("A", "L1 | T01 O14").turn().play("A trap card:T01 seat:2");
      assertThat(game.kept("B")).isEqualTo("T01");
    }

    @Test
    @Rule("MT-SET-08")
    void dieForTheFirstTurn_hasSixSides() {
      Set<Object> faces = new TreeSet<>();
      for (int seed = 0; seed < 40; seed++) {
        Match match = new TmntGame().start(Setup.seats("A", "B", "C").option("characters", "random").seed(seed));
        match.events(Viewer.spectator()).read().stream().filter(event -> event.type().equals("first-player-rolled"))
            .forEach(event -> faces.add(event.argument("die")));
      }
      assertThat(faces).containsExactly(1, 2, 3, 4, 5, 6);
    }

    @Test
    @Rule({"MT-TMU-11", "MT-TMU-05"})
    void pickingInTurns_goesOnInTurns() {
      Played game = Scene.of(3).player("A", "L8 I08 I22").player("B", "L5").treasures("I01 I02 I03 I04").fight("M30")
          .play("A ask seat:2", "A treasures 2", "A pick-order alternate-helper", "A send", "B accept");
      game.until(now -> now.asked().endsWith("treasure-pick"), "pass");
      game.play("B take card:I01", "A take card:I02", "B take card:I03");
      assertThat(game.hand("B")).isEqualTo("I01 I03");
      assertThat(game.hand("A")).isEqualTo("I02 I04");
    }

    @Test
    @Rule({"MT-SET-12", "MT-PHS-10"})
    void lootOfOneCardOrNone_losesNothing() {
      Played game = Scene.of(3).player("A", "CH5 L1").doors("K02").nothingElseIn(DeckKind.DOOR).second();
      game.play("A use card:CH5");
      assertThat(game.hand("A")).as("one of fewer than two is not lost").isEqualTo("K02");
      game = Scene.of(3).player("A", "CH5 L1").doors("").nothingElseIn(DeckKind.DOOR).second().play("A use card:CH5");
      assertThat(game.hand("A")).isEmpty();
    }

    @Test
    @Rule({"MT-RUL-20", "MT-PHS-08"})
    void emptyDoors_areFollowedByTheSecondPhase() {
      Played game = Scene.of(3).player("A", "L1 I22 | M05").nothingElseIn(DeckKind.DOOR).doors("").kick();
      assertThat(game.asked()).isEqualTo("A window-door");
      game.closes();
      assertThat(game.asked()).isEqualTo("A phase-two");
    }

    @Test
    @Rule("MT-SET-07")
    void secondStanceOrAlly_isNotPlayedBeforeTheFirstTurn() {
      Played game = SetupTests.start(3, "random", "S1 S2 A01 A02 M01 M02 M03 M04 M05 M06 M07 M08",
          "L01 L02 L03 L04 L05 L06 L07 L08 I01 O13 P01 C01", "first-player=6,1,1");
      game.play("A play card:S1", "A play card:A02");
      assertThat(game.table("A")).isEqualTo("A02 S1");
      assertThat(game.hand("A")).contains("A01", "S2");
      assertThat(game.asked()).as("A has nothing more to play").isNotEqualTo("A window-setup");
    }
  }
}
