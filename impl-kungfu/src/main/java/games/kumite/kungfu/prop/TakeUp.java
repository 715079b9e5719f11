package games.kumite.kungfu.prop;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.carrying.Hands;
import games.kumite.kungfu.combat.Cuffs;
import games.kumite.kungfu.content.PropEntry;
import games.kumite.kungfu.content.PropUse;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.item.Props;
import games.kumite.kungfu.shooting.Means;
import games.kumite.kungfu.shooting.Missile;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of the prop in reach that becomes the winner's weapon, and of its use; what he throws, he throws at the loser
 * (D-39, KF-H2H-24g, KF-RUL-94).
 *
 * @param by the winner
 * @param on the loser
 */
public record TakeUp(int by, int on) implements FightQuestion {

  private static final PropUse[] USES = PropUse.values();
  private static final EventType TAKEN =
      EventType.of("prop-taken-up", "KF-H2H-24g").named("figure", Figures::id).number("piece");

  /** Returns whether there is any prop for a winner. */
  public static boolean isAny(Fight fight, int by, int on) {
    if (Hands.refusal(fight.figures(), by) != null) {
      return false;
    }
    for (int piece = next(fight, by, -1); piece >= 0; piece = next(fight, by, piece)) {
      PropEntry entry = Props.entry(fight, fight.board().piece(piece));
      for (int i = 0; entry != null && i < entry.used().size(); i++) {
        if (isPossible(fight, by, on, piece, entry.used().get(i))) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the next piece after one within S of the winner, -1 for none. */
  private static int next(Fight fight, int by, int after) {
    int reach = fight.figures().size(by).radius() + Stick.SHORT.length();
    int piece = after;
    do {
      piece = fight.board().next(piece, fight.figures().place(by), reach);
    } while (piece >= 0 && !Props.isNear(fight, by, piece));
    return piece;
  }

  private static boolean isPossible(Fight fight, int by, int on, int piece, PropUse use) {
    Piece thing = fight.board().piece(piece);
    Figures figures = fight.figures();
    boolean isProtagonist = figures.profile(by).isProtagonist();
    boolean isRanged = switch (use) {
      case THROW_HARD, THROW_SOFT, THROW_BRAZIER, ENTANGLE, KICK -> true;
      default -> false;
    };
    if (isRanged && !Missile.mayBeThrown(fight, by, on)) {
      return false;
    }
    return switch (use) {
      case PROP_WEAPON -> !figures.is(by, Condition.PROP_WEAPON);
      case BROKEN_OFF_PIECE -> !figures.is(by, Condition.PROP_WEAPON) && thing.is(Flag.HARD);
      case THROW_BRAZIER -> Missiles.isBrazier(thing);
      case ENTANGLE -> isProtagonist; // KF-LOC-21
      case HANDCUFF -> isProtagonist && !figures.is(on, Condition.HANDCUFFED);
      case KICK -> Standing.isOn(fight, by, piece);
      default -> true;
    };
  }

  @Override
  public void run(Fight fight) {
    if (Able.isInPlay(fight.figures(), by) && Able.isInPlay(fight.figures(), on) && isAny(fight, by, on)) {
      FightQuestion.super.run(fight);
    }
  }

  @Override
  public String kind() {
    return "take-up";
  }

  @Override
  public int seat(Fight fight) {
    return fight.seatOf(by);
  }

  @Override
  public Prompt prompt(Fight fight) {
    return Question.prompt(fight, kind(), seat(fight), fight.called(by));
  }

  @Override
  public boolean answersItself() {
    return true; // with one use of one prop there is nothing to choose
  }

  @Override
  public void options(Fight fight, Options out) {
    for (int piece = next(fight, by, -1); piece >= 0; piece = next(fight, by, piece)) {
      PropEntry entry = Props.entry(fight, fight.board().piece(piece));
      for (int i = 0; entry != null && i < entry.used().size(); i++) {
        if (isPossible(fight, by, on, piece, entry.used().get(i))) {
          out.add(fight.actions().of(Word.TAKE_UP, entry.used().get(i).ordinal(), piece + 1));
        }
      }
    }
  }

  @Override
  public void chosen(Fight fight, Action action) {
    VerbAction chosen = (VerbAction) action;
    int piece = chosen.second() - 1;
    fight.tell(TAKEN, fight.figures().code(by), piece + 1);
    switch (USES[chosen.first()]) {
      case PROP_WEAPON, BROKEN_OFF_PIECE -> hold(fight, piece);
      case THROW_HARD -> throwHard(fight, piece);
      case THROW_SOFT -> attack(fight, piece, Means.Kind.SOFT);
      case THROW_BRAZIER -> attack(fight, piece, Means.Kind.HARD);
      case ENTANGLE -> attack(fight, piece, Means.Kind.CHAIN);
      case KICK -> attack(fight, piece, Means.Kind.GRAVEL);
      case HANDCUFF -> Cuffs.cuff(fight, on);
    }
  }

  /** Holds it for one attack at +1 (KF-H2H-18). */
  private void hold(Fight fight, int piece) {
    Piece thing = fight.board().piece(piece);
    fight.figures().inflict(by, Condition.PROP_WEAPON);
    if (thing.is(Flag.MELEE)) { // KF-RUL-56
      fight.figures().inflict(by, Condition.PROP_BLADE);
    }
    if (Piles.isCounted(thing)) {
      Piles.take(fight, by, piece);
    }
  }

  /** Throws a block of ice, which may slip away (KF-LOC-27a). */
  private void throwHard(Fight fight, int piece) {
    Step<Fight> throwing = new Throwing(by, on, piece, Means.Kind.HARD);
    fight.then(fight.board().piece(piece).is(Flag.ICE) ? new Missiles.Grip(by, piece, throwing) : throwing);
  }

  private void attack(Fight fight, int piece, Means.Kind kind) {
    fight.then(new Throwing(by, on, piece, kind));
  }

  /** The use against the loser of what was taken up. */
  private record Throwing(int by, int on, int piece, Means.Kind kind) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      Means means = Means.of(kind);
      Missiles.use(fight, by, piece, means);
      fight.then(Missile.thrown(by, on, means, Missiles.bonus(means)));
    }
  }
}
