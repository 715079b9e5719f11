package games.kumite.kungfu.figure;

import games.kumite.kungfu.content.Sex;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureRelations;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;

/** The restraint of figures: which ones can bring themselves to strike at which others (KF-TRT-11b, KF-TRT-46). */
public final class Restraint {

  private static final EventType CHARMED =
      EventType.of("charmed", "KF-TRT-46a").word("figure", Figures::id).word("by", Figures::id);
  private static final EventType DARES =
      EventType.of("dares", "KF-TRT-46c").word("figure", Figures::id).word("by", Figures::id);

  private Restraint() {}

  /** Returns whether a figure may neither attack nor hack another: in awe, or charmed and no Protagonist, or just tested. */
  public static boolean holds(Figures figures, int figure, int other) {
    return figures.isAwedBy(figure, other) || isCharmed(figures, figure, other)
        && (!figures.profile(figure).isProtagonist() || figures.isCharmedBy(figure, other));
  }

  /** Returns whether a figure may make Free Hacks at another. */
  public static boolean allowsHack(Figures figures, int figure, int other) {
    return Capabilities.toHack(figures, figure) && !figures.profile(figure).isCivilian // KF-PLT-07b, KF-RUL-144
        && !holds(figures, figure, other);
  }

  /**
   * Returns whether a figure is charmed: those of the opposite sex are; some are immune, and a beauty may be spent (KF-TRT-46a,
   * 46b).
   */
  public static boolean isCharmed(Figures figures, int figure, int beauty) {
    if (!Capabilities.has(figures, beauty, Trait.KNOCK_OUT_BEAUTY) || figures.is(beauty, Condition.HAS_DRAWN_BLOOD)
        || figures.pairs().has(FigureRelations.Relation.UNMOVED, figure, beauty)) {
      return false;
    }
    Sex sex = figures.profile(figure).sex;
    Sex other = figures.profile(beauty).sex;
    return sex != other && sex != Sex.NONE && other != Sex.NONE && figures.areEnemies(figure, beauty)
        && !Capabilities.has(figures, figure, Trait.UNDEAD) && !Capabilities.has(figures, figure, Trait.ANIMAL)
        && !Capabilities.has(figures, figure, Trait.ARTIFICIAL);
  }

  /** Returns whether a figure has to pass the test against a beauty before it strikes at it. */
  public static boolean isTested(Figures figures, int figure, int other) {
    return isCharmed(figures, figure, other) && !holds(figures, figure, other);
  }

  /**
   * Asks for the divined dice before that test, if there is one (D-12), and returns whether it does: then what was declared is said
   * again afterwards.
   */
  public static boolean divine(GameState state, int figure, int other) {
    return isTested(state.figures(), figure, other) && IChing.ask(state, figure, QualityTest.DICE);
  }

  /**
   * Tests whether a Protagonist can declare an attack or a Free Hack: with three successes on three dice he is free of that
   * charm for the rest of the game, else he does not attack her in this turn (KF-TRT-46c, KF-RUL-114).
   *
   * @return whether he strikes
   */
  public static boolean dares(GameState state, int figure, int other) {
    Figures figures = state.figures();
    if (holds(figures, figure, other)) {
      return false;
    }
    if (!isCharmed(figures, figure, other)) {
      return true;
    }
    boolean isUnmoved = QualityTest.successes(state, "charm", figure) == QualityTest.DICE;
    if (isUnmoved) {
      figures.pairs().set(FigureRelations.Relation.UNMOVED, figure, other);
    } else {
      figures.charm(figure, other);
    }
    state.emit(isUnmoved ? DARES : CHARMED, figures.code(figure), figures.code(other));
    return isUnmoved;
  }

  /** Marks a figure that has fired a weapon, or put another out: it no longer charms any figure (KF-TRT-46e). */
  public static void drawsBlood(Figures figures, int figure) {
    if (figure != Figures.NOBODY && Capabilities.has(figures, figure, Trait.KNOCK_OUT_BEAUTY)) {
      figures.inflict(figure, Condition.HAS_DRAWN_BLOOD);
    }
  }
}
