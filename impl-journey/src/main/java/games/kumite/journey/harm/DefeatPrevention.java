package games.kumite.journey.harm;

import games.kumite.journey.card.CardEffect;
import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Effect;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.PlayedCards;
import games.kumite.spi.IntList;

/** The use of cards just before damage that would bring health to 0: a track is set to a value instead. */
enum DefeatPrevention implements CardEffect<PendingDamage> {
  USE;

  static final int NONE = -1;

  @Override
  public boolean isUseful(GameState state, PendingDamage hurt, int owner, Face face) {
    for (Clause clause : face.card.clauses()) {
      boolean changes = clause.effect() instanceof Effect.Put put && (put.track() == Effect.Track.HEALTH
          ? health(state, hurt.played()) == NONE : StatisticChanges.changes(state, owner, put));
      if (changes) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int total(GameState state, PendingDamage hurt) {
    return hurt.amount();
  }

  @Override
  public PendingDamage played(GameState state, PendingDamage hurt, int owner, Face face) {
    for (Clause clause : face.card.clauses()) {
      if (clause.effect() instanceof Effect.Put put && put.track() != Effect.Track.HEALTH) {
        StatisticChanges.set(state, owner, put.track(), put.amount()); // JW-RUL-35
      }
    }
    return hurt;
  }

  /** Returns the health that a card sets, {@link #NONE} if none does. */
  static int health(GameState state, IntList played) {
    for (int i = 0; i < played.size(); i++) {
      for (Clause clause : PlayedCards.card(state, played, i).clauses()) {
        if (clause.effect() instanceof Effect.Put put && put.track() == Effect.Track.HEALTH) {
          return put.amount();
        }
      }
    }
    return NONE;
  }
}
