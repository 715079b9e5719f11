package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.api.Form;
import games.kumite.api.Prompt;
import games.kumite.api.RandomSource;
import games.kumite.kungfu.setup.Order.Verb;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The choice of where a figure is put on the table: at most 64 listed points, any other by notation (D-06, KF-RUL-52).
 *
 * @param turn the gang whose turn to place a figure it is
 * @param figure the figure
 */
record DeployAt(Deploy turn, int figure) implements Question<Fight> {

  @Override
  public String kind() {
    return "deploy-at";
  }

  @Override
  public int seat(Fight fight) {
    return turn.seat(fight);
  }

  @Override
  public Prompt prompt(Fight fight) {
    return Question.prompt(fight, kind(), seat(fight), fight.called(figure));
  }

  @Override
  public void options(Fight fight, Options out) {
    for (long place : Deployment.points(fight, figure, Deployment.nearness(fight, turn.gang()))) {
      out.add(Deployment.order(fight.figures(), figure, place));
    }
  }

  @Override
  public @Nullable Action sample(Fight fight, RandomSource random) {
    return Deployment.sample(fight, figure, random);
  }

  @Override
  public List<Form> forms(Fight fight) {
    List<Form> forms = new ArrayList<>();
    for (int i = 0; i < fight.figures().count(); i++) {
      if (isAlike(fight.figures(), i)) {
        Landing.forms(forms, fight.board(), "deploy figure:" + fight.figures().name(i));
      }
    }
    return List.copyOf(forms);
  }

  /** Returns whether a figure waits and has the profile that was chosen: a notation may name it instead. */
  private boolean isAlike(Figures figures, int other) {
    return Deployment.isWaiting(figures, turn.gang(), other) && figures.profileNumber(other) == figures.profileNumber(figure);
  }

  @Override
  public @Nullable Action parse(Fight fight, List<String> words, Options out) {
    if (words.size() < 3 || !words.get(0).equals(Verb.DEPLOY.word()) || !words.get(1).startsWith("figure:")) {
      return null;
    }
    int named = fight.figures().named(words.get(1).substring("figure:".length()));
    return named != Figures.NOBODY && isAlike(fight.figures(), named) ? Deployment.parsed(fight, named, words, out) : null;
  }

  @Override
  public void chosen(Fight fight, Action action) {
    Deployment.land(fight, (Order) action);
    turn.next(fight);
  }
}
