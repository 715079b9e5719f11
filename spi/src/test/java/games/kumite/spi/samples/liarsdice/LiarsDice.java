package games.kumite.spi.samples.liarsdice;

import com.google.inject.Module;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.Rules;
import games.kumite.spi.plugin.GamePlugin;
import java.util.List;

/** Liar's dice for two with one die each: claims that may be bluffs. */
public final class LiarsDice extends GamePlugin {

  @Override
  public String id() {
    return "liarsdice";
  }

  @Override
  public String title() {
    return "Liar's dice";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return List.of(Claims.SEATS);
  }

  @Override
  public List<Option> options() {
    return List.of();
  }

  @Override
  public List<Phase> phases() {
    return List.of(Phase.of("play", "Play"));
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(Claims.HIGHEST + 1).withScoreRange(-1, 1).withHiddenInformation().withChance();
  }

  @Override
  protected List<Module> modules() {
    return List.of(bindings(LiarsDiceRules.class));
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return LiarsDiceRules.class;
  }
}
