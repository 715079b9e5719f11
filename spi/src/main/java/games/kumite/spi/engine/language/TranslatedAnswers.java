package games.kumite.spi.engine.language;

import games.kumite.api.Action;
import games.kumite.api.Answers;
import games.kumite.api.Decision;
import games.kumite.api.Seat;
import java.util.List;
import java.util.function.Supplier;

/** The answers to a match that is read in another language. */
public final class TranslatedAnswers implements Answers {

  private final Answers answers;
  private final Supplier<Answers> spoken;

  public TranslatedAnswers(Answers answers, Supplier<Answers> spoken) {
    this.answers = answers;
    this.spoken = spoken;
  }

  @Override
  public List<Seat> open() {
    return answers.open();
  }

  @Override
  public Decision decision(Seat seat) {
    return new TranslatedDecision(answers.decision(seat), spoken.get().decision(seat));
  }

  @Override
  public void give(Seat seat, Action action) {
    Action meant = decision(seat).action(action.notation());
    answers.give(seat, answers.decision(seat).action(meant.notation()));
  }

  @Override
  public void passAlways(Seat seat) {
    answers.passAlways(seat);
  }

  @Override
  public void withdraw(Seat seat) {
    answers.withdraw(seat);
  }
}
