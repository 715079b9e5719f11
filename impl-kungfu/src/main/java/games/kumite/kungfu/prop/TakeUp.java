package games.kumite.kungfu.prop;

import games.kumite.api.Action;
import games.kumite.kungfu.content.PropEntry;
import games.kumite.kungfu.content.PropUse;
import games.kumite.kungfu.effect.Handcuffs;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Hands;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.scenery.Props;
import games.kumite.kungfu.shooting.Missile;
import games.kumite.kungfu.shooting.RangedWeapon;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of the prop in reach that becomes the winner's weapon, and of its use; what he throws, he throws at the loser
 * (D-39, KF-H2H-24g, KF-RUL-94).
 *
 * @param figure the winner
 * @param on the loser
 */
public record TakeUp(int figure, int on) implements Question<GameState>, FigureChoice {

  private static final PropUse[] USES = PropUse.values();
  private static final EventType TAKEN =
      EventType.of("prop-taken-up", "KF-H2H-24g").word("figure", Figures::id).word("piece", Whereabouts::piece);

  /** Returns whether there is any prop for a winner. */
  public static boolean isAny(GameState state, int figure, int on) {
    if (Hands.refusal(state.figures(), figure) != null) {
      return false;
    }
    for (int piece = next(state, figure, -1); piece >= 0; piece = next(state, figure, piece)) {
      PropEntry entry = Props.entry(state, state.board().piece(piece));
      for (int i = 0; entry != null && i < entry.used().size(); i++) {
        if (isPossible(state, figure, on, piece, entry.used().get(i))) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the next piece after one within S of the winner, -1 for none. */
  private static int next(GameState state, int figure, int after) {
    int reach = state.figures().size(figure).radius() + Stick.SHORT.length();
    int piece = after;
    do {
      piece = state.board().next(piece, state.figures().place(figure), reach);
    } while (piece >= 0 && !Props.isNear(state, figure, piece));
    return piece;
  }

  private static boolean isPossible(GameState state, int figure, int on, int piece, PropUse use) {
    Piece thing = state.board().piece(piece);
    Figures figures = state.figures();
    boolean isProtagonist = figures.profile(figure).isProtagonist();
    boolean isRanged = switch (use) {
      case THROW_HARD, THROW_SOFT, THROW_BRAZIER, ENTANGLE, KICK -> true;
      default -> false;
    };
    if (isRanged && !Missile.mayBeThrown(state, figure, on)) {
      return false;
    }
    return switch (use) {
      case PROP_WEAPON -> !figures.is(figure, Condition.PROP_WEAPON);
      case BROKEN_OFF_PIECE -> !figures.is(figure, Condition.PROP_WEAPON) && thing.is(Flag.HARD);
      case THROW_BRAZIER -> Missiles.isBrazier(thing);
      case ENTANGLE -> isProtagonist; // KF-LOC-21
      case HANDCUFF -> isProtagonist && !figures.is(on, Condition.HANDCUFFED);
      case KICK -> StandingOn.isOn(state, figure, piece);
      default -> true;
    };
  }

  @Override
  public void run(GameState state) {
    if (Capabilities.isInPlay(state.figures(), figure) && Capabilities.isInPlay(state.figures(), on) && isAny(state, figure, on)) {
      Question.super.run(state);
    }
  }

  @Override
  public boolean isAutoPlayed() {
    return true; // with one use of one prop there is nothing to choose
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int piece = next(state, figure, -1); piece >= 0; piece = next(state, figure, piece)) {
      PropEntry entry = Props.entry(state, state.board().piece(piece));
      for (int i = 0; entry != null && i < entry.used().size(); i++) {
        if (isPossible(state, figure, on, piece, entry.used().get(i))) {
          out.add(state.actions().of(ActionVerb.TAKE_UP, entry.used().get(i).ordinal(), piece + 1));
        }
      }
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    VerbAction chosen = (VerbAction) action;
    int piece = chosen.second() - 1;
    state.emit(TAKEN, state.figures().code(figure), piece + 1);
    switch (USES[chosen.first()]) {
      case PROP_WEAPON, BROKEN_OFF_PIECE -> hold(state, piece);
      case THROW_HARD -> throwHard(state, piece);
      case THROW_SOFT -> attack(state, piece, RangedWeapon.Kind.SOFT);
      case THROW_BRAZIER -> attack(state, piece, RangedWeapon.Kind.HARD);
      case ENTANGLE -> attack(state, piece, RangedWeapon.Kind.CHAIN);
      case KICK -> attack(state, piece, RangedWeapon.Kind.GRAVEL);
      case HANDCUFF -> Handcuffs.cuff(state, on);
    }
  }

  /** Holds it for one attack at +1 (KF-H2H-18). */
  private void hold(GameState state, int piece) {
    Piece thing = state.board().piece(piece);
    state.figures().inflict(figure, Condition.PROP_WEAPON);
    if (thing.is(Flag.MELEE)) { // KF-RUL-56
      state.figures().inflict(figure, Condition.PROP_BLADE);
    }
    if (Piles.isCounted(thing)) {
      Piles.take(state, figure, piece);
    }
  }

  /** Throws a block of ice, which may slip away (KF-LOC-27a). */
  private void throwHard(GameState state, int piece) {
    Step<GameState> throwing = new Throwing(figure, on, piece, RangedWeapon.Kind.HARD);
    state.then(state.board().piece(piece).is(Flag.ICE) ? new Missiles.Grip(figure, piece, throwing) : throwing);
  }

  private void attack(GameState state, int piece, RangedWeapon.Kind kind) {
    state.then(new Throwing(figure, on, piece, kind));
  }

  /** The use against the loser of what was taken up. */
  private record Throwing(int figure, int on, int piece, RangedWeapon.Kind kind) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      RangedWeapon means = RangedWeapon.of(kind);
      Missiles.use(state, figure, piece, means);
      state.then(Missile.thrown(figure, on, means, Missiles.bonus(means)));
    }
  }
}
