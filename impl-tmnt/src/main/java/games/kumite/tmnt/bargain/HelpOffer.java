package games.kumite.tmnt.bargain;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Candidates;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Selection;
import games.kumite.spi.Texts;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.effect.CombatHelper;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.Strength;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A talk about help (MT-D12 to MT-D14). An offer is put together piece by piece (Treasures, picking order, cards), sent
 * or given up, and answered; so is the counter-offer, of which there is one. The numbers hold what has been sent, and
 * the cards are marked. What was promised is given in {@link games.kumite.tmnt.combat.WonCombat#PROMISES} (MT-TMU-13,
 * MT-TMU-14).
 *
 * @param by the seat that puts the offer together
 * @param partner the seat that is asked for help
 * @param treasures the Treasures of the offer on its way
 * @param order its picking order
 * @param said the last message
 */
public record HelpOffer(int by, int partner, int treasures, int order, Said said) {

  /** A message in a talk. */
  enum Said { NOTHING, SENT, GIVEN_UP, COUNTER, YES, NO }

  private static final int MAX_ASKS = 2;
  private static final Refusal NOT_FIGHTER = new Refusal("MT-TMU-01", "not-fighter");
  private static final Refusal WINNING = new Refusal("MT-TMU-01", "winning");
  private static final Refusal ENOUGH_ASKS = new Refusal("MT-RUL-50", "enough-asks");
  private static final Refusal UNFIT = new Refusal("MT-TMU-04", "not-in-offer");
  private static final EventType ASKED = EventType.of("help-asked", "MT-TMU-01").seat("by").seat("partner");
  private static final EventType OFFERED = EventType.of("help-offered", "MT-TMU-04").seat("by").seat("partner")
      .number("treasures").word("order", ActionVerb.ORDERS::get);
  private static final EventType ALSO = EventType.of("help-offered-card", "MT-TMU-04").seat("by").card("card");
  private static final EventType GIVEN_UP = EventType.of("offer-given-up", "MT-TMU-04").seat("by");
  private static final EventType DECLINED = EventType.of("help-declined", "MT-TMU-06").seat("by");

  private static final Script<GameState, HelpOffer> OFFER = Script.<GameState, HelpOffer>of("offer")
      .ask(talk -> new OfferPart(Part.OFFER_TREASURES, talk))
      .ask(talk -> new OfferPart(Part.OFFER_ORDER, talk)) // MT-TMU-05
      .when((state, talk) -> talk.isOn(), then -> then.select(Named.OFFER_CARDS))
      .build();

  private static final Script<GameState, HelpOffer> TALK = Script.<GameState, HelpOffer>of("talk")
      .call(OFFER, (state, talk) -> talk, (state, talk, offer) -> offer)
      .ask(talk -> new Answer(Message.HELP, talk))
      .when((state, talk) -> talk.said == Said.COUNTER, counter -> counter
          .call(OFFER, (state, talk) -> talk.countering(state), (state, talk, offer) -> offer)
          .ask(talk -> new Answer(Message.COUNTER, talk))
          .ask(talk -> new Answer(Message.HELP_WITHOUT_COUNTER, talk)))
      .act((state, talk) -> talk.conclude(state))
      .build();

  /** A piece of an offer that is chosen alone. */
  private enum Part { OFFER_TREASURES, OFFER_ORDER }

  /** The choice of a piece of an offer. It is left out if there are no Treasures to share. */
  private record OfferPart(Part part, HelpOffer talk) implements Script.Reply<GameState, HelpOffer> {

    @Override
    public String kind() {
      return Texts.word(part);
    }

    private int count(GameState state) {
      return part == Part.OFFER_ORDER ? talk.treasures
          : Math.min(Strength.treasures(state), ActionVerb.MAX_TREASURES);
    }

    @Override
    public int seat(GameState state) {
      return talk.isOn() && count(state) > 0 ? talk.by : GameState.NONE;
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), talk.by, talk.otherName(state), talk.way(state), count(state));
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      boolean isOrder = part == Part.OFFER_ORDER;
      int last = isOrder ? ActionVerb.ORDERS.size() - 1 : count(state);
      for (int number = 0; number <= last; number++) {
        out.add(state.actions().of(isOrder ? ActionVerb.PICK_ORDER : ActionVerb.TREASURES, number));
      }
      out.add(state.actions().of(ActionVerb.BACK));
      out.refuseOthers(UNFIT);
    }

    @Override
    public HelpOffer localsAfter(GameState state, Action action) {
      VerbAction deed = (VerbAction) action;
      return switch ((ActionVerb) deed.verb()) {
        case TREASURES -> new HelpOffer(talk.by, talk.partner, deed.first(), 0, talk.said);
        case PICK_ORDER -> new HelpOffer(talk.by, talk.partner, talk.treasures, deed.first(), talk.said);
        default -> talk.giveUp(state);
      };
    }
  }

  /**
   * The choice of cards for an offer: the fighter's Items in play and level cards in hand. A counter-offer names those
   * of the offer (MT-TMU-04).
   */
  private enum Named implements Selection<GameState, HelpOffer> {
    OFFER_CARDS;

    @Override
    public int seat(GameState state, HelpOffer talk) {
      return talk.by;
    }

    /**
     * Returns the prompt. All players hear what has been sent (MT-RUL-57), but only the chooser sees what is being
     * selected.
     */
    @Override
    public Prompt prompt(GameState state, HelpOffer talk, IntList selected) {
      String also = IntStream.range(0, selected.size()).mapToObj(i -> state.face(selected.get(i)).label)
          .collect(Collectors.joining(", "));
      return Question.prompt(state, kind(), talk.by, talk.otherName(state), talk.way(state), talk.treasures,
          state.config().texts().text("word." + ActionVerb.ORDERS.get(talk.order)), selected.size(), also);
    }

    @Override
    public void collectCandidates(GameState state, HelpOffer talk, Candidates out) {
      state.offerItems(state.table(state.fighter()), ActionVerb.ADD, talk.by, out);
      for (int token = state.top(state.hand(state.fighter())); token >= 0; token = state.next(token)) {
        boolean isNamed = talk.isOffer(state) || state.has(token, Counters.OFFERED);
        if (state.face(token).type == CardType.LEVEL_CARD && isNamed) {
          state.offer(token, ActionVerb.ADD, talk.by, out);
        }
      }
    }

    @Override
    public Action done(GameState state, HelpOffer talk) {
      return state.actions().of(ActionVerb.SEND);
    }

    @Override
    public Action cancel(GameState state, HelpOffer talk, IntList selected) {
      return state.actions().of(ActionVerb.BACK);
    }

    @Override
    public HelpOffer cancelled(GameState state, HelpOffer talk) {
      return talk.giveUp(state);
    }

    @Override
    public Refusal otherRefusal(GameState state, HelpOffer locals) {
      return UNFIT;
    }

    @Override
    public HelpOffer localsAfter(GameState state, HelpOffer talk, IntList selected) {
      for (int i = 0; i < selected.size(); i++) {
        state.mark(selected.get(i), talk.isOffer(state) ? Counters.OFFERED : Counters.COUNTER_OFFERED);
      }
      return talk.send(state);
    }
  }

  /** The answers to an offer. */
  private enum Message { HELP, COUNTER, HELP_WITHOUT_COUNTER }

  /** The answer to an offer, and to a counter-offer. */
  private record Answer(Message message, HelpOffer talk) implements Script.Reply<GameState, HelpOffer> {

    @Override
    public String kind() {
      return message == Message.COUNTER ? "counter-answer" : "help-answer";
    }

    @Override
    public int seat(GameState state) {
      return switch (message) {
        case HELP -> talk.said == Said.SENT ? talk.partner : GameState.NONE;
        case COUNTER -> talk.said == Said.SENT ? state.fighter() : GameState.NONE;
        case HELP_WITHOUT_COUNTER -> talk.said == Said.GIVEN_UP ? talk.partner : GameState.NONE;
      };
    }

    @Override
    public Prompt prompt(GameState state) {
      boolean isCounter = message == Message.COUNTER;
      int other = isCounter ? talk.partner : state.fighter();
      int order = state.get(isCounter ? Counters.COUNTER_ORDER : Counters.OFFER_ORDER);
      List<String> also = IntStream.range(0, state.definition().size())
          .filter(token -> state.has(token, isCounter ? Counters.COUNTER_OFFERED : Counters.OFFERED))
          .mapToObj(token -> state.face(token).label).toList();
      return Question.prompt(state, kind(), seat(state), state.name(other),
          state.get(isCounter ? Counters.COUNTER_TREASURES : Counters.OFFER_TREASURES),
          state.config().texts().text("word." + ActionVerb.ORDERS.get(order)), also.size(), String.join(", ", also));
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(state.actions().of(ActionVerb.ACCEPT));
      if (message == Message.HELP) {
        out.add(state.actions().of(ActionVerb.COUNTER)); // MT-TMU-06: one
      }
      out.add(state.actions().of(ActionVerb.DECLINE));
    }

    @Override
    public Action heuristicAction(GameState state, RandomSource random) {
      return state.actions().of(ActionVerb.DECLINE);
    }

    @Override
    public HelpOffer localsAfter(GameState state, Action action) {
      Said said = switch ((ActionVerb) ((VerbAction) action).verb()) {
        case ACCEPT -> Said.YES;
        case COUNTER -> Said.COUNTER;
        default -> Said.NO;
      };
      if (said == Said.NO) {
        state.emit(DECLINED, seat(state));
      }
      return talk.saying(said);
    }
  }

  /** Lists the players whom a seat may ask for help. */
  public static void list(GameState state, int seat, ActionCollector out) {
    Refusal own = refusal(state, seat);
    if (own != null && !out.isExplaining()) {
      return;
    }
    for (int i = 0, other = state.after(seat); i < state.seats(); i++, other = state.after(other)) {
      out.add(state.actions().of(ActionVerb.ASK, other), own != null ? own : partnerRefusal(state, other));
    }
  }

  /** Returns why a seat cannot ask any player for help, null if it can (MT-TMU-01). */
  private static @Nullable Refusal refusal(GameState state, int seat) {
    Refusal refusal = seat != state.fighter() || state.isRunningAway() ? NOT_FIGHTER : CombatHelper.refusal(state);
    return refusal == null && Strength.isWinning(state) ? WINNING : refusal; // MT-RUL-09, MT-RUL-38
  }

  /** Returns why a player cannot be asked for help, null if it can (MT-TMU-03). */
  private static @Nullable Refusal partnerRefusal(GameState state, int partner) {
    return !CombatHelper.isFree(state, partner) ? CombatHelper.NOT_FREE
        : state.seat(partner, Counters.ASKS) >= MAX_ASKS ? ENOUGH_ASKS : null;
  }

  /** Begins the fighter's request for a player's help. */
  public static void begin(GameState state, int partner) {
    state.addSeat(partner, Counters.ASKS, 1);
    state.addSeat(state.fighter(), Counters.SAID, 1);
    state.set(Counters.TALK, Counters.TALK_OFFER);
    state.set(Counters.PARTNER, partner);
    state.emit(ASKED, state.fighter(), partner);
    state.then(TALK.start(new HelpOffer(state.fighter(), partner, 0, 0, Said.NOTHING)));
  }

  private HelpOffer countering(GameState state) {
    state.set(Counters.TALK, Counters.TALK_COUNTER);
    return new HelpOffer(partner, partner, 0, 0, Said.NOTHING);
  }

  private HelpOffer saying(Said now) {
    return new HelpOffer(by, partner, treasures, order, now);
  }

  /** Returns the name of the other player in the talk. */
  private String otherName(GameState state) {
    return state.name(isOffer(state) ? partner : state.fighter());
  }

  /** Returns the kind of offer, for the prompts: 0 an offer, 1 a counter-offer. */
  private int way(GameState state) {
    return isOffer(state) ? 0 : 1;
  }

  private boolean isOn() {
    return said == Said.NOTHING;
  }

  private boolean isOffer(GameState state) {
    return by == state.fighter();
  }

  private HelpOffer giveUp(GameState state) {
    state.emit(GIVEN_UP, by);
    if (!isOffer(state)) {
      state.set(Counters.TALK, Counters.TALK_OFFER);
    }
    return saying(Said.GIVEN_UP);
  }

  private HelpOffer send(GameState state) {
    boolean isOffer = isOffer(state);
    state.set(isOffer ? Counters.OFFER_TREASURES : Counters.COUNTER_TREASURES, treasures);
    state.set(isOffer ? Counters.OFFER_ORDER : Counters.COUNTER_ORDER, order);
    Zone hand = state.hand(state.fighter());
    for (int token = state.top(hand); token >= 0 && isOffer; token = state.next(token)) {
      if (state.has(token, Counters.OFFERED)) {
        state.show(token, 1 << partner);
      }
    }
    state.emit(OFFERED, by, isOffer ? partner : state.fighter(), treasures, order);
    tellCards(state, state.table(state.fighter()));
    tellCards(state, hand);
    return saying(Said.SENT);
  }

  private void tellCards(GameState state, Zone zone) {
    for (int token = state.top(zone); token >= 0; token = state.next(token)) {
      if (state.has(token, isOffer(state) ? Counters.OFFERED : Counters.COUNTER_OFFERED)) {
        state.emit(ALSO, by, token);
      }
    }
  }

  /** Ends the talk: the partner helps by the accepted offer, or nothing is agreed. */
  private void conclude(GameState state) {
    if (said != Said.YES) {
      CombatHelper.voidOffer(state);
    } else if (by == partner && state.get(Counters.TALK) == Counters.TALK_COUNTER) {
      state.set(Counters.OFFER_TREASURES, state.get(Counters.COUNTER_TREASURES));
      state.set(Counters.OFFER_ORDER, state.get(Counters.COUNTER_ORDER));
      for (int token = 0; token < state.definition().size(); token++) {
        if (state.has(token, Counters.COUNTER_OFFERED)) {
          state.mark(token, Counters.OFFERED);
        } else {
          state.unmark(token, Counters.OFFERED);
        }
      }
    }
    state.endTalk();
    if (said == Said.YES) {
      CombatHelper.join(state, partner); // MT-TMU-07
    }
  }
}
