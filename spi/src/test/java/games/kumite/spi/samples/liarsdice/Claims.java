package games.kumite.spi.samples.liarsdice;

import games.kumite.api.Outcome;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.HiddenPart;
import games.kumite.spi.cards.SecretNumber;
import games.kumite.spi.cards.SecretNumberLayout;
import games.kumite.spi.cards.SecretNumbers;
import games.kumite.spi.cards.Visibility;
import games.kumite.spi.marks.Immutable;
import games.kumite.spi.numbers.NumberGroup;
import games.kumite.spi.numbers.NumberLayout;
import games.kumite.spi.numbers.Numbers;
import java.util.List;

/** The state: a die under each cup, the last claim, and the seat on turn. */
final class Claims extends State<Claims> {

  static final int SEATS = 2; // LD-01
  static final int SIDES = 6; // LD-01
  /** Claims are numbered by height, from 1. */
  static final int HIGHEST = SEATS * SIDES; // LD-03

  private static final NumberGroup.Builder OF_MATCH = NumberGroup.of("match");
  private static final int PLAYER = OF_MATCH.number("player", 0, 1);
  private static final int CLAIM = OF_MATCH.number("claim", 0, HIGHEST);
  private static final NumberGroup MATCH = OF_MATCH.build();
  private static final NumberLayout NUMBERS = NumberLayout.of(MATCH, 1);

  /** What never changes in a match. */
  @Immutable
  static final class Definition {
    final List<SecretNumber> dice;
    final SecretNumberLayout cells;
    final Actions actions;

    Definition(MatchConfig config) {
      SecretNumberLayout.Builder layout = SecretNumberLayout.forSeats(SEATS);
      dice = List.of(layout.cell("cup-1", SIDES, 0, Visibility.OWNER), layout.cell("cup-2", SIDES, 1, Visibility.OWNER)); // LD-01
      cells = layout.build();
      actions = Actions.of(config.texts(), Word.values()).build();
    }
  }

  final Definition definition;
  final SecretNumbers dice;
  private final Numbers numbers;

  Claims(MatchConfig config) {
    super(config);
    definition = new Definition(config);
    dice = new SecretNumbers(definition.cells);
    numbers = new Numbers(NUMBERS);
  }

  private Claims(Claims other) {
    super(other);
    definition = other.definition;
    dice = new SecretNumbers(other.dice);
    numbers = new Numbers(other.numbers);
  }

  @Override
  public Claims copy() {
    return new Claims(this);
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
    return numbers.get(PLAYER);
  }

  /** The number of the last claim, 0 before the first. */
  int claim() {
    return numbers.get(CLAIM);
  }

  /** The number of a claim by its height: ones are the highest face (LD-03). */
  static int number(int count, int face) {
    return (count - 1) * SIDES + (face == 1 ? SIDES : face - 1);
  }

  static int count(int claim) {
    return (claim - 1) / SIDES + 1;
  }

  static int face(int claim) {
    int place = (claim - 1) % SIDES + 1;
    return place == SIDES ? 1 : place + 1;
  }

  void make(int claim) {
    numbers.set(CLAIM, claim);
    numbers.set(PLAYER, 1 - player());
  }

  /** Shows both dice and ends the match; returns how many count for the last claim: LD-04. */
  int challenge() {
    int counted = 0;
    for (SecretNumber die : definition.dice) {
      dice.show(die, CardLayout.allViewers(SEATS));
      int face = dice.number(die);
      counted += face == 1 || face == face(claim()) ? 1 : 0;
    }
    int winner = counted >= count(claim()) ? 1 - player() : player();
    finish(Outcome.byScore(config().texts().text("outcome"), winner == 0 ? 1 : -1, winner == 1 ? 1 : -1));
    return counted;
  }
}
