package games.kumite.tmnt.state;

import games.kumite.spi.EventType;

/** What is told of cards in more than one place. */
public final class Tidings {

  /** Somebody plays a One-Shot. */
  public static final EventType PLAYED = EventType.of("played", "MT-INT-07").seat("by").card("card");
  /** A card teams up. */
  public static final EventType TEAMED = EventType.of("teamed-up", "MT-TAB-01").seat("by").card("card");
  /** A card in play is used. */
  public static final EventType USED = EventType.of("used", "MT-KAT-11").seat("by").card("card");

  private Tidings() {}
}
