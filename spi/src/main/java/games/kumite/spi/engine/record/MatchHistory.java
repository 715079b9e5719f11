package games.kumite.spi.engine.record;

import games.kumite.api.Action;
import games.kumite.api.Game;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Setup;
import games.kumite.api.UndoBarrier;
import games.kumite.api.random.RecordingRandom;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.Question;
import games.kumite.spi.State;
import games.kumite.spi.access.Kernel;
import games.kumite.spi.cards.HiddenPart;
import games.kumite.spi.engine.run.Engine;
import games.kumite.spi.engine.run.InitialState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The history of one recorded match, and what is derived from it. */
public final class MatchHistory<S extends State<S>> {

  private static final int UNKNOWN = -1;

  private final Engine<S> engine;
  public final InitialState<S> opening;
  private final @Nullable Long seed;
  public RecordingRandom random;
  private final int[] answered;
  private HistoryEntry last;

  /** The number of reveals when the last action was executed, or {@link #UNKNOWN}. */
  private int reveals = UNKNOWN;
  private @Nullable RecordWriter writer;
  private @Nullable Map<Game, Match> translations;
  private List<MatchRecord.Note> notes = List.of();
  private @Nullable String matchName;

  public MatchHistory(Engine<S> engine, InitialState<S> opening, @Nullable Long seed, RecordingRandom random, HistoryEntry last) {
    this.engine = engine;
    this.opening = opening;
    this.seed = seed;
    this.random = random;
    this.answered = new int[opening.start.seats().size()];
    this.last = last;
    for (HistoryEntry entry = last; entry != null && entry.seat >= 0; entry = entry.previous) {
      answered[entry.seat]++;
    }
  }

  private MatchHistory(MatchHistory<S> other) {
    engine = other.engine;
    opening = other.opening;
    seed = other.seed;
    random = other.random.copy();
    answered = other.answered.clone();
    last = other.last;
    reveals = other.reveals;
    notes = other.notes;
    matchName = other.matchName;
  }

  public MatchHistory<S> copy() {
    return new MatchHistory<>(this);
  }

  /** Returns the number of decisions that a seat has answered, including those undone. */
  public int answered(int seat) {
    return answered[seat];
  }

  public HistoryEntry last() {
    return last;
  }

  /** Notes that an action is about to be executed. */
  public void expect(S state) {
    if (reveals == UNKNOWN) {
      reveals = reveals(state);
    }
  }

  /** Adds the expected action after its execution. */
  public void add(int actor, Action action, S state) {
    int now = reveals(state);
    last = last.with(actor, action, random.take(), now != reveals || asksInSecret(state, actor));
    reveals = now;
    answered[actor]++;
    if (writer != null) {
      last.setKey(engine.fullKey(state));
    }
  }

  /** Returns the match in another language, created once. */
  public Match translation(Game game, Function<Game, Match> make) {
    Map<Game, Match> made = translations;
    if (made == null) {
      made = new LinkedHashMap<>();
      translations = made;
    }
    return made.computeIfAbsent(game, make);
  }

  /** Adds an action of the leading match. */
  public void follow(HistoryEntry entry, Action action) {
    last = last.with(entry.seat, action, entry.draws, entry.revealing);
    reveals = UNKNOWN;
  }

  /** Takes over the numbers of answered decisions from another match. */
  public void countLike(MatchHistory<S> leader) {
    System.arraycopy(leader.answered, 0, answered, 0, answered.length);
  }

  public void drop() {
    HistoryEntry previous = last.previous;
    if (previous == null) {
      throw new IllegalStateException("nothing has been played yet");
    }
    last = previous;
    reveals = UNKNOWN;
    int lines = linesSoFar();
    if (!notes.isEmpty()) {
      notes = notes.stream().map(note -> note.after() <= lines ? note
          : new MatchRecord.Note(0, lines, note.name(), note.values())).toList();
    }
  }

  /** Returns the place of a new note: among the tags as long as nothing has been played. */
  private int linesSoFar() {
    return last.length == 0 ? 0 : last.length + 1;
  }

  public void note(String name, String... values) {
    Objects.requireNonNull(values, "values must not be null");
    if (name.equals(MatchRecord.RESULT)) {
      throw new IllegalArgumentException("the note " + name + " is written by the match itself");
    }
    if (notes.size() >= MatchRecord.MAX_NOTES) {
      throw new IllegalArgumentException("a record must have at most " + MatchRecord.MAX_NOTES + " notes");
    }
    List<MatchRecord.Note> more = new ArrayList<>(notes);
    more.add(new MatchRecord.Note(0, linesSoFar(), name, Arrays.asList(values)));
    notes = List.copyOf(more);
    if (name.equals(MatchRecord.NAME)) {
      matchName = matchName(notes);
    }
  }

  /** Takes over the notes of a record, except for the result. */
  public void takeNotes(List<MatchRecord.Note> others) {
    notes = others.stream().filter(note -> !note.name().equals(MatchRecord.RESULT)).toList();
    matchName = matchName(notes);
  }

  /** Returns the name of the match, which its notes contain. */
  public @Nullable String matchName() {
    return matchName;
  }

  /** Returns the name of a match with these notes. Nothing but an allowed name reaches a log. */
  public static @Nullable String matchName(List<MatchRecord.Note> notes) {
    String name = null;
    for (MatchRecord.Note note : notes) {
      if (note.name().equals(MatchRecord.NAME)) {
        try {
          name = Setup.seats().matchName(note.values().get(0)).matchName().orElse(name);
        } catch (InvalidSetupException unfit) {
          continue; // an ordinary note
        }
      }
    }
    return name;
  }

  /** Returns why the last action cannot be undone, after a seat has undone an action before. */
  public UndoBarrier barrier(int undoneBy) {
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

  /** Returns a second run at the end of the history. */
  public HistoryReplay<S> replay() {
    HistoryReplay<S> replay = HistoryReplay.of(engine, opening, null, null);
    List<HistoryEntry> entries = last.since(null);
    if (entries != null) {
      entries.forEach(replay::follow);
    }
    return replay;
  }

  /** Returns the decisions of the history; copies of a match at the same position share the work. */
  public DecisionHistory remembered() {
    HistoryEntry end = last;
    synchronized (end) {
      DecisionHistory known = end.memory;
      if (known == null) {
        known = replayed();
        end.memory = known;
      }
      return new DecisionHistory(known);
    }
  }

  private DecisionHistory replayed() {
    DecisionHistory memory = new DecisionHistory(opening.start.seats().size() + 1, null);
    HistoryReplay<S> replay = HistoryReplay.of(engine, opening, null, null);
    List<HistoryEntry> entries = last.since(null);
    for (HistoryEntry entry : entries == null ? List.<HistoryEntry>of() : entries) {
      Action action = entry.action;
      DecisionEntry.Upcoming<S> coming = action == null ? null : new DecisionEntry.Upcoming<>(replay.run(), action);
      replay.follow(entry);
      if (coming != null) {
        memory.add(coming.after(memory.last(), replay.state()));
      }
    }
    return memory;
  }

  /**
   * Returns the record. Once it has been asked for, the keys of its checks are made with each action, so that a match that is
   * saved after each action is never replayed.
   *
   * @param state the state at the end of the history
   */
  public MatchRecord record(S state) {
    findKeys(state);
    RecordWriter writing = writer;
    List<HistoryEntry> news = writing == null || !writing.hasTags(notes) ? null : since(writing.last());
    if (writing == null || news == null) {
      writing = new RecordWriter(opening.start, seed, notes);
      writer = writing;
      news = last.after(null);
    }
    for (HistoryEntry entry : news) {
      writing.write(entry, notes);
    }
    Outcome outcome = Kernel.get().outcome(state);
    if (outcome != null && !news.isEmpty()) {
      writing.writeResult(outcome);
    }
    writing.writeNotes(notes);
    return writing.record();
  }

  /** Finds the keys of all entries. If one entry has a key, those before it have one too. */
  private void findKeys(S state) {
    if (last.hasKey()) {
      return;
    }
    if (last.previous == null || last.previous.hasKey()) {
      last.setKey(engine.fullKey(state));
      return;
    }
    HistoryReplay<S> replay = HistoryReplay.of(engine, opening, null, null);
    for (HistoryEntry entry : last.after(null)) {
      replay.follow(entry);
      entry.setKey(engine.fullKey(replay.state()));
    }
  }

  /** Returns the entries after an earlier one, null if that is not part of this history; mostly there is one. */
  private @Nullable List<HistoryEntry> since(@Nullable HistoryEntry earlier) {
    return earlier != null && last.previous == earlier ? List.of(last) : last.since(earlier);
  }

  /** Returns the number of reveals so far. */
  public static int reveals(State<?> state) {
    int reveals = 0;
    for (HiddenPart hidden : Kernel.get().hidden(state)) {
      reveals += hidden.revealCount();
    }
    return reveals;
  }

  /** Returns whether a window asks another seat, which reveals that another seat can act. */
  public static <S extends State<S>> boolean asksInSecret(S state, int actor) {
    Question<S> question = Kernel.get().question(state);
    return question != null && question.isWindow() && question.seat(state) != actor;
  }
}
