package games.kumite.journey;

import games.kumite.spi.testkit.LedgerContract;

/** Every rule, ruling and worked example of {@code RULES.md} is cited by a test, and nothing else is. */
final class JourneyLedgerTests extends LedgerContract {

  @Override
  protected boolean isComplete() {
    return true;
  }
}
