package games.kumite.journey.quest;

import games.kumite.journey.board.WalkingDistance;
import games.kumite.journey.card.TriggerMatching;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.QuestMatch;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.demon.DemonOrder;
import games.kumite.journey.gate.Gates;
import games.kumite.journey.gate.Spawning;
import games.kumite.journey.karma.Karma;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Occupancy;
import games.kumite.journey.state.QuestToken;
import games.kumite.spi.EventType;
import java.util.List;

/**
 * The quest of a match, for its goals and special rules.
 *
 * @param state the match
 * @param pilgrim the pilgrim that causes a change, {@link GameState#NOBODY} for none
 */
public record RunningQuest(GameState state, int pilgrim) implements QuestMatch {

  private static final EventType AWAKENED = EventType.of("awakened", "JW-GAT-01").word("gate", EventTypes::tokenId);
  private static final EventType STIRRED = EventType.of("stirred", "JW-SET-03").word("gate", EventTypes::tokenId);
  private static final EventType OPENED = EventType.of("opened", "JW-QST-04").word("door", EventTypes::tokenId);
  private static final EventType LEFT_BEHIND =
      EventType.of("left-behind", "JW-QST-04").word("sutra", EventTypes::tokenId).word("to", EventTypes::spaceId);
  private static final EventType BURNED = EventType.of("burned", "JW-SET-03").word("villager", EventTypes::tokenId);
  private static final EventType HANDED = EventTypes.pair("handed", "JW-RUL-57").number("sutras");

  /** Returns the quest of a match, for questions and for changes that no pilgrim causes. */
  public static RunningQuest of(GameState state) {
    return new RunningQuest(state, GameState.NOBODY);
  }

  @Override
  public int turn() {
    return state.get(Counters.TURN);
  }

  @Override
  public int completedTurns() {
    return state.get(Counters.TURN) + state.get(Counters.DEMONS_DONE) - 1;
  }

  @Override
  public boolean isLeaderConscious() {
    return state.isConscious(state.definition().leader);
  }

  @Override
  public boolean areAllConscious() {
    return state.conscious() == Content.ALL_PILGRIMS;
  }

  @Override
  public boolean hasAnyFallen() {
    return state.get(Counters.FALLEN) != 0;
  }

  @Override
  public boolean areConsciousOn(String tile) {
    int number = state.scene().tile(tile);
    boolean isAnybody = false;
    for (int each = 0; each < Content.PILGRIMS; each++) {
      if (isUp(each)) {
        isAnybody = true;
        if (!state.footing(each).isOn(state.pose(each), number)) {
          return false;
        }
      }
    }
    return isAnybody;
  }

  private boolean isUp(int each) {
    return state.isConscious(each) && state.pose(each) != Pose.NONE;
  }

  @Override
  public boolean isConsciousIn(QuestRule.Area area) {
    for (int each = 0; each < Content.PILGRIMS; each++) {
      BasePoses footing = state.footing(each);
      for (int k = 0; isUp(each) && k < footing.size(); k++) {
        if (holds(area, footing.square(state.pose(each), k))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean holds(QuestRule.Area area, int square) {
    Ground ground = state.scene().ground;
    return area.holds(ground.x(square), ground.y(square));
  }

  @Override
  public boolean isAnyAlive(List<String> pilgrims) {
    for (int each = 0; each < Content.PILGRIMS; each++) {
      if (pilgrims.contains(state.definition().pilgrim(each).entry().id()) && isAlive(each)) {
        return true;
      }
    }
    return false;
  }

  private boolean isAlive(int each) {
    return state.pilgrim(each, Counters.LYING) != Counters.DEAD;
  }

  @Override
  public boolean hasEachPlayedSkill() {
    return state.get(Counters.PLAYED_SKILL) == Content.ALL_PILGRIMS;
  }

  @Override
  public boolean hasAnyMeditated() {
    return state.get(Counters.MEDITATED) != 0;
  }

  @Override
  public boolean isEntered(String tile) {
    return (state.get(Counters.ENTERED_TILES) >> state.scene().tile(tile) & 1) != 0;
  }

  @Override
  public int rescuedVillagers() {
    int rescued = 0;
    for (int each = 0; each < Content.PILGRIMS; each++) {
      rescued += state.pilgrim(each, Counters.VILLAGERS);
    }
    return rescued;
  }

  @Override
  public int waitingVillagers() {
    int count = 0;
    for (int piece = 0; piece < state.scene().pieces(); piece++) {
      count += isWaiting(piece) ? 1 : 0;
    }
    return count;
  }

  private boolean isWaiting(int piece) {
    return state.scene().piece(piece).kind == QuestToken.Kind.VILLAGER && state.isThere(piece);
  }

  @Override
  public boolean isSutraCollected() {
    return state.get(Counters.COLLECTED) != 0;
  }

  @Override
  public int collectedSutras() {
    int count = 0;
    for (int piece = 0; piece < state.scene().pieces(); piece++) {
      boolean wasLaid = state.scene().piece(piece).kind == QuestToken.Kind.SUTRA && state.square(piece) != Ground.NONE;
      count += wasLaid && !state.isThere(piece) ? 1 : 0;
    }
    return count;
  }

  @Override
  public int closedGates() {
    return Long.bitCount(state.closedGates(""));
  }

  @Override
  public boolean isGateClosed(String gate) {
    return state.closedGates(gate) != 0;
  }

  @Override
  public boolean isDoorOpen(String door) {
    return !state.isThere(state.scene().piece(QuestToken.Kind.DOOR, door));
  }

  @Override
  public boolean isInPlay(String type) {
    return DemonOrder.isInPlay(state, state.definition().type(type));
  }

  @Override
  public boolean isDefeated(String type) {
    return state.defeats(state.definition().type(type)) > 0;
  }

  @Override
  public void wake(String gate) {
    int piece = gate(gate);
    if (state.gate(piece) == QuestToken.Gate.INACTIVE) {
      state.setGate(piece, QuestToken.Gate.ACTIVE);
      state.emit(AWAKENED, piece);
    }
  }

  private int gate(String id) {
    return state.scene().piece(QuestToken.Kind.GATE, id);
  }

  @Override
  public void stir(String gate) {
    int piece = gate(gate);
    if (state.gate(piece) != QuestToken.Gate.CLOSED) {
      state.setExtraCards(piece, state.extraCards(piece) + 1);
      state.emit(STIRRED, piece);
    }
  }

  @Override
  public void open(String door) {
    int piece = state.scene().piece(QuestToken.Kind.DOOR, door);
    if (state.isThere(piece)) {
      state.take(piece);
      state.emit(OPENED, piece);
    }
  }

  @Override
  public void laySutra(String sutra) {
    int piece = state.scene().piece(QuestToken.Kind.SUTRA, sutra);
    int square = state.square(piece) == Ground.NONE ? nearestFree(state.scene().piece(piece).square) : Ground.NONE;
    if (square != Ground.NONE) {
      state.lay(piece, square);
      state.emit(LEFT_BEHIND, piece, square);
    }
  }

  private int nearestFree(int square) {
    if (isFree(square)) {
      return square;
    }
    WalkingDistance walk = new WalkingDistance(state.scene().ground);
    walk.around(state.scene().ground, state.squares(), square, WalkingDistance.Passing.NOTHING);
    for (int i = 0; i < walk.reached(); i++) {
      if (isFree(walk.reached(i))) {
        return walk.reached(i);
      }
    }
    return Ground.NONE;
  }

  private boolean isFree(int square) {
    return state.squares().isFree(square, Occupancy.NONE);
  }

  /** Removes all villagers inside first; then every pilgrim that is not dead gets its bad karma, in initiative order. */
  @Override
  public void burn(QuestRule.Area area, int badKarma) {
    int removed = 0;
    for (int piece = 0; piece < state.scene().pieces(); piece++) {
      if (isWaiting(piece) && holds(area, state.square(piece))) {
        state.take(piece);
        state.emit(BURNED, piece);
        removed++;
      }
    }
    for (int place = 1; place <= Content.PILGRIMS && removed > 0; place++) {
      int each = state.inOrder(place);
      if (isAlive(each)) {
        Karma.gainBad(state, each, removed * badKarma);
      }
    }
  }

  @Override
  public void spawn(String type) {
    int gate = Gates.nearestOpen(state);
    if (gate != GameState.NOBODY) {
      Spawning.several(state, state.definition().type(type), 1, gate, pilgrim);
    }
  }

  @Override
  public void handOver() {
    int leader = state.definition().leader;
    int sutras = state.pilgrim(pilgrim, Counters.SUTRAS);
    if (sutras > 0 && pilgrim != leader && state.isConscious(leader) && state.isConscious(pilgrim)
        && TriggerMatching.areAdjacent(state, pilgrim, leader)) {
      state.setPilgrim(pilgrim, Counters.SUTRAS, 0);
      state.setPilgrim(leader, Counters.SUTRAS, state.pilgrim(leader, Counters.SUTRAS) + sutras);
      state.emit(HANDED, pilgrim, leader, sutras);
    }
  }
}
