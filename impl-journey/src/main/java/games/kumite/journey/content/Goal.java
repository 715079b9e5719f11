package games.kumite.journey.content;

import games.kumite.spi.content.Range;
import games.kumite.spi.content.RefersTo;

/**
 * A demand or a ban of a quest: all of a list must hold to win, any one of a list loses. The phrase of a shipped one is in
 * the bundles under {@code goal.} and its word.
 */
public interface Goal extends QuestWord {

  /** A goal of the shipped vocabulary. */
  sealed interface Shipped extends Goal {}

  /** Returns whether it holds now. */
  boolean holds(QuestMatch match);

  /** Returns whether it holds before anything has happened. */
  default boolean holdsAtFirst(QuestCheck quest) {
    return false;
  }

  /** Returns the number of villagers that it wants rescued; like all wants, for estimates of bots. */
  default int wantedVillagers() {
    return 0;
  }

  /** Returns the number of gates that it wants closed. */
  default int wantedGates() {
    return 0;
  }

  /** Returns the gate that it wants closed, the empty text for any. */
  default String wantedGate() {
    return "";
  }

  /** Returns the tile on which it wants every conscious pilgrim, the empty text for none. */
  default String meetingTile() {
    return "";
  }

  /** Returns the type of demon that it wants defeated, the empty text for none. */
  default String wantedDemon() {
    return "";
  }

  /** Returns the turn at whose end it holds, 0 for none. */
  default int lastTurn() {
    return 0;
  }

  /** The rescue of a given number of villagers. */
  record VillagersRescued(@Range(min = 1, max = 20) int min) implements Shipped {

    @Override
    public int wantedVillagers() {
      return min;
    }

    @Override
    public boolean holds(QuestMatch match) {
      return match.rescuedVillagers() >= min;
    }

    @Override
    public void check(QuestCheck quest) {
      quest.atMost("villagers", quest.entry().villagers(), min, "");
    }
  }

  /** A number of villagers, those rescued already included, that is too low to reach the minimum. */
  record VillagersLost(@Range(min = 1, max = 20) int min) implements Shipped {

    @Override
    public boolean holds(QuestMatch match) {
      return match.rescuedVillagers() + match.waitingVillagers() < min;
    }

    @Override
    public void check(QuestCheck quest) {
      quest.atMost("villagers", quest.entry().villagers(), min, ", or it holds from the start");
    }
  }

  /** A conscious Tripitaka. */
  record LeaderConscious() implements Shipped {

    @Override
    public boolean holds(QuestMatch match) {
      return match.isLeaderConscious();
    }

    @Override
    public boolean holdsAtFirst(QuestCheck quest) {
      return true;
    }
  }

  /** Consciousness of all pilgrims. */
  record AllConscious() implements Shipped {

    @Override
    public boolean holds(QuestMatch match) {
      return match.areAllConscious();
    }

    @Override
    public boolean holdsAtFirst(QuestCheck quest) {
      return true;
    }
  }

  /** A quest without any unconscious pilgrim so far. */
  record NeverUnconscious() implements Shipped {

    @Override
    public boolean holds(QuestMatch match) {
      return !match.hasAnyFallen();
    }

    @Override
    public boolean holdsAtFirst(QuestCheck quest) {
      return true;
    }
  }

  /** The presence of every conscious pilgrim on the tile. */
  record EverybodyOn(@RefersTo("tiles") String tile) implements Shipped {

    @Override
    public String meetingTile() {
      return tile;
    }

    @Override
    public boolean holds(QuestMatch match) {
      return match.areConsciousOn(tile);
    }

    @Override
    public void check(QuestCheck quest) {
      quest.tile(tile);
    }

    @Override
    public boolean holdsAtFirst(QuestCheck quest) {
      return quest.doAllStartOn(tile);
    }
  }

  /** The closing of a given number of gates. */
  record GatesClosed(@Range(min = 1, max = 9) int min) implements Shipped {

    @Override
    public int wantedGates() {
      return min;
    }

    @Override
    public boolean holds(QuestMatch match) {
      return match.closedGates() >= min;
    }

    @Override
    public void check(QuestCheck quest) {
      quest.atMost("gates", quest.entry().gates(), min, "");
      quest.closable(this);
    }
  }

  /** The closing of this gate. */
  record GateClosed(String gate) implements Shipped {

    @Override
    public String wantedGate() {
      return gate;
    }

    @Override
    public int wantedGates() {
      return 1;
    }

    @Override
    public boolean holds(QuestMatch match) {
      return match.isGateClosed(gate);
    }

    @Override
    public void check(QuestCheck quest) {
      quest.gate(gate);
      quest.closable(this);
    }
  }

  /** The defeat of a demon of this type. */
  record Defeated(@RefersTo("demons") String type) implements Shipped {

    @Override
    public String wantedDemon() {
      return type;
    }

    @Override
    public boolean holds(QuestMatch match) {
      return match.isDefeated(type);
    }

    @Override
    public void check(QuestCheck quest) {
      quest.demon(type);
    }
  }

  /** The collection of a sutra. */
  record SutraCollected() implements Shipped {

    @Override
    public boolean holds(QuestMatch match) {
      return match.isSutraCollected();
    }

    @Override
    public void check(QuestCheck quest) {
      quest.has("sutra", quest.entry().sutras(), this);
    }
  }

  /** The collection of a given number of sutras, used ones included (JW-RUL-156). */
  record SutrasCollected(@Range(min = 1, max = 60) int min) implements Shipped {

    @Override
    public boolean holds(QuestMatch match) {
      return match.collectedSutras() >= min;
    }

    @Override
    public void check(QuestCheck quest) {
      quest.atMost("sutras", quest.entry().sutras(), min, "");
    }
  }

  /** A skill card played by every pilgrim. */
  record SkillPlayedByEach() implements Shipped {

    @Override
    public boolean holds(QuestMatch match) {
      return match.hasEachPlayedSkill();
    }
  }

  /** A meditation of any pilgrim. */
  record Meditated() implements Shipped {

    @Override
    public boolean holds(QuestMatch match) {
      return match.hasAnyMeditated();
    }

    @Override
    public void check(QuestCheck quest) {
      quest.has("mystical box", quest.entry().boxes(), this);
    }
  }

  /** A victory by the end of the turn. */
  record WonBy(@Range(min = 1, max = 99) int turn) implements Shipped {

    @Override
    public boolean holds(QuestMatch match) {
      return match.turn() <= turn;
    }

    @Override
    public boolean holdsAtFirst(QuestCheck quest) {
      return true;
    }
  }

  /** The End of turn phase of the turn (JW-RUL-64). */
  record TurnReached(@Range(min = 1, max = 99) int turn) implements Shipped {

    @Override
    public int lastTurn() {
      return turn;
    }

    @Override
    public boolean holds(QuestMatch match) {
      return match.completedTurns() >= turn;
    }
  }
}
