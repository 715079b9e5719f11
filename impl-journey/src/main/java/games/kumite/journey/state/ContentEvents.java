package games.kumite.journey.state;

import games.kumite.spi.EventType;
import games.kumite.spi.marks.Immutable;
import java.util.function.IntFunction;

/**
 * The events that name a quest, figure or token of the content, by its id on the table. A figure is given by its number,
 * a token by {@link QuestBoard#told}. Immutable.
 */
@Immutable
public final class ContentEvents {

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
  /** A demon has appeared at a gate: it, the gate, its square, its facing. */
  public final EventType appeared;
  /** A demon takes the place of a weaker one, whose miniatures are all in play. */
  public final EventType promoted;
  /** There was no room for a demon. */
  public final EventType crowded;
  /** A demon has come back to a gate through the flood: it, the gate, its square, its facing. */
  public final EventType flooded;
  /** A gate draws a demon card. */
  public final EventType drawn;
  /** A gate has become active. */
  public final EventType awakened;
  /** A gate is closed for good. */
  public final EventType closed;
  /** A demon attacks its quarry: it, the quarry, Move actions first, attack actions. */
  public final EventType hunts;
  /** A demon attacks others on its way: it, the quarry, Move actions first, attack actions. */
  public final EventType harries;
  /** A demon attacks others because it has no better option: it, the quarry, Move actions first, attack actions. */
  public final EventType strikes;
  /** A demon attacks under Wild Attacks: it, the quarry, Move actions first, attack actions. */
  public final EventType rampages;
  /** A demon moves toward its quarry: it, the quarry, Move actions, 0. */
  public final EventType approaches;
  /** A demon can do nothing: it, the quarry, 0, 0. */
  public final EventType waits;
  /** A demon is inactive behind closed doors. */
  public final EventType inactive;
  /** A demon is inactive because the quest says so. */
  public final EventType dormant;
  /** A demon is inactive because of Om Chant. */
  public final EventType held;
  /** A demon is paralyzed and not activated. */
  public final EventType paralyzed;
  /** A demon has no AP, or there is no quarry. */
  public final EventType idle;
  /**
   * A figure has moved: it, the new front-left square of its base, its facing, the old square. A reaction to a red
   * square splits the move of a pilgrim.
   */
  public final EventType strode;
  /** A gate is going to draw one card more. */
  public final EventType stirred;
  /** A card is left out of the quest. */
  public final EventType leftOut;
  /** A door has opened by a rule of the quest. */
  public final EventType opened;
  /** A sutra that was not on the map is laid there by a rule of the quest: it, its square. */
  public final EventType leftBehind;
  /** A villager is lost in the flames. */
  public final EventType burned;

  ContentEvents(IntFunction<String> quest, IntFunction<String> pilgrim, IntFunction<String> figure, IntFunction<String> token,
      IntFunction<String> space) {
    laidOut = EventType.of("laid-out", "JW-SET-02").word("quest", quest);
    assigned = EventType.of("assigned", "JW-SET-06").word("pilgrim", pilgrim).seat("controller");
    ordered = EventType.of("ordered", "JW-SET-18").word("pilgrim", pilgrim).number("place");
    learned = EventType.of("learned", "JW-KAR-01").word("pilgrim", pilgrim).card("card");
    forged = EventType.of("forged", "JW-KAR-02").word("pilgrim", pilgrim).number("level");
    corrupted = EventType.of("corrupted", "JW-KAR-02").word("pilgrim", pilgrim).card("card");
    appeared = PlayEvents.at(space, EventType.of("appeared", "JW-GAT-04").word("demon", figure).word("gate", token));
    promoted = EventType.of("promoted", "JW-RAG-01").word("demon", figure);
    crowded = EventType.of("crowded", "JW-RUL-27").word("demon", figure).word("gate", token);
    flooded = PlayEvents.at(space, EventType.of("flooded", "JW-SDC-04").word("demon", figure).word("gate", token));
    drawn = EventType.of("drawn", "JW-GAT-03").word("gate", token).card("card");
    awakened = EventType.of("awakened", "JW-GAT-01").word("gate", token);
    leftOut = EventType.of("left-out", "JW-QST-03").card("card");
    opened = EventType.of("opened", "JW-QST-04").word("door", token);
    leftBehind = EventType.of("left-behind", "JW-QST-04").word("sutra", token).word("to", space);
    closed = EventType.of("closed", "JW-GAT-02").word("gate", token);
    hunts = plan("hunts", "JW-AI-04", figure);
    harries = plan("harries", "JW-AI-05", figure);
    strikes = plan("strikes", "JW-AI-06", figure);
    rampages = plan("rampages", "JW-SDC-08", figure);
    approaches = plan("approaches", "JW-AI-07", figure);
    waits = plan("waits", "JW-AI-03", figure);
    inactive = EventType.of("inactive", "JW-AI-14").word("demon", figure);
    dormant = EventType.of("dormant", "JW-SET-03").word("demon", figure);
    held = EventType.of("held", "JW-CRD-25").word("demon", figure);
    paralyzed = EventType.of("paralyzed", "JW-RUL-44").word("demon", figure);
    idle = EventType.of("idle", "JW-AI-02").word("demon", figure);
    strode = PlayEvents.at(space, EventType.of("strode", "JW-ACT-01").word("figure", figure)).word("from", space);
    stirred = EventType.of("stirred", "JW-SET-03").word("gate", token);
    burned = EventType.of("burned", "JW-SET-03").word("villager", token);
  }

  private static EventType plan(String name, String rule, IntFunction<String> figure) {
    return EventType.of(name, rule).word("demon", figure).word("quarry", figure).number("moves").number("attacks");
  }
}
