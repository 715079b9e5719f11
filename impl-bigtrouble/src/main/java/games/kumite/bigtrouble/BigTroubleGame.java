package games.kumite.bigtrouble;

import com.google.inject.Module;
import com.google.inject.TypeLiteral;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.vocabulary.Vocabulary;
import games.kumite.bigtrouble.effect.ShippedWords;
import games.kumite.bigtrouble.harm.Score;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Stage;
import games.kumite.bigtrouble.table.TableDescription;
import games.kumite.spi.Rules;
import games.kumite.spi.Scope;
import games.kumite.spi.content.ContentCache;
import games.kumite.spi.plugin.GamePlugin;
import java.lang.invoke.MethodHandles;
import java.util.List;

/** Big Trouble in Little China: one to four heroes against David Lo Pan, all winning or losing together. */
public final class BigTroubleGame extends GamePlugin {

  /** The greatest number of decisions of a match: see {@link MatchLength}. */
  static final int MAX_DECISIONS = MatchLength.MAX_DECISIONS;

  /** The default length of playouts. Random decisions are bad ones, so the estimate says more than a playout. */
  private static final int CUTOFF = 0;

  private final Vocabulary vocabulary;

  /** Creates the plugin, for {@link java.util.ServiceLoader}. */
  public BigTroubleGame() {
    this(ShippedWords.ALL);
  }

  /** Creates the plugin with the words that its content may use. */
  BigTroubleGame(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
  }

  @Override
  public String id() {
    return "bigtrouble";
  }

  @Override
  public String title() {
    return "Big Trouble in Little China: The Game";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return List.of(1, 2, 3, 4); // BT-SET-01
  }

  @Override
  public List<Option> options() {
    return BigTroubleOptions.ALL;
  }

  @Override
  public List<Phase> phases() {
    return Scope.phases(Stage.values());
  }

  @Override
  public List<String> keywords() {
    return ActionVerb.keywords();
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(MAX_DECISIONS).withScoreRange(0, Score.MAX).withChance().withSharedResult() // BT-END-04, BT-END-07
        .withPlayoutCutoff(CUTOFF);
  }

  @Override
  protected List<Module> modules() {
    return List.of(bindings(new TypeLiteral<ContentCache<Content>>() {}, Content.shelf(vocabulary),
        TableDescription.class, BigTroubleRules.class));
  }

  @Override
  protected MethodHandles.Lookup lookup() {
    return MethodHandles.lookup();
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return BigTroubleRules.class;
  }
}
