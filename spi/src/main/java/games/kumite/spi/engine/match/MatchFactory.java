package games.kumite.spi.engine.match;

import games.kumite.api.random.RandomSource;
import games.kumite.api.random.RecordingRandom;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;
import games.kumite.spi.access.Kernel;
import games.kumite.spi.engine.record.HistoryEntry;
import games.kumite.spi.engine.record.MatchHistory;
import games.kumite.spi.engine.run.Engine;
import games.kumite.spi.engine.run.InitialState;
import games.kumite.spi.engine.run.MatchLogger;
import org.jspecify.annotations.Nullable;

/** Matches at their first decision, and where a record ends. */
public final class MatchFactory {

  private MatchFactory() {}

  /** A match that keeps no history. */
  public static <S extends State<S>> EngineMatch<S> unrecorded(Engine<S> engine, MatchConfig config, RandomSource random) {
    InitialState<S> known = engine.lastStarts.known(config);
    if (known != null) {
      return rehearsed(engine, known, random);
    }
    EngineMatch<S> match = begun(engine, engine.begin(config), random);
    engine.lastStarts.add(config);
    return match;
  }

  /** A match that begins as another one did and keeps no history. */
  public static <S extends State<S>> EngineMatch<S> rehearsed(Engine<S> engine, InitialState<S> opening, RandomSource random) {
    return begun(engine, opening.state(), random);
  }

  /** A match that keeps its history. */
  public static <S extends State<S>> EngineMatch<S> recorded(
      Engine<S> engine, MatchConfig config, RandomSource random, @Nullable Long seed) {
    RecordingRandom recording = new RecordingRandom(random);
    InitialState<S> known = engine.lastStarts.known(config);
    InitialState<S> opening = known != null ? known : InitialState.of(engine, config);
    EngineMatch<S> match = begun(engine, opening.state(), recording);
    match.recordWith(new MatchHistory<>(engine, opening, seed, recording, HistoryEntry.start(recording.take())));
    if (known == null) {
      engine.lastStarts.add(config);
    }
    MatchLogger.started(engine.game, config);
    return match;
  }

  /** A match that stands where its history ends. */
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
