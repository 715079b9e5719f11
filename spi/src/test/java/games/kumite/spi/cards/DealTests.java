package games.kumite.spi.cards;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.random.SeededRandom;
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
  private final Zone deck = builder.zone(ZoneKind.DECK, "deck", Zone.UNOWNED, Visibility.NOBODY);
  private final Zone ana = builder.zone(ZoneKind.HAND, "1", ANA, Visibility.OWNER);
  private final Zone bo = builder.zone(ZoneKind.HAND, "2", BO, Visibility.OWNER);
  private final Zone discard = builder.zone(ZoneKind.PILE, "discard", Zone.UNOWNED, Visibility.EVERYBODY);
  private final Zone row = builder.zone(ZoneKind.PILE, "row", Zone.UNOWNED, Visibility.NOBODY);

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
        if (cards.canSwapUnseen(a, b, ANA)) {
          Cards other = new Cards(cards);
          other.swapFaces(a, b);
          other.redact(ANA);
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

    cards.redact(ANA);
    cards.redeal(ANA, new SeededRandom(9));

    assertThat(Trial.content(cards)[ana.index()]).isEqualTo(hand);
    assertThat(cards.knownBy(cards.top(ana))).isEqualTo(1 << ANA);
    assertThat(cards.knownBy(cards.top(bo))).as("the other still knows its own").isEqualTo(1 << BO);
    assertThat(cards.revealCount()).isZero();
  }

  @Test
  void forget_ofWhatOthersKnow_keepsWhatAllHaveSeenTogether() {
    Cards cards = dealt("abcdef", 2);
    int open = cards.top(deck);
    cards.show(open, 0b111);
    int peeked = cards.next(open);
    cards.show(peeked, 1 << BO);

    cards.redact(ANA);

    assertThat(cards.knownBy(open)).isEqualTo(0b111);
    assertThat(cards.knownBy(peeked)).isZero();
  }

  @Test
  void forget_ofACardThatAllHadSeenBeforeAShuffle_doesNotMakeThemKnowIt() {
    Cards cards = dealt("abcdef", 2);
    cards.show(cards.top(deck), 0b111);
    cards.shuffle(deck, new SeededRandom(1), "deck", 0);
    cards.show(cards.top(deck), 1 << ANA);

    cards.redact(ANA);

    assertThat(cards.knownBy(cards.top(deck))).isEqualTo(1 << ANA);
  }

  @Test
  void deal_fromOneUrn_isUniform() {
    Cards cards = dealt("abcd", 3);
    cards.redact(ANA);
    SeededRandom random = new SeededRandom(4);
    Map<String, Integer> worlds = new TreeMap<>();
    for (int i = 0; i < 12_000; i++) {
      Cards world = new Cards(cards);
      world.redeal(ANA, random);
      worlds.merge(world(world), 1, Integer::sum);
    }

    assertThat(worlds).hasSize(6);
    assertThat(worlds.values()).allMatch(count -> count > 1_850 && count < 2_150);
  }

  @Test
  void deal_withOneSeed_isOneWorld() {
    Cards cards = dealt("abcdefgh", 5);
    Cards forgotten = new Cards(cards);
    forgotten.redact(SPECTATOR);
    Cards other = new Cards(forgotten);

    forgotten.redeal(SPECTATOR, new SeededRandom(6));
    other.redeal(SPECTATOR, new SeededRandom(6));
    cards.redeal(SPECTATOR, new SeededRandom(6));

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
    cards.redact(ANA);
    List<Integer> places = new ArrayList<>();
    for (int seed = 0; seed < 40; seed++) {
      Cards world = new Cards(cards);
      world.redeal(ANA, new SeededRandom(seed));
      String[] content = Trial.content(world);
      places.add(content[bo.index()].contains(name) ? bo.index() : row.index());
      assertThat(content[bo.index()] + content[row.index()]).contains(name);
    }
    assertThat(places).contains(bo.index(), row.index());
  }

  @Test
  void deal_inAnImaginedWorld_canBePlayedOnAndImaginedAgain() {
    Cards cards = dealt("aabbccdd", 8);
    cards.redeal(ANA, new SeededRandom(1));
    cards.moveToTop(cards.top(bo), discard);
    cards.moveToTop(cards.top(deck), bo);

    cards.redeal(BO, new SeededRandom(2));
    cards.redeal(SPECTATOR, new SeededRandom(3));

    assertThat(Worlds.sorted(String.join("", Trial.content(cards)))).isEqualTo("aabbccdd");
  }
}
