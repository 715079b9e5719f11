package games.kumite.bigtrouble;

import games.kumite.api.Option;
import games.kumite.bigtrouble.content.Minion;
import games.kumite.bigtrouble.state.Settings;
import games.kumite.spi.Window;
import java.util.List;

/** The options of a match (BT-SET-38, DEC-37). */
final class BigTroubleOptions {

  private static final int MAX_THREAT = 15;

  static final List<Option> ALL = List.of(
      Option.number(Settings.EXTRA_HARD, "how many further types of minions are hard, as far as any are left",
          0, Minion.TYPES, 0),
      Option.flag(Settings.DIRECTORS_BOSS_HEALTH, "whether bosses have their Director's Cut health", false),
      Option.flag(Settings.DIRECTORS_SPAWNS, "whether Big Trouble cards also spawn their Director's Cut tier", false),
      Option.flag(Settings.NO_ABILITIES, "whether the game is played without special and co-op abilities", false),
      Option.number(Settings.THREAT, "how many spaces further the threat starts in each act: a shorter match",
          0, MAX_THREAT, 0),
      Option.flag(Settings.DOUBLE_WHOLE_ACTION, "whether a double fate die doubles all dice of its action", false),
      Window.OPTION,
      Option.directory(Settings.CONTENT, "a directory whose files replace the shipped content"));

  private BigTroubleOptions() {}
}
