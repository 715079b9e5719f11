package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Facts;
import games.kumite.api.Perspective;
import games.kumite.api.SeededRandom;
import games.kumite.api.bot.Thoughts.Considered;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Plays as it has learnt from matches against itself, and does not look ahead: the bot for games of hidden information
 * that are small enough to be learnt by heart, such as Kuhn poker, and a quick one for games of bluff.
 *
 * <p>It learns once for each game and setup, from a fixed seed, when it is {@linkplain #prepare prepared} or first asked;
 * all bots of this virtual machine that learn as much share what was learnt. What it has never met it answers at random.
 * Its choice depends on its seed and on what it is shown alone. Used by one thread at a time.
 */
public final class PolicyBot implements ThinkingBot {

  /** How many matches are played if nothing else is said. */
  static final long MATCHES = 100_000;

  private static final double UNKNOWN = 0.5;
  private static final long SHOWN = 1000;

  private final long matches;
  private final Aim aim;
  private final long seed;

  /**
   * A bot that plays for the score in a game where points can be lost, else for result and score alike.
   *
   * @param matches how many it learns from, at least 1
   * @param seed where the chance of its choices comes from
   */
  public PolicyBot(long matches, long seed) {
    this(matches, Aim.BOTH, seed);
  }

  /**
   * A bot with an aim.
   *
   * @param matches how many it learns from, at least 1
   * @param aim what it tries to reach; {@link Aim#BOTH} is the score in a game where points can be lost
   * @param seed where the chance of its choices comes from
   */
  public PolicyBot(long matches, Aim aim, long seed) {
    if (matches < 1) {
      throw new IllegalArgumentException("matches must be at least 1, was " + matches);
    }
    this.matches = matches;
    this.aim = aim;
    this.seed = seed;
  }

  /** What to learn for: stakes are learnt for as they are, since bluffs are weighed by them. */
  static Aim aim(Aim said, Facts facts) {
    return said == Aim.BOTH && facts.minScore() < 0 ? Aim.SCORE : said;
  }

  private Policy policy(Perspective view) {
    return Policies.of(view, aim(aim, view.game().facts()), matches, Long.MAX_VALUE);
  }

  @Override
  public void prepare(Perspective view) {
    policy(view);
  }

  @Override
  public Thoughts think(Perspective view, Decision decision) {
    List<Action> actions = decision.actions();
    if (actions.size() == 1) {
      return Choices.only(actions.get(0));
    }
    Policy policy = policy(view);
    SeededRandom random = Choices.random(seed, view, decision, actions);
    double[] probabilities = policy.of(view, decision);
    int chosen = probabilities == null ? random.nextInt(actions.size())
        : Policy.draw(probabilities, actions.size(), random);
    List<Considered> considered = new ArrayList<>();
    for (int i = 0; probabilities != null && i < actions.size(); i++) {
      considered.add(new Considered(actions.get(i), Math.round(SHOWN * probabilities[i]), UNKNOWN));
    }
    considered.sort(Comparator.comparingLong(Considered::visits).reversed());
    return new Thoughts(actions.get(chosen), considered, 0);
  }

  @Override
  public String name() {
    return "policy " + matches;
  }
}
