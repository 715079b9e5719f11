package games.kumite.spi;

import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.MatchSearch;
import games.kumite.api.Observer;
import games.kumite.api.PastDecision;
import games.kumite.api.Perspective;
import games.kumite.api.Table;
import games.kumite.api.learn.Encoded;
import games.kumite.api.learn.Encoding;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A match as its observers see it: table, events, perspectives, keys, and the decisions that they know of. */
abstract class Watched<S extends State<S>> extends Carrying<S> implements Match, MatchSearch, Encoded {

  private int version;
  private @Nullable Retelling<S> retelling;
  private @Nullable Original<S> original;
  private @Nullable Observed observed;

  Watched(Engine<S> engine, S state) {
    super(engine, state);
  }

  /** The number of the decision that is put to a seat, or would be. */
  abstract int number(int seat);

  /** How the history began. */
  abstract StartState<S> opening();

  /** How often this match has moved on. */
  final int version() {
    return version;
  }

  /** Decisions made so far are past. */
  final void hasMoved() {
    version++;
  }

  /** Begins with what another match with a history, of which this is a copy, has told up to here. */
  final void isToldAs(Watched<S> other, RecordEntry last) {
    original = other.original != null ? other.original : new Original<>(other.retelling().shared(), last);
  }

  /** The last action has told of itself. */
  final void hasTold(RecordEntry last) {
    retelling().hasTold(last);
  }

  @Override
  public Table table(Observer observer) {
    requireWhole();
    return engine.table(state, engine.index(observer, seats()));
  }

  @Override
  public EventReader events(Observer observer) {
    requireWhole();
    int index = engine.index(observer, seats());
    return retelling().reader(index);
  }

  @Override
  public EventReader events(Observer observer, int told) {
    requireWhole();
    int index = engine.index(observer, seats());
    return retelling().reader(index, told);
  }

  private Retelling<S> retelling() {
    Retelling<S> known = retelling;
    if (known == null) {
      known = original != null ? original.forkFor(this) : new Retelling<>(this);
      retelling = known;
      original = null;
    }
    return known;
  }

  @Override
  public Perspective seenBy(Observer observer) {
    requireIdle();
    requireWhole();
    int index = engine.index(observer, seats());
    Telling.Told events = recorder() == null ? Telling.Told.NOTHING : retelling().line(index);
    return new EnginePerspective<>(engine, state.copy(), observed().forgotten(index), observer, index, events, pastSeenBy(index),
        number(index), listedFor(index));
  }

  private Observed observed() {
    Observed known = observed;
    if (known == null) {
      known = new Observed(seats().size() + 1);
      observed = known;
    }
    return known;
  }

  @Override
  public long key(Observer observer) {
    requireWhole();
    int index = engine.index(observer, seats());
    return busy ? engine.key(state, index) : observed().key(engine, state, version, index);
  }

  @Override
  public long privateKey(Observer observer) {
    requireWhole();
    int index = engine.index(observer, seats());
    return busy ? Engine.privateKey(state, index) : observed().privateKey(state, version, index);
  }

  @Override
  public List<PastDecision> decisions(Observer observer) {
    requireWhole();
    return Past.list(pastSeenBy(engine.index(observer, seats())), seats(), Past.changes(state));
  }

  @Override
  public @Nullable PastDecision lastDecision(Observer observer) {
    requireWhole();
    Past last = pastSeenBy(engine.index(observer, seats()));
    return last == null ? null : last.told(seats(), Past.changes(state));
  }

  @Override
  public Encoding encoding() {
    requireWhole();
    return engine.encodings.of(state);
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
