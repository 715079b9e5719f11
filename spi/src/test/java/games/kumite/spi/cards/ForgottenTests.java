package games.kumite.spi.cards;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.random.SeededRandom;
import games.kumite.spi.cards.belief.RedactedCards;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards that are forgotten again and again are left as cards that are forgotten once. */
final class ForgottenTests {

  private static final int SEATS = 3;
  private static final int HAND_LIMIT = 6;

  private final SeededRandom random = new SeededRandom(11);
  private final CardLayout.Builder layout = CardLayout.forSeats(SEATS);
  private final Zone deck = layout.zone(ZoneKind.DECK, "deck", Zone.UNOWNED, Visibility.NOBODY);
  private final Zone discard = layout.zone(ZoneKind.PILE, "discard", Zone.UNOWNED, Visibility.EVERYBODY);
  private final List<Zone> hands = new ArrayList<>();
  private int same;

  private Cards cards(int number, int copies) {
    for (int seat = 0; seat < SEATS; seat++) {
      hands.add(layout.zone(ZoneKind.HAND, String.valueOf(seat + 1), seat, Visibility.OWNER));
    }
    for (int card = 0; card < number; card++) {
      layout.card("card", "c" + card / copies, "card", Map.of(), deck);
    }
    Cards cards = new Cards(layout.build());
    cards.shuffle(deck, random, "deck", 0);
    return cards;
  }

  /** In narrow and in wide words, with faces that look alike and without. */
  @ParameterizedTest
  @CsvSource({"30, 1, 2000", "30, 3, 2000", "300, 1, 200", "300, 3, 200"})
  void cards_forgottenAgain_areLeftAsIfForTheFirstTime(int number, int copies, int events) {
    Cards cards = cards(number, copies);
    List<RedactedCards> forgotten = IntStream.rangeClosed(0, SEATS).mapToObj(RedactedCards::new).toList();
    for (int event = 0; event < events; event++) {
      happen(cards);
      int viewer = random.nextInt(SEATS + 1);
      String truth = cards.toString();
      Cards once = new Cards(cards);
      once.redact(viewer);
      Cards again = new Cards(cards);
      forgotten.get(viewer).forget(again);
      assertThat(again.toString()).isEqualTo(once.toString());
      assertThat(again.revealCount()).isEqualTo(once.revealCount());
      assertThat(cards).hasToString(truth);
      once.redeal(viewer, new SeededRandom(event));
      again.redeal(viewer, new SeededRandom(event));
      assertThat(again.toString()).isEqualTo(once.toString());
    }
    assertThat(same).isGreaterThan(events / 4);
  }

  /** Half of the time nothing happens. */
  private void happen(Cards cards) {
    Zone hand = hands.get(random.nextInt(SEATS));
    Zone other = hands.get(random.nextInt(SEATS));
    int what = random.nextInt(16);
    if (what < 8) {
      same++;
    } else if (cards.isEmpty(deck)) {
      cards.moveAll(discard, deck);
      cards.shuffle(deck, random, "deck", 0);
    } else if (what < 11 || cards.isEmpty(hand)) {
      cards.moveToTop(cards.top(deck), hand);
    } else if (what < 13 || cards.count(hand) > HAND_LIMIT) {
      cards.moveToTop(cards.at(hand, random.nextInt(cards.count(hand))), discard);
    } else if (what == 13) {
      cards.moveToBottom(cards.top(hand), other);
    } else if (what == 14) {
      cards.show(cards.top(hand), 1 << random.nextInt(SEATS));
    } else {
      cards.showAll(hand, cards.layout().everybody);
    }
  }

  /** What is kept is nobody's but the match's: a copy that is dealt again leaves it as it is. */
  @Test
  void cards_thatWereLeft_mayBeChanged() {
    Cards cards = cards(30, 1);
    RedactedCards forgotten = new RedactedCards(1);
    Cards first = new Cards(cards);
    forgotten.forget(first);
    String left = first.toString();
    for (int i = 0; i < 3; i++) {
      Cards next = new Cards(cards);
      forgotten.forget(next);
      assertThat(next).hasToString(left);
      next.redeal(1, random);
      next.moveToTop(next.top(deck), discard);
    }
  }
}
