package games.kumite.kungfu.figure;

import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Objects;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.EventType;

/** Objects and bodies in figures' hands. */
public final class CarriedObjects {

  /** No object. */
  public static final int NOTHING = -1;
  private static final long SOLID = Flag.BLOCK.bit() | Flag.LINEAR.bit();
  private static final EventType PICKED_UP = EventType.of("picked-up", "KF-RUL-180").word("figure", Figures::id)
      .word("object", Objects::id);
  private static final EventType DROPPED = EventType.of("dropped", "KF-RUL-69").word("figure", Figures::id)
      .word("object", Objects::id);
  private static final EventType CARRIES = EventType.of("carries", "KF-PLT-07d").word("figure", Figures::id)
      .word("body", Figures::id);
  private static final EventType PUT_DOWN = EventType.of("put-down", "KF-RUL-161").word("figure", Figures::id)
      .word("body", Figures::id);

  private static final EventType CAR_FALLS = EventType.of("car-let-fall", "KF-STU-22").word("figure", Figures::id);

  private CarriedObjects() {}

  /** Returns the object that a figure carries, {@link #NOTHING} if it carries none. */
  public static int object(GameState state, int figure) {
    for (int object = 0; object < state.objects().count(); object++) {
      if (state.objects().carrier(object) == figure) {
        return object;
      }
    }
    return NOTHING;
  }

  /** Returns the body that a figure carries, {@link Figures#NOBODY} if it carries none. */
  public static int body(Figures figures, int figure) {
    for (int body = 0; body < figures.count(); body++) { // no lambda: each move asks several times
      if (figures.carrier(body) == figure) {
        return body;
      }
    }
    return Figures.NOBODY;
  }

  /** Returns whether any figure carries anything. */
  public static boolean isAnything(GameState state) {
    for (int object = 0; object < state.objects().count(); object++) {
      if (state.objects().carrier(object) != Figures.NOBODY) {
        return true;
      }
    }
    return state.figures().any(body -> state.figures().carrier(body) != Figures.NOBODY);
  }

  /** Returns whether a figure carries something: one thing at a time (KF-RUL-161). */
  public static boolean isLaden(GameState state, int figure) {
    return object(state, figure) != NOTHING || body(state.figures(), figure) != Figures.NOBODY;
  }

  /**
   * Returns whether a figure cannot take anything more into its hands: a car over its head fills them too (KF-STU-22,
   * KF-RUL-192).
   */
  public static boolean hasFullHands(GameState state, int figure) {
    return state.figures().is(figure, Condition.LIFTING) || isLaden(state, figure);
  }

  /** Returns whether a figure can take one thing more into its hands. */
  public static boolean hasFreeHands(GameState state, int figure) {
    return Hands.boundRefusal(state.figures(), figure) == null && !hasFullHands(state, figure);
  }

  /**
   * Returns whether a figure can lay hands on an object: it is in contact with the point, or adjacent to the piece of scenery on
   * which the object lies (KF-RUL-192).
   */
  public static boolean isInReach(GameState state, int figure, int object) {
    Figures figures = state.figures();
    long at = state.objects().place(object);
    long place = figures.place(figure);
    Size size = figures.size(figure);
    long reach = size.radius() + Gaps.TOUCH;
    if (Math.abs(Place.level(at) - Place.level(place)) <= Board.STEP && Place.squared(at, place) <= reach * reach) {
      return true;
    }
    for (int i = 0; i < state.board().pieces(); i++) {
      Piece piece = state.board().piece(i);
      if (state.board().isThere(i) && piece.isAny(SOLID) && piece.outline.contains(Place.x(at), Place.y(at))
          && Gaps.isBeside(piece, place, size)) {
        return true;
      }
    }
    return false;
  }

  /** Puts an object into a figure's hands. */
  public static void pickUp(GameState state, int figure, int object) {
    Figures figures = state.figures();
    Objects objects = state.objects();
    int weapon = objects.weapon(object);
    state.emit(PICKED_UP, figures.code(figure), object);
    if (weapon >= 0) {
      takeWeapon(state, figure, object, Weapon.values()[weapon]);
      return;
    }
    objects.give(object, figure);
    if (objects.isGoal(object) && state.get(Counters.OBJECT) == ObjectKind.HEAVY.ordinal()) { // KF-PLT-04b
      figures.note(figure, PlotDeed.BURDENED);
    }
  }

  /** Gives a figure a weapon: its own is as it was; another gives its ranged trait only (KF-RUL-55). */
  private static void takeWeapon(GameState state, int figure, int object, Weapon weapon) {
    Figures figures = state.figures();
    if (state.objects().owner(object) == figure && figures.arms().regain(figure, weapon)) {
      state.objects().remove(object);
      return;
    }
    state.objects().give(object, figure);
    boolean isRanged = weapon.use() == Weapon.Use.FIREARM || weapon.use() == Weapon.Use.THROWN
        || weapon.use() == Weapon.Use.BLAST;
    if (isRanged) {
      figures.arms().find(figure, weapon);
    }
  }

  /** Removes a weapon of a figure: thrown, or broken. */
  public static void useUp(GameState state, int figure, int place) {
    Figures figures = state.figures();
    if (place < figures.profile(figure).weapons(figures.form(figure)).size()) {
      figures.arms().loseWeapon(figure, place);
    } else {
      destroy(state, figure);
    }
  }

  /** Destroys the object that a figure carries. */
  public static void destroy(GameState state, int figure) {
    state.objects().remove(object(state, figure));
    state.figures().arms().loseFound(figure);
  }

  /** Lets a figure carry a body like a heavy object, which is where its carrier is (KF-PLT-07d, KF-RUL-69). */
  public static void carry(GameState state, int figure, int body) {
    state.figures().carrier(body, figure);
    follow(state, figure);
    state.figures().note(figure, PlotDeed.BURDENED);
    state.emit(CARRIES, state.figures().code(figure), state.figures().code(body));
  }

  /** Drops everything that a figure carries where it is (KF-RUL-69, KF-PLT-04d); a weapon may be lost there (KF-LOC-42b). */
  public static void drop(GameState state, int figure) {
    int object = object(state, figure);
    letGo(state, figure);
    Objects objects = state.objects();
    if (object != NOTHING && objects.weapon(object) != Objects.NO_WEAPON
        && Mud.swallows(state, objects.place(object), objects.weapon(object), objects.owner(object))) {
      objects.remove(object);
    }
  }

  /** Wrecks a car that a figure holds over its head and lets fall (KF-STU-22). */
  public static void letCarFall(GameState state, int figure) {
    if (state.figures().is(figure, Condition.LIFTING)) {
      state.figures().cure(figure, Condition.LIFTING);
      state.emit(CAR_FALLS, state.figures().code(figure));
    }
  }

  /** Takes everything that a figure carries out of its hands, perhaps for those of another. */
  public static void letGo(GameState state, int figure) {
    Figures figures = state.figures();
    int object = object(state, figure);
    if (object != NOTHING) {
      state.objects().lay(object, figures.place(figure));
      figures.arms().loseFound(figure);
      state.emit(DROPPED, figures.code(figure), object);
    }
    int body = body(figures, figure);
    if (body != Figures.NOBODY) {
      figures.carrier(body, Figures.NOBODY);
      state.emit(PUT_DOWN, figures.code(figure), figures.code(body));
    }
    figures.forget(figure, PlotDeed.BURDENED);
  }

  /** Moves the body that a figure carries to where it is. */
  public static void follow(GameState state, int figure) {
    int body = body(state.figures(), figure);
    if (body != Figures.NOBODY && !state.figures().isBody(body)) {
      state.figures().put(body, state.figures().place(figure));
    }
  }

  /** Brings the captive whom a figure leads to its side (KF-RUL-197). */
  public static void lead(GameState state, int figure) {
    Figures figures = state.figures();
    int captive = body(figures, figure);
    if (captive != Figures.NOBODY && figures.isBody(captive)) {
      long place = beside(state, figure, captive);
      figures.put(captive, place == Place.NOWHERE ? figures.place(captive) : place);
    }
  }

  /** Returns the free place in contact with a figure, of 24 around it, that is nearest to where another is; maybe NOWHERE. */
  public static long beside(GameState state, int figure, int other) {
    Figures figures = state.figures();
    long middle = figures.place(figure);
    int length = figures.size(figure).radius() + figures.size(other).radius();
    long best = Place.NOWHERE;
    for (int direction = 0; direction < Directions.COUNT; direction++) {
      long place = standing(state, figure, other, Place.x(middle) + Directions.x(direction, length),
          Place.y(middle) + Directions.y(direction, length));
      if (place != Place.NOWHERE && (best == Place.NOWHERE
          || Place.squared(place, figures.place(other)) < Place.squared(best, figures.place(other)))) {
        best = place;
      }
    }
    return best;
  }

  /** Returns a free place at a point beside a figure: at its level, or on what is there a step higher or lower (KF-RUL-13). */
  private static long standing(GameState state, int figure, int other, int x, int y) {
    Figures figures = state.figures();
    Board board = state.board();
    Size size = figures.size(other);
    long middle = figures.place(figure);
    long level = Place.of(x, y, Place.level(middle));
    if (Spots.isFree(board, figures, other, level, size)) {
      return level;
    }
    int step = board.isInside(x, y, size.radius()) ? board.levelBelow(x, y, Place.level(middle), size.height()) : -1;
    long place = step < 0 ? Place.NOWHERE : Place.of(x, y, step);
    return Spots.isFree(board, figures, other, place, size)
        && Gaps.inContact(board, place, size, middle, figures.size(figure)) ? place : Place.NOWHERE;
  }
}
