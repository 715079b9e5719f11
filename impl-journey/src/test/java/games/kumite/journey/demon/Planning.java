package games.kumite.journey.demon;

import games.kumite.journey.Battlefield;
import games.kumite.journey.map.Pose;

/** What a demon plans, as text: {@code P2 8,1 S, 1 attack on S, then 5,1 W}. */
final class Planning {

  private Planning() {}

  /** The plan of a demon whose activation begins. */
  static String plan(Battlefield field, int digit) {
    return text(field, ActivationProgress.of(field.journey(), field.figure(digit)).plan(field.journey()));
  }

  static String text(Battlefield field, Plan plan) {
    if (plan.priority() == PlanPriority.NOTHING) {
      return "nothing";
    }
    StringBuilder text = new StringBuilder("P").append(plan.priority().ordinal() + 1).append(' ')
        .append(field.text(plan.pose()));
    if (plan.attacks() > 0) {
      text.append(", ").append(plan.attacks()).append(plan.attacks() == 1 ? " attack on " : " attacks on ")
          .append(Battlefield.letters(plan.hits()));
    }
    return text.append(plan.closing() == Pose.NONE ? "" : ", then " + field.text(plan.closing())).toString();
  }

  /** D from a pose to whom a demon is after. */
  static int distance(Battlefield field, int digit, String pose) {
    int demon = field.figure(digit);
    int quarry = DemonTargets.ofDemon(field.journey(), demon);
    return new PlanningView(field.journey(), demon, quarry).distance(field.pose(pose));
  }
}
