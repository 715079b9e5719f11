package games.kumite.bigtrouble.item;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.Crate;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.content.vocabulary.RollContext;
import games.kumite.bigtrouble.resolution.Modifiers;
import games.kumite.bigtrouble.resolution.TextExecutor;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * Crates on the board, opened and looked at, named by their number in their space, from 1.
 * {@link games.kumite.bigtrouble.quest.RevealQuest} places them (BT-QST-27).
 */
public final class Crates {

  private static final Refusal NO_CRATE = new Refusal("BT-FRE-15", "no-crate");
  private static final Refusal NO_PEEK = new Refusal("BT-FRE-08", "no-peek");
  private static final Refusal KNOWN = new Refusal("BT-RUL-95", "peeked");
  private static final int EVERYBODY = -1;
  private static final EventType OPENED = EventType.of("crate-opened", "BT-FRE-08").seat("who").card("crate");
  private static final EventType SEEN = EventType.of("crate-peeked", "BT-RUL-95").seat("who").card("crate");
  private static final EventType IGNORED = EventType.of("trap-ignored", "BT-CRT-01").seat("who").card("crate");

  private Crates() {}

  /** DEC-21: the choice to open or leave a crate that was looked at. */
  private record Peeked(int player, int token) implements Question<GameState> {

    @Override
    public String kind() {
      return "peeked-crate";
    }

    @Override
    public int seat(GameState state) {
      return player;
    }

    @Override
    public Prompt prompt(GameState state) {
      int crate = state.zones().crate(state.cards().face(token));
      return Question.prompt(state, kind(), player, state.definition().named(state.content().crates().get(crate).entry().name()));
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(state.definition().actions.of(ActionVerb.OPEN, number(state, token)));
      out.add(state.definition().actions.of(ActionVerb.LEAVE));
    }

    @Override
    public void execute(GameState state, Action action) {
      if (!action.equals(state.definition().actions.of(ActionVerb.LEAVE))) {
        open(state, player, token);
      }
    }
  }

  /**
   * Adds the crates that a hero may open or look at. Unknown ones are interchangeable: one stands for all.
   *
   * @param refusal the reason why the hero may open none at all, null if it may
   */
  public static void options(GameState state, int seat, @Nullable Refusal refusal, ActionCollector out) {
    int space = state.seat(seat, Counters.SPACE);
    var cards = state.cards();
    int number = 0;
    boolean isUnknownListed = false;
    for (int token = cards.top(state.zones().placed); token >= 0; token = cards.next(token)) {
      if (state.crateSpace(token) == space) {
        number++;
        boolean isKnown = cards.knownBy(token) != 0;
        if (number <= ActionVerb.MAX_CRATES && (isKnown || !isUnknownListed)) {
          isUnknownListed |= !isKnown;
          out.add(state.definition().actions.of(ActionVerb.OPEN, number), refusal);
          out.add(state.definition().actions.of(ActionVerb.PEEK, number), refusal != null ? refusal
              : !Modifiers.holds(state, seat, LastingWord.PEEK_CRATE) ? NO_PEEK : isKnown ? KNOWN : null);
        }
      }
    }
    if (number == 0 && out.isExplaining()) {
      out.add(state.definition().actions.of(ActionVerb.OPEN, 1), NO_CRATE);
    }
  }

  private static int number(GameState state, int wanted) {
    var cards = state.cards();
    int number = 0;
    for (int token = cards.top(state.zones().placed); token >= 0; token = cards.next(token)) {
      number += state.crateSpace(token) == state.crateSpace(wanted) ? 1 : 0;
      if (token == wanted) {
        return number;
      }
    }
    throw new IllegalStateException("crate " + wanted + " is not on the board");
  }

  private static int token(GameState state, int seat, int wanted) {
    var cards = state.cards();
    int number = 0;
    for (int token = cards.top(state.zones().placed); token >= 0; token = cards.next(token)) {
      number += state.crateSpace(token) == state.seat(seat, Counters.SPACE) ? 1 : 0;
      if (number == wanted) {
        return token;
      }
    }
    throw new IllegalStateException("there is no crate " + wanted);
  }

  /** Returns the kind of a crate if it is known, otherwise an empty text. */
  public static String remark(GameState state, int seat, int number) {
    int token = token(state, seat, number);
    return state.cards().knownBy(token) == 0 ? "" : state.cards().layout().label(state.cards().face(token));
  }

  /** Opens a crate for a hero, or lets it look at it. */
  public static void use(GameState state, int seat, VerbAction action) {
    int token = token(state, seat, action.first());
    if (action.verb() == ActionVerb.OPEN) {
      open(state, seat, token);
    } else {
      peek(state, seat, token);
    }
  }

  /** Lets a hero look at a crate; all players see it (BT-RUL-58). */
  private static void peek(GameState state, int seat, int token) {
    Modifiers.happened(state, seat, LastingWord.PEEK_CRATE, RollContext.ALL);
    state.show(token, EVERYBODY);
    state.emit(SEEN, seat, token);
    state.ask(new Peeked(seat, token));
  }

  /**
   * Opens a crate for a hero: an item is kept, a trap is resolved at once (BT-FRE-08). The consequences are put on the
   * agenda.
   */
  private static void open(GameState state, int seat, int token) {
    state.placeCrate(token, Board.NOWHERE);
    state.move(token, state.zones().box); // BT-CRT-09
    state.emit(OPENED, seat, token);
    Crate crate = state.content().crates().get(state.zones().crate(state.cards().face(token)));
    if (!crate.isTrap()) {
      for (int kind = ItemKind.SHOP_KINDS; kind < ItemKind.COUNT; kind++) {
        if (ItemKind.of(kind).word().equals(crate.entry().id())) {
          Items.keep(state, seat, kind);
        }
      }
    } else if (Modifiers.holds(state, seat, LastingWord.IGNORE_TRAP)) {
      Modifiers.happened(state, seat, LastingWord.IGNORE_TRAP, RollContext.ALL);
      state.emit(IGNORED, seat, token);
    } else {
      TextExecutor.execute(state, crate.trap(), EffectContext.of(seat));
    }
  }
}
