package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** BOS: the boss. */
final class BossTests {

  @Nested
  class Defeat {

    @ParameterizedTest
    @CsvSource({"S5, 9, 0", "S6, 10, 1", "S7, 11, 1", "S9, 13, 1"})
    @Rule("BR-BOS-01")
    void boss_isDefeated_byDamageOfAtLeastItsHealth(String first, int damage, int defeated) {
      StackedGame game = Deal.bosses("JS").hands(first + " S2 H2", "D4 C2 D2").begin("speed-1=20 speed-2=19");

      game.play("P1 play card:" + first + "\nP2 play card:D4");

      assertThat(game.defeated()).as("damage %s", damage).isEqualTo(defeated);
    }

    @Test
    @Rule({"BR-BOS-01", "BR-RUL-15"})
    void boss_isDefeated_byTheBonusDieToo() {
      StackedGame game = Deal.bosses("JS").hands("S4 S2 H2", "D5 C2 D2").begin("speed-1=20 speed-2=19");

      game.play("P1 play card:S4\nP2 play card:D5");
      assertThat(game.boss()).isEqualTo("J 10/9");
      game.play("P2 bonus chain ; bonus-2=1");

      assertThat(game.defeated()).isEqualTo(1);
      assertThat(game.asked()).isEqualTo("P1 draw-from");
    }
  }

  @Nested
  class Traits {

    @ParameterizedTest
    @CsvSource({"JS, J 10/0, 14, d6, 6", "QS, Q 15/0, 12, d8, 8", "KS, K 20/0, 10, d12, 12"})
    @Rule({"BR-BOS-02", "BR-RUL-08"})
    void values_ofARank_areThoseOfTheTable(String card, String boss, int speed, String die, int max) {
      StackedGame game = Deal.bosses(card).begin("speed-1=2 speed-2=1 target=1 damage=" + max);

      assertThat(game.boss()).isEqualTo(boss);
      assertThat(game.bossCard().orElseThrow().number("speed")).isEqualTo(speed);
      assertThat(game.kindsOfDice()).endsWith("damage " + die);
      assertThat(game.health(1)).isEqualTo(30 - max + "/30");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"JS | 4 | 26", "QS | 6 | 23", "KS | 5,6 | 19"})
    @Rule("BR-BOS-02")
    void damage_withSixSidedDiceOnly_isThatOfTheSecondColumn(String card, String damage, int left) {
      StackedGame game = Deal.bosses(card).option("diceSet", "D6_ONLY")
          .begin("speed-1=1,1,1 speed-2=1,1,1 target=1 damage=" + damage);

      assertThat(game.kindsOfDice()).allMatch(die -> die.endsWith(" d6"));
      assertThat(game.health(1)).isEqualTo(left + "/30");
    }
  }

  @Nested
  class Attacks {

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 2", "3, 1", "4, 2", "5, 1", "6, 2"})
    @Rule({"BR-BOS-03", "BR-BOS-04"})
    void targetDie_odd_isSeatOneAndEvenSeatTwo(int face, int target) {
      StackedGame game = Deal.bosses("KS").begin("speed-1=2 speed-2=1 target=" + face + " damage=7");

      assertThat(game.kindsOfDice()).endsWith("target d6", "damage d12");
      assertThat(game.health(target)).isEqualTo("23/30");
      assertThat(game.health(3 - target)).isEqualTo("30/30");
    }

    @Test
    @Rule({"BR-BOS-03", "BR-BOS-05"})
    void lastConsciousHero_isTheTarget_withoutATargetDie() {
      StackedGame game = Stories.partnerDown("JS");

      game.play("P1 play card:H10 ; damage=4");

      assertThat(game.rolls()).containsExactly("damage=4");
      assertThat(game.health(1)).isEqualTo("26/30");
      assertThat(game.health(2)).isEqualTo("0/23");
    }

    @Test
    @Rule("BR-BOS-05")
    void secondHeroAlone_isTheTarget_withoutATargetDie() {
      StackedGame game = Deal.bosses("KS").hands("H2 H10 S3", "C5 C2 D2").health(1, "1,1,1")
          .begin("speed-1=2 speed-2=1 target=1 damage=12");

      game.play("P1 play card:H2\nP2 play card:C5 ; target=1 damage=11\nP2 play card:D2 ; damage=4");

      assertThat(game.health(1)).isEqualTo("0/23");
      assertThat(game.health(2)).isEqualTo("26/30");
    }

    @Test
    @Rule("BR-BOS-05")
    void loneHero_isTheTarget_withoutATargetDie() {
      StackedGame game = Deal.bosses("KS").loneHero().begin("speed-1=2 damage=5");

      assertThat(game.health(1)).isEqualTo("25/30");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 8, 11, 12})
    @Rule("BR-BOS-06")
    void target_loses_whatTheDamageDieShows(int damage) {
      StackedGame game = Deal.bosses("KS").begin("speed-1=2 speed-2=1 target=2 damage=" + damage);

      assertThat(game.health(2)).isEqualTo(30 - damage + "/30");
      assertThat(game.health(1)).isEqualTo("30/30");
    }

    @Test
    @Rule("BR-BOS-07")
    void boss_attacks_onceInACycle() {
      StackedGame game = Deal.bosses("KS").hands("H2 H3 H4", "C6 C8 C2").begin("speed-1=20 speed-2=1");

      game.play("""
          P1 play card:H2 ; target=2 damage=1
          P2 play card:C6
          P1 play card:H3 ; target=2 damage=2
          P2 play card:C8
          """);

      assertThat(game.health(2)).isEqualTo("27/30");
    }

    @Test
    @Rule("BR-BOS-08")
    void boss_whenAHeroFalls_isUnaffected() {
      StackedGame game = Stories.partnerDown("JS");

      assertThat(game.boss()).isEqualTo("K 20/7");
      assertThat(game.played()).isEqualTo("C5 H2");
      game.play("P1 play card:H10 ; damage=12");
      assertThat(game.kindsOfDice()).containsExactly("damage d12");
      assertThat(game.boss()).isEqualTo("K 20/17");
    }
  }
}
