package games.kumite.spi.engine.match;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.Decision;
import games.kumite.api.Prompt;
import games.kumite.api.Seat;
import games.kumite.spi.Question;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A decision of a perspective whose actions were listed before; everything else is computed on demand. */
public final class PreparedDecision implements Decision {

  private final Seat seat;
  private final int number;
  private final Question<?> question;
  private final List<Action> actions;
  private final int searchActionCount;
  private final Supplier<Decision> whole;
  private @Nullable Decision made;

  public PreparedDecision(Seat seat, int number, Question<?> question, List<Action> actions, int leading,
      Supplier<Decision> whole) {
    this.seat = seat;
    this.number = number;
    this.question = question;
    this.actions = actions;
    this.searchActionCount = leading;
    this.whole = whole;
  }

  private Decision whole() {
    Decision known = made;
    if (known == null) {
      known = whole.get();
      made = known;
    }
    return known;
  }

  @Override
  public Seat seat() {
    return seat;
  }

  @Override
  public int number() {
    return number;
  }

  @Override
  public String kind() {
    return question.kind();
  }

  @Override
  public boolean isGroup() {
    return question.isGroup();
  }

  @Override
  public boolean hasPublicActions() {
    return question.hasPublicActions() || whole().hasPublicActions();
  }

  @Override
  public Prompt prompt() {
    return whole().prompt();
  }

  @Override
  public List<Action> actions() {
    return actions;
  }

  @Override
  public int searchActionCount() {
    return searchActionCount;
  }

  @Override
  public String label(Action action) {
    return whole().label(action);
  }

  @Override
  public List<Action> selected() {
    return whole().selected();
  }

  @Override
  public List<Action> anytimeActions() {
    return whole().anytimeActions();
  }

  @Override
  public Action parse(String notation) {
    return whole().parse(notation);
  }

  @Override
  public boolean isLegal(Action action) {
    return whole().isLegal(action);
  }

  @Override
  public List<ActionTemplate> templates() {
    return whole().templates();
  }

  @Override
  public String toString() {
    return "decision " + kind();
  }
}
