package games.kumite.journey.harm;

import games.kumite.journey.card.Use;
import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Effect;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.Journey;
import games.kumite.journey.sum.Played;
import games.kumite.spi.Picks;

/** The use of cards just before damage that would bring health to 0: a track is set to a value instead. */
enum Escape implements Use<Hurt> {
  USE;

  static final int NONE = -1;

  @Override
  public boolean isUseful(Journey journey, Hurt hurt, int owner, Face face) {
    for (Clause clause : face.card.clauses()) {
      boolean changes = clause.effect() instanceof Effect.Put put && (put.track() == Effect.Track.HEALTH
          ? health(journey, hurt.played()) == NONE : Tracks.changes(journey, owner, put));
      if (changes) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int total(Journey journey, Hurt hurt) {
    return hurt.amount();
  }

  @Override
  public Hurt played(Journey journey, Hurt hurt, int owner, Face face) {
    for (Clause clause : face.card.clauses()) {
      if (clause.effect() instanceof Effect.Put put && put.track() != Effect.Track.HEALTH) {
        Tracks.set(journey, owner, put.track(), put.amount(), hurt.sequel()); // JW-RUL-35
      }
    }
    return hurt;
  }

  /** Returns the health that a card sets, {@link #NONE} if none does. */
  static int health(Journey journey, Picks played) {
    for (int i = 0; i < played.size(); i++) {
      for (Clause clause : Played.card(journey, played, i).clauses()) {
        if (clause.effect() instanceof Effect.Put put && put.track() == Effect.Track.HEALTH) {
          return put.amount();
        }
      }
    }
    return NONE;
  }
}
