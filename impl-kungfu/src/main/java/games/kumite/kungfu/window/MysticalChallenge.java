package games.kumite.kungfu.window;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.OncePerTurn;
import games.kumite.kungfu.state.Plot;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The challenge of an enemy sorcerer or supernatural creature in sight by a sorcerer, once per game (KF-TAO-08, KF-RUL-75). */
enum MysticalChallenge implements AnyMomentAbility {
  CHALLENGE;

  private static final Refusal MADE = new Refusal("KF-TAO-08", "has-challenged");
  private static final Refusal NOBODY = new Refusal("KF-RUL-75", "nobody-to-challenge");

  @Override
  public ActionVerb word() {
    return ActionVerb.CHALLENGE;
  }

  /** Returns any of the traits that make a sorcerer: see {@link #isHeldBy}. */
  @Override
  public Trait trait() {
    return Trait.SPELLS.get(0);
  }

  @Override
  public boolean isHeldBy(GameState state, int figure) {
    return Capabilities.isSorcerer(state.figures(), figure);
  }

  @Override
  public @Nullable Refusal refusal(GameState state, int figure, WindowContext occasion) {
    if (!occasion.isCalm(state, figure) || !occasion.isOwnTurn(state, figure)) {
      return BodyArt.NOT_NOW;
    }
    return state.figures().any(enemy -> isTarget(state, figure, enemy)) ? null : state.figures().is(figure, Condition.HAS_CHALLENGED)
        ? MADE : NOBODY;
  }

  static boolean isTarget(GameState state, int figure, int enemy) {
    Figures figures = state.figures();
    if (!figures.areEnemies(figure, enemy) || figures.gang(enemy) == Figures.NEUTRAL
        || !Capabilities.isInPlay(figures, enemy)) {
      return false;
    }
    boolean isFresh = isDuel(state, figure, enemy) ? !figures.hasUsed(figure, OncePerTurn.CHALLENGE)
        : !figures.is(figure, Condition.HAS_CHALLENGED);
    return isFresh && (Capabilities.isSorcerer(figures, enemy) || Capabilities.isSupernatural(figures, enemy))
        && Sight.isMutual(state.board(), figures, figure, enemy);
  }

  /**
   * Returns whether two figures are the Protagonists of a Challenge, both sorcerers: once per own turn until it is decided
   * (KF-RUL-173).
   */
  static boolean isDuel(GameState state, int figure, int enemy) {
    return Goal.is(state, Plot.CHALLENGE) && isDuellist(state, figure) && isDuellist(state, enemy);
  }

  private static boolean isDuellist(GameState state, int figure) {
    return Goal.isProtagonist(state, figure) && Capabilities.isSorcerer(state.figures(), figure);
  }

  @Override
  public void use(GameState state, int figure, WindowContext occasion, VerbAction action) {
    state.then(Duel.of(figure));
  }
}
