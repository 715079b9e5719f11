package games.kumite.journey.action;

import games.kumite.journey.state.QuestToken;
import org.jspecify.annotations.Nullable;

/** The things that an action may be about. */
enum Subjects {
  /** The pilgrim itself. */
  NONE(null),
  /** The doors of the map. */
  DOORS(QuestToken.Kind.DOOR),
  /** The sutras of the map. */
  SUTRAS(QuestToken.Kind.SUTRA),
  /** The villagers of the map. */
  VILLAGERS(QuestToken.Kind.VILLAGER),
  /** The water wells of the map. */
  WELLS(QuestToken.Kind.WELL),
  /** The gates of the map. */
  GATES(QuestToken.Kind.GATE),
  /** All pilgrims. */
  PILGRIMS(null);

  private final QuestToken.@Nullable Kind tokens;

  Subjects(QuestToken.@Nullable Kind tokens) {
    this.tokens = tokens;
  }

  /** Returns the kind of tokens, null for anything else. */
  QuestToken.@Nullable Kind tokens() {
    return tokens;
  }
}
