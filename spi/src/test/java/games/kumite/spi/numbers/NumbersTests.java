package games.kumite.spi.numbers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.random.SeededRandom;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Declared numbers: their places, ranges and names, and what clears them. */
final class NumbersTests {

  private enum Stage { ROUND, TURN, NEVER }

  private static final NumberGroup.Builder OF_MATCH = NumberGroup.of("match");
  private static final int ROUND = OF_MATCH.number("round", 1, 30);
  private static final int LEADER = OF_MATCH.index("leader");
  private static final int DREW = OF_MATCH.clearedBy(Stage.TURN).flag("drew");
  private static final NumberGroup MATCH = OF_MATCH.build();

  private static final NumberGroup.Builder OF_SEAT = NumberGroup.of("seat");
  private static final int LEVEL = OF_SEAT.number("level", 1, 10);
  private static final int MOOD = OF_SEAT.clearedBy(Stage.TURN).number("mood", -5, 5, 2);
  private static final int DICE = OF_SEAT.clearedBy(Stage.ROUND).numbers("die", 3, 0, 6);
  private static final int LAST = OF_SEAT.clearedBy(null).number("last", 0, 1);
  private static final NumberGroup SEAT = OF_SEAT.build();

  private static final NumberGroup.Builder OF_CARD = NumberGroup.packed("card");
  private static final int USED = OF_CARD.clearedBy(Stage.TURN).flag("used");
  private static final int COUNT = OF_CARD.clearedBy(null).number("count", 0, 100);
  private static final int OWNER = OF_CARD.clearedBy(Stage.TURN).number("owner", 0, 127);
  private static final int TOP = OF_CARD.flag("top");
  private static final NumberGroup CARD = OF_CARD.build();

  private static final NumberLayout LAYOUT = NumberLayout.of(MATCH, 1).and(SEAT, 3).and(CARD, 4);
  private static final int SEATS = LAYOUT.offset(SEAT);
  private static final int CARDS = LAYOUT.offset(CARD);

  private static int seat(int seat, int number) {
    return SEATS + seat * LAYOUT.width(SEAT) + number;
  }

  @Test
  void numbers_startAtTheirStart() {
    Numbers numbers = new Numbers(LAYOUT);
    assertThat(numbers.get(ROUND)).isEqualTo(1);
    assertThat(numbers.get(LEADER)).isEqualTo(NumberGroup.NONE);
    assertThat(numbers.get(seat(2, MOOD))).isEqualTo(2);
    assertThat(numbers.get(seat(1, DICE + 2))).isZero();
    assertThat(numbers.field(CARDS + 3, OWNER)).isZero();
  }

  @Test
  void place_ofAThing_isReachedByGroupAndIndex() {
    Numbers numbers = new Numbers(LAYOUT);
    for (int index = 0; index < 3; index++) {
      assertThat(numbers.of(SEAT, index) + MOOD).isEqualTo(seat(index, MOOD));
    }
    assertThat(numbers.of(MATCH, 0)).isZero();
    assertThat(numbers.of(CARD, 3)).isEqualTo(CARDS + 3);
  }

  @ParameterizedTest
  @ValueSource(ints = {NumberGroup.NONE, 3})
  void thingThatIsNotThere_isNamedWithItsGroup(int index) {
    assertThatThrownBy(() -> new Numbers(LAYOUT).of(SEAT, index))
        .hasMessage("index of numbers of seat must be 0..2, was " + index);
    assertThatThrownBy(() -> new Numbers(NumberLayout.of(MATCH, 1)).of(SEAT, 0))
        .hasMessage("numbers of seat are not in this layout");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 1_000})
  void place_outsideOfAllNumbers_isRefusedWithTheGroups(int at) {
    Numbers numbers = new Numbers(LAYOUT);
    assertThatThrownBy(() -> numbers.get(at)).isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessageContaining("match 0..2, seat 3..20, card 21..24").hasMessageContaining("was " + at)
        .hasMessageContaining("numbers.of(group, index)");
    assertThatThrownBy(() -> numbers.set(at, 0)).isInstanceOf(IndexOutOfBoundsException.class).hasMessageContaining("was " + at);
    assertThatThrownBy(() -> numbers.add(at, 1)).isInstanceOf(IndexOutOfBoundsException.class).hasMessageContaining("was " + at);
  }

  @Test
  void clearFields_ofSomeThings_leavesOtherThingsAndFields() {
    Numbers numbers = new Numbers(LAYOUT);
    for (int card = 0; card < 4; card++) {
      numbers.setField(CARDS + card, USED, 1);
      numbers.setField(CARDS + card, OWNER, 99);
    }
    numbers.clearFields(CARDS + 1, 2, OWNER);
    for (int card = 0; card < 4; card++) {
      assertThat(numbers.field(CARDS + card, USED)).isEqualTo(1);
      assertThat(numbers.field(CARDS + card, OWNER)).isEqualTo(card == 0 || card == 3 ? 99 : 0);
    }
  }

  @Test
  void bitFields_setAgainAfterClearing_areClearedAgain_alsoInACopy() {
    Numbers numbers = new Numbers(LAYOUT);
    numbers.clear(Stage.TURN);
    numbers.setField(CARDS + 3, USED, 1);
    Numbers copy = new Numbers(numbers);
    numbers.clear(Stage.ROUND);
    numbers.clear(Stage.TURN);
    copy.clear(Stage.TURN);
    assertThat(numbers.field(CARDS + 3, USED)).isZero();
    assertThat(copy.field(CARDS + 3, USED)).isZero();
  }

  @Test
  void numbers_areEachTheirOwn() {
    Numbers numbers = new Numbers(LAYOUT);
    for (int seat = 0; seat < 3; seat++) {
      numbers.set(seat(seat, LEVEL), seat + 1);
      numbers.set(seat(seat, DICE + 1), seat + 2);
      numbers.add(seat(seat, MOOD), seat - 4);
    }
    for (int seat = 0; seat < 3; seat++) {
      assertThat(numbers.get(seat(seat, LEVEL))).isEqualTo(seat + 1);
      assertThat(numbers.get(seat(seat, DICE + 1))).isEqualTo(seat + 2);
      assertThat(numbers.get(seat(seat, MOOD))).isEqualTo(seat - 2);
      assertThat(numbers.get(seat(seat, DICE))).isZero();
    }
    assertThat(numbers.get(ROUND)).isEqualTo(1);
  }

  @Test
  void copy_sharesNothing() {
    Numbers numbers = new Numbers(LAYOUT);
    Numbers copy = new Numbers(numbers);
    numbers.set(ROUND, 7);
    assertThat(copy.get(ROUND)).isEqualTo(1);
    assertThat(copy.layout()).isSameAs(LAYOUT);
  }

  @Test
  void key_isThatOfTheNumbers_howeverTheyCameThere() {
    Numbers numbers = new Numbers(LAYOUT);
    long atFirst = numbers.key();
    assertThat(new Numbers(LAYOUT).key()).isEqualTo(atFirst);
    numbers.add(ROUND, 4);
    numbers.set(seat(1, MOOD), -3);
    numbers.set(seat(2, DICE), 6);
    numbers.set(seat(2, LAST), 1);
    numbers.setField(CARDS + 1, COUNT, 99);
    numbers.setField(CARDS + 1, USED, 1);
    numbers.setField(CARDS + 2, TOP, 1);
    numbers.clear(Stage.TURN);
    numbers.clear(Stage.ROUND);
    numbers.clearFields(CARDS, 4, TOP);

    Numbers same = new Numbers(LAYOUT);
    same.setField(CARDS + 1, COUNT, 99);
    same.set(seat(2, LAST), 1);
    same.set(ROUND, 5);
    assertThat(numbers).hasToString(same.toString());
    assertThat(numbers.key()).isEqualTo(same.key()).isNotEqualTo(atFirst);
    assertThat(new Numbers(numbers).key()).isEqualTo(same.key());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 8, 9, 13, 14, 73, 74, 75, 76, 200})
  void key_askedAgain_isThatOfNumbersThatWereNeverAsked(int seats) {
    NumberLayout layout = NumberLayout.of(MATCH, 1).and(CARD, 4).and(SEAT, seats);
    Numbers numbers = new Numbers(layout);
    SeededRandom random = new SeededRandom(seats);
    for (int i = 0; i < 300; i++) {
      Numbers before = new Numbers(numbers);
      for (int changes = random.nextInt(4); changes > 0; changes--) {
        change(numbers, layout, seats, random);
      }
      long key = new Numbers(numbers).key();
      assertThat(numbers.key()).isEqualTo(key);
      assertThat(key == before.key()).isEqualTo(numbers.toString().equals(before.toString()));
    }
  }

  private static void change(Numbers numbers, NumberLayout layout, int seats, SeededRandom random) {
    int card = layout.offset(CARD) + random.nextInt(4);
    int what = random.nextInt(seats > 0 ? 12 : 5);
    switch (what) {
      case 0 -> numbers.set(ROUND, 1 + random.nextInt(30));
      case 1 -> numbers.setField(card, OWNER, random.nextInt(128));
      case 2 -> numbers.clearFields(layout.offset(CARD), 4, OWNER);
      case 3 -> numbers.clear(Stage.ROUND);
      case 4 -> numbers.clear(Stage.TURN);
      default -> numbers.set(layout.offset(SEAT) + random.nextInt(seats) * layout.width(SEAT) + MOOD, random.nextInt(11) - 5);
    }
  }

  @Test
  void key_ofEveryOtherNumber_isAnother() {
    Set<Long> keys = new HashSet<>();
    int count = 0;
    for (int level = 1; level <= 10; level++) {
      for (int other = 1; other <= 10; other++) {
        for (int die = 0; die <= 6; die++) {
          Numbers numbers = new Numbers(LAYOUT);
          numbers.set(seat(0, LEVEL), level);
          numbers.set(seat(1, LEVEL), other);
          numbers.set(seat(1, DICE + 2), die);
          keys.add(numbers.key());
          count++;
        }
      }
    }
    assertThat(keys).hasSize(count);
  }

  @Nested
  class Ranges {

    @Test
    void value_outOfRange_isRefused_byName() {
      Numbers numbers = new Numbers(LAYOUT);
      assertThatThrownBy(() -> numbers.set(ROUND, 31)).isInstanceOf(AssertionError.class)
          .hasMessage("match round cannot be 31; declared are 1..30");
      assertThatThrownBy(() -> numbers.set(ROUND, 0)).hasMessage("match round cannot be 0; declared are 1..30");
      assertThatThrownBy(() -> numbers.add(seat(1, MOOD), -8)).hasMessage("seat 2 mood cannot be -6; declared are -5..5");
      assertThatThrownBy(() -> numbers.set(seat(2, DICE + 2), 7)).hasMessage("seat 3 die-3 cannot be 7; declared are 0..6");
      assertThatThrownBy(() -> numbers.setField(CARDS + 1, COUNT, 128)).hasMessageContaining("card 2")
          .hasMessageContaining("128");
      assertThatThrownBy(() -> numbers.setField(CARDS + 1, COUNT, 101)).hasMessageContaining("101");
      assertThatThrownBy(() -> numbers.setField(CARDS, USED, -1)).isInstanceOf(AssertionError.class);
      assertThat(numbers).hasToString(new Numbers(LAYOUT).toString());
    }

    @Test
    void declaration_thatDoesNotFit_isRefused() {
      NumberGroup.Builder builder = NumberGroup.of("seat");
      builder.number("level", 1, 10);
      assertThatThrownBy(() -> builder.number("level", 1, 10)).hasMessage("there are two numbers seat level");
      assertThatThrownBy(() -> builder.number("big", 0, 40_000)).isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> builder.number("off", 0, 4, 5)).isInstanceOf(IllegalArgumentException.class);
      builder.build();
      assertThatThrownBy(() -> builder.flag("late")).isInstanceOf(IllegalStateException.class)
          .hasMessage("the numbers of seat are closed: late comes too late");
      NumberGroup.Builder packed = NumberGroup.packed("card");
      packed.number("max", 0, 0x7FFF);
      packed.flag("last");
      assertThatThrownBy(() -> packed.flag("more")).hasMessageContaining("the 0 bits that are left");
      assertThatThrownBy(() -> NumberGroup.packed("card").number("x", 1, 2)).isInstanceOf(
          IllegalArgumentException.class);
    }
  }

  @Nested
  class Fields {

    @Test
    void bitFields_ofAThing_areEachTheirOwn() {
      Numbers numbers = new Numbers(LAYOUT);
      for (int card = 0; card < 4; card++) {
        numbers.setField(CARDS + card, USED, card % 2);
        numbers.setField(CARDS + card, COUNT, 100 - card);
        numbers.setField(CARDS + card, OWNER, 127 - card);
        numbers.setField(CARDS + card, TOP, 1);
      }
      for (int card = 0; card < 4; card++) {
        assertThat(numbers.field(CARDS + card, USED)).isEqualTo(card % 2);
        assertThat(numbers.field(CARDS + card, COUNT)).isEqualTo(100 - card);
        assertThat(numbers.field(CARDS + card, OWNER)).isEqualTo(127 - card);
        assertThat(numbers.field(CARDS + card, TOP)).isEqualTo(1);
      }
      numbers.setField(CARDS, TOP, 0);
      assertThat(numbers.field(CARDS, TOP)).isZero();
      assertThat(numbers.field(CARDS, OWNER)).isEqualTo(127);
    }
  }

  @Nested
  class Clearing {

    @Test
    void scope_clearsItsNumbers_andNoOthers() {
      Numbers numbers = new Numbers(LAYOUT);
      numbers.set(DREW, 1);
      numbers.set(ROUND, 5);
      for (int seat = 0; seat < 3; seat++) {
        numbers.set(seat(seat, MOOD), -5);
        numbers.set(seat(seat, DICE + 2), 4);
        numbers.set(seat(seat, LAST), 1);
      }
      for (int card = 0; card < 4; card++) {
        numbers.setField(CARDS + card, USED, 1);
        numbers.setField(CARDS + card, COUNT, 77);
        numbers.setField(CARDS + card, OWNER, 9);
        numbers.setField(CARDS + card, TOP, 1);
      }
      numbers.clear(Stage.NEVER);
      assertThat(numbers.get(DREW)).isEqualTo(1);
      numbers.clear(Stage.TURN);
      assertThat(numbers.get(DREW)).isZero();
      assertThat(numbers.get(ROUND)).isEqualTo(5);
      for (int seat = 0; seat < 3; seat++) {
        assertThat(numbers.get(seat(seat, MOOD))).as("its start").isEqualTo(2);
        assertThat(numbers.get(seat(seat, DICE + 2))).isEqualTo(4);
        assertThat(numbers.get(seat(seat, LAST))).isEqualTo(1);
      }
      for (int card = 0; card < 4; card++) {
        assertThat(numbers.field(CARDS + card, USED)).isZero();
        assertThat(numbers.field(CARDS + card, COUNT)).isEqualTo(77);
        assertThat(numbers.field(CARDS + card, OWNER)).isZero();
        assertThat(numbers.field(CARDS + card, TOP)).isZero();
      }
      numbers.clear(Stage.ROUND);
      assertThat(numbers.get(seat(1, DICE + 2))).isZero();
      assertThat(numbers.get(seat(1, LAST))).isEqualTo(1);
    }
  }

  @Nested
  class Naming {

    @Test
    void text_namesWhatIsNotZero() {
      Numbers numbers = new Numbers(LAYOUT);
      numbers.set(seat(1, DICE + 1), 6);
      assertThat(numbers.toString()).contains("match round 1\n").contains("match leader -1\n")
          .contains("seat 2 die-2 6\n").contains("seat 3 mood 2\n").doesNotContain("drew").doesNotContain("card");
    }

    @Test
    void layout_saysWhatItHolds() {
      assertThat(LAYOUT.groups()).containsExactly(MATCH, SEAT, CARD);
      assertThat(LAYOUT.count(1)).isEqualTo(3);
      assertThat(SEAT.size()).isEqualTo(6);
      assertThat(SEAT.name(1)).isEqualTo("mood");
      assertThat(SEAT.min(1)).isEqualTo(-5);
      assertThat(SEAT.max(1)).isEqualTo(5);
      assertThatThrownBy(() -> LAYOUT.offset(NumberGroup.of("other").build())).hasMessageContaining("numbers of other");
    }

    @Test
    void group_ofNothing_takesNoRoom() {
      NumberLayout layout = NumberLayout.of(MATCH, 0).and(SEAT, 1);
      assertThat(layout.offset(SEAT)).isZero();
      Numbers numbers = new Numbers(layout);
      numbers.set(LEVEL, 3);
      assertThat(numbers.toString()).contains("seat level 3");
    }
  }
}
