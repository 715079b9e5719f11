package games.kumite.journey.content;

import games.kumite.spi.content.Range;
import games.kumite.spi.content.Refers;

/** A demand or a ban of a quest: all of a list must hold to win, any one of a list loses. */
public sealed interface Goal {

  /** A given number of villagers have been rescued. */
  record VillagersRescued(@Range(min = 1, max = 20) int min) implements Goal {}

  /** Fewer than a given number of villagers can still be rescued, including those rescued already. */
  record VillagersLost(@Range(min = 1, max = 20) int min) implements Goal {}

  /** Tripitaka is conscious. */
  record LeaderConscious() implements Goal {}

  /** All pilgrims are conscious. */
  record AllConscious() implements Goal {}

  /** No pilgrim was ever unconscious. */
  record NeverUnconscious() implements Goal {}

  /** Every conscious pilgrim is on the tile. */
  record EverybodyOn(@Refers("tiles") String tile) implements Goal {}

  /** A given number of gates are closed. */
  record GatesClosed(@Range(min = 1, max = 9) int min) implements Goal {}

  /** This gate is closed. */
  record GateClosed(String gate) implements Goal {}

  /** A demon of this type has been defeated. */
  record Defeated(@Refers("demons") String type) implements Goal {}

  /** A sutra has been collected. */
  record SutraCollected() implements Goal {}

  /** Every pilgrim has played a skill card. */
  record SkillPlayedByEach() implements Goal {}

  /** A pilgrim has meditated. */
  record Meditated() implements Goal {}

  /** The quest is won by the end of the turn. */
  record WonBy(@Range(min = 1, max = 99) int turn) implements Goal {}

  /** The End of turn phase of the turn is reached (JW-RUL-64). */
  record TurnReached(@Range(min = 1, max = 99) int turn) implements Goal {}
}
