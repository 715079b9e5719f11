package games.kumite.bigtrouble.round;

import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An action of a hero in its turn, a row of {@link HeroActions}. Immutable.
 *
 * @param verbs the verbs
 * @param limit the general reason that refuses it
 * @param listing the things that it may be about, each with the reason of its own why it is refused
 * @param effect the result
 * @param remark the addition to its label
 */
record HeroAction(List<ActionVerb> verbs, Limit limit, Listing listing, Effect effect, Remark remark) {

  /** No general reason. */
  static final Limit NONE = it -> null;
  /** An action for a die. */
  static final Limit DIE = TurnLimits::noDie;
  /** A task action. */
  static final Limit TASK = TurnLimits::noTask;

  /** The general reason that refuses an action. */
  @FunctionalInterface
  interface Limit {
    /** Returns the reason, null if there is none. */
    @Nullable Refusal refusal(TurnLimits it);
  }

  /** The things that an action may be about. */
  @FunctionalInterface
  interface Listing {
    /**
     * Adds the action for each thing. Without an explanation it is not called if the action is refused in general.
     *
     * @param refusal the reason why the action is refused in general, null if it is not
     */
    void list(GameState state, int seat, @Nullable Refusal refusal, ActionCollector out);
  }

  /** The result of an action. */
  @FunctionalInterface
  interface Effect {
    /** Carries the action out, or begins it: its procedure asks for the dice that pay for it. */
    void execute(GameState state, int seat, VerbAction action);
  }

  /** The addition to the label of an action. */
  @FunctionalInterface
  interface Remark {
    /** Returns a display text, empty for no addition. */
    String of(GameState state, int seat, VerbAction action);
  }

  HeroAction(ActionVerb verb, Limit limit, Listing listing, Effect effect) {
    this(List.of(verb), limit, listing, effect, (state, seat, action) -> "");
  }
}
