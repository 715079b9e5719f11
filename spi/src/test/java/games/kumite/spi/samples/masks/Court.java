package games.kumite.spi.samples.masks;

import games.kumite.api.Outcome;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.HiddenPart;
import games.kumite.spi.cards.SecretNumbers;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.numbers.Numbers;
import java.util.List;

/** The state: hidden hands, dice under cups, coins, and whose turn it is. */
final class Court extends State<Court> {

  static final int MAX_TURNS = 30; // MA-08
  private static final int LAST_IN_PLAY = 3; // MA-08

  final Board board;
  final SecretNumbers cups;
  private final Cards cards;
  private final Numbers numbers;

  Court(MatchConfig config, Board board) {
    super(config);
    this.board = board;
    cards = new Cards(board.cards);
    cups = new SecretNumbers(board.cells);
    numbers = new Numbers(board.numbers);
  }

  private Court(Court other) {
    super(other);
    board = other.board;
    cards = new Cards(other.cards);
    cups = new SecretNumbers(other.cups);
    numbers = new Numbers(other.numbers);
  }

  @Override
  public Court copy() {
    return new Court(this);
  }

  @Override
  protected long publicKeyPart() {
    return 0;
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
    return List.of(cards, cups);
  }

  int turns() {
    return numbers.get(Num.TURNS);
  }

  int player() {
    return numbers.get(Num.PLAYER);
  }

  /** Gives the turn to the next seat in play. */
  void passTurn() {
    numbers.add(Num.TURNS, 1);
    int next = player();
    do {
      next = (next + 1) % board.seats;
    } while (!isInPlay(next));
    numbers.set(Num.PLAYER, next);
  }

  int coins(int seat) {
    return numbers.get(numbers.of(Num.SEAT, seat) + Num.COINS);
  }

  void addCoins(int seat, int more) {
    numbers.add(numbers.of(Num.SEAT, seat) + Num.COINS, more);
  }

  Zone hand(int seat) {
    return board.hands.get(seat);
  }

  boolean isInPlay(int seat) {
    return !cards.isEmpty(hand(seat));
  }

  /** A card of a role in a hand, -1 if there is none. */
  int held(int seat, Role role) {
    for (int card = cards.top(hand(seat)); card >= 0; card = cards.next(card)) {
      if (Role.of(cards.face(card)) == role) {
        return card;
      }
    }
    return -1;
  }

  void draw(int seat) {
    move(cards.top(board.deck), hand(seat));
  }

  /** Puts a card back into the deck and shuffles it. */
  void putBack(int card) {
    move(card, board.deck);
    shuffle(board.deck, "deck", 0);
  }

  /** Shows a card and replaces it by another: MA-04, MA-05. */
  void replace(int seat, int card) {
    show(card, CardLayout.allViewers(board.seats));
    putBack(card);
    draw(seat);
  }

  boolean hasConceded(int seat) {
    return numbers.get(numbers.of(Num.SEAT, seat) + Num.CONCEDED) != 0;
  }

  /** A seat gives up; the match is over if one in play has not: MA-09. */
  void concede(int seat) {
    numbers.set(numbers.of(Num.SEAT, seat) + Num.CONCEDED, 1);
    int[] scores = new int[board.seats];
    int left = 0;
    for (int other = 0; other < board.seats; other++) {
      boolean isLeft = isInPlay(other) && !hasConceded(other);
      scores[other] = isLeft ? LAST_IN_PLAY : 0;
      left += isLeft ? 1 : 0;
    }
    if (left == 1) {
      finish(Outcome.byScore("conceded", scores));
    }
  }

  /** The match is over if one seat is left or the last turn is done: MA-08. */
  void endIfOver() {
    int[] scores = new int[board.seats];
    int left = 0;
    for (int seat = 0; seat < board.seats; seat++) {
      scores[seat] = cards.count(hand(seat));
      left += isInPlay(seat) ? 1 : 0;
    }
    if (left == 1) {
      for (int seat = 0; seat < board.seats; seat++) {
        scores[seat] = isInPlay(seat) ? LAST_IN_PLAY : 0;
      }
      finish(Outcome.byScore("last in play", scores));
    } else if (turns() == MAX_TURNS) {
      finish(Outcome.byScore("cards left", scores));
    }
  }
}
