package games.kumite.kungfu.state;

import games.kumite.api.Option;
import games.kumite.kungfu.content.GangLimits;
import games.kumite.kungfu.content.LegacyFormat;
import games.kumite.spi.MatchConfig;
import java.util.List;

/**
 * The choices for a match (KF-RUL-182).
 *
 * @param seats the number of seats (KF-RUL-77)
 * @param budget the points of a gang
 * @param turnLimit the turns per player after which the match ends
 * @param strictChi whether the Chi Level follows from what the gang costs (KF-RUL-21)
 * @param coProtagonists the most Protagonists by agreement (KF-GANG-17)
 * @param table the id of the table to be laid out, {@link #GENERATED} for one made for the location, empty if the
 *     defender chooses
 * @param content the directory of the owner's own content, empty for the shipped one
 * @param campaign the results that gangs bring from their last battle, empty if there was none (KF-ADV)
 * @param vehicles whether figures drive cars (KF-RUL-78)
 * @param building whether players may build figures of their own (KF-RUL-199)
 */
public record Settings(int seats, int budget, int turnLimit, boolean strictChi, int coProtagonists,
    String table, String content, String campaign, boolean vehicles, boolean building) {

  /** The option for {@link #budget}. */
  public static final String BUDGET = "budget";
  /** The option for {@link #turnLimit}. */
  public static final String TURN_LIMIT = "turnLimit";
  /** The option for {@link #strictChi}. */
  public static final String STRICT_CHI = "strictChi";
  /** The option for {@link #coProtagonists}. */
  public static final String CO_PROTAGONISTS = "coProtagonists";
  /** The option for {@link #vehicles}. */
  public static final String VEHICLES = "vehicles";
  /** The option for {@link #building}. */
  public static final String BUILDING = "building";
  /** The option for {@link #table}. */
  public static final String TABLE = "table";
  /** The table that is made for the location. */
  public static final String GENERATED = "generated";
  /** The option for {@link #content}. */
  public static final String CONTENT = "content";
  /** The option for {@link #campaign}. */
  public static final String CAMPAIGN = LegacyFormat.OPTION;
  /** Points for one Chi Level (KF-SET-08). */
  public static final int POINTS_OF_CHI = 100;
  private static final int MANY_SEATS = 5;
  private static final int LARGE = 12_000;
  private static final int LONG = 18_000;

  /** The options that can be chosen before a match. */
  public static final List<Option> OPTIONS = List.of(
      Option.number(BUDGET, "the points of a gang", 200, 1600, 400),
      Option.number(TURN_LIMIT, "the turns of a player after which the match ends", 5, 200, 30),
      Option.flag(STRICT_CHI, "whether the Chi Level follows from what the gang costs", false),
      Option.number(CO_PROTAGONISTS, "the most Protagonists of a gang", 1, 3, 1),
      Option.flag(VEHICLES, "whether figures can get into cars and drive them", false),
      Option.flag(BUILDING, "whether players can build figures of their own, trait by trait, beside recruiting those of the content", false),
      Option.text(TABLE, "the id of a table, such as street, or generated; without it the defender chooses", ""),
      Option.text(CAMPAIGN, "what gangs bring from their last battle: the attribute campaign of token:campaign at its end", ""),
      Option.directory(CONTENT, "a directory whose .json files replace the shipped content"));

  /** Returns the settings of a match. */
  public static Settings of(MatchConfig config) {
    return new Settings(config.seats().size(), config.number(BUDGET), config.number(TURN_LIMIT), config.flag(STRICT_CHI),
        config.number(CO_PROTAGONISTS), config.word(TABLE), config.word(CONTENT),
        config.word(CAMPAIGN), config.flag(VEHICLES), config.flag(BUILDING));
  }

  /** Returns the least extent of a table along x (KF-MUL-02a, KF-RUL-77). */
  public int width() {
    return seats <= 2 ? 0 : seats < MANY_SEATS ? LARGE : LONG;
  }

  /** Returns the least extent of a table along y. */
  public int height() {
    return seats <= 2 ? 0 : LARGE;
  }

  /** Returns the Chi Level of a gang of a given cost (KF-RUL-21); with more than two seats it is rounded up (KF-MUL-01b). */
  public int chiLevel(int points) {
    return seats > 2 ? (points + POINTS_OF_CHI - 1) / POINTS_OF_CHI : (strictChi ? points : budget) / POINTS_OF_CHI;
  }

  /** Returns the limits of a gang. */
  public GangLimits limits() {
    return GangLimits.of(budget, coProtagonists);
  }
}
