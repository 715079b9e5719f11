package games.kumite.journey;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import com.google.inject.Scopes;
import com.google.inject.TypeLiteral;
import games.kumite.api.Facts;
import games.kumite.api.Option;
import games.kumite.api.Outcome;
import games.kumite.api.Phase;
import games.kumite.journey.content.Content;
import games.kumite.journey.setup.Beginnings;
import games.kumite.journey.setup.Setup;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Settings;
import games.kumite.journey.state.Stage;
import games.kumite.journey.table.TableDescription;
import games.kumite.spi.Rules;
import games.kumite.spi.Scope;
import games.kumite.spi.Start;
import games.kumite.spi.Step;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.content.ContentShelf;
import games.kumite.spi.plugin.GamePlugin;
import jakarta.inject.Inject;
import java.util.List;

/** A game that is over once everything is set up. */
public final class SetupGame extends GamePlugin {

  /** One quest, four assignments, four places, three upgrades for each of four pilgrims. */
  private static final int MAX_DECISIONS = 21;

  @Override
  public String id() {
    return "journey";
  }

  @Override
  public String title() {
    return "Journey: setup";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return List.of(1, 2, 3, 4);
  }

  @Override
  public List<Option> options() {
    return Settings.OPTIONS;
  }

  @Override
  public List<Phase> phases() {
    return Scope.phases(Stage.values());
  }

  @Override
  public List<String> keywords() {
    return List.of("good", "bad");
  }

  @Override
  public Facts facts() {
    return Facts.within(MAX_DECISIONS).withChance().withCooperation();
  }

  @Override
  protected List<Module> modules() {
    return List.of(new AbstractModule() {
      @Override
      protected void configure() {
        bind(new TypeLiteral<ContentShelf<Content>>() {}).toInstance(Content.shelf());
        bind(Beginnings.class).in(Scopes.SINGLETON);
        bind(TableDescription.class).in(Scopes.SINGLETON);
        bind(SetupRules.class);
      }
    });
  }

  @Override
  protected Class<? extends Rules<?>> rules() {
    return SetupRules.class;
  }

  /** Nothing but setup. */
  static final class SetupRules implements Rules<Journey> {

    private final Beginnings beginnings;
    private final TableDescription description;

    @Inject
    SetupRules(Beginnings beginnings, TableDescription description) {
      this.beginnings = beginnings;
      this.description = description;
    }

    @Override
    public Journey begin(Start start) {
      Journey journey = beginnings.begin(start);
      journey.then(Setup.BEGIN, End.READY);
      return journey;
    }

    @Override
    public void describe(Journey journey, TableBuilder table) {
      description.describe(journey, table);
    }
  }

  /** What comes behind setup here. */
  private enum End implements Step<Journey> {
    READY;

    @Override
    public void run(Journey journey) {
      journey.finish(
          Outcome.shared(Outcome.Result.DRAW, 0, journey.terms().settings.seats(), 0, "Everything is set up."));
    }
  }
}
