package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.setup.SetupAction.Verb;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PointChoice;
import games.kumite.spi.ActionCollector;
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
record DeployAt(Deploy turn, int figure) implements Question<GameState> {

  @Override
  public int seat(GameState state) {
    return turn.seat(state);
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), state.called(figure));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (long place : DeploymentPlaces.points(state, figure)) {
      out.add(DeploymentPlaces.order(state, figure, place));
    }
  }

  @Override
  public @Nullable Action sampleAction(GameState state, RandomSource random) {
    return DeploymentPlaces.sample(state, figure, random);
  }

  @Override
  public List<ActionTemplate> templates(GameState state) {
    List<ActionTemplate> forms = new ArrayList<>();
    for (int i = 0; i < state.figures().count(); i++) {
      if (isAlike(state.figures(), i)) {
        forms.addAll(PointChoice.forms(state.board(), "deploy figure:" + state.figures().name(i)));
      }
    }
    return List.copyOf(forms);
  }

  /** Returns whether a figure waits and has the profile that was chosen: a notation may name it instead. */
  private boolean isAlike(Figures figures, int other) {
    return DeploymentPlaces.isWaiting(figures, turn.gang(), other) && figures.profileNumber(other) == figures.profileNumber(figure);
  }

  @Override
  public @Nullable Action parse(GameState state, List<String> words, ActionCollector out) {
    if (words.size() < 3 || !words.get(0).equals(Verb.DEPLOY.word()) || !words.get(1).startsWith("figure:")) {
      return null;
    }
    int named = state.figures().named(words.get(1).substring("figure:".length()));
    return named != Figures.NOBODY && isAlike(state.figures(), named) ? DeploymentPlaces.parsed(state, named, words, out) : null;
  }

  @Override
  public void execute(GameState state, Action action) {
    DeploymentPlaces.land(state, (SetupAction) action);
    turn.next(state);
  }
}
