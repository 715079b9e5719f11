package games.kumite.kungfu;

import com.google.inject.Module;
import com.google.inject.TypeLiteral;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.kungfu.content.Content;
import games.kumite.kungfu.setup.Keywords;
import games.kumite.kungfu.state.Settings;
import games.kumite.kungfu.state.Stage;
import games.kumite.kungfu.table.TableDescription;
import games.kumite.spi.Rules;
import games.kumite.spi.Scope;
import games.kumite.spi.content.ContentCache;
import games.kumite.spi.plugin.GamePlugin;
import java.lang.invoke.MethodHandles;
import java.util.List;

/** A Fistful of Kung Fu: two gangs on a table full of scenery, one with a Plot, the other in its way. */
public final class KungFuGame extends GamePlugin {

  /** The bound of {@link MatchLength}. */
  static final int MOST_DECISIONS = MatchLength.MOST_DECISIONS;

  /** Random fighters run about and strike at nothing: what a search has found is judged where it stands. */
  private static final int CUTOFF = 0;

  /** Creates the plugin, for {@link java.util.ServiceLoader}. */
  public KungFuGame() {}

  @Override
  public String id() {
    return "kungfu";
  }

  @Override
  public String title() {
    return "A Fistful of Kung Fu";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return List.of(2, 3, 4, 5, 6); // KF-MUL-02a
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

  /**
   * Returns the game's properties; the points destroyed are the scores: those of the whole enemy gang at most, guests among them
   * (KF-END-02).
   */
  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(MOST_DECISIONS).withScoreRange(0, MatchLength.MOST_SCORE).withChance().withHiddenInformation()
        .withPlayoutCutoff(CUTOFF);
  }

  @Override
  protected List<Module> modules() {
    return List.of(bindings(new TypeLiteral<ContentCache<Content>>() {}, Content.shelf(),
        TableDescription.class, KungFuRules.class));
  }

  @Override
  protected MethodHandles.Lookup lookup() {
    return MethodHandles.lookup();
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return KungFuRules.class;
  }
}
