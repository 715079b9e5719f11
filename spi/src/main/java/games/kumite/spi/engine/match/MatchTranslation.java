package games.kumite.spi.engine.match;

import games.kumite.api.Match;

/** A match read in another language than that in which it was started. */
public interface MatchTranslation {

  /** The match in the language in which it was started. */
  Match original();
}
