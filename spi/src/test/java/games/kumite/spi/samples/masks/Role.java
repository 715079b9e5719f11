package games.kumite.spi.samples.masks;

import java.util.Locale;

/** What a card is: MA-01. */
enum Role {
  DUKE, THIEF, GUARD, ENVOY;

  /** How many cards of each role there are. */
  static final int COPIES = 4;

  static Role of(int face) {
    return values()[face / COPIES];
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
