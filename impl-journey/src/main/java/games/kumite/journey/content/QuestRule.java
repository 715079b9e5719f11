package games.kumite.journey.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import games.kumite.spi.content.RefersTo;
import java.util.List;

/** A special rule of a quest (JW-SET-03). */
public sealed interface QuestRule
    permits QuestRule.ExtraCards, QuestRule.GatesStayOpen, QuestRule.GuardedGates, QuestRule.HandOver,
    QuestRule.GateAfterEntering, QuestRule.GateAfterDoor, QuestRule.SpawnOnSutra,
    QuestRule.Dormant, QuestRule.Unclaimed, QuestRule.Flames, QuestRule.CollectedBy, QuestRule.WithoutCards,
    QuestRule.DoorAfterDefeat, QuestRule.GateAfterDefeat {

  /**
   * An extra card from a turn on: if a villager is still on the map in End of turn, the gate draws 1 more card next
   * turn.
   */
  record ExtraCards(@Range(min = 1, max = 99) int fromTurn, String gate) implements QuestRule {}

  /** A ban on closing and sealing gates. */
  record GatesStayOpen() implements QuestRule {}

  /** A ban on closing and sealing gates while a demon of the type is in play. */
  record GuardedGates(@RefersTo("demons") String type) implements QuestRule {}

  /**
   * The handing over of sutras: a pilgrim with sutras that ends an activation adjacent to a conscious Tripitaka gives
   * them to him.
   */
  record HandOver() implements QuestRule {}

  /** The activation of the gate in the first Maintenance after a pilgrim has entered the tile. */
  record GateAfterEntering(String gate, @RefersTo("tiles") String tile) implements QuestRule {}

  /** The activation of the gate in the first Maintenance after the door has been broken. */
  record GateAfterDoor(String gate, String door) implements QuestRule {}

  /**
   * The arrival of a demon with the first sutra: one of the type, at the gate nearest to Tripitaka that is not closed.
   */
  record SpawnOnSutra(@RefersTo("demons") String type) implements QuestRule {}

  /** The inactivity of demons of the type until the door is broken or a pilgrim is inside the area. */
  record Dormant(@RefersTo("demons") String type, String door, Area area) implements QuestRule {}

  /** The removal of a defeated demon of the type, neither killed nor cleansed, without karma (JW-QST-04). */
  record Unclaimed(@RefersTo("demons") String type) implements QuestRule {}

  /** The removal of the villagers inside the area in End of turn of the turn; each gives every pilgrim bad karma. */
  record Flames(@Range(min = 1, max = 99) int turn, Area area,
      @Range(min = 1, max = 9) @Default("1") int badKarma) implements QuestRule {}

  /**
   * The pilgrims that alone may collect a sutra where the quest has laid it (JW-ACT-13).
   *
   * @param pilgrims the pilgrims
   * @param sutra the number of the sutra, 0 for each
   */
  record CollectedBy(@Range(min = 1, max = 3) @RefersTo("pilgrims") List<String> pilgrims,
      @Range(min = 0, max = 60) @Default("0") int sutra) implements QuestRule {}

  /**
   * The removal of cards from their decks before they are shuffled, all copies of each (JW-QST-03).
   *
   * @param cards the ids of the cards
   */
  record WithoutCards(@Range(min = 1, max = 99) List<String> cards) implements QuestRule {}

  /** A door that cannot be broken, and opens when a lord of the type is defeated, who brings no karma (JW-QST-04). */
  record DoorAfterDefeat(String door, @RefersTo("demons") String type) implements QuestRule {}

  /**
   * The activation of the gate in the first Maintenance after a lord of the type has been defeated, who brings no karma
   * (JW-QST-04).
   */
  record GateAfterDefeat(String gate, @RefersTo("demons") String type) implements QuestRule {}

  /**
   * A rectangle of squares.
   *
   * @param x the column of its north-west square
   * @param y the row of its north-west square
   * @param width its squares from west to east
   * @param height its squares from north to south
   */
  record Area(@Range(min = 0, max = 31) int x, @Range(min = 0, max = 31) int y,
      @Range(min = 1, max = 32) int width, @Range(min = 1, max = 32) int height) {

    /** Returns whether it holds a square. */
    public boolean holds(int column, int row) {
      return column >= x && column < x + width && row >= y && row < y + height;
    }
  }
}
