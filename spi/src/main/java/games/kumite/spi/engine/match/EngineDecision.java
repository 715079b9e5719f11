package games.kumite.spi.engine.match;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.Decision;
import games.kumite.api.Prompt;
import games.kumite.api.Seat;
import games.kumite.spi.Question;
import games.kumite.spi.State;
import games.kumite.spi.access.Kernel;
import games.kumite.spi.access.PendingDecision;
import games.kumite.spi.engine.record.DecisionEntry;
import java.util.List;
import java.util.Objects;

/** A snapshot of the question that a match waits with. */
public final class EngineDecision<S extends State<S>> implements Decision {

  private final EngineMatch<S> match;
  private final int version;
  private final Question<S> question;

  public EngineDecision(EngineMatch<S> match, int version) {
    this.match = match;
    this.version = version;
    this.question = match.run().question();
  }

  private void requireCurrent() {
    match.requireWhole();
    if (match.version() != version) {
      throw new IllegalStateException(
          "this decision is past: the match has moved on; ask match.decision() again");
    }
  }

  @Override
  public Seat seat() {
    requireCurrent();
    return match.actor();
  }

  @Override
  public int number() {
    requireCurrent();
    return match.number(match.run().seat());
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
    return DecisionEntry.isOpen(question, match.state());
  }

  @Override
  public Prompt prompt() {
    requireCurrent();
    return question.prompt(match.state());
  }

  @Override
  public List<Action> actions() {
    requireCurrent();
    return match.run().actions();
  }

  @Override
  public int searchActionCount() {
    requireCurrent();
    return match.run().leading();
  }

  @Override
  public String label(Action action) {
    return Kernel.get().label(match.state(), match.version() == version ? question : null, action);
  }

  @Override
  public List<Action> selected() {
    requireCurrent();
    PendingDecision<S> pending = PendingDecision.of(question);
    return pending == null ? List.of() : pending.picked(match.state());
  }

  @Override
  public List<Action> anytimeActions() {
    requireCurrent();
    return List.copyOf(match.run().anytime());
  }

  @Override
  public Action parse(String notation) {
    requireCurrent();
    return match.run().find(notation);
  }

  @Override
  public boolean isLegal(Action action) {
    requireCurrent();
    return match.run().isLegal(Objects.requireNonNull(action, "action must not be null"));
  }

  @Override
  public List<ActionTemplate> templates() {
    requireCurrent();
    return question.templates(match.state());
  }

  @Override
  public String toString() {
    return "decision " + kind();
  }
}
