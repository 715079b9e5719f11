package games.kumite.spi.broken;

import games.kumite.api.random.SeededRandom;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Places;
import games.kumite.spi.State;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.HiddenPart;
import games.kumite.spi.cards.SecretNumbers;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/** The state of Undercut, with room for what does not belong into a state. */
final class Hands extends State<Hands> {

  final Board board;
  final UndercutRules rules;
  private final Cards cards;
  final SecretNumbers cups;
  final int[] scores;
  final int[] bids;
  int round;
  int peeked;

  final List<Integer> log;
  final @Nullable Notes notes;
  @Nullable IntSupplier reminder;
  @Nullable SeededRandom own;
  int asked;
  int buried;
  int weather;
  boolean topped;
  int beingAsked = -1;
  int passes;
  int peekedFace = -1;
  int peeker;

  Hands(MatchConfig config, Board board, Cards cards, SecretNumbers cups, UndercutRules rules) {
    super(config);
    this.board = board;
    this.cards = cards;
    this.cups = cups;
    this.rules = rules;
    scores = new int[config.seats().size()];
    bids = new int[config.seats().size()];
    log = new ArrayList<>();
    notes = has(Flaw.MARKED_CHANGES) ? new Notes() : null;
  }

  private Hands(Hands other) {
    super(other);
    board = other.board;
    rules = other.rules;
    cards = new Cards(other.cards);
    cups = new SecretNumbers(other.cups);
    scores = other.scores.clone();
    bids = other.bids.clone();
    round = other.round;
    peeked = other.peeked;
    log = has(Flaw.SHARED_LIST) ? other.log : new ArrayList<>(other.log);
    notes = other.notes;
    reminder = other.reminder;
    own = other.own == null ? null : other.own.copy();
    asked = other.asked;
    buried = has(Flaw.COPY_FORGETS) ? 0 : other.buried;
    weather = other.weather;
    topped = other.topped;
    beingAsked = other.beingAsked;
    passes = other.passes;
    peekedFace = other.peekedFace;
    peeker = other.peeker;
  }

  @Override
  public Hands copy() {
    return has(Flaw.COPY_IS_ITSELF) ? this : new Hands(this);
  }

  boolean has(Flaw flaw) {
    return rules.flaw == flaw;
  }

  @Override
  public Cards cards() {
    return cards;
  }

  @Override
  protected List<HiddenPart> hiddenParts() {
    return switch (rules.flaw) {
      case UNDECLARED_HANDS -> List.of();
      case CARELESS_DEAL, SILENT_REVEAL, KEY_OF_NOTHING -> List.of(new Careless(cards, rules.flaw), cups);
      default -> List.of(cards, cups);
    };
  }

  @Override
  protected long publicKeyPart() {
    return switch (rules.flaw) {
      case KEY_OF_A_HAND -> cards.face(cards.top(board.hands().get(0)));
      case KEY_OF_NOTHING -> 0;
      default -> BY_TABLE;
    };
  }

  @Override
  protected void collectPlaces(Places places) {
    if (has(Flaw.NONE) || has(Flaw.MOTION_FROM_ELSEWHERE)) {
      places.at("token:crown", "seat:" + (1 + round % scores.length));
    }
  }

  /** The card in a seat's hand that bears a face, -1 if none does. */
  int inHand(int seat, int face) {
    for (int token = cards.top(board.hands().get(seat)); token >= 0; token = cards.next(token)) {
      if (cards.face(token) == face) {
        return token;
      }
    }
    return -1;
  }

  int value(int token) {
    return cards.face(token) + 1;
  }
}
