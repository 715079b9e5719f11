package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Event;
import games.kumite.api.Match;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.testkit.Rule;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions in which several rules meet. */
final class CornerTests {

  /** P1 fell at the second blow of a King; P2 (30/30) is on turn with D8 and C2, P1 (0/23) holds H10 and S3. */
  private static StackedGame firstDown(Deal deal) {
    return deal.hands("H2 H10 S3", "C5 C2 D8").next("D9 D10").next("H4").health(1, "1,1,1")
        .begin("speed-1=2 speed-2=1 target=1 damage=12")
        .play("P1 play card:H2\nP2 play card:C5 ; target=3 damage=11");
  }

  @Nested
  class SecondHeroAlone {

    @Test
    @Rule({"BR-TRN-09", "BR-BOS-05", "BR-RUL-21"})
    void firstHero_fallingAheadOfTheSecond_losesTheTurnToHer() {
      StackedGame game = firstDown(Deal.bosses("KS", "JS"));
      assertThat(game.asked()).isEqualTo("P2 attack");

      game.play("P2 play card:D8 ; damage=3");

      assertThat(game.asked()).as("C5 was her own").isEqualTo("P2 attack");
      assertThat(game.kindsOfDice()).containsExactly("damage d12");
      assertThat(game.health(2)).isEqualTo("27/30");
      assertThat(game.boss()).isEqualTo("K 20/15");
    }

    @Test
    @Rule({"BR-RPL-05", "BR-RPL-06", "BR-KO-03", "BR-KO-07", "BR-TRN-01"})
    void unconsciousFirstHero_drawsFirst_andIsAskedForNothingElse() {
      StackedGame game = firstDown(Deal.bosses("KS", "JS")).play("P2 play card:D8 ; damage=3\nP2 top deck:D");
      assertThat(game.asked()).isEqualTo("P1 draw-from");
      assertThat(game.match().phase().id()).isEqualTo("reset");
      game.play("P1 draw deck:H");
      assertThat(game.asked()).isEqualTo("P2 draw-from");
      game.play("P2 draw deck:D\nP2 draw deck:C");
      assertThat(game.asked()).isEqualTo("P2 assist");
      assertThat(game.match().phase().id()).isEqualTo("reset");

      game.play("P2 assist seat:1 ; recovery-1=3 speed-2=14");

      assertThat(game.kindsOfDice()).containsExactly("recovery-1 d6", "speed-2 d20");
      assertThat(game.hero(1).number("speed")).isZero();
      assertThat(game.asked()).as("tied with the Jack").isEqualTo("P2 attack");
    }

    @ParameterizedTest
    @CsvSource({"13, boss-before-hero, 'speed-2=13 damage=2'", "14, hero-before-boss, speed-2=14"})
    @Rule({"BR-TRN-05", "BR-TRN-07", "BR-TRN-09", "BR-BOS-05"})
    void secondHeroAlone_actsFirst_onlyAsFastAsTheBoss(int speed, String order, String dice) {
      StackedGame game = firstDown(Deal.bosses("KS", "JS")).play("""
          P2 play card:D8 ; damage=3
          P2 top deck:D
          P1 draw deck:H
          P2 draw deck:D
          P2 draw deck:C
          """).play("P2 refuse ; " + dice);
      assertThat(game.events()).extracting(Event::type).contains(order).doesNotContain("heroes-before-boss");
      assertThat(game.health(2)).isEqualTo(speed == 13 ? "25/30" : "27/30");
      assertThat(game.hero(1).get("turn")).isNull();
    }

    @Test
    @Rule({"BR-KO-06", "BR-TRN-03", "BR-TRN-06", "BR-WEX-12"})
    void recoveredFirstHero_rollsFirstAgain_andWinsTheTie() {
      StackedGame game = firstDown(Deal.bosses("KS", "JS")).play("""
          P2 play card:D8 ; damage=3
          P2 top deck:D
          P1 draw deck:H
          P2 draw deck:D
          P2 draw deck:C
          P2 assist seat:1 ; recovery-1=4 recovery-health-1=6 speed-1=15 speed-2=15
          """);
      assertThat(game.kindsOfDice()).containsExactly(
          "recovery-1 d6", "recovery-health-1 d6", "speed-1 d20", "speed-2 d20");
      assertThat(game.asked()).isEqualTo("P1 attack");

      game.play("P1 play card:H4");

      assertThat(game.asked()).as("D9 fell on the boss before").isEqualTo("P2 attack");
    }

    @Test
    @Rule({"BR-KO-05", "BR-TRN-02", "BR-BOS-06"})
    void sixSidedDiceOnly_serve_recoveryAndSpeedToo() {
      StackedGame game = Deal.bosses("KS", "QS").option("diceSet", "D6_ONLY").hands("H2 H10 S3", "C5 C2 D8")
          .next("D9 D10").health(1, "1,1,1").begin("speed-1=1,1,2 speed-2=1,1,1 target=1 damage=6,6")
          .play("""
              P1 play card:H2
              P2 play card:C5 ; target=5 damage=5,6
              P2 play card:D8 ; damage=1,1
              P2 top deck:D
              P1 draw deck:H
              P2 draw deck:D
              P2 draw deck:C
              P2 assist seat:1 ; recovery-1=6 recovery-health-1=1 speed-1=4,4,4 speed-2=5,4,3
              """);
      assertThat(game.kindsOfDice()).allMatch(die -> die.endsWith(" d6")).hasSize(8);
      assertThat(game.asked()).as("three times twelve").isEqualTo("P1 attack");
      game.play("P1 play card:S3\nP2 play card:D10 ; target=1 damage=1");

      assertThat(game.isConscious(1)).as("1d6+1 is at least 2").isFalse();
      assertThat(game.asked()).isEqualTo("P2 attack");
    }
  }

  @Nested
  class Ties {

    @ParameterizedTest
    @CsvSource({
      "'5,5,4', '6,4,4', P1, heroes-before-boss", "'5,5,4', '6,5,4', P2, heroes-before-boss",
      "'5,5,4', '5,5,3', P1, boss-between-heroes", "'5,5,3', '6,5,3', P2, boss-between-heroes"})
    @Rule({"BR-TRN-02", "BR-TRN-05", "BR-TRN-06", "BR-TRN-07"})
    void threeDice_tiedWithAJack_actBeforeIt(String first, String second, String actor, String order) {
      StackedGame game = Deal.bosses("JS").option("speedDice", "3D6").begin("speed-1=" + first + " speed-2=" + second);

      assertThat(game.asked()).isEqualTo(actor + " attack");
      assertThat(game.events()).anyMatch(event -> event.type().equals(order));
    }

    @Test
    @Rule({"BR-TRN-02", "BR-BOS-02"})
    void threeDice_forSpeedAlone_leaveTheOtherDice() {
      StackedGame game = Deal.bosses("KS").option("speedDice", "3D6").hands("S7 S2 H2", "D7 C2 D2")
          .begin("speed-1=6,6,6 speed-2=6,6,5").play("P1 play card:S7\nP2 play card:D7");

      game.play("P2 bonus mirror ; bonus-2=5 target=2 damage=12");

      assertThat(game.kindsOfDice()).containsExactly("bonus-2 d8", "target d6", "damage d12");
      assertThat(game.bossCard().orElseThrow().get("dice")).isEqualTo("1d12");
    }

    @ParameterizedTest
    @CsvSource({"JS, NORMAL, 14, 1d6", "JS, D6_ONLY, 14, 1d6", "QH, NORMAL, 12, 1d8", "QH, D6_ONLY, 12, 1d6+1",
        "KD, NORMAL, 10, 1d12", "KD, D6_ONLY, 10, 2d6"})
    @Rule({"BR-BOS-02", "BR-TRN-04"})
    void boss_onTheTable_showsItsSpeedAndDice(String boss, String diceSet, int speed, String dice) {
      StackedGame game = Deal.bosses(boss).option("diceSet", diceSet).option("speedDice", "3D6")
          .begin("speed-1=6,6,6 speed-2=6,6,5");

      assertThat(game.bossCard().orElseThrow().number("speed")).isEqualTo(speed);
      assertThat(game.bossCard().orElseThrow().get("dice")).isEqualTo(dice);
    }

    @Test
    @Rule({"BR-TRN-05", "BR-TRN-08"})
    void placesInTheOrder_areShown() {
      StackedGame game = Deal.bosses("KS").begin("speed-1=3 speed-2=17");
      assertThat(game.hero(2).number("turn")).isEqualTo(1);
      assertThat(game.bossCard().orElseThrow().number("turn")).isEqualTo(2);
      assertThat(game.hero(1).number("turn")).isEqualTo(3);
    }
  }

  @Nested
  class Damage {

    @Test
    @Rule({"BR-ATK-07", "BR-WEX-06", "BR-WEX-13"})
    void twoAcesFromDeckTops_areAMirror_andEachRolls() {
      StackedGame game = Deal.bosses("KS").next("SA").next("DA").begin("speed-1=20 speed-2=19");

      game.play("P1 top deck:S ; ace-1=6\nP2 top deck:D ; ace-2=1");

      assertThat(game.boss()).isEqualTo("K 20/7");
      assertThat(game.options()).containsExactly("bonus mirror", "decline");
    }

    @Test
    @Rule({"BR-WEX-05", "BR-WEX-10", "BR-RND-05"})
    void bonusBeyondTheHealth_isNotCarried_andThePairEndsThere() {
      StackedGame game = Deal.bosses("JS", "QS").hands("S4 S2 H2", "C5 C4 D2").begin("speed-1=20 speed-2=19")
          .play("P1 play card:S4\nP2 play card:C5");

      game.play("""
          P2 bonus kindred ; bonus-2=4
          P1 draw deck:S
          P2 draw deck:C ; speed-1=13 speed-2=12
          P1 play card:S2
          """);

      assertThat(game.boss()).isEqualTo("Q 15/2");
      assertThat(game.asked()).as("C5 fell on the Jack").isEqualTo("P2 attack");
      assertThat(game.pile("spent")).isEqualTo("S4 C5");
      assertThat(game.pile("defeated")).isEqualTo("JS");
    }

    @ParameterizedTest
    @CsvSource({
      "S4, D5, chain, NORMAL, 1, 6 = 5 card:D5 + 1 card:S4",
      "S9, C2, kindred, D6_ONLY, 1, 3 = 2 card:C2 + 1 card:S9",
      "S9, C2, kindred, D6_ONLY, 5, 5 = 2 card:C2 + 3 card:S9",
      "S7, D7, mirror, D6_ONLY, 1, 9 = 7 card:D7 + 2 card:S7"})
    @Rule({"BR-WEX-04", "BR-WEX-06", "BR-WEX-07", "BR-WEX-08"})
    void leastBonus_isShownBesideItsCards(
        String first, String second, String scenario, String diceSet, int face, String sum) {
      StackedGame game = Deal.bosses("KS").option("diceSet", diceSet).option("speedDice", "3D6")
          .hands(first + " S3 H3", second + " C3 D3").begin("speed-1=6,6,6 speed-2=6,6,5")
          .play("P1 play card:" + first + "\nP2 play card:" + second);

      game.play("P2 bonus " + scenario + " ; bonus-2=" + face + " target=1 damage="
          + (diceSet.equals("NORMAL") ? "1" : "1,1"));

      assertThat(game.bossCard().orElseThrow().get("attack")).hasToString(sum);
    }

    @Test
    @Rule({"BR-KO-06", "BR-WEX-01", "BR-WEX-04", "BR-BOS-01"})
    void recoveredHero_laysTheFirstCardOfAPair_whoseBonusFellsTheBoss() {
      StackedGame game = Stories.partnerToRescue("KC", "JS")
          .play("P1 assist seat:2 ; recovery-2=4 recovery-health-2=1 speed-1=19 speed-2=20")
          .play("P2 play card:C10\nP1 play card:S9");
      assertThat(game.boss()).isEqualTo("K 20/19");
      assertThat(game.options()).containsExactly("bonus chain", "bonus kindred", "decline");

      game.play("P1 bonus kindred ; bonus-1=1");

      assertThat(game.defeated()).isEqualTo(2);
      assertThat(game.asked()).isEqualTo("P1 draw-from");
      assertThat(game.isConscious(2)).isTrue();
    }

    @Test
    @Rule({"BR-RUL-21", "BR-RUL-18", "BR-END-01", "BR-WEX-02"})
    void cardOfAHeroWhoFell_helpsTheSurvivorWinTheGame() {
      StackedGame game = Deal.bosses("KS").option("bossCount", 1).hands("H2 S9 S5", "C8 C2 D2").health(2, "1,1,1")
          .begin("speed-1=2 speed-2=1 target=2 damage=12")
          .play("P1 play card:H2\nP2 play card:C8 ; target=2 damage=12\nP1 play card:S9");
      assertThat(game.asked()).isEqualTo("P1 pair-bonus");

      game.play("P1 bonus kindred ; bonus-1=1");

      assertThat(game.result()).isEqualTo("WIN 1");
      assertThat(game.isConscious(2)).isFalse();
    }

    @Test
    @Rule({"BR-END-01", "BR-WEX-10"})
    void lastBoss_felledByAnAce_leavesTheBonusUnasked() {
      StackedGame game = Deal.bosses("JS").option("bossCount", 1).hands("S9 S2 H2", "CA C2 D2")
          .begin("speed-1=20 speed-2=19");

      game.play("P1 play card:S9\nP2 play card:CA ; ace-2=1");

      assertThat(game.result()).isEqualTo("WIN 1");
      assertThat(game.kindsOfDice()).containsExactly("ace-2 d6");
    }

    @Test
    @Rule({"BR-RPL-04", "BR-ATK-05", "BR-RUL-20"})
    void lastCardOfTheDecks_drawn_leavesTheHandAlone() {
      StackedGame game = Stories.oneSpadeLeft().play("P1 play card:S4");
      assertThat(game.deck("S") + game.deck("H")).isZero();

      game.play("P1 refuse ; speed-1=20");

      assertThat(game.options()).containsExactlyInAnyOrder("play card:S10", "play card:H2");
      assertThat(game.refused("roll").rule()).contains("BR-ATK-09");
      assertThat(game.refused("top deck:H").rule()).contains("BR-ATK-05");
    }

    @Test
    @Rule({"BR-RST-04", "BR-RST-05"})
    void restAtFullHealth_isRolled_andChangesNothing() {
      StackedGame rested = Deal.bosses("JS", "QS").hands("S10 S2 H2", "C2 C3 D2").begin("speed-1=14 speed-2=1")
          .play("P1 play card:S10\nP1 draw deck:S ; rest-2=6 speed-1=20 speed-2=1");

      assertThat(rested.kindsOfDice()).containsExactly("rest-2 d6", "speed-1 d20", "speed-2 d20");
      assertThat(rested.health(2)).isEqualTo("30/30");
    }
  }

  @Nested
  class Seen {

    @Test
    @Rule({"BR-BOS-01", "BR-END-01"})
    void damageBeyondTheHealth_isSaid_andFillsTheTrackOnly() {
      StackedGame game = Deal.bosses("JS").option("bossCount", 1).hands("S9 S2 H2", "D8 C2 D2")
          .begin("speed-1=20 speed-2=19").play("P1 play card:S9\nP2 play card:D8");

      assertThat(game.result()).isEqualTo("WIN 1");
      assertThat(game.boss()).isEqualTo("J 10/17");
      assertThat(game.table().find("track:boss-damage").orElseThrow().number("value")).isEqualTo(10);
      assertThat(game.table().find("track:boss-damage").orElseThrow().number("max")).isEqualTo(10);
      assertThat(game.defeated()).isEqualTo(1);
    }

    @Test
    @Rule({"BR-RST-02", "BR-RUL-19"})
    void interaction_isShown_forItsRoundOnly() {
      StackedGame game = Deal.bosses("JS", "KS").hands("S9 S3 H2", "D8 C2 D2").begin("speed-1=14 speed-2=1");
      assertThat(interacted(game)).isEqualTo("false false");
      game.play("P1 play card:S9 ; target=1 damage=1\nP2 play card:D2");
      assertThat(interacted(game)).isEqualTo("true true");
      game.play("P1 draw deck:S\nP2 draw deck:C ; speed-1=20 speed-2=1");
      assertThat(interacted(game)).isEqualTo("false false");

      game.play("P1 play card:S3 ; target=2 damage=1");

      assertThat(interacted(game)).as("an attack, and being hit").isEqualTo("true true");
    }

    @Test
    @Rule({"BR-ATK-10", "BR-WEX-12"})
    void bareDie_leavesNoCard_asTheLatestAttack() {
      StackedGame game = Stories.firstHeroWithoutCards("speed-1=5 speed-2=20");
      assertThat(game.bossCard().orElseThrow().get("attack")).isNull();

      game.play("P2 play card:D5 ; target=2 damage=1 attack-1=6");

      assertThat(game.boss()).isEqualTo("K 20/11");
      assertThat(game.asked()).isEqualTo("P2 attack");
      assertThat(game.bossCard().orElseThrow().get("attack")).isNull();
    }

    private static String interacted(StackedGame game) {
      return game.hero(1).get("interacted") + " " + game.hero(2).get("interacted");
    }

    @Test
    @Rule({"BR-RPL-06", "BR-TRN-08"})
    void places_whenTheBossHasLeft_areNotShown() {
      StackedGame game = Deal.bosses("JS", "QS").hands("S10 S2 H2", "C2 C3 D2").begin("speed-1=14 speed-2=1")
          .play("P1 play card:S10");

      assertThat(game.boss()).isEqualTo("no boss");
      assertThat(game.hero(1).get("turn")).isNull();
      assertThat(game.hero(2).get("turn")).isNull();
      assertThat(game.table().find("track:boss-damage")).isEmpty();
    }

    @Test
    @Rule({"BR-RPL-01", "BR-RUL-14"})
    void spectator_seesSpentCardsAndDefeatedBosses_butNoHand() {
      StackedGame game = Deal.bosses("JS", "QS").hands("S10 S2 H2", "C2 C3 D2").begin("speed-1=14 speed-2=1")
          .play("P1 play card:S10\nP1 draw deck:S ; rest-2=6 speed-1=20 speed-2=1");

      Table table = game.match().table(Viewer.spectator());
      assertThat(table.find("pile:spent").orElseThrow().children()).extracting(Element::id)
          .containsExactly("card:S10");
      assertThat(table.find("pile:defeated").orElseThrow().children()).extracting(Element::id)
          .containsExactly("card:JS");
      assertThat(table.find("hand:1").orElseThrow().number("count")).isEqualTo(3);
      assertThat(table.find("hand:1").orElseThrow().children()).isEmpty();
    }

    @Test
    @Rule("BR-SET-04")
    void bossesNotNeeded_mayBeAnyButThoseSeen() {
      Match match = Deal.bosses("JS", "QS").option("bossCount", 2).hands("S10 S2 H2", "C2 C3 D2")
          .begin("speed-1=14 speed-2=1").match();
      Set<String> next = new TreeSet<>();
      for (int world = 0; world < 200; world++) {
        Match imagined = match.perspective(match.seats().get(0)).imagine(RandomSource.seeded(world));
        imagined.play(imagined.decision().parse("play card:S10"));
        imagined.play(imagined.decision().parse("draw deck:S"));
        imagined.table(Viewer.spectator()).find("pile:boss").orElseThrow().children()
            .forEach(card -> next.add(card.id()));
      }
      assertThat(next).hasSize(11).doesNotContain("card:JS");
    }

    @Test
    @Rule("BR-RND-02")
    void phases_areThoseOfTheSteps() {
      StackedGame game = Deal.bosses("JS", "QS").hands("S4 S2 H2", "C5 C2 D2").start();
      assertThat(game.match().phase().id()).isEqualTo("choose-decks");
      game = Deal.bosses("JS", "QS").hands("S4 S2 H2", "C5 C2 D2").begin("speed-1=20 speed-2=19");
      assertThat(game.match().phase().id()).isEqualTo("actions");
      game.play("P1 play card:S4\nP2 play card:C5");
      assertThat(game.match().phase().id()).isEqualTo("actions");
      game.play("P2 bonus chain ; bonus-2=1");
      assertThat(game.asked()).isEqualTo("P1 draw-from");
      assertThat(game.match().phase().id()).isEqualTo("reset");
    }
  }
}
