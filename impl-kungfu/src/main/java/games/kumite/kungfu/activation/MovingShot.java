package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.TooFew;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.movement.ActivationFlags;
import games.kumite.kungfu.movement.ActivationMove;
import games.kumite.kungfu.movement.Leaving;
import games.kumite.kungfu.movement.RandomMovement;
import games.kumite.kungfu.shooting.Shooting;
import games.kumite.kungfu.state.ActionLegend;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * A move with a ranged attack at any point of it (D-58, KF-TRT-51). The shot is fired where the figure is after a given number
 * of quarters of its straight way; then it goes on.
 *
 * @param figure the figure that moves
 * @param from the place where the move begins
 * @param to the end of the move
 * @param quarter the number of quarters after which the shot is fired
 * @param limits the actions and the course with which the move was chosen
 */
record MovingShot(int figure, long from, long to, int quarter, Activation limits) {

  private static final int QUARTERS = 4;
  private static final int COST = 2;
  private static final TooFew TOO_FEW = TooFew.under("KF-TRT-51");
  private static final Refusal NOT_ABLE = new Refusal("KF-TRT-51", "cannot-move-and-fire");
  private static final Refusal ATTACKED = new Refusal("KF-ACT-24", "has-attacked");

  private record FromPoint(MovingShot shot) implements Script.Reply<GameState, MovingShot>, GameChoice {

    @Override
    public boolean isAutoPlayed() {
      return true;
    }

    @Override
    public int seat(GameState state) {
      return state.seatOf(shot.figure);
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), seat(state), state.called(shot.figure));
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      for (int quarter = 0; quarter <= QUARTERS; quarter++) {
        if (quarter == 0 || shot.isLegal(state, shot.point(state, quarter))) {
          out.add(state.actions().of(ActionVerb.FROM_POINT, quarter));
        }
      }
    }

    @Override
    public MovingShot localsAfter(GameState state, Action action) {
      return new MovingShot(shot.figure, shot.from, shot.to, ((VerbAction) action).first(), shot.limits);
    }
  }

  private record ChooseTarget(MovingShot shot) implements Script.Reply<GameState, MovingShot>, GameChoice {

    @Override
    public String kind() {
      return "moving-shot";
    }

    @Override
    public boolean isAutoPlayed() {
      return true;
    }

    @Override
    public int seat(GameState state) {
      return Capabilities.toAct(state.figures(), shot.figure) ? state.seatOf(shot.figure) : Figures.NOBODY;
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), seat(state), state.called(shot.figure));
    }

    @Override
    public String detail(GameState state, Action action) {
      return ActionLegend.remark(state, shot.figure, action);
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      Shooting.onTheMove(state, shot.figure, out);
      out.add(state.actions().of(ActionVerb.STOP));
    }

    @Override
    public MovingShot localsAfter(GameState state, Action action) {
      VerbAction chosen = (VerbAction) action;
      if (chosen.verb() == ActionVerb.FIRE) {
        state.then(Shooting.onTheMove(state, shot.figure, chosen));
      }
      return shot;
    }
  }

  private static final Script<GameState, MovingShot> SCRIPT = Script.<GameState, MovingShot>of("moving-shot")
      .ask(FromPoint::new)
      .act((state, shot) -> shot.go(state, shot.point(state, shot.quarter)))
      .ask(ChooseTarget::new)
      .act((state, shot) -> shot.goOn(state))
      .build();

  static @Nullable Refusal refusal(GameState state, Activation activation) {
    Figures figures = state.figures();
    int figure = activation.figure();
    boolean isSpent = figures.profile(figure).type.isExtra() && figures.is(figure, Condition.HAS_ATTACKED)
        && !activation.isReaction();
    boolean isReeling = RandomMovement.isAstray(figures, figure) || figures.is(figure, Condition.CRAWLING);
    return isReeling || !Shooting.isArmed(figures, figure) ? NOT_ABLE : isSpent ? ATTACKED
        : TOO_FEW.of(activation.free(), COST + activation.surcharge()); // KF-RUL-20
  }

  /** Returns the actions that the ground of the move may ask for: the shot takes the others (KF-RUL-31). */
  static int moves(Activation activation) {
    return activation.left() - (COST - 1) - activation.surcharge();
  }

  /** Returns the activation after the end of the move has been chosen. */
  static Activation begin(GameState state, Activation activation, Action action) {
    int figure = activation.figure();
    int course = activation.course() & ~ActivationFlags.FIRING;
    Activation limits = activation.withLeft(moves(activation)).moved(course);
    long end = ActivationMove.end(state, figure, limits.left(), course, ActivationMove.place(action));
    state.then(SCRIPT.start(new MovingShot(figure, state.figures().place(figure), end, 0, limits)), new Leaving(figure));
    int after = ActivationMove.courseAfter(state, figure, limits.left(), course, action);
    return activation.after(COST + activation.surcharge()).moved(after & ~ActivationFlags.FIRING | ActivationFlags.ARRIVED);
  }

  private boolean isLegal(GameState state, long place) {
    return place == state.figures().place(figure) || ActivationMove.isLegal(state, figure, limits.left(), limits.course(), place);
  }

  /** Returns the point after a given number of quarters, as a move of its own would settle there. */
  private long point(GameState state, int quarters) {
    if (quarters == 0 || quarters == QUARTERS) {
      return quarters == 0 ? from : to;
    }
    int x = Place.x(from) + (Place.x(to) - Place.x(from)) * quarters / QUARTERS;
    int y = Place.y(from) + (Place.y(to) - Place.y(from)) * quarters / QUARTERS;
    int level = state.board().levelBelow(x, y, Math.max(Place.level(from), Place.level(to)),
        state.figures().size(figure).height());
    return Place.of(x, y, Math.max(0, level));
  }

  private void go(GameState state, long place) {
    if (place != state.figures().place(figure) && isLegal(state, place)) {
      state.then(ActivationMove.to(state, figure, limits.left(), limits.course(), ActivationMove.action(state, place)));
    }
  }

  /** Makes the rest of the way, if nothing has kept the figure from where it was to shoot. */
  private void goOn(GameState state) {
    Figures figures = state.figures();
    boolean isOnItsWay = Capabilities.toAct(figures, figure) && !figures.is(figure, Condition.KNOCKED_DOWN)
        && figures.place(figure) == point(state, quarter);
    if (isOnItsWay) {
      go(state, to);
    }
  }
}
