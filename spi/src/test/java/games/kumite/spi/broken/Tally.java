package games.kumite.spi.broken;

/** A service that is not stateless: what it holds is the same for all matches of a plugin object. */
final class Tally {

  final long born = System.nanoTime();
  int matches;
  int lastBid;
}
