package games.kumite.spi.cards;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.random.SeededRandom;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** As which face an observer is shown a card of which there are several. */
final class GuisesTests {

  private static final int ANA = 0;
  private static final int BO = 1;
  private static final int ALL = CardLayout.allViewers(2);

  private final CardLayout.Builder builder = CardLayout.forSeats(2);
  private final Zone deck = builder.zone(ZoneKind.DECK, "deck", Zone.UNOWNED, Visibility.NOBODY);
  private final Zone hand = builder.zone(ZoneKind.HAND, "1", ANA, Visibility.OWNER);
  private final Zone pile = builder.zone(ZoneKind.PILE, "pile", Zone.UNOWNED, Visibility.EVERYBODY);
  private final Cards cards = cards();

  /** Tokens 0, 1 and 2 are Dukes, 3 is a Thief. */
  private Cards cards() {
    for (String name : new String[] {"duke", "duke", "duke", "thief"}) {
      builder.card("back", name, name, Map.of(), deck);
    }
    return new Cards(builder.build());
  }

  private String id(int token, int viewer) {
    return cards.layout().element(cards.aliasFor(token, viewer)).id();
  }

  @Test
  void firstCardThatIsSeen_hasThePlainId_whicheverItIs() {
    cards.moveToTop(2, pile);
    cards.moveToTop(0, pile);
    assertThat(id(2, BO)).isEqualTo("card:duke");
    assertThat(id(0, BO)).isEqualTo("card:duke.2");
    cards.moveToTop(2, deck);
    cards.shuffle(deck, new SeededRandom(3), "deck", 0);
    assertThat(id(0, BO)).as("it has not moved").isEqualTo("card:duke.2");
  }

  @Test
  void ids_areThoseOfTheObserver() {
    cards.moveToTop(1, hand);
    cards.moveToTop(0, pile);
    assertThat(id(1, ANA)).isEqualTo("card:duke");
    assertThat(id(0, ANA)).isEqualTo("card:duke.2");
    assertThat(id(0, BO)).as("a Duke in a hand is told to nobody else").isEqualTo("card:duke");
  }

  @Test
  void cardOfAHand_playedForAnotherThatIsKnownThere_takesOverItsId() {
    cards.moveToTop(0, pile);
    cards.moveToTop(1, pile);
    cards.moveToTop(1, hand);
    cards.moveToTop(2, hand);
    assertThat(id(1, BO)).isEqualTo("card:duke.2");
    cards.moveToTop(0, deck);
    cards.shuffle(deck, new SeededRandom(1), "deck", 0);
    Cards other = new Cards(cards);
    cards.moveToTop(2, pile);
    other.moveToTop(1, pile);
    assertThat(id(2, BO)).as("Bo cannot tell which of the two it was").isEqualTo("card:duke.2");
    assertThat(other.layout().element(other.aliasFor(1, BO)).id()).isEqualTo("card:duke.2");
  }

  @Test
  void find_givesTheCardThatIsShownAsAFace() {
    cards.moveToTop(2, hand);
    cards.moveToTop(0, hand);
    assertThat(cards.find(hand, cards.aliasFor(0, ANA), ANA)).isEqualTo(0);
    assertThat(cards.find(hand, cards.aliasFor(2, ANA), ANA)).isEqualTo(2);
    assertThat(cards.find(pile, 0, ANA)).isEqualTo(-1);
  }

  @Test
  void perspective_keepsTheIdsOfItsObserver_andNumbersThoseOfOthersAnew() {
    cards.moveToTop(2, pile);
    cards.moveToTop(1, hand);
    cards.moveToTop(0, hand);
    cards.show(0, ALL);
    Cards ofBo = new Cards(cards);
    ofBo.redact(BO);
    assertThat(ofBo.aliasFor(2, BO)).isEqualTo(cards.aliasFor(2, BO));
    assertThat(ofBo.aliasFor(0, BO)).isEqualTo(cards.aliasFor(0, BO));
    assertThat(cards.aliasFor(2, ANA)).isZero();
    assertThat(ofBo.aliasFor(0, ANA)).as("the order of the tokens").isZero();
  }
}
