package games.kumite.journey.state;

import games.kumite.journey.content.Content;
import games.kumite.journey.content.Demon;
import games.kumite.journey.content.DemonEntry;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.content.Pilgrim;
import games.kumite.spi.marks.Immutable;
import java.util.List;

/**
 * The average damage of one attack of a demon on a pilgrim, and the average effect of a pilgrim's attack on a demon,
 * from their sheets. Immutable.
 */
@Immutable
final class AttackExpectations {

  private final double[][] means;
  private final double[][][] shares;

  AttackExpectations(Content content) {
    means = new double[content.demons().size()][Content.PILGRIMS];
    for (int type = 0; type < means.length; type++) {
      for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
        int blue = content.pilgrims().get(pilgrim).entry().defenseDice();
        means[type][pilgrim] = mean(content, content.demons().get(type), sums(content.dice().blue(), blue));
      }
    }
    shares = new double[means.length][Content.PILGRIMS][];
    for (int type = 0; type < means.length; type++) {
      for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
        shares[type][pilgrim] = shares(content, content.pilgrims().get(pilgrim), content.demons().get(type).entry());
      }
    }
  }

  /** Returns the shares by the level of the weapon. */
  private static double[] shares(Content content, Pilgrim pilgrim, DemonEntry demon) {
    double[] attack = sums(content.dice().red(), pilgrim.entry().attackDice());
    double[] defense = sums(content.dice().blue(), demon.defenseDice());
    double[] shares = new double[pilgrim.weapons().size()];
    for (int level = 0; level < shares.length; level++) {
      List<List<Effect>> rows = pilgrim.weapons().get(level).rows();
      for (List<Effect> row : rows) {
        int more = damage(row);
        for (int red = 0; red < attack.length; red++) {
          for (int blue = 0; blue < defense.length; blue++) {
            int damage = Math.max(0, red + more - blue);
            double share = demon.track() ? damage / (double) demon.health() : damage >= demon.health() ? 1 : 0;
            shares[level] += attack[red] * defense[blue] / rows.size() * share;
          }
        }
      }
    }
    return shares;
  }

  private static double mean(Content content, Demon demon, double[] defense) {
    double[] attack = sums(content.dice().red(), demon.entry().attackDice());
    int rows = Math.max(1, demon.rows().size());
    double mean = 0;
    for (int row = 0; row < rows; row++) {
      int more = demon.rows().isEmpty() ? 0 : damage(demon.rows().get(row));
      for (int red = 0; red < attack.length; red++) {
        for (int blue = 0; blue < defense.length; blue++) {
          mean += attack[red] * defense[blue] / rows * Math.max(0, red + more - blue);
        }
      }
    }
    return mean;
  }

  private static int damage(List<Effect> row) {
    int damage = 0;
    for (Effect effect : row) {
      damage += effect.amount(EffectVerb.ADD_DAMAGE);
    }
    return damage;
  }

  /** Returns the probability of each sum of a number of dice. */
  private static double[] sums(List<Integer> faces, int dice) {
    int max = faces.stream().mapToInt(Integer::intValue).max().orElse(0);
    double[] likely = {1};
    for (int die = 0; die < dice; die++) {
      double[] more = new double[likely.length + max];
      for (int sum = 0; sum < likely.length; sum++) {
        for (int face : faces) {
          more[sum + face] += likely[sum] / faces.size();
        }
      }
      likely = more;
    }
    return likely;
  }

  /** Returns the mean damage after defense, as long as nothing changes the dice. */
  double mean(int type, int pilgrim) {
    return means[type][pilgrim];
  }

  /** Returns the part of a demon with all its health that an attack takes, as long as nothing changes the dice. */
  double share(int type, int pilgrim, int level) {
    return shares[type][pilgrim][level - 1];
  }
}
