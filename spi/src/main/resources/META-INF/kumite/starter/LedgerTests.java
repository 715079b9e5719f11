package {package};

import games.kumite.spi.testkit.LedgerContract;

/** Every rule of RULES.md is cited by a test, and every id that is cited is in RULES.md. */
final class {title}LedgerTests extends LedgerContract {

  @Override
  protected boolean isComplete() {
    return true;
  }
}
