package games.kumite.journey.action;

import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.quest.QuestEnd;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * An action of a pilgrim, a row of {@link ActionTable}. Immutable.
 *
 * @param verb the verb
 * @param deed the word by which conditions and corruption forbid it
 * @param subjects the things that it may be about, one of which follows the verb
 * @param payment the time at which it is paid for
 * @param reason the reason of its own why it is refused
 * @param effect the result
 */
record ActionRow(ActionVerb verb, Deed deed, Subjects subjects, Payment payment, Reason reason, Effect effect) {

  /** The time at which an action is paid for. */
  enum Payment {
    /** When it begins, with one action. */
    AT_ONCE,
    /** With its destination, which says how many actions it takes (JW-MOV-07). */
    LATER
  }

  /** The reason why an action is refused. */
  @FunctionalInterface
  interface Reason {
    /** Returns the reason for a subject, null if the action is possible. */
    @Nullable Refusal refusal(GameState state, PilgrimAction act, int on);
  }

  /** The result of an action. */
  @FunctionalInterface
  interface Effect {
    /** Carries the action out on a subject. */
    void execute(GameState state, PilgrimAction act, int on);
  }

  ActionRow(ActionVerb verb, Deed deed, Subjects subjects, Reason reason, Effect effect) {
    this(verb, deed, subjects, Payment.AT_ONCE, reason, effect);
  }

  /** Lists the action for a subject. */
  void list(GameState state, PilgrimAction act, int on, ActionCollector out) {
    Refusal refusal = refusal(state, act, on);
    if (out.accepts(refusal)) {
      out.add(action(state, on), refusal);
    }
  }

  /** Returns why the action is refused for a subject, null if it is legal. */
  @Nullable Refusal refusal(GameState state, PilgrimAction act, int on) {
    Refusal own = reason.refusal(state, act, on);
    return own != null ? own : ActionLimits.refusal(state, act, deed);
  }

  /** Returns the action on a subject. */
  VerbAction action(GameState state, int on) {
    Actions all = state.definition().actions;
    return subjects == Subjects.NONE ? all.of(verb) : all.of(verb, subjects == Subjects.PILGRIMS ? on : state.wordOf(on));
  }

  /** Pays for the action and carries it out. */
  void execute(GameState state, PilgrimAction act, VerbAction action) {
    if (payment == Payment.AT_ONCE) {
      ActionLimits.spend(state, act, deed, 1);
    }
    if (subjects.tokens() == null) {
      effect.execute(state, act, action.first());
    } else {
      effect.execute(state, act, state.pieceOf(action.first()));
      QuestEnd.check(state); // JW-RUL-64
    }
  }
}
