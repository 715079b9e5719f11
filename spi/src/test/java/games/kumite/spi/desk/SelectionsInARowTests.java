package games.kumite.spi.desk;

import static games.kumite.spi.desk.Workbench.listed;
import static games.kumite.spi.desk.Workbench.match;
import static games.kumite.spi.desk.Workbench.play;
import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.Observer;
import games.kumite.api.PastDecision;
import games.kumite.spi.Nothing;
import games.kumite.spi.Picks;
import games.kumite.spi.Selection;
import games.kumite.spi.Things;
import org.junit.jupiter.api.Test;

/** A seat selects, and then the same once more: what others know of it. */
final class SelectionsInARowTests {

  /** One or two cards of a hand; from the second time on the first card is among them. */
  private enum Tribute implements Selection<Desk, Nothing> {
    TRIBUTE;

    @Override
    public String kind() {
      return "select";
    }

    @Override
    public int seat(Desk desk, Nothing about) {
      return 0;
    }

    @Override
    public void things(Desk desk, Nothing about, Things out) {
      for (int card = first(desk); card >= 0; card = desk.cards.next(card)) {
        out.add(card, desk.cards.face(card), new Word("drop-" + desk.cards.face(card)));
      }
    }

    private static int first(Desk desk) {
      return desk.cards.top(desk.places.hands().get(0));
    }

    @Override
    public int min(Desk desk, Nothing about) {
      return 1;
    }

    @Override
    public int max(Desk desk, Nothing about) {
      return 1 + desk.count;
    }

    @Override
    public boolean isLegal(Desk desk, Nothing about, Picks picks) {
      return desk.count == 0 || picks.contains(first(desk));
    }

    @Override
    public boolean canBecomeLegal(Desk desk, Nothing about, Picks picks, Things rest) {
      boolean mayStill = false;
      for (int place = 0; place < rest.size() && picks.size() < max(desk, about); place++) {
        mayStill |= rest.get(place) == first(desk) && rest.isLeft(place);
      }
      return mayStill || isLegal(desk, about, picks);
    }

    @Override
    public Nothing chosen(Desk desk, Nothing about, Picks picks) {
      for (int i = 0; i < picks.size(); i++) {
        desk.move(picks.get(i), desk.places.pile());
      }
      desk.count++;
      return about;
    }
  }

  /** The first seat has the cards 0, 2, 4 and 6. */
  private static Match twice() {
    return match(2, desk -> {
      for (int card : new int[] {6, 4, 2, 0}) {
        desk.cards.moveToTop(card, desk.places.hands().get(0));
      }
      desk.then(Tribute.TRIBUTE.about(Nothing.NOTHING), Tribute.TRIBUTE.about(Nothing.NOTHING), ScriptTests.End.END);
    });
  }

  private static int known(Match match, Observer observer) {
    return match.search().decisions(observer).size();
  }

  @Test
  void completeSelection_isSeen_thoughTheNextOneBeginsWithAPick() {
    Match match = twice();
    play(match, "drop-2");
    assertThat(listed(match)).as("card 0 is picked unasked").containsExactlyInAnyOrder("drop-4", "drop-6", "done");
    assertThat(known(match, match.seats().get(1))).isEqualTo(1);
    assertThat(known(match, Observer.spectator())).isEqualTo(1);
    assertThat(match.search().decisions(match.seats().get(1))).extracting(PastDecision::action).containsOnlyNulls();

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
      desk.then(Tribute.TRIBUTE.about(Nothing.NOTHING), ScriptTests.End.END);
    });
    play(match, "drop-4");
    assertThat(known(match, match.seats().get(1))).isZero();
    assertThat(known(match, match.seats().get(0))).isEqualTo(1);
    play(match, "done");
    assertThat(known(match, match.seats().get(1))).isEqualTo(1);
  }
}
