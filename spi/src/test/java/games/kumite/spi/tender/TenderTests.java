package games.kumite.spi.tender;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.launcher.TagFilter.excludeTags;
import static org.junit.platform.launcher.TagFilter.includeTags;

import games.kumite.spi.broken.KitRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is chosen in secret, shown by name, counted or repeated: right games pass, and each mistake is named. */
final class TenderTests {

  /** Two cards of one name are shown in a match and its twin, which tells nothing but the name. */
  @Test
  void wholeGame_withCardsShownByName_passes() {
    KitRun ran = KitRun.of(TenderContract.Whole.class);

    assertThat(ran.messages()).isEmpty();
    assertThat(ran.tests()).isGreaterThan(35);
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "COUNTED_UNSEEN")
  void mistake_isCaught_byItsProperty(Mistake mistake) {
    TenderContract.MISTAKE.set(mistake);
    try {
      KitRun ran = KitRun.of(TenderContract.class, includeTags(mistake.caughtBy()), excludeTags("fresh-jvm"));

      assertThat(ran.messages()).contains(mistake.says()).contains("to repeat: tender, seed ");
    } finally {
      TenderContract.MISTAKE.remove();
    }
  }

  /** What would fail nearly everywhere is left out but where it is reported. */
  @Test
  void mistake_thatBreaksEverything_failsOneTest() {
    TenderContract.MISTAKE.set(Mistake.TWO_OF_ONE_ID);
    try {
      KitRun ran = KitRun.of(TenderContract.class, excludeTags("fresh-jvm"));

      assertThat(ran.failures()).hasSize(1);
    } finally {
      TenderContract.MISTAKE.remove();
    }
  }

  @Test
  void verbThatIsNeverOffered_rulesWithoutBook_andSharedKind_areSaid() {
    KitRun ran = KitRun.of(TenderContract.class, includeTags("page"));

    assertThat(ran.messages()).isEmpty();
    assertThat(ran.remarks()).containsExactly("declared and never offered in 2 matches: the verbs [shout]",
        "events cite rules such as TE-01, but there are none in META-INF/kumite/tender/RULES.md",
        "several choices are of the kind lend and share the texts prompt.lend: [Lend, Once]");
  }

  @Test
  void countThatIsInNoKey_isSaid() {
    TenderContract.MISTAKE.set(Mistake.COUNTED_UNSEEN);
    try {
      KitRun ran = KitRun.of(TenderContract.class, includeTags("page"));

      assertThat(ran.messages()).isEmpty();
      assertThat(ran.remarks()).anySatisfy(remark -> assertThat(remark)
          .isEqualTo("with another value of [Yard.waits] all keys stay, and something else follows: is it in a table, a declared"
              + " number, or openKey()?"));
    } finally {
      TenderContract.MISTAKE.remove();
    }
  }
}
