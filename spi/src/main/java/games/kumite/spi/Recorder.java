package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.MatchRecord;
import games.kumite.api.RecordingRandom;
import games.kumite.api.UndoBarrier;
import games.kumite.spi.cards.Hidden;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The history of one recorded match, and what is made from it. */
final class Recorder<S extends State<S>> {

  private final Engine<S> engine;
  final StartState<S> opening;
  private final @Nullable Long seed;
  RecordingRandom random;
  private final int[] answered;
  private RecordEntry last;
  private @Nullable RecordWriter<S> writer;
  private @Nullable Map<Game, Match> translations;

  Recorder(Engine<S> engine, StartState<S> opening, @Nullable Long seed, RecordingRandom random, RecordEntry last) {
    this.engine = engine;
    this.opening = opening;
    this.seed = seed;
    this.random = random;
    this.answered = new int[opening.start.seats().size()];
    this.last = last;
    for (RecordEntry entry = last; entry != null && entry.seat >= 0; entry = entry.previous) {
      answered[entry.seat]++;
    }
  }

  private Recorder(Recorder<S> other) {
    engine = other.engine;
    opening = other.opening;
    seed = other.seed;
    random = other.random.copy();
    answered = other.answered.clone();
    last = other.last;
  }

  Recorder<S> copy() {
    return new Recorder<>(this);
  }

  /** How many decisions a seat has answered, those included that were taken back. */
  int answered(int seat) {
    return answered[seat];
  }

  RecordEntry last() {
    return last;
  }

  void add(int actor, Action action, boolean revealing) {
    last = last.with(actor, action, random.take(), revealing);
    answered[actor]++;
  }

  /** The same match in another language, made once. */
  Match translation(Game game, Function<Game, Match> make) {
    Map<Game, Match> made = translations;
    if (made == null) {
      made = new HashMap<>();
      translations = made;
    }
    return made.computeIfAbsent(game, make);
  }

  /** Notes an action of the match that is followed. */
  void follow(RecordEntry entry, Action action) {
    last = last.with(entry.seat, action, entry.draws, entry.revealing);
  }

  /** Takes over how many decisions each seat has answered in another match. */
  void countLike(Recorder<S> leader) {
    System.arraycopy(leader.answered, 0, answered, 0, answered.length);
  }

  void drop() {
    RecordEntry previous = last.previous;
    if (previous == null) {
      throw new IllegalStateException("nothing has been played yet");
    }
    last = previous;
  }

  /** Why the last action cannot be taken back, where somebody has taken back one before. */
  UndoBarrier barrier(int undoneBy) {
    if (last.previous == null) {
      return UndoBarrier.START;
    }
    if (!last.draws.isEmpty()) {
      return UndoBarrier.RANDOM_RESULT;
    }
    if (last.revealing) {
      return UndoBarrier.REVEALED_SECRET;
    }
    return undoneBy >= 0 && undoneBy != last.seat ? UndoBarrier.OTHER_SEAT : UndoBarrier.NONE;
  }

  /** A second run that stands where the history ends. */
  Replay<S> replay(@Nullable Teller teller) {
    Replay<S> replay = Replay.of(engine, opening, null, teller);
    List<RecordEntry> entries = last.since(null);
    if (entries != null) {
      entries.forEach(replay::follow);
    }
    return replay;
  }

  MatchRecord record() {
    List<RecordEntry> news = writer == null ? null : last.since(writer.last());
    if (writer == null || news == null) {
      writer = new RecordWriter<>(engine, opening, seed);
      news = last.since(null);
    }
    if (news != null) {
      news.forEach(writer::write);
    }
    return writer.record();
  }

  /** How often something came to be known so far. */
  static int reveals(State<?> state) {
    int reveals = 0;
    for (Hidden hidden : state.hidden()) {
      reveals += hidden.reveals();
    }
    return reveals;
  }

  /** Whether a window asks somebody else, which tells that somebody else can act. */
  static <S extends State<S>> boolean asksInSecret(S state, int actor) {
    Question<S> question = state.question;
    return question != null && question.isWindow() && question.seat(state) != actor;
  }
}
