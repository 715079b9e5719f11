package games.kumite.journey.state;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Seat;
import games.kumite.journey.SetupGame;
import games.kumite.journey.ShippedWords;
import games.kumite.journey.content.Content;
import games.kumite.journey.map.Pose;
import games.kumite.journey.turn.Wiring;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Texts;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Miniatures, tokens and numbers of a state. */
final class JourneyTests {

  private static final MatchDefinition TERMS = new MatchDefinition(new Settings(1, "", ""), Content.shelf(ShippedWords.ALL).of(""), Wiring.RULES);
  private static final int WARRIOR = TERMS.type("warrior");
  private static final int GENERAL = TERMS.type("general");

  private static GameState journey(int quest) {
    GameState state = new GameState(new MatchConfig(new SetupGame(), List.of(new Seat(0, "Ana", 0)),
        Map.of("quest", "", "content", ""), Texts.of(SetupGame.class, "journey")), TERMS);
    state.set(Counters.QUEST, quest);
    return state;
  }

  private static int pose(GameState state, int x, int y, int facing) {
    return Pose.of(state.scene().ground.square(x, y), facing);
  }

  @Test
  @Rule("JW-RUL-75")
  void miniatures_areFreeUntilTheyEnter_andAgainWhenTheyAreGone() {
    GameState state = journey(2);
    for (int count = 0; count < 2; count++) {
      state.enter(state.free(GENERAL), pose(state, 3 * count, 0, 0));
    }
    assertThat(state.free(GENERAL)).isEqualTo(GameState.NOBODY);

    state.place(TERMS.firstOf(GENERAL) + 1, Pose.NONE);

    assertThat(state.free(GENERAL)).isEqualTo(TERMS.firstOf(GENERAL) + 1);
  }

  @Test
  void demon_entering_hasItsHealthAndItsNumber() {
    GameState state = journey(2);
    int first = state.free(WARRIOR);
    state.enter(first, pose(state, 0, 0, 2));
    int second = state.free(WARRIOR);
    state.enter(second, pose(state, 1, 0, 2));

    assertThat(state.figure(first, Counters.HEALTH)).isEqualTo(3);
    assertThat(state.figure(first, Counters.ENTRY)).isEqualTo(1);
    assertThat(state.figure(second, Counters.ENTRY)).isEqualTo(2);
    assertThat(second).isEqualTo(first + 1);
  }

  @Test
  void base_placedElsewhere_leavesItsSquares() {
    GameState state = journey(2);
    int general = state.free(GENERAL);
    state.enter(general, pose(state, 2, 2, 0));
    state.place(general, pose(state, 3, 2, 0));

    Occupancy squares = state.squares();
    assertThat(squares.figure(state.scene().ground.square(2, 2))).isEqualTo(Occupancy.NONE);
    assertThat(squares.figure(state.scene().ground.square(3, 3))).isEqualTo(general);
    assertThat(squares.figure(state.scene().ground.square(4, 2))).isEqualTo(general);
    assertThat(squares.isFree(state.scene().ground.square(4, 2), general)).isTrue();
    assertThat(squares.isFree(state.scene().ground.square(4, 2), 0)).isFalse();
  }

  @Test
  @Rule("JW-GAT-02")
  void closedGates_areThoseClosed_ofOneIdOrAll() {
    GameState state = journey(2);
    int gates = 0;
    while (state.scene().piece(gates).kind == QuestToken.Kind.GATE) {
      state.setGate(gates++, QuestToken.Gate.ACTIVE);
    }
    assertThat(gates).isGreaterThan(1);
    assertThat(state.closedGates("")).isZero();

    state.setGate(1, QuestToken.Gate.CLOSED);
    assertThat(state.closedGates("")).isEqualTo(0b10);
    assertThat(state.closedGates(state.scene().piece(0).id)).isZero();
    assertThat(state.closedGates(state.scene().piece(1).id)).isEqualTo(0b10);

    state.setGate(0, QuestToken.Gate.CLOSED);
    assertThat(state.closedGates("")).isEqualTo(0b11);
  }

  @Test
  @Rule({"JW-ACT-10", "JW-TER-12"})
  void door_broken_isTwoOpenSquares() {
    GameState state = journey(1);
    int door = state.scene().pieces() - 1;
    state.lay(door, state.scene().piece(door).square);
    int first = state.scene().ground.square(5, 3);
    int second = state.scene().ground.square(6, 3);
    assertThat(state.squares().isDoor(first)).isTrue();
    assertThat(state.squares().isDoor(second)).isTrue();
    assertThat(state.squares().piece(second)).isEqualTo(door);
    assertThat(state.isThere(door)).isTrue();

    state.take(door);

    assertThat(state.squares().isBlocked(first)).isFalse();
    assertThat(state.squares().isBlocked(second)).isFalse();
    assertThat(state.isThere(door)).isFalse();
  }

  @Test
  @Rule("JW-GAT-01")
  void gate_isActiveInactiveOrClosed_andBlocksItsSquareAlways() {
    GameState state = journey(3);
    for (int piece = 0; piece < 2; piece++) {
      state.lay(piece, state.scene().piece(piece).square);
    }
    assertThat(state.gate(0)).isEqualTo(QuestToken.Gate.ACTIVE);
    assertThat(state.gate(1)).isEqualTo(QuestToken.Gate.INACTIVE);

    state.setGate(0, QuestToken.Gate.CLOSED);

    assertThat(state.gate(0)).isEqualTo(QuestToken.Gate.CLOSED);
    assertThat(state.isThere(1)).isTrue();
    assertThat(state.squares().isBlocked(state.square(1))).isTrue();
  }

  @Test
  @Rule("JW-ACT-16")
  void well_remembersEachPilgrimThatUsedIt() {
    GameState state = journey(1);
    int well = 0;
    while (state.scene().piece(well).kind != QuestToken.Kind.WELL) {
      well++;
    }
    state.use(well, 1);
    state.use(well, 3);

    assertThat(state.users(well)).isEqualTo(0b1010);
  }

  @Test
  void conditions_haveTurnTokens() {
    GameState state = journey(1);
    assertThat(state.turnTokens(0, 2)).isEqualTo(-1);

    state.setTurnTokens(0, 2, 0);

    assertThat(state.turnTokens(0, 2)).isZero();
    assertThat(state.turnTokens(0, 3)).isEqualTo(-1);
    assertThat(state.turnTokens(1, 2)).isEqualTo(-1);
  }

  @Test
  void copy_changed_leavesTheOriginal() {
    GameState state = journey(2);
    state.enter(state.free(WARRIOR), pose(state, 0, 0, 2));
    GameState copy = state.copy();
    copy.place(TERMS.firstOf(WARRIOR), Pose.NONE);
    copy.setPilgrim(0, Counters.CHI, 7);
    copy.addDefeat(WARRIOR);

    assertThat(state.pose(TERMS.firstOf(WARRIOR))).isEqualTo(pose(state, 0, 0, 2));
    assertThat(state.squares().figure(state.scene().ground.square(0, 0))).isEqualTo(TERMS.firstOf(WARRIOR));
    assertThat(state.pilgrim(0, Counters.CHI)).isZero();
    assertThat(state.defeats(WARRIOR)).isZero();
    assertThat(copy.defeats(WARRIOR)).isEqualTo(1);
  }

  @Test
  void squares_haveAKeyThatFollowsThem_untilTheyAreAsBefore() {
    Occupancy squares = new Occupancy(9);
    long empty = squares.key();
    squares.stand(3, 4);
    long stood = squares.key();
    squares.lay(3, 4);
    squares.shut(5, 1);
    assertThat(new Occupancy(squares).key()).isEqualTo(squares.key()).isNotEqualTo(stood).isNotEqualTo(empty);
    squares.stand(3, Occupancy.NONE);
    squares.stand(2, 4);
    squares.clear(3);
    squares.clear(5);
    assertThat(squares.key()).isNotEqualTo(stood).isNotEqualTo(empty);
    squares.stand(3, 4);
    squares.stand(2, Occupancy.NONE);
    assertThat(squares.key()).isEqualTo(stood);
  }
}
