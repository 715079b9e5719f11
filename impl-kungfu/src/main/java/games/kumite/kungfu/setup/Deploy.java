package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.setup.DeploymentPlaces.Nearness;
import games.kumite.kungfu.setup.SetupAction.Verb;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.GangsAndSides;
import games.kumite.kungfu.state.PointChoice;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The deployment of a figure, the profile first and then the point; the sides take turns, and the gangs of a side (D-06,
 * KF-SET-16 to 19, KF-RUL-168). A notation may name any figure that waits, and its point with it.
 *
 * @param gang the gang of the figure
 * @param last the gang of the other side that placed a figure last, {@link #NOBODY} if none has
 */
record Deploy(int gang, int last) implements Question<GameState> {

  /** No gang. */
  static final int NOBODY = -1;

  private static final Refusal NO_POINT = new Refusal("KF-SET-17", "no-point");

  /**
   * Returns the question to the next gang; where all that wait have one profile, its first figure need not be named, and where
   * it goes is asked.
   */
  static Question<GameState> of(GameState state, int gang, int last) {
    Figures figures = state.figures();
    Deploy turn = new Deploy(gang, last);
    int first = Figures.NOBODY;
    for (int i = 0; i < figures.count(); i++) {
      if (DeploymentPlaces.isWaiting(figures, gang, i)) {
        first = first == Figures.NOBODY ? i : first;
        if (figures.profileNumber(i) != figures.profileNumber(first)) {
          return turn;
        }
      }
    }
    return first == Figures.NOBODY ? turn : new DeployAt(turn, first);
  }

  @Override
  public int seat(GameState state) {
    return state.seat(gang);
  }

  /** Lists one figure of each profile. */
  @Override
  public void collectActions(GameState state, ActionCollector out) {
    Figures figures = state.figures();
    Nearness nearness = DeploymentPlaces.nearness(state, gang);
    for (int i = 0; i < figures.count(); i++) {
      if (isFirstOfItsProfile(figures, i)) {
        out.add(SetupAction.figure(state, Verb.DEPLOY, i, Place.NOWHERE),
            DeploymentPlaces.hasPoint(state, i, nearness) ? null : NO_POINT);
      }
    }
  }

  /** Returns whether a figure waits and none before it of its profile; after a campaign's losses they stand in any order. */
  private boolean isFirstOfItsProfile(Figures figures, int figure) {
    boolean isFirst = DeploymentPlaces.isWaiting(figures, gang, figure);
    for (int other = 0; other < figure && isFirst; other++) {
      isFirst = !DeploymentPlaces.isWaiting(figures, gang, other) || figures.profileNumber(other) != figures.profileNumber(figure);
    }
    return isFirst;
  }

  /** Returns one of the figures that wait, each as likely as the others. */
  @Override
  public @Nullable Action sampleAction(GameState state, RandomSource random) {
    Figures figures = state.figures();
    int waiting = figures.count(i -> DeploymentPlaces.isWaiting(figures, gang, i));
    int left = random.pick("deploy-figure", 0, waiting);
    int figure = 0;
    while (!DeploymentPlaces.isWaiting(figures, gang, figure) || left-- > 0) {
      figure++;
    }
    return DeploymentPlaces.hasPoint(state, figure, Nearness.REFUSED)
        ? SetupAction.figure(state, Verb.DEPLOY, figure, Place.NOWHERE) : null;
  }

  @Override
  public List<ActionTemplate> templates(GameState state) {
    List<ActionTemplate> forms = new ArrayList<>();
    for (int i = 0; i < state.figures().count(); i++) {
      if (DeploymentPlaces.isWaiting(state.figures(), gang, i)) {
        forms.addAll(PointChoice.forms(state.board(), "deploy figure:" + state.figures().name(i)));
      }
    }
    return List.copyOf(forms);
  }

  @Override
  public @Nullable Action parse(GameState state, List<String> words, ActionCollector out) {
    if (words.size() < 2 || !words.get(0).equals(Verb.DEPLOY.word()) || !words.get(1).startsWith("figure:")) {
      return null;
    }
    int figure = state.figures().named(words.get(1).substring("figure:".length()));
    if (figure == Figures.NOBODY || !DeploymentPlaces.isWaiting(state.figures(), gang, figure)) {
      return null;
    }
    return words.size() == 2 ? profile(state, figure, out) : DeploymentPlaces.parsed(state, figure, words, out);
  }

  private SetupAction profile(GameState state, int figure, ActionCollector out) {
    SetupAction order = SetupAction.figure(state, Verb.DEPLOY, figure, Place.NOWHERE);
    out.add(order, DeploymentPlaces.hasPoint(state, figure, DeploymentPlaces.nearness(state, gang)) ? null : NO_POINT);
    return order;
  }

  @Override
  public void execute(GameState state, Action action) {
    SetupAction order = (SetupAction) action;
    if (order.place() == Place.NOWHERE) {
      state.ask(new DeployAt(this, order.value()));
    } else {
      DeploymentPlaces.land(state, order);
      next(state);
    }
  }

  /** Asks the next gang of the other side, or of this one if no figure is left there (KF-SET-19). */
  void next(GameState state) {
    int other = next(state, last == NOBODY ? state.opponent(gang) - GangsAndSides.SIDES : last);
    int own = next(state, gang);
    if (other != NOBODY) {
      state.ask(of(state, other, gang));
    } else if (own != NOBODY) {
      state.ask(of(state, own, last));
    }
  }

  /** Returns the next gang of the same side that has a figure to place, after all others the same one again. */
  private static int next(GameState state, int gang) {
    int max = state.gangs() / GangsAndSides.SIDES;
    for (int i = 1; i <= max; i++) {
      int next = Math.floorMod(gang + i * GangsAndSides.SIDES, state.gangs());
      if (isAnybodyLeft(state, next)) {
        return next;
      }
    }
    return NOBODY;
  }

  private static boolean isAnybodyLeft(GameState state, int gang) {
    return state.figures().any(i -> DeploymentPlaces.isWaiting(state.figures(), gang, i));
  }
}
