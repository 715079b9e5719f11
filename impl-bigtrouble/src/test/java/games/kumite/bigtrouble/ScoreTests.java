package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Games;
import games.kumite.api.Outcome;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** The score tells a weak match from a weaker one. */
final class ScoreTests {

  private static int score(int seats, Consumer<GameState> change) {
    Played game = Scene.of(seats).actTwo().threat(19).hero("A", "margo L3-1").boss("lo-pan", "L2-10", seats + 3)
        .with(change).begin(new Carrying("threat(1)"));
    Outcome.Standing standing = game.match().outcome().standings().get(seats - 1);
    assertThat(standing.result()).isEqualTo(Outcome.Result.LOSS);
    return standing.score();
  }

  private static void done(GameState state, String... ids) {
    List.of(ids).forEach(id -> state.cards().moveToTop(Scene.token(state, id), state.zones().mainDone));
  }

  @Test
  @Rule("BT-END-07")
  void victory_scoresAHundred_forEverySeat() {
    Played game = Scene.of(2).actTwo().hero("A", "margo L3-1").number(Counters.FLESH, 1).boss("lo-pan", "L3-5", 1)
        .begin(Steps.HIT_LO_PAN);
    assertThat(game.match().outcome().standings()).extracting(Outcome.Standing::score).containsExactly(100, 100);
    assertThat(Games.named("bigtrouble").properties().maxScore()).isEqualTo(100);
    assertThat(Games.named("bigtrouble").properties().minScore()).isZero();
  }

  @Test
  @Rule("BT-END-07")
  void defeat_countsQuestsAndCards() {
    assertThat(score(2, state -> { })).isEqualTo(10);
    assertThat(score(2, state -> done(state, "MQ-MG1", "MQ-RAIN"))).isEqualTo(18);
    assertThat(score(2, state -> state.set(Counters.SIDE_QUESTS, 3))).isEqualTo(13);
    assertThat(score(2, state -> state.set(Counters.SIDE_QUESTS, 14))).isEqualTo(20);
    assertThat(score(2, state -> state.set(Counters.SHOWDOWNS, 2))).isEqualTo(16);
  }

  @Test
  @Rule("BT-END-07")
  void defeat_countsTheHealthThatLoPanHasLost() {
    assertThat(score(1, state -> state.setBoss(state.loPan(), Counters.BOSS_HEALTH, 3))).isEqualTo(19);
    assertThat(score(1, state -> state.setBoss(state.loPan(), Counters.BOSS_HEALTH, 1))).isEqualTo(38);
    assertThat(score(1, state -> state.setBoss(state.loPan(), Counters.BOSS_HEALTH, 9))).as("more than he began with").isEqualTo(10);
  }

  @Test
  @Rule("BT-END-07")
  void bestDefeat_isBelowAVictory() {
    assertThat(score(4, state -> {
      done(state, "MQ-JK1", "MQ-WG1", "MQ-GR1", "MQ-EG1", "MQ-RAIN");
      state.set(Counters.SIDE_QUESTS, 18);
      state.set(Counters.SHOWDOWNS, 7);
      state.setBoss(state.loPan(), Counters.BOSS_HEALTH, 1);
    })).isBetween(90, 99);
  }

  @Test
  @Rule({"BT-END-07", "BT-QST-24", "BT-ACT2-18"})
  void completedSideQuestsAndShowdownCards_areCounted() {
    Played side = Scene.of(1).hero("A", "jack S7").quest(2, "SQ04 active begun left=1").minions("LD@S7#2")
        .begin(Steps.HIT);
    assertThat(side.state().get(Counters.SIDE_QUESTS)).isEqualTo(1);
    Played card = Scene.of(2).actTwo().hero("A", "jack L1-6").quest(0, "SD-RAIN").boss("Rain", "L1-6", 1)
        .begin(Steps.HIT_RAIN);
    assertThat(card.state().get(Counters.SHOWDOWNS)).isEqualTo(1);
    assertThat(card.state().get(Counters.SIDE_QUESTS)).isZero();
  }
}
