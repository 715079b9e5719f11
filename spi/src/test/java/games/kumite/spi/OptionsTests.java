package games.kumite.spi;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Visibility;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.cards.ZoneKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a question lists. */
final class OptionsTests {

  private static final int NARROW = 30;
  private static final int WIDE = 300;

  private record Play(int face) implements Action {

    @Override
    public String notation() {
      return "play " + face;
    }

    @Override
    public String label() {
      return notation();
    }
  }

  private static Cards deck(int size) {
    CardLayout.Builder layout = CardLayout.forSeats(2);
    Zone deck = layout.zone(ZoneKind.DECK, "deck", Zone.UNOWNED, Visibility.NOBODY);
    layout.zone(ZoneKind.HAND, "1", 0, Visibility.OWNER);
    for (int card = 0; card < size; card++) {
      layout.card("plain", "P" + card, "Plain", Map.of(), deck);
    }
    return new Cards(layout.build());
  }

  private static Zone hand(Cards cards) {
    return cards.layout().zones().get(1);
  }

  private static Action[] plays(Cards cards) {
    return plays(cards.layout().size());
  }

  private static Action[] plays(int count) {
    return IntStream.range(0, count).mapToObj(Play::new).toArray(Play[]::new);
  }

  @ParameterizedTest
  @ValueSource(ints = {NARROW, WIDE})
  void hand_isListedFromTheTop_behindWhatIsListed_alsoWhereThereWasNoRoom(int size) {
    Cards cards = deck(size);
    ActionCollector listed = new ActionCollector();
    for (int round = 0; round < 2; round++) { // the second time there is room
      listed.clear();
      listed.add(Pass.PASS);
      for (int token = 0; token < 12; token++) {
        cards.moveToTop(token, hand(cards));
      }
      listed.add(cards, hand(cards), plays(cards));
      assertThat(listed.toList()).startsWith(Pass.PASS, new Play(11), new Play(10)).endsWith(new Play(1), new Play(0))
          .hasSize(13);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {NARROW, WIDE})
  void hand_thatIsListedFirst_isFoundByPlaceActionAndNotation(int size) {
    Cards cards = deck(size);
    ActionCollector listed = new ActionCollector();
    listed.add(Pass.PASS); // of an earlier question
    for (int round = 0; round < 2; round++) {
      listed.clear();
      List.of(4, 9, 6 + round).forEach(token -> cards.moveToTop(token, hand(cards)));
      listed.add(cards, hand(cards), plays(cards));
      listed.addAll(new Action[] {new Play(20), new Play(21)});
      listed.markSearchActions();
      listed.add(Pass.PASS);
      assertThat(listed.get(0)).isEqualTo(new Play(6 + round));
      assertThat(listed.get(2)).isEqualTo(new Play(4));
      assertThat(listed.get(listed.size() - 3)).isEqualTo(new Play(20));
      assertThat(listed.toList()).startsWith(new Play(6 + round), new Play(9), new Play(4))
          .endsWith(new Play(20), new Play(21), Pass.PASS).hasSize(6 + round);
      assertThat(listed.leading()).isEqualTo(5 + round);
      assertThat(listed.indexOf(new Play(9))).isEqualTo(1);
      assertThat(listed.indexOf(Pass.PASS)).isEqualTo(5 + round);
      assertThat(listed.indexOf(new Play(25))).isEqualTo(-1);
      assertThat(listed.named("play 9")).isEqualTo(new Play(9));
      assertThat(listed.named("play 21")).isEqualTo(new Play(21));
      assertThat(listed.named("play 25")).isNull();
    }
  }

  @Test
  void anotherZoneOrOtherActions_areListedByTheSameOptions() {
    Cards cards = deck(NARROW);
    Zone deck = cards.layout().zones().get(0);
    ActionCollector listed = new ActionCollector();
    cards.moveToTop(4, hand(cards));
    listed.add(cards, hand(cards), plays(cards));
    assertThat(listed.toList()).containsExactly(new Play(4));
    listed.clear();
    listed.add(cards, deck, plays(cards));
    assertThat(listed.size()).isEqualTo(NARROW - 1);
    assertThat(listed.toList()).doesNotContain(new Play(4));
    Action[] passes = new Action[NARROW];
    Arrays.fill(passes, Pass.PASS);
    listed.clear();
    listed.add(cards, hand(cards), passes);
    assertThat(listed.toList()).containsExactly(Pass.PASS);
    Cards others = deck(NARROW);
    others.moveToTop(5, hand(others));
    others.moveToTop(6, hand(others));
    listed.clear();
    listed.add(others, hand(others), plays(others));
    assertThat(listed.toList()).containsExactly(new Play(6), new Play(5));
  }

  @Test
  void placesOfAnArray_areListedFromTheLowest_alsoBehindOthers() {
    Action[] plays = plays(Long.SIZE);
    ActionCollector listed = new ActionCollector();
    for (boolean isAlone : new boolean[] {true, false}) {
      listed.clear();
      listed.addAll(1L << 3 | 1L << 40 | 1L << 63, plays);
      if (!isAlone) {
        listed.add(Pass.PASS);
      }
      List<Action> all = new ArrayList<>(List.of(plays[3], plays[40], plays[63]));
      all.addAll(isAlone ? List.of() : List.of(Pass.PASS));
      assertThat(IntStream.range(0, listed.size()).mapToObj(listed::get)).isEqualTo(all);
      assertThat(listed.listed(new Play(63))).isSameAs(plays[63]);
      assertThat(listed.listed(plays[4])).isNull();
      assertThat(listed.named("play 40")).isSameAs(plays[40]);
      List<Action> list = listed.toList();
      listed.clear();
      listed.add(new Play(5));
      assertThat(listed.toList()).containsExactly(new Play(5));
      assertThat(list).isEqualTo(all);
    }
    listed.clear();
    listed.add(Pass.PASS);
    listed.addAll(0b101, plays);
    assertThat(listed.toList()).containsExactly(Pass.PASS, new Play(0), new Play(2));
    listed.clear();
    listed.addAll(0, plays);
    assertThat(listed.toList()).isEmpty();
  }

  @Test
  void placesOfAnArray_anySet_areInTheirOrder() {
    SeededRandom random = new SeededRandom(11);
    for (int round = 0; round < 2000; round++) {
      long places = random.nextLong();
      for (int i = round % 6; i > 0; i--) { // from many to few
        places &= random.nextLong();
      }
      long left = places;
      for (int below = 0; left != 0; below++, left &= left - 1) {
        assertThat(SetBits.place(below, places)).isEqualTo(Long.numberOfTrailingZeros(left));
      }
    }
  }

  @Test
  void listThatWasMade_stays_whateverIsListedLater() {
    ActionCollector listed = new ActionCollector();
    listed.add(new Play(1));
    listed.add(new Play(2));
    List<Action> before = listed.toList();
    listed.add(new Play(3));
    List<Action> after = listed.toList();
    listed.clear();
    listed.add(new Play(4));
    assertThat(before).containsExactly(new Play(1), new Play(2));
    assertThat(after).containsExactly(new Play(1), new Play(2), new Play(3));
  }

  @Test
  void preparedActions_stayAsTheyAre_whateverIsListedBehindThemOrLater() {
    Action[] prepared = {new Play(1), new Play(2)};
    ActionCollector listed = new ActionCollector();
    listed.addAll(prepared);
    assertThat(listed.toList()).containsExactly(prepared);
    listed.add(Pass.PASS);
    assertThat(listed.toList()).containsExactly(new Play(1), new Play(2), Pass.PASS);
    listed.addAll(prepared);
    assertThat(listed.toList()).containsExactly(new Play(1), new Play(2), Pass.PASS, new Play(1), new Play(2));
    listed.clear();
    listed.addAll(prepared);
    listed.clear();
    listed.add(new Play(7));
    assertThat(listed.toList()).containsExactly(new Play(7));
    assertThat(prepared).containsExactly(new Play(1), new Play(2));
  }

  @Test
  void whoAsksOnlyWhetherThereIsAnything_isAnsweredByPreparedActions() {
    ActionCollector any = ActionCollector.anything();
    any.addAll(new Action[0]);
    assertThat(any.isSatisfied()).isFalse();
    any.addAll(new Action[] {new Play(1), new Play(2), new Play(3)});
    assertThat(any.isSatisfied()).isTrue();
  }

  @Test
  void emptyHand_listsNothing() {
    Cards cards = deck(NARROW);
    ActionCollector listed = new ActionCollector();
    listed.add(cards, hand(cards), plays(cards));
    assertThat(listed.size()).isZero();
  }

  @Test
  void whoAsksOnlyWhetherThereIsAnything_isAnsweredByACard() {
    Cards cards = deck(NARROW);
    ActionCollector any = ActionCollector.anything();
    any.add(cards, hand(cards), plays(cards));
    assertThat(any.isSatisfied()).isFalse();
    for (int token : List.of(3, 4, 5)) {
      cards.moveToTop(token, hand(cards));
    }
    any.add(cards, hand(cards), plays(cards));
    assertThat(any.isSatisfied()).isTrue();
  }

  private record Named(String notation) implements Action {
    @Override
    public String label() {
      return notation;
    }
  }

  @Test
  void action_thatIsRefusedTwice_isRefusedForTheFirstReason() {
    Refusal first = new Refusal("DESK-01", "first");
    ActionCollector why = new ActionCollector("go");
    why.add(new Named("stay"), new Refusal("DESK-03", "other"));
    why.add(new Named("go"), first);
    why.add(new Named("go"), new Refusal("DESK-02", "second"));
    assertThat(why.reason()).isEqualTo(first);
    assertThat(why.size()).isZero();
  }

  @Test
  void optionsThatBeginAgain_leadNothingOfBefore() {
    ActionCollector out = new ActionCollector();
    out.add(new Named("go"));
    out.markSearchActions();
    out.add(new Named("stay"));
    assertThat(out.leading()).isEqualTo(1);
    out.clear();
    out.add(new Named("go"));
    out.add(new Named("stay"));
    assertThat(out.leading()).isEqualTo(2);
  }
}
