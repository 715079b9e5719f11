package games.kumite.api.bot.search;

import java.util.Arrays;

/**
 * The tree of a {@link SolvingSearch}, in columns that are reused from search to search. The edges of a node are laid out
 * at once, in the order of its actions.
 *
 * <p>Wins and losses are proven from the leaves up (MCTS-Solver: Winands, Björnsson and Saito, "Monte-Carlo Tree Search
 * Solver", Computers and Games 2008). A node is proven if an action leads to the best possible reward of its seat, or if
 * all of its actions are proven. A proof is the number of the rewards that both seats get.
 */
public final class SolvedTree {

  static final int ROOT = 0;
  static final int NONE = -1;
  static final int UNPROVEN = 0;

  private static final int MAX_EDGES = 1 << 21;

  /** The largest number of different rewards; further results are not proven. */
  private static final int MAX_PROOFS = 64;

  private static final double BEST = 1;

  private int nodes;
  private int[] actor = new int[256];
  private int[] first = new int[256];
  private int[] choices = new int[256];
  private int[] forced = new int[256];
  private int[] triedEdges = new int[256];
  private int[] visits = new int[256];
  private int[] unproven = new int[256];
  private int[] proof = new int[256];

  private int edges;
  private int[] child = new int[2048];
  private int[] tried = new int[2048];
  private int[] edgeProof = new int[2048];

  /** The mean of each edge's rewards, and the reciprocal root of their number after it. */
  private double[] means = new double[2 * 2048];

  private int proofs = 1;
  private final double[][] rewards = new double[MAX_PROOFS][];

  void clear() {
    nodes = 0;
    edges = 0;
    proofs = 1;
  }

  boolean isFull() {
    return edges >= MAX_EDGES;
  }

  /** Adds a node whose decision comes after a number of decisions with one action. */
  int addNode(int seat, int actions, int forcedBefore) {
    if (nodes == actor.length) {
      growNodes();
    }
    while (edges + actions > child.length) {
      growEdges();
    }
    int node = nodes++;
    actor[node] = seat;
    first[node] = edges;
    choices[node] = actions;
    forced[node] = forcedBefore;
    triedEdges[node] = 0;
    visits[node] = 0;
    unproven[node] = actions;
    proof[node] = UNPROVEN;
    int end = edges + actions;
    Arrays.fill(child, edges, end, NONE);
    Arrays.fill(tried, edges, end, 0);
    Arrays.fill(edgeProof, edges, end, UNPROVEN);
    for (int edge = edges; edge < end; edge++) {
      means[2 * edge] = NONE;
      means[2 * edge + 1] = 0;
    }
    edges = end;
    return node;
  }

  int actor(int node) {
    return actor[node];
  }

  int first(int node) {
    return first[node];
  }

  int choices(int node) {
    return choices[node];
  }

  /** Returns the number of decisions with one action right before the node. */
  int forced(int node) {
    return forced[node];
  }

  /** Returns the number of edges that have been tried. */
  int triedEdges(int node) {
    return triedEdges[node];
  }

  /** Returns the number of selections at a node. */
  int visits(int node) {
    return visits[node];
  }

  int proof(int node) {
    return proof[node];
  }

  int child(int edge) {
    return child[edge];
  }

  void setChild(int edge, int node) {
    child[edge] = node;
  }

  int visitsOf(int edge) {
    return tried[edge];
  }

  double mean(int edge) {
    return means[2 * edge];
  }

  int edgeProof(int edge) {
    return edgeProof[edge];
  }

  /** Returns the place of an untried edge, after skipping some. */
  int untried(int node, int skipped) {
    int edge = first[node];
    int left = skipped;
    while (tried[edge] > 0 || left-- > 0) {
      edge++;
    }
    return edge - first[node];
  }

  /** Begins to use an edge. */
  int tryFirst(int node, int place) {
    triedEdges[node]++;
    means[2 * (first[node] + place)] = 0;
    return first[node] + place;
  }

  /** Selects a tried edge by UCB1. A proven edge counts with its exact value. */
  int select(int node, double exploration) {
    double reach = exploration * Logarithms.root(++visits[node] + 1);
    int begin = first[node];
    int end = begin + choices[node];
    int best = begin;
    double max = NONE;
    for (int edge = begin; edge < end; edge++) {
      double value = means[2 * edge] + reach * means[2 * edge + 1];
      if (value > max) {
        max = value;
        best = edge;
      }
    }
    return best;
  }

  /** Adds a reward to the mean of an edge that is not proven. */
  void credit(int edge, double reward) {
    int times = ++tried[edge];
    if (edgeProof[edge] == UNPROVEN) {
      means[2 * edge] += (reward - means[2 * edge]) * Logarithms.reciprocal(times);
      means[2 * edge + 1] = Logarithms.reciprocalRoot(times);
    }
  }

  /** Returns the number of the rewards; unproven if there is no room for more. */
  int proofOf(double[] result) {
    for (int known = 1; known < proofs; known++) {
      if (Arrays.equals(rewards[known], result)) {
        return known;
      }
    }
    if (proofs == MAX_PROOFS) {
      return UNPROVEN;
    }
    rewards[proofs] = result.clone();
    return proofs++;
  }

  /** Returns the rewards of a proof, in an array that must not be changed. */
  double[] rewards(int proven) {
    return rewards[proven];
  }

  /** Marks an edge of a node as proven, and the node if that follows. */
  void prove(int edge, int node, int proven) {
    int seat = actor[node];
    edgeProof[edge] = proven;
    double worth = rewards[proven][seat];
    means[2 * edge] = worth;
    means[2 * edge + 1] = 0;
    if (worth >= BEST) {
      proof[node] = proven;
    } else if (--unproven[node] == 0) {
      int best = edge;
      for (int other = first[node]; other < first[node] + choices[node]; other++) {
        best = mean(other) > mean(best) ? other : best;
      }
      proof[node] = edgeProof[best];
    }
  }

  private void growNodes() {
    int length = nodes * 2;
    actor = Arrays.copyOf(actor, length);
    first = Arrays.copyOf(first, length);
    choices = Arrays.copyOf(choices, length);
    forced = Arrays.copyOf(forced, length);
    triedEdges = Arrays.copyOf(triedEdges, length);
    visits = Arrays.copyOf(visits, length);
    unproven = Arrays.copyOf(unproven, length);
    proof = Arrays.copyOf(proof, length);
  }

  private void growEdges() {
    int length = child.length * 2;
    child = Arrays.copyOf(child, length);
    tried = Arrays.copyOf(tried, length);
    edgeProof = Arrays.copyOf(edgeProof, length);
    means = Arrays.copyOf(means, 2 * length);
  }
}
