package games.kumite.spi.broken;

import games.kumite.spi.marks.Immutable;


/** Says that it never changes, and does. */
@Immutable
final class Notes {

  int bids;
}
