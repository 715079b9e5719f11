package games.kumite.api.learn;

import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Viewer;

/**
 * The knowledge of one viewer about a match, as an array of numbers with a fixed length. The same array is filled at
 * each call. That costs least if the next match is slightly further on than the last one. Used by one thread at a time.
 */
public interface Observation {

  /**
   * Returns the seat or spectator whose observation this is.
   *
   * @return the viewer
   */
  Viewer observer();

  /**
   * Fills the array with what the viewer knows of a match. Hidden information is not included.
   *
   * @param match a match of this observation's encoding
   * @return the array, {@link Encoding#featureCount} long; the next call changes it, and callers must not
   * @throws IllegalArgumentException if the match belongs to another encoding
   */
  float[] of(Match match);

  /**
   * Fills the array with what the viewer knows from a perspective. Meant for bots.
   *
   * @param perspective a perspective of this viewer on a match of this observation's encoding
   * @return the array; the next call changes it, and callers must not
   * @throws IllegalArgumentException if the perspective belongs to another viewer or encoding
   */
  float[] of(Perspective perspective);
}
