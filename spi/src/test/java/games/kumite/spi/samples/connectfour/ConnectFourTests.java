package games.kumite.spi.samples.connectfour;

import static games.kumite.spi.samples.Moves.picture;
import static games.kumite.spi.samples.Moves.play;
import static games.kumite.spi.samples.Moves.played;
import static games.kumite.spi.samples.Moves.seat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Outcome.Result;
import games.kumite.api.Turn;
import games.kumite.api.UndoBarrier;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.samples.Moves;
import games.kumite.spi.testkit.Rule;
import java.util.Arrays;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of connect four. */
final class ConnectFourTests {

  private static final Game GAME = new ConnectFour();
  private static final int COLUMNS = 7;
  private static final int ROWS = 6;

  /** A match in which discs were dropped on these spaces. */
  private static Match drops(String spaces) {
    Match match = played(GAME);
    if (!spaces.isEmpty()) {
      Arrays.stream(spaces.split(" ")).forEach(space -> play(match, "drop space:" + space));
    }
    return match;
  }

  @Nested
  final class Rules {

    @Test
    @Rule({"CF-01", "CF-03"})
    void listing_atTheStart_isTheLowestSpaces() {
      assertThat(Moves.listed(drops(""))).containsExactly("drop space:a1", "drop space:b1",
          "drop space:c1", "drop space:d1", "drop space:e1", "drop space:f1", "drop space:g1");
    }

    @Test
    @Rule("CF-03")
    void listing_onAPartlyFilledRack_holdsTheNextSpaceOfEachOpenColumn() {
      Match match = drops("d1 d2 d3 d4 d5 d6 a1");
      assertThat(match.actor()).isEqualTo(seat(match, 2));
      assertThat(Moves.listed(match)).containsExactly("drop space:a2", "drop space:b1",
          "drop space:c1", "drop space:e1", "drop space:f1", "drop space:g1");
    }

    @ParameterizedTest
    @CsvSource({
        "row at the left, a1 a2 b1 b2 c1 c2 d1",
        "row at the right, d1 d2 e1 e2 f1 f2 g1",
        "row closed in its middle, a1 a2 b1 b2 d1 d2 c1",
        "column at the bottom, a1 b1 a2 b2 a3 b3 a4",
        "column at the top, g1 f1 f2 g2 g3 f3 g4 f4 g5 f5 g6",
        "rising diagonal, a1 b1 b2 c1 d1 c2 c3 d2 d3 e1 d4",
        "falling diagonal, g1 f1 f2 e1 d1 e2 e3 d2 d3 c1 d4"})
    @Rule("CF-04")
    void four_inALine_winsAtOnce(String line, String spaces) {
      Match match = drops(spaces);
      assertThat(match.isOver()).as(line).isTrue();
      assertThat(match.outcome().standing(seat(match, 1)).result()).isEqualTo(Result.WIN);
      assertThat(match.outcome().standing(seat(match, 2)).score()).isEqualTo(-1);
    }

    @Test
    @Rule("CF-04")
    void four_ofTheSecondSeat_winsAtOnce() {
      Match match = drops("a1 b1 a2 c1 a3 d1 g1 e1");
      assertThat(match.outcome().standing(seat(match, 2)).result()).isEqualTo(Result.WIN);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "a1 a2 b1 b2 c1 c2", // three
        "d1 e1 d2 e2 d3 d4 a1 d5 a2 d6 e3", // three in a column, then others
        "f1 f2 g1 g2 a1 a2 b1"}) // the right and the left edge are no neighbours
    @Rule("CF-04")
    void threeOrAcrossTheEdge_isNoFour(String spaces) {
      assertThat(drops(spaces).isOver()).isFalse();
    }

    @Test
    @Rule("CF-05")
    void fullRack_withoutFour_isDrawn() {
      Match match = drops("a1 b1 a2 b2 b3 a3 b4 a4 a5 b5 a6 b6 c1 d1 c2 d2 d3 c3 d4 c4 c5 d5 c6 d6"
          + " e1 f1 e2 f2 f3 e3 f4 e4 e5 f5 e6 f6 g1 g2 g3 g4 g5");
      assertThat(match.isOver()).isFalse();
      play(match, "drop space:g6");
      assertThat(match.outcome().summary()).isEqualTo("full");
      assertThat(match.outcome().standings()).allMatch(standing -> standing.result() == Result.DRAW);
    }

    @Test
    @Rule({"CF-03", "CF-04", "CF-05"})
    void randomMatches_judgedSpaceBySpace_agree() {
      SeededRandom random = RandomSource.seeded(4);
      for (int n = 0; n < 300; n++) {
        int[][] owners = new int[COLUMNS][ROWS];
        Match match = played(GAME);
        int discs = 0;
        boolean won = false;
        while (!match.isOver()) {
          assertThat(won || discs == COLUMNS * ROWS).isFalse();
          int seat = match.actor().number();
          String notation = match.decision().actions().get(random.nextInt(match.actionCount())).notation();
          int column = notation.charAt(11) - 'a';
          int row = notation.charAt(12) - '1';
          assertThat(owners[column][row]).isZero();
          assertThat(row == 0 || owners[column][row - 1] != 0).isTrue();
          owners[column][row] = seat;
          discs++;
          won = isFour(owners, column, row);
          play(match, notation);
        }
        assertThat(match.outcome().standings().get(0).result() != Result.DRAW).isEqualTo(won);
      }
    }

    private boolean isFour(int[][] owners, int column, int row) {
      int[][] directions = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
      return Arrays.stream(directions).anyMatch(step -> 1 + count(owners, column, row, step[0], step[1])
          + count(owners, column, row, -step[0], -step[1]) >= 4);
    }

    private int count(int[][] owners, int column, int row, int right, int up) {
      int count = 0;
      int c = column + right;
      int r = row + up;
      while (c >= 0 && c < COLUMNS && r >= 0 && r < ROWS && owners[c][r] == owners[column][row]) {
        count++;
        c += right;
        r += up;
      }
      return count;
    }
  }

  @ParameterizedTest
  @CsvSource({
      "drop space:d1, CF-02, that space is taken",
      "drop space:d3, CF-03, a disc falls to the lowest empty space of its column",
      "drop space:a6, CF-03, a disc falls to the lowest empty space of its column"})
  @Rule({"CF-02", "CF-03"})
  void refusedSpace_namesItsRule_andChangesNothing(String notation, String rule, String reason) {
    Match match = drops("d1");
    String before = picture(match);
    assertThatThrownBy(() -> match.decision().parse(notation))
        .isInstanceOfSatisfying(IllegalActionException.class,
            refused -> assertThat(refused.rule()).contains(rule))
        .hasMessage("\"" + notation + "\" is not legal: " + reason + " (" + rule + ")");
    assertThat(picture(match)).isEqualTo(before);
  }

  @Test
  void spaceThatIsNone_isUnknown_andTheLegalOnesAreNamed() {
    assertThatThrownBy(() -> drops("").decision().parse("drop space:d7"))
        .hasMessage("\"drop space:d7\" is not an action here; legal are: Drop a disc on a1 [drop space:a1];"
            + " Drop a disc on b1 [drop space:b1]; Drop a disc on c1 [drop space:c1]; Drop a disc on d1 [drop space:d1];"
            + " Drop a disc on e1 [drop space:e1]; Drop a disc on f1 [drop space:f1]; Drop a disc on g1 [drop space:g1]");
  }

  @Test
  void table_afterADisc_showsItInItsSpace() {
    Match match = drops("d1");
    assertThat(match.table(Viewer.spectator()).toString())
        .contains("board:rack columns=7 rows=6", "  space:d1 column=4 row=6\n    token:d1 owner=seat:1\n");
  }

  @Test
  void undo_goesBackOneDisc_andNoFurtherThanTheOtherSeats() {
    Match match = drops("d1 d2");
    match.undo();
    assertThat(match.record()).isEqualTo(drops("d1").record());
    assertThat(match.undoBarrier()).isEqualTo(UndoBarrier.OTHER_SEAT);
  }

  @Test
  void record_ofAnEndedMatch_resumesAlike() {
    Match match = drops("a1 a2 b1 b2 c1 c2 d1");
    assertThat(picture(GAME.resume(MatchRecord.parse(match.record().text())))).isEqualTo(picture(match));
  }

  @Test
  void events_nameSeatAndSpace() {
    Match match = drops("d1");
    assertThat(match.events(seat(match, 2)).read()).singleElement().satisfies(event -> {
      assertThat(event.type()).isEqualTo("dropped");
      assertThat(event.arguments()).containsEntry("by", "seat:1").containsEntry("space", "space:d1");
      assertThat(event.rule()).isEqualTo("CF-01");
    });
  }

  @Test
  void perspective_ofBothSeats_seesTheSameTable() {
    Match match = drops("d1");
    assertThat(match.perspective(seat(match, 1)).table()).isEqualTo(match.perspective(seat(match, 2)).table());
    assertThat(match.perspective(seat(match, 1)).turn())
        .isEqualTo(new Turn.Waiting(seat(match, 2), "Bo chooses a column."));
  }
}
