package games.kumite.api.learn;

import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Viewer;

/**
 * What one observer knows of a match, as an array of numbers of fixed length. One array is filled again and again, with
 * the least work if the next match is a little further than the last one. Used by one thread at a time.
 */
public interface Observation {

  /**
   * Who looks.
   *
   * @return a seat, or the spectator
   */
  Viewer observer();

  /**
   * What the observer knows of a match: nothing hidden is in it.
   *
   * @param match a match of the view's encoding
   * @return the array of this view, as long as {@link Encoding#featureCount}; the next call changes it, and nobody else should
   * @throws IllegalArgumentException if the match is none of the encoding
   */
  float[] of(Match match);

  /**
   * The same of a perspective: for bots.
   *
   * @param perspective a perspective of this observer on a match of the view's encoding
   * @return the array of this view; the next call changes it, and nobody else should
   * @throws IllegalArgumentException if the perspective is another observer's, or the match none of the encoding
   */
  float[] of(Perspective perspective);
}
