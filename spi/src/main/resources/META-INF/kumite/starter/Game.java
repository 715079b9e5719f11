package {package};

import com.google.inject.Module;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.Rules;
import games.kumite.spi.plugin.GamePlugin;
import java.util.List;

/** The plugin: what the game declares about itself, and its wiring. */
public final class {title}Game extends GamePlugin {

  /** Each stash uses up a treasure, each other turn a raid. */
  private static final int MAX_DECISIONS = Definition.TREASURES + Definition.MAX_SEATS * Num.MAX_RAIDS;

  /** Creates the plugin, for the service loader. */
  public {title}Game() {}

  @Override
  public String id() {
    return "{id}";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return List.of(2, 3, 4); // {XX}-SET-02
  }

  @Override
  public List<Option> options() {
    return withDescriptions(List.of(Option.number(Definition.RAIDS, "", 0, Num.MAX_RAIDS, 2))); // {XX}-SET-03
  }

  @Override
  public List<Phase> phases() {
    return withTitles(List.of(Phase.of("play")));
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(MAX_DECISIONS).withScoreRange(0, Definition.MAX_SCORE)
        .withHiddenInformation().withChance();
  }

  @Override
  protected List<Module> modules() {
    return List.of(bindings({title}Rules.class));
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return {title}Rules.class;
  }
}
