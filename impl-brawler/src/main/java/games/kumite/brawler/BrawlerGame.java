package games.kumite.brawler;

import com.google.inject.Module;
import com.google.inject.TypeLiteral;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.brawler.content.Content;
import games.kumite.brawler.state.FaceNumbers;
import games.kumite.brawler.state.PreparedActions;
import games.kumite.brawler.state.Stage;
import games.kumite.brawler.table.TableDescription;
import games.kumite.spi.Rules;
import games.kumite.spi.Scope;
import games.kumite.spi.content.ContentCache;
import games.kumite.spi.plugin.GamePlugin;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Map;

/** Brawler: one or two heroes fight through a deck of bosses with cards and dice. */
public final class BrawlerGame extends GamePlugin {

  /**
   * The most decisions of a match. The second hero's decks and the bare die are never asked, so:
   * one choice of decks; one draw and one attack for each Damage Card, since no card comes back
   * (BR-RPL-02) and every attack that is asked uses one up; one pair bonus for each such attack but the
   * first; one assist for each boss but the last. That the undecided rest ends too follows from damage:
   * every attack deals at least 1 and no hero can pass (BR-ATK-11), so a boss of Health n falls after n
   * attacks at most.
   */
  private static final int MAX_DECISIONS =
      1 + 2 * FaceNumbers.DAMAGE_CARDS + FaceNumbers.DAMAGE_CARDS - 1 + FaceNumbers.BOSSES - 1;

  private static final GameProperties FACTS = GameProperties.ofMaxDecisions(MAX_DECISIONS).withScoreRange(0, FaceNumbers.BOSSES)
      .withHiddenInformation().withChance().withSharedResult();

  /** Creates the plugin, for {@link java.util.ServiceLoader}. */
  public BrawlerGame() {}

  @Override
  public String id() {
    return "brawler";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return BrawlerOptions.SEAT_COUNTS;
  }

  @Override
  public List<Option> options() {
    return withDescriptions(BrawlerOptions.ALL);
  }

  @Override
  public List<Phase> phases() {
    return withTitles(Scope.phases(Stage.values()));
  }

  @Override
  public List<String> keywords() {
    return PreparedActions.SCENARIOS;
  }

  @Override
  public GameProperties properties() {
    return FACTS;
  }

  @Override
  protected List<Module> modules() {
    return List.of(bindings(new TypeLiteral<ContentCache<Content>>() {}, Content.shelf(),
        TableDescription.class, BrawlerRules.class));
  }

  @Override
  protected MethodHandles.Lookup lookup() {
    return MethodHandles.lookup();
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return BrawlerRules.class;
  }

  @Override
  protected Object defaultValue(Option option, int seats, Map<String, Object> set) {
    return BrawlerOptions.unset(option, seats, set);
  }

  @Override
  protected void validate(int seats, Map<String, Object> options) {
    BrawlerOptions.check(seats, options);
  }
}
