package games.kumite.spi.samples.cups;

import games.kumite.api.Outcome;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.HiddenPart;
import games.kumite.spi.cards.SecretNumber;
import games.kumite.spi.cards.SecretNumbers;
import games.kumite.spi.numbers.Numbers;
import java.util.List;

/** The state: dice under cups, the last bid, and whose turn it is. */
final class Bout extends State<Bout> {

  final Inn inn;
  final SecretNumbers dice;
  private final Numbers numbers;

  Bout(MatchConfig config, Inn inn) {
    super(config);
    this.inn = inn;
    dice = new SecretNumbers(inn.cells);
    numbers = new Numbers(inn.numbers);
    numbers.set(Num.PLAYER, 0); // CU-02
    for (int seat = 0; seat < inn.seats; seat++) {
      numbers.set(numbers.of(Num.SEAT, seat) + Num.DICE, inn.dice);
    }
  }

  private Bout(Bout other) {
    super(other);
    inn = other.inn;
    dice = new SecretNumbers(other.dice);
    numbers = new Numbers(other.numbers);
  }

  @Override
  public Bout copy() {
    return new Bout(this);
  }

  @Override
  public Numbers numbers() {
    return numbers;
  }

  @Override
  protected List<HiddenPart> hiddenParts() {
    return List.of(dice);
  }

  @Override
  protected long publicKeyPart() {
    return 0;
  }

  int player() {
    return numbers.get(Num.PLAYER);
  }

  int bidder() {
    return numbers.get(Num.BIDDER);
  }

  /** How many dice were bid last, 0 at the start of a round. */
  int count() {
    return numbers.get(Num.COUNT);
  }

  int face() {
    return numbers.get(Num.FACE);
  }

  int dice(int seat) {
    return numbers.get(numbers.of(Num.SEAT, seat) + Num.DICE);
  }

  int diceInPlay() {
    int all = 0;
    for (int seat = 0; seat < inn.seats; seat++) {
      all += dice(seat);
    }
    return all;
  }

  void bid(int count, int face) {
    numbers.set(Num.COUNT, count);
    numbers.set(Num.FACE, face);
    numbers.set(Num.BIDDER, player());
    passTurn();
  }

  /** Throws all dice: CU-02. */
  void begin() {
    numbers.set(Num.COUNT, 0);
    numbers.set(Num.FACE, 0);
    for (int seat = 0; seat < inn.seats; seat++) {
      List<SecretNumber> cup = inn.cups.get(seat);
      for (int die = 0; die < cup.size(); die++) {
        if (die < dice(seat)) {
          roll(dice, cup.get(die), "cup-" + (die + 1));
        } else {
          dice.clear(cup.get(die));
        }
      }
    }
  }

  /** Lifts all cups; how many dice show a face: CU-04. */
  int lift(int face) {
    int found = 0;
    for (SecretNumber die : inn.cells.cells()) {
      if (!dice.isEmpty(die)) {
        dice.show(die, CardLayout.allViewers(inn.seats));
        found += dice.number(die) == face ? 1 : 0;
      }
    }
    return found;
  }

  /** A seat loses a die, and begins the next round if it has one left: CU-02, CU-05. */
  void lose(int seat) {
    numbers.add(numbers.of(Num.SEAT, seat) + Num.DICE, -1);
    numbers.set(Num.PLAYER, seat);
    if (dice(seat) == 0) {
      passTurn();
    }
  }

  private void passTurn() {
    int next = player();
    do {
      next = (next + 1) % inn.seats;
    } while (dice(next) == 0);
    numbers.set(Num.PLAYER, next);
  }

  /** Ends the match if one seat alone has dice: CU-05. */
  void endIfWon() {
    int[] scores = new int[inn.seats];
    int left = 0;
    for (int seat = 0; seat < inn.seats; seat++) {
      scores[seat] = dice(seat) > 0 ? 1 : 0;
      left += scores[seat];
    }
    if (left == 1) {
      finish(Outcome.byScore("last in play", scores));
    }
  }
}
