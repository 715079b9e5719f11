package games.kumite.kungfu.setup;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import com.google.inject.Scopes;
import com.google.inject.TypeLiteral;
import games.kumite.api.Action;
import games.kumite.api.Facts;
import games.kumite.api.Option;
import games.kumite.api.Outcome;
import games.kumite.api.Phase;
import games.kumite.kungfu.content.Content;
import games.kumite.kungfu.content.OwnProfiles;
import games.kumite.kungfu.end.Conceding;
import games.kumite.kungfu.prospect.Prospects;
import games.kumite.kungfu.state.ActionShelf;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Settings;
import games.kumite.kungfu.state.Stage;
import games.kumite.kungfu.state.Terms;
import games.kumite.kungfu.table.TableDescription;
import games.kumite.kungfu.turn.Following;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Rules;
import games.kumite.spi.Scope;
import games.kumite.spi.Start;
import games.kumite.spi.Step;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.content.ContentShelf;
import games.kumite.spi.plugin.GamePlugin;
import jakarta.inject.Inject;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;

/** Everything before the first turn as a game of its own: it asks once more, so that all can be looked at, and ends. */
final class SetupGame extends GamePlugin {

  /** One for all: reading it again for each test would take longer than the tests. */
  private static final ContentShelf<Content> SHELF = Content.shelf();
  private static final ActionShelf ACTIONS = new ActionShelf();

  private final Function<Fight, Step<Fight>> opening;
  private final List<String> ownProfiles;

  SetupGame() {
    this(fight -> Setup.BEGIN);
  }

  /** The game, but a match begins with what this makes of the empty state. */
  SetupGame(Function<Fight, Step<Fight>> opening) {
    this(opening, List.of());
  }

  /** The same with {@linkplain OwnProfiles profiles of its own}. */
  SetupGame(Function<Fight, Step<Fight>> opening, List<String> ownProfiles) {
    this.opening = opening;
    this.ownProfiles = List.copyOf(ownProfiles);
  }

  /** The last question: whoever has the first turn is done with it. */
  enum Ready implements Question<Fight> {
    READY;

    @Override
    public String kind() {
      return "role";
    }

    @Override
    public int seat(Fight fight) {
      return fight.get(Num.FIRST);
    }

    @Override
    public void options(Fight fight, Options out) {
      out.add(Order.of(Order.Verb.DONE));
    }

    @Override
    public void chosen(Fight fight, Action action) {
      fight.finish(Outcome.byScore("ready", 0, 0));
    }
  }

  @Override
  public String id() {
    return "kungfu";
  }

  @Override
  public String title() {
    return "Setup of A Fistful of Kung Fu";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return List.of(2, 3, 4, 5, 6);
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
    return Keywords.all();
  }

  @Override
  public Facts facts() {
    return Facts.within(4000).withChance().withCutoff(0);
  }

  @Override
  protected List<Module> modules() {
    return List.of(new AbstractModule() {
      @Override
      protected void configure() {
        bind(new TypeLiteral<ContentShelf<Content>>() {}).toInstance(SHELF);
        bind(TableDescription.class).in(Scopes.SINGLETON);
        bind(SetupGame.class).toInstance(SetupGame.this);
        bind(SetupRules.class).in(Scopes.SINGLETON);
      }
    });
  }

  @Override
  protected Class<? extends Rules<?>> rules() {
    return SetupRules.class;
  }

  /** Begins with the setup. */
  static final class SetupRules implements Rules<Fight> {

    private final SetupGame game;
    private final ContentShelf<Content> shelf;
    private final TableDescription description;

    @Inject
    SetupRules(SetupGame game, ContentShelf<Content> shelf, TableDescription description) {
      this.game = game;
      this.shelf = shelf;
      this.description = description;
    }

    @Override
    public Fight begin(Start start) {
      Settings settings = Settings.of(start);
      Content content = OwnProfiles.with(shelf.of(settings.content()), game.ownProfiles);
      Fight fight = new Fight(start,
          new Terms(settings, content, ACTIONS.of(start.texts(), settings), Following.BY_RULES));
      fight.then(game.opening.apply(fight), Ready.READY, Stage.SETUP);
      return fight;
    }

    @Override
    public List<Conceding> anytime() {
      return Conceding.ALL;
    }

    @Override
    public OptionalDouble estimate(Fight fight, int seat) {
      return OptionalDouble.of(Prospects.of(fight, seat));
    }

    @Override
    public void describe(Fight fight, TableBuilder table) {
      description.describe(fight, table);
    }
  }
}
