package games.kumite.api.bot.learned;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import games.kumite.api.Setup;
import games.kumite.spi.samples.connectfour.ConnectFour;
import games.kumite.spi.samples.leducpoker.LeducPoker;
import org.junit.jupiter.api.Test;

/** The tree of a small game, and the value of Leduc poker by an equilibrium that is computed from it. */
final class GameTreeTests {

  private static final int ITERATIONS = 800;

  private final GameTree tree = GameTree.of(new LeducPoker(), Setup.seats(2), 1_000_000);
  private final double[][] regrets = new double[tree.sets()][];
  private final double[][] sums = new double[tree.sets()][];
  private final double[][] played = new double[tree.sets()][];

  /** Walks the tree for one seat (CFR+: Tammelin 2014), and returns what a node is worth to it. */
  private double walk(int node, int seat, double own, double others, int iteration) {
    if (tree.actor(node) == GameTree.END) {
      return tree.score(node, seat);
    }
    double[] worth = new double[tree.size(node)];
    double mean = 0;
    for (int i = 0; i < worth.length; i++) {
      double chance = tree.probability(played, node, i);
      boolean isOwn = tree.actor(node) == seat;
      worth[i] = walk(tree.child(node, i), seat, isOwn ? own * chance : own, isOwn ? others : others * chance, iteration);
      mean += chance * worth[i];
    }
    if (tree.actor(node) == seat) {
      for (int i = 0; i < worth.length; i++) {
        regrets[tree.set(node)][i] += others * (worth[i] - mean);
        sums[tree.set(node)][i] += iteration * own * played[tree.set(node)][i];
      }
    }
    return mean;
  }

  private static double[] shares(double[] weights) {
    double sum = 0;
    for (double weight : weights) {
      sum += weight;
    }
    double[] shares = new double[weights.length];
    for (int i = 0; i < shares.length; i++) {
      shares[i] = sum > 0 ? weights[i] / sum : 1.0 / shares.length;
    }
    return shares;
  }

  @Test
  void leducPoker_byAnEquilibrium_isWorthThePublishedValue() {
    for (int set = 0; set < regrets.length; set++) {
      regrets[set] = new double[tree.size(tree.firstOfSet(set))];
      sums[set] = new double[regrets[set].length];
      played[set] = shares(regrets[set]);
    }
    for (int iteration = 1; iteration <= ITERATIONS; iteration++) {
      walk(0, iteration % 2, 1, 1, iteration);
      for (int set = 0; set < regrets.length; set++) {
        for (int i = 0; i < regrets[set].length; i++) {
          regrets[set][i] = Math.max(0, regrets[set][i]);
        }
        played[set] = shares(regrets[set]);
      }
    }
    double[][] average = new double[sums.length][];
    for (int set = 0; set < sums.length; set++) {
      average[set] = shares(sums[set]);
    }
    double second = new BestResponse(tree, 1, average).value();
    double first = new BestResponse(tree, 0, average).value();
    assertThat(first + second).as("NashConv").isLessThan(0.01);
    assertThat(tree.value(average, 0)).isCloseTo(-0.085606, within(2e-4)).isBetween(-second, first);
  }

  @Test
  void gameThatIsTooLarge_isRefused() {
    assertThatThrownBy(() -> GameTree.of(new ConnectFour(), Setup.seats(2), 1000)).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the game must have at most 1000 positions with this setup, has more");
  }
}
