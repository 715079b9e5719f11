package games.kumite.journey.attack;

import games.kumite.journey.card.CardEffect;
import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Effect;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;

/** The use of cards at a cleanse roll. */
enum CleanseCards implements CardEffect<KillOrCleanse> {
  USE;

  /** The result that a die is counted on to give, and the safety margin above the required total. */
  private static final double EXPECTED_PER_DIE = 1;
  private static final double MARGIN = 0.8;

  @Override
  public boolean isOpen(GameState state, KillOrCleanse verdict) {
    return !verdict.isRerolling();
  }

  @Override
  public int total(GameState state, KillOrCleanse verdict) {
    return CleanseRitual.total(state, verdict);
  }

  @Override
  public int opposingTotal(GameState state, KillOrCleanse verdict) {
    return CleanseRitual.needed(state, verdict);
  }

  @Override
  public boolean isUseful(GameState state, KillOrCleanse verdict, int owner, Face face) {
    for (int i = 0; i < face.card.clauses().size(); i++) {
      Effect effect = face.card.clauses().get(i).effect();
      if (!(effect.word() instanceof AttackWord word) || word.changes(verdict)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the roll has failed, or may well fail. */
  @Override
  public boolean isWanted(GameState state, KillOrCleanse verdict, int owner, Face face) {
    double missing = CleanseRitual.needed(state, verdict) - CleanseRitual.total(state, verdict);
    return isRolled(verdict) ? missing > 0
        : missing > EXPECTED_PER_DIE * FigureStats.cleanseDice(state, verdict.by(), verdict.played(), 0) - MARGIN;
  }

  @Override
  public KillOrCleanse played(GameState state, KillOrCleanse verdict, int owner, Face face) {
    KillOrCleanse changed = verdict;
    for (Clause clause : face.card.clauses()) {
      Effect effect = clause.effect();
      changed = effect.word() instanceof AttackWord word ? word.applied(state, changed, effect) : changed;
    }
    return changed;
  }

  private static boolean isRolled(KillOrCleanse verdict) {
    return verdict.choice() == KillOrCleanse.Choice.ROLLED;
  }
}
