package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PointChoice;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** A move whose end is chosen: it knows which ends it lists and accepts, and what follows. */
public interface TargetedMove {

  /** Adds the listed places. */
  void options(GameState state, ActionCollector out);

  /** Returns why a place is refused, null if the move may go there. */
  @Nullable Refusal refusal(GameState state, long to);

  /** Returns where the move ends that is named after a place, if no figure stops it. */
  default long end(GameState state, long to) {
    return to;
  }

  /** Returns a legal place drawn at random; null to pick one from the list. */
  default @Nullable Action sample(GameState state, RandomSource random) {
    return null;
  }

  /** Returns a legal place near an enemy; by default one drawn at random. */
  default @Nullable Action sensible(GameState state, RandomSource random) {
    return sample(state, random);
  }

  /** Returns the purpose of a listed place in words; empty for any other. */
  default String remark(GameState state, long to) {
    return "";
  }

  /** Returns how many actions it costs. */
  default int cost(GameState state, long to) {
    return 1;
  }

  /** Returns the limits of later moves after it. */
  int courseAfter(GameState state, long to);

  /** Returns the move. */
  Step<GameState> step(GameState state, long to);

  /** Returns the action that names a place. */
  static VerbAction to(GameState state, long place) {
    return PointChoice.action(state, ActionVerb.TO, place);
  }
}
