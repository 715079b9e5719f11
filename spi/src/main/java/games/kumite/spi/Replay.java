package games.kumite.spi;

import games.kumite.api.RandomSource;
import games.kumite.api.Draw;
import games.kumite.api.Action;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A second run of a match along its history. */
final class Replay<S extends State<S>> extends Machine<S> {

  private final ReplayRandom random;

  private Replay(Engine<S> engine, S state, ReplayRandom random, @Nullable Teller teller) {
    super(engine, state);
    this.random = random;
    state.random = random;
    state.teller = teller;
  }

  /** A run that stands before the start. */
  static <S extends State<S>> Replay<S> of(Engine<S> engine, StartState<S> opening,
      @Nullable RandomSource generator, @Nullable Teller teller) {
    return new Replay<>(engine, opening.state(), new ReplayRandom(generator), teller);
  }

  /** A run that goes on from a position of its own. */
  static <S extends State<S>> Replay<S> at(Engine<S> engine, S state, Teller teller) {
    return new Replay<>(engine, state, new ReplayRandom(null), teller);
  }

  /** A run that goes on from where this one stands, and tells somebody else. */
  Replay<S> fork(Teller teller) {
    return at(engine, state.copy(), teller);
  }

  /** The same run once more, with its own generator. */
  Replay<S> copy(@Nullable RandomSource generator) {
    return new Replay<>(engine, state.copy(), new ReplayRandom(generator), null);
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

  void follow(RecordEntry entry) {
    if (entry.action == null) {
      begin(entry.draws);
    } else {
      play(entry.action, entry.draws);
    }
  }
}
