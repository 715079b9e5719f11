package games.kumite.spi.desk;

import static games.kumite.spi.desk.Workbench.match;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A rule refuses what could be an action; of what is none it is said what is legal. */
final class SpellingTests {

  /** Asks for a card or a price, and refuses all others by one rule. */
  record Buy(int seat) implements Question<Desk> {

    private static final Refusal OTHERS = new Refusal("DK-02", "not-yet");

    @Override
    public String kind() {
      return "ask";
    }

    @Override
    public int seat(Desk desk) {
      return seat;
    }

    @Override
    public void options(Desk desk, Options out) {
      Stream.of("pass", "play card:S7", "pay 1").map(Word::new).forEach(out::add);
      out.refuseOthers(OTHERS);
    }

    @Override
    public void chosen(Desk desk, Action action) {
      desk.say(action.notation());
    }
  }

  private static Match asked() {
    return match(2, desk -> desk.then(new Buy(0), ScriptTests.End.END));
  }

  @ParameterizedTest
  @ValueSource(strings = {"pass pass", "pass 1", "pass card:S8", "play hello", "play 1", "pay x", "pay 1 x", "hello"})
  void nonsense_isToldWhatIsLegal(String notation) {
    assertThatThrownBy(() -> asked().decision().action(notation)).isInstanceOf(IllegalActionException.class)
        .hasMessage("\"" + notation + "\" is no action of decision ask; legal are: pass, play card:S7, pay 1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"play card:S8", "pay 9", "pay card:S8", "play"})
  void whatCouldBeAnAction_isToldTheRule(String notation) {
    assertThatThrownBy(() -> asked().decision().action(notation)).isInstanceOfSatisfying(IllegalActionException.class,
        refused -> assertThat(refused.rule()).hasValue("DK-02"));
  }
}
