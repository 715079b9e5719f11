package games.kumite.spi.console.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Element;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Table;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** When a person is passed for. */
final class IdlePassTests {

  private static final Seat ANA = new Seat(0, "Ana", 0);

  private record Does(String notation, boolean isLowPriority) implements Action {
    @Override
    public String label() {
      return notation;
    }
  }

  private static Optional<String> passes(Map<String, Object> seat, Does... actions) {
    Match match = mock(Match.class);
    Decision decision = mock(Decision.class);
    when(match.decision()).thenReturn(decision);
    when(match.seats()).thenReturn(List.of(ANA, new Seat(1, "Bo", 1)));
    when(decision.actions()).thenReturn(Arrays.<Action>asList(actions));
    when(match.table(ANA)).thenReturn(Table.of(List.of(new Element(Element.Kind.SEAT, "seat:1", seat, List.of()))));
    return IdlePass.of(match, ANA).map(Action::notation);
  }

  @Test
  void idleActions_onAnothersTurn_arePassed() {
    assertThat(passes(Map.of("active", false), new Does("give-up", true), new Does("pass", false))).contains("pass");
    assertThat(passes(Map.of("active", false), new Does("pass", false))).contains("pass");
  }

  @Test
  void offersAlone_wakeNobody_onTheirOwnTurn() {
    assertThat(passes(Map.of("active", true), new Does("pass", false))).as("nothing else").contains("pass");
    assertThat(passes(Map.of("active", true), new Does("gift seat:2 card:S7", true), new Does("pass", false))).contains("pass");
    assertThat(passes(Map.of("active", true), new Does("equip card:S7", true), new Does("pass", false))).isEmpty();
    assertThat(passes(Map.of("active", true), new Does("ask seat:2", false), new Does("pass", false))).isEmpty();
    assertThat(passes(Map.of("active", true), new Does("gift seat:1 card:S7", true), new Does("pass", false))).isEmpty();
  }

  @Test
  void anythingElse_isAsked() {
    assertThat(passes(Map.of("active", false), new Does("give-up", true), new Does("play", false),
        new Does("pass", false))).isEmpty();
    assertThat(passes(Map.of("active", false), new Does("give-up", true))).as("there is no pass").isEmpty();
  }

  @Test
  void ownTurn_isAsked_andWhereNobodySaysWhoseItIs() {
    assertThat(passes(Map.of("active", true), new Does("give-up", true), new Does("pass", false))).isEmpty();
    assertThat(passes(Map.of(), new Does("give-up", true), new Does("pass", false))).isEmpty();
  }
}
