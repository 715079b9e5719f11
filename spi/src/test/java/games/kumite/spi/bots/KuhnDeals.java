package games.kumite.spi.bots;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.ScriptedRandom;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The six deals of Kuhn poker. */
final class KuhnDeals {

  private static final int CARDS = 3;

  private KuhnDeals() {}

  static List<Supplier<Match>> all() {
    Game game = new KuhnPoker();
    List<Supplier<Match>> deals = new ArrayList<>();
    for (int first = 0; first < CARDS; first++) {
      for (int second = 0; second < CARDS; second++) {
        if (first != second) {
          int[] order = {first, second, CARDS - first - second};
          deals.add(() -> game.start(Setup.seats(2).random(new ScriptedRandom().putPermutation("deck", order))));
        }
      }
    }
    return deals;
  }
}
