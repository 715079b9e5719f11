package games.kumite.kungfu.setup;

import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.setup.SetupAction.Verb;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Plot;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import java.util.List;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/** The places where a figure may be put on the table (KF-SET-16 to 19, KF-PLT-04a). */
final class DeploymentPlaces {

  /** The rule for points near visible enemies: without listed ones for any figure, contact alone is refused. */
  enum Nearness { REFUSED, WAIVED }

  /** Twice a Medium stick (KF-SET-17). */
  private static final int APART = 2 * Stick.MEDIUM.length();
  private static final Refusal NOT_FREE = new Refusal("KF-RUL-14", "not-free");
  private static final Refusal TOO_NEAR = new Refusal("KF-SET-17", "too-near");
  private static final Refusal TOUCHES = new Refusal("KF-RUL-185", "touches-enemy");
  private static final Refusal NEAR_OBJECT = new Refusal("KF-PLT-04a", "near-object");
  private static final EventType DEPLOYED =
      EventType.of("deployed", "KF-SET-17").seat("who").word("figure", Figures::id)
          .number("x", Lengths::centimetres).number("y", Lengths::centimetres);

  private DeploymentPlaces() {}

  static boolean isWaiting(Figures figures, int gang, int figure) {
    return figures.gang(figure) == gang && !figures.isPlaced(figure) && !figures.profile(figure).isGuest;
  }

  /** Returns the rule for a gang: whether a listed point is left for any of its figures that waits (KF-RUL-185). */
  static Nearness nearness(GameState state, int gang) {
    Figures figures = state.figures();
    int asked = 0;
    for (int i = 0; i < figures.count(); i++) {
      int size = 1 << figures.size(i).ordinal();
      if (isWaiting(figures, gang, i) && (asked & size) == 0) {
        asked |= size;
        if (hasPoint(state, i, Nearness.REFUSED)) {
          return Nearness.REFUSED;
        }
      }
    }
    return Nearness.WAIVED;
  }

  static boolean hasPoint(GameState state, int figure, Nearness nearness) {
    return DeploymentPoints.isAny(state.board(), state.figures().size(figure), new Others(state, figure, nearness));
  }

  /** Returns the listed points of a figure; without any for its gang, those that are legal then (KF-RUL-185). */
  static List<Long> points(GameState state, int figure) {
    List<Long> points = points(state, figure, Nearness.REFUSED);
    boolean isWaived = points.isEmpty() && nearness(state, state.figures().gang(figure)) == Nearness.WAIVED;
    return isWaived ? points(state, figure, Nearness.WAIVED) : points;
  }

  private static List<Long> points(GameState state, int figure, Nearness nearness) {
    return DeploymentPoints.points(state.board(), state.figures().size(figure), new Others(state, figure, nearness));
  }

  /** Returns a legal order drawn at random, null if the draws found none: all are legal too if the distance is waived. */
  static @Nullable SetupAction sample(GameState state, int figure, RandomSource random) {
    long place = DeploymentPoints.sample(state.board(), state.figures().size(figure),
        new Others(state, figure, Nearness.REFUSED), random);
    return place == Place.NOWHERE ? null : order(state, figure, place);
  }

  static SetupAction order(GameState state, int figure, long place) {
    return SetupAction.figure(state, Verb.DEPLOY, figure, place);
  }

  /** Returns the order to put a figure at the point in the words from the third on; null if they name no point. */
  static @Nullable SetupAction parsed(GameState state, int figure, List<String> words, ActionCollector out) {
    Long place = DeploymentPoints.read(words);
    if (place == null) {
      return null;
    }
    SetupAction order = order(state, figure, place);
    Refusal refusal = refusal(state, figure, place, Nearness.REFUSED);
    boolean isWaived = refusal == TOO_NEAR
        && nearness(state, state.figures().gang(figure)) == Nearness.WAIVED;
    out.add(order, isWaived ? refusal(state, figure, place, Nearness.WAIVED) : refusal);
    return order;
  }

  private static @Nullable Refusal refusal(GameState state, int figure, long place, Nearness nearness) {
    return Spots.hasRoom(state.board(), place, state.figures().size(figure))
        ? new Others(state, figure, nearness).refusal(place) : NOT_FREE; // KF-RUL-12, KF-RUL-14
  }

  /** The effect of the other figures, and of the Plot, on points with room for a figure. */
  private static final class Others implements LongPredicate {

    private final GameState state;
    private final Figures figures;
    private final int figure;
    private final Size size;
    private final Nearness nearness;
    /** The enemy that was too near last: it most likely is too near to the next point as well. */
    private int nearest;

    Others(GameState state, int figure, Nearness nearness) {
      this.state = state;
      this.figures = state.figures();
      this.figure = figure;
      this.size = figures.size(figure);
      this.nearness = nearness;
    }

    @Override
    public boolean test(long place) {
      return refusal(place) == null;
    }

    @Nullable Refusal refusal(long place) {
      if (Spots.isOccupied(figures, figure, place, size)) {
        return NOT_FREE; // KF-RUL-12
      }
      if (nearness == Nearness.WAIVED) {
        return Spots.isInContact(state.board(), figures, figure, place, size) ? TOUCHES : isNearObject(place) ? NEAR_OBJECT : null;
      }
      return isTooNear(place) ? TOO_NEAR : isNearObject(place) ? NEAR_OBJECT : null; // KF-SET-17
    }

    private boolean isTooNear(long place) {
      if (isTooNear(nearest, place)) {
        return true;
      }
      for (int i = 0; i < figures.count(); i++) {
        if (i != nearest && isTooNear(i, place)) {
          nearest = i;
          return true;
        }
      }
      return false;
    }

    private boolean isTooNear(int other, long place) {
      return figures.isPlaced(other) && figures.areEnemies(figure, other)
          && Gaps.isNearer(place, size, figures.place(other), figures.size(other), APART)
          && Sight.isMutual(state.board(), figures, figure, place, size, other); // KF-RUL-91
    }

    /**
     * Returns whether a place is too near the middle of the table, where a heavy object lies: attackers keep away from it
     * (KF-PLT-04a).
     */
    private boolean isNearObject(long place) {
      if (figures.side(figure) != state.attackers() || state.plot() != Plot.TAKE
          || state.get(Counters.OBJECT) != ObjectKind.HEAVY.ordinal()) {
        return false;
      }
      long middle = Place.of(state.board().width / 2, state.board().height / 2, 0);
      long reach = (long) APART + size.radius();
      return Place.squared(place, middle) < reach * reach;
    }
  }

  static void land(GameState state, SetupAction order) {
    Figures figures = state.figures();
    figures.put(order.value(), order.place());
    state.emit(DEPLOYED, state.seat(figures.gang(order.value())), figures.code(order.value()),
        Place.x(order.place()), Place.y(order.place()));
  }
}
