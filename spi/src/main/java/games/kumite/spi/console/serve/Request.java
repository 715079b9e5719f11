package games.kumite.spi.console.serve;

/** What came from the other end. */
sealed interface Request {

  /** A line, without its end. */
  record Line(String text) implements Request {}

  /** A line that was too long to be kept. */
  record Oversized() implements Request {}

  /** Nothing more will come. */
  record End() implements Request {}

  /** Nothing came in time. */
  record Nothing() implements Request {}
}
