package games.kumite.spi;

import games.kumite.api.Match;

/** A match read in another language than that in which it was started. */
interface MatchTranslation {

  /** The match in the language in which it was started. */
  Match original();
}
