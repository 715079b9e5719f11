package games.kumite.api.bot.learned;

import games.kumite.api.Decision;
import games.kumite.api.Game;
import games.kumite.api.Keys;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The whole tree of a small game, with every result of chance, in columns. A node comes before those below it.
 *
 * <p>Nodes in which the seat that decides knows the same belong to one information set: the seat sees the same, has
 * seen the same decisions, and has made the same choices itself in the same information sets.
 */
public final class GameTree {

  static final int CHANCE = -1;
  static final int END = -2;
  private static final int NONE = -1;

  private final int seats;

  /** The match in one node of each information set. */
  private final List<Match> examples = new ArrayList<>();

  private final int maxNodes;
  private final ChanceEnumerator chance = new ChanceEnumerator();
  private final Map<Long, Integer> sets = new HashMap<>();
  private int nodes;
  private int[] actor = new int[1024];
  private int[] set = new int[1024];
  private int[] firstEdge = new int[1024];
  private int[] size = new int[1024];
  private int[] nextInSet = new int[1024];
  private int[] firstOfSet = new int[256];
  private int edges;
  private int[] child = new int[1024];
  private double[] probability = new double[1024];
  private final List<double[]> scores = new ArrayList<>();

  private GameTree(int seats, int maxNodes) {
    this.seats = seats;
    this.maxNodes = maxNodes;
  }

  /**
   * Returns the tree of a game and setup.
   *
   * @throws IllegalArgumentException if it has more nodes than the given number
   */
  public static GameTree of(Game game, Setup setup, int maxNodes) {
    GameTree tree = new GameTree(setup.names().size(), maxNodes);
    Setup enumerated = setup.random(tree.chance).withoutRecord();
    tree.add(() -> {
      Match match = game.start(enumerated);
      match.search().trackDecisions();
      return match;
    }, new long[tree.seats]);
    return tree;
  }

  /** Adds what follows from a start or an action, for every result of chance, and returns the node. */
  private int add(Supplier<Match> played, long[] histories) {
    chance.begin();
    Match first = played.get();
    ChanceEnumerator.Script script = chance.script();
    if (script.results().length == 0) {
      return add(first, histories);
    }
    int node = addNode(CHANCE);
    List<Integer> children = new ArrayList<>();
    List<Double> probabilities = new ArrayList<>();
    probabilities.add(chance.probability());
    children.add(add(first, histories));
    while (chance.next(script)) {
      Match other = played.get();
      script = chance.script();
      probabilities.add(chance.probability());
      children.add(add(other, histories));
    }
    link(node, children, probabilities);
    return node;
  }

  /** Adds a position and all that follow from it, and returns its node. */
  private int add(Match match, long[] histories) {
    if (match.isOver()) {
      int node = addNode(END);
      set[node] = scores.size();
      scores.add(scores(match.outcome()));
      return node;
    }
    Seat seat = match.actor();
    int node = addNode(seat.index());
    Decision decision = match.decision();
    long knowledge = Keys.mix(histories[seat.index()], InfoSetAbstraction.known(InfoSetAbstraction.WHOLE.prefix(match, decision),
        match.search().observationKey(seat)));
    join(node, knowledge, match);
    List<Integer> children = new ArrayList<>();
    for (int i = 0; i < match.actionCount(); i++) {
      int choice = i;
      long[] after = histories.clone();
      after[seat.index()] = Keys.mix(knowledge, i);
      children.add(add(() -> {
        Match next = match.copy();
        next.play(choice);
        return next;
      }, after));
    }
    link(node, children, List.of());
    return node;
  }

  private static double[] scores(Outcome outcome) {
    return outcome.standings().stream().mapToDouble(Outcome.Standing::score).toArray();
  }

  private void join(int node, long knowledge, Match match) {
    Integer known = sets.get(knowledge);
    int joined = known == null ? examples.size() : known;
    if (known == null) {
      sets.put(knowledge, joined);
      examples.add(match);
      if (joined == firstOfSet.length) {
        firstOfSet = Arrays.copyOf(firstOfSet, joined * 2);
      }
      firstOfSet[joined] = NONE;
    }
    set[node] = joined;
    nextInSet[node] = firstOfSet[joined];
    firstOfSet[joined] = node;
  }

  private int addNode(int seat) {
    if (nodes == maxNodes) {
      throw new IllegalArgumentException("the game must have at most " + maxNodes + " positions with this setup, has more");
    }
    if (nodes == actor.length) {
      int length = nodes * 2;
      actor = Arrays.copyOf(actor, length);
      set = Arrays.copyOf(set, length);
      firstEdge = Arrays.copyOf(firstEdge, length);
      size = Arrays.copyOf(size, length);
      nextInSet = Arrays.copyOf(nextInSet, length);
    }
    actor[nodes] = seat;
    return nodes++;
  }

  private void link(int node, List<Integer> children, List<Double> probabilities) {
    while (edges + children.size() > child.length) {
      child = Arrays.copyOf(child, child.length * 2);
      probability = Arrays.copyOf(probability, child.length);
    }
    firstEdge[node] = edges;
    size[node] = children.size();
    for (int i = 0; i < children.size(); i++) {
      child[edges] = children.get(i);
      probability[edges++] = probabilities.isEmpty() ? 1 : probabilities.get(i);
    }
  }

  int nodes() {
    return nodes;
  }

  /** Returns the number of seats. */
  public int seats() {
    return seats;
  }

  public int sets() {
    return examples.size();
  }

  /** Returns the match in a node of an information set. */
  public Match example(int informationSet) {
    return examples.get(informationSet);
  }

  /** Returns the seat that decides in a node, {@link #CHANCE} or {@link #END}. */
  int actor(int node) {
    return actor[node];
  }

  /** Returns the information set of a node in which a seat decides. */
  int set(int node) {
    return set[node];
  }

  /** Returns a node of an information set; {@link #nextInSet} leads to the others. */
  public int firstOfSet(int informationSet) {
    return firstOfSet[informationSet];
  }

  /** Returns the next node of the same information set, negative after the last. */
  int nextInSet(int node) {
    return nextInSet[node];
  }

  /** Returns the number of nodes right below a node. */
  public int size(int node) {
    return size[node];
  }

  int child(int node, int place) {
    return child[firstEdge[node] + place];
  }

  /** Returns the probability of an edge, with what is played in each information set. */
  double probability(double[][] played, int node, int place) {
    return actor[node] == CHANCE ? probability[firstEdge[node] + place] : played[set[node]][place];
  }

  /** Returns a seat's score in a node where the match is over. */
  double score(int node, int seat) {
    return scores.get(set[node])[seat];
  }

  /** Returns the mean score of a seat with what is played in each information set. */
  public double value(double[][] played, int seat) {
    double[] values = new double[nodes];
    for (int node = nodes - 1; node >= 0; node--) {
      values[node] = actor[node] == END ? score(node, seat) : 0;
      for (int i = 0; i < size[node]; i++) {
        values[node] += probability(played, node, i) * values[child(node, i)];
      }
    }
    return values[0];
  }

  /** Returns the probability that chance and all seats but one lead to each node. */
  double[] reach(double[][] played, int seat) {
    double[] reach = new double[nodes];
    reach[0] = 1;
    for (int node = 0; node < nodes; node++) {
      for (int i = 0; i < size[node]; i++) {
        reach[child(node, i)] = reach[node] * (actor[node] == seat ? 1 : probability(played, node, i));
      }
    }
    return reach;
  }
}
