package games.kumite.bigtrouble.content.vocabulary;

import java.util.EnumSet;
import java.util.Set;

/** What a text is printed on, with the triggers that it may have there. */
public enum Home {
  /** A special ability or a companion's special: used when its owner wants. */
  SPECIAL(EnumSet.of(Trigger.NOW)),
  /** A co-op ability or what a companion always does. */
  ABILITY(own()),
  UPGRADE(withCost()),
  ENEMY(EnumSet.of(Trigger.ON_DEFEAT, Trigger.ON_HIT)),
  SHOWDOWN(EnumSet.of(Trigger.ON_SETUP, Trigger.ON_ROUND_START, Trigger.ON_UPKEEP, Trigger.WHILE)),
  /** A Hell card that is kept. */
  KEPT(EnumSet.of(Trigger.PASSIVE)),
  /** A card, token, slot or event whose text is carried out at once. */
  EVENT(EnumSet.of(Trigger.NOW));

  final Set<Trigger> triggers;

  Home(Set<Trigger> triggers) {
    this.triggers = triggers;
  }

  private static Set<Trigger> own() {
    return EnumSet.of(Trigger.PASSIVE, Trigger.ON_KILL, Trigger.ON_FAIL, Trigger.ON_REST, Trigger.ON_MOVE_ACTION,
        Trigger.ON_EVENT_DONE, Trigger.ON_TURN_START, Trigger.ON_TURN_END);
  }

  private static Set<Trigger> withCost() {
    Set<Trigger> triggers = own();
    triggers.add(Trigger.COST);
    return triggers;
  }
}
