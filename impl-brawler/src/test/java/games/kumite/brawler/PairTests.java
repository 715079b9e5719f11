package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Sum;
import games.kumite.api.Viewer;
import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** WEX: Well Executed Attacks. */
final class PairTests {

  /** A King, whom P1 and then P2 attack before he acts. */
  private static StackedGame king(String first, String second) {
    return Deal.bosses("KS").hands(first, second).begin("speed-1=20 speed-2=19");
  }

  /** A hand with that card and two others of its suit. */
  private static String hand(String card) {
    String suit = card.substring(0, 1);
    return card + " " + suit + (card.endsWith("3") ? "6 " : "3 ") + suit + (card.endsWith("4") ? "6" : "4");
  }

  @Nested
  class Scenarios {

    @ParameterizedTest
    @CsvSource({
      "S7, C7, mirror kindred", "S7, D7, mirror", "H3, D3, mirror kindred", "H10, C9, chain", "S4, D5, chain",
      "S5, C4, chain kindred", "H8, D9, chain kindred", "S9, C2, kindred", "H7, D3, kindred", "H7, C9, ''",
      "S3, D8, ''", "S10, D8, ''"})
    @Rule({"BR-WEX-01", "BR-WEX-06", "BR-WEX-07", "BR-WEX-08", "BR-WEX-09", "BR-RUL-09"})
    void scenarios_ofTwoCards_areOfferedToTheSecondAttacker(String first, String second, String scenarios) {
      StackedGame game = king(hand(first), hand(second)).play("P1 play card:" + first);

      game.play("P2 play card:" + second + (scenarios.isEmpty() ? " ; target=1 damage=1" : ""));

      assertOffered(game, scenarios);
    }

    @ParameterizedTest
    @CsvSource({
      "HA, CA, mirror, 1, 6", "SA, CA, mirror kindred, 2, 2", "HA, C2, chain, 6, 0", "S2, CA, chain kindred, 0, 5",
      "H2, CA, chain, 0, 2", "H10, CA, '', 0, 4", "HA, C10, '', 3, 0", "HA, C5, '', 4, 0", "HA, C6, '', 6, 0",
      "S10, CA, kindred, 0, 6"})
    @Rule({"BR-WEX-07", "BR-WEX-13"})
    void ace_inAPair_hasRankOneWhateverItsDieShows(
        String first, String second, String scenarios, int firstDie, int secondDie) {
      StackedGame game = king(hand(first), hand(second));

      game.play("P1 play card:" + first + (firstDie == 0 ? "" : " ; ace-1=" + firstDie));
      String die = secondDie == 0 ? "" : " ace-2=" + secondDie;
      game.play("P2 play card:" + second + " ; " + die + (scenarios.isEmpty() ? " target=1 damage=1" : ""));

      assertOffered(game, scenarios);
    }

    @ParameterizedTest
    @CsvSource({"mirror, S7, C7, d8, 8, 20", "mirror, S7, C7, d8, 1, 15", "chain, S4, D5, d6, 6, 15",
        "chain, S5, C4, d6, 2, 11", "kindred, S9, C2, d4, 4, 15", "kindred, S5, C4, d4, 1, 10"})
    @Rule({"BR-WEX-04", "BR-WEX-06", "BR-WEX-07", "BR-WEX-08", "BR-RUL-09"})
    void bonus_rolled_isAddedToTheDamage(String scenario, String first, String second, String die, int face, int sum) {
      StackedGame game = king(hand(first), hand(second)).play("P1 play card:" + first + "\nP2 play card:" + second);

      game.play("P2 bonus " + scenario + " ; bonus-2=" + face + (sum < 20 ? " target=1 damage=1" : ""));

      assertThat(game.kindsOfDice()).startsWith("bonus-2 " + die);
      assertThat(game.defeated()).isEqualTo(sum < 20 ? 0 : 1);
      assertThat(game.boss()).isEqualTo(sum < 20 ? "K 20/" + sum : "no boss");
    }

    @ParameterizedTest
    @CsvSource({"NORMAL, speed-1=20 speed-2=19, 1d8, 1d6, 1d4",
        "D6_ONLY, 'speed-1=6,6,6 speed-2=6,6,5', 1d6+1, 1d6, 1d6/2"})
    @Rule({"BR-WEX-06", "BR-WEX-07", "BR-WEX-08"})
    void bonuses_lieOnTheTableWithTheirDice(
        String diceSet, String speed, String mirror, String chain, String kindred) {
      Map<String, Element> table = Deal.bosses("KS").option("diceSet", diceSet).begin(speed)
          .match().table(Viewer.spectator()).all();

      assertThat(table.get("token:mirror").get("dice")).isEqualTo(mirror);
      assertThat(table.get("token:chain").get("dice")).isEqualTo(chain);
      assertThat(table.get("token:kindred").get("dice")).isEqualTo(kindred);
      assertThat(table.get("token:chain").get("text")).isEqualTo("The ranks of the cards are neighbours.");
    }

    @Test
    @Rule({"BR-WEX-04", "BR-WEX-12"})
    void damage_ofThePair_isShownWithItsParts() {
      StackedGame game = king(hand("S5"), hand("C4")).play("P1 play card:S5");
      assertThat(attack(game)).isEqualTo("5 = 5 card:S5");

      game.play("P2 play card:C4");
      assertThat(attack(game)).isEqualTo("4 = 4 card:C4");

      game.play("P2 bonus chain ; bonus-2=6 target=1 damage=1");
      assertThat(attack(game)).isEqualTo("10 = 4 card:C4 + 6 card:S5");
      assertThat(sum(game).parts().get(1).reason()).isEqualTo("Chain");

      game.play("P1 play card:S3");
      assertThat(attack(game)).isEqualTo("3 = 3 card:S3");
    }

    private static Sum sum(StackedGame game) {
      return (Sum) game.match().table(Viewer.spectator()).all().get("card:KS").attributes().get("attack");
    }

    private static String attack(StackedGame game) {
      return sum(game).toString();
    }

    @ParameterizedTest
    @CsvSource({"mirror, S6, C6, 6, 19", "mirror, S6, C6, 1, 14", "chain, S4, D5, 6, 15", "kindred, S9, C2, 1, 12",
        "kindred, S9, C2, 2, 12", "kindred, S9, C2, 3, 13", "kindred, S9, C2, 5, 14", "kindred, S9, C2, 6, 14"})
    @Rule({"BR-WEX-06", "BR-WEX-07", "BR-WEX-08"})
    void bonus_withSixSidedDiceOnly_isThatOfTheSecondColumn(
        String scenario, String first, String second, int face, int sum) {
      StackedGame game = Deal.bosses("KS").option("diceSet", "D6_ONLY").hands(hand(first), hand(second))
          .begin("speed-1=6,6,6 speed-2=6,6,5").play("P1 play card:" + first + "\nP2 play card:" + second);

      game.play("P2 bonus " + scenario + " ; bonus-2=" + face + " target=1 damage=1,1");

      assertThat(game.kindsOfDice()).startsWith("bonus-2 d6");
      assertThat(game.boss()).isEqualTo("K 20/" + sum);
    }

    private void assertOffered(StackedGame game, String scenarios) {
      if (scenarios.isEmpty()) {
        assertThat(game.asked()).isEqualTo("P1 attack");
        return;
      }
      List<String> wanted = new ArrayList<>(Deal.words(scenarios).stream().map(word -> "bonus " + word).toList());
      wanted.add("decline");
      assertThat(game.asked()).isEqualTo("P2 pair-bonus");
      assertThat(game.options()).isEqualTo(wanted);
    }
  }

  @Nested
  class Who {

    @Test
    @Rule({"BR-WEX-01", "BR-RUL-21"})
    void cardsOfOneHero_inARow_areNoPair() {
      StackedGame game = Deal.bosses("KS").loneHero().hands("S4 S5 H4", "").begin("speed-1=20");

      game.play("P1 play card:S4 ; damage=1\nP1 play card:S5 ; damage=1\nP1 play card:H4 ; damage=1");

      assertThat(game.boss()).isEqualTo("K 20/13");
      assertThat(game.asked()).isEqualTo("P1 attack");
    }

    @Test
    @Rule("BR-WEX-02")
    void attackOfTheBoss_betweenThePair_doesNotMatter() {
      StackedGame game = Deal.bosses("KS").hands("S4 S2 H2", "D5 C2 D2").begin("speed-1=20 speed-2=1");

      game.play("P1 play card:S4 ; target=1 damage=3\nP2 play card:D5");

      assertThat(game.asked()).isEqualTo("P2 pair-bonus");
    }

    @Test
    @Rule({"BR-WEX-03", "BR-ATK-07"})
    void deckTop_asTheFirstCard_makesAPair() {
      StackedGame game = Deal.bosses("KS").next("H9").hands("S2 S3 H2", "C8 C2 D2").begin("speed-1=20 speed-2=19");

      game.play("P1 top deck:H\nP2 play card:C8");

      assertThat(game.options()).containsExactly("bonus chain", "decline");
    }

    @Test
    @Rule({"BR-WEX-03", "BR-ATK-07"})
    void deckTop_asTheSecondCard_makesAPair() {
      StackedGame game = Deal.bosses("KS").hands("S7 S3 H2", "C2 C3 D2").next("D7").begin("speed-1=20 speed-2=19");

      game.play("P1 play card:S7\nP2 top deck:D");

      assertThat(game.options()).containsExactly("bonus mirror", "decline");
    }

    @Test
    @Rule("BR-WEX-04")
    void firstHero_asTheSecondAttacker_rollsTheBonus() {
      StackedGame game = Deal.bosses("KS").hands("S4 S2 H2", "D5 C2 D2").begin("speed-1=19 speed-2=20");

      game.play("P2 play card:D5\nP1 play card:S4");
      assertThat(game.asked()).isEqualTo("P1 pair-bonus");
      game.play("P1 bonus chain ; bonus-1=3 target=1 damage=1");

      assertThat(game.boss()).isEqualTo("K 20/12");
    }

    @Test
    @Rule({"BR-WEX-04", "BR-WEX-09"})
    void bonus_declined_addsNothing() {
      StackedGame game = king("S4 S2 H2", "D5 C2 D2").play("P1 play card:S4\nP2 play card:D5");

      game.play("P2 decline ; target=1 damage=1");

      assertThat(game.boss()).isEqualTo("K 20/9");
    }

    @Test
    @Rule("BR-WEX-05")
    void bonus_rolledOnce_endsTheTurn() {
      StackedGame game = king("S7 S2 H2", "C7 C2 D2").play("P1 play card:S7\nP2 play card:C7");

      game.play("P2 bonus kindred ; bonus-2=1 target=1 damage=1");

      assertThat(game.asked()).isEqualTo("P1 attack");
      assertThat(game.boss()).isEqualTo("K 20/15");
    }

    @ParameterizedTest
    @CsvSource({"S2, C3, mirror", "S7, C7, chain", "S7, D6, kindred"})
    @Rule({"BR-WEX-06", "BR-WEX-07", "BR-WEX-08", "BR-WEX-09"})
    void scenario_thatDoesNotFit_isRefused(String first, String second, String scenario) {
      StackedGame game = king(hand(first), hand(second));

      game.play("P1 play card:" + first + "\nP2 play card:" + second);

      assertThat(game.refused("bonus " + scenario).rule()).contains("BR-WEX-09");
    }
  }

  @Nested
  class When {

    @Test
    @Rule({"BR-WEX-10", "BR-RUL-15"})
    void bonus_whenTheCardAloneDefeatsTheBoss_isNotOffered() {
      StackedGame game = king("S10 S2 H2", "C10 C2 D2");

      game.play("P1 play card:S10\nP2 play card:C10");

      assertThat(game.asked()).isEqualTo("P1 draw-from");
      assertThat(game.defeated()).isEqualTo(1);
    }

    @Test
    @Rule({"BR-WEX-10", "BR-RUL-15"})
    void bonus_behindAnAceThatDefeatsTheBoss_isNotOffered() {
      StackedGame game = Deal.bosses("JS").hands("S7 S2 H2", "CA C2 D2").begin("speed-1=20 speed-2=19");

      game.play("P1 play card:S7\nP2 play card:CA ; ace-2=3");

      assertThat(game.asked()).isEqualTo("P1 draw-from");
    }

    @Test
    @Rule({"BR-WEX-10", "BR-RUL-15"})
    void bonus_behindAnAceThatDoesNotDefeatTheBoss_isOfferedAfterItsDie() {
      StackedGame game = Deal.bosses("JS").hands("S7 S2 H2", "CA C2 D2").begin("speed-1=20 speed-2=19");

      game.play("P1 play card:S7\nP2 play card:CA ; ace-2=2");

      assertThat(game.boss()).isEqualTo("J 10/9");
      assertThat(game.options()).containsExactly("bonus kindred", "decline");
    }

    @Test
    @Rule("BR-WEX-11")
    void secondCard_ofAPair_isTheFirstForTheNextAttack() {
      StackedGame game = king("S4 H6 S2", "D5 C2 D2").play("P1 play card:S4\nP2 play card:D5");

      game.play("P2 bonus chain ; bonus-2=1 target=1 damage=1\nP1 play card:H6");

      assertThat(game.options()).containsExactly("bonus chain", "bonus kindred", "decline");
    }

    @Test
    @Rule("BR-WEX-11")
    void secondCard_ofADeclinedPair_isTheFirstForTheNextAttack() {
      StackedGame game = king("S4 H6 S2", "D5 C2 D2").play("P1 play card:S4\nP2 play card:D5");

      game.play("P2 decline ; target=1 damage=1\nP1 play card:S2");
      assertThat(game.asked()).as("D5 and S2 make no pair, S4 does not count").isEqualTo("P2 attack");
      game.play("P2 play card:C2");

      assertThat(game.options()).containsExactly("bonus mirror", "bonus kindred", "decline");
    }

    @Test
    @Rule({"BR-WEX-12", "BR-RUL-21"})
    void pair_neverReaches_acrossTwoBosses() {
      StackedGame game = Deal.bosses("JS", "KS").hands("S10 S2 H2", "C9 C10 D2").begin("speed-1=20 speed-2=19");

      game.play("P1 play card:S10\nP1 draw deck:S ; rest-2=1 speed-1=1 speed-2=20");
      game.play("P2 play card:C10 ; target=1 damage=1");

      assertThat(game.asked()).isEqualTo("P1 attack");
      assertThat(game.boss()).isEqualTo("K 20/10");
    }

    @Test
    @Rule({"BR-WEX-12", "BR-ATK-10"})
    void bareDie_inBetween_breaksThePair() {
      StackedGame game = Stories.firstHeroWithoutCards("speed-1=19 speed-2=20");

      game.play("P2 play card:D5 ; attack-1=1 target=1 damage=1\nP2 play card:D4 ; attack-1=1 target=1 damage=1");

      assertThat(game.asked()).isEqualTo("P2 attack");
      assertThat(game.boss()).isEqualTo("K 20/11");
    }

    @Test
    @Rule({"BR-WEX-12", "BR-RUL-21"})
    void attackOfTheSameHero_inBetween_breaksThePair() {
      StackedGame game = Deal.bosses("KS").hands("H2 H9 S3", "C5 C2 D2").health(2, "1,1,1")
          .begin("speed-1=2 speed-2=1 target=2 damage=12")
          .play("P1 play card:H2\nP2 play card:C5 ; target=2 damage=11");
      assertThat(game.isConscious(2)).isFalse();
      game.play("P1 play card:H9 ; damage=1");

      game.play("P1 play card:S3 ; damage=1");

      assertThat(game.asked()).as("S3 would be kindred to C5, but H9 lies between").isEqualTo("P1 attack");
      assertThat(game.boss()).isEqualTo("K 20/19");
    }
  }
}
