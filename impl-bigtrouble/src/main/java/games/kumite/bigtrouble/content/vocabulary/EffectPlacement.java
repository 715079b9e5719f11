package games.kumite.bigtrouble.content.vocabulary;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A check of the places of effects; a text that cannot be carried out, or that would be ignored, is an error. */
public final class EffectPlacement {

  /** The greatest number of dice that {@code addAD} adds (BT-RUL-119). */
  public static final int MAX_PASSING = 3;

  private EffectPlacement() {}

  /** Returns the fault of a clause in its place, empty if there is none. */
  public static String fault(Clause clause, TextSource home) {
    if (!home.triggers.contains(clause.trigger())) {
      return clause.trigger().word() + " cannot stand here; what can is "
          + String.join(", ", home.triggers.stream().map(Trigger::word).toList());
    }
    Effects effects = clause.effects();
    boolean isDivided = !effects.first().equals(effects.second());
    if (isDivided && home.acts != TextSource.Acts.BOTH) {
      return "this is read in one act alone: \"Act I: \" and \"Act II: \" cannot stand here";
    }
    String fault = home.acts == TextSource.Acts.SECOND ? ""
        : fault(effects.first(), clause.trigger(), home, isDivided ? TextSource.Acts.FIRST : home.acts);
    return !fault.isEmpty() || home.acts == TextSource.Acts.FIRST ? fault
        : fault(effects.second(), clause.trigger(), home, isDivided ? TextSource.Acts.SECOND : home.acts);
  }

  private static String fault(List<Part> parts, Trigger trigger, TextSource home, TextSource.Acts acts) {
    boolean peeks = false;
    for (Part part : parts) {
      String fault = DurationChecks.fault(part, trigger, home);
      if (!fault.isEmpty()) {
        return fault;
      }
      boolean isPlain = !part.isChoice() && part.each() == EffectTarget.SELF;
      for (Effect effect : part.effects()) {
        peeks |= effect.verb() == EffectVerb.PEEK_BT && isPlain;
        if (effect.verb() == EffectVerb.PEEK_BOTTOM && !(peeks && isPlain)) {
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

  private static String effect(Effect effect, Part part, Trigger trigger, TextSource home) {
    String verb = effect.verb().word();
    boolean lasts = trigger.isLasting() || part.scope().isDuration();
    if (effect.verb().nature == EffectVerb.Nature.LASTING && !lasts) {
      return verb + " needs a scope (turn, round, on one roll) under " + trigger.word();
    }
    if (effect.verb().nature == EffectVerb.Nature.INSTANT && lasts) {
      return verb + (trigger.isLasting() ? " cannot stand under " + trigger.word() : " cannot last");
    }
    if (part.scope() == EffectDuration.ROLL && !(effect instanceof Effect.Roll) && !(effect instanceof Effect.EpicAll)) {
      return verb + " is not about a roll";
    }
    boolean isForbidding = effect.verb() == EffectVerb.NO_FATE || effect.verb() == EffectVerb.NO_REST || effect.verb() == EffectVerb.NO_FREE;
    if (part.scope() == EffectDuration.FIRST_EACH_TURN && isForbidding) {
      return verb + " cannot hold the first time each turn";
    }
    if (effect.verb() == EffectVerb.ADD_AD && ((Effect.Amount) effect).amount() > MAX_PASSING) {
      return verb + " adds at most " + MAX_PASSING + " dice"; // BT-RUL-119
    }
    if (home == TextSource.HELL && effect.verb() == EffectVerb.THREAT && ((Effect.Amount) effect).amount() < 0) {
      return "threat cannot go back on a Hell card: the threat ends deaths that bring about each other"; // BT-RUL-128
    }
    if (effect.verb() == EffectVerb.FLEE && home != TextSource.ENEMY) {
      return verb + " belongs to enemies";
    }
    String fault = DurationChecks.fault(effect.verb(), part.scope(), trigger, home);
    if (fault.isEmpty() && !isOfAnyTurn(effect)) {
      fault = DurationChecks.ofOthers(part, trigger, home);
    }
    if (!fault.isEmpty()) {
      return fault;
    }
    EffectTarget target = target(effect);
    if ((target == EffectTarget.OWNER || part.each() == EffectTarget.OWNER) && home != TextSource.SHOWDOWN) {
      return "owner belongs to showdown cards of heroes";
    }
    if ((target == EffectTarget.AT || part.each() == EffectTarget.AT || isAt(effect)) && home != TextSource.ENEMY) {
      return "at belongs to enemies";
    }
    return "";
  }

  /** Returns whether a word that holds to the end of a turn can matter to a hero who does not act in it. */
  public static boolean isOfAnyTurn(Effect effect) {
    return effect.verb() == EffectVerb.GUARD
        || effect instanceof Effect.NoFree free && free.action() == FreeAction.USE_ITEM; // items "at any time"
  }

  /** Returns the fault of a word for a hero on a card without a hero that does not name one; empty if there is none. */
  private static String hero(Effect effect, Part part, Trigger trigger, TextSource home) {
    if (home.self == TextSource.Self.HERO || trigger == Trigger.WHILE && home == TextSource.SHOWDOWN) {
      return "";
    }
    EffectTarget target = part.each() == EffectTarget.SELF ? target(effect) : part.each();
    EffectPlace place = place(effect);
    boolean isOfHero = switch (effect.verb()) {
      case UNIQUE, HIT_BOSS, PREVENT, EXTRA_FATE, SET_AD, ADD_AD -> true;
      default -> target(effect) == EffectTarget.SELF && takesTarget(effect) || trigger.isLasting() || part.scope().isDuration()
          || place != null && (place.kind() == EffectPlace.Kind.HERE || place.kind() == EffectPlace.Kind.NEXT
              || place.kind() == EffectPlace.Kind.LEVEL);
    };
    boolean isAround = target == EffectTarget.HERE || target == EffectTarget.NEAR || target == EffectTarget.OTHER;
    return isAround || part.each() == EffectTarget.SELF && isOfHero
        ? effect + ": no hero is meant here; say for whom it is" : "";
  }

  /**
   * Returns the fault of a word that belongs to one act alone in the other, where it would be ignored; empty if there
   * is none.
   */
  private static String act(Effect effect, Part part, TextSource home, TextSource.Acts acts) {
    if (acts == TextSource.Acts.BOTH) {
      return "";
    }
    TextSource.Acts other = acts == TextSource.Acts.FIRST ? TextSource.Acts.SECOND : TextSource.Acts.FIRST;
    EffectPlace place = place(effect);
    if (part.each().acts() == other || target(effect).acts() == other || place != null && place.kind().acts() == other) {
      return effect + ": there is no such place in this act";
    }
    if (effect.verb() == EffectVerb.RUBBLE && acts == TextSource.Acts.FIRST) {
      return effect + " does nothing in Act I"; // BT-RUL-136
    }
    boolean isOfActOne = switch (effect.verb()) {
      case AUDACITY, PEEK_BT, MARCH, ITEM -> true;
      case CLEAR_HELL -> home != TextSource.UPGRADE; // BT-DIE-10
      case NO_FREE -> ((Effect.NoFree) effect).action() == FreeAction.FAST_TRAVEL;
      default -> false;
    };
    return isOfActOne && acts == TextSource.Acts.SECOND ? effect + " does nothing in Act II" : "";
  }

  private static boolean takesTarget(Effect effect) {
    return effect instanceof Effect.Heroes || effect instanceof Effect.HeroesAmount || effect instanceof Effect.Teleport
        || effect instanceof Effect.Item;
  }

  /** Returns the heroes that an effect names; self if it names none. */
  public static EffectTarget target(Effect effect) {
    if (effect instanceof Effect.Heroes it) {
      return it.target();
    } else if (effect instanceof Effect.HeroesAmount it) {
      return it.target();
    } else if (effect instanceof Effect.Teleport it) {
      return it.target();
    }
    return effect instanceof Effect.Item it ? it.target() : EffectTarget.SELF;
  }

  private static boolean isAt(Effect effect) {
    EffectPlace place = place(effect);
    return place != null && place.kind() == EffectPlace.Kind.AT;
  }

  /** Returns the place that an effect names, null if it names none. */
  public static @Nullable EffectPlace place(Effect effect) {
    if (effect instanceof Effect.Spawn it) {
      return it.place();
    } else if (effect instanceof Effect.Placed it) {
      return it.place();
    } else if (effect instanceof Effect.PlacedAmount it) {
      return it.place();
    }
    return effect instanceof Effect.Teleport it ? it.place() : null;
  }
}
