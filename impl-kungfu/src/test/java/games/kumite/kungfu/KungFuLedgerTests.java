package games.kumite.kungfu;

import games.kumite.spi.testkit.LedgerContract;

/** What tests cite is in {@code RULES.md}. */
final class KungFuLedgerTests extends LedgerContract {}
