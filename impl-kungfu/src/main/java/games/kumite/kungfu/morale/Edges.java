package games.kumite.kungfu.morale;

import games.kumite.kungfu.combat.HandToHandAttack;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.effect.Displacement;
import games.kumite.kungfu.effect.Fall;
import games.kumite.kungfu.effect.ResolutionOrder;
import games.kumite.kungfu.effect.SharedTrigger;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Concentration;
import games.kumite.kungfu.figure.Restraint;
import games.kumite.kungfu.figure.SpiritWards;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Locomotion;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Push;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.movement.MoveDistance;
import games.kumite.kungfu.movement.NeutralRoute;
import games.kumite.kungfu.movement.RandomMovement;
import games.kumite.kungfu.scenery.Openings;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Step;

/** The edges of the table and the way to them (KF-MOR-06, KF-RUL-102): 0 left, 1 right, 2 bottom, 3 top. */
final class Edges {

  private static final int COUNT = 4;
  private static final int HIGHEST = 3000;
  private static final Stick[] STICKS = {Stick.LONG, Stick.MEDIUM, Stick.SHORT};
  private static final EventType FLED = EventType.of("flees", "KF-MOR-06").word("figure", Figures::id)
      .number("x", Lengths::centimetres).number("y", Lengths::centimetres);

  private Edges() {}

  /**
   * The hacks of enemies at a fleer who has run into them, as long as he touches them (KF-MOR-08): of several of a player he
   * says who is next (KF-RUL-05).
   *
   * @param figure the figure that flees
   */
  private record Met(int figure) implements SharedTrigger {

    @Override
    public boolean isDue(GameState state, int enemy) {
      Figures figures = state.figures();
      return figures.areEnemies(figure, enemy) && Restraint.allowsHack(figures, enemy, figure)
          && Capabilities.areInContact(state.board(), figures, figure, enemy);
    }

    @Override
    public Step<GameState> step(GameState state, int enemy) {
      return HandToHandAttack.SCRIPT.start(HandToHandAttack.hack(enemy, figure));
    }
  }

  /** The nearest edge, or any if there is no way to it. */
  private record Nearest(GameState state, int figure, int edge) implements NeutralRoute.Goal {

    private static final int GRID = 100;
    private static final int COST = 10; // tenths that cost 1 straight ahead

    @Override
    public boolean isReached(long place) {
      return distance(state, place, edge) < state.figures().size(figure).radius() + GRID;
    }

    @Override
    public int atLeast(long place) {
      int left = distance(state, place, edge) - state.figures().size(figure).radius() - GRID;
      return Math.max(0, left / COST);
    }

    @Override
    public boolean isSecondBest(long place) {
      for (int any = 0; any < COUNT; any++) {
        if (distance(state, place, any) < state.figures().size(figure).radius() + GRID) {
          return true;
        }
      }
      return false;
    }
  }

  private static int distance(GameState state, int figure, int edge) {
    return distance(state, state.figures().place(figure), edge);
  }

  private static int distance(GameState state, long place, int edge) {
    return switch (edge) {
      case 0 -> Place.x(place);
      case 1 -> state.board().width - Place.x(place);
      case 2 -> Place.y(place);
      default -> state.board().height - Place.y(place);
    };
  }

  /** Returns the edges with the smallest distance. */
  static IntList nearest(GameState state, int figure) {
    int min = Integer.MAX_VALUE;
    for (int edge = 0; edge < COUNT; edge++) {
      min = Math.min(min, distance(state, figure, edge));
    }
    IntList edges = IntList.NONE;
    for (int edge = 0; edge < COUNT; edge++) {
      edges = distance(state, figure, edge) == min ? edges.and(edge) : edges;
    }
    return edges;
  }

  /** Makes one fleeing move straight to an edge, or along a route round what is in the way. */
  static void run(GameState state, int figure, int edge) {
    Figures figures = state.figures();
    if (!MoveDistance.isFree(state, figure)) {
      return; // KF-H2H-27, KF-RUL-102: it does not get away
    }
    if (RandomMovement.isAstray(figures, figure)) {
      stray(state, figure);
      return;
    }
    Locomotion manner = MoveDistance.mannerOfFlight(state, figure);
    long goal = straight(state, figure, edge);
    long from = figures.place(figure);
    long end = Moves.end(state.board(), figures, figure, from, goal != Place.NOWHERE ? goal
        : NeutralRoute.step(state, figure, new Nearest(state, figure, edge), point -> isLegal(state, figure, point)), manner);
    come(state, figure, end, manner);
    if (distance(state, figure, nearest(state, figure).get(0)) <= figures.size(figure).radius()) {
      Casualty.flee(state, figure);
      return;
    }
    MoveDistance.wet(state, figure, from);
    state.then(MoveDistance.slip(state, figure, from));
    state.then(new Clash(figure));
  }

  /** Makes one fleeing move in a random direction, which ends on the table (KF-CON-24b, KF-TRT-27f). */
  private static void stray(GameState state, int figure) {
    Push push = RandomMovement.ofFleer(state, figure);
    if (push == null) {
      return;
    }
    long from = state.figures().place(figure);
    long end = SpiritWards.lastFree(state, figure, push.end()); // KF-TRT-67a
    come(state, figure, end, Locomotion.WALK);
    if (push.met() == Push.Met.DROP && end == push.end()) {
      state.then(Fall.of(figure, push.edge(), Figures.NOBODY)); // KF-RUL-104
    } else {
      MoveDistance.wet(state, figure, from);
      state.then(MoveDistance.slip(state, figure, from));
    }
    state.then(new Clash(figure));
  }

  /** Puts a fleer at its end, and ends everything that a move ends (KF-TRT-08c, KF-TRT-78e). */
  private static void come(GameState state, int figure, long end, Locomotion manner) {
    Figures figures = state.figures();
    Openings.pass(state, figure, figures.place(figure), end, manner); // KF-RUL-59
    Concentration.moves(figures, figure);
    Displacement.to(state, figure, end);
    state.emit(FLED, figures.code(figure), Place.x(end), Place.y(end));
  }

  /** The hacks of the enemies in contact with the fleer now (KF-MOR-08). */
  private record Clash(int figure) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      ResolutionOrder.all(state, new Met(figure));
    }
  }

  /** Returns the farthest place straight towards an edge to which the ground lets it go; NOWHERE if something is in the way. */
  private static long straight(GameState state, int figure, int edge) {
    Size size = state.figures().size(figure);
    int far = Math.max(0, distance(state, figure, edge) - size.radius());
    int reach = Math.min(far, MoveDistance.fleeing(state, figure));
    for (Stick stick : STICKS) {
      long goal = toward(state, figure, edge, Math.min(reach, stick.reach(size)));
      if (isLegal(state, figure, goal)) {
        return goal;
      }
    }
    return Place.NOWHERE;
  }

  private static boolean isLegal(GameState state, int figure, long place) {
    int reach = MoveDistance.fleeing(state, figure);
    return Moves.fault(state.board(), state.figures(), figure, state.figures().place(figure), place, reach,
        MoveDistance.mannerOfFlight(state, figure)) == null
        && !SpiritWards.bar(state.figures(), figure, place) // KF-TRT-67a
        && MoveDistance.canFlee(state, figure, place);
  }

  private static long toward(GameState state, int figure, int edge, int length) {
    long place = state.figures().place(figure);
    int x = Place.x(place) + (edge == 0 ? -length : edge == 1 ? length : 0);
    int y = Place.y(place) + (edge == 2 ? -length : edge == 3 ? length : 0);
    return MoveDistance.mannerOfFlight(state, figure) == Locomotion.FLY ? aloft(state, figure, x, y)
        : Place.of(x, y, Place.level(place));
  }

  /** Returns where a flyer comes down: on whatever is there (KF-RUL-151); NOWHERE if it has no room. */
  private static long aloft(GameState state, int figure, int x, int y) {
    int level = state.board().levelBelow(x, y, HIGHEST, state.figures().size(figure).height());
    return level < 0 ? Place.NOWHERE : Place.of(x, y, level);
  }
}
