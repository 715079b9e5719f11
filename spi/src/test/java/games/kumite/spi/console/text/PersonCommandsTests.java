package games.kumite.spi.console.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.doReturn;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Element;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Prompt;
import games.kumite.api.Seat;
import games.kumite.api.Table;
import games.kumite.api.UndoBarrier;
import games.kumite.api.bot.StandingOrders;
import games.kumite.spi.console.table.SeenTexts;
import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a person may type besides actions, in a match that says what it is told to. */
final class PersonCommandsTests {

  private static final Seat ANA = new Seat(0, "Ana", 0);

  private record Plain(String notation) implements Action {
    @Override
    public String label() {
      return Text.capital(notation);
    }
  }

  private final StringWriter out = new StringWriter();
  private final Match match = mock(Match.class);
  private final Decision decision = mock(Decision.class);

  private Answer answer(String typed, String... actions) {
    when(match.decision()).thenReturn(decision);
    when(match.game()).thenReturn(mock(Game.class));
    when(match.table(ANA)).thenReturn(Table.of(List.of(new Element(Element.Kind.CARD, "card:I08",
        Map.of("label", "Samurai Armor", "text", "It protects."), List.of()),
        new Element(Element.Kind.SEAT, "seat:1", Map.of("name", "Ana", "team", 0), List.of()))));
    when(decision.prompt()).thenReturn(new Prompt("Well?", "Ana is asked."));
    when(decision.actions()).thenReturn(Arrays.stream(actions).<Action>map(Plain::new).toList());
    when(decision.label(any())).thenAnswer(asked -> asked.getArgument(0, Action.class).label());
    Terminal terminal = new Terminal(new StringReader(typed), new PrintWriter(out), new PrintWriter(out), true);
    Narrator narrator = new Narrator(terminal, mock(Game.class), new ShowSettings(false, false, false, false));
    return new PlayerPrompt(terminal, match, ANA, List.of(ANA), narrator, new StandingOrders(), new SeenTexts(), ANA).answer();
  }

  @Test
  void word_thatIsAnActionToo_isTheAction() {
    assertThat(answer("undo\n", "undo", "stay")).isEqualTo(new Answer.Play(new Plain("undo")));
  }

  @Test
  void show_findsACardByItsName_orAPartOfIt() {
    answer("show samurai armor\nshow armor\nshow boots\nquit\n", "stay");

    assertThat(out.toString().split("text It protects.", -1)).hasSize(3);
    assertThat(out.toString()).contains("Nothing that you can see is called boots.");
  }

  @Test
  void show_findsASeatByTheNameOfItsPlayer() {
    answer("show ana\nquit\n", "stay");
    assertThat(out.toString()).contains("team 0").doesNotContain("Nothing that you can see");
  }

  @Test
  void why_aboutARuleThatIsNone_saysSo_andWhatWithoutAnAction_asksForOne() {
    when(decision.parse(any())).thenThrow(new IllegalActionException("no such action", null));
    answer("why ZZ-END-05\nwhat\nquit\n", "stay");
    assertThat(out.toString()).contains("There is no rule ZZ-END-05.").contains("What which action?");
  }

  @Test
  void whatIsLegalAtAnyDecision_isSaidAfterTheList_andTaken() {
    Plain concede = new Plain("concede");
    when(decision.anytimeActions()).thenReturn(List.of(concede));
    when(decision.parse(any())).thenThrow(new IllegalActionException("no such action", null));
    doReturn(concede).when(decision).parse("concede");

    assertThat(answer("concede\n", "stay")).isEqualTo(new Answer.Play(concede));
    assertThat(out.toString()).contains("or  concede  (Concede)");
  }

  @Test
  void word_withASlash_isNeverAnAction() {
    assertThat(answer("/quit\n", "quit", "stay")).isEqualTo(new Answer.Leave());
  }

  @ParameterizedTest
  @EnumSource(value = UndoBarrier.class, names = "NONE", mode = EnumSource.Mode.EXCLUDE)
  void undo_thatIsStopped_saysByWhat(UndoBarrier barrier) {
    when(match.undoBarrier(any())).thenReturn(barrier);

    assertThat(answer("undo\nstay\n", "stay")).isEqualTo(new Answer.Play(new Plain("stay")));
    assertThat(out.toString()).contains("Undo is not possible: " + barrier.reason() + ".");
  }

  @Test
  void choice_ofTheGroup_saysWhoSpeaks() {
    when(decision.isGroup()).thenReturn(true);
    answer("1\n", "stay");

    assertThat(out.toString()).contains("Well? (Ana speaks for all.)");
  }

  @Test
  void why_withoutAnythingBefore_saysSo() {
    answer("why\n1\n", "stay");

    assertThat(out.toString()).contains("Nothing has happened since the last question.");
  }
}
