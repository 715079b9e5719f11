package games.kumite.spi.engine.match;

import games.kumite.api.Action;
import games.kumite.api.Answers;
import games.kumite.api.Decision;
import games.kumite.api.EventReader;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.MatchSearch;
import games.kumite.api.Outcome;
import games.kumite.api.PastDecision;
import games.kumite.api.Perspective;
import games.kumite.api.Phase;
import games.kumite.api.Seat;
import games.kumite.api.Table;
import games.kumite.api.UndoBarrier;
import games.kumite.api.Viewer;
import games.kumite.api.learn.Encodable;
import games.kumite.api.learn.Encoding;
import games.kumite.api.random.RandomSource;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.State;
import games.kumite.spi.access.EventSink;
import games.kumite.spi.access.Kernel;
import games.kumite.spi.access.Run;
import games.kumite.spi.engine.events.EventLog;
import games.kumite.spi.engine.events.EventSource;
import games.kumite.spi.engine.events.EventViews;
import games.kumite.spi.engine.record.DecisionEntry;
import games.kumite.spi.engine.record.DecisionHistory;
import games.kumite.spi.engine.record.HistoryEntry;
import games.kumite.spi.engine.record.MatchHistory;
import games.kumite.spi.engine.record.ReplayRandom;
import games.kumite.spi.engine.run.CheckedRandom;
import games.kumite.spi.engine.run.Engine;
import games.kumite.spi.engine.run.InitialState;
import games.kumite.spi.engine.run.MatchLogger;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * A match: a run, and for a recorded match its history. Fields that every action touches are in this class; parts that
 * few matches need are created on first use: the {@link Audience} of matches with viewers, the {@link DecisionHistory}
 * of those that track their decisions.
 */
public final class EngineMatch<S extends State<S>> implements Match, MatchSearch, Encodable, EventSource<S> {

  private static final int NOBODY = -1;
  private static final Kernel KERNEL = Kernel.get();

  private final Engine<S> engine;
  private final Run<S> run;
  private @Nullable MatchHistory<S> recorder;
  private @Nullable Audience<S> audience;
  private @Nullable DecisionHistory memory;

  /** The past decisions of the perspective from which this match was imagined. */
  private @Nullable DecisionEntry before;

  private @Nullable Throwable broken;
  private @Nullable Action brokenBy;

  /** The number of times that this match has moved on. */
  private int version;
  private int number;
  private byte undoneBy = NOBODY;

  /** Whether an action is being executed during which a foreign random source may be called. */
  private boolean busy;

  private EngineMatch(Engine<S> engine, S state) {
    this.engine = engine;
    this.run = KERNEL.run(engine.rules, state);
  }

  /** Returns a match at a position, without a history. */
  public static <S extends State<S>> EngineMatch<S> at(Engine<S> engine, S state) {
    return new EngineMatch<>(engine, state);
  }

  /** Returns a match that a perspective imagines, after the decisions that it knows of. */
  public static <S extends State<S>> EngineMatch<S> imagined(Engine<S> engine, S state, @Nullable DecisionEntry before) {
    EngineMatch<S> match = at(engine, state);
    match.before = before;
    return match;
  }

  /** Returns a match in which a seat is asked its decision of this number. */
  public static <S extends State<S>> EngineMatch<S> asked(Engine<S> engine, S state, int number) {
    EngineMatch<S> match = at(engine, state);
    match.number = number;
    return match;
  }

  /** Starts keeping a history. */
  public void recordWith(MatchHistory<S> history) {
    recorder = history;
  }

  @Override
  public Engine<S> engine() {
    return engine;
  }

  @Override
  public S state() {
    return run.state;
  }

  /** Returns the run of this match. */
  public Run<S> run() {
    return run;
  }

  @Override
  public boolean isBusy() {
    return busy;
  }

  @Override
  public @Nullable MatchHistory<S> recorder() {
    return recorder;
  }

  public MatchHistory<S> requireRecorder() {
    if (recorder == null) {
      throw new IllegalStateException("the match keeps no history");
    }
    return recorder;
  }

  @Override
  public InitialState<S> opening() {
    return requireRecorder().opening;
  }

  /** Returns the number of times that this match has moved on. */
  public int version() {
    return version;
  }

  /** Notes that the match has moved on: decisions handed out so far are past. */
  public void hasMoved() {
    version++;
  }

  /** Returns the number of the decision that a seat is asked, or would be asked. */
  public int number(int seat) {
    return recorder == null || seat >= seats().size() ? number : recorder.answered(seat) + 1;
  }

  @Override
  public Game game() {
    return engine.game;
  }

  @Override
  public Match in(Locale language) {
    Objects.requireNonNull(language, "language must not be null");
    requireWhole();
    return engine.translated(this, engine.game.in(language));
  }

  @Override
  public List<Seat> seats() {
    return run.state.config().seats();
  }

  @Override
  public boolean isOver() {
    requireWhole();
    return run.outcome() != null;
  }

  @Override
  public Decision decision() {
    requireWhole();
    run.question();
    return new EngineDecision<>(this, version);
  }

  @Override
  public Seat actor() {
    requireWhole();
    return seats().get(run.seat());
  }

  @Override
  public Answers answers() {
    return new EngineAnswers<>(this);
  }

  @Override
  public int actionCount() {
    int listed = run.listedSize();
    if (listed >= 0) {
      return listed;
    }
    requireWhole();
    return run.isAsking() ? run.size() : 0;
  }

  @Override
  public int searchActionCount() {
    requireWhole();
    return run.isAsking() ? run.leading() : 0;
  }

  @Override
  public Action playRandom(RandomSource random) {
    requireAsking();
    return playDrawn(run.question().sampleAction(run.state, random), random);
  }

  @Override
  public Action playHeuristic(RandomSource random) {
    requireAsking();
    return playDrawn(run.question().heuristicAction(run.state, random), random);
  }

  private Action playDrawn(@Nullable Action drawn, RandomSource random) {
    Action action = drawn;
    if (action == null) {
      int legal = run.size();
      action = run.at(legal == 1 ? 0 : random.pick("playout", 0, legal));
    }
    carryOut(action);
    return action;
  }

  @Override
  public void play(int index) {
    Action action = run.listedAt(index);
    carryOut(action != null ? action : at(index));
  }

  /** Returns the action at an index where none is listed yet; throws if there is none. */
  private Action at(int index) {
    requireAsking();
    return run.at(index);
  }

  @Override
  public void play(Action action) {
    requireAsking();
    carryOut(run.check(action));
  }

  private void carryOut(Action action) {
    DecisionHistory kept = memory;
    if (kept == null) {
      carry(action);
    } else {
      DecisionEntry.Upcoming<S> coming = new DecisionEntry.Upcoming<>(run, action);
      carry(action);
      kept.add(coming.after(kept.last(), run.state));
    }
  }

  private void carry(Action action) {
    MatchHistory<S> history = recorder;
    if (history != null) {
      carryNamed(action, history);
    } else if (run.state.random() instanceof CheckedRandom) {
      commitOrRestore(action);
    } else {
      commitOrBreak(action);
    }
    version++;
  }

  /**
   * Executes an action of a recorded match, with its name in the logging context. A method of its own, so that the path
   * of playouts stays small.
   */
  private void carryNamed(Action action, MatchHistory<S> history) {
    String name = history.matchName();
    MatchLogger.enter(name);
    try {
      carry(action, history);
    } finally {
      MatchLogger.leave(name);
    }
  }

  private void carry(Action action, MatchHistory<S> history) {
    requireIdle();
    int actor = run.seat();
    history.expect(run.state);
    EventLog teller = EventLog.of(run.state);
    EventLog.Mark told = teller == null ? null : teller.mark();
    busy = true;
    try {
      run.commit(action);
    } catch (RuntimeException | Error failure) {
      history.random.putBack();
      restore();
      if (told != null) {
        told.cutBack();
      }
      MatchLogger.failed(engine.game, history.matchName(), run.question().kind(), history.last().length, failure);
      throw failure;
    } finally {
      busy = false;
    }
    undoneBy = NOBODY;
    history.add(actor, action, run.state);
    if (teller != null) {
      audience().hasTold(history.last());
    }
    Outcome outcome = run.outcome();
    if (outcome != null) {
      MatchLogger.ended(engine.game, history.matchName(), outcome, history.last().length);
    }
  }

  /**
   * Executes an action without copying the state first: only a bug in a plugin can make it fail, and a copy per action
   * would slow down playouts.
   */
  private void commitOrBreak(Action action) {
    try {
      run.commit(action);
    } catch (RuntimeException | Error failure) {
      broken = failure;
      brokenBy = action;
      throw failure;
    }
  }

  /** Executes an action, and restores the state if a foreign random source fails in the middle of it. */
  private void commitOrRestore(Action action) {
    requireIdle();
    S standing = run.state.copy();
    KERNEL.setRandom(standing, run.state.random().copy());
    EventSink sink = KERNEL.sink(run.state);
    KERNEL.setSink(standing, sink);
    EventLog.Mark told = sink == null ? null : ((EventLog) sink).mark();
    busy = true;
    try {
      run.commit(action);
    } catch (RuntimeException | Error failure) {
      run.reset(standing);
      if (told != null) {
        told.cutBack();
      }
      throw failure;
    } finally {
      busy = false;
    }
  }

  /** Throws for a match that a bug in its game has left in the middle of an action. */
  public void requireWhole() {
    if (broken != null) {
      throw brokenOff();
    }
  }

  private IllegalStateException brokenOff() {
    return new IllegalStateException("this match broke off in the middle of action "
        + (brokenBy == null ? "" : brokenBy.notation()) + " and keeps no record to go back to: " + broken, broken);
  }

  /** Throws for a match that has broken off, and for one in which nothing can be played. */
  private void requireAsking() {
    requireWhole();
    if (!run.isAsking()) {
      requireIdle();
      throw new IllegalActionException("the match is over", null);
    }
  }

  /** Throws during an action: a foreign random source is called then, and may read the match but not change it. */
  private void requireIdle() {
    if (busy) {
      throw new IllegalStateException(
          "the match is in the middle of an action, in which its random source must not play, undo or copy it");
    }
  }

  /** Resets the state to the end of the history. */
  public void restore() {
    S standing = requireRecorder().replay().state();
    KERNEL.setRandom(standing, requireRecorder().random);
    run.reset(standing);
  }

  @Override
  public Match copy() {
    requireIdle();
    requireWhole();
    S copied = run.state.copy();
    EngineMatch<S> copy = new EngineMatch<>(engine, copied);
    List<Action> kept = run.kept();
    if (kept != null) {
      copy.run.list(kept, run.leading());
    }
    copy.undoneBy = undoneBy;
    copy.before = before;
    copy.memory = memory == null ? null : new DecisionHistory(memory);
    if (recorder == null) {
      KERNEL.setRandom(copied, run.state.random().copy());
    } else {
      copy.recorder = recorder.copy();
      KERNEL.setRandom(copied, copy.recorder.random);
      copy.audience().isToldAs(audience(), recorder.last());
    }
    return copy;
  }

  @Override
  public List<String> keywords() {
    requireWhole();
    return engine.keywords(run.state);
  }

  @Override
  public Phase phase() {
    requireWhole();
    return engine.phase(run.state);
  }

  @Override
  public int round() {
    requireWhole();
    return engine.rules.round(run.state);
  }

  @Override
  public Outcome outcome() {
    requireWhole();
    Outcome outcome = run.outcome();
    if (outcome == null) {
      throw new IllegalStateException("the match is not over");
    }
    return outcome;
  }

  @Override
  public OptionalDouble estimate(Seat seat) {
    requireWhole();
    int index = index(seat);
    return isOver() ? OptionalDouble.empty() : engine.rules.estimate(run.state, index);
  }

  @Override
  public double[] estimates() {
    requireWhole();
    return isOver() ? new double[0] : engine.rules.estimates(run.state);
  }

  private int index(Viewer viewer) {
    return engine.index(viewer, seats());
  }

  private Audience<S> audience() {
    Audience<S> known = audience;
    if (known == null) {
      known = new Audience<>(this);
      audience = known;
    }
    return known;
  }

  @Override
  public Table table(Viewer viewer) {
    requireWhole();
    return engine.table(run.state, index(viewer));
  }

  @Override
  public EventReader events(Viewer viewer) {
    requireWhole();
    return audience().reader(index(viewer));
  }

  @Override
  public EventReader events(Viewer viewer, int position) {
    requireWhole();
    return audience().reader(index(viewer), position);
  }

  @Override
  public Perspective perspective(Viewer viewer) {
    requireIdle();
    requireWhole();
    int index = index(viewer);
    EventViews.View events = recorder == null ? EventViews.View.NOTHING : audience().line(index);
    boolean isListed = run.isListedFor(index);
    return new EnginePerspective<>(engine, run.state.copy(), audience().forgotten(index), viewer, index, events,
        pastSeenBy(index), number(index), isListed ? run.actions() : null, isListed ? run.leading() : 0);
  }

  @Override
  public long observationKey(Viewer viewer) {
    requireWhole();
    int index = index(viewer);
    return busy ? engine.key(run.state, index) : audience().key(version, index);
  }

  @Override
  public long privateObservationKey(Viewer viewer) {
    requireWhole();
    int index = index(viewer);
    return busy ? Engine.privateKey(run.state, index) : audience().privateKey(version, index);
  }

  @Override
  public List<PastDecision> pastDecisions(Viewer viewer) {
    requireWhole();
    return DecisionEntry.list(pastSeenBy(index(viewer)), seats(), DecisionEntry.changes(run.state));
  }

  @Override
  public @Nullable PastDecision lastDecision(Viewer viewer) {
    requireWhole();
    DecisionEntry last = pastSeenBy(index(viewer));
    return last == null ? null : last.told(seats(), DecisionEntry.changes(run.state));
  }

  /** Returns the last decision that a viewer knows of. */
  private @Nullable DecisionEntry pastSeenBy(int viewer) {
    DecisionHistory kept = memory;
    if (kept == null && recorder != null) {
      kept = recorder.remembered();
      memory = kept;
    } else if (kept == null && before != null) {
      kept = new DecisionHistory(seats().size() + 1, before);
    }
    return kept == null ? null : kept.seenBy(viewer);
  }

  @Override
  public void trackDecisions() {
    if (recorder == null && memory == null) {
      memory = new DecisionHistory(seats().size() + 1, before);
    }
  }

  @Override
  public Encoding encoding() {
    requireWhole();
    return engine.encoding(run.state);
  }

  @Override
  public MatchRecord record() {
    return written().record(run.state);
  }

  @Override
  public void addNote(String name, String... values) {
    written().note(name, values);
  }

  private MatchHistory<S> written() {
    requireWhole();
    if (recorder == null) {
      throw new IllegalStateException("this match keeps no record: it was started unrecorded or imagined");
    }
    return recorder;
  }

  @Override
  public UndoBarrier undoBarrier() {
    requireWhole();
    if (recorder == null) {
      return UndoBarrier.UNRECORDED;
    }
    return recorder.barrier(undoneBy);
  }

  @Override
  public void undo() {
    requireIdle();
    UndoBarrier barrier = undoBarrier();
    if (barrier != UndoBarrier.NONE) {
      throw new IllegalStateException("undo is not possible: " + barrier.reason());
    }
    undoneBy = (byte) requireRecorder().last().seat;
    takeBackTo(requireRecorder().last().length - 1);
    version++;
  }

  /** Removes the last entries of the history, down to a given length. */
  public void takeBackTo(int length) {
    MatchHistory<S> history = requireRecorder();
    while (history.last().length > length) {
      history.drop();
      if (memory != null) {
        memory.drop();
      }
    }
    restore();
  }

  /** Executes an entry of the history of another match, with its random results. */
  public void follow(HistoryEntry entry, Action action) {
    MatchHistory<S> history = requireRecorder();
    DecisionHistory kept = memory;
    DecisionEntry.Upcoming<S> coming = kept == null ? null : new DecisionEntry.Upcoming<>(run, action);
    ReplayRandom results = new ReplayRandom(null);
    results.load(entry.draws);
    KERNEL.setRandom(run.state, results);
    run.commit(action);
    if (kept != null && coming != null) {
      kept.add(coming.after(kept.last(), run.state));
    }
    results.requireUsedUp();
    KERNEL.setRandom(run.state, history.random);
    history.follow(entry, action);
    if (KERNEL.sink(run.state) != null) {
      audience().hasTold(history.last());
    }
  }

  @Override
  public MatchSearch search() {
    return this;
  }

  @Override
  public Match match() {
    return this;
  }
}
