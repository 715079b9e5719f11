package games.kumite.kungfu.window;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * An ability that a figure can use at any moment, or at some of them (KF-RUL-06). Implementers are enum constants; what is done
 * uses something up, or a window would never close.
 */
public interface AnyMomentAbility {

  /** Returns the verb; its first argument is the figure that does it. */
  ActionVerb word();

  /** Returns the trait that gives it. */
  Trait trait();

  /** Returns whether a figure has it. */
  default boolean isHeldBy(GameState state, int figure) {
    return Capabilities.has(state.figures(), figure, trait());
  }

  /** Returns why a figure in play that has it cannot use it now, null if it can in some way. */
  @Nullable Refusal refusal(GameState state, int figure, WindowContext occasion);

  /** Lists it for a figure that has it. */
  default void options(GameState state, int figure, WindowContext occasion, ActionCollector out) {
    out.add(state.actions().of(word(), FigureNames.of(state.figures(), figure)), refusal(state, figure, occasion));
  }

  /** Uses the ability of a figure. */
  void use(GameState state, int figure, WindowContext occasion, VerbAction action);
}
