package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.Answers;
import games.kumite.api.Decision;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.MatchRecord;
import games.kumite.api.Outcome;
import games.kumite.api.Phase;
import games.kumite.api.RandomSource;
import games.kumite.api.Seat;
import games.kumite.api.UndoBarrier;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/** A match: a machine, and for a recorded match its history. */
final class EngineMatch<S extends State<S>> extends Watched<S> {

  private static final int NOBODY = -1;

  private @Nullable Recorder<S> recorder;
  private byte undoneBy = NOBODY;
  private int number;

  private EngineMatch(Engine<S> engine, S state) {
    super(engine, state);
  }

  /** A match in some position that keeps no history. */
  static <S extends State<S>> EngineMatch<S> at(Engine<S> engine, S state) {
    return new EngineMatch<>(engine, state);
  }

  /** A match that a perspective imagines, after the decisions that it knows of. */
  static <S extends State<S>> EngineMatch<S> imagined(Engine<S> engine, S state, @Nullable Past before) {
    EngineMatch<S> match = at(engine, state);
    match.comesAfter(before);
    return match;
  }

  /** The same, where a seat is asked its decision of this number. */
  static <S extends State<S>> EngineMatch<S> asked(Engine<S> engine, S state, int number) {
    EngineMatch<S> match = at(engine, state);
    match.number = number;
    return match;
  }

  /** From here on this match keeps its history. */
  void recordWith(Recorder<S> history) {
    recorder = history;
  }

  @Override
  public Game game() {
    return engine.game;
  }

  @Override
  public Match in(Locale language) {
    Objects.requireNonNull(language, "language must not be null");
    requireWhole();
    return TranslatedMatch.of(this, engine.game.in(language));
  }

  @Override
  public List<Seat> seats() {
    return state.start().seats();
  }

  @Override
  public boolean isOver() {
    requireWhole();
    return state.outcome != null;
  }

  @Override
  public Decision decision() {
    requireWhole();
    question();
    return new EngineDecision<>(this, version());
  }

  @Override
  public Seat actor() {
    requireWhole();
    return seats().get(seat());
  }

  @Override
  public Answers answers() {
    return new EngineAnswers<>(this);
  }

  @Override
  public int choices() {
    Options legal = listedNow();
    if (legal != null) {
      return legal.size();
    }
    requireWhole();
    return state.question == null ? 0 : options().size();
  }

  @Override
  public int leadingChoices() {
    requireWhole();
    return state.question == null ? 0 : options().leading();
  }

  @Override
  public Action playRandom(RandomSource random) {
    requireWhole();
    if (state.question == null) {
      throw over();
    }
    return playDrawn(question().sample(state, random), random);
  }

  @Override
  public Action playSensibly(RandomSource random) {
    requireWhole();
    if (state.question == null) {
      throw over();
    }
    return playDrawn(question().sensible(state, random), random);
  }

  private Action playDrawn(@Nullable Action drawn, RandomSource random) {
    Action action = drawn;
    if (action == null) {
      Options legal = options();
      action = legal.get(legal.size() == 1 ? 0 : random.pick("playout", 0, legal.size()));
    }
    carryOut(action);
    return action;
  }

  @Override
  public void play(int index) {
    Options legal = listedNow();
    if (legal == null) {
      requireWhole();
      if (state.question == null) {
        throw over();
      }
      legal = options();
    }
    if (index < 0 || index >= legal.size()) {
      throw new IllegalActionException("the index must be 0.." + (legal.size() - 1) + ", was " + index, null);
    }
    carryOut(legal.get(index));
  }

  @Override
  public void play(Action action) {
    requireWhole();
    if (state.question == null) {
      throw over();
    }
    carryOut(check(action));
  }

  @Override
  void carry(Action action) {
    Recorder<S> history = recorder;
    if (history != null) {
      carry(action, history);
    } else if (state.random instanceof CheckedRandom) {
      commitOrRestore(action);
    } else {
      commitOrBreak(action);
    }
    hasMoved();
  }

  /** Recorded, in a method of its own: what playouts carry out stays small. */
  private void carry(Action action, Recorder<S> history) {
    requireIdle();
    int actor = seat();
    history.expect(state);
    Teller teller = state.teller;
    Teller.Mark told = teller == null ? null : teller.mark();
    busy = true;
    try {
      commit(action);
    } catch (RuntimeException | Error failure) {
      history.random.putBack();
      restore();
      if (told != null) {
        told.cutBack();
      }
      MatchLog.failed(engine.game, question().kind(), history.last().length, failure);
      throw failure;
    } finally {
      busy = false;
    }
    undoneBy = NOBODY;
    history.add(actor, action, state);
    if (teller != null) {
      hasTold(history.last());
    }
    Outcome outcome = state.outcome;
    if (outcome != null) {
      MatchLog.ended(engine.game, outcome, history.last().length);
    }
  }

  /** Puts the state where the history ends. */
  void restore() {
    Replay<S> replay = requireRecorder().replay(null);
    replay.state.random = requireRecorder().random;
    reset(replay.state);
  }

  @Override
  public Match copy() {
    requireIdle();
    requireWhole();
    S copied = state.copy();
    EngineMatch<S> copy = new EngineMatch<>(engine, copied);
    copy.undoneBy = undoneBy;
    copy.rememberLike(this);
    if (recorder == null) {
      copied.random = state.random.copy();
    } else {
      copy.recorder = recorder.copy();
      copied.random = copy.recorder.random;
      copy.isToldAs(this, recorder.last());
    }
    return copy;
  }

  @Override
  public List<String> keywords() {
    requireWhole();
    return engine.keywords(state);
  }

  @Override
  public Phase phase() {
    requireWhole();
    return engine.phase(state);
  }

  @Override
  public int round() {
    requireWhole();
    return engine.rules.round(state);
  }

  @Override
  public Outcome outcome() {
    requireWhole();
    if (state.outcome == null) {
      throw new IllegalStateException("the match is not over");
    }
    return state.outcome;
  }

  @Override
  public OptionalDouble estimate(Seat seat) {
    requireWhole();
    int index = engine.index(seat, seats());
    return isOver() ? OptionalDouble.empty() : engine.rules.estimate(state, index);
  }

  @Override
  public void keepDecisions() {
    if (recorder == null) {
      beginToRemember();
    }
  }

  @Override
  public MatchRecord record() {
    return written().record();
  }

  @Override
  public void note(String name, String... values) {
    written().note(name, values);
  }

  private Recorder<S> written() {
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
    requireRecorder().drop();
    restore();
    forgetLast();
    hasMoved();
  }

  Recorder<S> requireRecorder() {
    if (recorder == null) {
      throw new IllegalStateException("the match keeps no history");
    }
    return recorder;
  }

  @Override
  StartState<S> opening() {
    return requireRecorder().opening;
  }

  @Override
  @Nullable Recorder<S> recorder() {
    return recorder;
  }

  @Override
  int number(int seat) {
    return recorder == null || seat >= seats().size() ? number : recorder.answered(seat) + 1;
  }
}
