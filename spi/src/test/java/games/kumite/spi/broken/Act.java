package games.kumite.spi.broken;

import games.kumite.api.Action;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import org.jspecify.annotations.Nullable;

/**
 * Which card, and open or not? Or a look at the stock first.
 *
 * @param seat the seat's index
 */
record Act(int seat) implements Question<Hands> {

  private static final EventType PLAYED = EventType.of("played", "UC-ACT-01").seat("by").card("card");
  private static final EventType BURIED = EventType.of("buried", "UC-ACT-02").seat("by").card("card");
  private static final EventType DREW = EventType.of("drew", "UC-ACT-04").seat("by").card("card");
  private static final EventType DREW_OPENLY =
      EventType.of("drew", "UC-ACT-04").seat("by").word("card", face -> "card:U" + (face + 1));
  private static final Refusal PEEKED = new Refusal("UC-ACT-03", "peeked");
  private static final Refusal EMPTY = new Refusal("UC-ACT-03", "deck-empty");

  /** The reveal as a script; its locals hold the face. */
  private static final Script<Hands, Reveal.OfFace> REVEAL = Script.<Hands, Reveal.OfFace>of("reveal")
      .act((state, reveal) -> reveal.run(state))
      .build();

  /** Looks at the top card of the stock. */
  enum Peek implements Action {
    PEEK;

    @Override
    public String notation() {
      return "peek deck:stock";
    }

    @Override
    public String label() {
      return "Peek at the stock";
    }
  }

  /**
   * Uses a card.
   *
   * @param verb play or bury
   * @param face the card's face
   * @param flaw what is wrong with the game
   */
  record Use(String verb, int face, Flaw flaw) implements Action {
    @Override
    public String notation() {
      return verb + (flaw == Flaw.ARGUMENT_WITHOUT_ELEMENT ? " U" : " card:U") + (face + 1);
    }

    @Override
    public String label() {
      return verb + " the " + (face + 1);
    }
  }

  /** A step that is no value. */
  static final class Counting implements Step<Hands> {
    private int runs;

    @Override
    public void run(Hands state) {
      runs++;
    }
  }

  @Override
  public int seat(Hands state) {
    return seat;
  }

  @Override
  public void collectActions(Hands state, ActionCollector out) {
    Cards cards = state.cards();
    for (int face = 0; face < cards.layout().size(); face++) {
      if (state.inHand(seat, face) >= 0) {
        out.add(new Use("play", face, state.rules.flaw));
        out.add(new Use("bury", face, state.rules.flaw));
      }
    }
    boolean hasPeeked = (state.peeked >> seat & 1) != 0;
    out.add(Peek.PEEK, hasPeeked ? PEEKED : cards.isEmpty(state.board.deck()) ? EMPTY : null);
  }

  /** Any card of the hand; with a flaw drawn elsewhere, or never buried. */
  @Override
  public @Nullable Action sampleAction(Hands state, RandomSource random) {
    Cards cards = state.cards();
    Zone hand = state.board.hands().get(seat);
    if (!state.has(Flaw.SAMPLE_ONE_SIDED) && random.pick("sample", 0, 4) == 0) {
      return null;
    }
    RandomSource source = state.has(Flaw.SAMPLE_WITH_DICE) ? state.random() : random;
    int card = cards.at(hand, source.pick("sample", 0, cards.count(hand)));
    String verb = state.has(Flaw.SAMPLE_ONE_SIDED) || random.pick("sample", 0, 2) == 0 ? "play" : "bury";
    return new Use(verb, cards.face(card), state.rules.flaw);
  }

  @Override
  public void execute(Hands state, Action action) {
    if (action instanceof Use use) {
      use(state, use);
    } else {
      peek(state);
    }
  }

  private void peek(Hands state) {
    state.peeked |= 1 << seat;
    int top = state.cards().top(state.board.deck());
    if (state.has(Flaw.PEEK_IN_STATE)) {
      state.peekedFace = state.cards().face(top);
      state.peeker = seat;
    } else {
      state.show(top, state.has(Flaw.SHOWN_TO_A_MASK) ? 1 : 1 << seat);
    }
    state.ask(this);
  }

  private void use(Hands state, Use use) {
    int token = state.inHand(seat, use.face());
    if (use.verb().equals("play")) {
      state.move(token, state.board.pile());
      state.emit(PLAYED, seat, token);
      int forgotten = state.has(Flaw.SERVICE_REMEMBERS) ? state.rules.tally.lastBid - state.bids[seat] : 0;
      state.scores[seat] += state.value(token) + Math.abs(forgotten);
      state.then(new Topping(seat, state.value(token)));
    } else {
      state.move(token, state.board.grave());
      state.emit(BURIED, seat, token);
      state.buried++;
      int next = (seat + 1) % state.scores.length;
      state.then(new Guess(next, state.has(Flaw.WRONG_SEAT) && state.round == 2 ? 7 : next),
          state.has(Flaw.STEP_WITH_FACE) ? new Reveal.OfFace(seat, use.face())
              : state.has(Flaw.SECRET_IN_LOCALS) ? REVEAL.start(new Reveal.OfFace(seat, use.face()))
              : new Reveal(seat, token));
    }
    if (state.has(Flaw.LAMBDA_AT_ONCE)) {
      state.then(now -> now.peeked = 0);
    }
    if (state.has(Flaw.STEP_THAT_COUNTS)) {
      state.then(new Counting());
    }
    draw(state);
  }

  private void draw(Hands state) {
    int top = state.cards().top(state.board.deck());
    if (top >= 0) {
      Zone hand = state.board.hands().get(seat);
      if (state.has(Flaw.MOVED_IN_SILENCE)) {
        state.cards().moveToTop(top, hand);
      } else {
        state.move(top, hand);
      }
      if (state.has(Flaw.HAND_IN_EVENT)) {
        state.emit(DREW_OPENLY, seat, state.cards().face(top));
      } else {
        state.emit(DREW, seat, top);
      }
    }
  }
}
