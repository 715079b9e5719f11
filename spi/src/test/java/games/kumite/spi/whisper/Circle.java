package games.kumite.spi.whisper;

import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.cards.ZoneKind;
import java.util.List;
import java.util.Map;

/** The state: three hidden hands of one card, how often the first seat stayed, what a script has done. */
final class Circle extends State<Circle> {

  static final int SEATS = 3;
  static final Zone DECK;
  static final List<Zone> HANDS;
  private static final CardLayout LAYOUT;

  static {
    CardLayout.Builder layout = CardLayout.forSeats(SEATS);
    DECK = layout.zone(ZoneKind.DECK, "deck", Zone.UNOWNED, 0);
    HANDS = List.of(layout.zone(ZoneKind.HAND, "1", 0, 1), layout.zone(ZoneKind.HAND, "2", 1, 2),
        layout.zone(ZoneKind.HAND, "3", 2, 4));
    for (String name : List.of("X", "Y", "Z")) {
      layout.card("card", name, name, Map.of(), DECK);
    }
    LAYOUT = layout.build();
  }

  private final Cards cards;
  int stays;
  int lines;
  int roll;

  Circle(MatchConfig config) {
    super(config);
    cards = new Cards(LAYOUT);
  }

  private Circle(Circle other) {
    super(other);
    cards = new Cards(other.cards);
    stays = other.stays;
    lines = other.lines;
    roll = other.roll;
  }

  @Override
  public Circle copy() {
    return new Circle(this);
  }

  @Override
  public Cards cards() {
    return cards;
  }

  boolean holdsX(int seat) {
    return cards.face(cards.top(HANDS.get(seat))) == 0;
  }
}
