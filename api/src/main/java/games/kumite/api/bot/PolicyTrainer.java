package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.random.SeededRandom;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A trainer that learns a policy by playing matches of one game and setup against itself. Used by one thread. */
abstract sealed class PolicyTrainer permits CfrTrainer, FictitiousPlayTrainer {

  final InfoSetAbstraction situation;
  final ValueTable spots = new ValueTable();
  final SeededRandom random;

  private final Perspective perspective;
  private final Playout playout;
  private Step[] steps = new Step[64];
  private int taken;

  /** The learnt values of a choice's situation, with the index of each listed action in them. */
  static final class Met {
    @Nullable ActionValues spot;
    int[] places = new int[8];

    void meet(@Nullable ActionValues met, List<Action> listed) {
      spot = met;
      if (places.length < listed.size()) {
        places = new int[listed.size() * 2];
      }
      if (met != null) {
        met.meet(listed, places);
      }
    }
  }

  /** A choice that was made in the match. */
  static final class Step {
    int seat;
    final Met known = new Met();
    final Met held = new Met();
    final Met wider = new Met();
    double[] probabilities = new double[8];
    int count;
    int chosen;
    double tried;
    double worth;

    void begin(int actor, List<Action> listed) {
      seat = actor;
      count = listed.size();
      if (probabilities.length < count) {
        probabilities = new double[count * 2];
      }
    }
  }

  PolicyTrainer(Perspective perspective, InfoSetAbstraction situation, Objective aim, long seed) {
    this.perspective = perspective;
    this.situation = situation;
    this.playout = new Playout(perspective, aim, MctsSettings.AS_DECLARED);
    this.random = new SeededRandom(seed);
  }

  /**
   * Returns a trainer for the game and setup of a perspective, independent of what its seat knows.
   *
   * @param perspective a perspective that can {@linkplain Perspective#newMatch start new matches}
   * @param aim the objective of every seat
   * @param seed the seed of the random source of the matches
   */
  static PolicyTrainer in(Perspective perspective, Objective aim, long seed) {
    InfoSetAbstraction situation = InfoSetAbstraction.in(perspective.game().properties());
    return situation == InfoSetAbstraction.WHOLE ? new CfrTrainer(perspective, aim, seed) : new FictitiousPlayTrainer(perspective, aim, seed);
  }

  /**
   * Plays matches and returns the learnt policy.
   *
   * @param matches the number of matches
   * @param decisions the number of decisions after which no further match is started
   */
  final Policy learn(long matches, long decisions) {
    int seats = perspective.seats().size();
    long made = 0;
    for (long i = 0; i < matches && made < decisions; i++) {
      double share = Math.max((i + 1) / (double) matches, made / (double) decisions);
      made += play((int) (i % seats), share);
    }
    return new Policy(situation, spots);
  }

  /** Plays one match, learns from it, and returns its number of decisions. */
  private int play(int learner, double share) {
    Match match = perspective.newMatch(random);
    match.search().trackDecisions();
    taken = 0;
    int made = 0;
    for (int longest = playout.longest(); made < longest && !match.isOver(); made++) {
      if (match.actionCount() == 1) {
        match.play(0);
        continue;
      }
      Decision decision = match.decision();
      List<Action> listed = decision.actions();
      Step step = next();
      step.begin(decision.seat().index(), listed);
      if (decide(match, decision, listed, step, learner, share)) {
        taken++;
        match.play(step.chosen);
      } else {
        match.playRandom(random);
      }
    }
    learn(steps, taken, playout.judge(match), learner, share);
    return made;
  }

  private Step next() {
    if (taken == steps.length) {
      steps = Arrays.copyOf(steps, taken * 2);
    }
    @Nullable Step step = steps[taken];
    if (step == null) {
      step = new Step();
      steps[taken] = step;
    }
    return step;
  }

  /**
   * Chooses an action.
   *
   * @param share the elapsed share of the lesson
   * @return true if the step holds the choice; false if any action will do
   */
  abstract boolean decide(Match match, Decision decision, List<Action> listed, Step step, int learner, double share);

  /** Learns from a match: from the choices made and the reward of each seat. */
  abstract void learn(Step[] made, int count, double[] rewards, int learner, double share);

  /** Draws a choice with the step's probabilities, occasionally at random. */
  final void draw(Step step, double trials) {
    boolean isTrial = (random.nextLong() >>> 11) * 0x1p-53 < trials;
    step.chosen = isTrial ? random.nextInt(step.count) : Policy.draw(step.probabilities, step.count, random);
    step.tried = trials / step.count + (1 - trials) * step.probabilities[step.chosen];
  }
}
