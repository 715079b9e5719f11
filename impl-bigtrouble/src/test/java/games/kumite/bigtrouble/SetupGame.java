package games.kumite.bigtrouble;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import games.kumite.api.Facts;
import games.kumite.api.Outcome;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.effect.Deeds;
import games.kumite.bigtrouble.setup.Setup;
import games.kumite.bigtrouble.state.Settings;
import games.kumite.bigtrouble.state.Terms;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.table.TableDescription;
import games.kumite.spi.Rules;
import games.kumite.spi.Start;
import games.kumite.spi.Step;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.content.ContentShelf;
import games.kumite.spi.content.TermsShelf;
import games.kumite.spi.testkit.LikeGame;
import jakarta.inject.Inject;
import java.util.List;

/** A game that is over once it is set up: all lose, since nobody has done anything. */
public final class SetupGame extends LikeGame {

  private static final int MAX_DECISIONS = 4 * 6 + 3;

  /** A new game. */
  public SetupGame() {
    super(new BigTrouble());
  }

  @Override
  public Facts facts() {
    return Facts.within(MAX_DECISIONS).withScores(0, 1).withChance().withCooperation();
  }

  @Override
  protected List<Module> modules() {
    return List.of(new BigTrouble().modules().get(0), new AbstractModule() {
      @Override
      protected void configure() {
        bind(SetupRules.class);
      }
    });
  }

  @Override
  protected Class<? extends Rules<?>> rules() {
    return SetupRules.class;
  }

  /** Begins with setup, and ends with it. */
  static final class SetupRules implements Rules<Trouble> {

    private final TermsShelf<Settings, Content, Terms> terms;
    private final TableDescription description;

    @Inject
    SetupRules(ContentShelf<Content> shelf, TableDescription description) {
      terms = new TermsShelf<>(shelf, Settings::content,
          (settings, content) -> new Terms(settings, content, Deeds.ALL));
      this.description = description;
    }

    @Override
    public Trouble begin(Start start) {
      Trouble trouble = new Trouble(start, terms.of(Settings.of(start)));
      trouble.then(Setup.BEGIN, End.END);
      return trouble;
    }

    @Override
    public void describe(Trouble trouble, TableBuilder table) {
      description.describe(trouble, table);
    }
  }

  /** What comes after setup. */
  enum End implements Step<Trouble> {
    END;

    @Override
    public void run(Trouble trouble) {
      trouble.finish(Outcome.shared(Outcome.Result.LOSS, 0, trouble.seats(), 0, "set up"));
    }
  }
}
