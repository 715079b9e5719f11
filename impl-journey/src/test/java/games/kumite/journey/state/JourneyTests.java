package games.kumite.journey.state;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Seat;
import games.kumite.journey.SetupGame;
import games.kumite.journey.content.Content;
import games.kumite.journey.map.Pose;
import games.kumite.journey.turn.ByTheRules;
import games.kumite.spi.Start;
import games.kumite.spi.Texts;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Miniatures, tokens and numbers of a state. */
final class JourneyTests {

  private static final Terms TERMS = new Terms(new Settings(1, "", ""), Content.shelf().of(""), ByTheRules.RULES);
  private static final int WARRIOR = TERMS.type("warrior");
  private static final int GENERAL = TERMS.type("general");

  private static Journey journey(int quest) {
    Journey journey = new Journey(new Start(new SetupGame(), List.of(new Seat(0, "Ana", 0)),
        Map.of("quest", "", "content", ""), Texts.of(SetupGame.class, "journey")), TERMS);
    journey.set(Num.QUEST, quest);
    return journey;
  }

  private static int pose(Journey journey, int x, int y, int facing) {
    return Pose.of(journey.scene().ground.square(x, y), facing);
  }

  @Test
  @Rule("JW-RUL-75")
  void miniatures_areFreeUntilTheyEnter_andAgainWhenTheyAreGone() {
    Journey journey = journey(2);
    for (int count = 0; count < 2; count++) {
      journey.enter(journey.free(GENERAL), pose(journey, 3 * count, 0, 0));
    }
    assertThat(journey.free(GENERAL)).isEqualTo(Journey.NOBODY);

    journey.place(TERMS.firstOf(GENERAL) + 1, Pose.NONE);

    assertThat(journey.free(GENERAL)).isEqualTo(TERMS.firstOf(GENERAL) + 1);
  }

  @Test
  void demon_entering_hasItsHealthAndItsNumber() {
    Journey journey = journey(2);
    int first = journey.free(WARRIOR);
    journey.enter(first, pose(journey, 0, 0, 2));
    int second = journey.free(WARRIOR);
    journey.enter(second, pose(journey, 1, 0, 2));

    assertThat(journey.figure(first, Num.HEALTH)).isEqualTo(3);
    assertThat(journey.figure(first, Num.ENTRY)).isEqualTo(1);
    assertThat(journey.figure(second, Num.ENTRY)).isEqualTo(2);
    assertThat(second).isEqualTo(first + 1);
  }

  @Test
  void base_placedElsewhere_leavesItsSquares() {
    Journey journey = journey(2);
    int general = journey.free(GENERAL);
    journey.enter(general, pose(journey, 2, 2, 0));
    journey.place(general, pose(journey, 3, 2, 0));

    Squares squares = journey.squares();
    assertThat(squares.figure(journey.scene().ground.square(2, 2))).isEqualTo(Squares.NONE);
    assertThat(squares.figure(journey.scene().ground.square(3, 3))).isEqualTo(general);
    assertThat(squares.figure(journey.scene().ground.square(4, 2))).isEqualTo(general);
    assertThat(squares.isFree(journey.scene().ground.square(4, 2), general)).isTrue();
    assertThat(squares.isFree(journey.scene().ground.square(4, 2), 0)).isFalse();
  }

  @Test
  @Rule("JW-GAT-02")
  void closedGates_areThoseClosed_ofOneIdOrAll() {
    Journey journey = journey(2);
    int gates = 0;
    while (journey.scene().piece(gates).kind == Piece.Kind.GATE) {
      journey.setGate(gates++, Piece.Gate.ACTIVE);
    }
    assertThat(gates).isGreaterThan(1);
    assertThat(journey.closedGates("")).isZero();

    journey.setGate(1, Piece.Gate.CLOSED);
    assertThat(journey.closedGates("")).isEqualTo(0b10);
    assertThat(journey.closedGates(journey.scene().piece(0).id)).isZero();
    assertThat(journey.closedGates(journey.scene().piece(1).id)).isEqualTo(0b10);

    journey.setGate(0, Piece.Gate.CLOSED);
    assertThat(journey.closedGates("")).isEqualTo(0b11);
  }

  @Test
  @Rule({"JW-ACT-10", "JW-TER-12"})
  void door_broken_isTwoOpenSquares() {
    Journey journey = journey(1);
    int door = journey.scene().pieces() - 1;
    journey.lay(door, journey.scene().piece(door).square);
    int first = journey.scene().ground.square(5, 3);
    int second = journey.scene().ground.square(6, 3);
    assertThat(journey.squares().isDoor(first)).isTrue();
    assertThat(journey.squares().isDoor(second)).isTrue();
    assertThat(journey.squares().piece(second)).isEqualTo(door);
    assertThat(journey.isThere(door)).isTrue();

    journey.take(door);

    assertThat(journey.squares().isBlocked(first)).isFalse();
    assertThat(journey.squares().isBlocked(second)).isFalse();
    assertThat(journey.isThere(door)).isFalse();
  }

  @Test
  @Rule("JW-GAT-01")
  void gate_isActiveInactiveOrClosed_andBlocksItsSquareAlways() {
    Journey journey = journey(3);
    for (int piece = 0; piece < 2; piece++) {
      journey.lay(piece, journey.scene().piece(piece).square);
    }
    assertThat(journey.gate(0)).isEqualTo(Piece.Gate.ACTIVE);
    assertThat(journey.gate(1)).isEqualTo(Piece.Gate.INACTIVE);

    journey.setGate(0, Piece.Gate.CLOSED);

    assertThat(journey.gate(0)).isEqualTo(Piece.Gate.CLOSED);
    assertThat(journey.isThere(1)).isTrue();
    assertThat(journey.squares().isBlocked(journey.square(1))).isTrue();
  }

  @Test
  @Rule("JW-ACT-16")
  void well_remembersEachPilgrimThatUsedIt() {
    Journey journey = journey(1);
    int well = 0;
    while (journey.scene().piece(well).kind != Piece.Kind.WELL) {
      well++;
    }
    journey.use(well, 1);
    journey.use(well, 3);

    assertThat(journey.users(well)).isEqualTo(0b1010);
  }

  @Test
  void conditions_haveTurnTokens() {
    Journey journey = journey(1);
    assertThat(journey.turnTokens(0, 2)).isEqualTo(-1);

    journey.setTurnTokens(0, 2, 0);

    assertThat(journey.turnTokens(0, 2)).isZero();
    assertThat(journey.turnTokens(0, 3)).isEqualTo(-1);
    assertThat(journey.turnTokens(1, 2)).isEqualTo(-1);
  }

  @Test
  void copy_changed_leavesTheOriginal() {
    Journey journey = journey(2);
    journey.enter(journey.free(WARRIOR), pose(journey, 0, 0, 2));
    Journey copy = journey.copy();
    copy.place(TERMS.firstOf(WARRIOR), Pose.NONE);
    copy.setPilgrim(0, Num.CHI, 7);
    copy.addDefeat(WARRIOR);

    assertThat(journey.pose(TERMS.firstOf(WARRIOR))).isEqualTo(pose(journey, 0, 0, 2));
    assertThat(journey.squares().figure(journey.scene().ground.square(0, 0))).isEqualTo(TERMS.firstOf(WARRIOR));
    assertThat(journey.pilgrim(0, Num.CHI)).isZero();
    assertThat(journey.defeats(WARRIOR)).isZero();
    assertThat(copy.defeats(WARRIOR)).isEqualTo(1);
  }

  @Test
  void squares_haveAKeyThatFollowsThem_untilTheyAreAsBefore() {
    Squares squares = new Squares(9);
    long empty = squares.key();
    squares.stand(3, 4);
    long stood = squares.key();
    squares.lay(3, 4);
    squares.shut(5, 1);
    assertThat(new Squares(squares).key()).isEqualTo(squares.key()).isNotEqualTo(stood).isNotEqualTo(empty);
    squares.stand(3, Squares.NONE);
    squares.stand(2, 4);
    squares.clear(3);
    squares.clear(5);
    assertThat(squares.key()).isNotEqualTo(stood).isNotEqualTo(empty);
    squares.stand(3, 4);
    squares.stand(2, Squares.NONE);
    assertThat(squares.key()).isEqualTo(stood);
  }
}
