package games.kumite.bigtrouble.quest;

import games.kumite.bigtrouble.content.vocabulary.EventForm;
import java.util.List;

/** The kinds of quest events. */
public final class EventKinds {

  /** The forms of all kinds. */
  public static final List<EventForm> FORMS = List.of(
      CheckEvent.FORM, CombatEvent.FORM, TaskEvent.SEPARATED, TaskEvent.MERGED, GoEvent.FORM, DefeatEvent.FORM);

  private EventKinds() {}
}
