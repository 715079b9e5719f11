package games.kumite.spi.cards;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.random.SeededRandom;
import games.kumite.spi.cards.belief.BeliefInspection;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A match that never ends: cards are drawn, passed on, laid down and refilled for ever. */
final class LongMatchTests {

  private static final int SEATS = 3;
  private static final int CARDS = 30;
  private static final int EVENTS = 100_000;
  private static final int CHECKED_EVERY = 1_000;
  private static final int HAND_LIMIT = 6;

  private final SeededRandom random = new SeededRandom(7);
  private final CardLayout.Builder layout = CardLayout.forSeats(SEATS);
  private final Zone deck = layout.zone(ZoneKind.DECK, "deck", Zone.UNOWNED, Visibility.NOBODY);
  private final Zone discard = layout.zone(ZoneKind.PILE, "discard", Zone.UNOWNED, Visibility.EVERYBODY);
  private final Zone row = layout.zone(ZoneKind.PILE, "row", Zone.UNOWNED, Visibility.NOBODY);
  private final List<Zone> hands = new ArrayList<>();

  private Cards cards(int copies) {
    for (int seat = 0; seat < SEATS; seat++) {
      hands.add(layout.zone(ZoneKind.HAND, String.valueOf(seat + 1), seat, Visibility.OWNER));
    }
    for (int card = 0; card < CARDS; card++) {
      layout.card("card", "c" + card / copies, "card", Map.of(), deck);
    }
    Cards cards = new Cards(layout.build());
    cards.shuffle(deck, random, "deck", 0);
    return cards;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void beliefs_after100000Events_haveNotGrownAndStillAllowTheTruth(int copies) {
    Cards cards = cards(copies);
    for (int event = 0; event < EVENTS; event++) {
      happen(cards);
      assertThat(BeliefInspection.urns(cards.spread, event % (SEATS + 1))).isLessThanOrEqualTo(BeliefInspection.MAX_URNS);
      if (event % CHECKED_EVERY == 0) {
        check(cards, event / CHECKED_EVERY % (SEATS + 1));
      }
    }
  }

  @Test
  void cards_whoseFacesWereExchangedAgainstAllKnowledge_canStillBePlayedAndDealt() {
    Cards cards = cards(2);
    for (int event = 0; event < EVENTS / 20; event++) {
      happen(cards);
      if (event % 10 == 0) {
        cards.swapFaces(random.nextInt(CARDS), random.nextInt(CARDS));
      }
      Cards dealt = new Cards(cards);
      dealt.redeal(event % (SEATS + 1), random);
      assertThat(faces(dealt)).doesNotHaveDuplicates();
    }
  }

  private void happen(Cards cards) {
    Zone hand = hands.get(random.nextInt(SEATS));
    int what = random.nextInt(20);
    if (what < 8) {
      if (cards.isEmpty(deck)) {
        cards.moveAll(discard, deck);
        cards.shuffle(deck, random, "deck", 0);
      }
      if (!cards.isEmpty(deck) && cards.count(hand) < HAND_LIMIT) {
        cards.moveToTop(cards.top(deck), hand);
      }
    } else if (what < 16) {
      moveAny(cards, hand, discard);
    } else if (what < 18) {
      moveAny(cards, hand, hands.get(random.nextInt(SEATS)));
    } else if (what < 19) {
      moveAny(cards, hand, row);
    } else {
      moveAny(cards, row, random.nextInt(2) == 0 ? hand : discard);
    }
  }

  private void moveAny(Cards cards, Zone from, Zone to) {
    if (!cards.isEmpty(from)) {
      cards.moveToTop(cards.at(from, random.nextInt(cards.count(from))), to);
    }
  }

  private void check(Cards cards, int viewer) {
    assertThat(BeliefInspection.isTruthExcluded(cards.spread, viewer)).as("the truth for %d: %s", viewer, cards).isFalse();
    Cards dealt = new Cards(cards);
    dealt.redeal(viewer, random);
    for (int token = 0; token < CARDS; token++) {
      if (cards.isKnown(token, viewer)) {
        assertThat(dealt.layout().isAlike(dealt.face(token), cards.face(token))).isTrue();
      }
    }
    assertThat(faces(dealt)).doesNotHaveDuplicates();
  }

  private static List<Integer> faces(Cards cards) {
    List<Integer> faces = new ArrayList<>();
    for (int token = 0; token < CARDS; token++) {
      faces.add(cards.face(token));
    }
    return faces;
  }
}
