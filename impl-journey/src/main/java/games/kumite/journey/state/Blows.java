package games.kumite.journey.state;

import games.kumite.journey.content.Content;
import games.kumite.journey.content.Demon;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Verb;
import games.kumite.spi.marks.Shared;
import java.util.List;

/** What one attack of each type of demon does to each pilgrim on the average, as their sheets say. Immutable. */
@Shared
final class Blows {

  private final double[][] means;

  Blows(Content content) {
    means = new double[content.demons().size()][Content.PILGRIMS];
    for (int type = 0; type < means.length; type++) {
      for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
        int blue = content.pilgrims().get(pilgrim).entry().defenseDice();
        means[type][pilgrim] = mean(content, content.demons().get(type), sums(content.dice().blue(), blue));
      }
    }
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
      damage += effect instanceof Effect.Amount amount && amount.verb() == Verb.ADD_DAMAGE ? amount.amount() : 0;
    }
    return damage;
  }

  /** How likely each sum of so many dice is. */
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

  /** Damage after defense, as long as nothing changes the dice. */
  double mean(int type, int pilgrim) {
    return means[type][pilgrim];
  }
}
