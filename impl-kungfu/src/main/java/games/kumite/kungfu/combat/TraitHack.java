package games.kumite.kungfu.combat;

import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Restraint;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Step;

/**
 * The choice whether a figure makes the Free Hack that a trait gives it (D-34).
 *
 * @param by the figure that may make it
 * @param on the target
 * @param bonus the bonus of the trait
 * @param hack the kind of hack; an Aggressive Tumble is made on the ground too (KF-TRT-02)
 */
public record TraitHack(int by, int on, int bonus, HandToHandAttack.Kind hack) implements HackChoice {

  /** Returns the hack of a trait or stunt that no hack of the same trait can follow upon. */
  public static TraitHack of(int by, int on, int bonus) {
    return new TraitHack(by, on, bonus, HandToHandAttack.Kind.TRAIT_HACK);
  }

  /** Returns whether both are there and in contact (KF-RUL-83), and they are enemies: a friend may have struck. */
  @Override
  public boolean isReady(GameState state) {
    Figures figures = state.figures();
    boolean mayHack = hack == HandToHandAttack.Kind.TUMBLE_HACK ? Capabilities.toHackLying(figures, by) && !Restraint.holds(figures, by, on)
        : Restraint.allowsHack(figures, by, on);
    return mayHack && figures.areEnemies(by, on) && Capabilities.isInPlay(figures, on)
        && Capabilities.areInContact(state.board(), figures, by, on);
  }

  @Override
  public Step<GameState> blow(GameState state) {
    return HandToHandAttack.of(by, on, hack.madeBy(state, by), bonus);
  }
}
