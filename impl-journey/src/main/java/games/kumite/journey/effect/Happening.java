package games.kumite.journey.effect;

import games.kumite.journey.card.CardWindow;
import games.kumite.journey.card.Occasion;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Sequel;
import games.kumite.spi.Picks;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An event that has happened, after which cards may be played.
 *
 * @param by the figure that did it, {@link Journey#NOBODY} for none
 * @param on the affected figure, {@link Journey#NOBODY} for none
 * @param played the cards played after it
 * @param sequel the sequel
 */
public record Happening(int by, int on, Picks played, Sequel sequel) implements Occasion<Happening> {

  private static final AtOnce<Happening> AT_ONCE = new AtOnce<>();
  private static final List<Script<Journey, Happening>> SCRIPTS =
      Arrays.stream(Event.values()).map(Happening::script).toList();

  /** Returns the procedure after an event: first the forced cards, in initiative order, then the window (JW-CRD-04). */
  private static Script<Journey, Happening> script(Event event) {
    String name = "after-" + event.word().replace(' ', '-');
    CardWindow<Happening> window = new CardWindow<>(name, Moment.AFTER, event, AT_ONCE);
    return window.in(Script.of(name)).end();
  }

  /** Returns the step after an event, null if no card of the content waits for it. */
  public static @Nullable Step<Journey> after(Journey journey, Event event, int by, int on, Sequel sequel) {
    return journey.terms().isAwaited(event)
        ? SCRIPTS.get(event.ordinal()).with(new Happening(by, on, Picks.NONE, sequel)) : null;
  }

  @Override
  public Happening and(int note) {
    return new Happening(by, on, played.and(note), sequel);
  }
}
