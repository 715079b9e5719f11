package games.kumite.spi.engine.match;

import games.kumite.api.random.RandomSource;
import games.kumite.api.random.RecordingRandom;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;
import games.kumite.spi.access.Kernel;
import games.kumite.spi.engine.record.HistoryEntry;
import games.kumite.spi.engine.record.MatchHistory;
import games.kumite.spi.engine.run.Engine;
import games.kumite.spi.engine.run.InitialState;
import games.kumite.spi.engine.run.MatchLogger;
import org.jspecify.annotations.Nullable;

/** A factory of matches: at their first decision, or at the end of a record. */
public final class MatchFactory {

  private MatchFactory() {}

  /** Returns a match without a history. */
  public static <S extends State<S>> EngineMatch<S> unrecorded(Engine<S> engine, MatchConfig config, RandomSource random) {
    InitialState<S> known = engine.lastStarts.known(config);
    if (known != null) {
      return rehearsed(engine, known, random);
    }
    EngineMatch<S> match = begun(engine, engine.begin(config), random);
    engine.lastStarts.share(config);
    return match;
  }

  /** Returns a match without a history that begins as another one did. */
  public static <S extends State<S>> EngineMatch<S> rehearsed(Engine<S> engine, InitialState<S> opening, RandomSource random) {
    return begun(engine, opening.state(), random);
  }

  /** Returns a match that keeps its history. */
  public static <S extends State<S>> EngineMatch<S> recorded(
      Engine<S> engine, MatchConfig config, RandomSource random, @Nullable Long seed, @Nullable String name) {
    RecordingRandom recording = new RecordingRandom(random);
    InitialState<S> known = engine.lastStarts.known(config);
    InitialState<S> opening = known != null ? known : InitialState.of(engine, config);
    EngineMatch<S> match = begun(engine, opening.state(), recording);
    MatchHistory<S> history = new MatchHistory<>(engine, opening, seed, recording, HistoryEntry.start(recording.take()));
    if (name != null) {
      history.note(MatchRecord.NAME, name);
    }
    match.recordWith(history);
    if (known == null) {
      engine.lastStarts.share(config);
    }
    MatchLogger.started(engine.game, name, config);
    return match;
  }

  /** Returns a match at the end of its history. */
  public static <S extends State<S>> EngineMatch<S> resumed(Engine<S> engine, S state, MatchHistory<S> history) {
    EngineMatch<S> match = EngineMatch.at(engine, state);
    Kernel.get().setRandom(state, history.random);
    match.recordWith(history);
    return match;
  }

  private static <S extends State<S>> EngineMatch<S> begun(Engine<S> engine, S state, RandomSource random) {
    EngineMatch<S> match = EngineMatch.at(engine, state);
    Kernel.get().setRandom(state, random);
    match.run().advance();
    return match;
  }
}
