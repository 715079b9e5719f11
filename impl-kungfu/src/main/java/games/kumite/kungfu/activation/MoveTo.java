package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.api.Form;
import games.kumite.api.RandomSource;
import games.kumite.kungfu.movement.Course;
import games.kumite.kungfu.movement.Walk;
import games.kumite.kungfu.prize.Leaving;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.Options;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The choice of where a move goes: a listed place, or any other legal one (KF-RUL-52). */
enum MoveTo implements ActorChoice {
  MOVE_TO;

  @Override
  public String kind() {
    return "move-to";
  }

  @Override
  public int seat(Fight fight, Activation activation) {
    return Course.has(activation.course(), Course.MOVING)
        ? fight.seat(fight.figures().gang(activation.figure())) : Figures.NOBODY;
  }

  private static int left(Activation activation) {
    return Course.has(activation.course(), Course.FIRING) ? MovingShot.moves(activation) : activation.left();
  }

  @Override
  public void options(Fight fight, Activation activation, Options out) {
    Walk.options(fight, activation.figure(), left(activation), activation.course(), out);
  }

  @Override
  public String remark(Fight fight, Activation activation, Action action) {
    return Walk.remark(fight, activation.figure(), left(activation), activation.course(), action);
  }

  @Override
  public List<Form> forms(Fight fight, Activation activation) {
    return Walk.forms(fight);
  }

  @Override
  public @Nullable Action sample(Fight fight, Activation activation, RandomSource random) {
    return Walk.sample(fight, activation.figure(), left(activation), activation.course(), random);
  }

  @Override
  public @Nullable Action parse(Fight fight, Activation activation, List<String> words, Options out) {
    return Walk.parse(fight, activation.figure(), left(activation), activation.course(), words, out);
  }

  @Override
  public Activation chosen(Fight fight, Activation activation, Action action) {
    int course = activation.course();
    int figure = activation.figure();
    int cost = Walk.cost(fight, figure, left(activation), course, action);
    if (Course.has(course, Course.FIRING)) {
      return MovingShot.begin(fight, activation, action);
    }
    boolean wasReserved = Course.has(course, Course.RESERVED) && activation.left() == 1;
    int after = Walk.courseAfter(fight, figure, activation.left(), course, action);
    fight.then(Walk.to(fight, figure, activation.left(), course, action), new Leaving(figure));
    return activation.after(wasReserved ? activation.left() : cost).moved(after | Course.ARRIVED);
  }
}
