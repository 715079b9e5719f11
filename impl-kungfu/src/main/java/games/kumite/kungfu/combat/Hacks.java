package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.kungfu.effect.ResolutionOrder;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/**
 * The order of several enemies that make a Free Hack: first the turn player's, then the others', each player's in the order that
 * he chooses; neutral ones never waive (KF-RUL-05, KF-RUL-128). Immutable.
 *
 * @param passed the figures that have made a hack or waived it
 * @param next the figure that makes one now, {@link Figures#NOBODY} before that is said
 */
public record Hacks(IntList passed, int next) {

  /**
   * The locals of a procedure in which enemies make their Free Hacks at a figure.
   *
   * @param <L> the locals
   */
  public interface Target<L> {

    /** Returns the figure. */
    int figure();

    /** Returns whether an enemy may make a hack now, even if it has. */
    boolean mayHack(GameState state, int enemy);

    /** Returns the hacks so far. */
    Hacks hacks();

    /** Returns a copy with other hacks. */
    L with(Hacks said);

    /** Returns a copy after a hack. */
    default L after(HandToHandAttack blow) {
      return with(hacks().made());
    }

    /** Returns the enemies that may still make a hack. */
    default IntList hackers(GameState state) {
      IntList left = IntList.NONE;
      for (int enemy = 0; enemy < state.figures().count(); enemy++) {
        left = !hacks().passed.contains(enemy) && mayHack(state, enemy) ? left.and(enemy) : left;
      }
      return left;
    }
  }

  /** The choice of which of the enemies makes its hack next; or none of them does (D-21, D-65, D-67). */
  private record HackNext<L extends Target<L>>(String kind, L target) implements Script.Reply<GameState, L>, FigureChoice {

    @Override
    public int figure() {
      return target.figure();
    }

    @Override
    public int seat(GameState state) {
      return target.hacks().seat(state, target.hackers(state));
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      target.hacks().options(state, target.hackers(state), out);
    }

    @Override
    public L localsAfter(GameState state, Action action) {
      return target.with(target.hacks().chosen(state, target.hackers(state), action));
    }
  }

  /** No enemy has made one yet. */
  public static final Hacks FIRST = new Hacks(IntList.NONE, Figures.NOBODY);

  /**
   * Adds the lines in which the next enemy makes its hack, to be repeated while {@linkplain Target#hackers one} is left.
   *
   * @param asked the kind of the choice which enemy that is
   */
  public static <L extends Target<L>> Script.Builder<GameState, L> next(
      Script.Builder<GameState, L> script, String asked, HandToHandAttack.Kind hack) {
    return script
        .update((state, target) -> target.with(target.hacks().unasked(state, target.hackers(state))))
        .ask(target -> new HackNext<>(asked, target))
        .when((state, target) -> target.hacks().isSaid(), hacked -> hacked.call(HandToHandAttack.SCRIPT,
            (state, target) -> HandToHandAttack.declared(target.hacks().next, target.figure(), hack, 0),
            (state, target, blow) -> target.after(blow)));
  }

  /** Returns whether an enemy makes one now. */
  public boolean isSaid() {
    return next != Figures.NOBODY;
  }

  /** Returns the seat that says who is next, {@link Figures#NOBODY} if that is said. */
  public int seat(GameState state, IntList enemies) {
    return isSaid() ? Figures.NOBODY : ResolutionOrder.firstSeat(state, enemies);
  }

  /** Lists the enemies of that seat, and that none of them hacks. */
  public void options(GameState state, IntList enemies, ActionCollector out) {
    IntList own = ofOneSeat(state, enemies);
    for (int i = 0; i < own.size(); i++) {
      out.add(state.actions().of(ActionVerb.HACK, FigureNames.of(state.figures(), own.get(i))));
    }
    out.add(state.actions().of(ActionVerb.WAIVE));
  }

  private IntList ofOneSeat(GameState state, IntList enemies) {
    int seat = ResolutionOrder.firstSeat(state, enemies);
    IntList own = IntList.NONE;
    for (int i = 0; i < enemies.size(); i++) {
      own = state.seatOf(enemies.get(i)) == seat ? own.and(enemies.get(i)) : own;
    }
    return own;
  }

  /** Returns the hacks after that seat's choice. */
  public Hacks chosen(GameState state, IntList enemies, Action action) {
    VerbAction chosen = (VerbAction) action;
    if (chosen.verb() == ActionVerb.HACK) {
      return new Hacks(passed, FigureNames.figure(state.figures(), chosen.first()));
    }
    return new Hacks(passed.and(ofOneSeat(state, enemies)), Figures.NOBODY);
  }

  /** Returns the hacks with neutral figures in ascending order, unasked. */
  public Hacks unasked(GameState state, IntList enemies) {
    return enemies.size() > 0 && ResolutionOrder.firstSeat(state, enemies) == Figures.NEUTRAL
        ? new Hacks(passed, enemies.get(0)) : this;
  }

  /** Returns the hacks after the one that was chosen has been made. */
  public Hacks made() {
    return new Hacks(passed.and(next), Figures.NOBODY);
  }
}
