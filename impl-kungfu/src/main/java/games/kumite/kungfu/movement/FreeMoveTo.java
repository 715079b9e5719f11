package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.Form;
import games.kumite.api.Prompt;
import games.kumite.api.RandomSource;
import games.kumite.kungfu.prize.Leaving;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a Free Move goes (KF-ACT-37).
 *
 * @param figure who makes it
 * @param gait what kind of move it is
 */
record FreeMoveTo(int figure, Gait gait) implements Question<Fight> {

  @Override
  public String kind() {
    return "move-to";
  }

  @Override
  public int seat(Fight fight) {
    return fight.seat(fight.figures().gang(figure));
  }

  @Override
  public Prompt prompt(Fight fight) {
    return Question.prompt(fight, kind(), seat(fight), fight.called(figure));
  }

  private Destination destination() {
    return new Destination(figure, 1, Course.FRESH, gait);
  }

  @Override
  public void options(Fight fight, Options out) {
    destination().options(fight, out);
  }

  @Override
  public String remark(Fight fight, Action action) {
    return destination().remark(fight, Trip.place((VerbAction) action));
  }

  @Override
  public List<Form> forms(Fight fight) {
    return Trip.forms(fight, Word.TO);
  }

  @Override
  public @Nullable Action sample(Fight fight, RandomSource random) {
    return destination().sample(fight, random);
  }

  @Override
  public @Nullable Action parse(Fight fight, List<String> words, Options out) {
    return destination().parse(fight, words, out);
  }

  @Override
  public void chosen(Fight fight, Action action) {
    fight.then(destination().step(fight, Trip.place((VerbAction) action)), new Leaving(figure));
  }
}
