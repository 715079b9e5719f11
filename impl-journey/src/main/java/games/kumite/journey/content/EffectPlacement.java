package games.kumite.journey.content;

import games.kumite.journey.content.Clause.Timing;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.content.Trigger.Party;
import java.util.EnumSet;
import org.jspecify.annotations.Nullable;

/** The places of each word of the vocabulary: the ledger's table. */
enum EffectPlacement {
  /** Cards played at any time, in one's own activation, or after a completed event. */
  AT_ONCE(EffectVerb.HEAL, EffectVerb.DAMAGE, EffectVerb.GAIN_CHI, EffectVerb.LOSE_CHI, EffectVerb.GAIN_GOOD, EffectVerb.LOSE_GOOD, EffectVerb.GAIN_BAD,
      EffectVerb.LOSE_BAD, EffectVerb.GAIN_AP, EffectVerb.MOD_MV, EffectVerb.APPLY_CONDITION, EffectVerb.REMOVE_CONDITION, EffectVerb.DRAW, EffectVerb.DISCARD,
      EffectVerb.MOVE, EffectVerb.ATTACK, EffectVerb.SET, EffectVerb.HALVE, EffectVerb.MOVE_TO, EffectVerb.FACE, EffectVerb.SEAL_GATE, EffectVerb.INACTIVE),
  /** Before a move of one's own. */
  MOVE(EffectVerb.MOD_MV, EffectVerb.MOVE_THROUGH, EffectVerb.IGNORE_TERRAIN, EffectVerb.TURN_FREE),
  /** Before a single attack of one's own. */
  ATTACK(EffectVerb.ADD_DAMAGE, EffectVerb.ADD_ATTACK_DICE, EffectVerb.ADD_TARGETS, EffectVerb.ADD_RAYS, EffectVerb.EXTEND_RAY, EffectVerb.KNOCK_BACK,
      EffectVerb.APPLY_CONDITION),
  /** After one's own attack dice. */
  ROLLED(EffectVerb.ADD_DAMAGE, EffectVerb.KNOCK_BACK, EffectVerb.APPLY_CONDITION, EffectVerb.REROLL),
  /** Before a pilgrim is attacked. */
  ATTACKED(EffectVerb.REFLECT_ATTACK, EffectVerb.REDIRECT_ATTACK, EffectVerb.CANCEL_ATTACK, EffectVerb.ADD_DEFENSE, EffectVerb.ADD_DEFENSE_DICE),
  /** After the dice against a pilgrim, or before its own defense dice. */
  DEFENDING(EffectVerb.CANCEL_ATTACK, EffectVerb.ADD_DEFENSE, EffectVerb.ADD_DEFENSE_DICE),
  /** After one's own defense dice. */
  DEFENDED(EffectVerb.ADD_DEFENSE, EffectVerb.REROLL),
  /** Before a cleanse roll of one's own. */
  CLEANSING(EffectVerb.ADD_CLEANSE, EffectVerb.ADD_CLEANSE_DICE),
  /** After a cleanse roll of one's own. */
  CLEANSED(EffectVerb.ADD_CLEANSE, EffectVerb.ADD_CLEANSE_DICE, EffectVerb.REROLL),
  /** After a spin. */
  SPUN(EffectVerb.SET_SPIN),
  /** Before damage that would bring one's health to 0. */
  DYING(EffectVerb.SET),
  /** A misfortune card. */
  MISFORTUNE(EffectVerb.DAMAGE, EffectVerb.LOSE_CHI, EffectVerb.LOSE_GOOD, EffectVerb.GAIN_BAD, EffectVerb.HALVE, EffectVerb.LOSE_AP,
      EffectVerb.APPLY_CONDITION, EffectVerb.DISCARD, EffectVerb.DRAW, EffectVerb.FACE, EffectVerb.SPAWN),
  /** A corruption card. */
  CORRUPTION(EffectVerb.NO_REPEAT_ACTION, EffectVerb.CAP_ACTIONS, EffectVerb.MOD_DOUBLE_MOVE, EffectVerb.CLEANSE_COST, EffectVerb.MOD_CLEANSE,
      EffectVerb.MOD_CRUSHING, EffectVerb.MOD_MAX_CHI, EffectVerb.MOD_MAX_HEALTH, EffectVerb.MOD_RESCUE, EffectVerb.ADD_DAMAGE,
      EffectVerb.MOD_ATTACK_DICE, EffectVerb.MOD_DEFENSE_DICE, EffectVerb.CAP_REST, EffectVerb.MOD_WEAKNESS),
  /** A condition, as long as it lasts. */
  CONDITION(EffectVerb.BLOCK_ACTION, EffectVerb.BLOCK_CARDS, EffectVerb.BLOCK_DEFENSE, EffectVerb.BLOCK_GAIN, EffectVerb.MOD_MV,
      EffectVerb.MOD_ATTACK_DICE, EffectVerb.MOD_DEFENSE_DICE, EffectVerb.MOD_AP),
  /** A condition, in Maintenance or when it is gained. */
  SUFFERING(EffectVerb.DAMAGE, EffectVerb.LOSE_CHI),
  /** A demon card. */
  DEMON(EffectVerb.SPAWN, EffectVerb.SPAWN_LORD, EffectVerb.FLOOD_GATE, EffectVerb.WILD_ATTACKS, EffectVerb.PHASE_MARCH);

  private final EnumSet<EffectVerb> verbs;

  EffectPlacement(EffectVerb first, EffectVerb... more) {
    verbs = EnumSet.of(first, more);
  }

  /** Returns whether a word may stand here. */
  boolean holds(EffectVerb verb) {
    return verbs.contains(verb);
  }

  /** Returns the words that may stand here, in the order of the vocabulary. */
  EnumSet<EffectVerb> verbs() {
    return EnumSet.copyOf(verbs);
  }

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
