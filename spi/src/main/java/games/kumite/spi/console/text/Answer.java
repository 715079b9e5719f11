package games.kumite.spi.console.text;

import games.kumite.api.Action;

/** The answer of a player to a question. */
sealed interface Answer {

  /** An action to play. */
  record Play(Action action) implements Answer {}

  /** A request to undo the player's last action. */
  record Undo() implements Answer {}

  /** A request to leave, or the end of the input. */
  record Leave() implements Answer {}
}
