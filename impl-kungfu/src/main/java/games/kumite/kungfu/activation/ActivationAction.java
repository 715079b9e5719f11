package games.kumite.kungfu.activation;

import games.kumite.kungfu.chi.BreakRollChi;
import games.kumite.kungfu.figure.TooFew;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * An action of an activation (D-15). Immutable.
 *
 * @param verb the verb
 * @param subjects the things that it may be about, one of which follows the verb
 * @param gate the general reasons that refuse it
 * @param offered the subjects for which it is offered, refused or not
 * @param reason the reason of its own why it is refused
 * @param cost the cost
 * @param effect the result
 */
record ActivationAction(ActionVerb verb, Subjects subjects, Gate gate, Offer offered, Reason reason, Cost cost, Effect effect) {

  /** An action that is always offered. */
  static final Offer ALWAYS = (it, on) -> true;
  /** An action with no reason of its own to refuse it. */
  static final Reason NEVER = (it, on) -> null;
  /** No cost, or one that is paid later. */
  static final Cost NO_COST = Cost.of(0);
  /** The cost of most actions. */
  static final Cost ONE = Cost.of(1);
  /** The cost of a ranged attack (KF-ACT-19). */
  static final Cost RANGED = Cost.by((state, activation, action) -> 1 + activation.surcharge());

  /** The general reasons that refuse an action. */
  enum Gate {
    /** No general reason. */
    OPEN,
    /** The only action is reserved for a move, or for getting off a cliff. */
    ACTION,
    /** The figure cannot move. */
    MOVE,
    /** Either of the two. */
    BOTH;

    @Nullable Refusal refusal(Listing it) {
      return this == OPEN ? null : this == ACTION ? it.reserved() : this == MOVE || it.reserved() == null ? it.moving() : it.reserved();
    }
  }

  /** The subjects for which an action is offered. */
  @FunctionalInterface
  interface Offer {
    /** Returns whether it is offered for a subject. */
    boolean isFor(Listing it, int on);

    /** Returns whether it may be offered for any subject; if not, none is looked at. */
    default boolean isPossible(Listing it) {
      return true;
    }
  }

  /** The reason why an action is refused. */
  @FunctionalInterface
  interface Reason {
    /** Returns the reason for a subject, null if it is legal. */
    @Nullable Refusal refusal(Listing it, int on);
  }

  /** The result of an action. */
  @FunctionalInterface
  interface Effect {
    /** Carries it out on a subject, and returns the activation before the cost is paid. */
    Activation execute(GameState state, Activation activation, int on, VerbAction action);
  }

  /**
   * The cost of an action.
   *
   * @param tooFew the refusal when fewer actions are left than it always takes
   * @param actions the number that it always takes
   * @param price the number that it takes now
   */
  record Cost(TooFew tooFew, int actions, Price price) {

    private static final TooFew TOO_FEW = TooFew.under("KF-ACT-26");

    /** A cost that depends on what is done. */
    @FunctionalInterface
    interface Price {
      /** Returns the number of actions. */
      int of(GameState state, Activation activation, VerbAction action);
    }

    static Cost of(int actions) {
      return of(actions, TOO_FEW);
    }

    static Cost of(int actions, TooFew tooFew) {
      return new Cost(tooFew, actions, (state, activation, action) -> actions);
    }

    /** Returns a cost that the reason of the action checks. */
    static Cost by(Price price) {
      return new Cost(TOO_FEW, 0, price);
    }
  }

  /** Returns whether the action may be listed: it may be offered, and its general refusal is none or is listed. */
  boolean isOpen(Listing it) {
    return it.out().accepts(gate.refusal(it)) && (offered == ALWAYS || offered.isPossible(it));
  }

  /** Lists the action for a subject, if it is offered. */
  void offer(Listing it, int on) {
    if (offered == ALWAYS || offered.isFor(it, on)) {
      list(it, on);
    }
  }

  private void list(Listing it, int on) {
    Refusal barred = gate.refusal(it);
    Refusal refusal = barred != null ? barred : refusal(it, on);
    if (!it.out().accepts(refusal)) {
      return;
    }
    if (subjects == Subjects.NONE) {
      it.out().add(it.state().actions().of(verb), refusal);
    } else if (verb.arguments().size() == 2) { // a Break roll, into which Chi may go (KF-STU-18b)
      BreakRollChi.options(it.state(), it.figures().gang(it.figure()), verb, subjects.argument(it.state(), on), refusal, it.out());
    } else {
      it.out().add(it.state().actions().of(verb, subjects.argument(it.state(), on)), refusal);
    }
  }

  /** Returns why the action is refused for a subject whatever is reserved, null if it is legal. */
  @Nullable Refusal refusal(Listing it, int on) {
    Refusal own = reason == NEVER ? null : reason.refusal(it, on);
    return own != null ? own : cost.tooFew.of(it.left(), cost.actions);
  }

  /** Carries the action out, and returns the activation after it. */
  Activation execute(GameState state, Activation activation, VerbAction action) {
    int price = cost.price.of(state, activation, action);
    return effect.execute(state, activation, subjects.of(state, action.first()), action).after(price);
  }
}
