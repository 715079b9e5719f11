package games.kumite.bigtrouble.free;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.Crate;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.vocabulary.Context;
import games.kumite.bigtrouble.content.vocabulary.Verb;
import games.kumite.bigtrouble.text.Carry;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.text.Sums;
import games.kumite.bigtrouble.item.Items;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** Crates on the board, named by their number in their space, from 1. */
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
  private record Peeked(int player, int token) implements Question<Trouble> {

    @Override
    public String kind() {
      return "peeked-crate";
    }

    @Override
    public int seat(Trouble trouble) {
      return player;
    }

    @Override
    public Prompt prompt(Trouble trouble) {
      int crate = trouble.zones().crate(trouble.cards().face(token));
      return Question.prompt(trouble, kind(), player, trouble.content().crates().get(crate).entry().name());
    }

    @Override
    public void options(Trouble trouble, Options out) {
      out.add(trouble.terms().actions.of(Word.OPEN, number(trouble, token)));
      out.add(trouble.terms().actions.of(Word.LEAVE));
    }

    @Override
    public void chosen(Trouble trouble, Action action) {
      if (!action.equals(trouble.terms().actions.of(Word.LEAVE))) {
        open(trouble, player, token);
      }
    }
  }

  /**
   * Adds the crates that a hero may open or look at. Unknown ones are interchangeable: one stands for all.
   *
   * @param refusal the reason why the hero may open none at all, null if it may
   */
  static void options(Trouble trouble, int seat, @Nullable Refusal refusal, Options out) {
    if (refusal != null && !out.isExplaining()) {
      return;
    }
    int space = trouble.seat(seat, Num.SPACE);
    var cards = trouble.cards();
    int number = 0;
    boolean isUnknownListed = false;
    boolean canPeek = Sums.holds(trouble, seat, Verb.PEEK_CRATE);
    for (int token = cards.top(trouble.zones().placed); token >= 0; token = cards.next(token)) {
      if (trouble.crateSpace(token) == space) {
        number++;
        boolean isKnown = cards.knownBy(token) != 0;
        if (number <= Word.MAX_CRATES && (isKnown || !isUnknownListed)) {
          isUnknownListed |= !isKnown;
          out.add(trouble.terms().actions.of(Word.OPEN, number), refusal);
          out.add(trouble.terms().actions.of(Word.PEEK, number),
              refusal != null ? refusal : !canPeek ? NO_PEEK : isKnown ? KNOWN : null);
        }
      }
    }
    if (number == 0 && out.isExplaining()) {
      out.add(trouble.terms().actions.of(Word.OPEN, 1), NO_CRATE);
    }
  }

  private static int number(Trouble trouble, int wanted) {
    var cards = trouble.cards();
    int number = 0;
    for (int token = cards.top(trouble.zones().placed); token >= 0; token = cards.next(token)) {
      number += trouble.crateSpace(token) == trouble.crateSpace(wanted) ? 1 : 0;
      if (token == wanted) {
        return number;
      }
    }
    throw new IllegalStateException("crate " + wanted + " is not on the board");
  }

  private static int token(Trouble trouble, int seat, int wanted) {
    var cards = trouble.cards();
    int number = 0;
    for (int token = cards.top(trouble.zones().placed); token >= 0; token = cards.next(token)) {
      number += trouble.crateSpace(token) == trouble.seat(seat, Num.SPACE) ? 1 : 0;
      if (number == wanted) {
        return token;
      }
    }
    throw new IllegalStateException("there is no crate " + wanted);
  }

  /** Returns the kind of a crate if it is known, otherwise an empty text. */
  public static String remark(Trouble trouble, int seat, int number) {
    int token = token(trouble, seat, number);
    return trouble.cards().knownBy(token) == 0 ? "" : trouble.cards().layout().label(trouble.cards().face(token));
  }

  /** Lets a hero look at a crate; all players see it (BT-RUL-58). */
  public static void peek(Trouble trouble, int seat, int number) {
    int token = token(trouble, seat, number);
    Sums.happened(trouble, seat, Verb.PEEK_CRATE, Context.ALL);
    trouble.show(token, EVERYBODY);
    trouble.tell(SEEN, seat, token);
    trouble.ask(new Peeked(seat, token));
  }

  /**
   * Opens a crate for a hero: an item is kept, a trap is resolved at once (BT-FRE-08). The consequences are put on the
   * agenda.
   */
  public static void openNumber(Trouble trouble, int seat, int number) {
    open(trouble, seat, token(trouble, seat, number));
  }

  private static void open(Trouble trouble, int seat, int token) {
    trouble.placeCrate(token, Board.NOWHERE);
    trouble.move(token, trouble.zones().box); // BT-CRT-09
    trouble.tell(OPENED, seat, token);
    Crate crate = trouble.content().crates().get(trouble.zones().crate(trouble.cards().face(token)));
    if (!crate.isTrap()) {
      for (int kind = ItemKind.SHOP_KINDS; kind < ItemKind.COUNT; kind++) {
        if (ItemKind.of(kind).word().equals(crate.entry().id())) {
          Items.keep(trouble, seat, kind);
        }
      }
    } else if (Sums.holds(trouble, seat, Verb.IGNORE_TRAP)) {
      Sums.happened(trouble, seat, Verb.IGNORE_TRAP, Context.ALL);
      trouble.tell(IGNORED, seat, token);
    } else {
      Carry.out(trouble, crate.trap(), Occasion.of(seat));
    }
  }
}
