package games.kumite.spi.samples.cups;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.Rules;
import games.kumite.spi.plugin.GamePlugin;
import java.lang.invoke.MethodHandles;
import java.util.List;

/** Dice under cups: bids that may be bluffs. */
public final class Cups extends GamePlugin {

  private static final int DICE = 3; // CU-01

  /** Each round costs a die, and every bid beats the one before it. */
  private static final int MAX_DECISIONS =
      (Num.MAX_DICE * Num.MAX_SEATS - 1) * (Num.MAX_DICE * Num.MAX_SEATS * Num.SIDES + 1);

  @Override
  public String id() {
    return "cups";
  }

  @Override
  public String title() {
    return "Dice under cups";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return List.of(2, 3, 4, 5);
  }

  @Override
  public List<Option> options() {
    return List.of(Option.number("dice", "Dice of each seat", 1, Num.MAX_DICE, DICE));
  }

  @Override
  public List<Phase> phases() {
    return List.of(Part.PLAY, Part.ROUND.phase());
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(MAX_DECISIONS).withScoreRange(0, 1).withHiddenInformation().withChance();
  }

  @Override
  protected List<Module> modules() {
    return List.of(new AbstractModule() {
      @Override
      protected void configure() {
        bind(CupsRules.class);
      }
    });
  }

  @Override
  protected MethodHandles.Lookup lookup() {
    return MethodHandles.lookup();
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return CupsRules.class;
  }
}
