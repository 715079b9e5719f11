package games.kumite.spi.content;

import games.kumite.api.Action;
import games.kumite.api.Element;
import games.kumite.api.GameProperties;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Option;
import games.kumite.api.Outcome;
import games.kumite.api.Phase;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Question;
import games.kumite.spi.Rules;
import games.kumite.spi.SmallGame;
import games.kumite.spi.State;
import games.kumite.spi.TableBuilder;
import jakarta.inject.Inject;
import java.util.List;

/** A game whose owner sets the prices: somebody buys, one thing at a time. */
public final class Market extends SmallGame {

  private static final Phase OPEN = Phase.of("open", "The market is open");

  record Good(String id, int price) {}

  /** A new game. */
  public Market() {
    super("market", "Market", List.of(1), OPEN, MarketRules.class);
  }

  @Override
  public List<Option> options() {
    return List.of(Option.directory("content", "A directory with goods.json."));
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(100).withScoreRange(0, 1000).withSharedResult();
  }

  /** Reads the prices when a match begins, and never again. */
  static final class MarketRules implements Rules<Stall> {

    @Inject
    MarketRules() {}

    @Override
    public Stall initialState(MatchConfig config) {
      try {
        ContentReader reader =
            ContentSource.shipped(Market.class, "market").withDirectory(config.word("content")).open();
        List<Good> goods = reader.list("goods", Good.class);
        reader.requireValid();
        Stall stall = new Stall(config, goods);
        stall.ask(Trade.TRADE);
        return stall;
      } catch (ContentException broken) {
        throw new InvalidSetupException("option content: " + broken.getMessage());
      }
    }

    @Override
    public void describe(Stall stall, TableBuilder table) {
      table.seat(0).set("paid", stall.paid);
      stall.goods.forEach(good -> table.add(Element.Kind.TOKEN, good.id()).set("price", good.price()));
    }
  }

  static final class Stall extends State<Stall> {

    private final List<Good> goods;
    private int paid;

    Stall(MatchConfig config, List<Good> goods) {
      super(config);
      this.goods = goods;
    }

    private Stall(Stall other) {
      super(other);
      goods = other.goods;
      paid = other.paid;
    }

    @Override
    public Stall copy() {
      return new Stall(this);
    }
  }

  record Buy(String good) implements Action {
    @Override
    public String notation() {
      return good.isEmpty() ? "stop" : "buy token:" + good;
    }

    @Override
    public String label() {
      return notation();
    }
  }

  enum Trade implements Question<Stall> {
    TRADE;

    private static final EventType BOUGHT = EventType.of("bought", "").seat("by").number("price");
    private static final Buy STOP = new Buy("");

    @Override
    public int seat(Stall stall) {
      return 0;
    }

    @Override
    public void collectActions(Stall stall, ActionCollector out) {
      stall.goods.forEach(good -> out.add(new Buy(good.id())));
      out.add(STOP);
    }

    @Override
    public void execute(Stall stall, Action action) {
      if (action.equals(STOP)) {
        stall.finish(Outcome.cooperative(Outcome.Result.WIN, stall.paid, 1, 0, "closed"));
        return;
      }
      for (Good good : stall.goods) {
        if (good.id().equals(((Buy) action).good())) {
          stall.paid += good.price();
          stall.emit(BOUGHT, 0, good.price());
        }
      }
      stall.ask(this);
    }
  }
}
