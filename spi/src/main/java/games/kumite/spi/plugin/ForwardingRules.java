package games.kumite.spi.plugin;

import games.kumite.spi.AnytimeAction;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.State;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.learn.ActionSet;
import games.kumite.spi.learn.FeatureWriter;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * Rules that pass every call to other rules, for variants that change one of them. Thread-safe if the other rules are.
 *
 * @param <S> the game's state
 */
public abstract class ForwardingRules<S extends State<S>> implements Rules<S> {

  private final Rules<S> original;

  /**
   * Creates rules over others.
   *
   * @param original the rules that are called, of the same game
   */
  @SuppressWarnings("unchecked")
  protected ForwardingRules(Rules<?> original) {
    this.original = (Rules<S>) Objects.requireNonNull(original, "original must not be null");
  }

  @Override
  public S initialState(MatchConfig config) {
    return original.initialState(config);
  }

  @Override
  public void describe(S state, TableBuilder table) {
    original.describe(state, table);
  }

  @Override
  public @Nullable ActionSet actionSet(S state) {
    return original.actionSet(state);
  }

  @Override
  public List<String> pictureKeys() {
    return original.pictureKeys();
  }

  @Override
  public List<? extends AnytimeAction<S>> anytimeActions() {
    return original.anytimeActions();
  }

  @Override
  public void writeFeatures(S state, FeatureWriter out) {
    original.writeFeatures(state, out);
  }

  @Override
  public int round(S state) {
    return original.round(state);
  }

  @Override
  public boolean isPossible(S state) {
    return original.isPossible(state);
  }

  @Override
  public OptionalDouble estimate(S state, int seat) {
    return original.estimate(state, seat);
  }

  @Override
  public double[] estimates(S state) {
    return original.estimates(state);
  }
}
