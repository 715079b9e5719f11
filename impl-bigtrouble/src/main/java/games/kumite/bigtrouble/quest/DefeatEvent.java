package games.kumite.bigtrouble.quest;

import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.bigtrouble.content.vocabulary.EventForm;
import games.kumite.bigtrouble.content.vocabulary.EventForm.Failure;
import games.kumite.bigtrouble.content.vocabulary.TextSource;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Texts;
import java.util.function.UnaryOperator;

/** A boss, by its id, that must be defeated wherever it is; there is no token. */
public record DefeatEvent(String boss, Effects done) implements PerformedEvent {

  static final EventForm FORM = new EventForm("defeat boss", "defeat ([A-Za-z]+)", Failure.NEVER,
      (found, done, failed) -> new DefeatEvent(found.text(1), done));

  @Override
  public String space() {
    return "";
  }

  @Override
  public String fault(TextSource home) {
    return home == TextSource.QUEST ? "\"defeat\" belongs to showdown cards" : "";
  }

  @Override
  public String requirement() {
    return "defeat " + boss;
  }

  @Override
  public String phrase(Texts texts, UnaryOperator<String> enemyName) {
    return texts.text("event-kind.defeat", enemyName.apply(boss));
  }

  @Override
  public void begin(GameState state, int seat, int slot) {
    throw new IllegalStateException("there is no token to trigger");
  }

  @Override
  public String toString() {
    return printed();
  }
}
