package games.kumite.journey.effect;

import games.kumite.journey.card.CardWindow;
import games.kumite.journey.card.TriggerContext;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.state.GameState;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import java.util.Arrays;
import java.util.List;

/**
 * An event that has happened, after which cards may be played.
 *
 * @param by the figure that did it, {@link GameState#NOBODY} for none
 * @param on the affected figure, {@link GameState#NOBODY} for none
 * @param played the cards played after it
 */
public record AfterEvent(int by, int on, IntList played) implements TriggerContext<AfterEvent> {

  private static final InstantCard<AfterEvent> AT_ONCE = new InstantCard<>();
  private static final List<Script<GameState, AfterEvent>> SCRIPTS =
      Arrays.stream(Event.values()).map(AfterEvent::script).toList();

  /** Returns the procedure after an event: first the forced cards, in initiative order, then the window (JW-CRD-04). */
  private static Script<GameState, AfterEvent> script(Event event) {
    String name = "after-" + event.word().replace(' ', '-');
    CardWindow<AfterEvent> window = new CardWindow<>(name, Moment.AFTER, event, AT_ONCE);
    return window.in(Script.of(name)).build();
  }

  /** Returns the step after an event. */
  public static Step<GameState> after(Event event, int by, int on) {
    return SCRIPTS.get(event.ordinal()).start(new AfterEvent(by, on, IntList.NONE));
  }

  @Override
  public AfterEvent withPlayed(int note) {
    return new AfterEvent(by, on, played.and(note));
  }
}
