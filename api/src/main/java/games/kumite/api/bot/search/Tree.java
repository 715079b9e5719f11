package games.kumite.api.bot.search;

import games.kumite.api.Action;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The tree of one search, in columns that are reused from search to search. A node is a decision of one seat after the
 * same actions; an edge is an action that has been tried there.
 *
 * <p>The edges of a node are adjacent, in the order in which they were first met. During a visit, each edge has its
 * index in the present world's list, or the mark that it is not listed.
 */
public final class Tree {

  static final int NONE = -1;

  /** The index of an action that was drawn. It is not in the list and may still be legal. */
  static final int DRAWN = Integer.MAX_VALUE;

  /** The key of unspecified knowledge. */
  static final long ANY = 0;

  /** The largest number of nodes after one edge that differ only in a seat's knowledge. */
  private static final int MAX_KNOWN = 16;
  private static final int FEW = 4;
  private static final int MAX_EDGES = 1 << 21;

  /**
   * A mark in place of a number of draws: {@code UNKNOWN} until it is known whether the lists of the node have every
   * legal action, and {@code ALL_LISTED} if they have.
   */
  private static final int UNKNOWN = -1;
  private static final int ALL_LISTED = -2;

  private final int maxEdges;

  private int nodes;
  private int[] actor = new int[256];
  private int[] first = new int[256];
  private int[] size = new int[256];
  private int[] room = new int[256];
  private int[] visits = new int[256];
  private int[] sibling = new int[256];
  private int[] draws = new int[256];
  private int[] drawnEdges = new int[256];
  private long[] known = new long[256];
  private String[] kind = new String[256];
  private Action @Nullable [][] ranking = new Action[256][];

  private int edges;
  private int[] child = new int[1024];
  private int[] place = new int[1024];
  private int[] tried = new int[1024];
  private int[] offered = new int[1024];
  private double[] mean = new double[1024];
  private double[] spread = new double[1024];
  private int[] hash = new int[1024];
  private boolean[] drawn = new boolean[1024];
  private boolean[] favoured = new boolean[1024];
  private @Nullable Action[] action = new Action[1024];

  public Tree() {
    this(MAX_EDGES);
  }

  /** Creates a tree that takes no more edges from about a given number on. */
  Tree(int maxEdges) {
    this.maxEdges = maxEdges;
  }

  boolean isFull() {
    return edges >= maxEdges;
  }

  /** Removes all nodes and edges. */
  void clear() {
    Arrays.fill(action, 0, edges, null);
    Arrays.fill(ranking, 0, nodes, null);
    nodes = 0;
    edges = 0;
  }

  int addNode(int seat, String decision) {
    return addNode(seat, decision, ANY);
  }

  private int addNode(int seat, String decision, long knowledge) {
    if (nodes == actor.length) {
      growNodes();
    }
    int node = nodes++;
    actor[node] = seat;
    kind[node] = decision;
    known[node] = knowledge;
    first[node] = 0;
    size[node] = 0;
    room[node] = 0;
    visits[node] = 0;
    sibling[node] = NONE;
    draws[node] = UNKNOWN;
    drawnEdges[node] = 0;
    return node;
  }

  /** Returns the node after an edge, and creates it at its first visit. */
  int follow(int edge, int seat, String decision) {
    return follow(edge, seat, decision, ANY);
  }

  /**
   * Returns the node after an edge for a seat's private knowledge, and creates it at its first visit. If there are too
   * many different nodes for a search to learn from each, all further ones share a node.
   */
  int follow(int edge, int seat, String decision, long knowledge) {
    int last = NONE;
    int alike = 0;
    for (int node = child[edge]; node != NONE; node = sibling[node]) {
      if (actor[node] == seat && (kind[node] == decision || kind[node].equals(decision))) {
        if (known[node] == knowledge) {
          return node;
        }
        if (++alike == MAX_KNOWN && knowledge != ANY) {
          return follow(edge, seat, decision, ANY);
        }
      }
      last = node;
    }
    int node = addNode(seat, decision, knowledge);
    if (last == NONE) {
      child[edge] = node;
    } else {
      sibling[last] = node;
    }
    return node;
  }

  /** Returns the first node that was created after an edge, or {@link #NONE}. */
  int child(int edge) {
    return child[edge];
  }

  int actor(int node) {
    return actor[node];
  }

  int first(int node) {
    return first[node];
  }

  int size(int node) {
    return size[node];
  }

  /** Returns the ranked actions of a node, best first; null if they have not been ranked. */
  Action @Nullable [] ranking(int node) {
    return ranking[node];
  }

  void rank(int node, Action[] bestFirst) {
    ranking[node] = bestFirst;
  }

  /** Returns whether it is unknown if the lists of a node have every legal action. */
  boolean isNew(int node) {
    return draws[node] == UNKNOWN;
  }

  /** Sets whether the lists of a node leave legal actions out, so that others may be drawn. */
  void setWide(int node, boolean isWide) {
    draws[node] = isWide ? 0 : ALL_LISTED;
  }

  boolean isWide(int node) {
    return draws[node] >= 0;
  }

  /** Returns how often an action was drawn at a wide node. */
  int draws(int node) {
    return draws[node];
  }

  void countDraw(int node) {
    draws[node]++;
  }

  /** Returns how many edges of a node were drawn. */
  int drawnEdges(int node) {
    return drawnEdges[node];
  }

  /** Counts a visit and returns the number of visits. */
  int visit(int node) {
    return ++visits[node];
  }

  int place(int edge) {
    return place[edge];
  }

  int tried(int edge) {
    return tried[edge];
  }

  double mean(int edge) {
    return mean[edge];
  }

  /** Returns the action of an edge. In games where an action is identified by its index, only drawn edges have one. */
  @Nullable Action action(int edge) {
    return action[edge];
  }

  /** Marks an edge as illegal in the present world. */
  void leaveOut(int edge) {
    place[edge] = NONE;
  }

  /** Returns whether a node has an edge for an action, in any world. */
  boolean has(int node, Action wanted) {
    return find(wanted, first[node], first[node] + size[node]) != NONE;
  }

  /**
   * Finds a node's edges in the list of the present world. Drawn edges that are not listed get the index {@link
   * #DRAWN}.
   *
   * @return the number of edges in the list
   */
  int meet(int node, List<Action> list) {
    int begin = first[node];
    int end = begin + size[node];
    for (int edge = begin; edge < end; edge++) {
      place[edge] = drawn[edge] ? DRAWN : NONE;
    }
    int met = 0;
    int likely = begin;
    int choices = list.size();
    for (int i = 0; i < choices && met < end - begin; i++) {
      Action listed = list.get(i);
      int edge = likely < end && action[likely] == listed ? likely : find(listed, begin, end);
      if (edge != NONE) {
        place[edge] = i;
        likely = edge + 1;
        met++;
      }
    }
    return met;
  }

  private int find(Action listed, int begin, int end) {
    int code = listed.hashCode();
    for (int edge = begin; edge < end; edge++) {
      if (hash[edge] == code && listed.equals(action[edge])) {
        return edge;
      }
    }
    return NONE;
  }

  /**
   * Selects an edge by UCB1, and counts the offer of every edge that the present world offers. The number of offers
   * takes the place of the number of visits to the node.
   *
   * @return the best edge, or {@link #NONE} if none is offered
   */
  int select(int node, double exploration) {
    int best = NONE;
    double max = -1;
    int end = first[node] + size[node];
    for (int edge = first[node]; edge < end; edge++) {
      if (place[edge] != NONE) {
        double value = mean[edge] + exploration * Logarithms.root(++offered[edge]) * spread[edge];
        if (value > max) {
          max = value;
          best = edge;
        }
      }
    }
    return best;
  }

  /** Marks an edge as the heuristic action of its node; it is the first edge. */
  void favour(int edge) {
    favoured[edge] = true;
  }

  /**
   * Selects an edge by its mean and its prior probability (PUCT: Rosin, "Multi-armed Bandits with Episode Context",
   * 2011). The favoured edge has most of the probability, and the others share the rest.
   *
   * @return the best edge, or {@link #NONE} if none is offered
   */
  int select(int node, double exploration, double favour) {
    int end = first[node] + size[node];
    int met = 0;
    boolean isFavoured = false;
    for (int edge = first[node]; edge < end; edge++) {
      if (place[edge] != NONE) {
        met++;
        isFavoured |= favoured[edge];
      }
    }
    double other = isFavoured ? (1 - favour) / Math.max(1, met - 1) : 1.0 / Math.max(1, met);
    double reach = exploration * Math.sqrt(visits[node]);
    int best = NONE;
    double max = -1;
    for (int edge = first[node]; edge < end; edge++) {
      if (place[edge] != NONE) {
        double value = mean[edge] + reach * (favoured[edge] ? favour : other) / (1 + tried[edge]);
        if (value > max) {
          max = value;
          best = edge;
        }
      }
    }
    return best;
  }

  /** Adds an edge for an action of the present list, or for one that was {@link #DRAWN}. */
  int addEdge(int node, int listedAt, @Nullable Action listed) {
    makeRoom(node);
    int end = first[node] + size[node]++;
    int edge = end;
    while (edge > first[node] && (place[edge - 1] == NONE || place[edge - 1] > listedAt)) {
      move(edge - 1, edge, 1);
      edge--;
    }
    child[edge] = NONE;
    place[edge] = listedAt;
    tried[edge] = 0;
    offered[edge] = 1;
    mean[edge] = 0;
    spread[edge] = 0;
    hash[edge] = listed == null ? 0 : listed.hashCode();
    action[edge] = listed;
    drawn[edge] = listedAt == DRAWN;
    favoured[edge] = false;
    if (drawn[edge]) {
      drawnEdges[node]++;
    }
    return edge;
  }

  /** Adds a reward to the mean of an edge. */
  void credit(int edge, double reward) {
    int times = ++tried[edge];
    mean[edge] += (reward - mean[edge]) * Logarithms.reciprocal(times);
    spread[edge] = Logarithms.reciprocalRoot(times);
  }

  private void makeRoom(int node) {
    if (size[node] < room[node]) {
      return;
    }
    int wider = Math.max(FEW, room[node] * 2);
    while (edges + wider > child.length) {
      growEdges();
    }
    move(first[node], edges, size[node]);
    first[node] = edges;
    room[node] = wider;
    edges += wider;
  }

  private void move(int from, int to, int length) {
    System.arraycopy(child, from, child, to, length);
    System.arraycopy(place, from, place, to, length);
    System.arraycopy(tried, from, tried, to, length);
    System.arraycopy(offered, from, offered, to, length);
    System.arraycopy(mean, from, mean, to, length);
    System.arraycopy(spread, from, spread, to, length);
    System.arraycopy(hash, from, hash, to, length);
    System.arraycopy(drawn, from, drawn, to, length);
    System.arraycopy(favoured, from, favoured, to, length);
    System.arraycopy(action, from, action, to, length);
  }

  private void growNodes() {
    int length = nodes * 2;
    actor = Arrays.copyOf(actor, length);
    first = Arrays.copyOf(first, length);
    size = Arrays.copyOf(size, length);
    room = Arrays.copyOf(room, length);
    visits = Arrays.copyOf(visits, length);
    sibling = Arrays.copyOf(sibling, length);
    draws = Arrays.copyOf(draws, length);
    drawnEdges = Arrays.copyOf(drawnEdges, length);
    known = Arrays.copyOf(known, length);
    kind = Arrays.copyOf(kind, length);
    ranking = Arrays.copyOf(ranking, length);
  }

  private void growEdges() {
    int length = child.length * 2;
    child = Arrays.copyOf(child, length);
    place = Arrays.copyOf(place, length);
    tried = Arrays.copyOf(tried, length);
    offered = Arrays.copyOf(offered, length);
    mean = Arrays.copyOf(mean, length);
    spread = Arrays.copyOf(spread, length);
    hash = Arrays.copyOf(hash, length);
    drawn = Arrays.copyOf(drawn, length);
    favoured = Arrays.copyOf(favoured, length);
    action = Arrays.copyOf(action, length);
  }
}
