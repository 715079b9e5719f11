package games.kumite.spi.engine.match;

import games.kumite.api.RandomSource;
import games.kumite.api.RecordingRandom;
import games.kumite.spi.Start;
import games.kumite.spi.State;
import games.kumite.spi.access.Kernel;
import games.kumite.spi.engine.record.RecordEntry;
import games.kumite.spi.engine.record.Recorder;
import games.kumite.spi.engine.run.Engine;
import games.kumite.spi.engine.run.MatchLog;
import games.kumite.spi.engine.run.StartState;
import org.jspecify.annotations.Nullable;

/** Matches at their first decision, and where a record ends. */
public final class Beginning {

  private Beginning() {}

  /** A match that keeps no history. */
  public static <S extends State<S>> EngineMatch<S> unrecorded(Engine<S> engine, Start start, RandomSource random) {
    StartState<S> known = engine.lastStarts.known(start);
    if (known != null) {
      return rehearsed(engine, known, random);
    }
    EngineMatch<S> match = begun(engine, engine.begin(start), random);
    engine.lastStarts.add(start);
    return match;
  }

  /** A match that begins as another one did and keeps no history. */
  public static <S extends State<S>> EngineMatch<S> rehearsed(Engine<S> engine, StartState<S> opening, RandomSource random) {
    return begun(engine, opening.state(), random);
  }

  /** A match that keeps its history. */
  public static <S extends State<S>> EngineMatch<S> recorded(
      Engine<S> engine, Start start, RandomSource random, @Nullable Long seed) {
    RecordingRandom recording = new RecordingRandom(random);
    StartState<S> known = engine.lastStarts.known(start);
    StartState<S> opening = known != null ? known : StartState.of(engine, start);
    EngineMatch<S> match = begun(engine, opening.state(), recording);
    match.recordWith(new Recorder<>(engine, opening, seed, recording, RecordEntry.start(recording.take())));
    if (known == null) {
      engine.lastStarts.add(start);
    }
    MatchLog.started(engine.game, start);
    return match;
  }

  /** A match that stands where its history ends. */
  public static <S extends State<S>> EngineMatch<S> resumed(Engine<S> engine, S state, Recorder<S> history) {
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
