package games.kumite.kungfu.plot;

import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Hands;
import games.kumite.kungfu.movement.Captives;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The picking up, handing over and putting down of objects and bodies (KF-RUL-161, KF-RUL-180, KF-RUL-192). */
public final class Handling {

  private static final int SIDES = 6;
  private static final int TOUCH = 2; // KF-PLT-05b
  private static final Refusal FULL = new Refusal("KF-RUL-161", "hands-full");
  private static final Refusal EMPTY = new Refusal("KF-PLT-04d", "carries-nothing");
  private static final EventType HANDED = EventType.of("handed-over", "KF-RUL-192").word("figure", Figures::id)
      .word("friend", Figures::id);

  private Handling() {}

  /** Returns whether an object lies in a figure's reach. */
  public static boolean isInReach(GameState state, int figure, int object) {
    return state.objects().carrier(object) == Figures.NOBODY && !state.objects().isGone(object)
        && CarriedObjects.isInReach(state, figure, object);
  }

  /** Returns whether a figure has a body beside it and a reason to carry it: a friend (KF-ACT-30), the target, or another prize. */
  public static boolean isMeant(GameState state, int figure, int body) {
    return isBody(state, figure, body) && (!state.figures().areEnemies(figure, body) && state.figures().gang(body) != Figures.NEUTRAL
        || Captives.isTarget(state, body) || Captives.isPrize(state, figure, body));
  }

  /** Returns whether a body is Knocked Out, in contact, and in no figure's arms (KF-PLT-07d). */
  private static boolean isBody(GameState state, int figure, int body) {
    Figures figures = state.figures();
    return body != figure && figures.is(body, Condition.KNOCKED_OUT) && !Hands.hasNone(figures, body) && !figures.is(body, Condition.DEAD)
        && figures.isPlaced(body) && figures.carrier(body) == Figures.NOBODY
        && Capabilities.areBeside(state.board(), figures, figure, body);
  }

  /** Returns why a figure cannot take anything into its hands, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int figure) {
    Refusal bound = Hands.boundRefusal(state.figures(), figure);
    return bound != null ? bound : CarriedObjects.hasFullHands(state, figure) ? FULL : null;
  }

  /** Returns why a figure can put nothing down, null if it can. */
  public static @Nullable Refusal dropRefusal(GameState state, int figure) {
    return CarriedObjects.hasFullHands(state, figure) ? null : EMPTY;
  }

  /** Puts down what a figure carries. */
  public static void putDown(GameState state, int figure) {
    CarriedObjects.drop(state, figure);
    CarriedObjects.letCarFall(state, figure); // KF-STU-22
  }

  /** Returns whether a figure could hand what it carries to a friend in contact (KF-RUL-51). */
  public static boolean isReceiver(GameState state, int figure, int friend) {
    return friend != figure && !state.figures().areEnemies(figure, friend) && CarriedObjects.isLaden(state, figure)
        && Capabilities.areInContact(state.board(), state.figures(), figure, friend);
  }

  /** Picks up an object: a dangerous one may strike first (KF-PLT-05b). */
  public static void pickUp(GameState state, int figure, int object) {
    if (state.objects().carrier(object) != Figures.NOBODY || state.objects().isGone(object)) {
      return;
    }
    if (state.objects().isGoal(object) && touch(state, figure)) {
      state.then(DangerousObject.of(figure, object));
    } else {
      CarriedObjects.pickUp(state, figure, object);
    }
  }

  /** Picks up a body. */
  public static void carry(GameState state, int figure, int body) {
    if (isBody(state, figure, body)) {
      CarriedObjects.carry(state, figure, body);
    }
  }

  /** Hands what a figure carries to a friend. */
  public static void handOver(GameState state, int figure, int friend) {
    int object = CarriedObjects.object(state, figure);
    int body = CarriedObjects.body(state.figures(), figure);
    boolean isThere = Capabilities.areInContact(state.board(), state.figures(), figure, friend);
    if (object == CarriedObjects.NOTHING && body == Figures.NOBODY || !isThere || refusal(state, friend) != null) {
      return; // a Free Hack has come in between
    }
    state.emit(HANDED, state.figures().code(figure), state.figures().code(friend));
    CarriedObjects.letGo(state, figure);
    if (object != CarriedObjects.NOTHING) {
      pickUp(state, friend, object);
    } else {
      CarriedObjects.carry(state, friend, body);
      CarriedObjects.follow(state, friend); // KF-RUL-161
    }
  }

  /**
   * Handles the first touch of each figure: on 1 or 2 an attack with C4; a hit knocks down and wounds (KF-PLT-05b, KF-PLT-05c).
   */
  private static boolean touch(GameState state, int figure) {
    Figures figures = state.figures();
    if (state.get(Counters.OBJECT) != ObjectKind.DANGEROUS.ordinal() || figures.has(figure, PlotDeed.TOUCHED)) {
      return false;
    }
    figures.note(figure, PlotDeed.TOUCHED);
    return state.roll("touch", state.seatOf(figure), SIDES) <= TOUCH;
  }
}
