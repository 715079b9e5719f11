package games.kumite.spi.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.random.ScriptedRandom;
import games.kumite.api.random.SeededRandom;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Moving, showing and shuffling cards, one thing at a time. */
final class CardsTests {

  private static final int ANA = 0;
  private static final int BO = 1;
  private static final int SPECTATOR = 2;
  private static final int EVERYBODY = 0b111;

  private final CardLayout.Builder builder = CardLayout.forSeats(2);
  private final Zone deck = builder.zone(ZoneKind.DECK, "deck", Zone.UNOWNED, Visibility.NOBODY);
  private final Zone ana = builder.zone(ZoneKind.HAND, "1", ANA, Visibility.OWNER);
  private final Zone bo = builder.zone(ZoneKind.HAND, "2", BO, Visibility.OWNER);
  private final Zone discard = builder.zone(ZoneKind.PILE, "discard", Zone.UNOWNED, Visibility.EVERYBODY);
  private final Zone row = builder.zone(ZoneKind.PILE, "row", Zone.UNOWNED, Visibility.NOBODY);

  private Cards cards(String... names) {
    for (String name : names) {
      builder.card("card", name, "the " + name, Map.of(), deck);
    }
    return new Cards(builder.build());
  }

  private static String names(Cards cards, Zone zone) {
    StringBuilder names = new StringBuilder();
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      names.append(cards.layout().name(cards.face(token)));
    }
    return names.toString();
  }

  private static int token(Cards cards, String name) {
    int token = 0;
    while (!cards.layout().name(cards.face(token)).equals(name)) {
      token++;
    }
    return token;
  }

  @Nested
  final class Zones {

    @Test
    void moveAll_keepsTheOrder_onTopOfWhatLiesThere() {
      Cards cards = cards("a", "b", "c", "d");
      cards.moveToTop(token(cards, "d"), discard);

      cards.moveAll(deck, discard);
      cards.moveAll(discard, discard);

      assertThat(names(cards, discard)).isEqualTo("abcd");
      assertThat(cards.bottom(discard)).isEqualTo(token(cards, "d"));
      assertThat(cards.top(deck)).isEqualTo(cards.bottom(deck)).isEqualTo(-1);
    }

    /** With 8 bits a number and, for 300 cards, with 16. */
    @ParameterizedTest
    @ValueSource(ints = {5, 300})
    void markedCards_areFoundInTheOrderOfTheirZone(int count) {
      Cards cards = cards(IntStream.range(0, count).mapToObj(String::valueOf).toArray(String[]::new));
      FaceTags marks =
          FaceTags.of(IntStream.range(0, count).map(face -> face == 1 ? 0b01 : face == 3 ? 0b110 : 0b1000).toArray());
      cards.moveToTop(2, discard);

      assertThat(cards.top(deck, marks, 0b011)).isEqualTo(1);
      assertThat(cards.next(1, marks, 0b011)).isEqualTo(3);
      assertThat(cards.next(3, marks, 0b011)).isEqualTo(-1);
      assertThat(cards.top(deck, marks, 0b100)).isEqualTo(3);
      assertThat(cards.top(deck, marks, 0b10000)).isEqualTo(-1);
      assertThat(cards.top(discard, marks, 0b111)).isEqualTo(-1);
      assertThat(cards.top(discard, marks, -1)).isEqualTo(2);
      assertThat(cards.top(ana, marks, -1)).as("an empty zone").isEqualTo(-1);
      assertThat(cards.top(deck, FaceTags.NONE, -1)).isEqualTo(-1);
    }

    @Test
    void newCards_lieWhereTheyStart_inTheOrderTheyWereAdded() {
      Cards cards = cards("a", "b", "c");

      assertThat(names(cards, deck)).isEqualTo("abc");
      assertThat(cards.count(deck)).isEqualTo(3);
      assertThat(cards.zoneOf(cards.top(deck))).isEqualTo(deck);
      assertThat(cards.at(deck, 2)).isEqualTo(cards.bottom(deck));
      assertThat(cards.isEmpty(ana)).isTrue();
      assertThat(cards.top(ana)).isNegative();
      assertThat(cards.bottom(ana)).isNegative();
    }

    @Test
    void move_toEitherEnd_keepsTheOthersInOrder() {
      Cards cards = cards("a", "b", "c", "d");

      cards.moveToTop(token(cards, "c"), row);
      cards.moveToTop(token(cards, "a"), row);
      cards.moveToBottom(token(cards, "d"), row);
      cards.moveToBottom(token(cards, "a"), row);

      assertThat(names(cards, row)).isEqualTo("cda");
      assertThat(names(cards, deck)).isEqualTo("b");
      assertThat(cards.count(row)).isEqualTo(3);
      assertThat(cards.count(deck)).isEqualTo(1);
      assertThat(cards.isIn(token(cards, "d"), row)).isTrue();
    }

    @Test
    void moveAll_putsAPileOnTop_inItsOrder() {
      Cards cards = cards("a", "b", "c", "d");
      cards.moveToTop(token(cards, "b"), discard);
      cards.moveToTop(token(cards, "a"), discard);

      cards.moveAll(discard, deck);

      assertThat(names(cards, deck)).isEqualTo("abcd");
      assertThat(cards.isEmpty(discard)).isTrue();
    }

    @Test
    void topOfAnEmptyZone_takenForACard_isRefused() {
      Cards cards = cards("a");

      assertThatThrownBy(() -> cards.moveToTop(cards.top(ana), row))
          .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("was a zone empty?");
      assertThatThrownBy(() -> cards.moveToBottom(cards.top(ana), row)).isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> cards.face(cards.top(ana))).isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> cards.show(cards.top(ana), EVERYBODY)).isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> cards.at(deck, 1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void copy_movedAndShuffled_leavesTheOriginalAsItWas() {
      Cards cards = cards("a", "b", "c", "d");
      cards.moveToTop(cards.top(deck), ana);
      String before = cards.toString();
      Cards copy = new Cards(cards);

      copy.moveToTop(copy.top(ana), row);
      copy.shuffle(deck, new SeededRandom(3), "deck", 0);
      copy.redact(BO);
      copy.redeal(BO, new SeededRandom(3));

      assertThat(cards.toString()).isEqualTo(before);
    }
  }

  @Nested
  final class Seeing {

    @Test
    void move_betweenZones_isSeenByThoseWhoSeeFacesInEither() {
      Cards cards = cards("a", "b");
      int token = cards.top(deck);

      cards.moveToTop(token, ana);
      assertThat(cards.knownBy(token)).isEqualTo(0b001);

      cards.moveToTop(token, bo);
      assertThat(cards.knownBy(token)).isEqualTo(0b011);

      cards.moveToTop(token, discard);
      assertThat(cards.knownBy(token)).isEqualTo(EVERYBODY);
    }

    @Test
    void move_withWitnesses_isSeenByThemToo() {
      Cards cards = cards("a", "b");
      int token = cards.top(deck);

      cards.moveToTop(token, ana, 1 << SPECTATOR);

      assertThat(cards.isKnown(token, SPECTATOR)).isTrue();
      assertThat(cards.isKnown(token, BO)).isFalse();
    }

    @Test
    void show_ofADecksTop_isRememberedWhereverPositionsAreFollowed() {
      Cards cards = cards("a", "b", "c");
      int token = cards.top(deck);

      cards.show(token, 1 << BO);
      cards.moveToBottom(token, deck);
      cards.moveToTop(token, row);

      assertThat(cards.knownBy(token)).isEqualTo(1 << BO);
    }

    @Test
    void reveals_growOnlyWhenSomebodyLearnsSomething() {
      Cards cards = cards("a", "b");
      int token = cards.top(deck);
      assertThat(cards.revealCount()).isZero();

      cards.moveToTop(token, ana);
      int drawn = cards.revealCount();
      cards.moveToTop(token, row);
      cards.show(token, 1 << ANA);

      assertThat(drawn).isEqualTo(1);
      assertThat(cards.revealCount()).isEqualTo(drawn);
      cards.show(token, 1 << BO);
      assertThat(cards.revealCount()).isEqualTo(drawn + 1);
    }

    @Test
    void reveals_ofACardShownToTheSpectatorAlone_doNotGrow() {
      Cards cards = cards("a");

      cards.show(0, 1 << SPECTATOR);

      assertThat(cards.isKnown(0, SPECTATOR)).isTrue();
      assertThat(cards.revealCount()).isZero();
    }

    @Test
    void cardSeenGoingIntoAHand_whenAnotherLeavesUnseen_isARumour() {
      Cards cards = cards("a", "b", "c", "d");
      int seen = token(cards, "a");
      cards.moveToTop(seen, discard);
      cards.moveToTop(seen, bo);
      cards.moveToTop(token(cards, "b"), bo);
      assertThat(cards.isKnown(seen, ANA)).isTrue();

      cards.moveToTop(token(cards, "b"), row);

      assertThat(cards.isKnown(seen, ANA)).isFalse();
      assertThat(cards.isKnown(seen, BO)).isTrue();
      assertThat(cards.isPossible(cards.top(row), token(cards, "a"), ANA)).isTrue();
      assertThat(cards.isPossible(cards.top(deck), token(cards, "a"), ANA)).isFalse();
    }

    @Test
    void rumour_whenTheCardIsSeenElsewhere_ends() {
      Cards cards = cards("a", "b", "c", "d");
      int seen = token(cards, "a");
      cards.moveToTop(seen, discard);
      cards.moveToTop(seen, bo);
      cards.moveToTop(token(cards, "b"), bo);
      cards.moveToTop(token(cards, "b"), row);

      cards.show(cards.top(row), EVERYBODY);

      assertThat(cards.isPossible(seen, token(cards, "a"), ANA)).isTrue();
      assertThat(cards.isPossible(seen, token(cards, "c"), ANA)).isFalse();
    }

    @Test
    void cardSeenLeavingAHand_ofWhichOneLookAlikeWasKnown_isThatOne() {
      Cards cards = cards("a", "a", "b", "c");
      cards.moveToTop(0, discard);
      cards.moveToTop(0, bo);
      cards.moveToTop(1, bo);

      cards.moveToTop(1, discard);

      assertThat(cards.isKnown(0, ANA)).isFalse();
      assertThat(cards.isPossible(0, token(cards, "b"), ANA)).isTrue();
    }

    @Test
    void handShownAtOnce_withTwoLookAlikes_isKnownWhole() {
      Cards cards = cards("a", "a", "b");
      cards.moveToTop(0, bo);
      cards.moveToTop(1, bo);

      Cards oneByOne = new Cards(cards);
      oneByOne.show(0, 1 << ANA);
      oneByOne.show(1, 1 << ANA);
      cards.showAll(bo, 1 << ANA);

      assertThat(cards.isKnown(0, ANA) && cards.isKnown(1, ANA)).isTrue();
      assertThat(oneByOne.isKnown(0, ANA) && oneByOne.isKnown(1, ANA)).isFalse();
    }
  }

  @Nested
  final class Shuffling {

    @Test
    void shuffle_byAnOrder_putsTheFormerFacesThere() {
      Cards cards = cards("a", "b", "c");
      int top = cards.top(deck);

      cards.shuffle(deck, new ScriptedRandom().putPermutation("deck", 2, 0, 1), "deck", 0);

      assertThat(names(cards, deck)).isEqualTo("cab");
      assertThat(cards.top(deck)).as("tokens stay").isEqualTo(top);
    }

    @Test
    void shuffle_ofFewerThanTwoCards_drawsNothing() {
      Cards cards = cards("a");

      cards.shuffle(deck, new ScriptedRandom(), "deck", 0);
      cards.shuffle(ana, new ScriptedRandom(), "hand", 0);

      assertThat(names(cards, deck)).isEqualTo("a");
    }

    @Test
    void shuffle_ofAKnownTop_makesItUnknown() {
      Cards cards = cards("a", "b", "c");
      cards.show(cards.top(deck), 1 << ANA);

      cards.shuffle(deck, new SeededRandom(1), "deck", 0);

      assertThat(cards.knownBy(cards.top(deck)) | cards.knownBy(cards.bottom(deck))).isZero();
      assertThat(cards.isPossible(cards.bottom(deck), token(cards, "a"), ANA)).isTrue();
    }

    @Test
    void shuffle_ofAnOpenPile_isSeen() {
      Cards cards = cards("a", "b");
      cards.moveAll(deck, discard);

      cards.shuffle(discard, new SeededRandom(1), "pile", 0);

      assertThat(cards.knownBy(cards.top(discard))).isEqualTo(EVERYBODY);
    }

    @Test
    void refill_fromAPileThatAllHaveSeen_isNeverDealtToHands() {
      Cards cards = cards("a", "b", "c", "d");
      cards.moveToTop(token(cards, "a"), bo);
      cards.moveToTop(token(cards, "b"), bo);
      cards.moveToTop(token(cards, "c"), discard);
      cards.moveToTop(token(cards, "d"), discard);

      cards.moveAll(discard, deck);
      cards.shuffle(deck, new SeededRandom(1), "deck", 0);

      for (int seed = 0; seed < 20; seed++) {
        Cards world = new Cards(cards);
        world.redeal(ANA, new SeededRandom(seed));
        assertThat(names(world, bo)).containsPattern("a").containsPattern("b");
      }
    }

    @Test
    void shuffle_ofDifferentBacks_isRefused() {
      builder.card("door", "x", "X", Map.of(), deck);
      Cards cards = cards("a", "b");

      assertThatThrownBy(() -> cards.shuffle(deck, new SeededRandom(1), "deck", 0))
          .isInstanceOf(IllegalStateException.class).hasMessageContaining("zone deck");
    }

    @Test
    void exchange_ofDifferentBacks_isRefused() {
      builder.card("door", "x", "X", Map.of(), deck);
      Cards cards = cards("a", "b");

      assertThatThrownBy(() -> cards.swapFaces(0, 1)).isInstanceOf(IllegalArgumentException.class);
      assertThat(cards.canSwapUnseen(0, 1, ANA)).isFalse();
      assertThat(cards.canSwapUnseen(1, 2, ANA)).isTrue();
    }
  }

  @Nested
  final class OpenKeys {

    @Test
    void openKey_ofAPileThatAllSee_knowsItsOrder() {
      Cards cards = cards("a", "b", "c");
      Cards turned = new Cards(cards);
      for (String name : new String[] {"a", "b", "c"}) {
        cards.moveToTop(token(cards, name), discard);
      }
      for (String name : new String[] {"b", "a", "c"}) {
        turned.moveToTop(token(turned, name), discard);
      }

      assertThat(turned.publicKeyPart()).isNotEqualTo(cards.publicKeyPart());
      assertThat(new Cards(cards).publicKeyPart()).isEqualTo(cards.publicKeyPart());
    }

    @Test
    void openKey_ofOneOpenCardAmongHiddenOnes_knowsItsPlace() {
      Cards cards = cards("a", "b", "c", "d");
      Cards other = new Cards(cards);
      cards.show(cards.at(deck, 1), EVERYBODY);
      int shown = other.at(deck, 2);
      other.show(shown, EVERYBODY);
      other.swapFaces(shown, other.at(deck, 1));
      int place = token(cards, cards.layout().name(cards.face(cards.at(deck, 1))));

      assertThat(other.face(shown)).isEqualTo(cards.face(place));
      assertThat(other.publicKeyPart()).isNotEqualTo(cards.publicKeyPart());
    }

    @Test
    void openKey_ofHiddenCards_isTheSame_whateverTheyAre() {
      Cards cards = cards("a", "b", "c");
      Cards exchanged = new Cards(cards);
      exchanged.swapFaces(0, 2);
      cards.moveToTop(cards.top(deck), ana);
      exchanged.moveToTop(exchanged.top(deck), ana);

      assertThat(exchanged.publicKeyPart()).isEqualTo(cards.publicKeyPart());
      assertThat(exchanged.privateKey(ANA)).isNotEqualTo(cards.privateKey(ANA));
    }
  }
}
