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
  public List<Seat> pendingSeats() {
    return answers.pendingSeats();
  }

  @Override
  public Decision decision(Seat seat) {
    return new TranslatedDecision(answers.decision(seat), spoken.get().decision(seat));
  }

  @Override
  public void submit(Seat seat, Action action) {
    Action meant = decision(seat).parse(action.notation());
    answers.submit(seat, answers.decision(seat).parse(meant.notation()));
  }

  @Override
  public void passUntilClosed(Seat seat) {
    answers.passUntilClosed(seat);
  }

  @Override
  public void withdraw(Seat seat) {
    answers.withdraw(seat);
  }
}
