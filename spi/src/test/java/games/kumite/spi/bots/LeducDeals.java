package games.kumite.spi.bots;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.ScriptedRandom;
import games.kumite.spi.samples.leducpoker.LeducPoker;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** The 120 deals of Leduc poker: a card for each seat and one to be turned up. */
public final class LeducDeals {

  private static final int CARDS = 6;

  private LeducDeals() {}

  /** A match of each deal, with suits or without. */
  public static List<Supplier<Match>> all(boolean hasSuits) {
    Game game = new LeducPoker();
    List<Supplier<Match>> deals = new ArrayList<>();
    for (int first = 0; first < CARDS; first++) {
      for (int second = 0; second < CARDS; second++) {
        for (int board = 0; board < CARDS; board++) {
          if (first != second && first != board && second != board) {
            int[] order = order(first, second, board);
            deals.add(() -> game.start(Setup.seats(2).option("suits", hasSuits)
                .random(new ScriptedRandom().putPermutation("deck", order))));
          }
        }
      }
    }
    return deals;
  }

  private static int[] order(int... dealt) {
    return IntStream.concat(IntStream.of(dealt),
        IntStream.range(0, CARDS).filter(card -> IntStream.of(dealt).noneMatch(known -> known == card))).toArray();
  }
}
