package games.kumite.spi.console.serve;

/** Input from the program. */
sealed interface Request {

  /** A line, without its end. */
  record Line(String text) implements Request {}

  /** A line that was too long. */
  record Oversized() implements Request {}

  /** The end of the input. */
  record End() implements Request {}

  /** No input within the time limit. */
  record Nothing() implements Request {}
}
