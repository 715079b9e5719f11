package games.kumite.bigtrouble.state;

import games.kumite.api.InvalidSetupException;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Minion;
import games.kumite.bigtrouble.content.Players;
import games.kumite.bigtrouble.state.Board.Doors;
import games.kumite.spi.Shared;

/**
 * What is fixed before a match: its settings, content, boards, zones and actions. Immutable; shared by all matches of
 * equal settings.
 */
@Shared
public final class Terms {

  /** What was chosen. */
  public final Settings settings;
  /** The content. */
  public final Content content;
  /** What depends on the number of players. */
  public final Players players;
  /** Where cards may lie. */
  public final Zones zones;
  /** The board of Act I. */
  public final Board chinatown;
  /** The board of Act II before the arena opens. */
  public final Board lairClosed;
  /** The board of Act II once the arena is open. */
  public final Board lairOpen;
  /** Every action. */
  public final Deeds deeds;
  /** The events that name content. */
  public final Tidings tidings;
  /** How many of the tiers of a Big Trouble card spawn (BT-BTC-07, BT-BTC-08). */
  public final int tiers;
  final byte[] figures;

  /**
   * The terms of a match.
   *
   * @param settings what was chosen
   * @param content the content
   * @throws InvalidSetupException if more types are to be hard than there are (DEC-37)
   */
  public Terms(Settings settings, Content content) {
    this.settings = settings;
    this.content = content;
    players = content.players(settings.seats());
    int most = Minion.TYPES - players.hardMinions();
    if (settings.extraHard() > most) {
      throw new InvalidSetupException("option " + Settings.EXTRA_HARD + ": must be 0.." + most + " for "
          + settings.seats() + " players, was " + settings.extraHard());
    }
    tiers = settings.directorsSpawns() ? 3 : settings.seats() > 2 ? 2 : 1;
    zones = new Zones(settings.seats(), content);
    chinatown = Board.chinatown(content.chinatown());
    lairClosed = Board.lair(content.lair(), Doors.CLOSED);
    lairOpen = Board.lair(content.lair(), Doors.OPEN);
    figures = new byte[content.minions().size()];
    for (int type = 0; type < figures.length; type++) {
      figures[type] = (byte) content.minions().get(type).figures();
    }
    deeds = new Deeds(content, settings.seats());
    tidings = new Tidings(content, chinatown, lairClosed);
  }
}
