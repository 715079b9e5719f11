package games.kumite.spi.broken;

import games.kumite.spi.testkit.Rule;

/** Cites what the ledgers of {@link LedgerContractTests} define or do not. */
final class Cited {

  private Cited() {}

  @Rule("UC-BID-01")
  static void bid() {}

  @Rule({"UC-BID-02", "UC-EX-01"})
  static void bidTwice() {}
}
