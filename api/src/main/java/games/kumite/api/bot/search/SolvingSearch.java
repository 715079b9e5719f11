package games.kumite.api.bot.search;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.GameProperties;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * A search of an {@code mcts} bot in a game of two seats without chance and hidden information, whose playouts go to the
 * end. All iterations begin in copies of one world, and an action is its index. It walks down a {@link SolvedTree}, which
 * proves wins and losses.
 */
public final class SolvingSearch {

  /** As in {@link Search}: the number of actions that a decision opens at once, and with each square root of its visits. */
  private static final int ALWAYS_OPEN = 8;
  private static final int OPENED_MORE = 2;

  private final SolvedTree tree;
  private final Match world;
  private final int searcher;
  private final double exploration;
  private final Playout playout;
  private final RewardDeviation deviation;
  private final SeededRandom random;
  private int[] nodes = new int[64];
  private int[] edges = new int[64];
  private int depth;
  private boolean hasUnlisted;

  public SolvingSearch(SolvedTree tree, Perspective perspective, Decision decision, MctsSettings settings, SeededRandom random) {
    this.tree = tree;
    this.searcher = decision.seat().index();
    this.exploration = settings.exploration();
    this.playout = new Playout(perspective, settings.aim(), settings.playout());
    this.deviation = new RewardDeviation(perspective.seats().size());
    this.random = random;
    world = perspective.imagine(random);
    tree.clear();
    tree.addNode(searcher, decision.searchActionCount(), 0);
  }

  /** Returns whether it can search in a perspective's game. A decision with free numbers can still turn up. */
  public static boolean suits(Perspective perspective, Decision decision, MctsSettings settings) {
    GameProperties facts = perspective.game().properties();
    return perspective.seats().size() == 2 && !facts.hasHiddenInformation() && !facts.hasChance()
        && decision.templates().isEmpty() && !new Playout(perspective, settings.aim(), settings.playout()).isCut();
  }

  /** Returns whether a decision with legal actions that are not listed has turned up, so that another search is needed. */
  public boolean hasUnlisted() {
    return hasUnlisted;
  }

  /** Returns whether the result of the decision is proven, so that no further iteration is needed. */
  public boolean isProven() {
    return tree.proof(SolvedTree.ROOT) != SolvedTree.UNPROVEN;
  }

  /** Plays a copy of the world to its end, and learns from it. */
  public void iterate() {
    depth = 0;
    double[] rewards = descend(world.copy());
    deviation.add(rewards);
    for (int i = 0; i < depth; i++) {
      tree.credit(edges[i], rewards[tree.actor(nodes[i])]);
    }
  }

  private double[] descend(Match match) {
    int node = SolvedTree.ROOT;
    while (true) {
      int choices = tree.choices(node);
      int tried = tree.triedEdges(node);
      if (tried < choices && tried < open(node, choices)) {
        int place = tree.untried(node, choices - tried == 1 ? 0 : random.nextInt(choices - tried));
        tread(node, tree.tryFirst(node, place));
        match.play(place);
        return match.isOver() ? proven(playout.judge(match)) : playout.run(match, random);
      }
      int edge = tree.select(node, exploration * deviation.of(tree.actor(node)));
      tread(node, edge);
      int proof = tree.edgeProof(edge);
      if (proof != SolvedTree.UNPROVEN) {
        return tree.rewards(proof);
      }
      match.play(edge - tree.first(node));
      node = tree.child(edge);
      if (node == SolvedTree.NONE) {
        node = follow(match, edge);
        if (node == SolvedTree.NONE) {
          return match.isOver() ? proven(playout.judge(match)) : playout.run(match, random);
        }
      } else {
        for (int forced = tree.forced(node); forced > 0; forced--) {
          match.play(0);
        }
      }
    }
  }

  private static double openMore(int visits) {
    return OPENED_MORE * Math.sqrt(visits);
  }

  private int open(int node, int choices) {
    return choices <= ALWAYS_OPEN ? choices : ALWAYS_OPEN + (int) openMore(tree.visits(node));
  }

  /** Adds the node after an edge, beyond decisions with one action; none if the match is over or the tree is full. */
  private int follow(Match match, int edge) {
    int forced = 0;
    int choices = match.search().searchActionCount();
    while (choices > 0) {
      hasUnlisted |= !match.decision().templates().isEmpty();
      if (choices > 1) {
        break;
      }
      match.play(0);
      forced++;
      choices = match.search().searchActionCount();
    }
    if (choices == 0 || tree.isFull()) {
      return SolvedTree.NONE;
    }
    int node = tree.addNode(match.actor().index(), choices, forced);
    tree.setChild(edge, node);
    return node;
  }

  private void tread(int node, int edge) {
    if (depth == edges.length) {
      edges = Arrays.copyOf(edges, depth * 2);
      nodes = Arrays.copyOf(nodes, depth * 2);
    }
    edges[depth] = edge;
    nodes[depth++] = node;
  }

  /** Marks the last edge as proven, and what follows from it above. Returns the rewards of the highest proven edge. */
  private double[] proven(double[] rewards) {
    int proof = tree.proofOf(rewards);
    for (int i = depth - 1; i >= 0 && proof != SolvedTree.UNPROVEN; i--) {
      tree.prove(edges[i], nodes[i], proof);
      rewards = tree.rewards(proof);
      proof = tree.proof(nodes[i]);
    }
    return rewards;
  }

  /** Returns whether a number of iterations is too small for another action to become the best one. */
  public boolean isDecided(long left) {
    int most = 0;
    int second = 0;
    int end = tree.first(SolvedTree.ROOT) + tree.choices(SolvedTree.ROOT);
    for (int edge = tree.first(SolvedTree.ROOT); edge < end; edge++) {
      int visits = isLost(edge) ? 0 : tree.visitsOf(edge);
      second = Math.max(second, Math.min(most, visits));
      most = Math.max(most, visits);
    }
    return isProven() || most - second > left;
  }

  private boolean isLost(int edge) {
    return tree.edgeProof(edge) != SolvedTree.UNPROVEN && tree.mean(edge) <= 0;
  }

  /**
   * Returns the statistics of the actions that were tried, the best first: the proven action, or the one with the most
   * visits that is not proven to lose.
   */
  public <T> List<T> considered(List<Action> actions, StatsFactory<T> stats) {
    List<Integer> tried = new ArrayList<>();
    int first = tree.first(SolvedTree.ROOT);
    for (int place = 0; place < tree.choices(SolvedTree.ROOT); place++) {
      if (tree.visitsOf(first + place) > 0) {
        tried.add(place);
      }
    }
    Comparator<Integer> byProof = Comparator.comparingDouble(
        place -> isProven() && tree.edgeProof(first + place) != SolvedTree.UNPROVEN ? tree.mean(first + place) : SolvedTree.NONE);
    tried.sort(byProof.thenComparingInt(place -> isLost(first + place) ? 0 : tree.visitsOf(first + place))
        .thenComparingDouble(place -> tree.mean(first + place)).reversed());
    List<T> considered = new ArrayList<>();
    for (int place : tried) {
      considered.add(stats.of(actions.get(place), tree.visitsOf(first + place), tree.mean(first + place)));
    }
    return considered;
  }
}
