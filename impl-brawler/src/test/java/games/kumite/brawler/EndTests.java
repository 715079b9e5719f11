package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Outcome;
import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** END: the end of the game. */
final class EndTests {

  @Test
  @Rule("BR-END-01")
  void lastBoss_defeated_winsAtOnceWithoutStepFour() {
    StackedGame game = Deal.bosses("JS").option("bossCount", 1).hands("S10 S2 H2", "C2 C3 D2")
        .begin("speed-1=18 speed-2=5");

    game.play("P1 play card:S10");

    assertThat(game.asked()).isEqualTo("nobody");
    assertThat(game.rolls()).as("P2 would rest").isEmpty();
    assertThat(game.hand(1)).as("P1 would draw").isEqualTo("S2 H2");
    assertThat(game.result()).isEqualTo("WIN 1");
  }

  @Test
  @Rule({"BR-END-01", "BR-RUL-18"})
  void lastBoss_defeatedBesideAnUnconsciousHero_winsAtOnce() {
    StackedGame game = Stories.partnerDown(Deal.bosses("KS").option("bossCount", 1));

    game.play("P1 play card:H10 ; damage=1\nP1 play card:S3");

    assertThat(game.asked()).isEqualTo("nobody");
    assertThat(game.isConscious(2)).isFalse();
    assertThat(game.result()).isEqualTo("WIN 1");
  }

  @Test
  @Rule("BR-END-01")
  void lastBoss_defeatedByABonus_winsAtOnce() {
    StackedGame game = Deal.bosses("JS").option("bossCount", 1).hands("S4 S2 H2", "D5 C3 D2")
        .begin("speed-1=20 speed-2=19");

    game.play("P1 play card:S4\nP2 play card:D5\nP2 bonus chain ; bonus-2=1");

    assertThat(game.result()).isEqualTo("WIN 1");
  }

  @Test
  @Rule("BR-END-02")
  void lastHero_fallen_losesAtOnce() {
    StackedGame game = Deal.bosses("KS").hands("H2 H9 S3", "C5 C2 D2").health(1, "1,1,1").health(2, "1,1,1")
        .begin("speed-1=2 speed-2=1 target=2 damage=12")
        .play("P1 play card:H2\nP2 play card:C5 ; target=2 damage=12\nP1 play card:H9 ; damage=12");
    assertThat(game.asked()).as("one of two is conscious").isEqualTo("P1 attack");

    game.play("P1 play card:S3 ; damage=11");

    assertThat(game.asked()).isEqualTo("nobody");
    assertThat(game.result()).isEqualTo("LOSS 0");
  }

  @Test
  @Rule({"BR-END-02", "BR-KO-01"})
  void lastHero_withOneHealthLeft_fightsOn() {
    StackedGame game = Deal.bosses("KS").loneHero().health(1, "1,1,1").begin("speed-1=5 damage=12");

    game.play("P1 play card:S2 ; damage=10");

    assertThat(game.health(1)).isEqualTo("1/23");
    assertThat(game.events()).noneMatch(event -> event.type().equals("unconscious"));
    assertThat(game.asked()).isEqualTo("P1 attack");
  }

  @Test
  @Rule("BR-END-03")
  void runningOutOfCards_isNoLoss() {
    StackedGame game = Stories.lastThreeCards(Stories.fourKings().option("bossCount", 6));

    game.play("P1 play card:S3 ; damage=1\n"
        + "P1 play card:S2 ; damage=1 damage=1 attack-1=6 damage=1 attack-1=3"
        + " speed-1=20 attack-1=5 damage=1 attack-1=5 damage=1 attack-1=5");

    assertThat(game.result()).isEqualTo("WIN 6");
  }

  @Test
  @Rule({"BR-END-03", "BR-END-02"})
  void heroWithoutCards_losesOnlyByFalling() {
    StackedGame game = Stories.lastThreeCards(Stories.fourKings().health(1, "1,1,1"));

    game.play("P1 play card:S3 ; damage=1\nP1 play card:S2 ; damage=1 damage=1 attack-1=1 damage=7");

    assertThat(game.result()).isEqualTo("LOSS 4");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  @Rule("BR-END-04")
  void score_ofAWin_isTheNumberOfBosses(int bosses) {
    StackedGame game = jacksAndAKing(4).option("bossCount", bosses).begin("speed-1=20");

    game.quicklyUntil("speed-1=20 damage=1 ace-1=1", it -> it.asked().equals("nobody"), "top", "play");

    assertThat(game.result()).isEqualTo("WIN " + bosses);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4})
  @Rule("BR-END-04")
  void score_ofALoss_isTheNumberOfBossesDefeated(int bosses) {
    StackedGame game = jacksAndAKing(bosses).begin("speed-1=20");

    game.quicklyUntil("speed-1=20 damage=1 ace-1=1", it -> it.defeated() == bosses, "top", "play");
    game.quicklyUntil("damage=12 ace-1=1", it -> it.asked().equals("nobody"), "top", "play");

    assertThat(game.result()).isEqualTo("LOSS " + bosses);
  }

  /** So many Jacks, then a King, and a lone hero of 23 Health. */
  private static Deal jacksAndAKing(int jacks) {
    List<String> bosses = new ArrayList<>(List.of("JS", "JC", "JH", "JD").subList(0, jacks));
    bosses.add("KD");
    return Deal.bosses(bosses.toArray(String[]::new)).loneHero().health(1, "1,1,1").hands("S10 S9 S2");
  }

  @Test
  @Rule("BR-END-05")
  void result_isShared_byAllHeroesAndNotByTheHost() {
    StackedGame game = Deal.bosses("JS").host().option("bossCount", 1).hands("S10 S2 H2", "C2 C3 D2")
        .begin("speed-1=18 speed-2=5").play("P1 play card:S10");

    assertThat(game.match().outcome().standings()).containsExactly(
        new Outcome.Standing(Outcome.Result.WIN, 1, 1), new Outcome.Standing(Outcome.Result.WIN, 1, 1),
        new Outcome.Standing(Outcome.Result.NONE, 0, 0));
  }
}
