package games.kumite.spi.plugin;

import com.google.inject.Module;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.Rules;
import games.kumite.spi.Texts;
import games.kumite.spi.engine.language.PluginTexts;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The base of a small game in one file: plugin, rules and texts in one class, without content, languages and Guice of
 * its own. Its state is a {@link PlainState}. A game that grows extends {@link GamePlugin} instead.
 *
 * <p>Implementers must have a public constructor without parameters and no fields that change.
 */
public abstract class PlainGame extends GamePlugin implements Rules<PlainState> {

  private static final Phase PLAY = Phase.of("play", "Play");

  private final String id;
  private final String title;
  private final GameProperties properties;
  private final List<Integer> seatCounts;
  private final Texts texts;

  /**
   * Creates a game.
   *
   * @param id its id: lower-case letters, digits and hyphens
   * @param title its display name
   * @param properties its declared properties
   * @param seatCounts the allowed numbers of seats
   * @param texts its texts by key, such as {@code prompt.move}
   */
  protected PlainGame(String id, String title, GameProperties properties, List<Integer> seatCounts, Map<String, String> texts) {
    this.id = Objects.requireNonNull(id, "id must not be null");
    this.title = Objects.requireNonNull(title, "title must not be null");
    this.properties = Objects.requireNonNull(properties, "properties must not be null");
    this.seatCounts = List.copyOf(seatCounts);
    this.texts = Texts.of(texts);
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final String title() {
    return title;
  }

  /** Returns, by default, {@code 1.0}. */
  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public final List<Integer> seatCounts() {
    return seatCounts;
  }

  /** Returns, by default, no options. */
  @Override
  public List<Option> options() {
    return List.of();
  }

  /** Returns one phase, {@code play}. */
  @Override
  public final List<Phase> phases() {
    return List.of(PLAY);
  }

  @Override
  public final GameProperties properties() {
    return properties;
  }

  /** Returns nothing: no object is constructed by Guice. */
  @Override
  public final Optional<String> unavailableReason() {
    return Optional.empty();
  }

  @Override
  protected final List<Module> modules() {
    return List.of();
  }

  @Override
  protected final Class<? extends Rules<?>> rulesClass() {
    return getClass();
  }

  @Override
  final List<Module> wiring() {
    return List.of(binder -> {
      Rules<PlainState> rules = new PlainRules(this);
      binder.bind(RULES).toInstance(rules);
      binder.bind(ORIGINAL_RULES).toInstance(rules);
    });
  }

  @Override
  final PluginTexts pluginTexts() {
    return new TextsInCode(texts);
  }

  /** The rules of a plain game, without what it declares as a plugin. */
  private static final class PlainRules extends ForwardingRules<PlainState> {

    PlainRules(PlainGame game) {
      super(game);
    }
  }

  /** Texts in English alone. */
  private record TextsInCode(Texts texts) implements PluginTexts {

    @Override
    public Texts in(Locale language) {
      return texts;
    }

    @Override
    public Set<String> shipped() {
      return Set.of();
    }
  }
}
