package games.kumite.spi.desk;

import static games.kumite.spi.desk.Workbench.desk;
import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.Viewer;
import games.kumite.spi.Step;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cards that are moved: every move is told once, to each as far as it sees the face. */
final class MoveTests {

  enum Moves implements Step<Desk> {
    /** The hand of the first seat on the pile, on which a card lies already. */
    ALL,
    /** The same to where it lies. */
    NOWHERE,
    /** A card of the hand below the stock. */
    BELOW;

    @Override
    public void run(Desk desk) {
      var hand = desk.places.hands().get(0);
      switch (this) {
        case ALL -> desk.moveAll(hand, desk.places.pile());
        case NOWHERE -> desk.moveAll(hand, hand);
        default -> desk.moveToBottom(desk.cards.top(hand), desk.places.deck());
      }
    }
  }

  /** The first seat holds the cards 3, 4 and 5 from the top; the card 9 lies on the pile. */
  private static Match match(Moves moves) {
    return new Workbench(desk -> {
      desk.cards.moveToTop(9, desk.places.pile());
      for (int card = 5; card >= 3; card--) {
        desk.cards.moveToTop(card, desk.places.hands().get(0));
      }
      desk.then(moves, ScriptTests.End.END);
    }).start(Workbench.seated(2));
  }

  private static List<String> moves(Match match, Viewer viewer) {
    return match.events(viewer).read().stream().filter(event -> event.type().equals("card-moved"))
        .map(event -> event.argument("element") + " " + event.argument("from") + " " + event.argument("to")).toList();
  }

  private static List<Integer> faces(Match match) {
    var cards = desk(match).cards;
    var pile = desk(match).places.pile();
    return Arrays.stream(new int[] {0, 1, 2, 3}).map(place -> cards.face(cards.at(pile, place))).boxed().toList();
  }

  @Test
  void allCardsOfAZone_areToldOneByOne_fromTheBottom() {
    Match match = match(Moves.ALL);
    assertThat(moves(match, match.seats().get(1)))
        .containsExactly("card:C5 hand:1 pile:played", "card:C4 hand:1 pile:played", "card:C3 hand:1 pile:played");
    assertThat(faces(match)).containsExactly(3, 4, 5, 9);
    assertThat(moves(match(Moves.NOWHERE), Viewer.spectator())).isEmpty();
  }

  @Test
  void cardThatGoesToTheBottom_isTold_withItsFaceToWhoeverSawIt() {
    Match match = match(Moves.BELOW);
    assertThat(moves(match, match.seats().get(0))).containsExactly("card:C3 hand:1 deck:stock");
    assertThat(moves(match, match.seats().get(1))).containsExactly("null hand:1 deck:stock");
    var cards = desk(match).cards;
    var deck = desk(match).places.deck();
    assertThat(cards.at(deck, cards.count(deck) - 1)).isEqualTo(3);
  }
}
