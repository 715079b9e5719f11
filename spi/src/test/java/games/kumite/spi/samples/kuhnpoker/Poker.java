package games.kumite.spi.samples.kuhnpoker;

import games.kumite.api.Keys;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.cards.ZoneKind;
import java.util.List;
import java.util.Map;

/** The state: three cards, the chips that each seat has put in, and whose turn it is. */
final class Poker extends State<Poker> {

  static final int SEATS = 2;
  static final CardLayout LAYOUT;
  static final Zone DECK;
  static final List<Zone> HANDS;

  static {
    CardLayout.Builder layout = CardLayout.forSeats(SEATS);
    DECK = layout.zone(ZoneKind.DECK, "deck", Zone.UNOWNED, 0); // KP-03
    HANDS = List.of(layout.zone(ZoneKind.HAND, "1", 0, 0b001), layout.zone(ZoneKind.HAND, "2", 1, 0b010));
    layout.card("poker", "J", "Jack", Map.of(), DECK); // KP-01
    layout.card("poker", "Q", "Queen", Map.of(), DECK);
    layout.card("poker", "K", "King", Map.of(), DECK);
    LAYOUT = layout.build();
  }

  private final Cards cards;
  private int firstStake = 1; // KP-02
  private int secondStake = 1;
  int turn;

  Poker(MatchConfig config) {
    super(config);
    cards = new Cards(LAYOUT);
  }

  private Poker(Poker other) {
    super(other);
    cards = new Cards(other.cards);
    firstStake = other.firstStake;
    secondStake = other.secondStake;
    turn = other.turn;
  }

  @Override
  public Poker copy() {
    return new Poker(this);
  }

  @Override
  public Cards cards() {
    return cards;
  }

  @Override
  protected long publicKeyPart() {
    return Keys.mix(firstStake, secondStake);
  }

  int card(int seat) {
    return cards.top(HANDS.get(seat));
  }

  int stake(int seat) {
    return seat == 0 ? firstStake : secondStake;
  }

  /** The seat on turn puts one more chip in. */
  void payOne() {
    if (turn == 0) {
      firstStake++;
    } else {
      secondStake++;
    }
  }

  void passTurn() {
    turn = 1 - turn;
  }

  /** The seat with the higher card. */
  int higher() {
    return cards.face(card(0)) > cards.face(card(1)) ? 0 : 1; // KP-01
  }
}
