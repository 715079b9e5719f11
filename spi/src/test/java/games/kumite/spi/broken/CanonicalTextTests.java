package games.kumite.spi.broken;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.Inspection;
import games.kumite.spi.marks.Immutable;
import games.kumite.spi.testkit.CanonicalText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Equal positions have equal texts, different ones have not. */
final class CanonicalTextTests {

  private static final Game GAME = new Undercut(Flaw.NONE);
  private static final Setup SETUP = Setup.seats("Ana", "Bo").seed(4);

  /** Something with parts. */
  static class Base {
    int b = 2;
    int a = 1;
  }

  static final class Derived extends Base {
    int[] zeroes = {0, 0};
    @Nullable Object other;
  }

  @Immutable
  static final class Catalogue {
    final Map<String, Integer> prices = new HashMap<>();
  }

  /** An entry that knows its register, which knows it. */
  @Immutable
  static final class Entry {
    final Register register;
    final int price;

    Entry(Register register, int price) {
      this.register = register;
      this.price = price;
    }
  }

  @Immutable
  static final class Register {
    final Entry[] entries = new Entry[20];
    final Catalogue catalogue = new Catalogue();

    Register(int last) {
      for (int i = 0; i < entries.length; i++) {
        entries[i] = new Entry(this, i == entries.length - 1 ? last : i);
      }
    }
  }

  private static Derived holding(Object held) {
    Derived holder = new Derived();
    holder.other = held;
    return holder;
  }

  @Nested
  final class OfMatches {

    @Test
    void twoMatches_ofOneSeed_haveOneText() {
      assertThat(CanonicalText.of(GAME.start(SETUP))).isEqualTo(CanonicalText.of(GAME.start(SETUP)))
          .doesNotContain("@" + Integer.toHexString(System.identityHashCode(GAME)));
    }

    @Test
    void otherSeed_otherText() {
      assertThat(CanonicalText.of(GAME.start(SETUP))).isNotEqualTo(CanonicalText.of(GAME.start(SETUP.seed(5))));
    }

    @Test
    void drawnResult_fromTheSource_changesTheText() {
      Match match = GAME.start(SETUP);
      String before = CanonicalText.of(match);

      Inspection.state(match).random().die("x", 0, 6);

      assertThat(CanonicalText.of(match)).isNotEqualTo(before);
    }

    @Test
    void agendaAndQuestion_arePartOfTheText() {
      Match match = GAME.start(SETUP);

      assertThat(CanonicalText.of(match)).contains("seat 1 chooses from: bid 0, bid 1")
          .contains("question: MakeBid").contains("Act").contains("Part.TURN").contains("Part.ROUND");
    }

    @Test
    void stateAlone_andItsCopy_haveOneText() {
      Match match = GAME.start(SETUP);

      assertThat(CanonicalText.of(Inspection.state(match))).isEqualTo(CanonicalText.of(Inspection.state(match.copy())))
          .contains("scores: 0 0");
    }

    @Test
    void perspective_tellsTurnTableAndEvents_andNoOtherHand() {
      Match match = GAME.start(SETUP);

      String ana = CanonicalText.of(match.perspective(match.seats().get(0)));
      String bo = CanonicalText.of(match.perspective(match.seats().get(1)));

      assertThat(ana).contains("seat 1 chooses bid", "bid 0 | Bid 0", "hand:1 label=Hand owner=seat:1 count=2\n", "card-moved");
      assertThat(bo).contains("Ana chooses a bid.").doesNotContain("Bid 0");
    }

    @Test
    void imaginedMatches_ofDifferentSources_haveDifferentTexts() {
      var perspective = GAME.start(SETUP).perspective(GAME.start(SETUP).seats().get(0));

      assertThat(CanonicalText.of(perspective.imagine(RandomSource.seeded(1))))
          .isEqualTo(CanonicalText.of(perspective.imagine(RandomSource.seeded(1))))
          .isNotEqualTo(CanonicalText.of(perspective.imagine(RandomSource.seeded(2))));
    }
  }

  @Nested
  final class OfValues {

    @Test
    void fields_areWritten_superclassFirstAndByName() {
      assertThat(CanonicalText.ofValue(new Derived()))
          .isEqualTo("Derived\n  a: 1\n  b: 2\n  other: null\n  zeroes: 0 0\n");
    }

    @Test
    void setsAndMaps_inHashOrder_areSorted() {
      Set<String> one = new HashSet<>(List.of("c", "a", "b"));
      Map<String, Integer> map = Map.of("y", 2, "x", 1, "z", 3);

      assertThat(CanonicalText.ofValue(one)).isEqualTo("\n  - \"a\"\n  - \"b\"\n  - \"c\"\n");
      assertThat(CanonicalText.ofValue(map)).contains("- \"x\" -> 1\n  - \"y\" -> 2\n  - \"z\" -> 3");
    }

    @Test
    void setsAndLists_withAnOrder_keepIt() {
      assertThat(CanonicalText.ofValue(new LinkedHashSet<>(List.of("c", "a"))))
          .isEqualTo(CanonicalText.ofValue(new ArrayList<>(List.of("c", "a"))))
          .isNotEqualTo(CanonicalText.ofValue(new LinkedHashSet<>(List.of("a", "c"))));
    }

    @Test
    void circle_isNamed_notFollowed() {
      Derived circle = new Derived();
      circle.other = circle;

      assertThat(CanonicalText.ofValue(circle)).contains("other: the Derived 1 above");
    }

    @Test
    void markedObject_insideAnother_isDigested() {
      Derived one = new Derived();
      Derived other = new Derived();
      Catalogue cheap = new Catalogue();
      Catalogue dear = new Catalogue();
      dear.prices.put("rice", 7);
      one.other = cheap;
      other.other = dear;

      assertThat(CanonicalText.ofValue(one)).containsPattern("other: Catalogue shared [0-9a-f]{12}")
          .isNotEqualTo(CanonicalText.ofValue(other));
      assertThat(CanonicalText.ofValue(dear)).contains("\"rice\" -> 7");
    }

    @Test
    void circleOfMarkedObjects_metFromAnySide_hasOneText() {
      Register one = new Register(9);
      Register other = new Register(9);
      String register = CanonicalText.ofValue(holding(one));
      String entry = CanonicalText.ofValue(holding(one.entries[3]));

      assertThat(CanonicalText.ofValue(holding(other.entries[3]))).isEqualTo(entry);
      assertThat(CanonicalText.ofValue(holding(other))).isEqualTo(register);
      assertThat(CanonicalText.ofValue(holding(new Register(8).entries[3]))).isNotEqualTo(entry);
      assertThat(CanonicalText.ofValue(holding(new Register(8)))).isNotEqualTo(register);
      assertThat(CanonicalText.ofValue(holding(one.entries[4]))).isNotEqualTo(entry);
    }

    @Test
    void circleOfMarkedObjects_metInTwoThreads_hasOneText() {
      String entry = CanonicalText.ofValue(holding(new Register(9).entries[3]));
      for (int i = 0; i < 50; i++) {
        Register register = new Register(9);
        List<Object> ways = List.of(register, register.entries[3]);
        ways.parallelStream().forEach(way -> CanonicalText.ofValue(holding(way)));

        assertThat(CanonicalText.ofValue(holding(register.entries[3]))).isEqualTo(entry);
      }
    }

    @Test
    void lambda_isNamedByItsClass_withoutAnAddress() {
      IntSupplier one = () -> 1;

      assertThat(CanonicalText.ofValue(one)).isEqualTo("a lambda of CanonicalTextTests$OfValues\n");
    }

    @Test
    void objectThatTellsNothing_isRefused() {
      Derived holder = new Derived();
      holder.other = new Random(1);

      assertThatThrownBy(() -> CanonicalText.ofValue(holder)).isInstanceOf(AssertionError.class)
          .hasMessageContaining("java.util.Random is in a state");
    }
  }
}
