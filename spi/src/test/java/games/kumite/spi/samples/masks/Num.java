package games.kumite.spi.samples.masks;

import games.kumite.spi.numbers.NumberGroup;

/** The public numbers of a match. */
final class Num {

  private static final int MAX_COINS = 20;

  private static final NumberGroup.Builder OF_MATCH = NumberGroup.of("match");
  static final int TURNS = OF_MATCH.number("turns", 0, Court.MAX_TURNS);
  static final int PLAYER = OF_MATCH.index("player");
  static final NumberGroup MATCH = OF_MATCH.build();

  private static final NumberGroup.Builder OF_SEAT = NumberGroup.of("seat");
  static final int COINS = OF_SEAT.number("coins", 0, MAX_COINS, 2); // MA-01
  static final int CONCEDED = OF_SEAT.number("conceded", 0, 1); // MA-09
  static final NumberGroup SEAT = OF_SEAT.build();

  private Num() {}
}
