package games.kumite.journey.content;

import games.kumite.journey.content.Clause.Timing;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.content.Trigger.Party;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A check that the arguments of a word have a meaning in their place; content that no rule would heed is an error. */
final class ArgumentChecks {

  /** Words that can bring about an event, which a card that stays in play could answer again. */
  private static final Set<EffectVerb> CAUSES = EnumSet.of(EffectVerb.DAMAGE, EffectVerb.GAIN_GOOD, EffectVerb.GAIN_BAD, EffectVerb.APPLY_CONDITION,
      EffectVerb.DRAW, EffectVerb.MOVE, EffectVerb.MOVE_TO, EffectVerb.ATTACK, EffectVerb.SET, EffectVerb.HALVE);

  /** Words that a card has once: a second one would change nothing, or replace the first. */
  private static final Set<EffectVerb> ONCE = EnumSet.of(EffectVerb.REROLL, EffectVerb.SET_SPIN, EffectVerb.CANCEL_ATTACK, EffectVerb.REFLECT_ATTACK,
      EffectVerb.REDIRECT_ATTACK, EffectVerb.INACTIVE);

  private ArgumentChecks() {}

  /** Returns the fault of a part of a card, condition or sheet at a place; empty if there is none. */
  static String fault(Clause clause, @Nullable Event event, @Nullable EffectPlacement place) {
    if (clause.ifDamage() && (place != EffectPlacement.ATTACK && place != EffectPlacement.ROLLED || !dependsOnDamage(clause.effect().verb()))) {
      return "ifDamage belongs to addDamage, knockBack and applyCondition of an attack, was \"" + clause.text() + "\"";
    }
    return isMeant(clause.effect(), event, place) ? ""
        : "nobody or nothing can be meant like that, was \"" + clause.effect().text() + "\"";
  }

  private static boolean dependsOnDamage(EffectVerb verb) {
    return verb == EffectVerb.ADD_DAMAGE || verb == EffectVerb.KNOCK_BACK || verb == EffectVerb.APPLY_CONDITION;
  }

  private static boolean isMeant(Effect effect, @Nullable Event event, @Nullable EffectPlacement place) {
    if (effect instanceof Effect.Aimed aimed && aimed.verb() == EffectVerb.REDIRECT_ATTACK) {
      return aimed.who() == EffectTarget.SELF;
    }
    if (effect instanceof Effect.Aimed aimed && aimed.verb() == EffectVerb.INACTIVE) {
      return aimed.who() == EffectTarget.DEMONS_ON_OWN_TILE;
    }
    if (effect instanceof Effect.Cards cards && cards.verb() == EffectVerb.DISCARD) {
      return cards.pile() == Effect.Pile.SKILL || cards.pile() == Effect.Pile.FORTUNE; // what a hand can hold
    }
    if (effect instanceof Effect.IgnoreTerrain ignored) {
      return ignored.squares() != Effect.Squares.GREEN; // which mean nothing to a move
    }
    if (effect instanceof Effect.Reroll reroll) {
      return reroll.colour() == Effect.Colour.ONE_COLOUR
          || reroll.colour() == (place == EffectPlacement.DEFENDED ? Effect.Colour.BLUE : Effect.Colour.RED);
    }
    return isMeant(effect.verb(), effect.who(), event, place);
  }

  private static boolean isMeant(EffectVerb verb, EffectTarget who, @Nullable Event event, @Nullable EffectPlacement place) {
    if (place == EffectPlacement.MOVE || place == EffectPlacement.CONDITION) {
      return who == EffectTarget.SELF || place == EffectPlacement.CONDITION && who == EffectTarget.BEARER;
    }
    if (place == EffectPlacement.ATTACK || place == EffectPlacement.ROLLED) {
      return who == EffectTarget.TARGET || who == EffectTarget.SELF;
    }
    return switch (who) {
      case TARGET -> place == EffectPlacement.MISFORTUNE || event != null;
      case ATTACKER -> place != EffectPlacement.MISFORTUNE && event != null;
      case DEMONS_ON_OWN_TILE -> verb == EffectVerb.DAMAGE || verb == EffectVerb.APPLY_CONDITION || verb == EffectVerb.REMOVE_CONDITION
          || verb == EffectVerb.FACE;
      default -> true;
    };
  }

  /**
   * Returns the fault of the words of a card together, such as two of which one would be lost; empty if there is none.
   */
  static String fault(Card card) {
    Set<EffectVerb> seen = EnumSet.noneOf(EffectVerb.class);
    for (Clause clause : card.clauses()) {
      EffectVerb verb = clause.effect().verb();
      if (ONCE.contains(verb) && !seen.add(verb)) {
        return "a card can have " + verb.word() + " once";
      }
    }
    return "";
  }

  /** Returns the fault of a trigger's party, such as events that never happen to it; empty if there is none. */
  static String fault(Trigger trigger) {
    boolean isDone = trigger.party() == Party.SELF || trigger.party() == Party.ANY_PILGRIM;
    for (Event event : trigger.events()) {
      boolean happens = switch (event) {
        case KILL, SPAWN -> isDone; // demons are killed and come
        case DAMAGE -> !isDone || trigger.moment() == Moment.BEFORE; // what pilgrims deal goes to demons
        case DEFEAT -> trigger.party() != Party.ON_SELF; // an unconscious pilgrim plays nothing
        default -> true;
      };
      if (!happens) {
        return "no card could ever be played then, was \"" + trigger.text() + "\"";
      }
    }
    return "";
  }

  /** Returns the fault of the duration of a card's effects at a place; empty if there is none. */
  static String fault(Duration duration, Card card, @Nullable EffectPlacement place) {
    boolean fits = place == null || switch (place) {
      case AT_ONCE -> duration == (lasts(card) ? Duration.END_OF_TURN : Duration.AT_ONCE);
      case MOVE -> duration == Duration.THIS_MOVE;
      case CLEANSING, CLEANSED -> duration == Duration.THIS_ROLL;
      case SPUN, DYING -> duration == Duration.AT_ONCE;
      default -> duration == Duration.THIS_ATTACK || duration == Duration.THIS_ROLL;
    };
    return fits ? "" : "its effects do not last like that under " + card.trigger().text();
  }

  /**
   * Returns the fault of a card that might be used, or answer itself, without end at a place (JW-RUL-135); empty if
   * there is none.
   */
  static String endless(Card card, @Nullable EffectPlacement place) {
    if (card.trigger().moment() == Moment.ACTIVE && card.kind() == CardKind.PERMANENT && card.cost().equals(Cost.NOTHING)
        && !card.oncePerTurn()) {
      return "a permanent ACTIVE card without a cost must be oncePerTurn, or it might be used without end";
    }
    boolean isForced = place == EffectPlacement.AT_ONCE && card.trigger().moment() == Moment.FORCED && !card.oncePerTurn();
    for (Clause clause : card.clauses()) {
      Effect effect = clause.effect();
      EffectVerb verb = effect.verb();
      if (isForced && (verb == EffectVerb.DRAW || card.kind() == CardKind.PERMANENT && CAUSES.contains(verb))) {
        return "a FORCED card with " + verb.word() + " must be oncePerTurn, or it might answer itself without end";
      }
      if (place == EffectPlacement.MISFORTUNE && effect instanceof Effect.Cards cards && verb == EffectVerb.DRAW
          && cards.pile() == Effect.Pile.MISFORTUNE) {
        return "a misfortune card that draws another one might go on without end";
      }
    }
    return "";
  }

  private static boolean lasts(Card card) {
    return card.clauses().stream().map(clause -> clause.effect().verb())
        .anyMatch(verb -> verb == EffectVerb.MOD_MV || verb == EffectVerb.INACTIVE);
  }

  /** Returns whether the words of a part of a condition are for the bearer. */
  static boolean isForBearer(Clause clause) {
    return clause.timing() == Timing.PLAIN
        || clause.effect() instanceof Effect.Given given && given.who() == EffectTarget.BEARER;
  }
}
