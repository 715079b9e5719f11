package games.kumite.spi.engine.language;

import games.kumite.api.Game;
import games.kumite.api.GameProperties;
import games.kumite.api.Match;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.Texts;
import games.kumite.spi.engine.start.WiredGame;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** A plugin's game in another language than English: rules wired again, with the texts of that language. */
public final class TranslatedGame implements Game {

  private final Game plugin;
  private final BiFunction<Game, Texts, WiredGame<?>> wiring;
  private final Texts texts;
  private final List<Phase> phases;
  private final List<Option> options;
  private volatile @Nullable WiredGame<?> running;

  /**
   * Creates the game of a plugin in a language.
   *
   * @param texts its texts in the language
   * @param wiring wires the plugin's rules again, for a game with texts
   */
  public TranslatedGame(Game plugin, Texts texts, BiFunction<Game, Texts, WiredGame<?>> wiring) {
    this.plugin = plugin;
    this.wiring = wiring;
    this.texts = texts;
    GameTexts wording = new GameTexts(texts);
    phases = wording.phases(plugin.phases());
    options = wording.options(plugin.options());
  }

  public WiredGame<?> running() {
    WiredGame<?> made = running;
    if (made == null) {
      synchronized (this) {
        made = running;
        if (made == null) {
          made = wiring.apply(this, texts);
          running = made;
        }
      }
    }
    return made;
  }

  @Override
  public String id() {
    return plugin.id();
  }

  @Override
  public String title() {
    return new GameTexts(texts).title(plugin.title());
  }

  @Override
  public List<Locale> languages() {
    return plugin.languages();
  }

  @Override
  public Game in(Locale language) {
    return plugin.in(language);
  }

  @Override
  public String version() {
    return plugin.version();
  }

  @Override
  public List<Integer> seatCounts() {
    return plugin.seatCounts();
  }

  @Override
  public List<Option> options() {
    return options;
  }

  @Override
  public List<Phase> phases() {
    return phases;
  }

  @Override
  public List<String> keywords() {
    return plugin.keywords();
  }

  @Override
  public List<String> decisionKinds() {
    return plugin.decisionKinds();
  }

  @Override
  public List<String> eventTypes() {
    return plugin.eventTypes();
  }

  @Override
  public List<String> artKeys() {
    return plugin.artKeys();
  }

  @Override
  public Optional<String> rule(String id) {
    return plugin.rule(id);
  }

  @Override
  public List<String> ruleIds() {
    return plugin.ruleIds();
  }

  @Override
  public Optional<String> unavailableReason() {
    return plugin.unavailableReason();
  }

  @Override
  public GameProperties properties() {
    return plugin.properties();
  }

  @Override
  public int maxDecisions(Setup setup) {
    return plugin.maxDecisions(setup);
  }

  @Override
  public Match start(Setup setup) {
    Objects.requireNonNull(setup, "setup must not be null");
    return running().start(setup);
  }

  @Override
  public Match resume(MatchRecord record) {
    Objects.requireNonNull(record, "record must not be null");
    return running().resume(record, null);
  }

  @Override
  public Match resume(MatchRecord record, RandomSource random) {
    Objects.requireNonNull(record, "record must not be null");
    Objects.requireNonNull(random, "random must not be null");
    return running().resume(record, random);
  }

  @Override
  public String toString() {
    return title() + " (" + id() + " " + version() + ")";
  }
}
