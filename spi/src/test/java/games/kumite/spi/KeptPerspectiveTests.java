package games.kumite.spi;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.Viewer;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.samples.connectfour.ConnectFour;
import games.kumite.spi.samples.masks.Masks;
import games.kumite.spi.testkit.CanonicalText;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A perspective forgets, and looks events up, when something is asked of it; what it says is that of its moment. */
final class KeptPerspectiveTests {

  private static List<Viewer> observers(Match match) {
    List<Viewer> viewers = new ArrayList<>(match.seats());
    viewers.add(Viewer.spectator());
    return viewers;
  }

  private static String text(Perspective perspective) {
    return CanonicalText.of(perspective) + perspective.events();
  }

  @Test
  void perspective_askedLater_saysWhatItWouldHaveSaid() {
    for (int seed = 0; seed < 4; seed++) {
      Match match = new Masks().start(Setup.seats(3).seed(seed));
      SeededRandom random = new SeededRandom(seed);
      List<Perspective> kept = new ArrayList<>();
      List<String> said = new ArrayList<>();
      while (!match.isOver()) {
        match.actionCount();
        for (Viewer viewer : observers(match)) {
          kept.add(match.perspective(viewer));
          said.add(text(match.perspective(viewer)));
        }
        match.playRandom(random);
      }
      for (int i = kept.size() - 1; i >= 0; i--) {
        assertThat(text(kept.get(i))).isEqualTo(said.get(i));
      }
    }
  }

  @Test
  void perspective_ofWhatWasTakenBack_tellsItStill() {
    Match match = new ConnectFour().start(Setup.seats(2).seed(1));
    match.play(0);
    Perspective kept = match.perspective(match.seats().get(0));
    Perspective same = match.perspective(match.seats().get(0));
    String said = text(same);
    match.undo();
    match.play(1);
    match.perspective(match.seats().get(1)).events();

    assertThat(text(kept)).isEqualTo(said);
    assertThat(kept.events()).singleElement().satisfies(event -> assertThat(event.argument("space")).isEqualTo("space:a1"));
  }

  @Test
  void decision_listedBefore_isTheOneThatIsAsked() {
    Game game = new ConnectFour();
    Match match = game.start(Setup.seats(2).seed(1));
    match.actionCount();
    Decision listed = ((Turn.Yours) match.perspective(match.actor()).turn()).decision();
    Decision fresh = ((Turn.Yours) game.start(Setup.seats(2).seed(1)).perspective(match.actor()).turn()).decision();

    assertThat(listed.actions()).isEqualTo(fresh.actions());
    assertThat(listed.seat()).isEqualTo(fresh.seat());
    assertThat(listed.number()).isEqualTo(fresh.number());
    assertThat(listed.kind()).isEqualTo(fresh.kind());
    assertThat(listed.searchActionCount()).isEqualTo(fresh.searchActionCount());
    assertThat(listed.isGroup()).isEqualTo(fresh.isGroup());
    assertThat(listed.prompt()).isEqualTo(fresh.prompt());
    assertThat(listed.templates()).isEqualTo(fresh.templates());
    Action first = listed.actions().get(0);
    assertThat(listed.parse(first.notation())).isEqualTo(first);
    assertThat(listed.label(first)).isEqualTo(fresh.label(first));
    match.play(first);
    assertThat(listed.actions()).isEqualTo(fresh.actions());
  }
}
