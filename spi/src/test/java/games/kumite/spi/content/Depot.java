package games.kumite.spi.content;

import games.kumite.api.GameProperties;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Option;
import games.kumite.api.Outcome;
import games.kumite.api.Phase;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;
import games.kumite.spi.Rules;
import games.kumite.spi.SmallGame;
import games.kumite.spi.State;
import games.kumite.spi.TableBuilder;
import jakarta.inject.Inject;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

/** A game of one choice, whose matches share what is expensive: the terms of their settings. */
final class Depot extends SmallGame {

  private static final Phase OPEN = Phase.of("open", "Open");
  private static final int KILOBYTE = 1024;

  /** What has been made, in its order; tests look at what is left of it. */
  static final List<WeakReference<Terms>> MADE = new ArrayList<>();

  record Settings(int rooms) {}

  record Terms(int rooms, byte[] plan) {
    static Terms made(Settings settings, String content) {
      Terms terms = new Terms(settings.rooms(), new byte[64 * KILOBYTE]);
      MADE.add(new WeakReference<>(terms));
      return terms;
    }
  }

  Depot() {
    super("depot", "Depot", List.of(1), OPEN, DepotRules.class);
  }

  @Override
  public List<Option> options() {
    return List.of(Option.number("rooms", "how many rooms", 0, 100_000, 1));
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(1).withSharedResult();
  }

  /** Refuses no rooms at all, after having drawn the plan. */
  static final class DepotRules implements Rules<House> {

    private final DefinitionCache<Settings, String, Terms> terms =
        new DefinitionCache<>(new ContentCache<>(directory -> "shipped"), settings -> "", Terms::made);

    @Inject
    DepotRules() {}

    @Override
    public House initialState(MatchConfig config) {
      House house = new House(config, terms.of(new Settings(config.number("rooms"))));
      if (house.terms.rooms() == 0) {
        throw new InvalidSetupException("option rooms must be at least 1 in this town");
      }
      house.ask(Close.CLOSE);
      return house;
    }

    @Override
    public void describe(House house, TableBuilder table) {
      table.seat(0).set("rooms", house.terms.rooms());
    }
  }

  static final class House extends State<House> {

    private final Terms terms;

    House(MatchConfig config, Terms terms) {
      super(config);
      this.terms = terms;
    }

    private House(House other) {
      super(other);
      terms = other.terms;
    }

    @Override
    public House copy() {
      return new House(this);
    }
  }

  enum Close implements Question<House> {
    CLOSE;

    @Override
    public int seat(House house) {
      return 0;
    }

    @Override
    public void collectActions(House house, ActionCollector out) {
      out.add(Pass.PASS);
    }

    @Override
    public void execute(House house, games.kumite.api.Action action) {
      house.finish(Outcome.cooperative(Outcome.Result.WIN, 0, 1, 0, "closed"));
    }
  }
}
