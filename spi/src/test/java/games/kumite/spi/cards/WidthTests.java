package games.kumite.spi.cards;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.random.SeededRandom;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards are the same whether their numbers take 8 bits or 16. */
final class WidthTests {

  private static final int SHARED = 24;

  /** Two decks, of which the second one lies aside; as many cards in it as make the numbers wide or leave them narrow. */
  private static Cards cards(int aside) {
    CardLayout.Builder layout = CardLayout.forSeats(3);
    Zone deck = layout.zone(ZoneKind.DECK, "deck", Zone.UNOWNED, Visibility.NOBODY);
    for (int seat = 0; seat < 3; seat++) {
      layout.zone(ZoneKind.HAND, String.valueOf(seat + 1), seat, Visibility.OWNER);
    }
    layout.zone(ZoneKind.PILE, "discard", Zone.UNOWNED, Visibility.EVERYBODY);
    Zone box = layout.zone(ZoneKind.PILE, "box", Zone.UNOWNED, Visibility.NOBODY);
    for (int card = 0; card < SHARED; card++) {
      layout.card("plain", "P" + card / 2, "Plain", Map.of(), deck);
    }
    for (int card = 0; card < aside; card++) {
      layout.card("other", "X" + card, "Other", Map.of(), box);
    }
    return new Cards(layout.build());
  }

  private static String seen(Cards cards) {
    StringBuilder seen = new StringBuilder();
    for (int token = 0; token < SHARED; token++) {
      seen.append(cards.zoneOf(token).name()).append(' ').append(cards.face(token)).append(' ')
          .append(cards.knownBy(token)).append(cards.spread.isPublic(token)).append(' ').append(cards.next(token) < SHARED)
          .append('\n');
    }
    for (int zone = 0; zone < 5; zone++) {
      Zone at = cards.layout().zones().get(zone);
      seen.append(cards.count(at)).append(' ').append(cards.top(at)).append(' ').append(cards.bottom(at)).append(' ')
          .append(cards.spread.hasStrays(at.index())).append('\n');
    }
    return seen.append(cards.revealCount()).toString();
  }

  private static void step(Cards cards, SeededRandom random) {
    Zone to = cards.layout().zones().get(random.nextInt(5));
    int token = random.nextInt(SHARED);
    switch (random.nextInt(8)) {
      case 0 -> cards.show(token, 1 << random.nextInt(4));
      case 1 -> cards.shuffle(cards.layout().zones().get(random.nextInt(2) * 4), random, "deck or discard", 0);
      case 2 -> cards.moveToBottom(token, to);
      case 3 -> cards.moveToTop(token, to, 1 << random.nextInt(3));
      case 4 -> cards.showAll(to, 1 << random.nextInt(4));
      case 5 -> cards.moveAll(cards.layout().zones().get(random.nextInt(5)), to);
      default -> cards.moveToTop(token, to);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {200, 225, 226, 300})
  void sameMoves_giveTheSameCards_inEveryWidth(int aside) {
    for (int seed = 0; seed < 20; seed++) {
      Cards narrow = cards(1);
      Cards other = cards(aside);
      SeededRandom random = new SeededRandom(seed);
      SeededRandom same = new SeededRandom(seed);
      for (int i = 0; i < 120; i++) {
        step(narrow, random);
        step(other, same);
        assertThat(seen(new Cards(other))).isEqualTo(seen(narrow));
      }
      for (int viewer = 0; viewer < 4; viewer++) {
        Cards imagined = new Cards(narrow);
        Cards otherImagined = new Cards(other);
        imagined.redact(viewer);
        otherImagined.redact(viewer);
        imagined.redeal(viewer, new SeededRandom(viewer));
        otherImagined.redeal(viewer, new SeededRandom(viewer));
        for (int token = 0; token < SHARED; token++) {
          if (narrow.isKnown(token, viewer)) {
            assertThat(otherImagined.face(token) / 2).as("name").isEqualTo(other.face(token) / 2)
                .isEqualTo(imagined.face(token) / 2);
          }
        }
        requireSound(imagined);
        requireSound(otherImagined);
      }
    }
  }

  /** Narrow and wide cards have different keys, but what is one key there is one key here. */
  @Test
  void keys_areAlikeAndDifferAlike_inEveryWidth() {
    for (int viewer = 0; viewer <= 4; viewer++) {
      Map<Long, Long> wideOnes = new HashMap<>();
      Map<Long, Long> narrowOnes = new HashMap<>();
      for (int seed = 0; seed < 20; seed++) {
        Cards narrow = cards(1);
        Cards wide = cards(300);
        SeededRandom random = new SeededRandom(seed);
        SeededRandom same = new SeededRandom(seed);
        for (int i = 0; i < 60; i++) {
          step(narrow, random);
          step(wide, same);
          long key = key(narrow, viewer);
          long wideKey = key(wide, viewer);
          assertThat(wideOnes.computeIfAbsent(key, any -> wideKey)).isEqualTo(wideKey);
          assertThat(narrowOnes.computeIfAbsent(wideKey, any -> key)).isEqualTo(key);
        }
      }
      assertThat(wideOnes).hasSizeGreaterThan(300);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 300})
  void keys_followAllThatWasDoneSinceTheLastOne(int aside) {
    for (int seed = 0; seed < 60; seed++) {
      Cards cards = cards(aside);
      SeededRandom random = new SeededRandom(seed);
      for (int i = 0; i < 40; i++) {
        int between = i % 20 + 1;
        boolean isOfTops = random.nextInt(4) > 0;
        for (int j = 0; j < between; j++) {
          if (isOfTops) {
            moveTop(cards, random);
          } else {
            step(cards, random);
          }
        }
        key(cards, random.nextInt(4));
      }
    }
  }

  private static void moveTop(Cards cards, SeededRandom random) {
    int token = cards.top(cards.layout().zones().get(random.nextInt(5)));
    if (token >= 0) {
      cards.moveToTop(token, cards.layout().zones().get(random.nextInt(5)));
    }
  }

  /** Keys are kept for zones by their index below 64; more of them share what is known of that. */
  @Test
  void keys_ofMoreZonesThanALongHasBits_followEveryMove() {
    CardLayout.Builder layout = CardLayout.forSeats(3);
    Zone deck = layout.zone(ZoneKind.DECK, "deck", Zone.UNOWNED, Visibility.NOBODY);
    for (int place = 1; place < 140; place++) {
      layout.zone(ZoneKind.PILE, "place" + place, Zone.UNOWNED, Visibility.EVERYBODY);
    }
    for (int card = 0; card < SHARED; card++) {
      layout.card("plain", "P" + card, "Plain", Map.of(), deck);
    }
    Cards cards = new Cards(layout.build());
    SeededRandom random = new SeededRandom(1);
    for (int i = 0; i < 500; i++) {
      cards.moveToTop(random.nextInt(SHARED), cards.layout().zones().get(random.nextInt(140)));
      key(cards, i % 4);
    }
  }

  /** Asked twice, of cards that have been asked before and of those that have not; for one more than all observers the open key. */
  private static long key(Cards cards, int viewer) {
    if (viewer > 3) {
      return cards.publicKeyPart();
    }
    Cards copied = new Cards(cards);
    long key = cards.key(viewer);
    assertThat(copied.key(viewer)).as("of a copy that may have another one at hand").isEqualTo(key);
    assertThat(unasked(cards).key(viewer)).isEqualTo(key).isEqualTo(cards.key(viewer));
    return key;
  }

  /** A copy which has nothing at hand of what was asked before. */
  private static Cards unasked(Cards cards) {
    Cards unasked = new Cards(cards);
    for (Zone zone : cards.layout().zones()) {
      unasked.showAll(zone, 0);
    }
    return unasked;
  }

  /** What is at hand of other observers' keys goes when cards are forgotten or dealt again for one. */
  @Test
  void keys_ofOthers_followWhatIsForgottenAndDealt() {
    for (int seed = 0; seed < 40; seed++) {
      Cards cards = cards(1);
      SeededRandom random = new SeededRandom(seed);
      for (int i = 0; i < 40; i++) {
        step(cards, random);
      }
      askTwice(cards);
      cards.redact(seed % 4);
      askTwice(cards);
      cards.redeal(seed % 4, random);
      askTwice(cards);
      cards.swapFaces(random.nextInt(SHARED), random.nextInt(SHARED));
      askTwice(cards);
    }
  }

  private static void askTwice(Cards cards) {
    for (int viewer = 0; viewer < 4; viewer++) {
      key(cards, viewer);
    }
  }

  /** Every face is somewhere, and every zone ends where a walk through it ends. */
  private static void requireSound(Cards cards) {
    BitSet faces = new BitSet();
    for (Zone zone : cards.layout().zones()) {
      int last = -1;
      int count = 0;
      for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
        faces.set(cards.face(token));
        last = token;
        count++;
      }
      assertThat(count).isEqualTo(cards.count(zone));
      assertThat(last).isEqualTo(cards.bottom(zone));
    }
    assertThat(faces.cardinality()).isEqualTo(cards.layout().size());
  }

  @Test
  void layouts_ofManyCards_areWide() {
    assertThat(cards(1).spread.isNarrow()).isTrue();
    assertThat(cards(225).spread.isNarrow()).isTrue();
    assertThat(cards(226).spread.isNarrow()).isFalse();
  }
}
