package games.kumite.bigtrouble.item;

import games.kumite.api.Action;
import games.kumite.bigtrouble.state.Doing.Bottom;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-33 and DEC-26: a look at the top cards of the Big Trouble deck, which all players see and one puts back. Of those
 * that go on top, the card that is named first comes to lie lowest.
 *
 * @param player the seat that puts them back
 * @param bottom the number of cards that may still go to the bottom of the deck
 */
public record Peek(int player, int bottom) implements Question<Trouble> {

  private static final EventType BOTTOM = EventType.of("to-bottom", "BT-SHP-16").card("card");

  /** Begins a look by the player who decides about a text. Put on the agenda. */
  public static void begin(Trouble trouble, int count, Occasion on, Bottom bottom) {
    begin(trouble, on.decider(trouble), count, bottom == Bottom.ALLOWED ? 1 : 0);
  }

  /** Takes the top cards off the deck, visible to all players, and lets a player put them back. Put on the agenda. */
  public static void begin(Trouble trouble, int seat, int count, int bottom) {
    int seen = 0;
    if (trouble.get(Num.ACT) == 1) {
      int card = trouble.cards().top(trouble.zones().bigTrouble);
      for (; card >= 0 && seen < count; card = trouble.cards().top(trouble.zones().bigTrouble)) {
        trouble.move(card, trouble.zones().peeked); // BT-RUL-58
        seen++;
      }
    }
    if (seen > 0) {
      trouble.ask(new Peek(seat, bottom));
    }
  }

  @Override
  public int seat(Trouble trouble) {
    return player;
  }

  @Override
  public boolean answersItself() {
    return true; // BT-RUL-100
  }

  @Override
  public void options(Trouble trouble, Options out) {
    var cards = trouble.cards();
    int first = cards.top(trouble.zones().peeked);
    boolean isOnly = cards.next(first) < 0 && cards.isEmpty(trouble.zones().bigTrouble); // top and bottom are one place
    for (int card = first; card >= 0; card = cards.next(card)) {
      out.add(trouble.terms().actions.of(Word.TOP, cards.face(card)));
      if (bottom > 0 && !isOnly) {
        out.add(trouble.terms().actions.of(Word.BOTTOM, cards.face(card)));
      }
    }
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    VerbAction chosen = (VerbAction) action;
    int card = trouble.cards().top(trouble.zones().peeked);
    while (trouble.cards().face(card) != chosen.first()) {
      card = trouble.cards().next(card);
    }
    boolean isBottom = chosen.verb() == Word.BOTTOM;
    if (isBottom) {
      trouble.moveToBottom(card, trouble.zones().bigTrouble);
      trouble.tell(BOTTOM, card);
    } else {
      trouble.move(card, trouble.zones().bigTrouble);
    }
    if (!trouble.cards().isEmpty(trouble.zones().peeked)) {
      trouble.ask(new Peek(player, isBottom ? bottom - 1 : bottom));
    }
  }
}
