package games.kumite.kungfu.vip;

import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** The return of the Time-traveller who is felled (KF-VIP-11d, KF-RUL-155). */
public enum TimeJump implements Step<GameState> {
  /** The die. */
  ROLL {
    @Override
    public void run(GameState state) {
      Figures figures = state.figures();
      int traveller = state.get(Counters.VIP_FIGURE);
      boolean isSaved = state.roll("time-jump", state.seatOf(traveller), SIDES) >= SAVED;
      figures.note(traveller, isSaved ? PlotDeed.JUMPED : PlotDeed.STRANDED);
      if (isSaved) {
        figures.put(traveller, Place.NOWHERE);
        state.emit(LEFT, figures.code(traveller));
      }
    }
  },
  /** The return, unhurt, in a random place. */
  BACK {
    @Override
    public void run(GameState state) {
      Figures figures = state.figures();
      int traveller = state.get(Counters.VIP_FIGURE);
      figures.forget(traveller, PlotDeed.JUMPED);
      figures.heal(traveller);
      long place = RandomPlaces.place(state, traveller);
      figures.put(traveller, place);
      state.emit(CAME, figures.code(traveller), Place.x(place), Place.y(place));
    }
  };

  private static final int SIDES = 6;
  private static final int SAVED = 4;
  private static final EventType LEFT = EventType.of("time-jump", "KF-VIP-11d").word("figure", Figures::id);
  private static final EventType CAME = EventType.of("time-jump-back", "KF-VIP-11d").word("figure", Figures::id)
      .number("x", Lengths::centimetres).number("y", Lengths::centimetres);

  /** Returns the step before the next action, null for none. */
  public static @Nullable Step<GameState> due(GameState state) {
    Figures figures = state.figures();
    int traveller = state.get(Counters.VIP_FIGURE);
    boolean isFelled = figures.is(traveller, Condition.KNOCKED_OUT) || figures.is(traveller, Condition.DEAD);
    return isFelled && !figures.has(traveller, PlotDeed.JUMPED) && !figures.has(traveller, PlotDeed.STRANDED) ? ROLL : null;
  }
}
