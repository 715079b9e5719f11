package games.kumite.journey.demon;

import games.kumite.journey.board.Walk;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.Verb;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;

/**
 * One demon's activation so far: its fixed values, and the AP left.
 *
 * @param demon the demon that acts
 * @param quarry the pilgrim it hunts, {@link Journey#NOBODY} if it does not act
 * @param distance D to the quarry when the activation began (JW-RUL-25)
 * @param points AP left
 */
public record Activation(int demon, int quarry, int distance, int points) {

  /** AP of a demon (JW-AI-02). */
  static final int POINTS = 2;
  /** AP during rage (JW-RAG-04). */
  static final int POINTS_IN_RAGE = 3;

  /** Returns the activation of a demon on the map; without AP if the demon is inactive or paralyzed. */
  public static Activation of(Journey journey, int demon) {
    if (Inactive.isSkipped(journey, demon)) {
      return new Activation(demon, Journey.NOBODY, 0, 0);
    }
    Walk walk = Quarry.fromDemon(journey, demon);
    int quarry = Quarry.of(journey, walk);
    if (quarry == Journey.NOBODY) {
      return new Activation(demon, Journey.NOBODY, 0, 0);
    }
    int points = Math.max(0, points(journey) + Conditions.sum(journey, demon, Verb.MOD_AP));
    return new Activation(demon, quarry, Quarry.distance(journey, walk, quarry), points);
  }

  /** Returns the AP of any demon at present. */
  static int points(Journey journey) {
    return journey.get(Num.RAGE) != 0 ? POINTS_IN_RAGE : POINTS;
  }

  /** Returns a copy after AP are spent; with another quarry if this one is unconscious by now. */
  public Activation after(Journey journey, int spent) {
    boolean isUp = quarry == Journey.NOBODY || journey.isConscious(quarry) || journey.pose(demon) == Pose.NONE;
    return new Activation(demon, isUp ? quarry : Quarry.ofDemon(journey, demon), distance, points - spent);
  }

  /** Returns the plan of the demon for the AP left. */
  public Plan plan(Journey journey) {
    if (points <= 0 || quarry == Journey.NOBODY) {
      return Plan.NOTHING;
    }
    Choice choice = new Choice(new Outlook(journey, demon, quarry));
    choice.from(journey.pose(demon), points, distance);
    return choice.plan();
  }

  /** Returns the MV of one Move of a demon now; never below 1. */
  static int move(Journey journey, int demon) {
    return Math.max(1, journey.terms().figure(demon).move + Conditions.sum(journey, demon, Verb.MOD_MV));
  }

  /** Returns the MV of several Moves of a demon together; 0 if a condition keeps it from moving (blockAction). */
  static int moves(Journey journey, int demon, int count) {
    return Conditions.bars(journey, demon, Deed.MOVE) ? 0 : count * move(journey, demon);
  }

  /** Returns whether the closing move of a plan is still possible with the AP left (JW-RUL-123). */
  public boolean closes(Journey journey, Plan plan) {
    return Route.isOpen(journey, demon, plan.closing(), moves(journey, demon, points));
  }

  /**
   * Returns whether a plan continues after one of its attacks: the demon was not moved, it hits the same pilgrims, and
   * no effect that came back to it keeps it from attacking (JW-RUL-123).
   */
  public boolean goesOn(Journey journey, Plan plan) {
    return !Conditions.bars(journey, demon, Deed.ATTACK) && journey.pose(demon) == plan.pose() && Hits.now(journey, demon) == plan.hits();
  }
}
