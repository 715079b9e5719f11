package games.kumite.spi.broken;

import games.kumite.spi.marks.Shared;


/** Says that it never changes, and does. */
@Shared
final class Notes {

  int bids;
}
