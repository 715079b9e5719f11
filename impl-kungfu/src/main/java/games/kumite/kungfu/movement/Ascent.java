package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.Form;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.TooFew;
import games.kumite.kungfu.carrying.Hands;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FigureQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The choice of where a cliffhanger stands who has climbed up or was pulled up (D-69, KF-STU-16, KF-RUL-188).
 *
 * @param figure the figure that hangs there
 * @param puller the friend who pulls it up, {@link Figures#NOBODY} if it climbs
 */
public record Ascent(int figure, int puller) implements FigureQuestion {

  /** The cost of climbing up; a friend pulls for one action. */
  public static final int CLIMB = 2;

  private static final Refusal NOT_HANGING = new Refusal("KF-STU-16", "not-hanging");
  private static final Refusal NO_ROOM = new Refusal("KF-RUL-188", "no-room-above");
  private static final TooFew TOO_FEW = TooFew.under("KF-ACT-26");
  private static final Refusal FIGHTING = new Refusal("KF-STU-16", "enemy-in-contact");
  private static final Refusal HELD = new Refusal("KF-CON-25", "held-fast");
  private static final Refusal TOO_FAR = new Refusal("KF-RUL-188", "too-far-from-the-edge");
  private static final EventType CLIMBED = EventType.of("climbed-up", "KF-STU-16").named("figure", Figures::id);

  /** Lists climbing up and pulling up friends. */
  static void actions(Fight fight, int figure, int left, @Nullable Refusal reserved, Options out) {
    Figures figures = fight.figures();
    boolean isHanging = figures.is(figure, Condition.CLIFFHANGING); // it may only climb (KF-RUL-80)
    if (isHanging || out.isExplaining()) {
      out.add(fight.actions().of(Word.CLIMB_UP),
          reserved != null && !isHanging ? reserved : climbRefusal(fight, figure, left));
    }
    for (int friend = 0; friend < figures.count(); friend++) {
      if (friend != figure && figures.is(friend, Condition.CLIFFHANGING) && !figures.areEnemies(figure, friend)
          && isAtTheEdge(figures, figure, friend)) {
        out.add(fight.actions().of(Word.PULL_UP, Names.of(figures, friend)),
            reserved != null ? reserved : pullRefusal(fight, figure, friend));
      }
    }
  }

  private static @Nullable Refusal climbRefusal(Fight fight, int figure, int left) {
    return !fight.figures().is(figure, Condition.CLIFFHANGING) ? NOT_HANGING
        : fight.figures().is(figure, Condition.TRANSFIXED) ? HELD : left < CLIMB ? TOO_FEW.of(left, CLIMB)
        : new Ascent(figure, Figures.NOBODY).hasRoom(fight) ? null : NO_ROOM;
  }

  private static @Nullable Refusal pullRefusal(Fight fight, int figure, int friend) {
    Figures figures = fight.figures();
    Refusal bound = Hands.refusal(figures, figure);
    return Able.isFighting(fight.board(), figures, figure) ? FIGHTING : bound != null ? bound : new Ascent(friend, figure).hasRoom(fight) ? null : NO_ROOM;
  }

  private static boolean isAtTheEdge(Figures figures, int figure, int friend) {
    long reach = figures.size(figure).radius()
        + (Able.has(figures, figure, Trait.ENTANGLE) && figures.arms().holds(figure, Weapon.WHIP) ? Stick.SHORT.length() : Gaps.TOUCH);
    return Place.level(figures.place(figure)) == Place.level(figures.place(friend))
        && Place.squared(figures.place(figure), figures.place(friend)) <= reach * reach;
  }

  /** Lets a neutral figure climb up, to the first place where it has room. */
  public static void climbUnasked(Fight fight, int figure) {
    Ascent ascent = new Ascent(figure, Figures.NOBODY);
    for (int i = 0; i < ascent.points(); i++) {
      long place = ascent.around(fight, i);
      if (ascent.isFree(fight, place)) {
        ascent.stand(fight, place);
        return;
      }
    }
  }

  private void stand(Fight fight, long place) {
    fight.figures().cure(figure, Condition.CLIFFHANGING);
    fight.figures().put(figure, place);
    fight.tell(CLIMBED, fight.figures().code(figure));
  }

  private boolean hasRoom(Fight fight) {
    for (int i = 0; i < points(); i++) {
      if (isFree(fight, around(fight, i))) {
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
  private long around(Fight fight, int number) {
    long edge = fight.figures().place(figure);
    int radius = fight.figures().size(figure).radius();
    if (number > Directions.COUNT) {
      long at = fight.figures().place(puller);
      int direction = number - Directions.COUNT - 1;
      int apart = radius + fight.figures().size(puller).radius();
      return Place.of(Place.x(at) + Directions.x(direction, apart), Place.y(at) + Directions.y(direction, apart),
          Place.level(edge));
    }
    return number == 0 ? edge : Place.of(Place.x(edge) + Directions.x(number - 1, radius),
        Place.y(edge) + Directions.y(number - 1, radius), Place.level(edge));
  }

  private boolean isFree(Fight fight, long place) {
    return Spots.isFree(fight.board(), fight.figures(), figure, place, fight.figures().size(figure));
  }

  @Override
  public String kind() {
    return "climb-to";
  }

  @Override
  public void options(Fight fight, Options out) {
    for (int i = 0; i < points(); i++) {
      if (isFree(fight, around(fight, i))) {
        out.add(Trip.to(fight, around(fight, i)));
      }
    }
  }

  @Override
  public List<Form> forms(Fight fight) {
    return Trip.forms(fight, Word.TO);
  }

  @Override
  public @Nullable Action parse(Fight fight, List<String> words, Options out) {
    VerbAction action = words.get(0).equals(Word.TO.notation()) ? fight.actions().parse(words) : null;
    if (action != null) {
      long place = Trip.place(action);
      long edge = fight.figures().place(figure);
      long reach = fight.figures().size(figure).radius() + Gaps.TOUCH;
      boolean isNear = place != Place.NOWHERE && Place.level(place) == Place.level(edge)
          && (Place.squared(place, edge) <= reach * reach || puller != Figures.NOBODY && Gaps.isWithin(place,
          fight.figures().size(figure), fight.figures().place(puller), fight.figures().size(puller), Gaps.TOUCH));
      out.add(action, !isNear ? TOO_FAR : isFree(fight, place) ? null : NO_ROOM);
    }
    return action;
  }

  @Override
  public void chosen(Fight fight, Action action) {
    stand(fight, Trip.place((VerbAction) action));
  }
}
