package games.kumite.bigtrouble.content;

import games.kumite.spi.content.Range;
import games.kumite.spi.content.RefersTo;
import java.util.List;

/**
 * The file {@code chinatown}: the board of Act I. Pairs are two ids of spaces.
 *
 * @param start the space where heroes begin (BT-SET-18)
 * @param zones the zones in board order
 * @param borders the open borders
 * @param entryways the red lines
 * @param walls the double white lines between spaces that lie next to each other
 * @param gateways manholes and doorways
 * @param entrances the surface-level entrances of the underground (BT-TSK-18)
 * @param sightLines spaces in a line, from one end to the other (BT-RUL-13)
 */
public record Chinatown(
    @RefersTo(ContentNames.CHINATOWN) String start,
    @Range(min = 2, max = 20) List<ZoneEntry> zones,
    @RefersTo(ContentNames.CHINATOWN) List<List<String>> borders,
    @RefersTo(ContentNames.CHINATOWN) List<List<String>> entryways,
    @RefersTo(ContentNames.CHINATOWN) List<List<String>> walls,
    List<Gateway> gateways,
    @Range(min = 1, max = 9) @RefersTo(ContentNames.CHINATOWN) List<String> entrances,
    @RefersTo(ContentNames.CHINATOWN) List<List<String>> sightLines) {

  /** The id of the streets. */
  public static final String STREETS = "streets";
  /** The id of the underground. */
  public static final String UNDERGROUND = "underground";
}
