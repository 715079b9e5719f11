package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.bigtrouble.harm.LevelReward;
import games.kumite.bigtrouble.harm.UpgradeGains;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** The rewards of a level: what can be chosen, and what it gives. */
final class LevelTests {

  @Test
  @Rule({"BT-UPG-04", "BT-UPG-17", "BT-UPG-12"})
  void flip_isPossibleWhereAUniqueCardAloneIsNormal() {
    Played game = Scene.of(1).hero("A", "jack S1 JK1+ JK2+ JK3+ JK4+ UQ1 level=5 chi=9").with(state ->
        state.setSeat(0, Counters.DICE, 5)).begin(new Carrying("gainChi(self,1)"));
    assertThat(game.kind()).as("one reward, one card").isEqualTo("over");
    int bit = game.state().upgradeBit(game.state().content().upgrade("UQ1"));
    assertThat(game.state().isEpic(0, bit)).isTrue();
  }

  /** Margo, set up alone with MG1, at a level, about to be rewarded. */
  private static Match at(int level, Consumer<GameState> change) {
    Match match = Beginning.of(1).play("take figure:margo", "own card:MG1", "side special").match();
    GameState state = ((GameState) Inspection.state(match)).copy();
    state.setSeat(0, Counters.LEVEL, level);
    change.accept(state);
    new LevelReward(0, level, Cause.NONE).run(state);
    return Inspection.at(match, state);
  }

  private static List<String> actions(Match match) {
    return match.decision().actions().stream().map(Action::notation).toList();
  }

  private static void play(Match match, String... notations) {
    for (String notation : notations) {
      match.play(match.decision().parse(notation));
    }
  }

  private static GameState state(Match match) {
    return (GameState) Inspection.state(match);
  }

  @Test
  @Rule({"BT-UPG-03", "BT-UPG-04"})
  void kinds_areThoseOfTheLevelToken() {
    assertThat(actions(at(3, state -> { }))).containsExactly("reward upgrade", "reward flip", "reward die");
    assertThat(actions(at(6, state -> { }))).containsExactly("reward upgrade", "reward flip");
  }

  @Test
  @Rule("BT-UPG-17")
  void kind_thatCannotBeCarriedOut_isRefused() {
    Match match = at(5, state -> {
      state.setSeat(0, Counters.DICE, 5);
      state.setSeat(0, Counters.OWNED, 0b10011);
    });
    assertThat(actions(match)).containsExactly("reward upgrade", "reward flip");
    assertThatThrownBy(() -> play(match, "reward die")).isInstanceOf(IllegalActionException.class)
        .satisfies(thrown -> assertThat(((IllegalActionException) thrown).rule()).contains("BT-UPG-17"));
  }

  @Test
  @Rule({"BT-UPG-13", "BT-RUL-28"})
  void epicFlip_isOfAnOwnedCard_uniqueOnesToo_once() {
    Match match = at(6, state -> {
      state.setSeat(0, Counters.OWNED, 0b11111);
      state.setSeat(0, Counters.EPIC, 0b00111);
    });
    play(match, "reward flip");
    assertThat(actions(match)).containsExactly("flip card:MG4", "flip card:UQ1");
    assertThatThrownBy(() -> play(match, "flip card:MG1")).isInstanceOf(IllegalActionException.class)
        .satisfies(thrown -> assertThat(((IllegalActionException) thrown).rule()).contains("BT-UPG-13"));
    assertThatThrownBy(() -> play(match, "flip card:UQ2")).isInstanceOf(IllegalActionException.class);
    play(match, "flip card:UQ1");
    assertThat(state(match).seat(0, Counters.EPIC)).isEqualTo(0b10111);
    assertThat(state(match).upgrade(0, 4)).isEqualTo(state(match).content().upgrade("UQ1"));
  }

  @Test
  @Rule({"BT-UPG-11", "BT-UPG-12"})
  void newUpgrade_isOfTheOwnSet_normalSideUp() {
    Match match = at(2, state -> { });
    play(match, "reward upgrade");
    assertThat(actions(match)).containsExactly("own card:MG2", "own card:MG3", "own card:MG4");
    assertThatThrownBy(() -> play(match, "own card:MG1")).isInstanceOf(IllegalActionException.class)
        .satisfies(thrown -> assertThat(((IllegalActionException) thrown).rule()).contains("BT-UPG-11"));
    play(match, "own card:MG3");
    assertThat(state(match).seat(0, Counters.OWNED)).isEqualTo(0b0101);
    assertThat(state(match).seat(0, Counters.EPIC)).isZero();
    GameState gains = state(match).copy();
    UpgradeGains.gain(gains, 0, gains.content().upgrade("UQ6"));
    assertThat(gains.owns(0, 9)).isTrue();
  }

  @Test
  @Rule("BT-UPG-06")
  void extraDie_isRolledAtOnce_inTheOwnTurnOnly() {
    Match match = at(3, state -> { });
    play(match, "reward die");
    assertThat(state(match).seat(0, Counters.DICE)).isEqualTo(4);
    assertThat(state(match).seat(0, Counters.FACES)).isZero();
    Beginning game = Beginning.of(1).play("take figure:margo", "own card:MG1", "side special");
    GameState state = game.state().copy();
    state.setSeat(0, Counters.LEVEL, 3);
    state.set(Counters.ACTIVE, 0);
    state.setSeat(0, Counters.FACES, 2);
    new LevelReward(0, 3, Cause.NONE).run(state);
    Match own = Inspection.at(game.match(), state);
    game.lay("action-1=6");
    play(own, "reward die");
    assertThat(state(own).seat(0, Counters.FACES + 1)).as("spirit").isEqualTo(3);
    assertThat(state(own).seat(0, Counters.DICE)).isEqualTo(4);
  }

  @Test
  @Rule("BT-UPG-17")
  void reward_withOneKindLeft_isNotAsked_withNoneNothingIsGained() {
    GameState state = state(at(6, all -> {
      all.setSeat(0, Counters.OWNED, 0b1111);
      all.setSeat(0, Counters.EPIC, 0b1111);
    }));
    assertThat(Inspection.question(state)).isInstanceOf(LevelReward.class);
    GameState before = state.copy();
    new LevelReward(0, 6, Cause.NONE).run(state);
    assertThat(state.seat(0, Counters.OWNED)).isEqualTo(before.seat(0, Counters.OWNED));
    assertThat(state.seat(0, Counters.DICE)).isEqualTo(before.seat(0, Counters.DICE));
  }
}
