package games.kumite.spi.samples.leducpoker;

import games.kumite.api.Keys;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;
import games.kumite.spi.cards.Cards;

/** The state: six cards, the chips that each seat has put in, the raises of the round, and whose turn it is. */
final class GameState extends State<GameState> {

  final Deck deck;
  private final Cards cards;
  private int firstStake = 1; // LP-02
  private int secondStake = 1;
  private Round round = Round.FIRST;
  private int raises;
  private int turn;

  GameState(MatchConfig config) {
    super(config);
    deck = config.flag(LeducPoker.SUITS) ? Deck.WITH_SUITS : Deck.WITHOUT_SUITS;
    cards = new Cards(deck.layout);
  }

  private GameState(GameState other) {
    super(other);
    deck = other.deck;
    cards = new Cards(other.cards);
    firstStake = other.firstStake;
    secondStake = other.secondStake;
    round = other.round;
    raises = other.raises;
    turn = other.turn;
  }

  @Override
  public GameState copy() {
    return new GameState(this);
  }

  @Override
  public Cards cards() {
    return cards;
  }

  @Override
  protected long publicKeyPart() {
    return Keys.mix(Keys.mix(firstStake, secondStake), raises);
  }

  int turn() {
    return turn;
  }

  int stake(int seat) {
    return seat == 0 ? firstStake : secondStake;
  }

  int raises() {
    return raises;
  }

  /** Returns whether another raise is allowed in this round: LP-06. */
  boolean canRaise() {
    return raises < Round.MAX_RAISES;
  }

  /** The seat on turn puts in what the other one has put in: LP-05. */
  void call() {
    put(stake(1 - turn));
  }

  /** The seat on turn calls, and puts more in: LP-06. */
  void raise() {
    put(stake(1 - turn) + round.raise());
    raises++;
  }

  private void put(int stake) {
    if (turn == 0) {
      firstStake = stake;
    } else {
      secondStake = stake;
    }
  }

  void passTurn() {
    turn = 1 - turn; // LP-07
  }

  void begin(Round next) {
    round = next;
    raises = 0;
    turn = 0; // LP-04
  }

  /** The card in a seat's hand. */
  int card(int seat) {
    return cards.top(deck.hands.get(seat));
  }

  /** What a seat's cards are worth at the showdown: a pair more than any rank, LP-09. */
  int strength(int seat) {
    int own = Deck.rank(cards.face(card(seat)));
    return own == Deck.rank(cards.face(cards.top(deck.board))) ? Integer.MAX_VALUE : own;
  }
}
