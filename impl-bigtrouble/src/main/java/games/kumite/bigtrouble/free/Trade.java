package games.kumite.bigtrouble.free;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * DEC-23: the answer of another hero's player to a trade of one item (BT-FRE-11, BT-RUL-20).
 *
 * @param by the seat that trades in its turn
 * @param partner the other seat
 * @param item the kind of item
 * @param word {@link Word#OFFER} or {@link Word#WISH}
 */
public record Trade(int by, int partner, int item, Word word) implements Question<Trouble> {

  private static final Refusal ELSEWHERE = new Refusal("BT-FRE-15", "hero-elsewhere");
  private static final Refusal NO_ITEM = new Refusal("BT-FRE-11", "no-item");
  private static final Refusal TRADED = new Refusal("BT-RUL-20", "already-traded");
  private static final Refusal REFUSED = new Refusal("BT-RUL-20", "refused-before");

  /**
   * Adds the trades of a hero (DEC-22).
   *
   * @param refusal the reason why the hero may not trade at all, null if it may
   */
  static void options(Trouble trouble, int seat, @Nullable Refusal refusal, Options out) {
    if (refusal != null && !out.isExplaining()) {
      return;
    }
    for (int other = 0; other < trouble.seats(); other++) {
      boolean isHere = trouble.seat(other, Num.SPACE) == trouble.seat(seat, Num.SPACE);
      if (other != seat && (isHere || out.isExplaining())) {
        for (int kind = 0; kind < ItemKind.COUNT; kind++) {
          option(trouble, Word.OFFER, seat, other, kind, refusal != null ? refusal : isHere ? null : ELSEWHERE, out);
          option(trouble, Word.WISH, seat, other, kind, refusal != null ? refusal : isHere ? null : ELSEWHERE, out);
        }
      }
    }
  }

  private static void option(
      Trouble trouble, Word word, int seat, int other, int kind, @Nullable Refusal refusal, Options out) {
    int giver = word == Word.OFFER ? seat : other;
    int refused = trouble.seat(other, word == Word.OFFER ? Num.REFUSED_GIFTS : Num.REFUSED_WISHES);
    @Nullable Refusal why = refusal != null ? refusal : trouble.items(giver, kind) == 0 ? NO_ITEM
        : trouble.items(giver, kind) <= trouble.seat(giver, Num.TRADED + kind) ? TRADED
        : (refused >> kind & 1) != 0 ? REFUSED : null;
    if (why == null || out.isExplaining()) {
      out.add(trouble.terms().actions.of(word, kind, other), why);
    }
  }

  @Override
  public int seat(Trouble trouble) {
    return partner;
  }

  @Override
  public void options(Trouble trouble, Options out) {
    out.add(trouble.terms().actions.of(Word.ACCEPT));
    out.add(trouble.terms().actions.of(Word.REFUSE));
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    if (((VerbAction) action).verb() == Word.REFUSE) {
      int place = word == Word.OFFER ? Num.REFUSED_GIFTS : Num.REFUSED_WISHES;
      trouble.setSeat(partner, place, trouble.seat(partner, place) | 1 << item);
      trouble.tell(trouble.terms().tidings.tradeRefused, partner, by, item);
      return;
    }
    int giver = word == Word.OFFER ? by : partner;
    int taker = word == Word.OFFER ? partner : by;
    trouble.addSeat(giver, Num.ITEMS + item, -1);
    trouble.addSeat(taker, Num.ITEMS + item, 1);
    trouble.addSeat(taker, Num.TRADED + item, 1);
    trouble.tell(trouble.terms().tidings.traded, giver, taker, item);
  }

  @Override
  public Prompt prompt(Trouble trouble) {
    return Question.prompt(trouble, word == Word.OFFER ? "trade-offer" : "trade-wish", partner,
        trouble.start().seats().get(by).name(), trouble.terms().itemName(ItemKind.of(item)));
  }
}
