package games.kumite.spi.desk;

import static games.kumite.spi.desk.Workbench.listed;
import static games.kumite.spi.desk.Workbench.match;
import static games.kumite.spi.desk.Workbench.play;
import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.PastDecision;
import games.kumite.api.Viewer;
import games.kumite.spi.Candidates;
import games.kumite.spi.IntList;
import games.kumite.spi.NoLocals;
import games.kumite.spi.Selection;
import org.junit.jupiter.api.Test;

/** A seat selects, and then the same once more: what others know of it. */
final class SelectionsInARowTests {

  /** One or two cards of a hand; from the second time on the first card is among them. */
  private enum Tribute implements Selection<Desk, NoLocals> {
    TRIBUTE;

    @Override
    public String kind() {
      return "select";
    }

    @Override
    public int seat(Desk desk, NoLocals locals) {
      return 0;
    }

    @Override
    public void collectCandidates(Desk desk, NoLocals locals, Candidates out) {
      for (int card = first(desk); card >= 0; card = desk.cards.next(card)) {
        out.add(card, desk.cards.face(card), new Word("drop-" + desk.cards.face(card)));
      }
    }

    private static int first(Desk desk) {
      return desk.cards.top(desk.places.hands().get(0));
    }

    @Override
    public int min(Desk desk, NoLocals locals) {
      return 1;
    }

    @Override
    public int max(Desk desk, NoLocals locals) {
      return 1 + desk.count;
    }

    @Override
    public boolean isLegal(Desk desk, NoLocals locals, IntList selected) {
      return desk.count == 0 || selected.contains(first(desk));
    }

    @Override
    public boolean canBecomeLegal(Desk desk, NoLocals locals, IntList selected, Candidates rest) {
      boolean mayStill = false;
      for (int place = 0; place < rest.size() && selected.size() < max(desk, locals); place++) {
        mayStill |= rest.get(place) == first(desk) && rest.isAvailable(place);
      }
      return mayStill || isLegal(desk, locals, selected);
    }

    @Override
    public NoLocals localsAfter(Desk desk, NoLocals locals, IntList selected) {
      for (int i = 0; i < selected.size(); i++) {
        desk.move(selected.get(i), desk.places.pile());
      }
      desk.count++;
      return locals;
    }
  }

  /** The first seat has the cards 0, 2, 4 and 6. */
  private static Match twice() {
    return match(2, desk -> {
      for (int card : new int[] {6, 4, 2, 0}) {
        desk.cards.moveToTop(card, desk.places.hands().get(0));
      }
      desk.then(Tribute.TRIBUTE.with(NoLocals.NOTHING), Tribute.TRIBUTE.with(NoLocals.NOTHING), ScriptTests.End.END);
    });
  }

  private static int known(Match match, Viewer viewer) {
    return match.search().pastDecisions(viewer).size();
  }

  @Test
  void completeSelection_isSeen_thoughTheNextOneBeginsWithAPick() {
    Match match = twice();
    play(match, "drop-2");
    assertThat(listed(match)).as("card 0 is picked unasked").containsExactlyInAnyOrder("drop-4", "drop-6", "done");
    assertThat(known(match, match.seats().get(1))).isEqualTo(1);
    assertThat(known(match, Viewer.spectator())).isEqualTo(1);
    assertThat(match.search().pastDecisions(match.seats().get(1))).extracting(PastDecision::action).containsOnlyNulls();

    play(match, "done");
    assertThat(known(match, match.seats().get(1))).isEqualTo(2);
    assertThat(known(match, match.seats().get(0))).isEqualTo(2);
  }

  @Test
  void selectionOnItsWay_isNotSeen() {
    Match match = match(2, desk -> {
      for (int card : new int[] {6, 4, 2, 0}) {
        desk.cards.moveToTop(card, desk.places.hands().get(0));
      }
      desk.count = 2;
      desk.then(Tribute.TRIBUTE.with(NoLocals.NOTHING), ScriptTests.End.END);
    });
    play(match, "drop-4");
    assertThat(known(match, match.seats().get(1))).isZero();
    assertThat(known(match, match.seats().get(0))).isEqualTo(1);
    play(match, "done");
    assertThat(known(match, match.seats().get(1))).isEqualTo(1);
  }
}
