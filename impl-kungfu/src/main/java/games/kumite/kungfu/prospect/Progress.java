package games.kumite.kungfu.prospect;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.scenery.Scenery;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.ObjectKind;

/**
 * The progress of a Plot, from 0 to 1, below 0 where its goal can hardly be reached any more. A figure that comes nearer to its
 * target makes a little progress.
 */
final class Progress {

  private static final double FAR = 9000;
  private static final double NEAR = 0.1;
  private static final double TO_DUEL = 0.3;
  private static final double KNOWN = 0.25;
  private static final double IN_HAND = 0.5;
  private static final double TO_THE_EDGE = 0.4;
  private static final double HELD = 0.4;
  private static final double HALF_WAY = 0.35;
  private static final double STEP = 0.25;
  private static final double HARM = 0.1;
  /** The one whom it is about is out of play, and the goal is not reached: what is left is to wipe the others out. */
  private static final double MISSED = -0.5;
  private static final int POINTS = 8; // KF-PLT-09c
  private static final int PROPERTY = 2; // KF-PLT-14a

  private final Fight fight;
  private final Figures figures;

  private Progress(Fight fight) {
    this.fight = fight;
    this.figures = fight.figures();
  }

  static double of(Fight fight) {
    Progress progress = new Progress(fight);
    return switch (fight.plot()) {
      case TAKE -> progress.take();
      case CAPTURE -> progress.capture();
      case REVENGE -> progress.revenge();
      case DISCOVER -> progress.discover();
      case CHALLENGE -> progress.challenge();
      case DESTROY -> progress.destroy();
    };
  }

  /**
   * Returns the place where all who seek the goal have to go, {@link Place#NOWHERE} if the Plot has no such place, or they have
   * it.
   */
  static long quarry(Fight fight) {
    return switch (fight.plot()) {
      case TAKE -> fight.objects().count() == 0 ? Place.NOWHERE : of(fight, fight.objects().carrier(0), fight.objects().place(0));
      case CAPTURE -> of(fight, fight.get(Num.TARGET));
      case REVENGE -> of(fight, rival(fight));
      default -> Place.NOWHERE;
    };
  }

  private static long of(Fight fight, int target) {
    Figures figures = fight.figures();
    return target == Figures.NOBODY || !figures.isPlaced(target) ? Place.NOWHERE
        : of(fight, figures.carrier(target), figures.place(target));
  }

  /** Returns the place of a thing that another figure may carry; nowhere if it is one of their own. */
  private static long of(Fight fight, int carrier, long place) {
    return carrier == Figures.NOBODY ? place : Goal.isSeeker(fight, carrier) ? Place.NOWHERE : fight.figures().place(carrier);
  }

  private static int rival(Fight fight) {
    int rival = Figures.NOBODY;
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      rival = Goal.isRival(fight, figure) && Able.isInPlay(fight.figures(), figure) ? figure : rival;
    }
    return rival;
  }

  private double take() {
    if (fight.objects().count() == 0) {
      return fight.get(Num.OBJECT) == ObjectKind.DANGEROUS.ordinal()
          ? NEAR * closeness(Scenery.middle(fight.board(), fight.get(Num.HOLDER)), Figures.NOBODY) : search();
    }
    int carrier = fight.objects().carrier(0);
    if (carrier == Figures.NOBODY) {
      return KNOWN + NEAR * closeness(fight.objects().place(0), Figures.NOBODY);
    }
    return isSeeker(carrier) ? IN_HAND + TO_THE_EDGE * toTheEdge(carrier) : KNOWN / 2;
  }

  private double capture() {
    int target = fight.get(Num.TARGET);
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
    for (long items = Scenery.all(fight.board()); items != 0; items &= items - 1) {
      int item = Long.numberOfTrailingZeros(items);
      all++;
      if (fight.isSearched(item)) {
        searched++;
      } else {
        closest = Math.max(closest, closeness(Scenery.middle(fight.board(), item), Figures.NOBODY));
      }
    }
    return all == 0 ? 0 : (KNOWN - NEAR) * searched / all + NEAR * closest;
  }

  private double revenge() {
    double best = MISSED;
    for (int rival = 0; rival < figures.count(); rival++) {
      if (isRival(rival)) {
        best = Math.max(best, (figures.has(rival, Deed.HUMBLED) ? HALF_WAY : 0) + harm(rival)
            + NEAR * closeness(figures.place(rival), Figures.NOBODY));
      }
    }
    return best;
  }

  private double challenge() {
    int challenger = Figures.NOBODY;
    for (int figure = 0; figure < figures.count(); figure++) {
      challenger = isSeeker(figure) && Goal.isProtagonist(fight, figure) && Able.isInPlay(figures, figure) ? figure : challenger;
    }
    double best = MISSED;
    for (int rival = 0; rival < figures.count() && challenger != Figures.NOBODY; rival++) {
      if (isRival(rival)) {
        best = Math.max(best, (figures.has(rival, Deed.RECOILED) ? STEP : 0)
            + (figures.has(rival, Deed.FELLED) ? STEP : 0) + harm(rival)
            + TO_DUEL * closeness(figures.place(rival), challenger));
      }
    }
    return best;
  }

  private double discover() {
    double held = 0;
    for (int figure = 0; figure < figures.count(); figure++) {
      int grappler = figures.grappler(figure);
      if (grappler != Figures.NOBODY && isSeeker(grappler) && !figures.has(figure, Deed.INFORMED)) {
        held = Math.max(held, figures.has(figure, Deed.QUESTIONED) ? 2 * NEAR : NEAR);
      }
    }
    return Math.min(1, (1 - STEP) * fight.get(Num.INFORMATION) / POINTS + held);
  }

  private double destroy() {
    double closest = 0;
    for (long items = Scenery.all(fight.board()); items != 0; items &= items - 1) {
      int item = Long.numberOfTrailingZeros(items);
      if (fight.isMarked(item)) {
        closest = Math.max(closest, closeness(Scenery.middle(fight.board(), item), Figures.NOBODY));
      }
    }
    return Math.min(1, (1 - STEP) * fight.get(Num.DESTROYED) / PROPERTY + NEAR * closest);
  }

  private double harm(int rival) {
    return HARM * figures.wounds(rival) + (figures.is(rival, Condition.KNOCKED_DOWN) ? HARM : 0);
  }

  private boolean isSeeker(int figure) {
    return figures.side(figure) == fight.get(Num.SEEKER);
  }

  private boolean isRival(int figure) {
    return Goal.isRival(fight, figure) && Able.isInPlay(figures, figure);
  }

  /** Returns how near the nearest figure of the seekers is, or this one, from 0, far, to 1. */
  private double closeness(long place, int only) {
    long nearest = Long.MAX_VALUE;
    for (int figure = 0; figure < figures.count(); figure++) {
      boolean isMeant = only == Figures.NOBODY ? isSeeker(figure) && !Carrying.isLaden(fight, figure) : figure == only;
      if (isMeant && Able.isInPlay(figures, figure)) {
        nearest = Math.min(nearest, Place.squared(figures.place(figure), place));
      }
    }
    return nearest == Long.MAX_VALUE ? 0 : Math.max(0, 1 - Math.sqrt(nearest) / FAR);
  }

  private double toTheEdge(int carrier) {
    Board board = fight.board();
    long place = figures.place(carrier);
    int along = Math.min(Place.x(place), board.width - Place.x(place));
    int up = Math.min(Place.y(place), board.height - Place.y(place));
    return Math.max(0, 1 - Math.min(along, up) / (FAR / 2));
  }
}
