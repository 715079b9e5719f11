package games.kumite.spi.cards;

import games.kumite.api.random.SeededRandom;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** 52 cards in five decks, two hands of three and three piles, as in Brawler: what each operation costs. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class CardsBenchmark {

  private static final int CARDS = 52;
  private static final int DECKS = 5;
  private static final int HAND = 3;
  private static final int MOVES = 2 * (CARDS - 2 * HAND);

  private final SeededRandom random = new SeededRandom(1);
  private final Zone[] decks = new Zone[DECKS];
  private final List<Zone> hands;
  private final Zone discard;
  private final Cards cards;
  private final Cards known;
  private final Cards tangled;

  /** Deals three cards to each hand. */
  public CardsBenchmark() {
    CardLayout.Builder layout = CardLayout.forSeats(2);
    for (int deck = 0; deck < DECKS; deck++) {
      decks[deck] = layout.zone(ZoneKind.DECK, "deck" + deck, Zone.UNOWNED, Visibility.NOBODY);
    }
    hands = List.of(layout.zone(ZoneKind.HAND, "1", 0, Visibility.OWNER), layout.zone(ZoneKind.HAND, "2", 1, Visibility.OWNER));
    discard = layout.zone(ZoneKind.PILE, "discard", Zone.UNOWNED, Visibility.EVERYBODY);
    layout.zone(ZoneKind.PILE, "played", Zone.UNOWNED, Visibility.EVERYBODY);
    layout.zone(ZoneKind.PILE, "out", Zone.UNOWNED, Visibility.NOBODY);
    for (int card = 0; card < CARDS; card++) {
      int deck = card % DECKS;
      layout.card("back" + deck, "c" + card, "card", Map.of(), decks[deck]);
    }
    cards = new Cards(layout.build());
    for (Zone deck : decks) {
      cards.shuffle(deck, random, "deck", 0);
    }
    for (Zone hand : hands) {
      for (int i = 0; i < HAND; i++) {
        cards.moveToTop(cards.top(decks[i]), hand);
      }
    }
    known = new Cards(cards);
    known.redact(0);
    tangled = tangled();
    tangled.redact(0);
  }

  /** An open card taken by the other hand, and one that left it unseen: a rumour for the first seat. */
  private Cards tangled() {
    Cards rumour = new Cards(cards);
    int open = rumour.top(decks[0]);
    rumour.moveToTop(open, discard);
    rumour.moveToTop(open, hands.get(1));
    rumour.moveToTop(rumour.bottom(hands.get(1)), decks[0]);
    return rumour;
  }

  /** A move, among those of a match on a copy: a card is drawn, another one of the hand is laid open. */
  @Benchmark
  @OperationsPerInvocation(MOVES)
  public Cards move() {
    Cards moved = new Cards(cards);
    int seat = 0;
    for (Zone deck : decks) {
      while (!moved.isEmpty(deck)) {
        Zone hand = hands.get(seat);
        moved.moveToTop(moved.top(deck), hand);
        moved.moveToTop(moved.bottom(hand), discard);
        seat = 1 - seat;
      }
    }
    return moved;
  }

  /** A copy. */
  @Benchmark
  public Cards copy() {
    return new Cards(cards);
  }

  /** A copy, and what one seat cannot know taken from it. */
  @Benchmark
  public Cards copyAndForget() {
    Cards copy = new Cards(cards);
    copy.redact(0);
    return copy;
  }

  /** A copy of what one seat knows, with 49 unknown cards dealt anew. */
  @Benchmark
  public Cards copyAndDeal() {
    Cards copy = new Cards(known);
    copy.redeal(0, random);
    return copy;
  }

  /** The same where a rumour must hold. */
  @Benchmark
  public Cards copyAndDealWithRumour() {
    Cards copy = new Cards(tangled);
    copy.redeal(0, random);
    return copy;
  }

  /** A shuffle of ten or eleven cards. */
  @Benchmark
  public Cards shuffle() {
    cards.shuffle(decks[1], random, "deck", 0);
    return cards;
  }
}
