package games.kumite.spi.desk;

import static games.kumite.spi.desk.Workbench.desk;
import static games.kumite.spi.desk.Workbench.listed;
import static games.kumite.spi.desk.Workbench.match;
import static games.kumite.spi.desk.Workbench.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.UndoBarrier;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.Inspection;
import games.kumite.spi.NoLocals;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Picks of a selection that are taken back: as if they had never been made. */
final class UndonePickTests {

  /** The first seat has the cards 0, 2 and 4, the second 6 and 8; then selections. */
  private static Match hands(SelectionTests.Discard... discards) {
    return match(2, desk -> {
      for (int card : new int[] {0, 2, 4}) {
        desk.cards.moveToTop(card, desk.places.hands().get(0));
      }
      for (int card : new int[] {6, 8}) {
        desk.cards.moveToTop(card, desk.places.hands().get(1));
      }
      for (SelectionTests.Discard discard : discards) {
        desk.then(discard.with(NoLocals.NOTHING));
      }
      desk.then(ScriptTests.End.END);
    });
  }

  private static SelectionTests.Discard of(int seat, int min, int max) {
    return new SelectionTests.Discard(seat, min, max);
  }

  private static String seen(Match match, Viewer viewer) {
    return match.table(viewer) + " " + match.search().pastDecisions(viewer)
        + " " + Inspection.question(Inspection.state(match.perspective(viewer)));
  }

  @Test
  void pickTakenBack_leavesEverythingAsItWas_toEverybody() {
    Match match = hands(of(0, 2, 3), of(1, 1, 2));
    Match untouched = hands(of(0, 2, 3), of(1, 1, 2));
    List<Viewer> viewers = List.of(match.seats().get(0), match.seats().get(1), Viewer.spectator());
    for (String[] picks : new String[][] {{"drop-4"}, {"drop-4", "drop-0"}, {"drop-0", "drop-4"}}) {
      play(match, picks);
      for (String ignored : picks) {
        assertThat(match.undoBarrier()).isEqualTo(UndoBarrier.NONE);
        match.undo();
      }
      assertThat(listed(match)).isEqualTo(listed(untouched));
      assertThat(match.decision().searchActionCount()).isEqualTo(untouched.decision().searchActionCount());
      assertThat(match.record().lines()).isEqualTo(untouched.record().lines());
      viewers.forEach(viewer -> assertThat(seen(match, viewer)).isEqualTo(seen(untouched, viewer)));
    }
  }

  @Test
  void pickTakenBack_canBeMadeAgain_inAnotherOrder() {
    Match match = hands(of(0, 2, 2));
    play(match, "drop-4");
    match.undo();
    play(match, "drop-2", "drop-4");
    assertThat(match.isOver()).isTrue();
    assertThat(desk(match).cards.count(desk(match).places.pile())).isEqualTo(2);
    assertThat(match.game().resume(match.record(), RandomSource.seeded(1)).record()).isEqualTo(match.record());
  }

  @Test
  void setThatHasShownItsCards_stays() {
    Match match = hands(of(0, 2, 3), of(1, 1, 1));
    play(match, "drop-4", "drop-2", "done");
    assertThat(match.undoBarrier()).isEqualTo(UndoBarrier.REVEALED_SECRET);
  }

  @Test
  void decisionFromBefore_isPast_onceAPickIsTakenBack() {
    Match match = hands(of(0, 2, 3));
    play(match, "drop-4");
    Decision early = match.decision();
    Action pick = early.parse("drop-2");
    match.undo();
    assertThatThrownBy(early::actions).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> early.parse("drop-2")).isInstanceOf(IllegalStateException.class);
    match.play(pick);
    assertThat(listed(match)).containsExactlyInAnyOrder("drop-0", "drop-4");
  }

  @Test
  void firstSeatsPickTakenBack_doesNotLetItTakeBackAnothers() {
    Match match = hands(of(1, 0, 1), of(0, 2, 3));
    play(match, "done", "drop-4");
    match.undo();
    assertThat(match.undoBarrier()).as("the first seat has begun to take back").isEqualTo(UndoBarrier.OTHER_SEAT);
    play(match, "drop-0");
    assertThat(match.undoBarrier()).isEqualTo(UndoBarrier.NONE);
  }

  @Test
  void copyOfAMatch_keepsWhatIsTakenBackInTheOther() {
    Match match = hands(of(0, 2, 3));
    play(match, "drop-4", "drop-0");
    Match copy = match.copy();
    match.undo();
    assertThat(listed(copy)).containsExactlyInAnyOrder("drop-2", "done");
    assertThat(listed(match)).containsExactlyInAnyOrder("drop-0", "drop-2");
    assertThat(copy.undoBarrier()).as("a copy keeps the record").isEqualTo(UndoBarrier.NONE);
    copy.undo();
    copy.undo();
    assertThat(listed(copy)).hasSize(3);
  }

  @Test
  void selectionOfNothing_isOver_thoughTheNextOneIsTheSame() {
    Match match = hands(of(0, 0, 2), of(0, 0, 2));
    play(match, "done");
    assertThat(match.search().pastDecisions(match.seats().get(1))).as("others know that it was made").hasSize(1);
    play(match, "drop-2");
    assertThat(match.search().pastDecisions(match.seats().get(1))).as("and nothing of the next").hasSize(1);
  }
}
