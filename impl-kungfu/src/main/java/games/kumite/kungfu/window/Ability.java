package games.kumite.kungfu.window;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * An ability that a figure can use at any moment, or at some of them (KF-RUL-06). Implementers are enum constants; what is done
 * uses something up, or a window would never close.
 */
public interface Ability {

  /** Returns the verb; its first argument is the figure that does it. */
  Word word();

  /** Returns the trait that gives it. */
  Trait trait();

  /** Returns whether a figure has it. */
  default boolean isHeldBy(Fight fight, int figure) {
    return Able.has(fight.figures(), figure, trait());
  }

  /** Returns why a figure in play that has it cannot use it now, null if it can in some way. */
  @Nullable Refusal refusal(Fight fight, int figure, Occasion occasion);

  /** Lists it for a figure that has it. */
  default void options(Fight fight, int figure, Occasion occasion, Options out) {
    out.add(fight.actions().of(word(), Names.of(fight.figures(), figure)), refusal(fight, figure, occasion));
  }

  /** Uses the ability of a figure. */
  void use(Fight fight, int figure, Occasion occasion, VerbAction action);
}
