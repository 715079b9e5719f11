package games.kumite.journey.content;

import games.kumite.journey.content.Clause.Timing;
import games.kumite.journey.content.EffectRow.Trait;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.content.Trigger.Party;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A check that the arguments of a word have a meaning in their place; content that no rule would heed is an error. */
final class ArgumentChecks {

  private ArgumentChecks() {}

  /** Returns the fault of a part of a card, condition or sheet at a place; empty if there is none. */
  static String fault(Clause clause, @Nullable Event event, @Nullable EffectPlacement place) {
    boolean mayNeedDamage = clause.effect().word().has(Trait.MAY_NEED_DAMAGE)
        && (place == EffectPlacement.ATTACK || place == EffectPlacement.ROLLED);
    if (clause.ifDamage() && !mayNeedDamage) {
      return "ifDamage belongs to addDamage, knockBack and applyCondition of an attack, was \"" + clause.text() + "\"";
    }
    return clause.effect().word().isMeant(clause.effect(), event, place) ? ""
        : "nobody or nothing can be meant like that, was \"" + clause.effect().text() + "\"";
  }

  /**
   * Returns the fault of the words of a card together, such as two of which one would be lost; empty if there is none.
   */
  static String fault(Card card) {
    List<EffectWord> seen = new ArrayList<>();
    for (Clause clause : card.clauses()) {
      EffectWord word = clause.effect().word();
      if (word.has(Trait.SINGLE) && seen.contains(word)) {
        return "a card can have " + word.word() + " once";
      }
      seen.add(word);
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
      EffectWord word = effect.word();
      if (isForced && (word.has(Trait.DRAWS) || card.kind() == CardKind.PERMANENT && word.has(Trait.CAUSES_EVENT))) {
        return "a FORCED card with " + word.word() + " must be oncePerTurn, or it might answer itself without end";
      }
      if (place == EffectPlacement.MISFORTUNE && word.has(Trait.DRAWS) && effect instanceof Effect.Cards cards
          && cards.pile() == Effect.Pile.MISFORTUNE) {
        return "a misfortune card that draws another one might go on without end";
      }
    }
    return "";
  }

  private static boolean lasts(Card card) {
    return card.clauses().stream().anyMatch(clause -> clause.effect().word().has(Trait.LASTS));
  }

  /** Returns whether the words of a part of a condition are for the bearer. */
  static boolean isForBearer(Clause clause) {
    return clause.timing() == Timing.PLAIN
        || clause.effect() instanceof Effect.Given given && given.who() == EffectTarget.BEARER;
  }
}
