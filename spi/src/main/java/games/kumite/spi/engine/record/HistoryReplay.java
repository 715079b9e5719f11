package games.kumite.spi.engine.record;

import games.kumite.api.Action;
import games.kumite.api.random.Draw;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.State;
import games.kumite.spi.access.EventSink;
import games.kumite.spi.access.Kernel;
import games.kumite.spi.access.Run;
import games.kumite.spi.engine.run.Engine;
import games.kumite.spi.engine.run.InitialState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A second run of a match along its history. */
public final class HistoryReplay<S extends State<S>> {

  private final Engine<S> engine;
  private final Run<S> run;
  private final ReplayRandom random;

  private HistoryReplay(Engine<S> engine, S state, ReplayRandom random, @Nullable EventSink sink) {
    this.engine = engine;
    this.run = Kernel.get().run(engine.rules, state);
    this.random = random;
    Kernel.get().setRandom(state, random);
    Kernel.get().setSink(state, sink);
  }

  /** Returns a run before the start. */
  public static <S extends State<S>> HistoryReplay<S> of(Engine<S> engine, InitialState<S> opening,
      @Nullable RandomSource generator, @Nullable EventSink sink) {
    return new HistoryReplay<>(engine, opening.state(), new ReplayRandom(generator), sink);
  }

  /** Returns a run that starts from a position. */
  public static <S extends State<S>> HistoryReplay<S> at(Engine<S> engine, S state, EventSink sink) {
    return new HistoryReplay<>(engine, state, new ReplayRandom(null), sink);
  }

  /** Returns a run that continues from this one's position, with its own events. */
  public HistoryReplay<S> fork(EventSink sink) {
    return at(engine, run.state.copy(), sink);
  }

  /** Returns a copy of this run, with its own generator. */
  public HistoryReplay<S> copy(@Nullable RandomSource generator) {
    return new HistoryReplay<>(engine, run.state.copy(), new ReplayRandom(generator), null);
  }

  public Run<S> run() {
    return run;
  }

  public S state() {
    return run.state;
  }

  public void begin(List<Draw> draws) {
    random.load(draws);
    run.advance();
    random.requireUsedUp();
  }

  public void play(Action action, List<Draw> draws) {
    random.load(draws);
    run.commit(action);
    random.requireUsedUp();
  }

  public void follow(HistoryEntry entry) {
    if (entry.action == null) {
      begin(entry.draws);
    } else {
      play(entry.action, entry.draws);
    }
  }
}
