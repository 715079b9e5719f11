package games.kumite.spi.plugin;

import com.google.inject.Module;
import com.google.inject.util.Modules;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.Texts;
import games.kumite.spi.access.Kernel;
import games.kumite.spi.engine.language.BundledTexts;
import games.kumite.spi.engine.language.PluginTexts;
import games.kumite.spi.engine.start.RuleBook;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A variant of a game: the same plugin with some of its Guice bindings replaced, such as house rules, content or an
 * estimate, under an id of its own.
 *
 * <p>Its records name the variant. Its texts are the original's, with those of
 * {@code META-INF/kumite/<id>/texts.properties} over them where that file exists. Its rules are those of
 * {@code META-INF/kumite/<id>/RULES.md}, then the original's. Everything else is as in the original unless a method is
 * overridden. A variant is a plugin like any other, found and tested in the same way.
 *
 * <pre>{@code
 * public final class KindGame extends GameVariant {
 *
 *   public KindGame() {
 *     super(new OriginalGame());
 *   }
 *
 *   public String id() {
 *     return "kind-game";
 *   }
 *
 *   protected Module overrides() {
 *     return binder -> binder.bind(new TypeLiteral<Rules<?>>() {}).to(KindRules.class);
 *   }
 * }
 * }</pre>
 *
 * <p>The rules that are played are bound as {@code Rules<?>}, and the original's rules as
 * {@code @Named(GameVariant.ORIGINAL) Rules<?>}. So a variant can wrap rules whose class it cannot name: see
 * {@link ForwardingRules}. Thread-safe.
 */
public abstract class GameVariant extends GamePlugin {

  /** The name under which the rules of the original are bound. */
  public static final String ORIGINAL = "original";

  private final GamePlugin original;

  /**
   * Creates a variant.
   *
   * @param original the plugin whose bindings are replaced
   */
  protected GameVariant(GamePlugin original) {
    this.original = Objects.requireNonNull(original, "original must not be null");
  }

  /**
   * Returns the bindings that replace those of the original or come in addition.
   *
   * @return a module; a class that it names needs an explicit binding
   */
  protected abstract Module overrides();

  /** Returns the plugin whose bindings are replaced. */
  final GamePlugin original() {
    return original;
  }

  @Override
  public String version() {
    return original.version();
  }

  @Override
  public List<Integer> seatCounts() {
    return original.seatCounts();
  }

  @Override
  public List<Option> options() {
    return original.options();
  }

  @Override
  public List<Phase> phases() {
    return original.phases();
  }

  @Override
  public List<String> keywords() {
    return original.keywords();
  }

  @Override
  public GameProperties properties() {
    return original.properties();
  }

  @Override
  protected final List<Module> modules() {
    return wiring();
  }

  @Override
  final List<Module> wiring() {
    return List.of(Modules.override(original.wiring()).with(overrides()));
  }

  @Override
  protected final Class<? extends Rules<?>> rulesClass() {
    return original.rulesClass();
  }

  @Override
  protected MethodHandles.@Nullable Lookup lookup() {
    return original.lookup();
  }

  @Override
  protected void validate(int seats, Map<String, Object> options) {
    original.validate(seats, options);
  }

  @Override
  protected Object defaultValue(Option option, int seats, Map<String, Object> set) {
    return original.defaultValue(option, seats, set);
  }

  @Override
  protected int team(int seat, Map<String, Object> options) {
    return original.team(seat, options);
  }

  @Override
  protected int maxDecisions(MatchConfig config) {
    return original.maxDecisions(config);
  }

  @Override
  public Optional<String> unavailableReason() {
    return original.unavailableReason();
  }

  @Override
  final PluginTexts pluginTexts() {
    return new LayeredTexts(original.texts(), getClass(), id());
  }

  @Override
  final RuleBook readRules() {
    return super.readRules().and(original.readRules());
  }

  /** The texts of a variant: its own over those of the original. */
  private record LayeredTexts(BundledTexts original, Class<?> plugin, String game) implements PluginTexts {

    @Override
    public Texts in(Locale language) {
      Texts layered = original.in(language).over(Locale.ENGLISH, plugin, game);
      return BundledTexts.isEnglish(language) ? layered : layered.over(language, plugin, game);
    }

    @Override
    public Set<String> shipped() {
      Set<String> all = new TreeSet<>(Kernel.get().shipped(plugin, game));
      original.languages().stream().map(Locale::getLanguage).forEach(all::add);
      return all;
    }
  }
}
