package games.kumite.spi.desk;

import static games.kumite.spi.desk.Workbench.listed;
import static games.kumite.spi.desk.Workbench.match;
import static games.kumite.spi.desk.Workbench.play;
import static games.kumite.spi.desk.Workbench.said;
import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Viewer;
import games.kumite.spi.Selection;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A selection on its way: what search takes for the same knowledge, and that copies of the match go on apart. */
final class SelectionKeyTests {

  private static final int THINGS = 5;
  private static final Family ANY_SET = new Family(THINGS, THINGS, 0, 100, false);

  /** How it is selected. */
  enum Kind {
    SET(Family.Select.SET), LINE(Family.Line.LINE);

    private final Selection<Desk, Family> selection;

    Kind(Selection<Desk, Family> selection) {
      this.selection = selection;
    }

    Match start(int seats) {
      return match(seats, desk -> desk.then(selection.with(ANY_SET), ScriptTests.End.END));
    }

    Match with(int... picks) {
      Match match = start(3);
      for (int pick : picks) {
        play(match, "take-" + pick);
      }
      return match;
    }
  }

  private static long key(Match match, int seat) {
    return match.search().observationKey(match.seats().get(seat));
  }

  @Test
  void picks_inAnyOrder_areTheSameKnowledge() {
    assertThat(key(Kind.SET.with(3, 1), 0)).isEqualTo(key(Kind.SET.with(1, 3), 0));
    assertThat(key(Kind.SET.with(4, 0, 2), 0)).isEqualTo(key(Kind.SET.with(0, 2, 4), 0))
        .isEqualTo(key(Kind.SET.with(2, 4, 0), 0));
  }

  @Test
  void picks_whoseOrderMatters_areOtherKnowledgeInAnotherOrder() {
    assertThat(key(Kind.LINE.with(3, 1), 0)).isNotEqualTo(key(Kind.LINE.with(1, 3), 0));
    assertThat(key(Kind.LINE.with(4, 0, 2), 0)).isNotEqualTo(key(Kind.LINE.with(0, 4, 2), 0));
  }

  @ParameterizedTest
  @EnumSource
  void picks_thatDiffer_areOtherKnowledge_toWhomPicks(Kind kind) {
    Map<Long, String> known = new HashMap<>();
    known.put(key(kind.with(), 0), "nothing");
    for (int one = 0; one < THINGS; one++) {
      assertThat(known.put(key(kind.with(one), 0), "" + one)).isNull();
      for (int other = one + 1; other < THINGS; other++) {
        assertThat(known.put(key(kind.with(one, other), 0), one + " and " + other)).isNull();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void picks_areNoKnowledge_toOthers(Kind kind) {
    Match before = kind.with();
    Match match = kind.with(3, 1);
    for (Viewer viewer : new Viewer[] {match.seats().get(1), match.seats().get(2), Viewer.spectator()}) {
      assertThat(match.search().observationKey(viewer)).isEqualTo(before.search().observationKey(viewer));
      assertThat(match.perspective(viewer).observationKey()).isEqualTo(before.perspective(viewer).observationKey());
    }
    Seat picking = match.seats().get(0);
    assertThat(match.perspective(picking).observationKey()).isEqualTo(match.search().observationKey(picking))
        .isNotEqualTo(before.search().observationKey(picking));
  }

  @ParameterizedTest
  @EnumSource
  void copies_inTheMiddle_pickApart(Kind kind) {
    Match match = kind.with(2);
    Match copy = match.copy();
    play(match, "take-0");
    assertThat(listed(copy)).containsExactlyInAnyOrder("take-0", "take-1", "take-3", "take-4", "done");
    play(copy, "take-3");
    assertThat(listed(match)).containsExactlyInAnyOrder("take-1", "take-3", "take-4", "done");
    Match third = copy.copy();
    play(copy, "take-4", "done");
    play(match, "done");
    assertThat(listed(third)).containsExactlyInAnyOrder("take-0", "take-1", "take-4", "done");
    play(third, "done");
    assertThat(said(match).get(0)).isEqualTo(kind == Kind.SET ? "[1, 0, 1, 0, 0]" : "[2, 0]");
    assertThat(said(copy).get(0)).isEqualTo(kind == Kind.SET ? "[0, 0, 1, 1, 1]" : "[2, 3, 4]");
    assertThat(said(third).get(0)).isEqualTo(kind == Kind.SET ? "[0, 0, 1, 1, 0]" : "[2, 3]");
  }
}
