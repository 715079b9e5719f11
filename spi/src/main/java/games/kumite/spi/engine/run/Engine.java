package games.kumite.spi.engine.run;

import games.kumite.api.Game;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Keys;
import games.kumite.api.Match;
import games.kumite.api.Option;
import games.kumite.api.Outcome;
import games.kumite.api.Phase;
import games.kumite.api.Seat;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import games.kumite.api.learn.Encoding;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.NoLocals;
import games.kumite.spi.Question;
import games.kumite.spi.Rules;
import games.kumite.spi.Scope;
import games.kumite.spi.State;
import games.kumite.spi.access.Kernel;
import games.kumite.spi.access.PendingDecision;
import games.kumite.spi.access.Quoting;
import games.kumite.spi.access.TableVisitor;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.HiddenPart;
import games.kumite.spi.engine.keys.LocalsHasher;
import games.kumite.spi.learn.ActionSet;
import games.kumite.spi.numbers.Numbers;
import java.lang.invoke.MethodHandles;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The engine of a game: its rules with what all its matches share. Immutable and thread-safe. */
public final class Engine<S extends State<S>> {

  private static final Kernel KERNEL = Kernel.get();

  /** The length from which a value of an option is shortened in a refusal, and what may be such a value in one. */
  private static final int LONGEST = 60;
  private static final Pattern LONG = Pattern.compile("\"[^\"]{61,}\"|[^\\s\":;,]{61,}");

  public final Game game;
  public final Rules<S> rules;
  public final InitialStateCache<S> lastStarts = new InitialStateCache<>(this);
  private final Map<String, Phase> phases = new LinkedHashMap<>();
  private final Function<S, Encoding> encodings;
  private final BiFunction<Match, Game, Match> translations;
  private final LocalsHasher keyed;

  /**
   * Creates an engine. Packages above the engine are passed in as functions.
   *
   * @param encodings returns the encoder of states for this engine
   * @param translations returns a match of this engine in the language of a game
   */
  public Engine(Game game, Rules<S> rules, MethodHandles.@Nullable Lookup lookup,
      Function<Engine<S>, Function<S, Encoding>> encodings, BiFunction<Match, Game, Match> translations) {
    this.game = game;
    this.rules = rules;
    this.encodings = encodings.apply(this);
    this.translations = translations;
    keyed = new LocalsHasher(lookup);
    game.phases().forEach(phase -> phases.put(phase.id(), phase));
  }

  /** Returns the state before anything has happened, its first steps in reading order. */
  public S begin(MatchConfig config) {
    try {
      return rules.initialState(config);
    } catch (InvalidSetupException refused) {
      throw new InvalidSetupException(shortened(String.valueOf(refused.getMessage()), config));
    }
  }

  /** Returns a refusal in which long values of options, and long parts of them, are shortened. */
  private static String shortened(String message, MatchConfig config) {
    List<String> values = config.game().options().stream().filter(option -> option.type() == Option.Type.TEXT)
        .map(option -> config.word(option.id())).toList();
    String shown = message;
    for (String value : values) {
      shown = value.length() <= LONGEST ? shown
          : shown.replace('"' + value + '"', Quoting.quoted(value)).replace(value, Quoting.quoted(value));
    }
    return LONG.matcher(shown).replaceAll(found -> {
      String part = found.group().replaceAll("^\"|\"$", "");
      boolean isGiven = values.stream().anyMatch(value -> value.contains(part));
      return Matcher.quoteReplacement(isGiven ? Quoting.quoted(part) : found.group());
    });
  }

  /** Returns the encoding of a match's setup. */
  public Encoding encoding(S state) {
    return encodings.apply(state);
  }

  /** Returns a match in the language of a game. */
  public Match translated(Match match, Game other) {
    return translations.apply(match, other);
  }

  /** Returns the bit number of a viewer of a match. */
  public int index(Viewer viewer, List<Seat> seats) {
    if (viewer instanceof Seat seat) {
      if (seat.index() >= 0 && seat.index() < seats.size() && seats.get(seat.index()).equals(seat)) {
        return seat.index();
      }
      throw new IllegalArgumentException(seat + " is not a seat of this match; its seats are "
          + seats.stream().map(Seat::name).collect(Collectors.joining(", ")));
    }
    if (viewer == null) {
      throw new IllegalArgumentException(
          "an observer must be a seat of the match or Observer.spectator(), was null");
    }
    return seats.size();
  }

  /** Returns the game's keywords, and the words of the match's content among the arguments of its actions. */
  public List<String> keywords(S state) {
    ActionSet actions = rules.actionSet(state);
    List<String> words = actions == null ? List.of() : actions.keywords();
    return Stream.concat(game.keywords().stream(), words.stream()).distinct().toList();
  }

  public Table table(S state, int viewer) {
    return KERNEL.table(rules, state, viewer);
  }

  /** Passes everything that lies on the table to a visitor, without labels. */
  public void read(S state, TableVisitor visitor) {
    KERNEL.read(rules, state, visitor);
  }

  /** Returns a key of what a viewer knows. */
  public long key(S state, int viewer) {
    long key = openKey(state);
    if (key == Kernel.BY_TABLE) {
      key = Keys.join(Keys.of(table(state, viewer)), privateKey(state, viewer));
    } else {
      long dice = KERNEL.diceKey(state);
      key = dice == 0 ? key : Keys.join(key, dice);
      for (HiddenPart hidden : KERNEL.hidden(state)) {
        key = hidden instanceof Cards cards ? Keys.join(key, cards.key(viewer))
            : Keys.join(Keys.join(key, hidden.publicKeyPart()), hidden.privateKey(viewer));
      }
    }
    return Keys.mix(Keys.join(key, viewer), turnKey(state, viewer));
  }

  /**
   * Returns a key of the position for the check of a record: of the public data, of what lies hidden, and of the question
   * as the asked seat knows it, or of the result.
   */
  public long fullKey(S state) {
    int seats = state.config().seats().size();
    long key = openKey(state);
    if (key == Kernel.BY_TABLE) {
      key = Keys.of(table(state, seats));
    }
    if (InitialStateCache.namesADirectory(state.config())) { // whose content may change
      for (int viewer = 0; viewer <= seats; viewer++) {
        key = Keys.join(key, Keys.of(table(state, viewer)));
      }
    }
    for (HiddenPart hidden : KERNEL.hidden(state)) {
      key = Keys.join(key, hidden instanceof Cards cards ? cards.key(Cards.OMNISCIENT) : fullKey(hidden, seats));
    }
    Question<S> question = KERNEL.question(state);
    return Keys.mix(key, question == null ? resultKey(KERNEL.outcome(state)) : turnKey(state, question.seat(state)));
  }

  private static long fullKey(HiddenPart hidden, int seats) {
    long key = hidden.publicKeyPart();
    for (int seat = 0; seat < seats; seat++) {
      key = Keys.join(key, hidden.privateKey(seat));
    }
    return key;
  }

  private static long resultKey(@Nullable Outcome outcome) {
    long key = 0;
    if (outcome != null) {
      for (Outcome.Standing standing : outcome.standings()) {
        key = Keys.join(Keys.join(key, standing.result().ordinal()), standing.score());
      }
    }
    return key;
  }

  /** Returns a key of the public data that is neither cards nor secret numbers, or {@link Kernel#BY_TABLE}. */
  private static long openKey(State<?> state) {
    long key = KERNEL.openKey(state);
    Numbers numbers = state.numbers();
    return numbers == null || key == Kernel.BY_TABLE ? key : Keys.join(key, numbers.key());
  }

  /** Returns a key of what a viewer knows and not all viewers know. */
  public static long privateKey(State<?> state, int viewer) {
    long key = 0;
    for (HiddenPart hidden : KERNEL.hidden(state)) {
      key = Keys.mix(key, hidden.privateKey(viewer));
    }
    return key;
  }

  /** Returns a key of the question, and of the asked seat unless that is secret. */
  private long turnKey(S state, int viewer) {
    Question<S> question = KERNEL.question(state);
    if (question == null) {
      return 0;
    }
    int seat = question.seat(state);
    Question<S> told = seat == viewer ? question : PendingDecision.seenBy(question, viewer);
    long key = Keys.join(phaseKey(state), seat != viewer && question.isWindow() ? -1 : seat);
    PendingDecision<S> pending = PendingDecision.of(told);
    return pending != null ? about(pending.key(key, state), pending.locals())
        : about(Keys.join(key, question.kind().hashCode()), told instanceof Record ? told : null);
  }

  private long about(long key, @Nullable Object locals) {
    return locals == null || locals == NoLocals.NOTHING ? key : Keys.join(key, keyed.key(locals));
  }

  /** Returns a key of the phase: by the place of its marker where the markers are constants of one enum. */
  private static long phaseKey(State<?> state) {
    Scope<?> scope = state.scope();
    if (scope instanceof Enum<?> constant) {
      return constant.ordinal();
    }
    return scope == null ? -1 : scope.phase().id().hashCode();
  }

  /** Returns the phase of the topmost marker; without one the game's outermost phase. */
  public Phase phase(S state) {
    Scope<?> scope = state.scope();
    if (scope != null) {
      Phase phase = scope.phase();
      return phases.getOrDefault(phase.id(), phase); // with its title in the game's language
    }
    return game.phases().get(0);
  }
}
