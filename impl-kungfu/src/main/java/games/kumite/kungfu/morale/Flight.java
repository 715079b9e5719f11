package games.kumite.kungfu.morale;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Restraint;
import games.kumite.kungfu.combat.Blow;
import games.kumite.kungfu.combat.Casualty;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The flight of one figure (KF-MOR-06 to 08, KF-RUL-102).
 *
 * @param figure who flees
 * @param moves how many moves it has left
 * @param next the enemy in contact whose hack is looked at next
 * @param edge the edge that it flees to, {@link #UNKNOWN} before it is chosen
 */
record Flight(int figure, int moves, int next, int edge) {

  static final int UNKNOWN = -1;

  /** D-21 with a fleer: whether an enemy in contact makes its Free Hack. */
  private enum WhetherToHack implements Script.Choice<Fight, Flight> {
    FLEER;

    @Override
    public String kind() {
      return "hack-fleer";
    }

    @Override
    public int seat(Fight fight, Flight flight) {
      return flight.next >= fight.figures().count() ? Figures.NOBODY : fight.seatOf(flight.next);
    }

    @Override
    public void options(Fight fight, Flight flight, Options out) {
      out.add(fight.actions().of(Word.HACK, Names.of(fight.figures(), flight.next)));
      out.add(fight.actions().of(Word.WAIVE));
    }

    @Override
    public Flight chosen(Fight fight, Flight flight, Action action) {
      return ((VerbAction) action).verb() == Word.WAIVE ? flight.past() : flight;
    }
  }

  /** D-43: one of several equally near edges, chosen by the active player. */
  private enum ChooseEdge implements Script.Choice<Fight, Flight> {
    EDGE;

    @Override
    public String kind() {
      return "edge";
    }

    @Override
    public int seat(Fight fight, Flight flight) {
      return flight.edge != UNKNOWN || Edges.nearest(fight, flight.figure).size() == 1 ? Figures.NOBODY
          : fight.seat(fight.get(Num.ACTIVE));
    }

    @Override
    public void options(Fight fight, Flight flight, Options out) {
      Picks edges = Edges.nearest(fight, flight.figure);
      for (int i = 0; i < edges.size(); i++) {
        out.add(fight.actions().of(Word.EDGE, edges.get(i)));
      }
    }

    @Override
    public Flight chosen(Fight fight, Flight flight, Action action) {
      return flight.to(((VerbAction) action).first());
    }
  }

  private static final Script<Fight, Flight> SCRIPT = Script.<Fight, Flight>of("flight")
      .loop((fight, flight) -> flight.moves > 0 && Able.isInPlay(fight.figures(), flight.figure), move -> move
          .loop((fight, flight) -> flight.toNextBound(fight).next < fight.figures().count(), each -> each
              .set((fight, flight) -> flight.toNextBound(fight))
              .ask(WhetherToHack.FLEER)
              .when((fight, flight) -> flight.isBound(fight), hacked -> hacked
                  .call(Blow.SCRIPT, (fight, flight) -> Blow.declared(flight.next, flight.figure, Blow.Kind.FLEER_HACK, 0),
                      (fight, flight, blow) -> flight.after(fight, blow)))
              .onlyIf((fight, flight) -> Able.isInPlay(fight.figures(), flight.figure)))
          .ask(ChooseEdge.EDGE)
          .set((fight, flight) -> flight.edge == UNKNOWN ? flight.to(Edges.nearest(fight, flight.figure).get(0)) : flight)
          .act((fight, flight) -> Edges.run(fight, flight.figure, flight.edge))
          .set((fight, flight) -> new Flight(flight.figure, flight.moves - 1, 0, flight.edge)))
      .end();

  /** The flight of a figure, so many moves far. */
  static Step<Fight> of(int figure, int moves) {
    return SCRIPT.with(new Flight(figure, moves, 0, UNKNOWN));
  }

  private boolean isBound(Fight fight) {
    Figures figures = fight.figures();
    return next < figures.count() && next != figure && figures.areEnemies(figure, next) && Restraint.allowsHack(figures, next, figure)
        && Able.areInContact(fight.board(), figures, figure, next);
  }

  private Flight toNextBound(Fight fight) {
    Flight now = this;
    while (now.next < fight.figures().count() && !now.isBound(fight)) {
      now = now.past();
    }
    return now;
  }

  private Flight past() {
    return new Flight(figure, moves, next + 1, edge);
  }

  private Flight to(int chosen) {
    return new Flight(figure, moves, next, chosen);
  }

  /** A fleer that loses a hack is killed (KF-MOR-07). */
  private Flight after(Fight fight, Blow blow) {
    if (blow.margin() > 0) {
      Casualty.kill(fight, figure, next);
    }
    return past();
  }
}
