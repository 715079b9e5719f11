package games.kumite.spi.engine.match;

import games.kumite.api.Match;

/** A match in another language than that in which it was started. */
public interface MatchTranslation {

  /** Returns the match in the language in which it was started. */
  Match original();
}
