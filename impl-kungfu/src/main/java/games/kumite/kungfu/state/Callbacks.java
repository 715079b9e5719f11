package games.kumite.kungfu.state;

import games.kumite.spi.Step;

/**
 * The consequences that the rules set off and that other rules, which know them, carry out: a fight opens a window in which an
 * ability starts the next fight. The caller need not know what follows. Implementers are thread-safe and keep nothing.
 */
public interface Callbacks {

  /** Returns the consequences of an action beyond itself: morale rolls, a Plot that is decided, a side wiped out (KF-RUL-175). */
  Step<GameState> settle();

  /**
   * Opens the window of a declared attack, W3, unless no figure could do anything in it (KF-RUL-06).
   *
   * @param actor the figure whose activation or Reaction goes on, {@link Figures#NOBODY} for none
   * @param by the attacker, {@link Figures#NOBODY} for none
   * @param on the figure that is attacked, {@link Figures#NOBODY} for none
   */
  void declared(GameState state, int actor, int by, int on);

  /** Opens the window of an attack once dice and flips are known, W4. */
  void known(GameState state, int actor, int by, int on);

  /** Asks the player of a gang for a Sacrifice before Chi is due: a turnover, an effect to be lowered (KF-RUL-06). */
  void owed(GameState state, int gang);

  /** Returns the Free Hack of a figure against which an enemy is pushed (KF-CON-13). */
  Step<GameState> hack(int by, int on);

  /** Returns the choice whether a figure makes the Free Hack that a trait or a stunt gives it (D-34). */
  Step<GameState> traitHack(int by, int on);

  /** Returns the choice whether a figure hacks before it Recoils: no figure evades such a hack (KF-TRT-25, KF-RUL-83). */
  Step<GameState> counterHack(int by, int on);

  /**
   * Returns the activation of a piece of scenery against a figure; it may do nothing (KF-CON-23, KF-RUL-94).
   *
   * @param by the figure whose effect it is, {@link Figures#NOBODY} for none's
   * @param on the figure
   * @param piece the number of the piece
   */
  Step<GameState> activate(int by, int on, int piece);

  /** Returns whether there is any prop that a winner could make a weapon against a loser (KF-H2H-24g). */
  boolean canTakeUp(GameState state, int by, int on);

  /** Returns the step in which the winner makes one his weapon. */
  Step<GameState> takeUp(int by, int on);

  /**
   * Asks a figure that would be pushed along a straight way whether it slips into an open manhole on it (KF-LOC-41b).
   *
   * @param to the end of the way
   * @param otherwise the step if it does not
   * @return whether it is asked
   */
  boolean offersManhole(GameState state, int figure, long to, Step<GameState> otherwise);

  /**
   * Handles a figure that stands somewhere else, otherwise than by a move of its own: what it held or carried, what it warded
   * (KF-RUL-39).
   */
  void displaced(GameState state, int figure);
}
