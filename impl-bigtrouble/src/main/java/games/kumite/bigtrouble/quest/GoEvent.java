package games.kumite.bigtrouble.quest;

import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.bigtrouble.content.vocabulary.EventForm;
import games.kumite.bigtrouble.content.vocabulary.EventForm.Failure;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Texts;
import java.util.function.UnaryOperator;

/** A token that must be triggered there. */
public record GoEvent(String space, Effects done) implements PerformedEvent {

  static final EventForm FORM =
      new EventForm("GO @space", "GO @(\\S+)", Failure.NEVER, (found, done, failed) -> new GoEvent(found.text(1), done));

  @Override
  public String requirement() {
    return "GO @" + space;
  }

  @Override
  public String phrase(Texts texts, UnaryOperator<String> enemyName) {
    return texts.text("event-kind.go", space);
  }

  @Override
  public void begin(GameState state, int seat, int slot) {
    EventCompletion.complete(state, slot, seat, 0); // BT-QST-16
  }

  @Override
  public String toString() {
    return printed();
  }
}
