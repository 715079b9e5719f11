package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Viewer;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** ATK: a hero's turn. */
final class AttackTests {

  @Nested
  class WithACard {

    @Test
    @Rule({"BR-ATK-01", "BR-ATK-02"})
    void attack_isOneCard_laidFaceUpAtTheBoss() {
      StackedGame game = Deal.bosses("KS").hands("S4 S6 H9", "D8 C2 C3").begin("speed-1=20 speed-2=19");
      assertThat(game.played()).isEmpty();

      game.play("P1 play card:S6");

      assertThat(game.played()).isEqualTo("S6");
      assertThat(game.match().table(Viewer.spectator()).find("card:S6")).isPresent();
      assertThat(game.hand(1)).isEqualTo("S4 H9");
      assertThat(game.asked()).isEqualTo("P2 attack");
    }

    @Test
    @Rule({"BR-ATK-01", "BR-ATK-02"})
    void attacks_onOneBoss_lieBesideEachOther() {
      StackedGame game = Deal.bosses("KS").hands("S4 S6 H9", "D8 C2 C3").begin("speed-1=20 speed-2=19");

      game.play("P1 play card:S6\nP2 play card:D8 ; target=1 damage=1");

      assertThat(game.played()).isEqualTo("S6 D8");
      assertThat(game.boss()).isEqualTo("K 20/14");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10})
    @Rule("BR-ATK-03")
    void numberCard_deals_itsNumber(int number) {
      StackedGame game = Deal.bosses("KS").hands("H" + number + " HA S2", "C2 C3 C4").begin("speed-1=20 speed-2=19");

      game.play("P1 play card:H" + number);

      assertThat(game.boss()).isEqualTo("K 20/" + number);
    }

    @ParameterizedTest
    @CsvSource({"S, 1", "S, 2", "S, 3", "H, 4", "H, 5", "H, 6"})
    @Rule("BR-ATK-04")
    void ace_deals_aDieRolledWhenItIsPlayed(String suit, int face) {
      StackedGame game = Deal.bosses("KS").hands(suit + "A S2 H2", "C2 C3 C4").begin("speed-1=20 speed-2=19");

      game.play("P1 play card:" + suit + "A ; ace-1=" + face);

      assertThat(game.kindsOfDice()).containsExactly("ace-1 d6");
      assertThat(game.boss()).isEqualTo("K 20/" + face);
    }
  }

  @Nested
  class WithADeckTop {

    @Test
    @Rule("BR-ATK-05")
    void deckTop_besideAFullHand_mayBePlayed() {
      StackedGame game = Deal.bosses("KS").next("H9 H4").begin("speed-1=20 speed-2=19");
      assertThat(game.options()).contains("top deck:S", "top deck:H");

      game.play("P1 top deck:H");

      assertThat(game.boss()).isEqualTo("K 20/9");
      assertThat(game.hand(1)).isEqualTo("S2 S3 H2");
      assertThat(game.deck("H")).isEqualTo(8);
    }

    @Test
    @Rule("BR-ATK-05")
    void deckTop_ofAnEmptyDeck_isNotOffered() {
      StackedGame game = Stories.lastThreeCards(Stories.fourKings());

      assertThat(game.options()).containsExactlyInAnyOrder("play card:S2", "play card:S3", "play card:H2");
      assertThat(game.refused("top deck:S").rule()).contains("BR-ATK-05");
    }

    @Test
    @Rule({"BR-ATK-06", "BR-RUL-06"})
    void deckTop_playedOnce_leavesLaterTurnsFree() {
      StackedGame game = Deal.bosses("KS").hands("H2 H3 H4", "C6 C8 C2").next("H5").begin("speed-1=20 speed-2=19");

      game.play("P1 top deck:H\nP2 play card:C8 ; target=1 damage=1");
      assertThat(game.options()).containsExactlyInAnyOrder(
          "play card:H2", "play card:H3", "play card:H4", "top deck:S", "top deck:H");
      game.play("P1 play card:H2\nP2 top deck:C ; ace-2=1");
    }

    @Test
    @Rule("BR-ATK-07")
    void deckTop_untilItIsPlayed_isSeenByNobody() {
      StackedGame game = Deal.bosses("KS").next("H9").begin("speed-1=20 speed-2=19");
      assertThat(game.match().table(game.match().seats().get(0)).find("card:H9")).isEmpty();
      assertThat(game.match().table(game.match().seats().get(1)).find("card:H9")).isEmpty();

      game.play("P1 top deck:H");

      assertThat(game.match().table(Viewer.spectator()).find("card:H9")).isPresent();
      assertThat(game.played()).isEqualTo("H9");
    }

    @Test
    @Rule({"BR-ATK-07", "BR-ATK-04"})
    void aceFromADeckTop_deals_aDie() {
      StackedGame game = Deal.bosses("KS").next("SA").begin("speed-1=20 speed-2=19");

      game.play("P1 top deck:S ; ace-1=4");

      assertThat(game.boss()).isEqualTo("K 20/4");
    }

    @Test
    @Rule({"BR-ATK-08", "BR-ATK-13"})
    void emptyHand_withCardsInBothDecks_mustPlayADeckTop() {
      StackedGame game = Deal.bosses("KS").loneHero().next("S9").begin("speed-1=20");

      game.play("""
          P1 play card:S2 ; damage=1
          P1 play card:S3 ; damage=1
          P1 play card:H2 ; damage=1
          """);

      assertThat(game.hand(1)).isEmpty();
      assertThat(game.options()).containsExactlyInAnyOrder("top deck:S", "top deck:H");
      assertThat(game.refused("roll").rule()).contains("BR-ATK-08");
      game.play("P1 top deck:S ; damage=1");
      assertThat(game.boss()).isEqualTo("K 20/16");
    }

    @Test
    @Rule({"BR-ATK-08", "BR-RPL-03", "BR-RUL-20"})
    void emptyHand_withOneDeckLeft_playsItsTopUnasked() {
      StackedGame game = Deal.bosses("KS", "KC", "KH", "KD").loneHero().hands("H2 H3 H4").next("H10 H9 H8 H7 H6 H5 HA")
          .next("S2 S3 S4 S5 S6 S7 S8").begin("speed-1=20");
      game.play("""
          P1 top deck:H ; damage=1
          P1 top deck:H ; damage=1
          P1 top deck:H ; speed-1=20
          P1 top deck:H ; damage=1
          P1 top deck:H ; damage=1
          P1 top deck:H ; damage=1
          P1 top deck:H ; ace-1=1 damage=1
          P1 play card:H2 ; speed-1=20
          """);
      assertThat(game.hand(1)).as("the spade was drawn unasked").isEqualTo("S2 H3 H4");
      game.play("P1 play card:H3 ; damage=1\nP1 play card:H4 ; damage=1");

      game.play("P1 play card:S2 ; damage=1 damage=1 damage=1 speed-1=20");

      assertThat(game.defeated()).as("9 and S3, S4, S5").isEqualTo(3);
      assertThat(game.hand(1)).isEqualTo("S6 S7 S8");
    }

    @Test
    @Rule({"BR-ATK-09", "BR-ATK-08"})
    void bareDie_whileCardsAreLeft_isRefused() {
      StackedGame game = Stories.lastThreeCards(Stories.fourKings());

      assertThat(game.refused("roll").rule()).contains("BR-ATK-09");
    }
  }

  @Nested
  class WithABareDie {

    @Test
    @Rule({"BR-ATK-09", "BR-END-03", "BR-RUL-20"})
    void heroWithoutAnyCard_attacksWithADie_onEveryLaterTurnOfTheGame() {
      StackedGame game = Stories.lastThreeCards(Stories.fourKings().option("bossCount", 6));
      game.play("P1 play card:S3 ; damage=1");

      game.play("P1 play card:S2 ; damage=1"             // 5; the last card is played unasked
          + " damage=1 attack-1=6 damage=1 attack-1=3"   // 7, 13, 16 of 15
          + " speed-1=20 attack-1=6 damage=1 attack-1=6 damage=1 attack-1=6");

      assertThat(game.kindsOfDice()).filteredOn(die -> die.startsWith("attack")).hasSize(5).containsOnly("attack-1 d6");
      assertThat(game.result()).isEqualTo("WIN 6");
    }

    @Test
    @Rule({"BR-ATK-10", "BR-WEX-03"})
    void bareDie_afterACardOfTheOtherHero_makesNoPair() {
      StackedGame game = Stories.firstHeroWithoutCards("speed-1=19 speed-2=20");

      game.play("P2 play card:D5 ; attack-1=5 target=1 damage=1");

      assertThat(game.boss()).isEqualTo("K 20/10");
      assertThat(game.asked()).isEqualTo("P2 attack");
    }

    @Test
    @Rule({"BR-ATK-10", "BR-WEX-03"})
    void cardOfTheOtherHero_afterABareDie_makesNoPair() {
      StackedGame game = Stories.firstHeroWithoutCards("speed-1=20 speed-2=19 attack-1=5");

      game.play("P2 play card:D5 ; target=1 damage=1 attack-1=4");

      assertThat(game.boss()).isEqualTo("K 20/14");
      assertThat(game.asked()).isEqualTo("P2 attack");
    }
  }

  @Nested
  class Choice {

    @Test
    @Rule({"BR-ATK-11", "BR-RUL-07"})
    void attack_cannotBe_heldBack() {
      StackedGame game = Deal.bosses("KS").begin("speed-1=20 speed-2=19");

      assertThat(game.options()).allMatch(option -> option.startsWith("play card:") || option.startsWith("top deck:"));
      assertThat(game.refused("pass").rule()).contains("BR-ATK-11");
      assertThat(game.refused("decline")).isNotNull();
    }

    @Test
    @Rule("BR-ATK-12")
    void cardsOfTheOtherHero_areNever_playedOrDrawn() {
      StackedGame game = Deal.bosses("KS").begin("speed-1=20 speed-2=19");

      assertThat(game.options()).noneMatch(option -> option.matches(".*:[CD].*"));
      assertThat(game.refused("play card:C2").rule()).contains("BR-ATK-12");
      assertThat(game.refused("top deck:D").rule()).contains("BR-ATK-12");
    }

    @Test
    @Rule("BR-ATK-12")
    void cardsOfAnUnconsciousHero_areNever_playedOrDrawn() {
      StackedGame game = Stories.partnerDown("JS");

      assertThat(game.options()).containsExactlyInAnyOrder("play card:H10", "play card:S3", "top deck:S", "top deck:H");
      assertThat(game.refused("play card:D2").rule()).contains("BR-ATK-12");
      game.play("P1 play card:H10 ; damage=1\nP1 play card:S3");
      assertThat(game.options()).containsExactlyInAnyOrder("draw deck:S", "draw deck:H");
      assertThat(game.refused("draw deck:C").rule()).contains("BR-ATK-12");
    }

    @Test
    @Rule("BR-ATK-13")
    void hand_duringARound_isNotRefilled() {
      StackedGame game = Deal.bosses("KS").hands("H2 H3 H4", "C6 C8 C2").begin("speed-1=20 speed-2=19");

      game.play("""
          P1 play card:H2
          P2 play card:C6 ; target=1 damage=1
          P1 play card:H3
          """);

      assertThat(game.hand(1)).isEqualTo("H4");
      assertThat(game.hand(2)).isEqualTo("C2 C8");
      assertThat(game.deck("H")).isEqualTo(7);
    }
  }
}
