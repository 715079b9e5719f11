package games.kumite.journey.state;

import games.kumite.journey.map.Facing;
import games.kumite.spi.EventType;

/**
 * The types of events that several rules emit, and the common arguments of all: a figure by its number, a token by its
 * index, a square, a condition. Every other type is a constant of the rule that emits it. Stateless.
 */
public final class EventTypes {

  /** A pilgrim has played a card: it, the card. */
  public static final EventType PLAYED = figure("played", "JW-CRD-02").card("card");
  /** A card has lowered a pilgrim's health: the pilgrim, its health now. */
  public static final EventType LOWERED = figure("lowered", "JW-DFN-04").number("now");
  /** A pilgrim's chi has changed: the pilgrim, the new value, the change. */
  public static final EventType CHI = figure("chi", "JW-DFN-04").number("now").number("change");
  /** A pilgrim has gained AP: it, the AP left now. */
  public static final EventType POINTS = figure("points", "JW-TRN-13").number("now");
  /** A pilgrim has entered a red square: it. */
  public static final EventType SCORCHED = figure("scorched", "JW-TER-04");
  /**
   * A figure has moved: it, the new front-left square of its base, its facing, the old square. A reaction to a red
   * square splits the move of a pilgrim.
   */
  public static final EventType STRODE = at(figure("strode", "JW-ACT-01")).word("from", EventTypes::spaceId);

  private EventTypes() {}

  /** Returns the type of an event about a figure. */
  public static EventType figure(String name, String rule) {
    return EventType.of(name, rule).word("figure", EventTypes::figureId);
  }

  /** Returns the type of an event about two figures. */
  public static EventType pair(String name, String rule) {
    return figure(name, rule).word("other", EventTypes::figureId);
  }

  /** Returns the type of an event about a demon. */
  public static EventType demon(String name, String rule) {
    return EventType.of(name, rule).word("demon", EventTypes::figureId);
  }

  /** Returns the type of an event about a pilgrim and its cards or its place. */
  public static EventType pilgrim(String name, String rule) {
    return EventType.of(name, rule).word("pilgrim", EventTypes::figureId);
  }

  /**
   * Returns an event type with the new position of a figure as the table shows it: the front-left square of its base,
   * and its facing.
   */
  public static EventType at(EventType type) {
    return type.word("to", EventTypes::spaceId).word("facing", EventTypes::facing);
  }

  /** Returns the id of a figure. */
  public static String figureId(GameState state, int figure) {
    return state.definition().figure(figure).id();
  }

  /** Returns the id of a token. */
  public static String tokenId(GameState state, int piece) {
    return "token:" + state.scene().piece(piece).name;
  }

  /** Returns the id of a square. */
  public static String spaceId(GameState state, int square) {
    return state.scene().space(square);
  }

  /** Returns the id of a condition. */
  public static String conditionId(GameState state, int condition) {
    return "card:" + state.definition().content.conditions().get(condition).entry().id();
  }

  /** Returns the word for a facing. */
  public static String facing(int facing) {
    return Facing.at(facing).word();
  }
}
