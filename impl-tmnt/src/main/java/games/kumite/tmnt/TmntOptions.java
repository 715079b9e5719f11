package games.kumite.tmnt;

import games.kumite.api.Option;
import games.kumite.spi.Window;
import games.kumite.tmnt.state.Settings;
import java.util.List;

/** What can be chosen before a match. */
final class TmntOptions {

  /** The most rounds of a match (MT-END-04). */
  static final int MAX_ROUNDS = 500;
  private static final int DEFAULT_ROUNDS = MAX_ROUNDS;

  static final List<Option> ALL = List.of(
      Option.choice(Settings.CHARACTERS, "whether characters are chosen in seat order or dealt",
          Settings.CHOSEN, Settings.RANDOM),
      Option.number(
          Settings.TURN_LIMIT, "the rounds after which the highest Level wins", 1, MAX_ROUNDS, DEFAULT_ROUNDS),
      Option.flag(Settings.LEAVING, "whether a player who is asked in a window may leave the match", false),
      Window.OPTION,
      Option.directory(Settings.CONTENT,
          "a directory whose characters.json, doors.json, treasures.json replace the shipped cards"));

  private TmntOptions() {}
}
