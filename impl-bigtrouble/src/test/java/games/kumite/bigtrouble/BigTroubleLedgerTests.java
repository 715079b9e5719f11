package games.kumite.bigtrouble;

import games.kumite.spi.testkit.LedgerContract;

/** Every rule that a test cites is in {@code RULES.md}; what is not cited yet is printed. */
final class BigTroubleLedgerTests extends LedgerContract {}
