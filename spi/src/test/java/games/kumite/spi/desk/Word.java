package games.kumite.spi.desk;

import games.kumite.api.Action;

/**
 * An action that is a word.
 *
 * @param notation the word
 */
record Word(String notation) implements Action {

  @Override
  public String label() {
    return notation;
  }
}
