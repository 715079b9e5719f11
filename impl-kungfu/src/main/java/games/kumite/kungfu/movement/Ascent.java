package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Hands;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PointChoice;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * The choice of where a cliffhanger stands who has climbed up or was pulled up (D-69, KF-STU-16, KF-RUL-188).
 *
 * @param figure the figure that hangs there
 * @param puller the friend who pulls it up, {@link Figures#NOBODY} if it climbs
 */
public record Ascent(int figure, int puller) implements Question<GameState>, PointChoice {

  /** The cost of climbing up; a friend pulls for one action. */
  public static final int CLIMB = 2;

  private static final Refusal NOT_HANGING = new Refusal("KF-STU-16", "not-hanging");
  private static final Refusal NO_ROOM = new Refusal("KF-RUL-188", "no-room-above");
  private static final Refusal FIGHTING = new Refusal("KF-STU-16", "enemy-in-contact");
  private static final Refusal HELD = new Refusal("KF-CON-25", "held-fast");
  private static final Refusal TOO_FAR = new Refusal("KF-RUL-188", "too-far-from-the-edge");
  private static final EventType CLIMBED = EventType.of("climbed-up", "KF-STU-16").word("figure", Figures::id);

  /** Returns why a figure cannot climb up, null if it can. */
  public static @Nullable Refusal climbRefusal(GameState state, int figure) {
    return !state.figures().is(figure, Condition.CLIFFHANGING) ? NOT_HANGING
        : state.figures().is(figure, Condition.TRANSFIXED) ? HELD : new Ascent(figure, Figures.NOBODY).hasRoom(state) ? null : NO_ROOM;
  }

  /** Returns whether a friend hangs in reach of a figure. */
  public static boolean isInReach(GameState state, int figure, int friend) {
    Figures figures = state.figures();
    return friend != figure && figures.is(friend, Condition.CLIFFHANGING) && !figures.areEnemies(figure, friend)
        && isAtTheEdge(figures, figure, friend);
  }

  /** Returns why a figure cannot pull up a friend, null if it can. */
  public static @Nullable Refusal pullRefusal(GameState state, int figure, int friend) {
    Figures figures = state.figures();
    Refusal bound = Hands.refusal(figures, figure);
    return Capabilities.isFighting(state.board(), figures, figure) ? FIGHTING : bound != null ? bound : new Ascent(friend, figure).hasRoom(state) ? null : NO_ROOM;
  }

  private static boolean isAtTheEdge(Figures figures, int figure, int friend) {
    long reach = figures.size(figure).radius()
        + (Capabilities.has(figures, figure, Trait.ENTANGLE) && figures.arms().holds(figure, Weapon.WHIP) ? Stick.SHORT.length() : Gaps.TOUCH);
    return Place.level(figures.place(figure)) == Place.level(figures.place(friend))
        && Place.squared(figures.place(figure), figures.place(friend)) <= reach * reach;
  }

  /** Lets a neutral figure climb up, to the first place where it has room. */
  public static void climbUnasked(GameState state, int figure) {
    Ascent ascent = new Ascent(figure, Figures.NOBODY);
    for (int i = 0; i < ascent.points(); i++) {
      long place = ascent.around(state, i);
      if (ascent.isFree(state, place)) {
        ascent.stand(state, place);
        return;
      }
    }
  }

  private void stand(GameState state, long place) {
    state.figures().cure(figure, Condition.CLIFFHANGING);
    state.figures().put(figure, place);
    state.emit(CLIMBED, state.figures().code(figure));
  }

  private boolean hasRoom(GameState state) {
    for (int i = 0; i < points(); i++) {
      if (isFree(state, around(state, i))) {
        return true;
      }
    }
    return false;
  }

  private int points() {
    return 1 + (puller == Figures.NOBODY ? 1 : 2) * Directions.COUNT;
  }

  /**
   * Returns a point by its number: the edge itself, then the points around it at which the base touches it, then those around
   * the puller.
   */
  private long around(GameState state, int number) {
    long edge = state.figures().place(figure);
    int radius = state.figures().size(figure).radius();
    if (number > Directions.COUNT) {
      long at = state.figures().place(puller);
      int direction = number - Directions.COUNT - 1;
      int apart = radius + state.figures().size(puller).radius();
      return Place.of(Place.x(at) + Directions.x(direction, apart), Place.y(at) + Directions.y(direction, apart),
          Place.level(edge));
    }
    return number == 0 ? edge : Place.of(Place.x(edge) + Directions.x(number - 1, radius),
        Place.y(edge) + Directions.y(number - 1, radius), Place.level(edge));
  }

  private boolean isFree(GameState state, long place) {
    return Spots.isFree(state.board(), state.figures(), figure, place, state.figures().size(figure));
  }

  @Override
  public String kind() {
    return "climb-to";
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int i = 0; i < points(); i++) {
      if (isFree(state, around(state, i))) {
        out.add(TargetedMove.to(state, around(state, i)));
      }
    }
  }

  @Override
  public @Nullable Refusal refusal(GameState state, long point) {
    Figures figures = state.figures();
    long edge = figures.place(figure);
    long reach = figures.size(figure).radius() + Gaps.TOUCH;
    boolean isNear = point != Place.NOWHERE && Place.level(point) == Place.level(edge)
        && (Place.squared(point, edge) <= reach * reach || puller != Figures.NOBODY && Gaps.isWithin(point,
        figures.size(figure), figures.place(puller), figures.size(puller), Gaps.TOUCH));
    return !isNear ? TOO_FAR : isFree(state, point) ? null : NO_ROOM;
  }

  @Override
  public void execute(GameState state, Action action) {
    stand(state, PointChoice.point(action));
  }
}
