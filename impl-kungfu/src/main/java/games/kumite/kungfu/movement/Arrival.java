package games.kumite.kungfu.movement;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.effect.Displacement;
import games.kumite.kungfu.effect.EffectExecutor;
import games.kumite.kungfu.effect.Waterbane;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Footing;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.EventType;

/** The things that happen to a figure at the end of its move. */
final class Arrival {

  private static final EventType LAY = EventType.of("landed-badly", "KF-STU-14b").word("figure", Figures::id);

  private Arrival() {}

  /** Asks for the divined dice before the test at the end of a swing, a slide, or on slippery ground (D-12). */
  static void divine(GameState state, MoveResolution moving) {
    MoveType gait = moving.way().gait();
    boolean isLanding = gait == MoveType.SWING || gait == MoveType.SLIDE;
    boolean isLying = moving.departure() == MoveResolution.Departure.LYING; // KF-STU-09
    if (isLanding && !isLying || isSlipping(state, moving)) {
      IChing.ask(state, moving.figure(), 1);
    }
  }

  /** Returns whether it slips if it fails a test; a figure that has stayed where it was does not (KF-LOC-47a, KF-LOC-47b). */
  private static boolean isSlipping(GameState state, MoveResolution moving) {
    boolean isStaying = moving.way().gait().isWalk() && moving.to() == moving.from();
    return !isStaying && Slip.isDue(state, moving.figure(), moving.way().ground());
  }

  static void after(GameState state, MoveResolution moving) {
    Figures figures = state.figures();
    int figure = moving.figure();
    if (moving.way().gait() == MoveType.DOWN) {
      ManholeMoves.arrive(state, figure);
      return;
    }
    if (moving.way().gait() == MoveType.SWING) {
      land(state, moving, moving.next());
    }
    if (moving.way().gait() == MoveType.SLIDE) {
      land(state, moving, Figures.NOBODY); // KF-STU-07
    }
    if (moving.way().gait() == MoveType.LEAP) {
      setDown(state, figure);
    }
    switch (moving.departure()) {
      case DIVING -> dive(state, figure, moving.next());
      case LYING -> lie(state, figure);
      case LAME -> {
        lie(state, figure);
        EffectExecutor.limp(state, figure); // KF-STU-14c, KF-STU-14d
      }
      case DEAD -> Casualty.kill(state, figure, Figures.NOBODY);
      default -> { }
    }
    if (isSlipping(state, moving)) {
      Slip.test(state, figure);
    }
    ManholeMoves.offerToCharged(state, figure, moving.from());
    state.then(new FlipTable(figure, moving.from()));
    MoveType gait = moving.way().gait();
    if (!gait.isRound()) {
      state.then(new LampSwing(figure, gait.round()));
    }
    if (!gait.isSpring()) {
      state.then(new TrampolineLeap(figure, gait.spring()));
    }
    boolean isCrossing = TerrainEffect.is(moving.way().ground(), Flag.RUNNING);
    if (isCrossing && Capabilities.has(figures, figure, Trait.WATERBANE)) {
      state.then(new Waterbane(figure)); // KF-TRT-76a
    }
  }

  /** Sets down a friend who was carried along, in contact (KF-STU-03, KF-RUL-150). */
  private static void setDown(GameState state, int figure) {
    Figures figures = state.figures();
    int friend = CarriedObjects.body(figures, figure);
    if (friend != Figures.NOBODY && !figures.has(figure, PlotDeed.BURDENED)) {
      figures.carrier(friend, Figures.NOBODY);
      long place = CarriedObjects.beside(state, figure, friend);
      figures.put(friend, place == Place.NOWHERE
          ? Spots.nearest(state.board(), figures, friend, figures.place(figure)) : place);
    }
  }

  /**
   * Makes the test at the end of a swing, in which a companion shares (KF-STU-08, KF-STU-10); who has fallen on the way makes none
   * (KF-STU-09).
   */
  private static void land(GameState state, MoveResolution moving, int companion) {
    int figure = moving.figure();
    boolean hasFallen = moving.departure() == MoveResolution.Departure.LYING;
    boolean isPassed = !hasFallen && Footing.test(state, figure, "landing");
    if (companion != Figures.NOBODY) {
      long place = CarriedObjects.beside(state, figure, companion);
      Displacement.to(state, companion, place == Place.NOWHERE ? state.figures().place(companion) : place);
    }
    if (!isPassed) {
      if (!hasFallen) {
        lie(state, figure);
      }
      if (companion != Figures.NOBODY) {
        lie(state, companion);
      }
    }
  }

  private static void lie(GameState state, int figure) {
    state.emit(LAY, state.figures().code(figure));
    EffectExecutor.knockDown(state, figure);
  }

  /** Puts the diver in contact with the victim, else at the nearest free place: bodies do not overlap (KF-RUL-104). */
  private static void dive(GameState state, int figure, int victim) {
    Figures figures = state.figures();
    long place = CarriedObjects.beside(state, victim, figure);
    figures.put(figure, place != Place.NOWHERE ? place
        : Spots.nearest(state.board(), figures, figure, figures.place(figure)));
    state.then(new DropHack(figure, victim));
  }
}
