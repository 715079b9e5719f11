package games.kumite.api.bot.learned;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.random.SeededRandom;
import org.jspecify.annotations.Nullable;

/** A policy for a game, learnt by a {@link PolicyTrainer}. Immutable after learning and read by several threads. */
public final class Policy {

  private final InfoSetAbstraction situation;
  private final ValueTable spots;

  Policy(InfoSetAbstraction situation, ValueTable spots) {
    this.situation = situation;
    this.spots = spots;
  }

  InfoSetAbstraction situation() {
    return situation;
  }

  /**
   * Returns the probability of each action of a perspective's decision, in a shared array that must not be changed;
   * null for an unknown situation.
   */
  public double @Nullable [] of(Perspective perspective, Decision decision) {
    long prefix = situation.prefix(perspective, decision);
    ActionValues spot = spots.find(InfoSetAbstraction.known(prefix, perspective.observationKey()));
    return chances(spot == null ? spot(prefix, perspective.privateObservationKey()) : spot, decision);
  }

  /** Returns the probability of each action of a match's pending decision; null for an unknown situation. */
  private double @Nullable [] of(Match match, Decision decision) {
    long prefix = situation.prefix(match, decision);
    ActionValues spot = spots.find(InfoSetAbstraction.known(prefix, match.search().observationKey(decision.seat())));
    return chances(spot == null ? spot(prefix, match.search().privateObservationKey(decision.seat())) : spot, decision);
  }

  private double @Nullable [] chances(@Nullable ActionValues spot, Decision decision) {
    return spot == null ? null : spot.chances(decision.actions(), situation == InfoSetAbstraction.COARSE);
  }

  /** Returns the values of a situation with a holding; those with any holding if it is unknown. */
  private @Nullable ActionValues spot(long prefix, long held) {
    ActionValues spot = spots.find(InfoSetAbstraction.held(prefix, held));
    return spot == null ? spots.find(InfoSetAbstraction.whateverIsHeld(prefix)) : spot;
  }

  /**
   * Returns the probability of an action in a situation, averaged over public information; negative for an unknown
   * situation.
   */
  double probability(long prefix, long held, Action action) {
    ActionValues spot = spot(prefix, held);
    return spot == null ? -1 : spot.probability(action);
  }

  /** Plays on by the policy until a match is over or a number of decisions is reached. */
  public void play(Match world, int longest, SeededRandom random) {
    for (int left = longest; left > 0 && !world.isOver(); left--) {
      int choices = world.actionCount();
      if (choices == 1) {
        world.play(0);
        continue;
      }
      Decision decision = world.decision();
      double[] probabilities = of(world, decision);
      if (probabilities == null) {
        world.playRandom(random);
      } else {
        world.play(draw(probabilities, choices, random));
      }
    }
  }

  /** Draws an index with given probabilities. */
  public static int draw(double[] probabilities, int count, SeededRandom random) {
    double left = (random.nextLong() >>> 11) * 0x1p-53;
    int last = 0;
    for (int i = 0; i < count; i++) {
      if (probabilities[i] > 0) {
        last = i;
        left -= probabilities[i];
        if (left < 0) {
          return i;
        }
      }
    }
    return last;
  }
}
