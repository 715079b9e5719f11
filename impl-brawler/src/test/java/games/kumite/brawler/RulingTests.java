package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RUL: rulings that stand beside the rules; the others are cited where their rules are. */
final class RulingTests {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  @Rule("BR-RUL-02")
  void loneHero_withFewBosses_canWin(int bosses) {
    StackedGame game = Deal.bosses("KS", "QS", "JS").loneHero().option("bossCount", bosses).begin("speed-1=20");

    game.quicklyUntil("speed-1=20 damage=1 ace-1=6", it -> it.asked().equals("nobody"), "top", "play", "draw");

    assertThat(game.result()).isEqualTo("WIN " + bosses);
  }

  @Test
  @Rule({"BR-RUL-02", "BR-SET-03"})
  void loneHero_afterAllTwentyCards_hasNotDefeatedTwelveBosses() {
    StackedGame game = Stories.lastThreeCards(Stories.fourKings()).play("P1 play card:S3 ; damage=1");

    game.play("P1 play card:S2 ; damage=1 damage=1 attack-1=1 damage=8 attack-1=1 damage=8");

    assertThat(game.pile("spent") + " " + game.played()).as("all cards").satisfies(
        cards -> assertThat(Deal.words(cards)).hasSize(20));
    assertThat(game.result()).isEqualTo("LOSS 4");
  }

  @Test
  @Rule({"BR-RUL-07", "BR-RUL-20"})
  void singleLegalOption_withoutAPass_isNeverAsked() {
    StackedGame game = Stories.firstHeroWithoutCards("speed-1=20 speed-2=19 attack-1=2");

    assertThat(game.asked()).as("P1 could only roll").isEqualTo("P2 attack");
    assertThat(game.boss()).isEqualTo("K 20/2");
  }

  @Test
  @Rule("BR-RUL-20")
  void bonus_withOneFittingScenario_isStillAsked() {
    StackedGame game = Deal.bosses("KS").hands("S7 S2 H2", "D7 C2 C3").begin("speed-1=20 speed-2=19");

    game.play("P1 play card:S7\nP2 play card:D7");

    assertThat(game.asked()).isEqualTo("P2 pair-bonus");
    assertThat(game.options()).containsExactly("bonus mirror", "decline");
  }

  @Test
  @Rule("BR-RUL-17")
  void targetDie_whileBothAreConscious_isRolledWhateverTheirHealth() {
    StackedGame game = Deal.bosses("KS").hands("H2 H10 S3", "C5 C2 D2").health(2, "1,1,1")
        .begin("speed-1=2 speed-2=1 target=2 damage=12");

    game.play("P1 play card:H2\nP2 play card:C5 ; target=2 damage=10");
    assertThat(game.health(2)).isEqualTo("1/23");
    game.play("P1 play card:H10\nP2 play card:C2 ; target=2 damage=1");

    assertThat(game.isConscious(2)).as("P1 with 30 could not step in").isFalse();
  }

  @Test
  @Rule("BR-RUL-21")
  void lastCardOfAFallenHero_isTheFirstCard_forTheSurvivorsNextAttack() {
    StackedGame game = Deal.bosses("KS").hands("H2 S4 S5", "C5 C2 D2").health(2, "1,1,1")
        .begin("speed-1=2 speed-2=1 target=2 damage=12")
        .play("P1 play card:H2\nP2 play card:C5 ; target=2 damage=11");
    assertThat(game.isConscious(2)).isFalse();

    game.play("P1 play card:S4");
    assertThat(game.options()).containsExactly("bonus chain", "bonus kindred", "decline");
    game.play("P1 bonus chain ; bonus-1=1 damage=1");

    game.play("P1 play card:S5 ; damage=1");
    assertThat(game.asked()).as("two cards of one hero").isEqualTo("P1 attack");
    assertThat(game.boss()).isEqualTo("K 20/17");
  }
}
