package games.kumite.tmnt.content;

import games.kumite.tmnt.content.Clause.Trigger;
import games.kumite.tmnt.content.Effect.Aim;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The places at which effects may stand. The interpreter carries out these, and no others. */
final class EffectPlacement {

  private static final Set<EffectVerb> CONSTANTS =
      EnumSet.of(EffectVerb.STR, EffectVerb.RUN, EffectVerb.WINTIES, EffectVerb.EXTRASLOT, EffectVerb.HANDLIMIT);
  private static final Set<EffectVerb> POWERS = EnumSet.of(EffectVerb.STR, EffectVerb.RUN, EffectVerb.NOESCAPE, EffectVerb.NOPURSUE, EffectVerb.NOHELP,
      EffectVerb.LEVELONLY, EffectVerb.LEVELONLY_HELPER, EffectVerb.NOONESHOT);
  private static final Set<EffectVerb> HITS = EnumSet.of(EffectVerb.LEVEL, EffectVerb.LOSE, EffectVerb.DIE, EffectVerb.NEXT, EffectVerb.NEXTRUN);
  private static final Set<EffectVerb> ACTIVE =
      EnumSet.of(EffectVerb.STR, EffectVerb.REROLL, EffectVerb.ESCAPE, EffectVerb.CANCELTRAP, EffectVerb.REDUCE_LEVEL_LOSS);
  private static final Set<EffectVerb> TEAM_UPS =
      EnumSet.of(EffectVerb.STR, EffectVerb.REROLL, EffectVerb.ESCAPE, EffectVerb.CANCELTRAP, EffectVerb.REMOVE, EffectVerb.DRAW);
  private static final Set<EffectVerb> ONE_SHOTS = EnumSet.of(
      EffectVerb.STR, EffectVerb.ESCAPE, EffectVerb.REMOVE, EffectVerb.REROLL, EffectVerb.SETDIE, EffectVerb.CANCELTRAP, EffectVerb.FORCEHELP);
  private static final Set<EffectVerb> ENHANCERS = EnumSet.of(EffectVerb.STR, EffectVerb.TREASURE, EffectVerb.MATE);
  private static final Set<EffectVerb> SPECIALS = EnumSet.of(EffectVerb.STEALLEVEL, EffectVerb.ATTACH, EffectVerb.DRAW);

  /** The verbs that decide by themselves when a card can be played. */
  private static final Set<EffectVerb> UNBRANCHED =
      EnumSet.of(EffectVerb.REROLL, EffectVerb.SETDIE, EffectVerb.ESCAPE, EffectVerb.CANCELTRAP, EffectVerb.ADDMONSTER, EffectVerb.ATTACH);

  private EffectPlacement() {}

  /** Returns the fault of a clause at its place, empty if there is none. {@code type} is null for Bad Stuff. */
  static String fault(Clause clause, @Nullable CardType type) {
    Set<EffectVerb> allowed = allowed(clause.trigger(), type);
    for (Effect effect : List.of(clause.effect(), clause.otherwise())) {
      if (!allowed.contains(effect.verb())) {
        return effect.verb() + " cannot stand here" + (clause.trigger() == Trigger.PLAIN ? "" : " under "
            + clause.trigger()) + "; what can is " + allowed;
      }
      String fault = aim(effect, clause.trigger(), type);
      if (!fault.isEmpty()) {
        return fault;
      }
    }
    boolean ofTarget = clause.condition().scope() == EffectCondition.Scope.TARGET;
    return ofTarget && type != CardType.LEVEL_CARD ? "TARGET(...) belongs to level cards" : terms(clause, type);
  }

  /**
   * Returns the fault in a clause's cost, limit or branches, empty if there is none. They belong to cards that are
   * used.
   */
  private static String terms(Clause clause, @Nullable CardType type) {
    boolean isUsed = clause.trigger() == Trigger.ACTIVATE || clause.trigger() == Trigger.ON_LOOT;
    if (clause.cost() > 0 && !isUsed) {
      return "ACTIVATE cannot stand under " + clause.trigger();
    }
    if (clause.max() > 0 && !isUsed && clause.trigger() != Trigger.ON_SELL) {
      return "MAX belongs to ACTIVATE, ON LOOT and ON SELL";
    }
    if (clause.max() > 0 && clause.per() == Clause.Per.COMBAT && clause.trigger() != Trigger.ACTIVATE) {
      return "MAX PER COMBAT cannot stand under " + clause.trigger() + ": there is none";
    }
    boolean mayBranch = clause.trigger() == Trigger.PLAIN || clause.trigger() == Trigger.PERSIST
        || clause.trigger() == Trigger.AFTER_KILL;
    if (clause.hasElse() && !mayBranch) {
      return "ELSE cannot stand under " + clause.trigger();
    }
    if (!clause.hasElse()) {
      return "";
    }
    if (UNBRANCHED.contains(clause.effect().verb()) || UNBRANCHED.contains(clause.otherwise().verb())) {
      return "ELSE cannot stand with any of " + UNBRANCHED;
    }
    if (type != null && isSummedUp(clause.effect(), type) != isSummedUp(clause.otherwise(), type)) {
      return "ELSE cannot stand between an effect that happens once and one that counts again in every sum";
    }
    return choice(clause.effect()).equals(choice(clause.otherwise()))
        ? "" : "the effects before and after ELSE need the same choice of a target";
  }

  /**
   * Returns whether an effect of a played card counts while its condition holds, not by the state at the time of play.
   */
  private static boolean isSummedUp(Effect effect, CardType type) {
    return effect.verb() == EffectVerb.STR
        || type == CardType.TRAP && (effect.verb() == EffectVerb.NEXT || effect.verb() == EffectVerb.NEXTRUN);
  }

  private static String aim(Effect effect, Trigger trigger, @Nullable CardType type) {
    if (effect.verb() == EffectVerb.STR) {
      boolean mayAim = type == CardType.ONE_SHOT || trigger == Trigger.TEAM_UP;
      if (!mayAim && aim(effect) != Aim.OWN) {
        return "STR " + aim(effect) + " belongs to One-Shots and TEAM_UP";
      }
    } else if (effect.verb() == EffectVerb.LEVEL) {
      boolean isOnTarget = aim(effect) == Aim.TARGET;
      if (type == null && ((Effect.Change) effect).amount() > 0) {
        return "Bad Stuff gives no Levels"; // MT-CON-03
      }
      if (isOnTarget != (type == CardType.LEVEL_CARD)) {
        return type == CardType.LEVEL_CARD ? "LEVEL needs a TARGET here" : "LEVEL TARGET belongs to level cards";
      }
      if (isOnTarget && ((Effect.Change) effect).amount() < 0) {
        return "a level card gives Levels";
      }
    } else if (effect instanceof Effect.Remove remove && remove.fitting().test() == EffectCondition.Test.COUNT) {
      return "REMOVE needs what one monster is, not how many there are";
    }
    return "";
  }

  /** Returns the fault of a card's effects together, empty if there is none. */
  static String fault(List<Clause> clauses, CardType type, PlayTime when) {
    for (Trigger single : List.of(Trigger.ACTIVATE, Trigger.TEAM_UP, Trigger.ON_LOOT, Trigger.ON_SELL)) {
      if (clauses.stream().filter(clause -> clause.trigger() == single).count() > 1) {
        return "must hold at most one " + single;
      }
    }
    for (EffectVerb verb : List.of(EffectVerb.REROLL, EffectVerb.CANCELTRAP)) {
      if (clauses.stream().filter(clause -> clause.effect().verb() == verb).count() > 1) {
        return "must hold at most one " + verb;
      }
    }
    if (clauses.stream().filter(clause -> clause.trigger() == Trigger.PLAIN)
        .map(clause -> choice(clause.effect())).filter(choice -> !choice.isEmpty()).distinct().count() > 1) {
      return "must demand one choice of a target at most";
    }
    boolean isAlone = clauses.size() == 1;
    for (Clause clause : clauses) {
      EffectVerb verb = clause.effect().verb();
      boolean standsAlone = switch (verb) {
        case ADDMONSTER, ATTACH, SETDIE -> true;
        case CANCELTRAP, REROLL -> type == CardType.ONE_SHOT;
        default -> false;
      };
      if (standsAlone && !isAlone) {
        return verb + " must be the only effect";
      }
      String fault = time(verb, type, when) + (clause.hasElse() ? time(clause.otherwise().verb(), type, when) : "");
      if (!fault.isEmpty()) {
        return fault;
      }
    }
    return "";
  }

  /** Returns the fault of a verb that cannot have its effect at a time of play, empty if it can. */
  private static String time(EffectVerb verb, CardType type, PlayTime when) {
    Set<PlayTime> times = switch (type) {
      case ONE_SHOT -> switch (verb) {
        case ESCAPE -> EnumSet.of(PlayTime.RUN);
        case SETDIE, REROLL -> EnumSet.of(PlayTime.DIE);
        case CANCELTRAP -> EnumSet.of(PlayTime.TRAP);
        default -> EnumSet.of(PlayTime.COMBAT);
      };
      case SPECIAL, LEVEL_CARD -> verb == EffectVerb.ATTACH
          ? EnumSet.of(PlayTime.OWN_NONCOMBAT) : EnumSet.of(PlayTime.ANY, PlayTime.OWN_NONCOMBAT);
      default -> EnumSet.of(when);
    };
    return when == PlayTime.NONE || times.contains(when) ? ""
        : verb + " needs a time of play of " + times + ", was " + when;
  }

  /** Returns the choice that the user must make before an effect: a word for each kind of choice, empty for none. */
  private static String choice(Effect effect) {
    return switch (effect.verb()) {
      case STR -> aim(effect) == Aim.CHOICE || aim(effect) == Aim.MONSTER ? aim(effect).name() : "";
      case REMOVE -> ((Effect.Remove) effect).fitting().toString();
      case STEALLEVEL, FORCEHELP, ATTACH -> effect.verb().name();
      case LEVEL -> aim(effect) == Aim.TARGET ? "LEVEL" : "";
      default -> "";
    };
  }

  private static Aim aim(Effect change) {
    return ((Effect.Change) change).aim();
  }

  private static Set<EffectVerb> allowed(Trigger trigger, @Nullable CardType type) {
    if (type == null) {
      return trigger == Trigger.PLAIN ? HITS : Set.of();
    }
    boolean isOwned = switch (type) {
      case STANCE, KATA, ALLY, CHARACTER, ITEM -> true;
      default -> false;
    };
    return switch (trigger) {
      case PLAIN -> plain(type);
      case AFTER_KILL -> type == CardType.MONSTER ? EnumSet.of(EffectVerb.DRAW) : Set.of();
      case ON_LOOT -> isOwned ? EnumSet.of(EffectVerb.DRAW) : Set.of();
      case ON_SELL -> isOwned ? EnumSet.of(EffectVerb.DOUBLE_ONE_ITEM) : Set.of();
      case ACTIVATE -> isOwned ? ACTIVE : Set.of();
      case TEAM_UP -> type == CardType.ALLY ? TEAM_UPS : Set.of();
      case PERSIST -> type == CardType.TRAP ? EnumSet.of(EffectVerb.STR, EffectVerb.RUN) : Set.of();
    };
  }

  private static Set<EffectVerb> plain(CardType type) {
    return switch (type) {
      case MONSTER -> POWERS;
      case ENHANCER -> ENHANCERS;
      case WANDERING -> EnumSet.of(EffectVerb.ADDMONSTER);
      case TRAP -> HITS;
      case STANCE, KATA, ALLY, CHARACTER, ITEM -> CONSTANTS;
      case ONE_SHOT -> ONE_SHOTS;
      case LEVEL_CARD -> EnumSet.of(EffectVerb.LEVEL);
      case SPECIAL -> SPECIALS;
    };
  }
}
