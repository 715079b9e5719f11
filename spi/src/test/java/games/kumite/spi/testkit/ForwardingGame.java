package games.kumite.spi.testkit;

import games.kumite.api.Game;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.plugin.GamePlugin;
import java.util.List;

/**
 * A game that forwards its declarations to another one, and begins differently: for tests that start in a position.
 *
 * <p>Create an object for each position, and hand the position to its constructor: later matches of one game object may
 * begin as copies of an earlier one with an equal setup. Modules that bind content as an instance can be shared by all
 * objects, so that the content is read once.
 */
public abstract class ForwardingGame extends GamePlugin {

  private final Game real;

  /**
   * Creates a game.
   *
   * @param real the game to forward to
   */
  protected ForwardingGame(Game real) {
    this.real = real;
  }

  @Override
  public String id() {
    return real.id();
  }

  @Override
  public String title() {
    return real.title();
  }

  @Override
  public String version() {
    return real.version();
  }

  @Override
  public List<Integer> seatCounts() {
    return real.seatCounts();
  }

  @Override
  public List<Option> options() {
    return real.options();
  }

  @Override
  public List<Phase> phases() {
    return real.phases();
  }

  @Override
  public List<String> keywords() {
    return real.keywords();
  }

  @Override
  public GameProperties properties() {
    return real.properties();
  }
}
