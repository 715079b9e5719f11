package games.kumite.spi.samples.discduel;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.Rules;
import games.kumite.spi.plugin.GamePlugin;
import java.lang.invoke.MethodHandles;
import java.util.List;

/** The disc duel: two discs on a round table, and each seat tries to push the other's off. */
public final class DiscDuel extends GamePlugin {

  private static final int MAX_PUSHES = 60;
  private static final int DECISIONS_IN_A_PUSH = 3;

  @Override
  public String id() {
    return "discduel";
  }

  @Override
  public String title() {
    return "Disc duel";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return List.of(2);
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.number("pushes", "how many pushes there are in all", 1, MAX_PUSHES, 40), // DD-10
        Option.number("braces", "how often each seat may brace", 0, 9, 2)); // DD-06
  }

  @Override
  public List<Phase> phases() {
    return List.of(DuelPhase.PLAY.phase(), DuelPhase.PUSH.phase());
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(MAX_PUSHES * DECISIONS_IN_A_PUSH).withScoreRange(-2, 2); // DD-12
  }

  @Override
  protected List<Module> modules() {
    return List.of(new AbstractModule() {
      @Override
      protected void configure() {
        bind(DiscDuelRules.class);
      }
    });
  }

  @Override
  protected MethodHandles.Lookup lookup() {
    return MethodHandles.lookup();
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return DiscDuelRules.class;
  }
}
