package games.kumite.kungfu.combat;

import games.kumite.kungfu.chi.ChiRoll;
import games.kumite.kungfu.content.Side;
import games.kumite.spi.IntList;

/**
 * An attack whose dice lie on the table.
 *
 * @param <L> the type of the roll: an immutable record
 */
public interface OpenRoll<L> extends ChiRoll<L> {

  /**
   * The Chi and dice of both sides of a roll.
   *
   * @param chi the attacker's
   * @param otherChi the defender's
   * @param die the attacker's natural die, 0 before it lies
   * @param otherDie the defender's natural die, 0 before it lies
   * @param margin the attacker's total less the defender's, where it is asked for after they are compared
   * @param flippers the figures that have turned a die over
   */
  record Thrown(int chi, int otherChi, int die, int otherDie, int margin, IntList flippers) {

    /** Before anything is spent or rolled. */
    public static final Thrown NOTHING = new Thrown(0, 0, 0, 0, 0, IntList.NONE);

    /** Returns a copy with both dice. */
    public Thrown rolled(int newDie, int newOtherDie) {
      return new Thrown(chi, otherChi, newDie, newOtherDie, margin, flippers);
    }

    /** Returns a copy with the margin. */
    public Thrown compared(int newMargin) {
      return new Thrown(chi, otherChi, die, otherDie, newMargin, flippers);
    }
  }

  /**
   * An attack in which Chi and dice are all that changes before they are compared.
   *
   * @param <L> the type of the roll
   */
  interface Plain<L> extends OpenRoll<L> {

    /** Returns the Chi and dice. */
    Thrown thrown();

    /** Returns a copy with other Chi and dice. */
    L with(Thrown more);

    @Override
    default int die() {
      return thrown().die;
    }

    @Override
    default int otherDie() {
      return thrown().otherDie;
    }

    @Override
    default IntList flippers() {
      return thrown().flippers;
    }

    @Override
    default L spending(Side side, int points) {
      boolean isAttack = side == Side.ATTACK;
      return with(new Thrown(isAttack ? points : thrown().chi, isAttack ? thrown().otherChi : points, die(), otherDie(), 0, flippers()));
    }

    @Override
    default L flipped(int flipper, Side side) {
      boolean isAttack = side == Side.ATTACK;
      return with(new Thrown(thrown().chi, thrown().otherChi, isAttack ? SurpriseMove.turned(die()) : die(),
          isAttack ? otherDie() : SurpriseMove.turned(otherDie()), 0, flippers().and(flipper)));
    }
  }

  /** Returns the attacker. */
  int by();

  /** Returns the figure that is attacked. */
  int on();

  /** Returns the attacker's natural die. */
  int die();

  /** Returns the defender's natural die. */
  int otherDie();

  /** Returns the figures that have turned a die of this roll over. */
  IntList flippers();

  /** Returns a copy after a figure has turned a side's die over: in his own blast both are the thrower's. */
  L flipped(int flipper, Side side);

  @Override
  default int figure(Side side) {
    return side == Side.ATTACK ? by() : on();
  }
}
