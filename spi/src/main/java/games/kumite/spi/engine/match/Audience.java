package games.kumite.spi.engine.match;

import games.kumite.api.EventReader;
import games.kumite.spi.State;
import games.kumite.spi.cards.belief.RedactedCards;
import games.kumite.spi.engine.events.CopyOrigin;
import games.kumite.spi.engine.events.EventReplay;
import games.kumite.spi.engine.events.EventSource;
import games.kumite.spi.engine.events.EventViews;
import games.kumite.spi.engine.record.HistoryEntry;
import org.jspecify.annotations.Nullable;

/** The data that a match keeps for its viewers: its events, their knowledge, and keys. Created for the first viewer. */
final class Audience<S extends State<S>> {

  private final EventSource<S> match;
  private @Nullable EventReplay<S> retelling;
  private @Nullable CopyOrigin<S> original;
  private @Nullable ViewerCache observed;

  Audience(EventSource<S> match) {
    this.match = match;
  }

  /** Takes over the events of the match that this one is a copy of, up to an entry of its history. */
  void isToldAs(Audience<S> other, HistoryEntry last) {
    original = other.original != null ? other.original : new CopyOrigin<>(other.retelling().shared(), last);
  }

  private EventReplay<S> retelling() {
    EventReplay<S> known = retelling;
    if (known == null) {
      known = original != null ? original.forkFor(match) : new EventReplay<>(match);
      retelling = known;
      original = null;
    }
    return known;
  }

  /** Notes that the last action has emitted its events. */
  void hasTold(HistoryEntry last) {
    retelling().hasTold(last);
  }

  EventReader reader(int observer) {
    return retelling().reader(observer);
  }

  EventReader reader(int observer, int position) {
    return retelling().reader(observer, position);
  }

  /** Returns the events that led to the position, as a viewer may know them. */
  EventViews.View line(int observer) {
    return retelling().line(observer);
  }

  /** Returns the redacted cards of a viewer. */
  RedactedCards forgotten(int observer) {
    return observed().forgotten(observer);
  }

  long key(int version, int observer) {
    return observed().key(match.engine(), match.state(), version, observer);
  }

  long privateKey(int version, int observer) {
    return observed().privateKey(match.state(), version, observer);
  }

  private ViewerCache observed() {
    ViewerCache known = observed;
    if (known == null) {
      known = new ViewerCache(match.state().config().seats().size() + 1);
      observed = known;
    }
    return known;
  }
}
