package games.kumite.spi.samples.masks;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.Rules;
import games.kumite.spi.Window;
import games.kumite.spi.plugin.GamePlugin;
import java.lang.invoke.MethodHandles;
import java.util.List;

/** Masks: claims that may be bluffs, doubts, and thefts that somebody may be able to stop. */
public final class Masks extends GamePlugin {

  private static final int MAX_SCORE = 3; // MA-08

  /** A choice, a doubt and a stop of each seat, a loss, an exchange. */
  private static final int DECISIONS_IN_A_TURN = 1 + 6 + 6 + 1 + 2;

  @Override
  public String id() {
    return "masks";
  }

  @Override
  public String title() {
    return "Masks";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return List.of(2, 3, 4, 5, 6); // MA-01
  }

  @Override
  public List<Option> options() {
    return List.of(Window.OPTION);
  }

  @Override
  public List<Phase> phases() {
    return List.of(Part.PLAY, Part.TURN.phase());
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(Court.MAX_TURNS * DECISIONS_IN_A_TURN).withScoreRange(0, MAX_SCORE)
        .withHiddenInformation().withChance();
  }

  @Override
  protected List<Module> modules() {
    return List.of(new AbstractModule() {
      @Override
      protected void configure() {
        bind(MasksRules.class);
      }
    });
  }

  @Override
  protected MethodHandles.Lookup lookup() {
    return MethodHandles.lookup();
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return MasksRules.class;
  }
}
