package {package};

import games.kumite.spi.numbers.NumberGroup;

/** The public numbers of a match and of each seat. */
final class Num {

  static final int MAX_RAIDS = 3; // {XX}-SET-03

  private static final NumberGroup.Builder OF_MATCH = NumberGroup.of("match");
  static final int PLAYER = OF_MATCH.index("player");
  static final NumberGroup MATCH = OF_MATCH.build();

  private static final NumberGroup.Builder OF_SEAT = NumberGroup.of("seat");
  static final int RAIDS = OF_SEAT.number("raids", 0, MAX_RAIDS);
  static final NumberGroup SEAT = OF_SEAT.build();

  private Num() {}
}
