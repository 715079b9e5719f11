package games.kumite.spi;

import com.google.inject.Module;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.plugin.GamePlugin;
import java.util.List;

/** A small game of one phase, whose rules need nothing but their own class. */
public abstract class SmallGame extends GamePlugin {

  private final String id;
  private final String title;
  private final List<Integer> seatCounts;
  private final Phase phase;
  private final Class<? extends Rules<?>> rules;

  protected SmallGame(String id, String title, List<Integer> seatCounts, Phase phase, Class<? extends Rules<?>> rules) {
    this.id = id;
    this.title = title;
    this.seatCounts = seatCounts;
    this.phase = phase;
    this.rules = rules;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return seatCounts;
  }

  @Override
  public List<Option> options() {
    return List.of();
  }

  @Override
  public List<Phase> phases() {
    return List.of(phase);
  }

  @Override
  protected List<Module> modules() {
    return List.of(binder -> binder.bind(rules));
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return rules;
  }
}
