package games.kumite.spi;

import games.kumite.api.Action;

/** An action whose label knows its match: the names of the players, the language. */
public interface Labelled extends Action {

  /**
   * This action for people at a match.
   *
   * @param start what is agreed for the match
   * @return such as {@code Ask Bo for help}
   */
  String label(Start start);
}
