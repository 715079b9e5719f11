package games.kumite.journey.effect;

import games.kumite.journey.card.CardWindow;
import games.kumite.journey.card.Occasion;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.state.Journey;
import games.kumite.spi.Picks;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/**
 * Something that has happened, after which cards may be played.
 *
 * @param by the figure that did it, {@link Journey#NOBODY} for none
 * @param on to whom it was done, {@link Journey#NOBODY} for none
 * @param played the cards played after it
 */
public record Happening(int by, int on, Picks played) implements Occasion<Happening> {

  private static final CardWindow<?>[] WINDOWS = windows();

  private static CardWindow<?>[] windows() {
    Event[] events = Event.values();
    CardWindow<?>[] windows = new CardWindow<?>[events.length];
    for (Event event : events) {
      windows[event.ordinal()] = new CardWindow<Happening>("after-" + event.word().replace(' ', '-'), Moment.AFTER, event,
          new AtOnce<>());
    }
    return windows;
  }

  /** The window after an event, null if no card of the content waits for it. */
  @SuppressWarnings("unchecked")
  public static @Nullable Step<Journey> after(Journey journey, Event event, int by, int on) {
    return journey.terms().isAwaited(event)
        ? ((CardWindow<Happening>) WINDOWS[event.ordinal()]).about(new Happening(by, on, Picks.NONE)) : null;
  }

  @Override
  public Happening and(int note) {
    return new Happening(by, on, played.and(note));
  }
}
