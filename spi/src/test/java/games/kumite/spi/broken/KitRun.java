package games.kumite.spi.broken;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.Filter;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** What a run of the kit came to. */
public final class KitRun {

  private final Map<String, Throwable> failures = new LinkedHashMap<>();
  private final Set<String> failedTags = new TreeSet<>();
  private final List<String> remarks = new ArrayList<>();
  private int tests;

  private KitRun() {}

  /**
   * Runs the kit.
   *
   * @param contract a contract with a constructor without parameters
   * @param filters which of its tests are run
   * @return what came of it
   */
  public static KitRun of(Class<?> contract, Filter<?>... filters) {
    KitRun run = new KitRun();
    LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
        .selectors(selectClass(contract)).filters(filters)
        .configurationParameter("junit.jupiter.execution.parallel.enabled", "false").build();
    LauncherFactory.create().execute(request, run.new Listener());
    return run;
  }

  private final class Listener implements TestExecutionListener {

    private @Nullable TestPlan plan;

    @Override
    public void testPlanExecutionStarted(TestPlan started) {
      plan = started;
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      tests += test.isTest() ? 1 : 0;
      result.getThrowable().filter(any -> result.getStatus() == TestExecutionResult.Status.FAILED).ifPresent(failure -> {
        failures.put(test.getDisplayName(), failure);
        fail(test);
      });
    }

    @Override
    public void reportingEntryPublished(TestIdentifier test, ReportEntry entry) {
      remarks.addAll(entry.getKeyValuePairs().values());
    }

    /** A dynamic test has the tags of its factory. */
    private void fail(TestIdentifier test) {
      test.getTags().forEach(tag -> failedTags.add(tag.getName()));
      if (plan != null) {
        plan.getParent(test).ifPresent(this::fail);
      }
    }
  }

  /**
   * The tests that failed.
   *
   * @return why, by their names
   */
  public Map<String, Throwable> failures() {
    return failures;
  }

  /**
   * The tags of the tests that failed.
   *
   * @return their names
   */
  public Set<String> failedTags() {
    return failedTags;
  }

  /**
   * How many tests were run.
   *
   * @return the number
   */
  public int tests() {
    return tests;
  }

  /**
   * What is said and fails nothing.
   *
   * @return the remarks
   */
  public List<String> remarks() {
    return remarks;
  }

  /**
   * What the tests that failed say.
   *
   * @return their names and messages
   */
  public String messages() {
    return failures.entrySet().stream().map(entry -> entry.getKey() + ": " + entry.getValue())
        .collect(Collectors.joining("\n\n"));
  }
}
