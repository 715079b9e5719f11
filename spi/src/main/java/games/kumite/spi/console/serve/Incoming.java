package games.kumite.spi.console.serve;

/** What came from the other end. */
sealed interface Incoming {

  /** A line, without its end. */
  record Line(String text) implements Incoming {}

  /** A line that was too long to be kept. */
  record Oversized() implements Incoming {}

  /** Nothing more will come. */
  record End() implements Incoming {}

  /** Nothing came in time. */
  record Nothing() implements Incoming {}
}
