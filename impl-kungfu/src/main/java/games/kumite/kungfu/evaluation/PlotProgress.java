package games.kumite.kungfu.evaluation;

import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.scenery.Scenery;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.GangsAndSides;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.PlotDeed;
import java.util.ArrayList;
import java.util.List;

/**
 * The progress of a Plot, from 0 to 1, below 0 where its goal can hardly be reached any more. A figure that comes nearer to its
 * target makes a little progress.
 */
final class PlotProgress {

  private static final double FAR = 9000;
  private static final double NEAR = 0.1;
  /** The share of nearness in all that a duellist or a destroyer must come to. */
  private static final double TO_DUEL = 0.3;
  private static final double KNOWN = 0.35;
  private static final double IN_HAND = 0.6;
  private static final double TO_THE_EDGE = 0.4;
  private static final double HELD = 0.5;
  private static final double HALF_WAY = 0.35;
  private static final double STEP = 0.25;
  private static final double HARM = 0.1;
  /** The one whom it is about is out of play, and the goal is not reached: what is left is to wipe the others out. */
  private static final double MISSED = -0.5;
  private static final int POINTS = 8; // KF-PLT-09c
  private static final int PROPERTY = 2; // KF-PLT-14a

  private final GameState state;
  private final Figures figures;

  private PlotProgress(GameState state) {
    this.state = state;
    this.figures = state.figures();
  }

  static double of(GameState state) {
    PlotProgress progress = new PlotProgress(state);
    return switch (state.plot()) {
      case TAKE -> progress.take();
      case CAPTURE -> progress.capture();
      case REVENGE -> progress.revenge();
      case DISCOVER -> progress.discover();
      case CHALLENGE -> progress.challenge();
      case DESTROY -> progress.destroy();
    };
  }

  /**
   * Returns the places to one of which all who seek the goal have to go, none if the Plot has no such places, or they have it:
   * the object or the figure that it is about, and items or enemies of which any will do.
   */
  static List<Long> quarry(GameState state) {
    return switch (state.plot()) {
      case TAKE -> state.objects().count() > 0 ? list(of(state, state.objects().carrier(0), state.objects().place(0)))
          : state.get(Counters.OBJECT) == ObjectKind.DANGEROUS.ordinal()
              ? list(Scenery.middle(state.board(), state.get(Counters.HOLDER))) : items(state);
      case DESTROY -> items(state); // three must see the end of one (KF-PLT-14b)
      case CAPTURE -> state.get(Counters.TARGET) == Figures.NOBODY ? items(state) : list(of(state, state.get(Counters.TARGET)));
      case REVENGE -> list(of(state, rival(state)));
      case DISCOVER -> strangers(state);
      default -> List.of();
    };
  }

  private static List<Long> list(long place) {
    return place == Place.NOWHERE ? List.of() : List.of(place);
  }

  /** Returns the places of the items that are to be destroyed, or of those that may still hide what is sought. */
  private static List<Long> items(GameState state) {
    List<Long> places = new ArrayList<>();
    for (long items = Scenery.all(state.board()); items != 0; items &= items - 1) {
      int item = Long.numberOfTrailingZeros(items);
      if (state.plot() == Plot.DESTROY ? state.isMarked(item) : !state.isSearched(item)) {
        places.add(Scenery.middle(state.board(), item));
      }
    }
    return places;
  }

  /** Returns the places of the enemies who have not told what they know. */
  private static List<Long> strangers(GameState state) {
    Figures figures = state.figures();
    List<Long> places = new ArrayList<>();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.side(figure) == GangsAndSides.opposing(state.get(Counters.SEEKER)) && Capabilities.isInPlay(figures, figure)
          && !figures.has(figure, PlotDeed.INFORMED)) {
        places.add(figures.place(figure));
      }
    }
    return places;
  }

  private static long of(GameState state, int target) {
    Figures figures = state.figures();
    return target == Figures.NOBODY || !figures.isPlaced(target) ? Place.NOWHERE
        : of(state, figures.carrier(target), figures.place(target));
  }

  /** Returns the place of a thing that another figure may carry; nowhere if it is one of their own. */
  private static long of(GameState state, int carrier, long place) {
    return carrier == Figures.NOBODY ? place : Goal.isSeeker(state, carrier) ? Place.NOWHERE : state.figures().place(carrier);
  }

  private static int rival(GameState state) {
    int rival = Figures.NOBODY;
    for (int figure = 0; figure < state.figures().count(); figure++) {
      rival = Goal.isRival(state, figure) && Capabilities.isInPlay(state.figures(), figure) ? figure : rival;
    }
    return rival;
  }

  private double take() {
    if (state.objects().count() == 0) {
      return state.get(Counters.OBJECT) == ObjectKind.DANGEROUS.ordinal()
          ? NEAR * closeness(Scenery.middle(state.board(), state.get(Counters.HOLDER)), Figures.NOBODY) : search();
    }
    int carrier = state.objects().carrier(0);
    if (carrier == Figures.NOBODY) {
      return KNOWN + NEAR * closeness(state.objects().place(0), Figures.NOBODY);
    }
    return isSeeker(carrier) ? IN_HAND + TO_THE_EDGE * toTheEdge(carrier) : KNOWN / 2;
  }

  private double capture() {
    int target = state.get(Counters.TARGET);
    if (target == Figures.NOBODY) {
      return search();
    }
    if (!figures.isPlaced(target) || figures.is(target, Condition.DEAD)) {
      return 0;
    }
    int carrier = figures.carrier(target);
    if (carrier != Figures.NOBODY && isSeeker(carrier)) {
      return IN_HAND + TO_THE_EDGE * toTheEdge(carrier);
    }
    int grappler = figures.grappler(target);
    boolean isHeld = figures.is(target, Condition.KNOCKED_OUT) || grappler != Figures.NOBODY && isSeeker(grappler);
    return (isHeld ? HELD : KNOWN) + NEAR * closeness(figures.place(target), Figures.NOBODY);
  }

  /** Returns the part of the items that has been searched in vain, and how near the next one is. */
  private double search() {
    int all = 0;
    int searched = 0;
    double closest = 0;
    for (long items = Scenery.all(state.board()); items != 0; items &= items - 1) {
      int item = Long.numberOfTrailingZeros(items);
      all++;
      if (state.isSearched(item)) {
        searched++;
      } else {
        closest = Math.max(closest, closeness(Scenery.middle(state.board(), item), Figures.NOBODY));
      }
    }
    return all == 0 ? 0 : (KNOWN - NEAR) * searched / all + NEAR * closest;
  }

  private double revenge() {
    double best = MISSED;
    for (int rival = 0; rival < figures.count(); rival++) {
      if (isRival(rival)) {
        best = Math.max(best, (figures.has(rival, PlotDeed.HUMBLED) ? HALF_WAY : 0) + harm(rival)
            + NEAR * closeness(figures.place(rival), Figures.NOBODY));
      }
    }
    return best;
  }

  private double challenge() {
    int challenger = Figures.NOBODY;
    for (int figure = 0; figure < figures.count(); figure++) {
      challenger = isSeeker(figure) && Goal.isProtagonist(state, figure) && Capabilities.isInPlay(figures, figure) ? figure : challenger;
    }
    double best = MISSED;
    for (int rival = 0; rival < figures.count() && challenger != Figures.NOBODY; rival++) {
      if (isRival(rival)) {
        best = Math.max(best, (figures.has(rival, PlotDeed.RECOILED) ? STEP : 0)
            + (figures.has(rival, PlotDeed.FELLED) ? STEP : 0) + harm(rival)
            + TO_DUEL * wayCloseness(figures.place(rival), challenger));
      }
    }
    return best;
  }

  private double discover() {
    double held = 0;
    for (int figure = 0; figure < figures.count(); figure++) {
      int grappler = figures.grappler(figure);
      if (grappler != Figures.NOBODY && isSeeker(grappler) && !figures.has(figure, PlotDeed.INFORMED)) {
        held = Math.max(held, figures.has(figure, PlotDeed.QUESTIONED) ? 2 * NEAR : NEAR);
      }
    }
    return Math.min(1, (1 - STEP) * state.get(Counters.INFORMATION) / POINTS + held);
  }

  private double destroy() {
    double closest = 0;
    for (long items = Scenery.all(state.board()); items != 0; items &= items - 1) {
      int item = Long.numberOfTrailingZeros(items);
      if (state.isMarked(item)) {
        closest = Math.max(closest, closeness(Scenery.middle(state.board(), item), Figures.NOBODY));
      }
    }
    return Math.min(1, (1 - STEP) * state.get(Counters.DESTROYED) / PROPERTY + TO_DUEL * closest);
  }

  private double harm(int rival) {
    return HARM * figures.wounds(rival) + (figures.is(rival, Condition.KNOCKED_DOWN) ? HARM : 0);
  }

  private boolean isSeeker(int figure) {
    return figures.side(figure) == state.get(Counters.SEEKER);
  }

  private boolean isRival(int figure) {
    return Goal.isRival(state, figure) && Capabilities.isInPlay(figures, figure);
  }

  /** Returns how near the nearest figure of the seekers is, or this one, from 0, far, to 1. */
  private double closeness(long place, int only) {
    long nearest = Long.MAX_VALUE;
    for (int figure = 0; figure < figures.count(); figure++) {
      boolean isMeant = only == Figures.NOBODY ? isSeeker(figure) && !CarriedObjects.isLaden(state, figure) : figure == only;
      if (isMeant && Capabilities.isInPlay(figures, figure)) {
        nearest = Math.min(nearest, Place.squared(figures.place(figure), place));
      }
    }
    return nearest == Long.MAX_VALUE ? 0 : Math.max(0, 1 - Math.sqrt(nearest) / FAR);
  }

  /** Returns how near a figure is that has to walk to a place, to 1; below 0 where the way is longer than the table. */
  private double wayCloseness(long place, int figure) {
    return Math.max(-1, 1 - WayLengths.to(state.board(), List.of(place)).from(figures.place(figure)) / FAR);
  }

  private double toTheEdge(int carrier) {
    Board board = state.board();
    long place = figures.place(carrier);
    int along = Math.min(Place.x(place), board.width - Place.x(place));
    int up = Math.min(Place.y(place), board.height - Place.y(place));
    return Math.max(0, 1 - Math.min(along, up) / (FAR / 2));
  }
}
