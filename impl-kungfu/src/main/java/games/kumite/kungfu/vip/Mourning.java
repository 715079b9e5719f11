package games.kumite.kungfu.vip;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Traits;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The mourning of a Protagonist at the body of his Loved One (KF-VIP-07e). */
public enum Mourning implements Step<GameState> {
  /** The vow: he has Dashing and Boiling Blood from now on. */
  VOW {
    @Override
    public void run(GameState state) {
      fury(state.figures(), state.get(Counters.CONCERN));
      state.emit(VOWED, state.figures().code(state.get(Counters.CONCERN)), state.figures().code(state.get(Counters.VIP_FIGURE)));
    }
  };

  private static final Traits FURY = new Traits(List.of(Trait.DASHING, Trait.BOILING_BLOOD));
  private static final EventType VOWED =
      EventType.of("vows-revenge", "KF-VIP-07e").word("figure", Figures::id).word("body", Figures::id);

  /** Gives a figure both traits in addition to its own. */
  public static void fury(Figures figures, int figure) {
    figures.note(figure, PlotDeed.FURIOUS);
    figures.learn(FURY);
  }

  /** Returns the step before the next action, null for none. */
  public static @Nullable Step<GameState> due(GameState state) {
    Figures figures = state.figures();
    int body = state.get(Counters.VIP_FIGURE);
    int mourner = state.get(Counters.CONCERN);
    boolean isDue = figures.is(body, Condition.DEAD) && figures.isPlaced(body) && Capabilities.isInPlay(figures, mourner)
        && !figures.has(mourner, PlotDeed.FURIOUS) && Capabilities.areBeside(state.board(), figures, mourner, body);
    return isDue ? VOW : null;
  }
}
