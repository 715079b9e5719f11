package games.kumite.journey.state;

import games.kumite.spi.EventType;
import games.kumite.spi.Shared;
import java.util.function.IntFunction;

/** The events that name a pilgrim or quest of the content, by its id on the table. Immutable. */
@Shared
public final class Told {

  /** The map of a quest is laid out. */
  public final EventType laidOut;
  /** A pilgrim has got a controller. */
  public final EventType assigned;
  /** A pilgrim has got its place in the order of play. */
  public final EventType ordered;
  /** A pilgrim has got a permanent skill card for good karma. */
  public final EventType learned;
  /** A pilgrim has got the next weapon level for bad karma. */
  public final EventType forged;
  /** A pilgrim has got a corruption card. */
  public final EventType corrupted;

  Told(IntFunction<String> quest, IntFunction<String> pilgrim) {
    laidOut = EventType.of("laid-out", "JW-SET-02").named("quest", quest);
    assigned = EventType.of("assigned", "JW-SET-06").named("pilgrim", pilgrim).seat("controller");
    ordered = EventType.of("ordered", "JW-SET-18").named("pilgrim", pilgrim).number("place");
    learned = EventType.of("learned", "JW-KAR-01").named("pilgrim", pilgrim).card("card");
    forged = EventType.of("forged", "JW-KAR-02").named("pilgrim", pilgrim).number("level");
    corrupted = EventType.of("corrupted", "JW-KAR-02").named("pilgrim", pilgrim).card("card");
  }
}
