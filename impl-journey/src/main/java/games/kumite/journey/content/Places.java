package games.kumite.journey.content;

import games.kumite.journey.content.Clause.Timing;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.content.Trigger.Party;
import java.util.EnumSet;
import org.jspecify.annotations.Nullable;

/** The places of each word of the vocabulary: the ledger's table. */
enum Places {
  /** Cards played at any time, in one's own activation, or after a completed event. */
  AT_ONCE(Verb.HEAL, Verb.DAMAGE, Verb.GAIN_CHI, Verb.LOSE_CHI, Verb.GAIN_GOOD, Verb.LOSE_GOOD, Verb.GAIN_BAD,
      Verb.LOSE_BAD, Verb.GAIN_AP, Verb.MOD_MV, Verb.APPLY_CONDITION, Verb.REMOVE_CONDITION, Verb.DRAW, Verb.DISCARD,
      Verb.MOVE, Verb.ATTACK, Verb.SET, Verb.HALVE, Verb.MOVE_TO, Verb.FACE, Verb.SEAL_GATE, Verb.INACTIVE),
  /** Before a move of one's own. */
  MOVE(Verb.MOD_MV, Verb.MOVE_THROUGH, Verb.IGNORE_TERRAIN, Verb.TURN_FREE),
  /** Before a single attack of one's own. */
  ATTACK(Verb.ADD_DAMAGE, Verb.ADD_ATTACK_DICE, Verb.ADD_TARGETS, Verb.ADD_RAYS, Verb.EXTEND_RAY, Verb.KNOCK_BACK,
      Verb.APPLY_CONDITION),
  /** After one's own attack dice. */
  ROLLED(Verb.ADD_DAMAGE, Verb.KNOCK_BACK, Verb.APPLY_CONDITION, Verb.REROLL),
  /** Before a pilgrim is attacked. */
  ATTACKED(Verb.REFLECT_ATTACK, Verb.REDIRECT_ATTACK, Verb.CANCEL_ATTACK, Verb.ADD_DEFENSE, Verb.ADD_DEFENSE_DICE),
  /** After the dice against a pilgrim, or before its own defense dice. */
  DEFENDING(Verb.CANCEL_ATTACK, Verb.ADD_DEFENSE, Verb.ADD_DEFENSE_DICE),
  /** After one's own defense dice. */
  DEFENDED(Verb.ADD_DEFENSE, Verb.REROLL),
  /** Before a cleanse roll of one's own. */
  CLEANSING(Verb.ADD_CLEANSE, Verb.ADD_CLEANSE_DICE),
  /** After a cleanse roll of one's own. */
  CLEANSED(Verb.ADD_CLEANSE, Verb.ADD_CLEANSE_DICE, Verb.REROLL),
  /** After a spin. */
  SPUN(Verb.SET_SPIN),
  /** Before damage that would bring one's health to 0. */
  DYING(Verb.SET),
  /** A misfortune card. */
  MISFORTUNE(Verb.DAMAGE, Verb.LOSE_CHI, Verb.LOSE_GOOD, Verb.GAIN_BAD, Verb.HALVE, Verb.LOSE_AP,
      Verb.APPLY_CONDITION, Verb.DISCARD, Verb.DRAW, Verb.FACE, Verb.SPAWN),
  /** A corruption card. */
  CORRUPTION(Verb.NO_REPEAT_ACTION, Verb.CAP_ACTIONS, Verb.MOD_DOUBLE_MOVE, Verb.CLEANSE_COST, Verb.MOD_CLEANSE,
      Verb.MOD_CRUSHING, Verb.MOD_MAX_CHI, Verb.MOD_MAX_HEALTH, Verb.MOD_RESCUE, Verb.ADD_DAMAGE,
      Verb.MOD_ATTACK_DICE, Verb.MOD_DEFENSE_DICE, Verb.CAP_REST, Verb.MOD_WEAKNESS),
  /** A condition, as long as it lasts. */
  CONDITION(Verb.BLOCK_ACTION, Verb.BLOCK_CARDS, Verb.BLOCK_DEFENSE, Verb.BLOCK_GAIN, Verb.MOD_MV,
      Verb.MOD_ATTACK_DICE, Verb.MOD_DEFENSE_DICE, Verb.MOD_AP),
  /** A condition, in Maintenance or when it is gained. */
  SUFFERING(Verb.DAMAGE, Verb.LOSE_CHI),
  /** A demon card. */
  DEMON(Verb.SPAWN, Verb.SPAWN_LORD, Verb.FLOOD_GATE, Verb.WILD_ATTACKS, Verb.PHASE_MARCH);

  private final EnumSet<Verb> verbs;

  Places(Verb first, Verb... more) {
    verbs = EnumSet.of(first, more);
  }

  /** Returns whether a word may stand here. */
  boolean holds(Verb verb) {
    return verbs.contains(verb);
  }

  /** Returns the words that may stand here, in the order of the vocabulary. */
  EnumSet<Verb> verbs() {
    return EnumSet.copyOf(verbs);
  }

  /** Returns the place of a part of a condition. */
  static Places of(Timing timing) {
    return timing == Timing.PLAIN ? CONDITION : SUFFERING;
  }

  /** Returns the place for an event of a trigger; null if no effect belongs there. */
  static @Nullable Places of(Moment moment, @Nullable Event event, Party party) {
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
