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

  EventReader reader(int viewer) {
    return retelling().reader(viewer);
  }

  EventReader reader(int viewer, int position) {
    return retelling().reader(viewer, position);
  }

  /** Returns the events that led to the position, as a viewer may know them. */
  EventViews.View line(int viewer) {
    return retelling().line(viewer);
  }

  /** Returns the redacted cards of a viewer. */
  RedactedCards forgotten(int viewer) {
    return observed().forgotten(viewer);
  }

  long key(int version, int viewer) {
    return observed().key(match.engine(), match.state(), version, viewer);
  }

  long privateKey(int version, int viewer) {
    return observed().privateKey(match.state(), version, viewer);
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
