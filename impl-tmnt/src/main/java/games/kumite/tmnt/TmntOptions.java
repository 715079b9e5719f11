package games.kumite.tmnt;

import games.kumite.api.Option;
import games.kumite.spi.Window;
import games.kumite.tmnt.state.Settings;
import java.util.List;

/** What can be chosen before a match; described by the texts {@code option.<id>}. */
final class TmntOptions {

  /** The most rounds of a match (MT-END-04). */
  static final int MAX_ROUNDS = 500;
  private static final int DEFAULT_ROUNDS = MAX_ROUNDS;

  static final List<Option> ALL = List.of(
      Option.choice(Settings.CHARACTERS, "", Settings.CHOSEN, Settings.RANDOM),
      Option.number(Settings.TURN_LIMIT, "", 1, MAX_ROUNDS, DEFAULT_ROUNDS),
      Option.flag(Settings.LEAVING, "", false),
      Window.OPTION,
      Option.directory(Settings.CONTENT, ""));

  private TmntOptions() {}
}
