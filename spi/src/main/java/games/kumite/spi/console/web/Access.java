package games.kumite.spi.console.web;

import games.kumite.api.Viewer;

/** The right that a secret gives. */
sealed interface Access {

  /**
   * A place at a table.
   *
   * @param table the table
   * @param viewer the seat, or the spectator
   */
  record Place(WebTable table, Viewer viewer) implements Access {}

  /** The start page: to open tables, to see their links and records, and to close them. */
  record Owner() implements Access {}
}
