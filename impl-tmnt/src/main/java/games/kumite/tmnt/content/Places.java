package games.kumite.tmnt.content;

import games.kumite.tmnt.content.Clause.Trigger;
import games.kumite.tmnt.content.Effect.Aim;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which effects may stand where: the interpreter carries out these, and no others. */
final class Places {

  private static final Set<Verb> CONSTANTS =
      EnumSet.of(Verb.STR, Verb.RUN, Verb.WINTIES, Verb.EXTRASLOT, Verb.HANDLIMIT);
  private static final Set<Verb> POWERS = EnumSet.of(Verb.STR, Verb.RUN, Verb.NOESCAPE, Verb.NOPURSUE, Verb.NOHELP,
      Verb.LEVELONLY, Verb.LEVELONLY_HELPER, Verb.NOONESHOT);
  private static final Set<Verb> HITS = EnumSet.of(Verb.LEVEL, Verb.LOSE, Verb.DIE, Verb.NEXT, Verb.NEXTRUN);
  private static final Set<Verb> ACTIVE =
      EnumSet.of(Verb.STR, Verb.REROLL, Verb.ESCAPE, Verb.CANCELTRAP, Verb.REDUCE_LEVEL_LOSS);
  private static final Set<Verb> TEAM_UPS =
      EnumSet.of(Verb.STR, Verb.REROLL, Verb.ESCAPE, Verb.CANCELTRAP, Verb.REMOVE, Verb.DRAW);
  private static final Set<Verb> ONE_SHOTS = EnumSet.of(
      Verb.STR, Verb.ESCAPE, Verb.REMOVE, Verb.REROLL, Verb.SETDIE, Verb.CANCELTRAP, Verb.FORCEHELP);
  private static final Set<Verb> ENHANCERS = EnumSet.of(Verb.STR, Verb.TREASURE, Verb.MATE);
  private static final Set<Verb> SPECIALS = EnumSet.of(Verb.STEALLEVEL, Verb.ATTACH, Verb.DRAW);

  /** What decides by itself when a card can be played. */
  private static final Set<Verb> UNBRANCHED =
      EnumSet.of(Verb.REROLL, Verb.SETDIE, Verb.ESCAPE, Verb.CANCELTRAP, Verb.ADDMONSTER, Verb.ATTACH);

  private Places() {}

  /** What is wrong with a clause where it stands, empty if nothing is; {@code type} is null for Bad Stuff. */
  static String fault(Clause clause, @Nullable CardType type) {
    Set<Verb> allowed = allowed(clause.trigger(), type);
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
    boolean ofTarget = clause.condition().scope() == Condition.Scope.TARGET;
    return ofTarget && type != CardType.LEVEL_CARD ? "TARGET(...) belongs to level cards" : terms(clause, type);
  }

  /** Costs, limits and branches belong to what is used, or is not. */
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
      return "ELSE cannot stand between what happens once and what counts anew in every sum";
    }
    return choice(clause.effect()).equals(choice(clause.otherwise()))
        ? "" : "the effects before and after ELSE need the same choice of a target";
  }

  /** Returns whether an effect of a played card counts while its condition holds, and not by what held when it was played. */
  private static boolean isSummedUp(Effect effect, CardType type) {
    return effect.verb() == Verb.STR
        || type == CardType.TRAP && (effect.verb() == Verb.NEXT || effect.verb() == Verb.NEXTRUN);
  }

  private static String aim(Effect effect, Trigger trigger, @Nullable CardType type) {
    if (effect.verb() == Verb.STR) {
      boolean mayAim = type == CardType.ONE_SHOT || trigger == Trigger.TEAM_UP;
      if (!mayAim && aim(effect) != Aim.OWN) {
        return "STR " + aim(effect) + " belongs to One-Shots and TEAM_UP";
      }
    } else if (effect.verb() == Verb.LEVEL) {
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
    } else if (effect instanceof Effect.Remove remove && remove.fitting().test() == Condition.Test.COUNT) {
      return "REMOVE needs what one monster is, not how many there are";
    }
    return "";
  }

  /** What is wrong with a card's effects together, empty if nothing is. */
  static String fault(List<Clause> clauses, CardType type, When when) {
    for (Trigger single : List.of(Trigger.ACTIVATE, Trigger.TEAM_UP, Trigger.ON_LOOT, Trigger.ON_SELL)) {
      if (clauses.stream().filter(clause -> clause.trigger() == single).count() > 1) {
        return "must hold at most one " + single;
      }
    }
    for (Verb verb : List.of(Verb.REROLL, Verb.CANCELTRAP)) {
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
      Verb verb = clause.effect().verb();
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

  /** The time of play at which a verb can have its effect. */
  private static String time(Verb verb, CardType type, When when) {
    Set<When> times = switch (type) {
      case ONE_SHOT -> switch (verb) {
        case ESCAPE -> EnumSet.of(When.RUN);
        case SETDIE, REROLL -> EnumSet.of(When.DIE);
        case CANCELTRAP -> EnumSet.of(When.TRAP);
        default -> EnumSet.of(When.COMBAT);
      };
      case SPECIAL, LEVEL_CARD -> verb == Verb.ATTACH
          ? EnumSet.of(When.OWN_NONCOMBAT) : EnumSet.of(When.ANY, When.OWN_NONCOMBAT);
      default -> EnumSet.of(when);
    };
    return when == When.NONE || times.contains(when) ? ""
        : verb + " needs a time of play of " + times + ", was " + when;
  }

  /** What its user must choose before an effect: a word for each kind of choice, empty for none. */
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

  private static Set<Verb> allowed(Trigger trigger, @Nullable CardType type) {
    if (type == null) {
      return trigger == Trigger.PLAIN ? HITS : Set.of();
    }
    boolean isOwned = switch (type) {
      case STANCE, KATA, ALLY, CHARACTER, ITEM -> true;
      default -> false;
    };
    return switch (trigger) {
      case PLAIN -> plain(type);
      case AFTER_KILL -> type == CardType.MONSTER ? EnumSet.of(Verb.DRAW) : Set.of();
      case ON_LOOT -> isOwned ? EnumSet.of(Verb.DRAW) : Set.of();
      case ON_SELL -> isOwned ? EnumSet.of(Verb.DOUBLE_ONE_ITEM) : Set.of();
      case ACTIVATE -> isOwned ? ACTIVE : Set.of();
      case TEAM_UP -> type == CardType.ALLY ? TEAM_UPS : Set.of();
      case PERSIST -> type == CardType.TRAP ? EnumSet.of(Verb.STR, Verb.RUN) : Set.of();
    };
  }

  private static Set<Verb> plain(CardType type) {
    return switch (type) {
      case MONSTER -> POWERS;
      case ENHANCER -> ENHANCERS;
      case WANDERING -> EnumSet.of(Verb.ADDMONSTER);
      case TRAP -> HITS;
      case STANCE, KATA, ALLY, CHARACTER, ITEM -> CONSTANTS;
      case ONE_SHOT -> ONE_SHOTS;
      case LEVEL_CARD -> EnumSet.of(Verb.LEVEL);
      case SPECIAL -> SPECIALS;
    };
  }
}
