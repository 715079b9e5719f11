package games.kumite.spi.testkit;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.opentest4j.TestAbortedException;

/**
 * An addition to failures that are not findings of a property, such as an exception of the game's own code: the seed, the
 * setup and the actions of the match that was tried last.
 */
final class RepeatHint implements BeforeEachCallback, TestExecutionExceptionHandler {

  private static final ThreadLocal<@Nullable TrialMatch> LAST = new ThreadLocal<>();
  private static final String REPEAT = "to repeat: ";

  RepeatHint() {}

  /** Notes the trial that is played now in this thread. */
  static void note(TrialMatch trial) {
    LAST.set(trial);
  }

  @Override
  public void beforeEach(ExtensionContext test) {
    LAST.remove();
  }

  @Override
  public void handleTestExecutionException(ExtensionContext test, Throwable failure) throws Throwable {
    TrialMatch last = LAST.get();
    boolean isWhole = failure instanceof TestAbortedException || String.valueOf(failure.getMessage()).contains(REPEAT);
    if (isWhole || last == null) {
      throw failure;
    }
    throw new AssertionError(failure + "\n\n" + REPEAT + last + "\n" + last.shownActions(), failure);
  }
}
