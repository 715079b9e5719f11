package games.kumite.kungfu.state;

import games.kumite.spi.Texts;
import games.kumite.spi.actions.Actions;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** The actions of matches by their gangs: there are tens of thousands, so they are made once. Thread-safe. */
public final class ActionCache {

  private static final int ROOMS = 2;

  private final AtomicReferenceArray<Actions> made = new AtomicReferenceArray<>(ROOMS * (GangsAndSides.MAX_GANGS + 1));

  /** Returns every action in a match. */
  public Actions of(Texts texts, Settings settings) {
    int gangs = GangsAndSides.of(settings.seats()).gangs();
    int room = FigureNames.room(settings.limits());
    int place = ROOMS * gangs + (room == FigureNames.OF_A_GANG ? 1 : 0);
    Actions actions = made.get(place);
    if (actions == null) {
      actions = MatchDefinition.actions(texts, gangs, room);
      made.set(place, actions); // two threads may both make them; both are right
    }
    return actions;
  }
}
