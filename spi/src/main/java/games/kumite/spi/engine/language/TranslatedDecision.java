package games.kumite.spi.engine.language;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.Decision;
import games.kumite.api.Prompt;
import games.kumite.api.Seat;
import java.util.List;

/** A decision of a match in the texts of another language. */
public final class TranslatedDecision implements Decision {

  private final Decision decision;
  private final Decision spoken;

  public TranslatedDecision(Decision decision, Decision spoken) {
    this.decision = decision;
    this.spoken = spoken;
  }

  /**
   * Returns the current decision; throws if the match has moved on, which the decision in the other language does not
   * know.
   */
  private Decision current() {
    decision.seat();
    return spoken;
  }

  @Override
  public Seat seat() {
    return decision.seat();
  }

  @Override
  public int number() {
    return decision.number();
  }

  @Override
  public String kind() {
    return decision.kind();
  }

  @Override
  public boolean isGroup() {
    return decision.isGroup();
  }

  @Override
  public boolean hasPublicActions() {
    return decision.hasPublicActions();
  }

  @Override
  public Prompt prompt() {
    return current().prompt();
  }

  @Override
  public List<Action> actions() {
    return current().actions();
  }

  @Override
  public int searchActionCount() {
    return decision.searchActionCount();
  }

  @Override
  public String label(Action action) {
    return spoken.label(action);
  }

  @Override
  public List<Action> selected() {
    return current().selected();
  }

  @Override
  public List<Action> anytimeActions() {
    return current().anytimeActions();
  }

  @Override
  public Action parse(String notation) {
    return current().parse(notation);
  }

  @Override
  public boolean isLegal(Action action) {
    return current().isLegal(action);
  }

  @Override
  public List<ActionTemplate> templates() {
    return current().templates();
  }

  @Override
  public String toString() {
    return decision.toString();
  }
}
