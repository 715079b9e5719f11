package games.kumite.spi.cards;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.random.SeededRandom;
import games.kumite.spi.cards.belief.BeliefInspection;
import games.kumite.spi.cards.belief.RedealPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is short work ends as the long way does. */
final class FlatForgettingTests {

  private static final int SEATS = 3;
  private static final int EVENTS = 6_000;
  private static final int NEW_MATCH = 60;

  private final SeededRandom random = new SeededRandom(5);
  private final List<Zone> hands = new ArrayList<>();
  private Zone deck;
  private Zone discard;
  private Zone row;
  private int impossible;

  /** Two families, of both some in a deck and some in a blind row. */
  private Cards cards(int copies) {
    CardLayout.Builder layout = CardLayout.forSeats(SEATS);
    hands.clear();
    deck = layout.zone(ZoneKind.DECK, "deck", Zone.UNOWNED, Visibility.NOBODY);
    discard = layout.zone(ZoneKind.PILE, "discard", Zone.UNOWNED, Visibility.EVERYBODY);
    row = layout.zone(ZoneKind.HAND, "row", Zone.UNOWNED, Visibility.NOBODY);
    for (int seat = 0; seat < SEATS; seat++) {
      hands.add(layout.zone(ZoneKind.HAND, String.valueOf(seat + 1), seat, Visibility.OWNER));
    }
    for (int card = 0; card < 40; card++) {
      layout.card(card % 3 == 0 ? "red" : "blue", (card % 3 == 0 ? "r" : "b") + card / copies, "card", Map.of(),
          card < 30 ? deck : row);
    }
    return new Cards(layout.build());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 6})
  void cards_ofAnyHistory_areLeftAndDealtAlike(int copies) {
    Cards cards = cards(copies);
    int flat = 0;
    int inOrder = 0;
    for (int event = 0; event < EVENTS; event++) {
      if (event % NEW_MATCH == 0) {
        cards = cards(copies);
      }
      happen(cards);
      int viewer = random.nextInt(SEATS + 1);
      if (BeliefInspection.isFlat(cards.spread, viewer)) {
        flat++;
        inOrder += BeliefInspection.isInOrder(cards.spread, viewer) ? 1 : 0;
        checkAlike(cards, viewer);
      }
      if (event % NEW_MATCH == NEW_MATCH - 1) { // against all knowledge
        cards.swapFaces(0, 33);
        cards.swapFaces(31, 1);
        checkAlike(cards, viewer);
      }
    }
    assertThat(flat).isGreaterThan(EVENTS / 2);
    assertThat(impossible).isPositive();
    assertThat(inOrder).isBetween(copies == 1 ? EVENTS / 10 : 0, copies == 1 ? flat : 0);
  }

  private void checkAlike(Cards cards, int viewer) {
    Cards quick = new Cards(cards);
    Cards slow = new Cards(cards);
    assertThat(quick.spread.isNarrow()).isTrue();
    RedealPlan plan = BeliefInspection.forgetFlat(quick.spread, viewer);
    RedealPlan expected = BeliefInspection.forgetByUrns(slow.spread, viewer);
    assertThat(quick).hasToString(slow.toString());
    assertThat(quick.spread.narrow).isEqualTo(slow.spread.narrow);
    if (expected == null) {
      assertThat(plan).isNull();
      impossible++;
      return;
    }
    assertThat(plan.viewer()).isEqualTo(expected.viewer());
    assertThat(plan.tokens()).isEqualTo(expected.tokens());
    assertThat(plan.faces()).isEqualTo(expected.faces());
    assertThat(plan.ends()).isEqualTo(expected.ends());
    assertThat(plan).hasFieldOrPropertyWithValue("tangle", null);
    assertThat(expected).hasFieldOrPropertyWithValue("tangle", null);
  }

  private void happen(Cards cards) {
    Zone hand = hands.get(random.nextInt(SEATS));
    Zone other = random.nextInt(4) == 0 ? row : hands.get(random.nextInt(SEATS));
    int what = random.nextInt(12);
    if (what < 5 && !cards.isEmpty(deck)) {
      cards.moveToTop(cards.top(deck), other);
    } else if (what < 7 && !cards.isEmpty(hand)) {
      cards.moveToTop(cards.at(hand, random.nextInt(cards.count(hand))), discard, random.nextInt(16));
    } else if (what == 7 && !cards.isEmpty(hand)) {
      cards.moveToBottom(cards.top(hand), other);
    } else if (what == 8 && !cards.isEmpty(other)) {
      cards.show(cards.top(other), random.nextInt(16));
    } else if (what == 9) {
      cards.showAll(hand, random.nextInt(3) == 0 ? cards.layout().everybody : 1 << random.nextInt(SEATS));
    } else if (what == 10 && !cards.isEmpty(deck)) {
      cards.show(cards.top(deck), 1 << random.nextInt(SEATS));
    } else if (what == 11) {
      cards.moveAll(discard, deck);
    }
  }
}
