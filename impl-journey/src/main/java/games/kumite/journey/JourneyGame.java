package games.kumite.journey;

import com.google.inject.Module;
import com.google.inject.TypeLiteral;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Vocabulary;
import games.kumite.journey.setup.InitialStates;
import games.kumite.journey.state.Settings;
import games.kumite.journey.state.Stage;
import games.kumite.journey.table.TableDescription;
import games.kumite.spi.Rules;
import games.kumite.spi.Scope;
import games.kumite.spi.content.ContentCache;
import games.kumite.spi.plugin.GamePlugin;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.stream.IntStream;

/** Journey: Wrath of Demons: one to four players lead four pilgrims through a quest, against demons that the rules move. */
public final class JourneyGame extends GamePlugin {

  /**
   * An upper bound far above real matches. Random matches end after 60 to 300 decisions, and bots that look ahead need
   * little more. Q1 and Q5 have no last turn; if players only wait, a growing number of demons ends the match.
   */
  private static final int MAX_DECISIONS = 100_000;

  private final Vocabulary vocabulary;

  /** Creates the plugin, for {@link java.util.ServiceLoader}. */
  public JourneyGame() {
    this(ShippedWords.ALL);
  }

  /** Creates the plugin with the words that its content may use. */
  JourneyGame(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
  }

  @Override
  public String id() {
    return "journey";
  }

  @Override
  public String title() {
    return "Journey: Wrath of Demons";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return IntStream.rangeClosed(1, Settings.MAX_SEATS).boxed().toList(); // JW-SET-07 to JW-SET-10
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
    return List.of("good", "bad", "north", "east", "south", "west", "ahead", "ahead-right", "right", "behind-right",
        "behind", "behind-left", "left", "ahead-left", "red", "white", "blue");
  }

  /**
   * Returns the properties; playouts run on heuristic actions through the Demon phase to the next turn, because random
   * pilgrims lose what others have won.
   */
  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(MAX_DECISIONS).withScoreRange(0, 2).withHiddenInformation().withChance().withSharedResult()
        .withPlayoutCutoff(GameProperties.ROUND_END);
  }

  @Override
  protected List<Module> modules() {
    return List.of(bindings(new TypeLiteral<ContentCache<Content>>() {}, Content.shelf(vocabulary),
        InitialStates.class, TableDescription.class, JourneyRules.class));
  }

  @Override
  protected MethodHandles.Lookup lookup() {
    return MethodHandles.lookup();
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return JourneyRules.class;
  }
}
