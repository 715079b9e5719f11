package games.kumite.journey.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import games.kumite.spi.content.RefersTo;
import java.util.List;

/** A special rule of a quest (JW-SET-03). The phrase of a shipped one is in the bundles under {@code rule.} and its word. */
public interface QuestRule extends QuestWord {

  /** A rule of the shipped vocabulary. */
  sealed interface Shipped extends QuestRule {}

  /** Returns the cards that are left out of their decks (JW-QST-03). */
  default List<String> removedCards() {
    return List.of();
  }

  /** Returns the type of demon that keeps gates from being closed while it is in play, the empty text for none. */
  default String guard() {
    return "";
  }

  /** Returns the tile that sets the rule off when a pilgrim enters it, the empty text for none. */
  default String entryTile() {
    return "";
  }

  /** Returns whether pilgrims can give sutras to Tripitaka. */
  default boolean handsOver() {
    return false;
  }

  /** Returns whether a villager on a square will be lost. */
  default boolean burns(int column, int row) {
    return false;
  }

  /** Returns the type of demon that the rule brings into play, the empty text for none. */
  default String spawnedDemon() {
    return "";
  }

  /** Returns whether gates stay open as long as the quest lasts. */
  default boolean keepsGatesOpen() {
    return false;
  }

  /** Returns whether gates may be closed now (JW-SET-03). */
  default boolean allowsClosing(QuestMatch match) {
    return !keepsGatesOpen();
  }

  /** Returns whether a card may seal gates now; a gate that cannot be closed cannot be sealed either (JW-CRD-24). */
  default boolean allowsSealing(QuestMatch match) {
    return allowsClosing(match);
  }

  /** Returns whether a sutra is not on the map at first. */
  default boolean isHidden(String sutra) {
    return false;
  }

  /** Returns the pilgrims one of whom must collect a sutra, by the number of the sutra; empty for any (JW-ACT-13). */
  default List<String> collectors(String sutra) {
    return List.of();
  }

  /** Returns whether demons of a type are inactive (JW-RUL-89). */
  default boolean isDormant(QuestMatch match, String type) {
    return false;
  }

  /** Returns whether a closed door cannot be broken. */
  default boolean isBarred(String door) {
    return false;
  }

  /**
   * Returns the type of demon that is neither killed nor cleansed when it is defeated, and brings no karma (JW-QST-04);
   * the empty text for none.
   */
  default String unclaimedDemon() {
    return "";
  }

  /** Changes the match when such a demon has been defeated, before it leaves the map. */
  default void afterDefeat(QuestMatch match) {}

  /** Changes the match when the first sutra has been collected. */
  default void afterFirstSutra(QuestMatch match) {}

  /** Changes the match at the end of a pilgrim's activation. */
  default void atEndOfActivation(QuestMatch match) {}

  /** Changes the match in the End of turn phase (JW-TRN-23). */
  default void atEndOfTurn(QuestMatch match) {}

  /** Changes the match at the end of the Maintenance phase. */
  default void inMaintenance(QuestMatch match) {}

  /**
   * An extra card from a turn on: if a villager is still on the map in End of turn, the gate draws 1 more card next
   * turn.
   */
  record ExtraCards(@Range(min = 1, max = 99) int fromTurn, String gate) implements Shipped {

    @Override
    public void check(QuestCheck quest) {
      quest.gate(gate);
      quest.has("villager", quest.entry().villagers(), this);
    }

    @Override
    public void atEndOfTurn(QuestMatch match) {
      if (match.turn() >= fromTurn && match.waitingVillagers() > 0) {
        match.stir(gate);
      }
    }
  }

  /** A ban on closing and sealing gates. */
  record GatesStayOpen() implements Shipped {

    @Override
    public boolean keepsGatesOpen() {
      return true;
    }
  }

  /** A ban on closing and sealing gates while a demon of the type is in play. */
  record GuardedGates(@RefersTo("demons") String type) implements Shipped {

    @Override
    public void check(QuestCheck quest) {
      quest.demon(type);
    }

    @Override
    public boolean allowsClosing(QuestMatch match) {
      return !match.isInPlay(type);
    }

    @Override
    public String guard() {
      return type;
    }
  }

  /** A ban on sealing gates by a card; a sutra closes them as usual (JW-CRD-24, JW-RUL-154). */
  record NoSealing() implements Shipped {

    @Override
    public void check(QuestCheck quest) {
      quest.closable(this);
    }

    @Override
    public boolean allowsSealing(QuestMatch match) {
      return false;
    }
  }

  /**
   * The handing over of sutras: a pilgrim with sutras that ends an activation adjacent to a conscious Tripitaka gives
   * them to him.
   */
  record HandOver() implements Shipped {

    @Override
    public void check(QuestCheck quest) {
      quest.has("sutra", quest.entry().sutras(), this);
    }

    @Override
    public void atEndOfActivation(QuestMatch match) {
      match.handOver();
    }

    @Override
    public boolean handsOver() {
      return true;
    }
  }

  /** The activation of the gate in the first Maintenance after a pilgrim has entered the tile. */
  record GateAfterEntering(String gate, @RefersTo("tiles") String tile) implements Shipped {

    @Override
    public String entryTile() {
      return tile;
    }

    @Override
    public void check(QuestCheck quest) {
      quest.inactiveGate(gate);
      quest.tile(tile);
    }

    @Override
    public void inMaintenance(QuestMatch match) {
      if (match.isEntered(tile)) {
        match.wake(gate);
      }
    }
  }

  /** The activation of the gate in the first Maintenance after the door has been broken. */
  record GateAfterDoor(String gate, String door) implements Shipped {

    @Override
    public void check(QuestCheck quest) {
      quest.inactiveGate(gate);
      quest.closedDoor(door);
    }

    @Override
    public void inMaintenance(QuestMatch match) {
      if (match.isDoorOpen(door)) {
        match.wake(gate);
      }
    }
  }

  /**
   * The arrival of a demon with the first sutra: one of the type, at the gate nearest to Tripitaka that is not closed.
   */
  record SpawnOnSutra(@RefersTo("demons") String type) implements Shipped {

    @Override
    public void check(QuestCheck quest) {
      quest.has("sutra", quest.entry().sutras(), this);
    }

    @Override
    public String spawnedDemon() {
      return type;
    }

    @Override
    public void afterFirstSutra(QuestMatch match) {
      match.spawn(type);
    }
  }

  /** The inactivity of demons of the type until the door is broken or a pilgrim is inside the area. */
  record Dormant(@RefersTo("demons") String type, String door, Area area) implements Shipped {

    @Override
    public void check(QuestCheck quest) {
      quest.closedDoor(door);
      quest.area(area);
      quest.demon(type);
    }

    @Override
    public boolean isDormant(QuestMatch match, String demon) {
      return type.equals(demon) && !match.isDoorOpen(door) && !match.isConsciousIn(area);
    }
  }

  /** The removal of a defeated demon of the type, neither killed nor cleansed, without karma (JW-QST-04). */
  record Unclaimed(@RefersTo("demons") String type) implements Shipped {

    @Override
    public void check(QuestCheck quest) {
      quest.demon(type);
    }

    @Override
    public String unclaimedDemon() {
      return type;
    }
  }

  /** The removal of the villagers inside the area in End of turn of the turn; each gives every pilgrim bad karma. */
  record Flames(@Range(min = 1, max = 99) int turn, Area area,
      @Range(min = 1, max = 9) @Default("1") int badKarma) implements Shipped {

    @Override
    public void check(QuestCheck quest) {
      quest.area(area);
      quest.has("villager in the area",
          quest.entry().villagers().stream().filter(spot -> area.holds(spot.x(), spot.y())).toList(), this);
    }

    @Override
    public void atEndOfTurn(QuestMatch match) {
      if (match.turn() == turn) {
        match.burn(area, badKarma);
      }
    }

    @Override
    public boolean burns(int column, int row) {
      return area.holds(column, row);
    }
  }

  /**
   * The pilgrims that alone may collect a sutra where the quest has laid it (JW-ACT-13).
   *
   * @param pilgrims the pilgrims
   * @param sutra the number of the sutra, 0 for each
   */
  record CollectedBy(@Range(min = 1, max = 3) @RefersTo("pilgrims") List<String> pilgrims,
      @Range(min = 0, max = 60) @Default("0") int sutra) implements Shipped {

    @Override
    public void check(QuestCheck quest) {
      quest.has("sutra", quest.entry().sutras(), this);
      quest.sutra(sutra);
    }

    @Override
    public List<String> collectors(String number) {
      return sutra == 0 || number.equals(String.valueOf(sutra)) ? pilgrims : List.of();
    }
  }

  /**
   * The removal of cards from their decks before they are shuffled, all copies of each (JW-QST-03).
   *
   * @param cards the ids of the cards
   */
  record WithoutCards(@Range(min = 1, max = 99) List<String> cards) implements Shipped {

    @Override
    public void check(QuestCheck quest) {
      cards.forEach(quest::card);
    }

    @Override
    public List<String> removedCards() {
      return cards;
    }
  }

  /** A door that cannot be broken, and opens when a lord of the type is defeated, who brings no karma (JW-QST-04). */
  record DoorAfterDefeat(String door, @RefersTo("demons") String type) implements Shipped {

    @Override
    public void check(QuestCheck quest) {
      quest.closedDoor(door);
      quest.lord(type);
    }

    @Override
    public boolean isBarred(String id) {
      return door.equals(id);
    }

    @Override
    public String unclaimedDemon() {
      return type;
    }

    @Override
    public void afterDefeat(QuestMatch match) {
      match.open(door);
    }
  }

  /**
   * The activation of the gate in the first Maintenance after a lord of the type has been defeated, who brings no karma
   * (JW-QST-04).
   */
  record GateAfterDefeat(String gate, @RefersTo("demons") String type) implements Shipped {

    @Override
    public void check(QuestCheck quest) {
      quest.inactiveGate(gate);
      quest.lord(type);
    }

    @Override
    public String unclaimedDemon() {
      return type;
    }

    @Override
    public void inMaintenance(QuestMatch match) {
      if (match.isDefeated(type)) {
        match.wake(gate);
      }
    }
  }

  /**
   * A sutra that is not on the map until a lord of the type is defeated, who brings no karma; it is laid on its square
   * then (JW-QST-04, JW-RUL-155).
   *
   * @param sutra the number of the sutra
   * @param type the type of the lord
   */
  record SutraAfterDefeat(@Range(min = 1, max = 60) int sutra, @RefersTo("demons") String type) implements Shipped {

    @Override
    public void check(QuestCheck quest) {
      quest.has("sutra", quest.entry().sutras(), this);
      quest.sutra(sutra);
      quest.lord(type);
    }

    @Override
    public boolean isHidden(String number) {
      return number.equals(String.valueOf(sutra));
    }

    @Override
    public String unclaimedDemon() {
      return type;
    }

    @Override
    public void afterDefeat(QuestMatch match) {
      match.laySutra(String.valueOf(sutra));
    }
  }

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
