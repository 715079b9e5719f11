package games.kumite.journey.gate;

import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.spi.EventType;

/** Demon rage: the rage card on the demon deck. Stateless. */
public final class Rage {

  private static final EventType BEGUN = EventType.of("rage-begun", "JW-RAG-02");
  private static final EventType ENDED = EventType.of("rage-ended", "JW-RAG-05");

  private Rage() {}

  /** Returns whether the rage card lies on the demon deck. */
  public static boolean isOn(Journey journey) {
    return journey.get(Num.RAGE) != 0;
  }

  static void begin(Journey journey) {
    journey.set(Num.RAGE, 1);
    journey.tell(BEGUN);
  }

  /** Takes the card off in Maintenance, if it is there (JW-TRN-10). */
  public static void end(Journey journey) {
    if (isOn(journey)) {
      journey.set(Num.RAGE, 0);
      journey.tell(ENDED);
    }
  }
}
