package games.kumite.spi;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Sight;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.cards.ZoneKind;
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
    Zone deck = layout.zone(ZoneKind.DECK, "deck", Zone.NOBODY, Sight.NOBODY);
    layout.zone(ZoneKind.HAND, "1", 0, Sight.OWNER);
    for (int card = 0; card < size; card++) {
      layout.card("plain", "P" + card, "Plain", Map.of(), deck);
    }
    return new Cards(layout.build());
  }

  private static Zone hand(Cards cards) {
    return cards.layout().zones().get(1);
  }

  private static Action[] plays(Cards cards) {
    return IntStream.range(0, cards.layout().size()).mapToObj(Play::new).toArray(Play[]::new);
  }

  @ParameterizedTest
  @ValueSource(ints = {NARROW, WIDE})
  void hand_isListedFromTheTop_behindWhatIsListed_alsoWhereThereWasNoRoom(int size) {
    Cards cards = deck(size);
    Options listed = new Options();
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

  @Test
  void emptyHand_listsNothing() {
    Cards cards = deck(NARROW);
    Options listed = new Options();
    listed.add(cards, hand(cards), plays(cards));
    assertThat(listed.size()).isZero();
  }

  @Test
  void whoAsksOnlyWhetherThereIsAnything_isAnsweredByACard() {
    Cards cards = deck(NARROW);
    Options any = Options.anything();
    any.add(cards, hand(cards), plays(cards));
    assertThat(any.isEnough()).isFalse();
    for (int token : List.of(3, 4, 5)) {
      cards.moveToTop(token, hand(cards));
    }
    any.add(cards, hand(cards), plays(cards));
    assertThat(any.isEnough()).isTrue();
  }
}
