package games.kumite.spi;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Module;
import com.google.inject.Stage;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.MatchRecord;
import games.kumite.api.RandomSource;
import games.kumite.api.SeededRandom;
import games.kumite.api.Setup;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The base of a game's plugin class: the one public class of a game module.
 *
 * <p>A plugin says what the game is (id, seats, options, phases, facts), names the Guice modules that
 * wire its rules, and leaves matches to the engine. Its injector is made when the first match starts,
 * once per plugin object, never per match. Implementers must have a public constructor without
 * parameters that does no work, and be immutable apart from what this class does. Thread-safe.
 */
public abstract class GamePlugin implements Game {

  private volatile @Nullable Running<?> running;
  private volatile @Nullable RuleBook ruleBook;

  private record Running<S extends State<S>>(Engine<S> engine, Starts starting, Texts texts) {}

  /** For subclasses. */
  protected GamePlugin() {}

  /**
   * What wires the rules.
   *
   * @return Guice modules; all bindings must be explicit
   */
  protected abstract List<Module> modules();

  /**
   * The rules, as the injector makes them.
   *
   * @return a class that the modules bind
   */
  protected abstract Class<? extends Rules<?>> rules();

  /**
   * Checks what options and seats together allow; called after each has been checked alone.
   *
   * @param seats how many seats are wanted
   * @param options the value of every option
   * @throws games.kumite.api.InvalidSetupException if they do not go together; the message says what
   *     would
   */
  protected void check(int seats, Map<String, Object> options) {}

  /**
   * Which seats win together.
   *
   * @param seat the seat's index
   * @param options the value of every option
   * @return the number of its team: by default one team for all in a co-operative game, else one each
   */
  protected int team(int seat, Map<String, Object> options) {
    return facts().cooperative() ? 0 : seat;
  }

  /**
   * How long a match may be.
   *
   * @param start what is agreed for it
   * @return the number of decisions that no such match exceeds, by default and at most that of the facts
   */
  protected int maxDecisions(Start start) {
    return facts().maxDecisions();
  }

  @Override
  public final int maxDecisions(Setup setup) {
    Objects.requireNonNull(setup, "setup must not be null");
    return maxDecisions(new Starts(this, Texts.of(getClass(), id())).start(setup));
  }

  @Override
  public List<String> keywords() {
    return List.of();
  }

  /** The kinds for which there are prompts: a decision whose kind has none cannot be shown. */
  @Override
  public final List<String> decisionKinds() {
    Running<?> made = running;
    return (made == null ? Texts.of(getClass(), id()) : made.texts()).promptedKinds();
  }

  /** From {@code META-INF/kumite/<id>/RULES.md} of the plugin, where each rule is {@code - **XX-YYY-01** text}. */
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
      read = RuleBook.of(getClass(), id());
      ruleBook = read;
    }
    return read;
  }

  @Override
  public final Match start(Setup setup) {
    Objects.requireNonNull(setup, "setup must not be null");
    return start(running(), setup);
  }

  private static <S extends State<S>> Match start(Running<S> running, Setup setup) {
    Start start = running.starting().start(setup);
    RandomSource random = CheckedRandom.of(setup.newRandom());
    if (!setup.isRecorded()) {
      return EngineMatch.unrecorded(running.engine(), start, random);
    }
    Long seed = random instanceof SeededRandom seeded && seeded.isAtStart() ? seeded.seed() : null;
    return EngineMatch.recorded(running.engine(), start, random, seed);
  }

  @Override
  public final Match resume(MatchRecord record) {
    Objects.requireNonNull(record, "record must not be null");
    return resume(running(), record, null);
  }

  @Override
  public final Match resume(MatchRecord record, RandomSource random) {
    Objects.requireNonNull(record, "record must not be null");
    Objects.requireNonNull(random, "random must not be null");
    return resume(running(), record, random);
  }

  private static <S extends State<S>> Match resume(
      Running<S> running, MatchRecord record, @Nullable RandomSource random) {
    return new RecordReader<>(running.engine(), running.starting(), record).resume(random);
  }

  private Running<?> running() {
    Running<?> made = running;
    if (made == null) {
      synchronized (this) {
        made = running;
        if (made == null) {
          made = make();
          running = made;
        }
      }
    }
    return made;
  }

  private Running<?> make() {
    Texts texts = Texts.of(getClass(), id());
    Module strict = binder -> {
      binder.requireExplicitBindings();
      binder.requireAtInjectOnConstructors();
      binder.bind(Texts.class).toInstance(texts);
    };
    Injector injector = Guice.createInjector(
        Stage.PRODUCTION, java.util.stream.Stream.concat(
            java.util.stream.Stream.of(strict), modules().stream()).toList());
    return running(injector.getInstance(rules()), texts);
  }

  @SuppressWarnings("unchecked")
  private <S extends State<S>> Running<S> running(Rules<?> rules, Texts texts) {
    return new Running<>(new Engine<>(this, (Rules<S>) rules), new Starts(this, texts), texts);
  }

  @Override
  public String toString() {
    return title() + " (" + id() + " " + version() + ")";
  }
}
