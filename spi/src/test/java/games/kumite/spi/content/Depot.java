package games.kumite.spi.content;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import games.kumite.api.Facts;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Option;
import games.kumite.api.Outcome;
import games.kumite.api.Phase;
import games.kumite.spi.Options;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;
import games.kumite.spi.Rules;
import games.kumite.spi.Start;
import games.kumite.spi.State;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.plugin.GamePlugin;
import jakarta.inject.Inject;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

/** A game of one choice, whose matches share what is expensive: the terms of their settings. */
final class Depot extends GamePlugin {

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

  @Override
  public String id() {
    return "depot";
  }

  @Override
  public String title() {
    return "Depot";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return List.of(1);
  }

  @Override
  public List<Option> options() {
    return List.of(Option.number("rooms", "how many rooms", 0, 100_000, 1));
  }

  @Override
  public List<Phase> phases() {
    return List.of(OPEN);
  }

  @Override
  public Facts facts() {
    return Facts.within(1).withCooperation();
  }

  @Override
  protected List<Module> modules() {
    return List.of(new AbstractModule() {
      @Override
      protected void configure() {
        bind(DepotRules.class);
      }
    });
  }

  @Override
  protected Class<? extends Rules<?>> rules() {
    return DepotRules.class;
  }

  /** Refuses no rooms at all, after having drawn the plan. */
  static final class DepotRules implements Rules<House> {

    private final TermsShelf<Settings, String, Terms> terms =
        new TermsShelf<>(new ContentShelf<>(directory -> "shipped"), settings -> "", Terms::made);

    @Inject
    DepotRules() {}

    @Override
    public House begin(Start start) {
      House house = new House(start, terms.of(new Settings(start.number("rooms"))));
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

    House(Start start, Terms terms) {
      super(start);
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
    public String kind() {
      return "close";
    }

    @Override
    public int seat(House house) {
      return 0;
    }

    @Override
    public void options(House house, Options out) {
      out.add(Pass.PASS);
    }

    @Override
    public void chosen(House house, games.kumite.api.Action action) {
      house.finish(Outcome.shared(Outcome.Result.WIN, 0, 1, 0, "closed"));
    }
  }
}
