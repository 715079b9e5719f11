package games.kumite.spi.plugin;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.Module;
import com.google.inject.Scopes;
import com.google.inject.Stage;
import com.google.inject.TypeLiteral;
import com.google.inject.name.Names;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.Texts;
import games.kumite.spi.access.Kernel;
import games.kumite.spi.engine.language.BundledTexts;
import games.kumite.spi.engine.language.GameTexts;
import games.kumite.spi.engine.language.PluginTexts;
import games.kumite.spi.engine.language.TranslatedGame;
import games.kumite.spi.engine.language.TranslatedMatch;
import games.kumite.spi.engine.match.EngineMatch;
import games.kumite.spi.engine.start.GuiceCheck;
import games.kumite.spi.engine.start.RuleBook;
import games.kumite.spi.engine.start.SetupResolver;
import games.kumite.spi.engine.start.SetupRules;
import games.kumite.spi.engine.start.WiredGame;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The base class of a game's plugin: the one public class of a game module.
 *
 * <p>A plugin declares the game (id, seats, options, phases, properties), names the Guice modules that wire its rules,
 * and leaves matches to the engine. Its injector is created when the first match starts, once per plugin object, never
 * per match. Implementers must have a public constructor without parameters that does no work, and must be immutable
 * apart from what this class does. Thread-safe.
 */
public abstract class GamePlugin implements Game {

  /** The key of the rules that are played. */
  static final Key<Rules<?>> RULES = new Key<>() {};
  /** The key of the rules as the game's author wrote them. */
  static final Key<Rules<?>> ORIGINAL_RULES = new Key<>(Names.named(GameVariant.ORIGINAL)) {};

  private volatile @Nullable WiredGame<?> running;
  private volatile @Nullable RuleBook ruleBook;
  private volatile @Nullable BundledTexts shipped;
  private volatile @Nullable List<Option> described;
  private final Map<String, Game> translations = Collections.synchronizedMap(new LinkedHashMap<>());

  /** Creates a plugin; for subclasses. */
  protected GamePlugin() {}

  /**
   * Returns the Guice modules that wire the rules.
   *
   * @return the modules; all bindings must be explicit
   */
  protected abstract List<Module> modules();

  /**
   * Returns the module of a game that wires only its content and its singletons.
   *
   * @param type the type that the content is bound as, such as a cache of it
   * @param content the content
   * @param services the classes with a life of their own, such as the rules: each a singleton
   * @param <C> the type
   * @return the module
   */
  protected static <C> Module bindings(TypeLiteral<C> type, C content, Class<?>... services) {
    return binder -> {
      binder.bind(type).toInstance(content);
      binder.install(bindings(services));
    };
  }

  /**
   * Returns the module of a game without content, which wires only its singletons.
   *
   * @param services the classes with a life of their own, such as the rules: each a singleton
   * @return the module
   */
  protected static Module bindings(Class<?>... services) {
    return binder -> {
      for (Class<?> service : services) {
        binder.bind(service).in(Scopes.SINGLETON);
      }
    };
  }

  /**
   * Returns the class of the rules, as the injector creates them.
   *
   * @return a class that the modules bind
   */
  protected abstract Class<? extends Rules<?>> rulesClass();

  /**
   * Returns a lookup that may read the locals of the game's steps, where they are records. It makes {@linkplain
   * games.kumite.api.MatchSearch#observationKey observation keys} cheap, since other locals are read as text.
   *
   * @return {@code MethodHandles.lookup()}, called in the game's own module; by default null
   */
  protected MethodHandles.@Nullable Lookup lookup() {
    return null;
  }

  /**
   * Validates options and seats together. Called after each has been validated alone.
   *
   * @param seats the number of seats
   * @param options the value of every option
   * @throws games.kumite.api.InvalidSetupException if they do not go together; the message says what would
   */
  protected void validate(int seats, Map<String, Object> options) {}

  /**
   * Returns the value of an option that a setup does not set. A match of every number of seats must start without
   * options.
   *
   * @param option the option
   * @param seats the number of seats
   * @param set the options that the setup sets
   * @return an allowed value: by default the option's default
   */
  protected Object defaultValue(Option option, int seats, Map<String, Object> set) {
    return option.defaultValue();
  }

  /**
   * Returns the team of a seat. Seats of one team win together.
   *
   * @param seat the seat's index
   * @param options the value of every option
   * @return the number of the team: by default one team for all in a co-operative game, else one each
   */
  protected int team(int seat, Map<String, Object> options) {
    return properties().isCooperative() ? 0 : seat;
  }

  /**
   * Returns the maximum length of a match.
   *
   * @param config the agreed setup of the match
   * @return the number of decisions that no such match exceeds, by default and at most that of the properties
   */
  protected int maxDecisions(MatchConfig config) {
    return properties().maxDecisions();
  }

  @Override
  public final int maxDecisions(Setup setup) {
    Objects.requireNonNull(setup, "setup must not be null");
    return maxDecisions(starts(this, spoken()).start(setup));
  }

  /** Returns, by default, the text {@code game.title}. */
  @Override
  public String title() {
    return new GameTexts(spoken()).title(id());
  }

  /**
   * Returns phases with their display titles, the texts {@code phase.<id>}.
   *
   * @param phases the game's phases, made by {@link Phase#of(String)}
   * @return the phases that the game declares
   */
  protected final List<Phase> withTitles(List<Phase> phases) {
    return new GameTexts(spoken()).phases(phases);
  }

  /**
   * Returns options with their display descriptions, the texts {@code option.<id>}.
   *
   * @param options the game's options, always the same, each with an empty description
   * @return the options that the game declares
   */
  protected final List<Option> withDescriptions(List<Option> options) {
    List<Option> known = described;
    if (known == null) {
      known = new GameTexts(spoken()).options(options);
      described = known;
    }
    return known;
  }

  /** Returns English and the languages of the texts beside it. */
  @Override
  public final List<Locale> languages() {
    return texts().languages();
  }

  @Override
  public final Game in(Locale language) {
    Objects.requireNonNull(language, "language must not be null");
    if (BundledTexts.isEnglish(language) || !languages().contains(Locale.forLanguageTag(language.getLanguage()))) {
      return this;
    }
    return translations.computeIfAbsent(language.getLanguage(),
        known -> new TranslatedGame(this, texts().in(Locale.forLanguageTag(known)), this::running));
  }

  private Texts spoken() {
    return texts().texts();
  }

  /** Returns the texts of all languages. */
  final BundledTexts texts() {
    BundledTexts known = shipped;
    if (known == null) {
      PluginTexts source = pluginTexts();
      known = source == null ? BundledTexts.with(getClass(), id()) : BundledTexts.with(getClass(), id(), source);
      shipped = known;
    }
    return known;
  }

  /** Returns the source of the texts, null for the files beside this class. */
  @Nullable PluginTexts pluginTexts() {
    return null;
  }

  /** Returns the modules, and the keys under which the engine and a variant find the rules. */
  List<Module> wiring() {
    List<Module> all = new ArrayList<>(modules());
    all.add(binder -> {
      binder.bind(RULES).to(rulesClass());
      binder.bind(ORIGINAL_RULES).to(rulesClass());
    });
    return all;
  }

  @Override
  public List<String> keywords() {
    return List.of();
  }

  /** Returns, by default, a reason if Guice will not be able to construct the rules. Does not create an injector. */
  @Override
  public Optional<String> unavailableReason() {
    return GuiceCheck.obstacle(rulesClass(), this::modules);
  }

  /** Returns the kinds that have prompts: a decision whose kind has none cannot be displayed. */
  @Override
  public final List<String> decisionKinds() {
    return Kernel.get().promptedKinds(spoken());
  }

  /** Returns the types that have texts, and those of cards and dice that the engine emits in every game. */
  @Override
  public final List<String> eventTypes() {
    return Kernel.get().eventTypes(spoken());
  }

  /** Returns the keys that the rules declare. Wires them at the first call. */
  @Override
  public final List<String> artKeys() {
    return running().artKeys();
  }

  /**
   * Returns a rule from {@code META-INF/kumite/<id>/RULES.md} of the plugin, where each rule is
   * {@code - **XX-YYY-01** text} or {@code - **XX-01** text}, without the marks of sources and the reasons of rulings.
   */
  @Override
  public final Optional<String> rule(String id) {
    Objects.requireNonNull(id, "id must not be null");
    return ruleBook().text(id);
  }

  @Override
  public final List<String> ruleIds() {
    return ruleBook().ids();
  }

  private RuleBook ruleBook() {
    RuleBook read = ruleBook;
    if (read == null) {
      read = readRules();
      ruleBook = read;
    }
    return read;
  }

  /** Returns the rules that the plugin ships. */
  RuleBook readRules() {
    return RuleBook.of(getClass(), id());
  }

  @Override
  public final Match start(Setup setup) {
    Objects.requireNonNull(setup, "setup must not be null");
    return running().start(setup);
  }

  @Override
  public final Match resume(MatchRecord record) {
    Objects.requireNonNull(record, "record must not be null");
    return running().resume(record, null);
  }

  @Override
  public final Match resume(MatchRecord record, RandomSource random) {
    Objects.requireNonNull(record, "record must not be null");
    Objects.requireNonNull(random, "random must not be null");
    return running().resume(record, random);
  }

  /** Returns this game, wired, in English. */
  final WiredGame<?> running() {
    WiredGame<?> made = running;
    if (made == null) {
      synchronized (this) {
        made = running;
        if (made == null) {
          made = running(this, spoken());
          running = made;
        }
      }
    }
    return made;
  }

  /** Returns this game, wired, in a language. */
  final WiredGame<?> running(Game game, Texts spoken) {
    Module strict = binder -> {
      binder.requireExplicitBindings();
      binder.requireAtInjectOnConstructors();
      binder.bind(Texts.class).toInstance(spoken);
    };
    Injector injector = Guice.createInjector(
        Stage.PRODUCTION, Stream.concat(Stream.of(strict), wiring().stream()).toList());
    return WiredGame.of(starts(game, spoken), game, injector.getInstance(RULES), lookup(), spoken, GamePlugin::translated);
  }

  private SetupResolver starts(Game game, Texts spoken) {
    return new SetupResolver(this, new Setups(), game, spoken);
  }

  private static Match translated(Match match, Game game) {
    return TranslatedMatch.of((EngineMatch<?>) match, game, GamePlugin::wired);
  }

  /** Returns a plugin's wired game in one of its languages. */
  private static WiredGame<?> wired(Game game) {
    return game instanceof TranslatedGame translation ? translation.running() : ((GamePlugin) game).running();
  }

  /** The setup rules of this plugin, for the engine. */
  private final class Setups implements SetupRules {

    @Override
    public void check(int seats, Map<String, Object> options) {
      GamePlugin.this.validate(seats, options);
    }

    @Override
    public Object unset(Option option, int seats, Map<String, Object> set) {
      return GamePlugin.this.defaultValue(option, seats, set);
    }

    @Override
    public int team(int seat, Map<String, Object> options) {
      return GamePlugin.this.team(seat, options);
    }
  }

  @Override
  public String toString() {
    return title() + " (" + id() + " " + version() + ")";
  }
}
