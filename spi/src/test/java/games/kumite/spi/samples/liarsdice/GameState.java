package games.kumite.spi.samples.liarsdice;

import games.kumite.api.Keys;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.HiddenPart;
import games.kumite.spi.cards.SecretNumber;
import games.kumite.spi.cards.SecretNumbers;
import java.util.List;

/** The state: the dice, the last bid, and the seat on turn. */
final class GameState extends State<GameState> {

  final Cups cups;
  private final SecretNumbers dice;
  private int turn; // LD-03
  private int count;
  private int face;

  GameState(MatchConfig config) {
    super(config);
    cups = new Cups(config);
    dice = new SecretNumbers(cups.layout);
  }

  private GameState(GameState other) {
    super(other);
    cups = other.cups;
    dice = new SecretNumbers(other.dice);
    turn = other.turn;
    count = other.count;
    face = other.face;
  }

  @Override
  public GameState copy() {
    return new GameState(this);
  }

  @Override
  protected List<HiddenPart> hiddenParts() {
    return List.of(dice);
  }

  @Override
  protected long publicKeyPart() {
    return Keys.mix(Keys.mix(count, face), turn);
  }

  SecretNumbers dice() {
    return dice;
  }

  int turn() {
    return turn;
  }

  /** Returns the number of dice in the last bid, 0 before the first. */
  int count() {
    return count;
  }

  int face() {
    return face;
  }

  /** Rolls all dice: LD-02. */
  void roll() {
    for (List<SecretNumber> cup : cups.ofSeats) {
      for (int die = 0; die < cup.size(); die++) {
        roll(dice, cup.get(die), "cup-" + (die + 1));
      }
    }
  }

  boolean isBid() {
    return count > 0;
  }

  /** Returns the number of bids that are not higher than the last one: LD-04. */
  int last() {
    return isBid() ? (count - 1) * Cups.SIDES + face : 0;
  }

  void bid(int newCount, int newFace) {
    count = newCount;
    face = newFace;
    turn = 1 - turn; // LD-03
  }

  /** Lifts all cups, and returns the number of dice that count for the last bid: LD-06. */
  int lift() {
    int found = 0;
    for (SecretNumber die : cups.layout.cells()) {
      dice.show(die, CardLayout.allViewers(Cups.SEATS));
      int shown = dice.number(die);
      found += shown == face || shown == Cups.WILD ? 1 : 0;
    }
    return found;
  }
}
