package games.kumite.spi.console.web;

import games.kumite.api.Viewer;

/** A table of a server, with its links. Thread-safe. */
public final class OpenTable {

  private final WebTable table;
  private final AccessKeys keys;
  private final String address;

  OpenTable(WebTable table, AccessKeys keys, String address) {
    this.table = table;
    this.keys = keys;
    this.address = address;
  }

  /**
   * Returns the link of a viewer. It holds the viewer's secret.
   *
   * @param viewer a seat, or the spectator
   * @return an address for the browser
   * @throws IllegalArgumentException if the viewer is not a seat of the match, or the table is closed
   */
  public String link(Viewer viewer) {
    return address + "#" + keys.key(new Access.Place(table, viewer));
  }
}
