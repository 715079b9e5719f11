package games.kumite.tmnt.state;

import games.kumite.spi.EventType;

/** The types of events that several packages emit for cards. */
public final class CardEvents {

  /** The event of a One-Shot that a player plays. */
  public static final EventType PLAYED = EventType.of("played", "MT-INT-07").seat("by").card("card");
  /** The event of a card that teams up. */
  public static final EventType TEAMED = EventType.of("teamed-up", "MT-TAB-01").seat("by").card("card");
  /** The event of a card in play that is used. */
  public static final EventType USED = EventType.of("used", "MT-KAT-11").seat("by").card("card");

  private CardEvents() {}
}
