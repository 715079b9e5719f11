package games.kumite.journey.content;

import java.util.List;

/** A match as the goals and special rules of its quest see it and change it. */
public interface QuestMatch {

  /** Returns the number of the turn. */
  int turn();

  /** Returns how many turns have come to their End of turn phase (JW-RUL-64). */
  int completedTurns();

  /** Returns whether Tripitaka is conscious. */
  boolean isLeaderConscious();

  /** Returns whether all pilgrims are conscious. */
  boolean areAllConscious();

  /** Returns whether any pilgrim was ever unconscious. */
  boolean hasAnyFallen();

  /** Returns whether every conscious pilgrim is on a tile, and there is one; one base square is enough (JW-DFN-07). */
  boolean areConsciousOn(String tile);

  /** Returns whether a conscious pilgrim has a base square in an area. */
  boolean isConsciousIn(QuestRule.Area area);

  /** Returns whether any of these pilgrims is not dead. */
  boolean isAnyAlive(List<String> pilgrims);

  /** Returns whether every pilgrim has played a skill card. */
  boolean hasEachPlayedSkill();

  /** Returns whether any pilgrim has meditated. */
  boolean hasAnyMeditated();

  /** Returns whether a pilgrim has entered a tile (JW-RUL-83). */
  boolean isEntered(String tile);

  /** Returns how many villagers are rescued. */
  int rescuedVillagers();

  /** Returns how many villagers are still on the map. */
  int waitingVillagers();

  /** Returns whether a sutra was ever collected. */
  boolean isSutraCollected();

  /** Returns how many sutras pilgrims have collected, those included that have closed a gate (JW-RUL-156). */
  int collectedSutras();

  /** Returns how many gates are closed. */
  int closedGates();

  /** Returns whether a gate is closed. */
  boolean isGateClosed(String gate);

  /** Returns whether a door is open. */
  boolean isDoorOpen(String door);

  /** Returns whether a demon of a type is on the map. */
  boolean isInPlay(String type);

  /** Returns whether a demon of a type was defeated. */
  boolean isDefeated(String type);

  /** Activates a gate, unless it is closed. */
  void wake(String gate);

  /** Lets a gate draw one card more in the next Demon phase, unless it is closed. */
  void stir(String gate);

  /** Opens a door. */
  void open(String door);

  /** Lays a sutra that was not on the map on its square, or on the nearest free one (JW-RUL-155). */
  void laySutra(String sutra);

  /** Removes the villagers in an area; each gives every pilgrim that is not dead bad karma (JW-RUL-122). */
  void burn(QuestRule.Area area, int badKarma);

  /** Brings a demon of a type into play at the gate nearest to Tripitaka that is not closed (JW-RUL-93). */
  void spawn(String type);

  /** Hands over the sutras of the pilgrim whose activation ends if it is next to a conscious Tripitaka. */
  void handOver();
}
