package games.kumite.journey;

import games.kumite.spi.testkit.LedgerContract;

/** Tests cite rules that {@code RULES.md} has. The game is not complete. */
final class JourneyLedgerTests extends LedgerContract {}
