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
}
