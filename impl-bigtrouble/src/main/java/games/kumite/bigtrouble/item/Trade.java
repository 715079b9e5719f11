package games.kumite.bigtrouble.item;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
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
 * @param word {@link ActionVerb#OFFER} or {@link ActionVerb#WISH}
 */
public record Trade(int by, int partner, int item, ActionVerb word) implements Question<GameState> {

  private static final Refusal ELSEWHERE = new Refusal("BT-FRE-15", "hero-elsewhere");
  private static final Refusal NO_ITEM = new Refusal("BT-FRE-11", "no-item");
  private static final Refusal TRADED = new Refusal("BT-RUL-20", "already-traded");
  private static final Refusal REFUSED = new Refusal("BT-RUL-20", "refused-before");

  /**
   * Adds the trades of a hero (DEC-22).
   *
   * @param refusal the reason why the hero may not trade at all, null if it may
   */
  public static void options(GameState state, int seat, @Nullable Refusal refusal, ActionCollector out) {
    for (int other = 0; other < state.seats(); other++) {
      boolean isHere = state.seat(other, Counters.SPACE) == state.seat(seat, Counters.SPACE);
      if (other != seat && (isHere || out.isExplaining())) {
        for (int kind = 0; kind < ItemKind.COUNT; kind++) {
          option(state, ActionVerb.OFFER, seat, other, kind, refusal != null ? refusal : isHere ? null : ELSEWHERE, out);
          option(state, ActionVerb.WISH, seat, other, kind, refusal != null ? refusal : isHere ? null : ELSEWHERE, out);
        }
      }
    }
  }

  private static void option(
      GameState state, ActionVerb word, int seat, int other, int kind, @Nullable Refusal refusal, ActionCollector out) {
    int giver = word == ActionVerb.OFFER ? seat : other;
    int refused = state.seat(other, word == ActionVerb.OFFER ? Counters.REFUSED_GIFTS : Counters.REFUSED_WISHES);
    @Nullable Refusal why = refusal != null ? refusal : state.items(giver, kind) == 0 ? NO_ITEM
        : state.items(giver, kind) <= state.seat(giver, Counters.TRADED + kind) ? TRADED
        : (refused >> kind & 1) != 0 ? REFUSED : null;
    if (why == null || out.isExplaining()) {
      out.add(state.definition().actions.of(word, kind, other), why);
    }
  }

  @Override
  public int seat(GameState state) {
    return partner;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.add(state.definition().actions.of(ActionVerb.ACCEPT));
    out.add(state.definition().actions.of(ActionVerb.REFUSE));
  }

  @Override
  public void execute(GameState state, Action action) {
    if (((VerbAction) action).verb() == ActionVerb.REFUSE) {
      int place = word == ActionVerb.OFFER ? Counters.REFUSED_GIFTS : Counters.REFUSED_WISHES;
      state.setSeat(partner, place, state.seat(partner, place) | 1 << item);
      state.emit(state.definition().events.tradeRefused, partner, by, item);
      return;
    }
    int giver = word == ActionVerb.OFFER ? by : partner;
    int taker = word == ActionVerb.OFFER ? partner : by;
    state.addSeat(giver, Counters.ITEMS + item, -1);
    state.addSeat(taker, Counters.ITEMS + item, 1);
    state.addSeat(taker, Counters.TRADED + item, 1);
    state.emit(state.definition().events.traded, giver, taker, item);
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, word == ActionVerb.OFFER ? "trade-offer" : "trade-wish", partner,
        state.config().seats().get(by).name(), state.definition().itemName(ItemKind.of(item)));
  }
}
