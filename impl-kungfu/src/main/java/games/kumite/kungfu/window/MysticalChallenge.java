package games.kumite.kungfu.window;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Once;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The challenge of an enemy sorcerer or supernatural creature in sight by a sorcerer, once per game (KF-TAO-08, KF-RUL-75). */
enum MysticalChallenge implements Ability {
  CHALLENGE;

  private static final Refusal MADE = new Refusal("KF-TAO-08", "has-challenged");
  private static final Refusal NOBODY = new Refusal("KF-RUL-75", "nobody-to-challenge");

  @Override
  public Word word() {
    return Word.CHALLENGE;
  }

  /** Returns any of the traits that make a sorcerer: see {@link #isHeldBy}. */
  @Override
  public Trait trait() {
    return Trait.SPELLS.get(0);
  }

  @Override
  public boolean isHeldBy(Fight fight, int figure) {
    return Able.isSorcerer(fight.figures(), figure);
  }

  @Override
  public @Nullable Refusal refusal(Fight fight, int figure, Occasion occasion) {
    if (!occasion.isCalm(fight, figure) || !occasion.isOwnTurn(fight, figure)) {
      return BodyArt.NOT_NOW;
    }
    for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
      if (isTarget(fight, figure, enemy)) {
        return null;
      }
    }
    return fight.figures().is(figure, Condition.HAS_CHALLENGED) ? MADE : NOBODY;
  }

  static boolean isTarget(Fight fight, int figure, int enemy) {
    Figures figures = fight.figures();
    if (!figures.areEnemies(figure, enemy) || figures.gang(enemy) == Figures.NEUTRAL
        || !Able.isInPlay(figures, enemy)) {
      return false;
    }
    boolean isFresh = isDuel(fight, figure, enemy) ? !figures.hasUsed(figure, Once.CHALLENGE)
        : !figures.is(figure, Condition.HAS_CHALLENGED);
    return isFresh && (Able.isSorcerer(figures, enemy) || Able.isSupernatural(figures, enemy))
        && Sight.isMutual(fight.board(), figures, figure, enemy);
  }

  /**
   * Returns whether two figures are the Protagonists of a Challenge, both sorcerers: once per own turn until it is decided
   * (KF-RUL-173).
   */
  static boolean isDuel(Fight fight, int figure, int enemy) {
    return Goal.is(fight, Plot.CHALLENGE) && isDuellist(fight, figure) && isDuellist(fight, enemy);
  }

  private static boolean isDuellist(Fight fight, int figure) {
    return Goal.isProtagonist(fight, figure) && Able.isSorcerer(fight.figures(), figure);
  }

  @Override
  public void use(Fight fight, int figure, Occasion occasion, VerbAction action) {
    fight.then(Duel.of(figure));
  }
}
