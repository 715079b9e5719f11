package games.kumite.journey.content;

import games.kumite.journey.content.Clause.Timing;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.content.Trigger.Party;
import org.jspecify.annotations.Nullable;

/** The places where words of the vocabulary may stand. */
public enum EffectPlacement {
  /** Cards played at any time, in one's own activation, or after a completed event. */
  AT_ONCE,
  /** Before a move of one's own. */
  MOVE,
  /** Before a single attack of one's own. */
  ATTACK,
  /** After one's own attack dice. */
  ROLLED,
  /** Before a pilgrim is attacked. */
  ATTACKED,
  /** After the dice against a pilgrim, or before its own defense dice. */
  DEFENDING,
  /** After one's own defense dice. */
  DEFENDED,
  /** Before a cleanse roll of one's own. */
  CLEANSING,
  /** After a cleanse roll of one's own. */
  CLEANSED,
  /** After a spin. */
  SPUN,
  /** Before damage that would bring one's health to 0. */
  DYING,
  /** A misfortune card. */
  MISFORTUNE,
  /** A corruption card. */
  CORRUPTION,
  /** A condition, as long as it lasts. */
  CONDITION,
  /** A condition, in Maintenance or when it is gained. */
  SUFFERING,
  /** A demon card. */
  DEMON;

  /** Returns the place of a part of a condition. */
  static EffectPlacement of(Timing timing) {
    return timing == Timing.PLAIN ? CONDITION : SUFFERING;
  }

  /** Returns the place for an event of a trigger; null if no effect belongs there. */
  static @Nullable EffectPlacement of(Moment moment, @Nullable Event event, Party party) {
    if (event == null) {
      return AT_ONCE;
    }
    boolean isOwn = party == Party.SELF;
    boolean isOnSomebody = !isOwn && party != Party.ANY_PILGRIM;
    if (moment == Moment.BEFORE) {
      return switch (event) {
        case MOVE -> isOwn ? MOVE : null;
        case ATTACK -> isOwn ? ATTACK : isOnSomebody ? ATTACKED : null;
        case DEFENSE_ROLL -> isOwn ? DEFENDING : null;
        case CLEANSE_ROLL -> isOwn ? CLEANSING : null;
        case LETHAL_DAMAGE -> party == Party.ON_SELF ? DYING : null;
        default -> null;
      };
    }
    return switch (event) {
      case ATTACK_ROLL -> isOnSomebody ? DEFENDING : isOwn ? ROLLED : null;
      case DEFENSE_ROLL -> isOwn ? DEFENDED : null;
      case CLEANSE_ROLL -> isOwn ? CLEANSED : null;
      case SPIN -> SPUN;
      case LETHAL_DAMAGE -> null;
      default -> AT_ONCE;
    };
  }
}
