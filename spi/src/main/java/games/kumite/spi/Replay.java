package games.kumite.spi;

import games.kumite.api.RandomSource;
import games.kumite.api.Draw;
import games.kumite.api.Action;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A second run of a match along its history. */
final class Replay<S extends State<S>> extends Machine<S> {

  private final ReplayRandom random;

  private Replay(Engine<S> engine, S state, ReplayRandom random, @Nullable Chronicle chronicle) {
    super(engine, state);
    this.random = random;
    state.random = random;
    state.chronicle = chronicle;
  }

  /** A run that stands before the start. */
  static <S extends State<S>> Replay<S> of(Engine<S> engine, Opening<S> opening,
      @Nullable RandomSource generator, @Nullable Chronicle chronicle) {
    return new Replay<>(engine, opening.state(), new ReplayRandom(generator), chronicle);
  }

  /** A run that goes on from where this one stands, and tells somebody else. */
  Replay<S> fork(Chronicle chronicle) {
    return new Replay<>(engine, state.copy(), new ReplayRandom(null), chronicle);
  }

  void begin(List<Draw> draws) {
    random.load(draws);
    advance();
    random.requireUsedUp();
  }

  void play(Action action, List<Draw> draws) {
    random.load(draws);
    commit(action);
    random.requireUsedUp();
  }

  void follow(History entry) {
    if (entry.action == null) {
      begin(entry.draws);
    } else {
      play(entry.action, entry.draws);
    }
  }
}
