package games.kumite.spi.broken;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.platform.launcher.TagFilter.excludeTags;
import static org.junit.platform.launcher.TagFilter.includeTags;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.platform.engine.Filter;

/** Every flaw is caught by the property that is there for it, and by no other that need not fail. */
@Execution(ExecutionMode.CONCURRENT)
final class BrokenGamesTests {

  private static final String FRESH_JVM = "fresh-jvm";
  private static final List<String> PROPERTIES = List.of("property-1", "property-2", "property-3", "property-4",
      "property-5", "property-6", "property-7", "property-8", "property-9", "property-10", "estimate", "languages", "page",
      "attributes", "dice", "motion", "ids", "learning", "undo", "diff", "fingerprint");

  private static KitRun run(Flaw flaw, Filter<?>... filters) {
    UndercutContract.FLAW.set(flaw);
    try {
      return KitRun.of(UndercutContract.class, filters);
    } finally {
      UndercutContract.FLAW.remove();
    }
  }

  @Test
  void wholeGame_passes_everyProperty() {
    KitRun ran = KitRun.of(UndercutContract.Whole.class);

    assertThat(ran.messages()).isEmpty();
    assertThat(ran.tests()).isGreaterThan(35);
  }

  /** Tried are the properties that must fail, and one that must not: another one for each flaw. */
  @ParameterizedTest
  @EnumSource(value = Flaw.class, mode = EnumSource.Mode.EXCLUDE, names = {"NONE", "IDENTITY_ORDER"})
  void flaw_isCaught_byItsProperty(Flaw flaw) {
    Set<String> tried = expected(flaw);
    List<String> others = PROPERTIES.stream().filter(property -> !tried.contains(property)).toList();
    tried.add(others.get(flaw.ordinal() % others.size()));

    isCaught(flaw, excludeTags(FRESH_JVM), includeTags(List.copyOf(tried)));
  }

  @ParameterizedTest
  @EnumSource(value = Flaw.class, mode = EnumSource.Mode.EXCLUDE, names = {"NONE", "IDENTITY_ORDER"})
  @Tag("long")
  void flaw_isCaught_byNoOther(Flaw flaw) {
    isCaught(flaw, excludeTags(FRESH_JVM));
  }

  /** Whom a question asks, and everything that is told, is as it should be: only whether it is asked gives a hand away. */
  @Test
  void answeredOrLeftOutByHand_isCaught_byTheChecksOfLeftOutChoicesAlone() {
    assertThat(run(Flaw.ANSWERED_BY_HAND, excludeTags(FRESH_JVM)).failures().keySet()).containsExactlyInAnyOrder(
        "6: whether a seat is asked follows from what is public",
        "6: in imagined matches a seat that is asked would have been asked");
    assertThat(run(Flaw.LEFT_OUT_BY_HAND, excludeTags(FRESH_JVM)).failures().keySet()).containsExactly(
        "6: whether a seat is asked follows from what is public");
  }

  @Test
  void missingText_failsOneTest() {
    assertThat(run(Flaw.TEXT_MISSING, excludeTags(FRESH_JVM)).failures()).hasSize(1);
  }

  /** What {@link #flaw_isCaught_byItsProperty} tries are all properties that the kit has. */
  @Test
  void properties_areThoseOfTheKit() {
    Set<String> tags = new TreeSet<>();
    for (Class<?> type = UndercutContract.class; type != Object.class; type = type.getSuperclass()) {
      Arrays.stream(type.getDeclaredMethods()).flatMap(method -> Arrays.stream(method.getAnnotationsByType(Tag.class)))
          .forEach(tag -> tags.add(tag.value()));
    }
    tags.remove(FRESH_JVM);
    assertThat(tags).containsExactlyInAnyOrderElementsOf(PROPERTIES);
  }

  private static Set<String> expected(Flaw flaw) {
    Set<String> expected = new TreeSet<>(flaw.alsoBy());
    expected.add(flaw.caughtBy());
    return expected;
  }

  private static void isCaught(Flaw flaw, Filter<?>... filters) {
    assumeFalse(flaw == Flaw.OTHER_RULE && Boolean.getBoolean("playthroughs.update"),
        "playthroughs are written now, and this game's would be wrong");

    KitRun ran = run(flaw, filters);

    assertThat(ran.failedTags()).as(ran.messages()).isEqualTo(expected(flaw));
    assertThat(ran.messages()).contains(flaw.says());
    assertThat(ran.failures().values()).allSatisfy(failure -> saysHowToRepeatIt(flaw, failure));
  }

  @Test
  void identityOrder_isCaught_inAFreshJvmOnly() {
    KitRun here = KitRun.of(UndercutContract.IdentityOrder.class, excludeTags(FRESH_JVM));
    KitRun there = KitRun.of(UndercutContract.IdentityOrder.class, includeTags(FRESH_JVM));

    assertThat(here.messages()).isEmpty();
    assertThat(there.failedTags()).contains(Flaw.IDENTITY_ORDER.caughtBy());
    assertThat(there.messages()).contains(Flaw.IDENTITY_ORDER.says());
  }

  /** A die that no seed repeats is shown with both results, not as the end of one text. */
  @Test
  void clockSeededDie_isShown_withBothResults() {
    assertThat(run(Flaw.CLOCK_DIE, excludeTags(FRESH_JVM), includeTags("property-1")).messages()).doesNotContain("(no further line)");
  }

  /** The windows of Undercut ask whoever holds a card, and their owner cannot have it otherwise. */
  @Test
  void windowsWithoutTheDiscreetOption_areRemarked_andFailNothing() {
    KitRun ran = run(Flaw.NONE, includeTags("page"));
    assertThat(ran.messages()).isEmpty();
    assertThat(ran.remarks()).anyMatch(remark -> remark.startsWith("the windows [top] ask only seats that can act"));
  }

  /** What is wrong before any match starts, or in the file of a playthrough, needs no record to repeat it. */
  private static void saysHowToRepeatIt(Flaw flaw, Throwable failure) {
    assertThat(failure).isInstanceOf(AssertionError.class);
    if (!flaw.name().startsWith("BUNDLE") && flaw != Flaw.UNUSABLE_OPTION && flaw != Flaw.SEATS_NEED_AN_OPTION
        && flaw != Flaw.TOO_MANY_KEYWORDS && flaw != Flaw.OTHER_RULE) {
      assertThat(failure).hasMessageFindingMatch("to repeat: undercut[a-z-]*, seed ")
          .hasMessageContaining("seats Ana, Bo").hasMessageFindingMatch("the record so far:|the actions, of which");
    }
  }
}
