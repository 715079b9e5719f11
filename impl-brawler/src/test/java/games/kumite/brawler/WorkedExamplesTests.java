package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * The worked examples of the rule book, each reached by real play with loaded dice. P1 owns S and H, P2 owns C and D.
 * Cards and dice before the example are chosen so that its position arises.
 */
final class WorkedExamplesTests {

  @Test
  @Rule({"BR-EX-01", "BR-SET-08", "BR-SET-09"})
  @DisplayName("1. Starting Health")
  void example01_startingHealth_isRolledByBoth() {
    StackedGame game = Deal.bosses("KS").health(1, "4,2,5").health(2, "6,6,6").chosen();

    assertThat(game.health(1)).isEqualTo("31/31");
    assertThat(game.health(2)).isEqualTo("38/38");
  }

  @Test
  @Rule({"BR-EX-02", "BR-TRN-05", "BR-TRN-06", "BR-TRN-07"})
  @DisplayName("2. Turn order with ties")
  void example02_allTied_heroesActBeforeTheBoss() {
    StackedGame game = Deal.bosses("QS").hands("H2 H3 H4", "C6 C8 C2").begin("speed-1=12 speed-2=12");
    assertThat(game.bossCard().orElseThrow().number("speed")).isEqualTo(12);

    game.play("""
        P1 play card:H2
        P2 play card:C6 ; target=1 damage=1
        P1 play card:H3
        """);
  }

  @Test
  @Rule({"BR-EX-03", "BR-TRN-05"})
  @DisplayName("3. Boss between heroes")
  void example03_bossBetweenHeroes_actsBetweenThem() {
    StackedGame game = Deal.bosses("KS").hands("H2 H3 H4", "C6 C8 C2").begin("speed-1=3 speed-2=17");
    assertThat(game.bossCard().orElseThrow().number("speed")).isEqualTo(10);

    game.play("""
        P2 play card:C6 ; target=1 damage=1
        P1 play card:H2
        P2 play card:C8 ; target=1 damage=1
        """);
  }

  @Test
  @Rule({"BR-EX-04", "BR-BOS-01", "BR-RND-04"})
  @DisplayName("4. Exact defeat")
  void example04_exactDefeat_endsTheRoundAtOnce() {
    StackedGame game = Deal.bosses("JS").hands("S6 S2 H2", "D4 C2 C3").begin("speed-1=13 speed-2=20")
        .play("P2 play card:D4 ; target=1 damage=1");
    assertThat(game.boss()).isEqualTo("J 10/4");

    game.play("P1 play card:S6");

    assertThat(game.events()).filteredOn(event -> event.type().equals("boss-damaged"))
        .singleElement().satisfies(attack -> assertThat(attack.argument("damage")).isEqualTo(10));
    assertThat(game.defeated()).isEqualTo(1);
    assertThat(game.rolls()).as("the boss takes no further turn").isEmpty();
    assertThat(game.asked()).isEqualTo("P1 draw-from");
  }

  @Test
  @Rule({"BR-EX-05", "BR-ATK-04", "BR-WEX-13"})
  @DisplayName("5. Ace")
  void example05_ace_dealsItsDieAndHasRankOne() {
    StackedGame game = Deal.bosses("QS").hands("S4 S2 H3", "D3 CA C3").begin("speed-1=20 speed-2=19")
        .play("""
            P1 play card:S4
            P2 play card:D3
            P2 decline ; target=1 damage=1
            P1 play card:S2
            P1 decline
            """);
    assertThat(game.boss()).isEqualTo("Q 15/9");

    game.play("P2 play card:CA ; ace-2=5");

    assertThat(game.boss()).isEqualTo("Q 15/14");
    assertThat(game.options()).as("S2 and CA: ranks 2 and 1")
        .containsExactly("bonus chain", "bonus kindred", "decline");
  }

  @Test
  @Rule({"BR-EX-06", "BR-WEX-10", "BR-WEX-02"})
  @DisplayName("6. Pair CHAIN")
  void example06_cardAloneDefeats_noBonusIsOffered() {
    StackedGame game = Deal.bosses("QS").hands("H7 S2 H2", "C8 C2 C3").begin("speed-1=20 speed-2=5")
        .play("P1 play card:H7 ; target=2 damage=4");
    assertThat(game.boss()).isEqualTo("Q 15/7");

    game.play("P2 play card:C8");

    assertThat(game.defeated()).isEqualTo(1);
    assertThat(game.asked()).isEqualTo("P1 draw-from");
  }

  @Test
  @Rule({"BR-EX-07", "BR-WEX-02", "BR-WEX-07"})
  @DisplayName("7. Pair across a boss attack")
  void example07_pairAcrossABossAttack_rollsItsBonus() {
    StackedGame game = Deal.bosses("KS").hands("S4 S2 H2", "D5 C2 C3").begin("speed-1=20 speed-2=5")
        .play("P1 play card:S4 ; target=1 damage=6");
    assertThat(game.boss()).isEqualTo("K 20/4");

    game.play("P2 play card:D5");
    assertThat(game.boss()).isEqualTo("K 20/9");
    assertThat(game.options()).containsExactly("bonus chain", "decline");
    game.play("P2 bonus chain ; bonus-2=6");

    assertThat(game.boss()).isEqualTo("K 20/15");
  }

  /** Example 8 up to its end; example 9 goes on from there. */
  private static StackedGame severalScenarios() {
    return Deal.bosses("KS").hands("S9 H8 H2", "C9 C2 C3").begin("speed-1=20 speed-2=19")
        .play("""
            P1 play card:S9
            P2 play card:C9
            """);
  }

  @Test
  @Rule({"BR-EX-08", "BR-WEX-05", "BR-WEX-09"})
  @DisplayName("8. Several scenarios")
  void example08_severalScenarios_giveOneBonus() {
    StackedGame game = severalScenarios();
    assertThat(game.boss()).isEqualTo("K 20/18");
    assertThat(game.options()).containsExactly("bonus mirror", "bonus kindred", "decline");

    game.play("P2 bonus mirror ; bonus-2=1 target=1 damage=1");

    assertThat(game.boss()).isEqualTo("K 20/19");
    assertThat(game.asked()).as("no second bonus this turn").isEqualTo("P1 attack");
  }

  @Test
  @Rule({"BR-EX-09", "BR-WEX-10", "BR-WEX-11"})
  @DisplayName("9. Chain of pairs")
  void example09_chainOfPairs_cardDefeatsTheBoss() {
    StackedGame game = severalScenarios().play("P2 bonus mirror ; bonus-2=1 target=1 damage=1");

    game.play("P1 play card:H8");

    assertThat(game.events()).filteredOn(event -> event.type().equals("boss-damaged"))
        .singleElement().satisfies(attack -> assertThat(attack.argument("damage")).isEqualTo(27));
    assertThat(game.asked()).as("no bonus").isEqualTo("P1 draw-from");
    assertThat(game.defeated()).isEqualTo(1);
  }

  @Test
  @Rule({"BR-EX-10", "BR-ATK-09", "BR-ATK-10", "BR-WEX-12"})
  @DisplayName("10. Bare die breaks a pair")
  void example10_bareDie_breaksAPair() {
    StackedGame game = Stories.firstHeroWithoutCards("speed-1=9 speed-2=20");
    assertThat(game.hand(1)).isEmpty();
    assertThat(game.deck("S") + game.deck("H")).isZero();
    assertThat(game.boss()).isEqualTo("K 20/0");

    game.play("P2 play card:D5 ; target=1 damage=1 attack-1=3");
    assertThat(game.boss()).isEqualTo("K 20/8");
    game.play("P2 play card:D4 ; target=1 damage=1 attack-1=1");

    assertThat(game.boss()).as("12, and 1 of P1's next bare die").isEqualTo("K 20/13");
    assertThat(game.asked()).as("no bonus was offered").isEqualTo("P2 attack");
  }

  @Test
  @Rule({"BR-EX-11", "BR-BOS-04", "BR-BOS-06", "BR-KO-01"})
  @DisplayName("11. Boss target")
  void example11_targetDieEven_isTheSecondHero() {
    StackedGame game = Deal.bosses("KS").hands("H2 H3 HA", "C6 C5 C2").health(1, "1,1,1").health(2, "1,1,1")
        .begin("speed-1=2 speed-2=1 target=1 damage=11")
        .play("""
            P1 play card:H2
            P2 play card:C6 ; target=2 damage=7
            P1 play card:H3
            P2 play card:C5 ; target=2 damage=7
            P1 play card:HA ; ace-1=1
            P2 play card:C2
            """);
    assertThat(game.health(1)).isEqualTo("12/23");
    assertThat(game.health(2)).isEqualTo("9/23");

    game.play("P2 decline ; target=4 damage=9");

    assertThat(game.kindsOfDice()).containsExactly("target d6", "damage d12");
    assertThat(game.health(2)).isEqualTo("0/23");
    assertThat(game.isConscious(2)).isFalse();
    assertThat(game.health(1)).isEqualTo("12/23");
  }

  @Test
  @Rule({"BR-EX-12", "BR-RST-01", "BR-RST-04"})
  @DisplayName("12. Rest")
  void example12_heroWhoDidNothing_rests() {
    StackedGame game = RestingTests.beforeTheJack(9);
    assertThat(game.boss()).isEqualTo("J 10/0");
    assertThat(game.health(2)).isEqualTo("20/29");

    game.play("P1 play card:S10\nP1 draw deck:S ; rest-2=4 speed-1=20 speed-2=19");

    assertThat(game.health(2)).isEqualTo("24/29");
    assertThat(game.health(1)).as("P1 does not heal").isEqualTo("25/30");
  }

  @Test
  @Rule({"BR-EX-13", "BR-RST-04"})
  @DisplayName("13. Rest is capped")
  void example13_rest_isCapped() {
    StackedGame game = RestingTests.beforeTheJack(1);
    assertThat(game.health(2)).isEqualTo("28/29");

    game.play("P1 play card:S10\nP1 draw deck:S ; rest-2=5 speed-1=20 speed-2=19");

    assertThat(game.health(2)).isEqualTo("29/29");
  }

  @Test
  @Rule({"BR-EX-14", "BR-RST-02"})
  @DisplayName("14. Being hit is interaction")
  void example14_beingHit_isInteraction() {
    StackedGame game = Deal.bosses("JS", "QS").hands("H10 S2 H2", "C2 C3 D2")
        .begin("speed-1=9 speed-2=4 target=2 damage=2");

    game.play("P1 play card:H10");
    game.play("P1 draw deck:H ; speed-1=20 speed-2=19");

    assertThat(game.health(2)).as("P2 does not rest").isEqualTo("28/30");
  }

  @Test
  @Rule({"BR-EX-15", "BR-KO-03", "BR-KO-05", "BR-KO-06", "BR-RPL-05"})
  @DisplayName("15. Recovery success")
  void example15_recoverySuccess_givesHealthAndTheNextRound() {
    StackedGame game = Stories.partnerToRescue("JS");
    assertThat(game.isConscious(2)).isFalse();
    assertThat(Deal.words(game.hand(1))).hasSize(3);
    assertThat(Deal.words(game.hand(2))).hasSize(3);

    game.play("P1 assist seat:2 ; recovery-2=4 recovery-health-2=2 speed-1=20 speed-2=19");

    assertThat(game.isConscious(2)).isTrue();
    assertThat(game.health(2)).isEqualTo("2/23");
    assertThat(game.rolls()).as("rolls Speed in the next round").contains("speed-2=19");
  }

  @Test
  @Rule({"BR-EX-16", "BR-KO-05", "BR-KO-07", "BR-KO-08"})
  @DisplayName("16. Recovery failure")
  void example16_recoveryFailure_waitsForTheNextBoss() {
    StackedGame game = Stories.partnerToRescue("JS", "QS");

    game.play("P1 assist seat:2 ; recovery-2=3 speed-1=20");

    assertThat(game.isConscious(2)).isFalse();
    assertThat(game.asked()).isEqualTo("P1 attack");
    game.play("P1 play card:S10\nP1 draw deck:S");
    assertThat(game.asked()).as("next attempt after the next boss").isEqualTo("P1 assist");
  }

  @Test
  @Rule({"BR-EX-17", "BR-BOS-05", "BR-KO-01", "BR-END-02", "BR-END-04"})
  @DisplayName("17. Loss")
  void example17_lastHeroFalls_gameIsLostAtOnce() {
    StackedGame game = Deal.bosses("JS", "KS").hands("S10 S2 H2", "C5 C3 D2").next("C2").health(1, "1,1,1")
        .health(2, "1,1,1").begin("speed-1=18 speed-2=5")
        .play("""
            P1 play card:S10
            P1 draw deck:H ; rest-2=1 speed-1=2 speed-2=1 target=1 damage=12
            P1 play card:H2
            P2 play card:C5 ; target=1 damage=11
            P2 play card:C3 ; damage=12
            P2 play card:D2 ; damage=8
            """);
    assertThat(game.isConscious(1)).isFalse();
    assertThat(game.health(2)).isEqualTo("3/23");

    game.play("P2 top deck:C ; damage=3");

    assertThat(game.health(2)).isEqualTo("0/23");
    assertThat(game.isConscious(2)).isFalse();
    assertThat(game.asked()).isEqualTo("nobody");
    assertThat(game.result()).as("one boss was defeated before").isEqualTo("LOSS 1");
  }

  @Test
  @Rule({"BR-EX-18", "BR-END-01", "BR-END-04", "BR-RUL-18"})
  @DisplayName("18. Win")
  void example18_lastBossFalls_gameIsWonAtOnce() {
    StackedGame game = Deal.bosses("JS", "JC", "JH", "JD", "QS", "QC", "QH", "QD", "KS", "KC", "KH", "KD")
        .hands("S10 S3 H3", "C2 D2 C3").health(2, "1,1,1").begin("speed-1=20 speed-2=19")
        .quicklyUntil("speed-1=20 speed-2=19 target=1 damage=1 ace-1=6 ace-2=6 bonus-1=4 bonus-2=4 rest-1=1 rest-2=1",
            it -> it.defeated() == 11, "bonus", "top");
    assertThat(game.boss()).isEqualTo("K 20/0");
    game.play("""
        P1 play card:S10
        P2 play card:C2
        P2 decline ; target=2 damage=12
        P1 play card:S3
        P1 decline
        P2 play card:D2
        P2 decline ; target=2 damage=11
        """);
    assertThat(game.boss()).isEqualTo("K 20/17");
    assertThat(game.isConscious(2)).isFalse();

    game.play("P1 play card:H3");

    assertThat(game.asked()).as("no replenish, no Recovery").isEqualTo("nobody");
    assertThat(game.rolls()).isEmpty();
    assertThat(game.isConscious(2)).isFalse();
    assertThat(game.result()).isEqualTo("WIN 12");
  }

  @Test
  @Rule({"BR-EX-19", "BR-RPL-04", "BR-RUL-20"})
  @DisplayName("19. Replenish")
  void example19_lastCardOfTheDecks_isDrawnUnasked() {
    StackedGame game = Stories.oneSpadeLeft();
    assertThat(game.boss()).isEqualTo("J 10/9");
    assertThat(game.deck("S")).isEqualTo(1);
    assertThat(game.deck("H")).isZero();

    game.play("P1 play card:S4");

    assertThat(game.defeated()).isEqualTo(5);
    assertThat(game.hand(1)).as("H2 was left").isEqualTo("S10 H2");
    assertThat(game.deck("S")).isZero();
    assertThat(game.asked()).as("P1 was not asked to draw").isEqualTo("P1 assist");
    game.play("P1 refuse ; speed-1=20");
    assertThat(game.options()).containsExactlyInAnyOrder("play card:S10", "play card:H2");
  }

  @Test
  @Rule({"BR-EX-20", "BR-ATK-05", "BR-RPL-04"})
  @DisplayName("20. Deck-top")
  void example20_deckTop_defeatsTheBoss() {
    StackedGame game = Deal.bosses("QS", "KS").hands("S2 S3 H2", "C7 C2 C3").next("H9").begin("speed-1=1 speed-2=20")
        .play("P2 play card:C7 ; target=1 damage=1");
    assertThat(game.boss()).isEqualTo("Q 15/7");
    int hearts = game.deck("H");

    game.play("P1 top deck:H");

    assertThat(game.events()).filteredOn(event -> event.type().equals("boss-damaged"))
        .singleElement().satisfies(attack -> assertThat(attack.argument("damage")).isEqualTo(16));
    assertThat(game.defeated()).isEqualTo(1);
    assertThat(game.hand(1)).isEqualTo("S2 S3 H2");
    assertThat(game.deck("H")).isEqualTo(hearts - 1);
    assertThat(game.asked()).as("P1 draws none").isEqualTo("P2 draw-from");
  }
}
