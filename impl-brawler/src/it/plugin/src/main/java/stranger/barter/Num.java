package stranger.barter;

import games.kumite.spi.numbers.NumberGroup;

/** The numbers of a match. */
final class Num {

  private static final NumberGroup.Builder OF_MATCH = NumberGroup.of("match");
  static final int TURNS = OF_MATCH.number("turns", 0, Market.MAX_TURNS);
  static final int PLAYER = OF_MATCH.index("player");
  static final NumberGroup MATCH = OF_MATCH.build();

  private Num() {}
}
