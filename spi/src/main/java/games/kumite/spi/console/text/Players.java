package games.kumite.spi.console.text;

import games.kumite.api.Seat;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.BotFactory;
import games.kumite.api.bot.Bots;
import games.kumite.api.random.RandomSource;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.console.texts.ConsoleException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The bots of a match, by the names that {@link Bots#named} knows. */
public final class Players {

  public static final String DEFAULT = "random";

  private Players() {}

  /** Returns the names of the bots of all seats without a human player, by the seat's index. */
  public static Map<Integer, String> forSeats(List<String> wanted, List<Seat> seats, List<Seat> persons) {
    Map<Integer, String> names = new TreeMap<>();
    wanted.forEach(Players::factory);
    for (Seat seat : seats) {
      if (!persons.contains(seat)) {
        names.put(seat.index(), wanted.get(Math.min(names.size(), wanted.size() - 1)));
      }
    }
    if (wanted.size() > Math.max(1, names.size())) {
      throw ConsoleException.usage("bot-count", wanted.size(), names.size());
    }
    return names;
  }

  /** Returns the seed of a match's bots: the match's seed, or an unpredictable one if it has none. */
  public static long seed(MatchRecord record) {
    return record.tags("Seed").isEmpty() ? RandomSource.newSeed()
        : Long.parseLong(record.tags("Seed").get(0).value());
  }

  /** Returns the factory of bots with a name. */
  public static BotFactory factory(String name) {
    return factory(name, "bot");
  }

  /** Returns the factory of a candidate of a halving. */
  public static BotFactory candidate(String name) {
    return factory(name, "candidate");
  }

  private static BotFactory factory(String name, String refusal) {
    try {
      return Bots.named(name);
    } catch (IllegalArgumentException unknown) {
      throw ConsoleException.usage(refusal, ConsoleException.Spoken.library(unknown));
    }
  }

  /**
   * Returns a bot for one choice. Its random results depend on the match's seed, the seat and the number of choices so
   * far.
   */
  public static Bot named(String name, long seed, Seat seat, int choices) {
    return factory(name).create(
        RandomSource.seeded(seed).split("bot-" + seat.number() + "-" + choices).nextLong());
  }
}
