package games.kumite.spi;

import games.kumite.api.Game;
import games.kumite.api.Keys;
import games.kumite.api.Observer;
import games.kumite.api.Phase;
import games.kumite.api.Seat;
import games.kumite.api.Table;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Hidden;
import games.kumite.spi.learn.ActionSet;
import games.kumite.spi.numbers.Numbers;
import java.lang.invoke.MethodHandles;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A game's rules at work: what all its matches share. Immutable and thread-safe. */
final class Engine<S extends State<S>> {

  /** An observer from whom nothing is hidden: the owner of the match. */
  static final int OWNER = -1;

  final Game game;
  final Rules<S> rules;
  final LastStarts<S> lastStarts = new LastStarts<>(this);
  private final Map<String, Phase> phases = new LinkedHashMap<>();
  final Encodings<S> encodings = new Encodings<>(this);
  private final KeyedLocals keyed;

  Engine(Game game, Rules<S> rules, MethodHandles.@Nullable Lookup lookup) {
    this.game = game;
    this.rules = rules;
    keyed = new KeyedLocals(lookup);
    game.phases().forEach(phase -> phases.put(phase.id(), phase));
  }

  /** The state before anything has happened, its first steps in reading order. */
  S begin(Start start) {
    return rules.begin(start);
  }

  /** The bit number of an observer of a match. */
  int index(Observer observer, List<Seat> seats) {
    if (observer instanceof Seat seat) {
      if (seat.index() >= 0 && seat.index() < seats.size() && seats.get(seat.index()).equals(seat)) {
        return seat.index();
      }
      throw new IllegalArgumentException(seat + " is no seat of this match; its seats are "
          + seats.stream().map(Seat::name).collect(Collectors.joining(", ")));
    }
    if (observer == null) {
      throw new IllegalArgumentException(
          "an observer must be a seat of the match or Observer.spectator(), was null");
    }
    return seats.size();
  }

  /** The game's keywords, and the words of the match's content among the arguments of its actions. */
  List<String> keywords(S state) {
    ActionSet actions = rules.actions(state);
    List<String> words = actions == null ? List.of() : actions.words();
    return Stream.concat(game.keywords().stream(), words.stream()).distinct().toList();
  }

  Table table(S state, int observer) {
    TableBuilder table = new TableBuilder(state.start(), observer);
    rules.describe(state, table);
    return Table.of(table.build());
  }

  /** Reads all that lies on the table, without labels. */
  void read(S state, TableBuilder.Reader reader) {
    TableBuilder table = TableBuilder.silent(state.start());
    rules.describe(state, table);
    table.read(reader);
  }

  /** What an observer knows. */
  long key(S state, int observer) {
    long key = state.openKey();
    if (key == State.BY_TABLE) {
      key = Keys.join(Keys.of(table(state, observer)), privateKey(state, observer));
    } else {
      Numbers numbers = state.numbers();
      if (numbers != null) {
        key = Keys.join(key, numbers.key());
      }
      for (Hidden hidden : state.hidden()) {
        key = hidden instanceof Cards cards ? Keys.join(key, cards.key(observer))
            : Keys.join(Keys.join(key, hidden.openKey()), hidden.privateKey(observer));
      }
    }
    return Keys.mix(Keys.join(key, observer), turnKey(state, observer));
  }

  /** What an observer knows and not everybody. */
  static long privateKey(State<?> state, int observer) {
    long key = 0;
    for (Hidden hidden : state.hidden()) {
      key = Keys.mix(key, hidden.privateKey(observer));
    }
    return key;
  }

  /** What is asked, and of whom unless that is secret. */
  private long turnKey(S state, int observer) {
    Question<S> question = state.question;
    if (question == null) {
      return 0;
    }
    int seat = question.seat(state);
    Question<S> told = seat == observer ? question : question.seenBy(observer);
    long key = Keys.join(phaseKey(state), seat != observer && question.isWindow() ? -1 : seat);
    if (told instanceof Asking<S, ?> asking) {
      return about(Keys.join(key, asking.script().key(asking.line())), asking.locals());
    }
    key = Keys.join(key, question.kind().hashCode());
    if (told instanceof Selecting<S, ?> selecting) {
      key = Keys.join(Keys.join(key, which(selecting)), selecting.picksKey(state));
      return about(key, selecting.about());
    }
    return about(key, told instanceof WindowTurn<S, ?> turn ? turn.about() : told instanceof Record ? told : null);
  }

  private long about(long key, @Nullable Object locals) {
    return locals == null || locals == Nothing.NOTHING ? key : Keys.join(key, keyed.key(locals));
  }

  /** In which phase it is: by the place of its marker where they are constants of one enum. */
  private static long phaseKey(State<?> state) {
    Scope<?> scope = state.scope();
    if (scope instanceof Enum<?> constant) {
      return constant.ordinal();
    }
    return scope == null ? -1 : scope.phase().id().hashCode();
  }

  /** Which of several selections of one kind it is: by its line, and its place where they are constants of one enum. */
  private static long which(Selecting<?, ?> selecting) {
    Script<?, ?> script = selecting.script();
    return Keys.join(script == null ? selecting.line() : script.lineKey(selecting.line()),
        selecting.selection() instanceof Enum<?> constant ? constant.ordinal() : 0);
  }

  /** The phase of the topmost marker; without one the game's outermost phase. */
  Phase phase(S state) {
    Scope<?> scope = state.scope();
    if (scope != null) {
      Phase phase = scope.phase();
      return phases.getOrDefault(phase.id(), phase); // with its title in the game's language
    }
    return game.phases().get(0);
  }
}
