package games.kumite.spi.engine.match;

import games.kumite.api.EventReader;
import games.kumite.spi.State;
import games.kumite.spi.cards.belief.Forgotten;
import games.kumite.spi.engine.events.EventSource;
import games.kumite.spi.engine.events.Original;
import games.kumite.spi.engine.events.Retelling;
import games.kumite.spi.engine.events.Telling;
import games.kumite.spi.engine.record.RecordEntry;
import org.jspecify.annotations.Nullable;

/** What a match keeps for its observers: its events, what each knows, and keys. Made when an observer first asks. */
final class Audience<S extends State<S>> {

  private final EventSource<S> match;
  private @Nullable Retelling<S> retelling;
  private @Nullable Original<S> original;
  private @Nullable Observed observed;

  Audience(EventSource<S> match) {
    this.match = match;
  }

  /** Begins with what another match, of which this one is a copy, has told up to an entry of its history. */
  void isToldAs(Audience<S> other, RecordEntry last) {
    original = other.original != null ? other.original : new Original<>(other.retelling().shared(), last);
  }

  private Retelling<S> retelling() {
    Retelling<S> known = retelling;
    if (known == null) {
      known = original != null ? original.forkFor(match) : new Retelling<>(match);
      retelling = known;
      original = null;
    }
    return known;
  }

  /** The last action has told of itself. */
  void hasTold(RecordEntry last) {
    retelling().hasTold(last);
  }

  EventReader reader(int observer) {
    return retelling().reader(observer);
  }

  EventReader reader(int observer, int told) {
    return retelling().reader(observer, told);
  }

  /** What led to the position, as an observer may know it. */
  Telling.Told line(int observer) {
    return retelling().line(observer);
  }

  /** What has been taken out of the cards for an observer. */
  Forgotten forgotten(int observer) {
    return observed().forgotten(observer);
  }

  long key(int version, int observer) {
    return observed().key(match.engine(), match.state(), version, observer);
  }

  long privateKey(int version, int observer) {
    return observed().privateKey(match.state(), version, observer);
  }

  private Observed observed() {
    Observed known = observed;
    if (known == null) {
      known = new Observed(match.state().start().seats().size() + 1);
      observed = known;
    }
    return known;
  }
}
