package games.kumite.kungfu.state;

import games.kumite.spi.Step;

/**
 * What the rules set off that other rules, which know them, carry out: a fight opens a window in which an ability starts
 * the next fight. What calls needs not know what follows. Implementers are thread-safe and keep nothing.
 */
public interface Sequels {

  /** What an action has caused beyond itself: morale rolls, a Plot that is decided, a side wiped out (KF-RUL-175). */
  Step<Fight> settle();

  /**
   * Opens the window of a declared attack, W3, unless nobody could do anything in it (KF-RUL-06).
   *
   * @param actor whose activation or Reaction goes on, {@link Figures#NOBODY} for nobody's
   * @param by who attacks, {@link Figures#NOBODY} for nobody
   * @param on who is attacked, {@link Figures#NOBODY} for nobody
   */
  void declared(Fight fight, int actor, int by, int on);

  /** The same once dice and flips are known, W4. */
  void known(Fight fight, int actor, int by, int on);

  /**
   * A piece of scenery is activated against a figure; it may do nothing (KF-CON-23, KF-RUL-94).
   *
   * @param by whose effect it is, {@link Figures#NOBODY} for nobody's
   * @param on the figure
   * @param piece the number of the piece
   */
  Step<Fight> activate(int by, int on, int piece);

  /** Returns whether there is any prop that a winner could make a weapon against a loser (KF-H2H-24g). */
  boolean canTakeUp(Fight fight, int by, int on);

  /** The winner makes one his weapon. */
  Step<Fight> takeUp(int by, int on);

  /**
   * Asks a figure that would be pushed along a straight way whether it slips into an open manhole on it (KF-LOC-41b).
   *
   * @param to the end of the way
   * @param otherwise what goes on if it does not
   * @return whether it is asked
   */
  boolean offersManhole(Fight fight, int figure, long to, Step<Fight> otherwise);

  /** A figure stands somewhere else, otherwise than by a move of its own: what it held or carried, what it warded (KF-RUL-39). */
  void displaced(Fight fight, int figure);
}
