package stranger.barter;

import games.kumite.api.Outcome;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.numbers.Numbers;

/** The state: hidden hands, and what is given face down. */
final class Market extends State<Market> {

  static final int MAX_TURNS = 30; // BT-05
  static final int FULL = 6; // BT-02

  final Stalls stalls;
  private final Cards cards;
  private final Numbers numbers;

  Market(MatchConfig config, Stalls stalls) {
    super(config);
    this.stalls = stalls;
    cards = new Cards(stalls.cards);
    numbers = new Numbers(stalls.numbers);
  }

  private Market(Market other) {
    super(other);
    stalls = other.stalls;
    cards = new Cards(other.cards);
    numbers = new Numbers(other.numbers);
  }

  @Override
  public Market copy() {
    return new Market(this);
  }

  @Override
  public Cards cards() {
    return cards;
  }

  @Override
  public Numbers numbers() {
    return numbers;
  }

  int turns() {
    return numbers.get(Num.TURNS);
  }

  int player() {
    return numbers.get(Num.PLAYER);
  }

  void passTurn() {
    numbers.add(Num.TURNS, 1);
    numbers.set(Num.PLAYER, (player() + 1) % stalls.seats);
  }

  Zone hand(int seat) {
    return stalls.hands.get(seat);
  }

  void draw(int seat) {
    if (!cards.isEmpty(stalls.deck)) {
      move(cards.top(stalls.deck), hand(seat));
    }
  }

  /** A magpie in a hand, -1 if there is none. */
  int magpie(int seat) {
    int card = cards.top(hand(seat));
    while (card >= 0 && !Stalls.isMagpie(cards.face(card))) {
      card = cards.next(card);
    }
    return card;
  }

  /** BT-05. */
  void score() {
    int[] scores = new int[stalls.seats];
    for (int seat = 0; seat < scores.length; seat++) {
      int[] alike = new int[Stalls.goods()];
      for (int card = cards.top(hand(seat)); card >= 0; card = cards.next(card)) {
        if (!Stalls.isMagpie(cards.face(card))) {
          scores[seat] = Math.max(scores[seat], ++alike[Stalls.good(cards.face(card))]);
        }
      }
    }
    finish(Outcome.byScore("cards of one good", scores));
  }
}
