package games.kumite.kungfu.trait;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An ability that a figure can use at any moment, or at some of them (KF-RUL-06). What is done uses something up, or a window
 * would never close. Immutable.
 *
 * @param verb the verb; its argument is the figure that does it
 * @param traits the traits that may give it; empty if it needs none
 * @param holder the figures that have it
 * @param requirements the requirements of a use, in the order in which they refuse it and are paid
 * @param effect the result
 */
record AnyMomentAbility(ActionVerb verb, List<Trait> traits, Holder holder, List<Requirement> requirements, Effect effect) {

  /** The figures that have an ability. */
  @FunctionalInterface
  interface Holder {
    /** Returns whether a figure has it. */
    boolean has(GameState state, int figure);
  }

  /** The result of an ability. */
  @FunctionalInterface
  interface Effect {
    /** Carries it out for a figure that has paid. */
    void execute(GameState state, int figure, WindowContext occasion);
  }

  /** Returns why a figure in play that has it cannot use it now, null if it can in some way. */
  @Nullable Refusal refusal(GameState state, int figure, WindowContext occasion) {
    for (int i = 0; i < requirements.size(); i++) { // no iterator: this is asked in every window
      Refusal refusal = requirements.get(i).refusal(state, figure, occasion);
      if (refusal != null) {
        return refusal;
      }
    }
    return null;
  }

  /** Lists it for a figure that has it. */
  void list(GameState state, int figure, WindowContext occasion, ActionCollector out) {
    out.add(state.actions().of(verb, FigureNames.of(state.figures(), figure)), refusal(state, figure, occasion));
  }

  /** Uses it. */
  void use(GameState state, int figure, WindowContext occasion) {
    for (Requirement requirement : requirements) {
      requirement.pay(state, figure);
    }
    effect.execute(state, figure, occasion);
  }
}
