package games.kumite.kungfu.activation;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.vehicle.MovingCars;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** Standing up, and the Immovable Stance (KF-CON-16, KF-TRT-44). */
final class Stances {

  private static final long SOFT = Flag.SHALLOW.bit() | Flag.DEEP.bit() | Flag.PADDY.bit() | Flag.SLIPPERY.bit();
  private static final Refusal LACKS_TRAIT = new Refusal("KF-TRT-44a", "lacks-the-trait");
  private static final Refusal SOFT_GROUND = new Refusal("KF-TRT-44a", "soft-ground");
  private static final Refusal STANDS = new Refusal("KF-TRT-44a", "in-the-stance");
  private static final Refusal DOWN = new Refusal("KF-RUL-34", "down");
  private static final Refusal NOT_DOWN = new Refusal("KF-CON-16", "not-down");
  private static final Refusal REVIVED = new Refusal("KF-CON-20c", "must-get-up");
  private static final Refusal HELD = new Refusal("KF-CON-25", "held-fast");
  private static final Refusal CRAWLING = new Refusal("KF-CON-02", "crawling");
  private static final EventType STOOD_UP = EventType.of("stood-up", "KF-CON-16").word("figure", Figures::id);
  private static final EventType STANCE = EventType.of("stance", "KF-TRT-44a").word("figure", Figures::id);

  private Stances() {}

  static @Nullable Refusal standRefusal(GameState state, int figure) {
    Figures figures = state.figures();
    return figures.is(figure, Condition.CRAWLING) ? CRAWLING : figures.is(figure, Condition.TRANSFIXED) ? HELD
        : figures.is(figure, Condition.GETTING_UP) ? REVIVED : figures.is(figure, Condition.KNOCKED_DOWN) ? null : NOT_DOWN;
  }

  static void standUp(GameState state, int figure) {
    state.figures().cure(figure, Condition.KNOCKED_DOWN);
    state.emit(STOOD_UP, state.figures().code(figure));
  }

  static @Nullable Refusal refusal(GameState state, int figure) {
    Figures figures = state.figures();
    if (!Capabilities.has(figures, figure, Trait.IMMOVABLE_STANCE)) {
      return LACKS_TRAIT;
    }
    if (figures.is(figure, Condition.STANCE)) {
      return STANDS;
    }
    if (figures.is(figure, Condition.KNOCKED_DOWN) || figures.is(figure, Condition.TRANSFIXED)) {
      return DOWN;
    }
    long place = figures.place(figure);
    boolean isSoft = Place.level(place) == 0
        && (state.board().ground(Place.x(place), Place.y(place), figures.size(figure).radius()) & SOFT) != 0;
    return isSoft || MovingCars.isAtop(state, figure) ? SOFT_GROUND : null;
  }

  static void take(GameState state, int figure) {
    state.figures().inflict(figure, Condition.STANCE);
    state.emit(STANCE, state.figures().code(figure));
  }
}
