package games.kumite.spi.console;

import games.kumite.api.RandomSource;
import games.kumite.api.Seat;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.RandomBot;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The bots that the console knows by name. */
final class Bots {

  static final String DEFAULT = "random";
  /** All of them, for people. */
  static final String KNOWN = DEFAULT;

  private Bots() {}

  /** The names of the bots of all seats without a person, by the seat's index. */
  static Map<Integer, String> forSeats(List<String> wanted, List<Seat> seats, List<Seat> persons) {
    Map<Integer, String> names = new TreeMap<>();
    for (String name : wanted) {
      named(name, RandomSource.seeded(0));
    }
    for (Seat seat : seats) {
      if (!persons.contains(seat)) {
        names.put(seat.index(), wanted.get(Math.min(names.size(), wanted.size() - 1)));
      }
    }
    if (wanted.size() > Math.max(1, names.size())) {
      throw Refused.usage("--bots names " + wanted.size() + " bots for " + names.size() + " seats");
    }
    return names;
  }

  /** A bot that draws from a source. */
  static Bot named(String name, RandomSource random) {
    return switch (name) {
      case "random" -> new RandomBot(random);
      default -> throw Refused.usage("--bots must be one of: " + KNOWN + "; was " + Text.printable(name));
    };
  }
}
