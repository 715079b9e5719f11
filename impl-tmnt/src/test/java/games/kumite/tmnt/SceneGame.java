package games.kumite.tmnt;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import games.kumite.spi.Rules;
import games.kumite.spi.Start;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.content.ContentShelf;
import games.kumite.spi.testkit.LikeGame;
import games.kumite.tmnt.content.Content;
import games.kumite.tmnt.outlook.Prospects;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.table.TableDescription;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/** The game, but it begins with a {@link Scene}. */
final class SceneGame extends LikeGame {

  private @Nullable Scene scene;

  SceneGame() {
    super(new TmntGame());
  }

  /** What the next match begins with. */
  SceneGame play(Scene next) {
    scene = next;
    return this;
  }

  /** What a match begins with now. */
  Scene scene() {
    return Objects.requireNonNull(scene);
  }

  @Override
  protected List<Module> modules() {
    return List.of(new TmntGame().modules().get(0), new AbstractModule() {
      @Override
      protected void configure() {
        bind(SceneGame.class).toInstance(SceneGame.this);
        bind(SceneRules.class);
      }
    });
  }

  @Override
  protected Class<? extends Rules<?>> rules() {
    return SceneRules.class;
  }

  /** Begins with the position. */
  static final class SceneRules implements Rules<Party> {

    private static @Nullable Content shipped;

    private final SceneGame game;
    private final ContentShelf<Content> shelf;
  
    @Inject
    SceneRules(SceneGame game, ContentShelf<Content> shelf) {
      this.game = game;
      this.shelf = shelf;
      }

    @Override
    public Party begin(Start start) {
      return game.scene().lay(start, shipped(shelf));
    }

    @Override
    public int round(Party party) {
      return party.turns();
    }

    /** Read once for all scenes. */
    private static synchronized Content shipped(ContentShelf<Content> shelf) {
      Content known = shipped == null ? shelf.of("") : shipped;
      shipped = known;
      return known;
    }

    @Override
    public void describe(Party party, TableBuilder table) {
      new TableDescription(party, table).describe();
    }

    @Override
    public OptionalDouble estimate(Party party, int seat) {
      return OptionalDouble.of(Prospects.of(party, seat));
    }
  }
}
