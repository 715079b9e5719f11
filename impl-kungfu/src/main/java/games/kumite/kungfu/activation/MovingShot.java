package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.TooFew;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.movement.Course;
import games.kumite.kungfu.movement.Stagger;
import games.kumite.kungfu.movement.Walk;
import games.kumite.kungfu.prize.Leaving;
import games.kumite.kungfu.shooting.Shooting;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Named;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
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

  private enum ChoosePoint implements FightChoice<MovingShot> {
    POINT;

    @Override
    public String kind() {
      return "from-point";
    }

    @Override
    public boolean answersItself() {
      return true;
    }

    @Override
    public int seat(Fight fight, MovingShot shot) {
      return fight.seatOf(shot.figure);
    }

    @Override
    public Prompt prompt(Fight fight, MovingShot shot) {
      return Question.prompt(fight, kind(), seat(fight, shot), fight.called(shot.figure));
    }

    @Override
    public void options(Fight fight, MovingShot shot, Options out) {
      for (int quarter = 0; quarter <= QUARTERS; quarter++) {
        if (quarter == 0 || shot.isLegal(fight, shot.point(fight, quarter))) {
          out.add(fight.actions().of(Word.FROM_POINT, quarter));
        }
      }
    }

    @Override
    public MovingShot chosen(Fight fight, MovingShot shot, Action action) {
      return new MovingShot(shot.figure, shot.from, shot.to, ((VerbAction) action).first(), shot.limits);
    }
  }

  private enum ChooseTarget implements FightChoice<MovingShot> {
    TARGET;

    @Override
    public String kind() {
      return "moving-shot";
    }

    @Override
    public boolean answersItself() {
      return true;
    }

    @Override
    public int seat(Fight fight, MovingShot shot) {
      return Able.toAct(fight.figures(), shot.figure) ? fight.seatOf(shot.figure) : Figures.NOBODY;
    }

    @Override
    public Prompt prompt(Fight fight, MovingShot shot) {
      return Question.prompt(fight, kind(), seat(fight, shot), fight.called(shot.figure));
    }

    @Override
    public String remark(Fight fight, MovingShot shot, Action action) {
      return Named.remark(fight, shot.figure, action);
    }

    @Override
    public void options(Fight fight, MovingShot shot, Options out) {
      Shooting.onTheMove(fight, shot.figure, out);
      out.add(fight.actions().of(Word.STOP));
    }

    @Override
    public MovingShot chosen(Fight fight, MovingShot shot, Action action) {
      VerbAction chosen = (VerbAction) action;
      if (chosen.verb() == Word.FIRE) {
        fight.then(Shooting.onTheMove(fight, shot.figure, chosen));
      }
      return shot;
    }
  }

  private static final Script<Fight, MovingShot> SCRIPT = Script.<Fight, MovingShot>of("moving-shot")
      .ask(ChoosePoint.POINT)
      .act((fight, shot) -> shot.go(fight, shot.point(fight, shot.quarter)))
      .ask(ChooseTarget.TARGET)
      .act((fight, shot) -> shot.goOn(fight))
      .end();

  static @Nullable Refusal refusal(Fight fight, Activation activation) {
    Figures figures = fight.figures();
    int figure = activation.figure();
    boolean isSpent = figures.profile(figure).type.isExtra() && figures.is(figure, Condition.HAS_ATTACKED)
        && !activation.isReaction();
    boolean isReeling = Stagger.isAstray(figures, figure) || figures.is(figure, Condition.CRAWLING);
    return isReeling || !Shooting.isArmed(figures, figure) ? NOT_ABLE : isSpent ? ATTACKED
        : TOO_FEW.of(activation.free(), COST + activation.surcharge()); // KF-RUL-20
  }

  /** Returns the actions that the ground of the move may ask for: the shot takes the others (KF-RUL-31). */
  static int moves(Activation activation) {
    return activation.left() - (COST - 1) - activation.surcharge();
  }

  /** Returns the activation after the end of the move has been chosen. */
  static Activation begin(Fight fight, Activation activation, Action action) {
    int figure = activation.figure();
    int course = activation.course() & ~Course.FIRING;
    Activation limits = activation.withLeft(moves(activation)).moved(course);
    long end = Walk.end(fight, figure, limits.left(), course, Walk.place(action));
    fight.then(SCRIPT.with(new MovingShot(figure, fight.figures().place(figure), end, 0, limits)), new Leaving(figure));
    int after = Walk.courseAfter(fight, figure, limits.left(), course, action);
    return activation.after(COST + activation.surcharge()).moved(after & ~Course.FIRING | Course.ARRIVED);
  }

  private boolean isLegal(Fight fight, long place) {
    return place == fight.figures().place(figure) || Walk.isLegal(fight, figure, limits.left(), limits.course(), place);
  }

  /** Returns the point after a given number of quarters, as a move of its own would settle there. */
  private long point(Fight fight, int quarters) {
    if (quarters == 0 || quarters == QUARTERS) {
      return quarters == 0 ? from : to;
    }
    int x = Place.x(from) + (Place.x(to) - Place.x(from)) * quarters / QUARTERS;
    int y = Place.y(from) + (Place.y(to) - Place.y(from)) * quarters / QUARTERS;
    int level = fight.board().levelBelow(x, y, Math.max(Place.level(from), Place.level(to)),
        fight.figures().size(figure).height());
    return Place.of(x, y, Math.max(0, level));
  }

  private void go(Fight fight, long place) {
    if (place != fight.figures().place(figure) && isLegal(fight, place)) {
      fight.then(Walk.to(fight, figure, limits.left(), limits.course(), Walk.action(fight, place)));
    }
  }

  /** Makes the rest of the way, if nothing has kept the figure from where it was to shoot. */
  private void goOn(Fight fight) {
    Figures figures = fight.figures();
    boolean isOnItsWay = Able.toAct(figures, figure) && !figures.is(figure, Condition.KNOCKED_DOWN)
        && figures.place(figure) == point(fight, quarter);
    if (isOnItsWay) {
      go(fight, to);
    }
  }
}
