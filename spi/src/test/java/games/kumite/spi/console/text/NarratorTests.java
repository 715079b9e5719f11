package games.kumite.spi.console.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import games.kumite.api.Event;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Phase;
import games.kumite.spi.console.texts.Terminal;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Where headings and empty lines stand between events. */
final class NarratorTests {

  private static final Phase SETUP = Phase.of("setup", "Setup");
  private static final Phase ROUND = Phase.of("round", "Round");
  private static final Phase ORDER = ROUND.child("order", "Turn order");
  private static final Phase ACTIONS = ROUND.child("actions", "Actions");
  private static final Phase ATTACK = ACTIONS.child("attack", "Attack");

  private final StringWriter out = new StringWriter();
  private final Match match = mock(Match.class);
  private final Narrator narrator;

  NarratorTests() {
    Game game = mock(Game.class);
    when(game.phases()).thenReturn(List.of(SETUP, ROUND, ORDER, ACTIONS, ATTACK));
    narrator = new Narrator(
        new Terminal(new StringReader(""), new PrintWriter(out), new PrintWriter(out), true), game,
        new ShowSettings(false, false, false, false));
  }

  private void tell(Phase phase, String... texts) {
    when(match.phase()).thenReturn(phase);
    narrator.tell(Arrays.stream(texts).map(text -> event("happened", text)).toList(), match);
  }

  private static Event event(String type, String text) {
    return new Event(type, Map.of(), text, "");
  }

  private String told() {
    return out.toString().replace("\r\n", "\n").replaceAll("==+\n", "==\n");
  }

  @Test
  void outermostPhase_thatChanges_getsAHeading() {
    tell(SETUP, "Cards are dealt.");
    tell(ACTIONS, "Ana begins.");

    assertThat(told()).isEqualTo("== Setup ==\n  Cards are dealt.\n  Ana begins.\n\n== Round ==\n");
  }

  @Test
  void innerPhase_thatChanges_getsAnEmptyLine() {
    tell(ORDER, "Ana rolls 3.");
    tell(ACTIONS);
    tell(ATTACK, "Ana attacks.");
    tell(ACTIONS, "Bo attacks.");

    assertThat(told()).isEqualTo("== Round ==\n  Ana rolls 3.\n\n  Ana attacks.\n  Bo attacks.\n");
  }

  @Test
  void event_namedLikeAPhase_isAHeadingInItsPlace() {
    when(match.phase()).thenReturn(ACTIONS);
    narrator.tell(List.of(event("happened", "Cards are dealt."), event("round", "The first boss appears."),
        event("happened", "ana rolls 3.")), match);

    assertThat(told()).isEqualTo("  Cards are dealt.\n\n== The first boss appears ==\n  Ana rolls 3.\n");
  }

  @Test
  void event_withAPhasesTitleAndANumber_isAHeading() {
    tell(SETUP, "Cards are dealt.");
    tell(ACTIONS, "Round 1: a king.", "Roundabouts are for others.", "Round and round.");

    assertThat(told()).isEqualTo("== Setup ==\n  Cards are dealt.\n\n== Round 1: a king ==\n"
        + "  Roundabouts are for others.\n  Round and round.\n");
  }

  @Test
  void event_thatRepeatsItself_isShownOnce() {
    tell(SETUP, "Bo draws a card.", "Bo draws a card.", "", "Bo draws a card.", "Ana draws a card.",
        "Bo draws a card.");

    assertThat(told()).isEqualTo("== Setup ==\n  Bo draws a card. (3 times)\n  Ana draws a card.\n"
        + "  Bo draws a card.\n");
  }

  @Test
  void event_withoutText_isNotShown() {
    tell(SETUP, "", "Cards are dealt.", "");

    assertThat(told()).isEqualTo("== Setup ==\n  Cards are dealt.\n");
  }

  @Test
  void endOfTheMatch_isNoPhase() {
    tell(ACTIONS, "Ana attacks.");
    when(match.isOver()).thenReturn(true);
    tell(SETUP, "Ana has won.");

    assertThat(told()).isEqualTo("== Round ==\n  Ana attacks.\n  Ana has won.\n");
  }
}
