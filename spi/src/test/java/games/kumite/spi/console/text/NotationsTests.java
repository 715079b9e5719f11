package games.kumite.spi.console.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.startsWith;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.spy;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.Decision;
import games.kumite.api.Element;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Prompt;
import games.kumite.api.Seat;
import games.kumite.api.Table;
import games.kumite.spi.console.texts.ConsoleTexts;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Actions as people type them. */
final class NotationsTests {

  private record Typed(String notation) implements Action {
    @Override
    public String label() {
      return notation;
    }
  }

  /** A decision that lists some actions and accepts others. */
  private record Choice(List<Action> actions, List<String> unlisted) implements Decision {
    @Override
    public Seat seat() {
      return new Seat(0, "Ana", 0);
    }

    @Override
    public String kind() {
      return "choice";
    }

    @Override
    public boolean isGroup() {
      return false;
    }

    @Override
    public Prompt prompt() {
      return new Prompt("Choose.", "Ana chooses.");
    }

    @Override
    public Action parse(String notation) {
      if (unlisted.contains(notation) || actions.contains(new Typed(notation))) {
        return new Typed(notation);
      }
      throw notation.equals("take card:S9") ? new IllegalActionException("it is not yours", "XX-01")
          : new IllegalActionException("no action: " + notation, null);
    }

    @Override
    public List<ActionTemplate> templates() {
      return List.of();
    }
  }

  private static final Table TABLE = Table.of(List.of(
      new Element(Element.Kind.CARD, "card:S7", Map.of(), List.of()),
      new Element(Element.Kind.CARD, "card:S9", Map.of(), List.of()),
      new Element(Element.Kind.DECK, "deck:S", Map.of(), List.of()),
      new Element(Element.Kind.FIGURE, "figure:jack", Map.of(), List.of()),
      new Element(Element.Kind.TOKEN, "token:jack", Map.of(), List.of())));

  private static final Supplier<Vocabulary> NO_WORDS = () -> new Vocabulary(List.of(), List.of());

  private static ParsedAction read(String typed, List<String> unlisted, String... listed) {
    return new Notations(new Choice(Arrays.stream(listed).<Action>map(Typed::new).toList(), unlisted), TABLE, NO_WORDS)
        .read(typed);
  }

  private static ParsedAction found(String notation) {
    return new ParsedAction.Found(new Typed(notation));
  }

  @Test
  void shortForm_ofOneListedAction_isThat() {
    assertThat(read("play s7", List.of(), "play card:S7", "top deck:S")).isEqualTo(found("play card:S7"));
    assertThat(read("S", List.of(), "play card:S7", "top deck:S")).isEqualTo(found("top deck:S"));
  }

  @Test
  void shortForm_ofTwoListedActions_isUnclear() {
    ParsedAction reading = read("take jack", List.of(), "take figure:jack", "take token:jack");

    assertThat(reading.complaint(ConsoleTexts.ENGLISH)).isEqualTo("That may be take figure:jack or take token:jack.");
  }

  @Test
  void exactNotation_isNeverUnclear() {
    assertThat(read("take jack", List.of(), "take jack", "take token:jack")).isEqualTo(found("take jack"));
  }

  @Test
  void unlistedAction_isFoundByItsShortForm() {
    assertThat(read("move jack 4 5", List.of("move figure:jack 4 5"), "stay")).isEqualTo(found("move figure:jack 4 5"));
  }

  @Test
  void unlistedAction_ofTwoMeanings_isUnclear() {
    assertThat(read("move jack 4", List.of("move figure:jack 4", "move token:jack 4"), "stay").complaint(ConsoleTexts.ENGLISH))
        .isEqualTo("That may be move figure:jack 4 or move token:jack 4.");
  }

  @Test
  void refusal_withARule_isToldBeforeOthers() {
    assertThat(read("take s9", List.of(), "take card:S7").complaint(ConsoleTexts.ENGLISH)).isEqualTo("it is not yours (XX-01)");
    assertThat(read("s9", List.of(), "take card:S7").complaint(ConsoleTexts.ENGLISH)).isEqualTo("it is not yours (XX-01)");
  }

  /** A decision whose rule refuses whatever begins with a listed verb. */
  private static Decision strict(String... listed) {
    Choice choice = new Choice(Arrays.stream(listed).<Action>map(Typed::new).toList(), List.of());
    Decision strict = spy(choice);
    for (String verb : List.of("play", "pass", "pay")) {
      doThrow(new IllegalActionException("it is not yours", "XX-01")).when(strict).parse(startsWith(verb));
    }
    return strict;
  }

  @ParameterizedTest
  @CsvSource({"hello, no action: hello", "pass pass, 'is not an action here; legal are: pass; play card:S7; pay 1.'",
      "pass 1, '\"pass 1\" is not an action here; legal are: '", "play hello, is not an action here", "pay x, is not an action here",
      "play card:S9, it is not yours", "play s9, it is not yours", "pay 9, it is not yours", "s9, it is not yours"})
  void ruleIsTold_whereWhatIsTypedCouldBeAnAction(String typed, String told) {
    Notations notations = new Notations(strict("pass", "play card:S7", "pay 1"), TABLE, NO_WORDS);
    assertThat(notations.read(typed).complaint(ConsoleTexts.ENGLISH)).contains(told);
  }

  @ParameterizedTest
  @CsvSource({"done, it is not ready (XX-02)", "done fast, it is not ready (XX-02)", "done card:S9, it is not ready (XX-02)",
      "done slow, '\"done slow\" is not an action here; legal are: recruit card:S9; recruit done.'"})
  void verbOfTheGame_isJudgedAsTyped_beforeAnythingIsGuessed(String typed, String told) {
    Decision recruiting = spy(new Choice(List.of(new Typed("recruit card:S9"), new Typed("recruit done")), List.of()));
    doThrow(new IllegalActionException("it is not ready", "XX-02")).when(recruiting).parse(startsWith("done"));
    Notations notations = new Notations(recruiting, TABLE, () -> new Vocabulary(List.of("recruit", "done"), List.of("fast")));

    assertThat(notations.read(typed).complaint(ConsoleTexts.ENGLISH)).isEqualTo(told);
    assertThat(new Notations(recruiting, TABLE, NO_WORDS).read("done")).isEqualTo(found("recruit done"));
  }

  @Test
  void nonsense_isToldAsItWasTyped() {
    assertThat(read("fly away", List.of(), "stay").complaint(ConsoleTexts.ENGLISH)).isEqualTo("no action: fly away");
  }

  @Test
  void number_isAPlaceInTheList() {
    assertThat(read("2", List.of(), "stay", "go")).isEqualTo(found("go"));
    assertThat(read("3", List.of(), "stay", "go").complaint(ConsoleTexts.ENGLISH)).isEqualTo("The numbers are 1..2.");
  }

  @Test
  void wordsOfALabel_nameItsAction_whereNothingElseDoes() {
    record Labelled(String notation, String label) implements Action {}
    List<Action> actions = List.of(new Labelled("level seat:1", "Raise Ana"), new Labelled("level seat:2", "Raise Bo"),
        new Labelled("play card:S7", "Play the Sai of Bo"));
    Notations notations = new Notations(new Choice(actions, List.of()), TABLE, NO_WORDS);
    assertThat(notations.read("raise ana")).isEqualTo(new ParsedAction.Found(actions.get(0)));
    assertThat(notations.read("ana")).isEqualTo(new ParsedAction.Found(actions.get(0)));
    assertThat(notations.read("bo")).isEqualTo(new ParsedAction.Unclear(actions.subList(1, 3)));
    Notations two = new Notations(new Choice(actions.subList(0, 2), List.of()), TABLE, NO_WORDS);
    assertThat(two.read("raise")).as("in every label").isInstanceOf(ParsedAction.Refused.class);
    assertThat(notations.read("sa")).as("half a word").isInstanceOf(ParsedAction.Refused.class);
    assertThat(notations.read("s7")).isEqualTo(new ParsedAction.Found(actions.get(2)));
  }
}
