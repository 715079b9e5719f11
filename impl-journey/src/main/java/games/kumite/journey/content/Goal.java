package games.kumite.journey.content;

import games.kumite.spi.content.Range;
import games.kumite.spi.content.RefersTo;

/** A demand or a ban of a quest: all of a list must hold to win, any one of a list loses. */
public sealed interface Goal {

  /** The rescue of a given number of villagers. */
  record VillagersRescued(@Range(min = 1, max = 20) int min) implements Goal {}

  /** A number of villagers, those rescued already included, that is too low to reach the minimum. */
  record VillagersLost(@Range(min = 1, max = 20) int min) implements Goal {}

  /** A conscious Tripitaka. */
  record LeaderConscious() implements Goal {}

  /** Consciousness of all pilgrims. */
  record AllConscious() implements Goal {}

  /** A quest without any unconscious pilgrim so far. */
  record NeverUnconscious() implements Goal {}

  /** The presence of every conscious pilgrim on the tile. */
  record EverybodyOn(@RefersTo("tiles") String tile) implements Goal {}

  /** The closing of a given number of gates. */
  record GatesClosed(@Range(min = 1, max = 9) int min) implements Goal {}

  /** The closing of this gate. */
  record GateClosed(String gate) implements Goal {}

  /** The defeat of a demon of this type. */
  record Defeated(@RefersTo("demons") String type) implements Goal {}

  /** The collection of a sutra. */
  record SutraCollected() implements Goal {}

  /** A skill card played by every pilgrim. */
  record SkillPlayedByEach() implements Goal {}

  /** A meditation of any pilgrim. */
  record Meditated() implements Goal {}

  /** A victory by the end of the turn. */
  record WonBy(@Range(min = 1, max = 99) int turn) implements Goal {}

  /** The End of turn phase of the turn (JW-RUL-64). */
  record TurnReached(@Range(min = 1, max = 99) int turn) implements Goal {}
}
