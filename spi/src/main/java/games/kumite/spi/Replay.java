package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.Draw;
import games.kumite.api.RandomSource;
import games.kumite.spi.access.EventSink;
import games.kumite.spi.access.Kernel;
import games.kumite.spi.access.Run;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A second run of a match along its history. */
final class Replay<S extends State<S>> {

  private final Engine<S> engine;
  private final Run<S> run;
  private final ReplayRandom random;

  private Replay(Engine<S> engine, S state, ReplayRandom random, @Nullable EventSink sink) {
    this.engine = engine;
    this.run = Kernel.get().run(engine.rules, state);
    this.random = random;
    Kernel.get().setRandom(state, random);
    Kernel.get().setSink(state, sink);
  }

  /** A run that stands before the start. */
  static <S extends State<S>> Replay<S> of(Engine<S> engine, StartState<S> opening,
      @Nullable RandomSource generator, @Nullable EventSink sink) {
    return new Replay<>(engine, opening.state(), new ReplayRandom(generator), sink);
  }

  /** A run that goes on from a position of its own. */
  static <S extends State<S>> Replay<S> at(Engine<S> engine, S state, EventSink sink) {
    return new Replay<>(engine, state, new ReplayRandom(null), sink);
  }

  /** A run that goes on from where this one stands, with events of its own. */
  Replay<S> fork(EventSink sink) {
    return at(engine, run.state.copy(), sink);
  }

  /** The same run once more, with its own generator. */
  Replay<S> copy(@Nullable RandomSource generator) {
    return new Replay<>(engine, run.state.copy(), new ReplayRandom(generator), null);
  }

  Run<S> run() {
    return run;
  }

  S state() {
    return run.state;
  }

  void begin(List<Draw> draws) {
    random.load(draws);
    run.advance();
    random.requireUsedUp();
  }

  void play(Action action, List<Draw> draws) {
    random.load(draws);
    run.commit(action);
    random.requireUsedUp();
  }

  void follow(RecordEntry entry) {
    if (entry.action == null) {
      begin(entry.draws);
    } else {
      play(entry.action, entry.draws);
    }
  }
}
