package games.kumite.spi.cards;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.SeededRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What is left after forgetting, and what is dealt from it. */
final class DealTests {

  private static final int ANA = 0;
  private static final int BO = 1;
  private static final int SPECTATOR = 2;

  private final CardLayout.Builder builder = CardLayout.forSeats(2);
  private final Zone deck = builder.zone(ZoneKind.DECK, "deck", Zone.NOBODY, Sight.NOBODY);
  private final Zone ana = builder.zone(ZoneKind.HAND, "1", ANA, Sight.OWNER);
  private final Zone bo = builder.zone(ZoneKind.HAND, "2", BO, Sight.OWNER);
  private final Zone discard = builder.zone(ZoneKind.PILE, "discard", Zone.NOBODY, Sight.EVERYBODY);
  private final Zone row = builder.zone(ZoneKind.PILE, "row", Zone.NOBODY, Sight.NOBODY);

  private Cards dealt(String names, int seed) {
    for (char name : names.toCharArray()) {
      builder.card("card", String.valueOf(name), "card", Map.of(), deck);
    }
    Cards cards = new Cards(builder.build());
    cards.shuffle(deck, new SeededRandom(seed), "deck", 0);
    cards.moveToTop(cards.top(deck), ana);
    cards.moveToTop(cards.top(deck), bo);
    return cards;
  }

  private static String world(Cards cards) {
    return String.join("|", Trial.content(cards));
  }

  @Test
  void forget_ofAllThatCannotBeKnown_leavesTheSameForAllTruths() {
    Cards cards = dealt("abcdef", 1);
    String left = "";
    for (int a = 0; a < 6; a++) {
      for (int b = 0; b < a; b++) {
        if (cards.mayExchange(a, b, ANA)) {
          Cards other = new Cards(cards);
          other.swapFaces(a, b);
          other.forget(ANA);
          left = left.isEmpty() ? other.toString() : left;
          assertThat(other).hasToString(left);
        }
      }
    }
    assertThat(left).isNotEmpty();
  }

  @Test
  void forget_ofOwnHand_keepsIt() {
    Cards cards = dealt("abcdef", 2);
    String hand = Trial.content(cards)[ana.index()];

    cards.forget(ANA);
    cards.deal(ANA, new SeededRandom(9));

    assertThat(Trial.content(cards)[ana.index()]).isEqualTo(hand);
    assertThat(cards.knownBy(cards.top(ana))).isEqualTo(1 << ANA);
    assertThat(cards.knownBy(cards.top(bo))).as("the other still knows its own").isEqualTo(1 << BO);
    assertThat(cards.reveals()).isZero();
  }

  @Test
  void forget_ofWhatOthersKnow_keepsWhatAllHaveSeenTogether() {
    Cards cards = dealt("abcdef", 2);
    int open = cards.top(deck);
    cards.show(open, 0b111);
    int peeked = cards.next(open);
    cards.show(peeked, 1 << BO);

    cards.forget(ANA);

    assertThat(cards.knownBy(open)).isEqualTo(0b111);
    assertThat(cards.knownBy(peeked)).isZero();
  }

  @Test
  void forget_ofACardThatAllHadSeenBeforeAShuffle_doesNotMakeThemKnowIt() {
    Cards cards = dealt("abcdef", 2);
    cards.show(cards.top(deck), 0b111);
    cards.shuffle(deck, new SeededRandom(1), "deck", 0);
    cards.show(cards.top(deck), 1 << ANA);

    cards.forget(ANA);

    assertThat(cards.knownBy(cards.top(deck))).isEqualTo(1 << ANA);
  }

  @Test
  void deal_fromOneUrn_isUniform() {
    Cards cards = dealt("abcd", 3);
    cards.forget(ANA);
    SeededRandom random = new SeededRandom(4);
    Map<String, Integer> worlds = new TreeMap<>();
    for (int i = 0; i < 12_000; i++) {
      Cards world = new Cards(cards);
      world.deal(ANA, random);
      worlds.merge(world(world), 1, Integer::sum);
    }

    assertThat(worlds).hasSize(6);
    assertThat(worlds.values()).allMatch(count -> count > 1_850 && count < 2_150);
  }

  @Test
  void deal_withOneSeed_isOneWorld() {
    Cards cards = dealt("abcdefgh", 5);
    Cards forgotten = new Cards(cards);
    forgotten.forget(SPECTATOR);
    Cards other = new Cards(forgotten);

    forgotten.deal(SPECTATOR, new SeededRandom(6));
    other.deal(SPECTATOR, new SeededRandom(6));
    cards.deal(SPECTATOR, new SeededRandom(6));

    assertThat(other).hasToString(forgotten.toString());
    assertThat(cards).as("dealt without having been forgotten first").hasToString(forgotten.toString());
  }

  @Test
  void deal_afterARumour_putsTheCardInOneOfItsPlaces() {
    Cards cards = dealt("abcdefgh", 5);
    int seen = cards.top(deck);
    cards.moveToTop(seen, discard);
    cards.moveToTop(seen, bo);
    cards.moveToTop(cards.next(cards.top(bo)), row);
    String name = cards.layout().name(cards.face(seen));
    cards.forget(ANA);
    List<Integer> places = new ArrayList<>();
    for (int seed = 0; seed < 40; seed++) {
      Cards world = new Cards(cards);
      world.deal(ANA, new SeededRandom(seed));
      String[] content = Trial.content(world);
      places.add(content[bo.index()].contains(name) ? bo.index() : row.index());
      assertThat(content[bo.index()] + content[row.index()]).contains(name);
    }
    assertThat(places).contains(bo.index(), row.index());
  }

  @Test
  void deal_inAnImaginedWorld_canBePlayedOnAndImaginedAgain() {
    Cards cards = dealt("aabbccdd", 8);
    cards.deal(ANA, new SeededRandom(1));
    cards.moveToTop(cards.top(bo), discard);
    cards.moveToTop(cards.top(deck), bo);

    cards.deal(BO, new SeededRandom(2));
    cards.deal(SPECTATOR, new SeededRandom(3));

    assertThat(Worlds.sorted(String.join("", Trial.content(cards)))).isEqualTo("aabbccdd");
  }
}
