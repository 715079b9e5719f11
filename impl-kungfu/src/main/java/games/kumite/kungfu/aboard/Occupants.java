package games.kumite.kungfu.aboard;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.combat.Harm;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;
import java.util.List;

/** The figures in a car (KF-RUL-140d). */
public final class Occupants {

  private static final EventType SPILLED = EventType.of("spilled", "KF-RUL-140d").named("figure", Figures::id);

  private Occupants() {}

  /** Returns whether a figure is in a car, or its body; of the Undead nothing is left (KF-TRT-75d). */
  public static boolean isIn(Fight fight, int figure, int piece) {
    Figures figures = fight.figures();
    return figures.is(figure, Condition.INSIDE) && figures.vehicle(figure) == piece
        && !(figures.is(figure, Condition.DEAD) && Able.has(figures, figure, Trait.UNDEAD));
  }

  /** Returns whether two figures sit in one car (KF-RUL-140d). */
  public static boolean areTogether(Fight fight, int figure, int other) {
    int piece = fight.figures().vehicle(figure);
    return piece >= 0 && isIn(fight, figure, piece) && isIn(fight, other, piece);
  }

  /** Returns how many seats of a car are taken: the dead take none. */
  public static int count(Fight fight, int piece) {
    int count = 0;
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      count += isIn(fight, figure, piece) && !fight.figures().is(figure, Condition.DEAD) ? 1 : 0;
    }
    return count;
  }

  /** Returns the places where a figure can get out of a car: the free places beside it (KF-RUL-103). */
  public static List<Long> exits(Fight fight, int figure, int piece) {
    Figures figures = fight.figures();
    return Spots.besideItem(fight.board(), figures, figure, figures.size(figure), fight.board().piece(piece).item);
  }

  /** Puts a figure back on the table. */
  public static void put(Fight fight, int figure, long place) {
    fight.figures().cure(figure, Condition.INSIDE);
    fight.figures().put(figure, place);
    Carrying.follow(fight, figure); // KF-RUL-161
  }

  /** Lets a figure get out: it stands beside what it was in, at the first free place there or near it. */
  public static void leave(Fight fight, int figure) {
    Figures figures = fight.figures();
    List<Long> exits = exits(fight, figure, figures.isUnderground(figure) ? figures.snare(figure) : figures.vehicle(figure));
    if (figures.isUnderground(figure)) {
      figures.snare(figure, -1, 0);
    }
    put(fight, figure, exits.isEmpty()
        ? Spots.nearest(fight.board(), fight.figures(), figure, fight.figures().place(figure)) : exits.get(0));
  }

  /** Empties a car that has ceased to be one: its occupants lie beside it, and it stands still. */
  public static void spill(Fight fight, int piece) {
    int car = fight.cars().of(piece);
    if (car == Cars.NONE) {
      return;
    }
    fight.cars().motion(car, Cars.Motion.PARKED);
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      if (isIn(fight, figure, piece)) {
        leave(fight, figure);
        fight.tell(SPILLED, fight.figures().code(figure));
        if (!fight.figures().is(figure, Condition.DEAD)) {
          Harm.knockDown(fight, figure);
        }
      }
    }
  }

  /** Moves those in a car to where it is. */
  public static void follow(Fight fight, int car) {
    long middle = Place.of(fight.cars().x(car) / 2, fight.cars().y(car) / 2, 0);
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      if (isIn(fight, figure, fight.cars().piece(car))) {
        fight.figures().put(figure, middle);
        Carrying.follow(fight, figure);
      }
    }
  }
}
