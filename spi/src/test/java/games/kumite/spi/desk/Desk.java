package games.kumite.spi.desk;

import games.kumite.api.Outcome;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.HiddenPart;
import games.kumite.spi.cards.SecretNumber;
import games.kumite.spi.cards.SecretNumberLayout;
import games.kumite.spi.cards.SecretNumbers;
import games.kumite.spi.cards.Visibility;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.cards.ZoneKind;
import games.kumite.spi.numbers.NumberGroup;
import games.kumite.spi.numbers.NumberLayout;
import games.kumite.spi.numbers.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The state: what was said, twelve cards, a hand and a cup for each seat. */
final class Desk extends State<Desk> {

  static final int CARDS = 12;
  private static final int TALLIES = 10;

  /**
   * Where things lie.
   *
   * @param deck the stock
   * @param hands a hidden hand for each seat
   * @param pile an open pile
   * @param cups a die for each seat
   */
  record Places(Zone deck, List<Zone> hands, Zone pile, List<SecretNumber> cups) {}

  private static final NumberGroup.Builder OF_MATCH = NumberGroup.of("match");
  static final int INNER = OF_MATCH.clearedBy(ScriptTests.Marker.INNER).number("inner", 0, 9);
  static final int OUTER = OF_MATCH.clearedBy(ScriptTests.Marker.OUTER).number("outer", 0, 9);
  private static final NumberLayout LAYOUT = NumberLayout.of(OF_MATCH.build(), 1);

  final Numbers numbers;
  final Places places;
  final Cards cards;
  final SecretNumbers cells;
  final List<String> said;
  final int[] tallies;
  int count;

  Desk(MatchConfig config) {
    super(config);
    int seats = config.seats().size();
    CardLayout.Builder layout = CardLayout.forSeats(seats);
    SecretNumberLayout.Builder cups = SecretNumberLayout.forSeats(seats);
    Zone deck = layout.zone(ZoneKind.DECK, "stock", Zone.UNOWNED, Visibility.NOBODY);
    List<Zone> hands = new ArrayList<>();
    List<SecretNumber> dice = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      hands.add(layout.zone(ZoneKind.HAND, String.valueOf(seat + 1), seat, Visibility.OWNER));
      dice.add(cups.cell("cup-" + (seat + 1), 6, seat, Visibility.OWNER));
    }
    Zone pile = layout.zone(ZoneKind.PILE, "played", Zone.UNOWNED, Visibility.EVERYBODY);
    for (int face = 0; face < CARDS; face++) {
      layout.card("back", "C" + face, "card " + face, Map.of(), deck);
    }
    places = new Places(deck, List.copyOf(hands), pile, List.copyOf(dice));
    cards = new Cards(layout.build());
    cells = new SecretNumbers(cups.build());
    said = new ArrayList<>();
    tallies = new int[TALLIES];
    numbers = new Numbers(LAYOUT);
  }

  private Desk(Desk other) {
    super(other);
    places = other.places;
    cards = new Cards(other.cards);
    cells = new SecretNumbers(other.cells);
    said = new ArrayList<>(other.said);
    tallies = other.tallies.clone();
    count = other.count;
    numbers = new Numbers(other.numbers);
  }

  @Override
  public Desk copy() {
    return new Desk(this);
  }

  @Override
  public Cards cards() {
    return cards;
  }

  @Override
  public Numbers numbers() {
    return numbers;
  }

  @Override
  protected List<HiddenPart> hiddenParts() {
    return List.of(cards, cells);
  }

  int seats() {
    return config().seats().size();
  }

  void say(String what) {
    said.add(what);
  }

  boolean holds(int seat, int face) {
    Zone hand = places.hands().get(seat);
    for (int card = cards.top(hand); card >= 0; card = cards.next(card)) {
      if (cards.face(card) == face) {
        return true;
      }
    }
    return false;
  }

  /** Ends the match, all equal. */
  void end() {
    finish(Outcome.byScore("over", new int[seats()]));
  }
}
