package games.kumite.bigtrouble.content.vocabulary;

import games.kumite.bigtrouble.content.vocabulary.TextSource.Acts;
import java.util.List;

/**
 * A check of the places of effects, scopes and choices; a text that cannot be carried out, or that would be ignored, is an
 * error. What is special about a word it says itself.
 */
public final class EffectPlacement {

  /** The greatest number of dice that {@code addAD} adds (BT-RUL-119). */
  public static final int MAX_PASSING = 3;

  /** The word for a look at the top cards of the Big Trouble deck. */
  public static final String PEEK = "peekBT";
  /** The word for what may go to the bottom then. */
  public static final String PEEK_BOTTOM = "peekBottom";

  private EffectPlacement() {}

  /** Returns the fault of a clause in its place, empty if there is none. */
  public static String fault(Clause clause, TextSource home) {
    if (!home.triggers.contains(clause.trigger())) {
      return clause.trigger().word() + " cannot stand here; what can is "
          + String.join(", ", home.triggers.stream().map(Trigger::word).toList());
    }
    Effects effects = clause.effects();
    boolean isDivided = !effects.first().equals(effects.second());
    if (isDivided && home.acts != Acts.BOTH) {
      return "this is read in one act alone: \"Act I: \" and \"Act II: \" cannot stand here";
    }
    String fault = home.acts == Acts.SECOND ? ""
        : fault(effects.first(), clause.trigger(), home, isDivided ? Acts.FIRST : home.acts);
    return !fault.isEmpty() || home.acts == Acts.FIRST ? fault
        : fault(effects.second(), clause.trigger(), home, isDivided ? Acts.SECOND : home.acts);
  }

  private static String fault(List<Part> parts, Trigger trigger, TextSource home, Acts acts) {
    boolean peeks = false;
    for (Part part : parts) {
      String fault = part(part, trigger, home);
      if (!fault.isEmpty()) {
        return fault;
      }
      boolean isPlain = !part.isChoice() && part.each() == EffectTarget.SELF;
      for (Effect effect : part.effects()) {
        peeks |= effect.is(PEEK) && isPlain;
        if (effect.is(PEEK_BOTTOM) && !(peeks && isPlain)) {
          return "peekBottom needs a peekBT before it";
        }
        fault = effect(effect, part, trigger, home);
        fault = fault.isEmpty() ? hero(effect, part, trigger, home) : fault;
        fault = fault.isEmpty() ? act(effect, part, home, acts) : fault;
        if (!fault.isEmpty()) {
          return fault;
        }
      }
    }
    return "";
  }

  private static String part(Part part, Trigger trigger, TextSource home) {
    String word = "\"" + part.scope().word() + "\"";
    if (part.scope().isDuration() && trigger.isLasting()) {
      return word + " cannot stand under " + trigger.word();
    }
    if (part.isChoice() && trigger.isLasting()) {
      return "a choice cannot stand under " + trigger.word();
    }
    if (part.each() != EffectTarget.SELF && trigger == Trigger.PASSIVE) {
      return "\"for\" cannot stand under passive";
    }
    boolean isChosen =
        part.each() == EffectTarget.ANY || part.each() == EffectTarget.OTHER || part.each() == EffectTarget.MAX_CHI;
    if (isChosen && trigger == Trigger.WHILE) {
      return "for " + part.each().word() + " cannot stand under while: nobody chooses";
    }
    if (part.max() > 1 && (part.isChoice() || !part.effect().verb().isRepeatable())) {
      return "\"up to\" belongs to kill";
    }
    return moment(part, trigger, home, word);
  }

  /** Returns the fault of a frequency or duration that cannot be tracked in its place; empty if there is none. */
  private static String moment(Part part, Trigger trigger, TextSource home, String word) {
    boolean isUsed = trigger == Trigger.NOW || trigger == Trigger.COST;
    if (part.scope() == EffectDuration.FIRST_EACH_TURN && (isUsed || !home.isOwned())
        || part.scope() == EffectDuration.ONCE && (trigger.isLasting() || !home.isOwned())) {
      return word + " cannot stand under " + trigger.word();
    }
    boolean isOutOfTurns = home.self == TextSource.Self.NOBODY && trigger != Trigger.WHILE;
    if (isOutOfTurns && (part.scope() == EffectDuration.TURN || part.scope() == EffectDuration.IF_MOVED)) {
      return word + " cannot stand here: it is nobody's turn";
    }
    if (part.scope() == EffectDuration.TURN && isTurnOver(trigger, home)) {
      return word + " cannot stand here: the turn is over";
    }
    return part.scope() == EffectDuration.ROUND && trigger == Trigger.ON_UPKEEP
        ? word + " cannot stand under onUpkeep: the round is over" : "";
  }

  /** Returns whether a text comes at the end of a turn. */
  public static boolean isTurnOver(Trigger trigger, TextSource home) {
    return trigger == Trigger.ON_TURN_END || home == TextSource.FATE_SLOT;
  }

  private static String effect(Effect effect, Part part, Trigger trigger, TextSource home) {
    EffectWord word = effect.verb();
    boolean lasts = trigger.isLasting() || part.scope().isDuration();
    if (word.nature() == EffectWord.Nature.LASTING && !lasts) {
      return word.word() + " needs a scope (turn, round, on one roll) under " + trigger.word();
    }
    if (word.nature() == EffectWord.Nature.INSTANT && lasts) {
      return word.word() + (trigger.isLasting() ? " cannot stand under " + trigger.word() : " cannot last");
    }
    if (part.scope() == EffectDuration.ROLL && !word.shape().isOfRolls()) {
      return word.word() + " is not about a roll";
    }
    String fault = word.fault(effect, part, trigger, home);
    if (fault.isEmpty() && !word.isOfAnyTurn(effect)) {
      fault = ofOthers(part, trigger, home);
    }
    if (!fault.isEmpty()) {
      return fault;
    }
    if ((effect.target() == EffectTarget.OWNER || part.each() == EffectTarget.OWNER) && home != TextSource.SHOWDOWN) {
      return "owner belongs to showdown cards of heroes";
    }
    boolean isAt = effect.target() == EffectTarget.AT || effect.place().kind() == EffectPlace.Kind.AT;
    return (isAt || part.each() == EffectTarget.AT) && home != TextSource.ENEMY ? "at belongs to enemies" : "";
  }

  /**
   * Returns the fault of a word to the end of a turn that is for others than the hero whose turn it must be; empty if
   * there is none.
   */
  private static String ofOthers(Part part, Trigger trigger, TextSource home) {
    boolean isOwnTurn = home == TextSource.SPECIAL || switch (trigger) {
      case COST, ON_TURN_START, ON_REST, ON_MOVE_ACTION, ON_FAIL -> true;
      default -> false;
    };
    boolean isForOthers = part.each() == EffectTarget.OTHER || part.each() == EffectTarget.NEAR;
    return part.scope() == EffectDuration.TURN && isForOthers && isOwnTurn
        ? "\"turn for " + part.each().word() + "\" cannot stand here: it is not their turn" : "";
  }

  /** Returns the fault of a word for a hero on a card without a hero that does not name one; empty if there is none. */
  private static String hero(Effect effect, Part part, Trigger trigger, TextSource home) {
    if (home.self == TextSource.Self.HERO || trigger == Trigger.WHILE && home == TextSource.SHOWDOWN) {
      return "";
    }
    EffectTarget target = part.each() == EffectTarget.SELF ? effect.target() : part.each();
    boolean isOfHero = effect.verb().isOfSelf() || effect.target() == EffectTarget.SELF && effect.verb().shape().hasTarget()
        || trigger.isLasting() || part.scope().isDuration() || switch (effect.place().kind()) {
          case HERE, NEXT, LEVEL -> true;
          default -> false;
        };
    boolean isAround = target == EffectTarget.HERE || target == EffectTarget.NEAR || target == EffectTarget.OTHER;
    return isAround || part.each() == EffectTarget.SELF && isOfHero
        ? effect + ": no hero is meant here; say for whom it is" : "";
  }

  /**
   * Returns the fault of a word that belongs to one act alone in the other, where it would be ignored; empty if there
   * is none.
   */
  private static String act(Effect effect, Part part, TextSource home, Acts acts) {
    if (acts == Acts.BOTH) {
      return "";
    }
    Acts other = acts == Acts.FIRST ? Acts.SECOND : Acts.FIRST;
    if (part.each().acts() == other || effect.target().acts() == other || effect.place().kind().acts() == other) {
      return effect + ": there is no such place in this act";
    }
    return effect.verb().isIdle(effect, acts, home)
        ? effect + " does nothing in Act " + (acts == Acts.FIRST ? "I" : "II") : "";
  }
}
