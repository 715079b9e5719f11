package games.kumite.journey.state;

import games.kumite.spi.EventType;
import games.kumite.spi.Shared;
import java.util.function.IntFunction;

/**
 * The events that name a quest, figure or token of the content, by its id on the table. A figure is given by its number,
 * a token by {@link Scene#told}. Immutable.
 */
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
  /** A demon has appeared at a gate. */
  public final EventType appeared;
  /** A demon takes the place of one that is weaker, whose miniatures are all in play. */
  public final EventType promoted;
  /** There was no room for a demon. */
  public final EventType crowded;
  /** A demon has come back to a gate through the flood. */
  public final EventType flooded;
  /** A gate draws a demon card. */
  public final EventType drawn;
  /** A gate has become active. */
  public final EventType awakened;
  /** A gate is closed for good. */
  public final EventType closed;

  Told(IntFunction<String> quest, IntFunction<String> pilgrim, IntFunction<String> figure, IntFunction<String> token) {
    laidOut = EventType.of("laid-out", "JW-SET-02").named("quest", quest);
    assigned = EventType.of("assigned", "JW-SET-06").named("pilgrim", pilgrim).seat("controller");
    ordered = EventType.of("ordered", "JW-SET-18").named("pilgrim", pilgrim).number("place");
    learned = EventType.of("learned", "JW-KAR-01").named("pilgrim", pilgrim).card("card");
    forged = EventType.of("forged", "JW-KAR-02").named("pilgrim", pilgrim).number("level");
    corrupted = EventType.of("corrupted", "JW-KAR-02").named("pilgrim", pilgrim).card("card");
    appeared = EventType.of("appeared", "JW-GAT-04").named("demon", figure).named("gate", token);
    promoted = EventType.of("promoted", "JW-RAG-01").named("demon", figure);
    crowded = EventType.of("crowded", "JW-RUL-27").named("demon", figure).named("gate", token);
    flooded = EventType.of("flooded", "JW-SDC-04").named("demon", figure).named("gate", token);
    drawn = EventType.of("drawn", "JW-GAT-03").named("gate", token).card("card");
    awakened = EventType.of("awakened", "JW-GAT-01").named("gate", token);
    closed = EventType.of("closed", "JW-GAT-02").named("gate", token);
  }
}
