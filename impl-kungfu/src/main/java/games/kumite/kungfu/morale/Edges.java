package games.kumite.kungfu.morale;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Concentration;
import games.kumite.kungfu.ability.Restraint;
import games.kumite.kungfu.ability.Wards;
import games.kumite.kungfu.combat.Blow;
import games.kumite.kungfu.combat.Casualty;
import games.kumite.kungfu.combat.Displacement;
import games.kumite.kungfu.combat.Fall;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Manner;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Push;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.movement.Route;
import games.kumite.kungfu.movement.Stagger;
import games.kumite.kungfu.movement.Strides;
import games.kumite.kungfu.scenery.Openings;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.trigger.Simultaneous;
import games.kumite.kungfu.trigger.Trigger;
import games.kumite.spi.EventType;
import games.kumite.spi.Picks;
import games.kumite.spi.Step;

/** The edges of the table and the way to them (KF-MOR-06, KF-RUL-102): 0 left, 1 right, 2 bottom, 3 top. */
final class Edges {

  private static final int COUNT = 4;
  private static final int HIGHEST = 3000;
  private static final Stick[] STICKS = {Stick.LONG, Stick.MEDIUM, Stick.SHORT};
  private static final EventType FLED = EventType.of("flees", "KF-MOR-06").named("figure", Figures::id)
      .number("x", Lengths::cm).number("y", Lengths::cm);

  private Edges() {}

  /**
   * The hacks of enemies at a fleer who has run into them, as long as he touches them (KF-MOR-08): of several of a player he
   * says who is next (KF-RUL-05).
   *
   * @param figure the figure that flees
   */
  private record Met(int figure) implements Trigger {

    @Override
    public boolean isDue(Fight fight, int enemy) {
      Figures figures = fight.figures();
      return figures.areEnemies(figure, enemy) && Restraint.allowsHack(figures, enemy, figure)
          && Able.areInContact(fight.board(), figures, figure, enemy);
    }

    @Override
    public Step<Fight> step(Fight fight, int enemy) {
      return Blow.SCRIPT.with(Blow.hack(enemy, figure));
    }
  }

  /** The nearest edge, or any if there is no way to it. */
  private record Nearest(Fight fight, int figure, int edge) implements Route.Goal {

    private static final int GRID = 100;
    private static final int COST = 10; // tenths that cost 1 straight ahead

    @Override
    public boolean isReached(long place) {
      return distance(fight, place, edge) < fight.figures().size(figure).radius() + GRID;
    }

    @Override
    public int atLeast(long place) {
      int left = distance(fight, place, edge) - fight.figures().size(figure).radius() - GRID;
      return Math.max(0, left / COST);
    }

    @Override
    public boolean isSecondBest(long place) {
      for (int any = 0; any < COUNT; any++) {
        if (distance(fight, place, any) < fight.figures().size(figure).radius() + GRID) {
          return true;
        }
      }
      return false;
    }
  }

  private static int distance(Fight fight, int figure, int edge) {
    return distance(fight, fight.figures().place(figure), edge);
  }

  private static int distance(Fight fight, long place, int edge) {
    return switch (edge) {
      case 0 -> Place.x(place);
      case 1 -> fight.board().width - Place.x(place);
      case 2 -> Place.y(place);
      default -> fight.board().height - Place.y(place);
    };
  }

  /** Returns the edges with the smallest distance. */
  static Picks nearest(Fight fight, int figure) {
    int min = Integer.MAX_VALUE;
    for (int edge = 0; edge < COUNT; edge++) {
      min = Math.min(min, distance(fight, figure, edge));
    }
    Picks edges = Picks.NONE;
    for (int edge = 0; edge < COUNT; edge++) {
      edges = distance(fight, figure, edge) == min ? edges.and(edge) : edges;
    }
    return edges;
  }

  /** Makes one fleeing move straight to an edge, or along a route round what is in the way. */
  static void run(Fight fight, int figure, int edge) {
    Figures figures = fight.figures();
    if (!Strides.isFree(fight, figure)) {
      return; // KF-H2H-27, KF-RUL-102: it does not get away
    }
    if (Stagger.isAstray(figures, figure)) {
      stray(fight, figure);
      return;
    }
    Manner manner = Strides.mannerOfFlight(fight, figure);
    long goal = straight(fight, figure, edge);
    long from = figures.place(figure);
    long end = Moves.end(fight.board(), figures, figure, from, goal != Place.NOWHERE ? goal
        : Route.step(fight, figure, new Nearest(fight, figure, edge), point -> isLegal(fight, figure, point)), manner);
    come(fight, figure, end, manner);
    if (distance(fight, figure, nearest(fight, figure).get(0)) <= figures.size(figure).radius()) {
      Casualty.flee(fight, figure);
      return;
    }
    Strides.wet(fight, figure, from);
    fight.then(Strides.slip(fight, figure, from));
    fight.then(new Clash(figure));
  }

  /** Makes one fleeing move in a random direction, which ends on the table (KF-CON-24b, KF-TRT-27f). */
  private static void stray(Fight fight, int figure) {
    Push push = Stagger.ofFleer(fight, figure);
    if (push == null) {
      return;
    }
    long from = fight.figures().place(figure);
    long end = Wards.lastFree(fight, figure, push.end()); // KF-TRT-67a
    come(fight, figure, end, Manner.WALK);
    if (push.met() == Push.Met.DROP && end == push.end()) {
      fight.then(Fall.of(figure, push.edge(), Figures.NOBODY)); // KF-RUL-104
    } else {
      Strides.wet(fight, figure, from);
      fight.then(Strides.slip(fight, figure, from));
    }
    fight.then(new Clash(figure));
  }

  /** Puts a fleer at its end, and ends everything that a move ends (KF-TRT-08c, KF-TRT-78e). */
  private static void come(Fight fight, int figure, long end, Manner manner) {
    Figures figures = fight.figures();
    Openings.pass(fight, figure, figures.place(figure), end, manner); // KF-RUL-59
    Concentration.moves(figures, figure);
    Displacement.to(fight, figure, end);
    fight.tell(FLED, figures.code(figure), Place.x(end), Place.y(end));
  }

  /** The hacks of the enemies in contact with the fleer now (KF-MOR-08). */
  private record Clash(int figure) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      Simultaneous.all(fight, new Met(figure));
    }
  }

  /** Returns the farthest place straight towards an edge to which the ground lets it go; NOWHERE if something is in the way. */
  private static long straight(Fight fight, int figure, int edge) {
    Size size = fight.figures().size(figure);
    int far = Math.max(0, distance(fight, figure, edge) - size.radius());
    int reach = Math.min(far, Strides.fleeing(fight, figure));
    for (Stick stick : STICKS) {
      long goal = toward(fight, figure, edge, Math.min(reach, stick.reach(size)));
      if (isLegal(fight, figure, goal)) {
        return goal;
      }
    }
    return Place.NOWHERE;
  }

  private static boolean isLegal(Fight fight, int figure, long place) {
    int reach = Strides.fleeing(fight, figure);
    return Moves.fault(fight.board(), fight.figures(), figure, fight.figures().place(figure), place, reach,
        Strides.mannerOfFlight(fight, figure)) == null
        && !Wards.bar(fight.figures(), figure, place) // KF-TRT-67a
        && Strides.canFlee(fight, figure, place);
  }

  private static long toward(Fight fight, int figure, int edge, int length) {
    long place = fight.figures().place(figure);
    int x = Place.x(place) + (edge == 0 ? -length : edge == 1 ? length : 0);
    int y = Place.y(place) + (edge == 2 ? -length : edge == 3 ? length : 0);
    return Strides.mannerOfFlight(fight, figure) == Manner.FLY ? aloft(fight, figure, x, y)
        : Place.of(x, y, Place.level(place));
  }

  /** Returns where a flyer comes down: on whatever is there (KF-RUL-151); NOWHERE if it has no room. */
  private static long aloft(Fight fight, int figure, int x, int y) {
    int level = fight.board().levelBelow(x, y, HIGHEST, fight.figures().size(figure).height());
    return level < 0 ? Place.NOWHERE : Place.of(x, y, level);
  }
}
