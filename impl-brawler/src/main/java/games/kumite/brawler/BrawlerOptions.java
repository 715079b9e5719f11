package games.kumite.brawler;

import games.kumite.api.InvalidSetupException;
import games.kumite.api.Option;
import games.kumite.brawler.content.DiceType;
import games.kumite.brawler.state.FaceNumbers;
import games.kumite.brawler.state.Settings;
import java.util.List;
import java.util.Map;

/** The options of a match, described by the texts {@code option.<id>}. */
final class BrawlerOptions {

  private static final int MAX_SEATS = Settings.MAX_HEROES + 1;

  static final List<Option> ALL = List.of(
      Option.number(Settings.HERO_COUNT, "", 1, Settings.MAX_HEROES, Settings.MAX_HEROES),
      Option.flag(Settings.HOST, "", false),
      Option.choice(Settings.SPEED_DICE, "", Settings.ONE_D20, Settings.THREE_D6),
      Option.choice(Settings.DICE_SET, "", DiceType.NORMAL.name(), DiceType.D6_ONLY.name()),
      Option.number(Settings.BOSS_COUNT, "", 1, FaceNumbers.BOSSES, FaceNumbers.BOSSES),
      Option.directory(Settings.CONTENT, ""));

  /** All numbers of seats that some options allow (BR-SET-12, BR-SET-14). */
  static final List<Integer> SEAT_COUNTS = List.of(1, 2, MAX_SEATS);

  private BrawlerOptions() {}

  /**
   * Returns the value of an option that is not set. With neither heroes nor host set, the first two seats are heroes
   * and a third one is the host (BR-SET-12, BR-SET-14).
   */
  static Object unset(Option option, int seats, Map<String, Object> set) {
    if (!set.containsKey(Settings.HERO_COUNT) && !set.containsKey(Settings.HOST)) {
      switch (option.id()) {
        case Settings.HERO_COUNT -> {
          return Math.min(seats, Settings.MAX_HEROES);
        }
        case Settings.HOST -> {
          return seats > Settings.MAX_HEROES;
        }
        default -> { }
      }
    }
    return option.defaultValue();
  }

  /** Checks that every hero has a seat, and so has the host. */
  static void check(int seats, Map<String, Object> options) {
    int heroes = (Integer) options.get(Settings.HERO_COUNT);
    boolean hasHost = (Boolean) options.get(Settings.HOST);
    int needed = heroes + (hasHost ? 1 : 0);
    if (seats != needed) {
      throw new InvalidSetupException("seats of brawler must be " + needed + " with heroCount "
          + heroes + " and host " + hasHost + ", was " + seats + "; for " + seats
          + (seats == 1 ? " seat" : " seats") + " set " + remedy(seats));
    }
  }

  private static String remedy(int seats) {
    return switch (seats) {
      case 1 -> "heroCount to 1 and host to false";
      case MAX_SEATS -> "heroCount to 2 and host to true";
      default -> "heroCount to 2 and host to false, or heroCount to 1 and host to true";
    };
  }
}
