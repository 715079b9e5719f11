package games.kumite.api.bot.learned;

import java.util.Arrays;

/** The best response of one seat to a strategy of the others. Used once. */
public final class BestResponse {

  private static final int UNKNOWN = -1;

  private final GameTree tree;
  private final int seat;
  private final double[][] played;

  /** The probability that chance and the other seats lead to each node. */
  private final double[] reach;

  private final int[] chosen;
  private final double[] values;

  /** Creates a response to what is played in each information set. */
  public BestResponse(GameTree tree, int seat, double[][] played) {
    this.tree = tree;
    this.seat = seat;
    this.played = played;
    reach = tree.reach(played, seat);
    chosen = new int[tree.sets()];
    Arrays.fill(chosen, UNKNOWN);
    values = new double[tree.nodes()];
    Arrays.fill(values, Double.NaN);
  }

  /** Returns the mean score of the seat in the whole game. */
  public double value() {
    return value(0);
  }

  private double value(int node) {
    if (Double.isNaN(values[node])) {
      values[node] = computed(node);
    }
    return values[node];
  }

  private double computed(int node) {
    int actor = tree.actor(node);
    if (actor == GameTree.END) {
      return tree.score(node, seat);
    }
    if (actor == seat) {
      return value(tree.child(node, chosen(tree.set(node))));
    }
    double sum = 0;
    for (int i = 0; i < tree.size(node); i++) {
      double probability = tree.probability(played, node, i);
      sum += probability == 0 ? 0 : probability * value(tree.child(node, i));
    }
    return sum;
  }

  /** Returns the best action in an information set, over all of its nodes. */
  private int chosen(int set) {
    if (chosen[set] == UNKNOWN) {
      double max = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < tree.size(tree.firstOfSet(set)); i++) {
        double worth = 0;
        for (int node = tree.firstOfSet(set); node >= 0; node = tree.nextInSet(node)) {
          worth += reach[node] == 0 ? 0 : reach[node] * value(tree.child(node, i));
        }
        if (worth > max) {
          max = worth;
          chosen[set] = i;
        }
      }
    }
    return chosen[set];
  }
}
