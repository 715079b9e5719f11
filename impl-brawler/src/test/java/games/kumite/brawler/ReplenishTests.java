package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** RPL: reset and replenish. */
final class ReplenishTests {

  /** Both attacked a Jack, P1 twice: J 10/10, defeated; hands are S2 and C2 D2. */
  private static StackedGame afterTheJack() {
    return Deal.bosses("JS", "QH", "KS").hands("S3 H4 S2", "D2 C3 C2").next("S7 S8").next("H6 H8").next("C9")
        .begin("speed-1=20 speed-2=19")
        .play("""
            P1 play card:S3
            P2 play card:C3
            P2 decline ; target=1 damage=1
            P1 play card:H4
            """);
  }

  @Nested
  class Flipping {

    @Test
    @Rule({"BR-RPL-01", "BR-RPL-06"})
    void bossAndPlayedCards_whenTheBossIsDefeated_leaveTheGame() {
      StackedGame before = Deal.bosses("JS", "QH").hands("S3 H4 S2", "D2 C3 C2").begin("speed-1=20 speed-2=19")
          .play("P1 play card:S3");
      assertThat(before.played()).isEqualTo("S3");

      StackedGame game = afterTheJack();

      assertThat(game.asked()).isEqualTo("P1 draw-from");
      assertThat(game.boss()).isEqualTo("no boss");
      assertThat(game.played()).isEmpty();
      assertThat(game.pile("defeated")).isEqualTo("JS");
      assertThat(game.pile("spent")).isEqualTo("S3 C3 H4");
    }

    @Test
    @Rule({"BR-RPL-01", "BR-RPL-02"})
    void spentCards_neverComeBack() {
      StackedGame game = afterTheJack().play("""
          P1 draw deck:S
          P1 draw deck:H
          P2 draw deck:C ; speed-1=20 speed-2=19
          """);

      int left = game.deck("S") + game.deck("C") + game.deck("H") + game.deck("D")
          + Deal.words(game.hand(1)).size() + Deal.words(game.hand(2)).size();
      assertThat(left).isEqualTo(40 - 3);
      assertThat(game.refused("play card:S3")).isNotNull();
    }

    @Test
    @Rule("BR-RPL-02")
    void emptyDeck_isNotReshuffled() {
      StackedGame game = Stories.lastThreeCards(Stories.fourKings());

      assertThat(game.deck("S")).isZero();
      assertThat(game.deck("H")).isZero();
      game.play("P1 play card:S3 ; damage=1");
      assertThat(game.options()).containsExactlyInAnyOrder("play card:S2", "play card:H2");
    }
  }

  @Nested
  class Drawing {

    @Test
    @Rule("BR-RPL-03")
    void hero_drawsUntilThree_fromEitherDeckSeeingEachCard() {
      StackedGame game = afterTheJack();
      assertThat(game.hand(1)).isEqualTo("S2");

      assertThat(game.options()).containsExactlyInAnyOrder("draw deck:S", "draw deck:H");
      game.play("P1 draw deck:H");
      assertThat(game.hand(1)).isEqualTo("S2 H6");
      assertThat(game.asked()).isEqualTo("P1 draw-from");
      assertThat(game.options()).containsExactlyInAnyOrder("draw deck:S", "draw deck:H");
      game.play("P1 draw deck:S");
      assertThat(game.hand(1)).isEqualTo("S2 S7 H6");
      assertThat(game.asked()).isEqualTo("P2 draw-from");
    }

    @Test
    @Rule("BR-RPL-03")
    void hero_mayDrawTwice_fromOneDeck() {
      StackedGame game = afterTheJack().play("P1 draw deck:H\nP1 draw deck:H");

      assertThat(game.hand(1)).isEqualTo("S2 H6 H8");
    }

    @Test
    @Rule("BR-RPL-04")
    void hero_withThreeCards_drawsNone() {
      StackedGame game = Deal.bosses("JS", "QH").hands("S10 S2 H2", "C2 C3 D2").begin("speed-1=18 speed-2=5");

      game.play("P1 play card:S10\nP1 draw deck:S ; rest-2=1 speed-1=20 speed-2=19");

      assertThat(game.hand(2)).isEqualTo("C2 C3 D2");
      assertThat(game.deck("C")).isEqualTo(8);
    }

    @Test
    @Rule("BR-RPL-04")
    void hero_withEmptyDecks_keepsWhatIsInHand() {
      StackedGame game = Deal.bosses("KS", "KC", "KH", "KD", "QS").loneHero().hands("S10 H10 S9").begin("speed-1=20")
          .quicklyUntil("speed-1=20 damage=1 ace-1=1", it -> it.options().size() == 3, "top deck:S", "top deck:H");
      assertThat(game.boss()).as("H8 and H9 were the last of the decks").isEqualTo("K 20/17");

      game.play("P1 play card:S10 ; speed-1=20");

      assertThat(game.boss()).isEqualTo("Q 15/0");
      assertThat(game.hand(1)).isEqualTo("S9 H10");
    }

    @Test
    @Rule({"BR-RPL-03", "BR-RUL-20"})
    void hero_withOneDeckLeft_drawsUnasked() {
      StackedGame game = Stories.oneSpadeLeft().play("P1 play card:S4");

      assertThat(game.hand(1)).isEqualTo("S10 H2");
    }

    @Test
    @Rule({"BR-RPL-05", "BR-RUL-13"})
    void unconsciousHero_replenishesToo() {
      StackedGame game = Stories.partnerDown("JS").play("""
          P1 play card:H10 ; damage=1
          P1 play card:S3
          P1 draw deck:S
          P1 draw deck:S
          P1 draw deck:H
          """);

      assertThat(game.asked()).isEqualTo("P2 draw-from");
      assertThat(game.options()).containsExactlyInAnyOrder("draw deck:C", "draw deck:D");
      game.play("P2 draw deck:C");
      assertThat(game.hand(2)).isEqualTo("C2 C10 D2");
    }
  }

  @Nested
  class Order {

    @Test
    @Rule("BR-RPL-06")
    void stepFour_goes_flipThenReplenishInSeatOrderThenRest() {
      StackedGame game = Deal.bosses("JS", "QH").hands("S2 S3 H2", "C10 C3 D2").begin("speed-1=5 speed-2=18");

      game.play("P2 play card:C10");
      assertThat(game.played()).isEmpty();
      assertThat(game.asked()).isEqualTo("P2 draw-from");
      assertThat(game.rolls()).as("no rest before replenishing").isEmpty();
      game.play("P2 draw deck:C ; rest-1=3 speed-1=20 speed-2=19");
    }

    @Test
    @Rule("BR-RPL-06")
    void stepFour_goes_replenishInSeatOrderThenRecovery() {
      StackedGame game = Stories.partnerDown("JS").play("P1 play card:H10 ; damage=1\nP1 play card:S3");
      List<String> asked = new ArrayList<>();

      while (!game.asked().equals("P1 assist")) {
        asked.add(game.asked());
        game.play(game.asked().substring(0, 2) + " " + game.options().get(0));
      }

      assertThat(asked).containsExactly("P1 draw-from", "P1 draw-from", "P1 draw-from", "P2 draw-from");
    }

    @Test
    @Rule("BR-RPL-06")
    void secondHeroAlone_replenishes_afterTheUnconsciousFirst() {
      StackedGame game = Deal.bosses("KS", "JS").hands("H2 H10 S3", "C5 C2 D8").next("D9").health(1, "1,1,1")
          .begin("speed-1=2 speed-2=1 target=1 damage=12")
          .play("P1 play card:H2\nP2 play card:C5 ; target=1 damage=11\nP2 play card:D8 ; damage=1\nP2 top deck:D");

      assertThat(game.asked()).isEqualTo("P1 draw-from");
      game.play("P1 draw deck:S");
      assertThat(game.asked()).isEqualTo("P2 draw-from");
    }
  }
}
