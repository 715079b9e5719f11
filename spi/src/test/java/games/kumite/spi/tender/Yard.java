package games.kumite.spi.tender;

import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;
import games.kumite.spi.actions.Actions;
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
import org.jspecify.annotations.Nullable;

/** The state of the tender. */
final class Yard extends State<Yard> {

  static final int SEATS = 3;
  static final int MAX_BID = 3;
  private static final int COPIES = 6;
  private static final NumberGroup.Builder OF_SEAT = NumberGroup.of("seat");
  private static final int GOLD = OF_SEAT.number("gold", 0, 9, 5);
  private static final NumberGroup SEAT = OF_SEAT.build();
  private static final NumberLayout NUMBERS = NumberLayout.of(SEAT, SEATS);
  static final Zone DECK;
  static final List<Zone> HANDS;
  static final List<SecretNumber> BIDS;
  private static final CardLayout CARDS;
  private static final SecretNumberLayout CELLS;

  static {
    CardLayout.Builder layout = CardLayout.forSeats(SEATS);
    SecretNumberLayout.Builder secret = SecretNumberLayout.forSeats(SEATS);
    DECK = layout.zone(ZoneKind.DECK, "garden", Zone.UNOWNED, Visibility.NOBODY);
    List<Zone> hands = new ArrayList<>();
    List<SecretNumber> bids = new ArrayList<>();
    for (int seat = 0; seat < SEATS; seat++) {
      hands.add(layout.zone(ZoneKind.HAND, String.valueOf(seat + 1), seat, Visibility.OWNER));
      bids.add(secret.cell("bid-" + (seat + 1), MAX_BID + 1, seat, Visibility.OWNER));
    }
    for (int copy = 0; copy < COPIES; copy++) {
      layout.card("flower", "rose", "a rose", Map.of(), DECK);
      layout.card("flower", "thorn", "a thorn", Map.of(), DECK);
    }
    HANDS = List.copyOf(hands);
    BIDS = List.copyOf(bids);
    CARDS = layout.build();
    CELLS = secret.build();
  }

  final Actions actions;
  final @Nullable Mistake mistake;
  final SecretNumbers bids;
  private final Cards cards;
  private final Numbers numbers;
  private final int[] kept;
  int round;
  int waits;

  Yard(MatchConfig config, @Nullable Mistake mistake) {
    super(config);
    this.mistake = mistake;
    actions = Actions.of(config.texts(), Word.values()).cards(CARDS).seats(SEATS).build();
    cards = new Cards(CARDS);
    bids = new SecretNumbers(CELLS);
    numbers = new Numbers(NUMBERS);
    kept = new int[SEATS];
  }

  private Yard(Yard other) {
    super(other);
    mistake = other.mistake;
    actions = other.actions;
    cards = new Cards(other.cards);
    bids = new SecretNumbers(other.bids);
    numbers = new Numbers(other.numbers);
    kept = other.kept.clone();
    round = other.round;
    waits = other.waits;
  }

  @Override
  public Yard copy() {
    return new Yard(this);
  }

  @Override
  protected long publicKeyPart() {
    return round;
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
    return List.of(cards, bids);
  }

  boolean has(Mistake other) {
    return mistake == other;
  }

  int gold(int seat) {
    return numbers.get(NUMBERS.offset(SEAT) + seat * SEAT.size() + GOLD);
  }

  void addGold(int seat, int more) {
    numbers.add(NUMBERS.offset(SEAT) + seat * SEAT.size() + GOLD, more);
  }

  void seal(int seat, int bid) {
    if (has(Mistake.KEPT_IN_A_FIELD)) {
      kept[seat] = bid;
    } else {
      bids.put(BIDS.get(seat), bid + 1);
    }
  }

  /** Opens a seat's bid and takes it away. */
  int open(int seat) {
    if (has(Mistake.KEPT_IN_A_FIELD)) {
      int bid = kept[seat];
      kept[seat] = 0;
      return bid;
    }
    bids.show(BIDS.get(seat), CardLayout.allViewers(SEATS));
    int bid = bids.number(BIDS.get(seat)) - 1;
    bids.clear(BIDS.get(seat));
    return bid;
  }
}
