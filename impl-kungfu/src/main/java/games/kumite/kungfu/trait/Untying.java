package games.kumite.kungfu.trait;

import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Hands;
import games.kumite.kungfu.figure.HoldingScenery;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The freeing of a tied up figure by a friend in contact, with one action (KF-TRT-24e). */
public final class Untying {

  private static final Refusal BOUND = new Refusal("KF-RUL-192", "hands-bound");
  private static final Refusal IN_CHAINS = new Refusal("KF-LOC-22b", "in-chains");
  private static final EventType UNTIED = EventType.of("untied", "KF-TRT-24e").word("figure", Figures::id);

  private Untying() {}

  /** Returns whether a friend in contact is tied up. */
  public static boolean isTied(GameState state, int figure, int friend) {
    Figures figures = state.figures();
    return friend != figure && figures.is(friend, Condition.TIED_UP) && !figures.areEnemies(figure, friend)
        && Capabilities.areInContact(state.board(), figures, figure, friend);
  }

  /** Returns why a figure cannot free a friend, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int figure, int friend) {
    return HoldingScenery.isChoking(state, friend) ? IN_CHAINS
        : Capabilities.toHack(state.figures(), figure) && !Hands.hasNone(state.figures(), figure) ? null : BOUND;
  }

  /** Frees a friend. */
  public   static void untie(GameState state, int figure, int friend) {
    state.figures().cure(friend, Condition.TIED_UP);
    state.emit(UNTIED, state.figures().code(friend));
  }
}
