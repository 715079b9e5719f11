package games.kumite.kungfu.morale;

import games.kumite.api.Action;
import games.kumite.kungfu.combat.Hacks;
import games.kumite.kungfu.combat.HandToHandAttack;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.movement.MoveDistance;
import games.kumite.kungfu.movement.RandomMovement;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The flight of one figure (KF-MOR-06 to 08, KF-RUL-102).
 *
 * @param figure the figure that flees
 * @param moves the number of moves that it has left
 * @param hacks the enemy in contact that makes its hack now, and those that have
 * @param edge the edge that it flees to with this move, {@link #UNKNOWN} before it is chosen
 */
record Flight(int figure, int moves, Hacks hacks, int edge) implements Hacks.Target<Flight> {

  static final int UNKNOWN = -1;

  /** The choice of the active player among several equally near edges (D-43). */
  private record Edge(Flight flight) implements Script.Reply<GameState, Flight>, FigureChoice {

    @Override
    public boolean isAutoPlayed() {
      return true;
    }

    @Override
    public int seat(GameState state) {
      return flight.edge != UNKNOWN || RandomMovement.isAstray(state.figures(), flight.figure)
          || Edges.nearest(state, flight.figure).size() == 1 ? Figures.NOBODY
          : state.seat(state.get(Counters.ACTIVE));
    }

    @Override
    public int figure() {
      return flight.figure;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      IntList edges = Edges.nearest(state, flight.figure);
      for (int i = 0; i < edges.size(); i++) {
        out.add(state.actions().of(ActionVerb.EDGE, edges.get(i)));
      }
    }

    @Override
    public Flight localsAfter(GameState state, Action action) {
      return flight.to(((VerbAction) action).first());
    }
  }

  private static final Script<GameState, Flight> SCRIPT = Script.<GameState, Flight>of("flight")
      .repeatWhile((state, flight) -> flight.moves > 0 && MoveDistance.isFree(state, flight.figure), move -> move
          .repeatWhile((state, flight) -> flight.hackers(state).size() > 0, each -> Hacks
              .next(each, "hack-fleer", HandToHandAttack.Kind.FLEER_HACK)
              .stopUnless((state, flight) -> Capabilities.isInPlay(state.figures(), flight.figure)))
          .ask(Edge::new)
          .update((state, flight) -> flight.edge == UNKNOWN ? flight.to(Edges.nearest(state, flight.figure).get(0)) : flight)
          .act((state, flight) -> Edges.run(state, flight.figure, flight.edge))
          .update((state, flight) -> new Flight(flight.figure, flight.moves - 1, Hacks.FIRST, UNKNOWN)))
      .build();

  /** Returns the flight of a figure, a number of moves far. */
  static Step<GameState> of(int figure, int moves) {
    return SCRIPT.start(new Flight(figure, moves, Hacks.FIRST, UNKNOWN));
  }

  /** Returns whether an enemy is in contact whom it does not leave freely. */
  @Override
  public boolean mayHack(GameState state, int enemy) {
    return MoveDistance.isBinding(state, figure, enemy) && !MoveDistance.isDisengaged(state.figures(), figure, enemy);
  }

  @Override
  public Flight with(Hacks said) {
    return new Flight(figure, moves, said, edge);
  }

  private Flight to(int chosen) {
    return new Flight(figure, moves, hacks, chosen);
  }
}
