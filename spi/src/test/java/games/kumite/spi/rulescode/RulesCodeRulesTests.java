package games.kumite.spi.rulescode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import games.kumite.spi.testkit.NotInRules;
import games.kumite.spi.testkit.RulesCodeRules;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The rules of rules' code find what they forbid, and nothing else. */
final class RulesCodeRulesTests {

  /** How many offences {@link Offender} commits: every line of it must be found. */
  @ParameterizedTest
  @CsvSource({"RANDOMNESS, 9", "CLOCK, 6", "HASH_ORDER, 14", "IDENTITY_HASH, 3", "PARALLEL, 4", "STATIC_STATE, 1"})
  void offender_isFound_atEveryPlace(NotInRules rule, int places) {
    assertThatThrownBy(() -> on(Offender.class).check(rule))
        .isInstanceOf(AssertionError.class)
        .satisfies(error -> assertThat(error.getMessage().lines().skip(1))
            .hasSize(places)
            .allMatch(line -> line.contains("Offender")));
  }

  @ParameterizedTest
  @EnumSource
  void innocent_isAccused_ofNothing(NotInRules rule) {
    assertThatCode(() -> on(Innocent.class).check(rule)).doesNotThrowAnyException();
  }

  @Test
  void allowance_covers_itsClassWithAllNestedInIt() {
    RulesCodeRules rules = on(Offender.class, Offender.Nested.class)
        .allowing(Offender.class.getName(), NotInRules.values());

    assertThat(failuresOf(rules)).isEmpty();
  }

  @Test
  void allowance_covers_nothingElse() {
    RulesCodeRules rules = on(Offender.class).allowing(Offender.class.getName(), NotInRules.CLOCK);

    assertThat(failuresOf(rules)).hasSize(NotInRules.values().length - 1).noneMatch(name -> name.contains("clock"));
  }

  @Test
  void allowance_withoutNeed_isRefused() {
    RulesCodeRules rules = on(Innocent.class).allowing(Innocent.class.getName(), NotInRules.CLOCK);

    assertThat(failuresOf(rules)).containsExactly("allowances");
  }

  @Test
  void emptyPackage_isRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> RulesCodeRules.in("games.kumite.nowhere"));
  }

  private static RulesCodeRules on(Class<?>... classes) {
    return RulesCodeRules.of(new ClassFileImporter().importClasses(classes));
  }

  private static List<String> failuresOf(RulesCodeRules rules) {
    return rules.tests().filter(test -> fails(test)).map(DynamicTest::getDisplayName).toList();
  }

  private static boolean fails(DynamicTest test) {
    try {
      test.getExecutable().execute();
      return false;
    } catch (AssertionError failure) {
      return true;
    } catch (Throwable unexpected) {
      throw new IllegalStateException(Arrays.toString(unexpected.getStackTrace()), unexpected);
    }
  }
}
