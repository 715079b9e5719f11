package games.kumite.spi.broken;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * How much? The seat before must have bid something else.
 *
 * @param seat the seat's index
 */
record MakeBid(int seat) implements Question<Hands> {

  private static final int HIGHEST = 9;
  private static final int BIDS = 8;
  private static final List<Object> NAMELESS =
      Stream.generate(Object::new).limit((long) BIDS * Bid.Size.values().length).toList();
  private static final EventType BID = EventType.of("bid", "UC-BID-01").seat("by").number("bid");
  private static final Refusal SAME = new Refusal("UC-BID-02", "same-bid");
  private static final Refusal SAME_WITHOUT_WORDS = new Refusal("UC-BID-02", "no-such-text");

  @Override
  public String kind() {
    return "bid";
  }

  @Override
  public int seat(Hands state) {
    return seat;
  }

  @Override
  public boolean hasPublicActions() {
    return true;
  }

  @Override
  public void collectActions(Hands state, ActionCollector out) {
    if (state.has(Flaw.REFUSAL_CHANGES) && out.isExplaining()) {
      state.asked++;
    }
    int other = (seat + state.bids.length - 1) % state.bids.length;
    for (Bid.Size size : sizes(state)) {
      boolean isSame = state.bids[other] == size.ordinal() && size != Bid.Size.NOTHING;
      out.add(Bid.of(state.rules.flaw, size), !isSame ? null
          : state.has(Flaw.REFUSAL_WITHOUT_WORDS) ? SAME_WITHOUT_WORDS : SAME);
    }
    if (state.has(Flaw.LISTED_TWICE)) {
      out.add(Bid.of(state.rules.flaw, Bid.Size.NOTHING));
    }
  }

  /** With a flaw the bid of the seat before, which is refused. */
  @Override
  public @Nullable Action sampleAction(Hands state, RandomSource random) {
    int other = state.bids[(seat + state.bids.length - 1) % state.bids.length];
    return state.has(Flaw.SAMPLE_REFUSED) ? Bid.of(state.rules.flaw, Bid.Size.values()[Math.max(1, other)]) : null;
  }

  /** In the order of hash codes that two JVMs may give alike once in a while, but hardly for eight bids. */
  private static Iterable<Bid.Size> byIdentity(int bid, List<Bid.Size> all) {
    Map<Object, Bid.Size> sizes = new HashMap<>();
    for (int i = 0; i < all.size(); i++) {
      sizes.put(NAMELESS.get(bid * all.size() + i), all.get(i));
    }
    return sizes.values();
  }

  private Iterable<Bid.Size> sizes(Hands state) {
    List<Bid.Size> all = List.of(Bid.Size.values());
    if (state.has(Flaw.IDENTITY_ORDER)) {
      return byIdentity(state.log.size() % BIDS, all);
    }
    if (state.has(Flaw.HAND_IN_DECISION) || state.has(Flaw.OPEN_BY_HAND)) {
      int whose = state.has(Flaw.OPEN_BY_HAND) ? seat : (seat + 1) % state.bids.length;
      int other = state.cards().top(state.board.hands().get(whose));
      return all.subList(0, state.value(other) > 5 ? 3 : 4);
    }
    return new ArrayList<>(all);
  }

  @Override
  public void execute(Hands state, Action action) {
    int bid = ((Bid) action).size().ordinal();
    if (state.has(Flaw.REFUSED_WHEN_PLAYED) && bid == 3) {
      throw new IllegalStateException("nobody has thought of a bid of 3");
    }
    state.bids[seat] = bid;
    state.log.add(bid);
    state.rules.tally.lastBid = bid;
    if (state.notes != null) {
      state.notes.bids++;
    }
    if (state.has(Flaw.LAMBDA)) {
      state.reminder = () -> bid;
    }
    state.emit(BID, seat, bid);
    int next = (seat + 1) % state.bids.length;
    if (state.has(Flaw.ASKS_THE_HOLDER) && state.inHand(next, HIGHEST) >= 0) {
      state.ask(new MakeBid(next));
    }
  }

  @Override
  public Prompt prompt(Hands state) {
    Prompt prompt = Question.super.prompt(state);
    if (state.has(Flaw.HOLE_IN_PROMPT)) {
      return new Prompt(state.config().texts().text("event.revealed", "nobody"), prompt.waiting());
    }
    if (!state.has(Flaw.HAND_IN_PROMPT)) {
      return prompt;
    }
    int top = state.cards().top(state.board.hands().get(seat));
    return new Prompt(prompt.chooser(), prompt.waiting() + " It holds " + state.value(top) + ".");
  }
}
