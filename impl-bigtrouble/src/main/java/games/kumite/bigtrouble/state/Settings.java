package games.kumite.bigtrouble.state;

import games.kumite.spi.MatchConfig;

/**
 * The options chosen for a match.
 *
 * @param seats 1 to 4 (BT-SET-01)
 * @param extraHard the number of further types of minions that are hard (BT-SET-34)
 * @param directorsBossHealth whether bosses have their Director's Cut health (BT-SET-35)
 * @param directorsSpawns whether cards spawn their Director's Cut tier (BT-SET-36)
 * @param noAbilities whether no ability cards are used (BT-SET-37)
 * @param threat the number of spaces that the threat token starts further in each act (BT-SET-43)
 * @param doubleWholeAction whether a double fate die doubles all dice of its action (BT-RUL-23)
 * @param content the directory of the owner's own content, empty for the shipped one
 */
public record Settings(
    int seats, int extraHard, boolean directorsBossHealth, boolean directorsSpawns, boolean noAbilities,
    int threat, boolean doubleWholeAction, String content) {

  /** The option for {@link #extraHard}. */
  public static final String EXTRA_HARD = "extraHard";
  /** The option for {@link #directorsBossHealth}. */
  public static final String DIRECTORS_BOSS_HEALTH = "directorsBossHealth";
  /** The option for {@link #directorsSpawns}. */
  public static final String DIRECTORS_SPAWNS = "directorsSpawns";
  /** The option for {@link #noAbilities}. */
  public static final String NO_ABILITIES = "noAbilities";
  /** The option for {@link #threat}. */
  public static final String THREAT = "threat";
  /** The option for {@link #doubleWholeAction}. */
  public static final String DOUBLE_WHOLE_ACTION = "doubleWholeAction";
  /** The option for {@link #content}. */
  public static final String CONTENT = "content";

  /** Returns the settings of a match. */
  public static Settings of(MatchConfig config) {
    return new Settings(config.seats().size(), config.number(EXTRA_HARD), config.flag(DIRECTORS_BOSS_HEALTH),
        config.flag(DIRECTORS_SPAWNS), config.flag(NO_ABILITIES), config.number(THREAT),
        config.flag(DOUBLE_WHOLE_ACTION), config.word(CONTENT));
  }
}
