package games.kumite.spi.samples.liarsdice;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.plugin.GamePlugin;
import java.util.List;

/** Liar's dice: one round of bids about hidden dice. */
public final class LiarsDice extends GamePlugin {

  static final String DICE = "dice";

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
    return List.of(Cups.SEATS);
  }

  @Override
  public List<Option> options() {
    return List.of(Option.number(DICE, "Dice of each seat", 1, Cups.MAX_DICE, 1)); // LD-01
  }

  @Override
  public List<Phase> phases() {
    return List.of(Bidding.PHASE);
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(maxDecisions(Cups.MAX_DICE)).withScoreRange(-1, 1).withHiddenInformation().withChance();
  }

  @Override
  protected int maxDecisions(MatchConfig config) {
    return maxDecisions(config.number(DICE));
  }

  /** Returns the length of a match with every bid, LD-04, and a challenge. */
  private static int maxDecisions(int dice) {
    return dice * Cups.SEATS * Cups.SIDES + 1;
  }

  @Override
  protected List<Module> modules() {
    return List.of(new AbstractModule() {
      @Override
      protected void configure() {
        bind(LiarsDiceRules.class);
      }
    });
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return LiarsDiceRules.class;
  }
}
