package games.kumite.kungfu.morale;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Restraint;
import games.kumite.kungfu.combat.Blow;
import games.kumite.kungfu.movement.Stagger;
import games.kumite.kungfu.movement.Strides;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Word;
import games.kumite.kungfu.trigger.Hacks;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
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
record Flight(int figure, int moves, Hacks hacks, int edge) {

  static final int UNKNOWN = -1;

  /** The choice of which enemy in contact with a fleer makes its Free Hack next; or none of them does (D-21). */
  private enum WhoHacks implements FightChoice<Flight> {
    FLEER;

    @Override
    public String kind() {
      return "hack-fleer";
    }

    @Override
    public int seat(Fight fight, Flight flight) {
      return flight.hacks.seat(fight, flight.bound(fight));
    }

    @Override
    public Prompt prompt(Fight fight, Flight flight) {
      return Question.prompt(fight, kind(), seat(fight, flight), fight.called(flight.figure));
    }

    @Override
    public void options(Fight fight, Flight flight, Options out) {
      flight.hacks.options(fight, flight.bound(fight), out);
    }

    @Override
    public Flight chosen(Fight fight, Flight flight, Action action) {
      return flight.with(flight.hacks.chosen(fight, flight.bound(fight), action));
    }
  }

  /** The choice of the active player among several equally near edges (D-43). */
  private enum ChooseEdge implements FightChoice<Flight> {
    EDGE;

    @Override
    public String kind() {
      return "edge";
    }

    @Override
    public boolean answersItself() {
      return true;
    }

    @Override
    public int seat(Fight fight, Flight flight) {
      return flight.edge != UNKNOWN || Stagger.isAstray(fight.figures(), flight.figure)
          || Edges.nearest(fight, flight.figure).size() == 1 ? Figures.NOBODY
          : fight.seat(fight.get(Num.ACTIVE));
    }

    @Override
    public Prompt prompt(Fight fight, Flight flight) {
      return Question.prompt(fight, kind(), seat(fight, flight), fight.called(flight.figure));
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
      .loop((fight, flight) -> flight.moves > 0 && Strides.isFree(fight, flight.figure), move -> move
          .loop((fight, flight) -> flight.hacks.left(flight.bound(fight)).size() > 0, each -> each
              .set((fight, flight) -> flight.with(flight.hacks.unasked(fight, flight.bound(fight))))
              .ask(WhoHacks.FLEER)
              .when((fight, flight) -> flight.hacks.isSaid(), hacked -> hacked
                  .call(Blow.SCRIPT,
                      (fight, flight) -> Blow.declared(flight.hacks.next(), flight.figure, Blow.Kind.FLEER_HACK, 0),
                      (fight, flight, blow) -> flight.with(flight.hacks.made())))
              .onlyIf((fight, flight) -> Able.isInPlay(fight.figures(), flight.figure)))
          .ask(ChooseEdge.EDGE)
          .set((fight, flight) -> flight.edge == UNKNOWN ? flight.to(Edges.nearest(fight, flight.figure).get(0)) : flight)
          .act((fight, flight) -> Edges.run(fight, flight.figure, flight.edge))
          .set((fight, flight) -> new Flight(flight.figure, flight.moves - 1, Hacks.FIRST, UNKNOWN)))
      .end();

  /** Returns the flight of a figure, a number of moves far. */
  static Step<Fight> of(int figure, int moves) {
    return SCRIPT.with(new Flight(figure, moves, Hacks.FIRST, UNKNOWN));
  }

  /** Returns the enemies in contact who may hack: not those whom it leaves freely. */
  private Picks bound(Fight fight) {
    Figures figures = fight.figures();
    Picks bound = Picks.NONE;
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      boolean isBound = enemy != figure && figures.areEnemies(figure, enemy)
          && !Strides.isDisengaged(figures, figure, enemy) && Restraint.allowsHack(figures, enemy, figure)
          && Able.areInContact(fight.board(), figures, figure, enemy);
      bound = isBound ? bound.and(enemy) : bound;
    }
    return bound;
  }

  private Flight with(Hacks said) {
    return new Flight(figure, moves, said, edge);
  }

  private Flight to(int chosen) {
    return new Flight(figure, moves, hacks, chosen);
  }
}
