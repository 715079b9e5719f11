package games.kumite.spi.samples.cups;

import games.kumite.spi.numbers.NumberGroup;

/** The public numbers of a match. */
final class Num {

  static final int MAX_DICE = 5; // CU-01
  static final int MAX_SEATS = 5;
  static final int SIDES = 6;

  private static final NumberGroup.Builder OF_MATCH = NumberGroup.of("match");
  static final int PLAYER = OF_MATCH.index("player");
  static final int BIDDER = OF_MATCH.index("bidder");
  static final int COUNT = OF_MATCH.number("count", 0, MAX_DICE * MAX_SEATS);
  static final int FACE = OF_MATCH.number("face", 0, SIDES);
  static final NumberGroup MATCH = OF_MATCH.build();

  private static final NumberGroup.Builder OF_SEAT = NumberGroup.of("seat");
  static final int DICE = OF_SEAT.number("dice", 0, MAX_DICE);
  static final NumberGroup SEAT = OF_SEAT.build();

  private Num() {}
}
