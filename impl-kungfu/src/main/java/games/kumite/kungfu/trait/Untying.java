package games.kumite.kungfu.trait;

import games.kumite.kungfu.carrying.Hands;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.HoldingScenery;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The freeing of a tied up figure by a friend in contact, with one action (KF-TRT-24e). */
final class Untying {

  private static final Refusal BOUND = new Refusal("KF-RUL-192", "hands-bound");
  private static final Refusal IN_CHAINS = new Refusal("KF-LOC-22b", "in-chains");
  private static final EventType UNTIED = EventType.of("untied", "KF-TRT-24e").word("figure", Figures::id);

  private Untying() {}

  static void options(GameState state, int figure, @Nullable Refusal reserved, ActionCollector out) {
    Figures figures = state.figures();
    for (int friend = 0; friend < figures.count(); friend++) {
      if (friend != figure && figures.is(friend, Condition.TIED_UP) && !figures.areEnemies(figure, friend)
          && Capabilities.areInContact(state.board(), figures, figure, friend)) {
        out.add(state.actions().of(ActionVerb.UNTIE, FigureNames.of(figures, friend)),
            reserved != null ? reserved : HoldingScenery.isChoking(state, friend) ? IN_CHAINS
            : Capabilities.toHack(figures, figure) && !Hands.hasNone(figures, figure) ? null : BOUND);
      }
    }
  }

  static void untie(GameState state, int friend) {
    state.figures().cure(friend, Condition.TIED_UP);
    state.emit(UNTIED, state.figures().code(friend));
  }
}
