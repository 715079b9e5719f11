package games.kumite.spi.console.text;

import games.kumite.api.Action;

/** What a person wants when they are asked. */
sealed interface Answer {

  /** To play an action. */
  record Play(Action action) implements Answer {}

  /** To take their last action back. */
  record Undo() implements Answer {}

  /** To leave, or there is no more input. */
  record Leave() implements Answer {}
}
