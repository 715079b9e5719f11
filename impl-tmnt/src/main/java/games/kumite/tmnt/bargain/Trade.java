package games.kumite.tmnt.bargain;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.RandomSource;
import games.kumite.spi.Done;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Selection;
import games.kumite.spi.Step;
import games.kumite.spi.Things;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.Cards;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.effect.PlaceItem;
import games.kumite.tmnt.loss.Settle;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Settings;
import games.kumite.tmnt.state.Word;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A trade or gift: Items given, Items taken; sent or given up, and answered (MT-D16).
 *
 * @param proposer who proposes it
 * @param partner to whom
 * @param way a trade or a gift
 * @param items what changes hands
 * @param said what was said last
 */
public record Trade(int proposer, int partner, Way way, Picks items, Said said) {

  /** What it is. */
  public enum Way { TRADE, GIFT }

  /** What can be said. */
  public enum Said { NOTHING, SENT, YES, NO }

  private static final Refusal EMPTY = new Refusal("MT-TRD-01", "empty-trade");
  private static final Refusal UNFIT = new Refusal("MT-TRD-01", "not-tradable");
  private static final EventType SENT = EventType.of("trade-proposed", "MT-TRD-02").seat("by").seat("partner");
  private static final EventType DONE = EventType.of("trade-done", "MT-TRD-03").seat("by").seat("partner");
  private static final EventType DECLINED = EventType.of("trade-declined", "MT-TRD-02").seat("by");
  private static final EventType WOULD_GIVE =
      EventType.of("trade-item-offered", "MT-TRD-01").seat("owner").card("card");
  private static final EventType GOT = EventType.of("trade-item", "MT-TRD-03").seat("to").card("card");

  private static final Script<Party, Trade> TRADE = Script.<Party, Trade>of("trade")
      .when((party, trade) -> hasItem(party, trade.proposer), then -> then.select(Side.TRADE_GIVE))
      .when((party, trade) -> trade.said == Said.NOTHING, then -> then.select(Side.TRADE_TAKE))
      .ask(Answer.TRADE_ANSWER)
      .act((party, trade) -> trade.conclude(party))
      .end();

  private static final int WAYS = Way.values().length;
  private static final int PAIRS = Settings.MAX_SEATS * Settings.MAX_SEATS;

  /** Every trade without Items, by what was said, way, proposer and partner: playouts begin and give up many. */
  private static final List<Trade> EMPTY_ONES = Arrays.stream(Said.values()).flatMap(said -> Arrays.stream(Way.values())
      .flatMap(way -> IntStream.range(0, PAIRS).mapToObj(pair -> new Trade(
          pair / Settings.MAX_SEATS, pair % Settings.MAX_SEATS, way, Picks.NONE, said)))).toList();

  /** Every trade that can be begun. */
  private static final List<Step<Party>> BEGINNINGS = EMPTY_ONES.stream().map(TRADE::with).toList();

  /** Whose Items are chosen. */
  private enum Side implements Selection<Party, Trade> {
    TRADE_GIVE, TRADE_TAKE;

    private int owner(Trade trade) {
      return this == TRADE_GIVE ? trade.proposer : trade.partner;
    }

    @Override
    public int seat(Party party, Trade trade) {
      return trade.proposer;
    }

    @Override
    public Prompt prompt(Party party, Trade trade, Picks picks) {
      return Question.prompt(party, kind(), trade.proposer, party.name(trade.partner),
          trade.way.ordinal(), named(party, trade.items), picks.size(), named(party, picks));
    }

    @Override
    public boolean isLegal(Party party, Trade trade, Picks picks) {
      return !isLast(trade) || trade.items.size() + picks.size() > 0; // not both empty
    }

    private boolean isLast(Trade trade) {
      return this == TRADE_TAKE || trade.way == Way.GIFT;
    }

    @Override
    public Action done(Party party, Trade trade) {
      return isLast(trade) ? party.actions().of(Word.SEND) : Done.DONE;
    }

    @Override
    public Action back(Party party, Trade trade, Picks picks) {
      return party.actions().of(Word.BACK);
    }

    /** Before it was proposed there is nothing to tell. */
    @Override
    public Trade givenUp(Party party, Trade trade) {
      return trade.saying(Said.NO);
    }

    @Override
    public Refusal notYet(Party party, Trade trade) {
      return EMPTY;
    }

    @Override
    public void things(Party party, Trade trade, Things out) {
      party.offerItems(party.table(owner(trade)), this == TRADE_GIVE ? Word.GIVE : Word.TAKE, trade.proposer, out);
    }

    @Override
    public Refusal unfit(Party party, Trade about) {
      return UNFIT;
    }

    @Override
    public Trade chosen(Party party, Trade trade, Picks picks) {
      Trade chosen = new Trade(trade.proposer, trade.partner, trade.way, trade.items.and(picks),
          isLast(trade) ? Said.SENT : trade.said);
      if (isLast(trade)) {
        chosen.send(party);
      }
      return chosen;
    }
  }

  /** What the partner says. */
  private enum Answer implements Script.Choice<Party, Trade> {
    TRADE_ANSWER;

    @Override
    public int seat(Party party, Trade trade) {
      return trade.said == Said.SENT ? trade.partner : Party.NOBODY;
    }

    @Override
    public Prompt prompt(Party party, Trade trade) {
      return Question.prompt(party, kind(), trade.partner, party.name(trade.proposer),
          trade.named(party, trade.proposer), trade.named(party, trade.partner));
    }

    @Override
    public void options(Party party, Trade trade, Options out) {
      out.add(party.actions().of(Word.ACCEPT));
      out.add(party.actions().of(Word.DECLINE));
    }

    @Override
    public Action sensible(Party party, Trade trade, RandomSource random) {
      return party.actions().of(Word.DECLINE);
    }

    @Override
    public Trade chosen(Party party, Trade trade, Action action) {
      if (((VerbAction) action).verb() == Word.ACCEPT) {
        return trade.saying(Said.YES);
      }
      party.tell(DECLINED, trade.partner);
      party.setSeat(trade.proposer, Num.DECLINED, party.seat(trade.proposer, Num.DECLINED) | 1 << trade.partner);
      return trade.saying(Said.NO);
    }
  }

  /** Begins the proposal of a trade or gift. */
  public static void begin(Party party, int proposer, int partner, Way way) {
    party.addSeat(proposer, Num.TRADES, 1);
    party.addSeat(proposer, Num.SAID, 1);
    party.set(Num.TALK, Num.TALK_TRADE);
    party.set(Num.PROPOSER, proposer);
    party.set(Num.PARTNER, partner);
    party.then(BEGINNINGS.get(empty(proposer, partner, way, Said.NOTHING)));
  }

  /** Returns whether a seat has an Item in play. */
  public static boolean hasItem(Party party, int seat) {
    return party.top(party.table(seat), Face.ITEM) >= 0;
  }

  /** The place of a trade without Items. */
  private static int empty(int proposer, int partner, Way way, Said said) {
    return (said.ordinal() * WAYS + way.ordinal()) * PAIRS + proposer * Settings.MAX_SEATS + partner;
  }

  private Trade saying(Said now) {
    return items.size() == 0 ? EMPTY_ONES.get(empty(proposer, partner, way, now))
        : new Trade(proposer, partner, way, items, now);
  }

  /** Returns whether it has been proposed, and one of the two gives everything: what the proposer gives comes first. */
  public boolean isOneSided(Party party) {
    Cards cards = party.cards();
    return said == Said.SENT && cards.zoneOf(items.get(0)) == cards.zoneOf(items.get(items.size() - 1));
  }

  /** The Items of an owner, for people. */
  private String named(Party party, int owner) {
    return named(party, Picks.of(Arrays.stream(items.toArray())
        .filter(token -> party.cards().isIn(token, party.table(owner))).toArray()));
  }

  private static String named(Party party, Picks these) {
    return Arrays.stream(these.toArray()).mapToObj(token -> party.face(token).label)
        .reduce((some, other) -> some + ", " + other).orElse(party.start().texts().text("word.nothing"));
  }

  private void send(Party party) {
    party.tell(SENT, proposer, partner);
    for (int i = 0; i < items.size(); i++) {
      party.mark(items.get(i), Num.CHOSEN);
      party.tell(WOULD_GIVE, party.cards().zoneOf(items.get(i)).owner(), items.get(i));
    }
  }

  private void conclude(Party party) {
    party.endTalk();
    if (said != Said.YES) {
      return;
    }
    party.tell(DONE, proposer, partner);
    party.then(Settle.LIMITS); // what is given may have lifted a limit (MT-ITM-10)
    int[] tokens = items.toArray();
    Arrays.sort(tokens);
    for (int token : tokens) {
      int to = party.cards().isIn(token, party.table(proposer)) ? partner : proposer;
      boolean isTurned = party.has(token, Num.TURNED);
      Discards.handOver(party, token, to);
      if (isTurned) {
        party.mark(token, Num.TURNED);
      }
      party.tell(GOT, to, token);
      party.then(new PlaceItem(to, token));
    }
  }
}
