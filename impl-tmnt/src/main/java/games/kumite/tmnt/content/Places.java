package games.kumite.tmnt.content;

import games.kumite.tmnt.content.Clause.Trigger;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which verbs may stand where: the interpreter carries out these, and no others. */
final class Places {

  private static final Set<Verb> CONSTANTS = EnumSet.of(Verb.STR, Verb.RUN, Verb.WINTIES, Verb.EXTRASLOT, Verb.HANDLIMIT);
  private static final Set<Verb> POWERS = EnumSet.of(Verb.STR, Verb.RUN, Verb.NOESCAPE, Verb.NOPURSUE, Verb.NOHELP,
      Verb.LEVELONLY, Verb.LEVELONLY_HELPER, Verb.NOONESHOT);
  private static final Set<Verb> HITS = EnumSet.of(Verb.LEVEL, Verb.LOSE, Verb.DIE, Verb.NEXT);
  private static final Set<Verb> TRAPS = EnumSet.of(Verb.LEVEL, Verb.LOSE, Verb.DIE, Verb.NEXT, Verb.NEXTRUN);
  private static final Set<Verb> ACTIVE =
      EnumSet.of(Verb.STR, Verb.REROLL, Verb.ESCAPE, Verb.CANCELTRAP, Verb.REDUCE_LEVEL_LOSS);
  private static final Set<Verb> TEAM_UPS =
      EnumSet.of(Verb.STR, Verb.REROLL, Verb.ESCAPE, Verb.CANCELTRAP, Verb.REMOVE, Verb.DRAW);
  private static final Set<Verb> ONE_SHOTS = EnumSet.of(
      Verb.STR, Verb.ESCAPE, Verb.REMOVE, Verb.SETDIE, Verb.CANCELTRAP, Verb.FORCEHELP);
  private static final Set<Verb> ENHANCERS = EnumSet.of(Verb.STR, Verb.TREASURE, Verb.MATE);
  private static final Set<Verb> SPECIALS = EnumSet.of(Verb.STEALLEVEL, Verb.ATTACH, Verb.DRAW);

  private Places() {}

  /** What is wrong with a clause where it stands; {@code type} is null for Bad Stuff. */
  static String fault(Clause clause, @Nullable CardType type) {
    Set<Verb> allowed = allowed(clause.trigger(), type);
    if (!allowed.contains(clause.effect().verb()) || !allowed.contains(clause.otherwise().verb())) {
      return clause.effect().verb() + " cannot stand here" + (clause.trigger() == Trigger.PLAIN ? "" : " under "
          + clause.trigger()) + "; what can is " + allowed;
    }
    return clause.hasElse() && clause.effect().verb() != Verb.LEVEL ? "only LEVEL may have an ELSE" : "";
  }

  private static Set<Verb> allowed(Trigger trigger, @Nullable CardType type) {
    if (type == null) {
      return trigger == Trigger.PLAIN ? HITS : Set.of();
    }
    boolean isOwned = switch (type) {
      case STANCE, KATA, ALLY, CHARACTER -> true;
      default -> false;
    };
    return switch (trigger) {
      case PLAIN -> plain(type);
      case AFTER_KILL -> type == CardType.MONSTER ? EnumSet.of(Verb.DRAW) : Set.of();
      case ON_LOOT -> isOwned ? EnumSet.of(Verb.DRAW) : Set.of();
      case ON_SELL -> isOwned ? EnumSet.of(Verb.DOUBLE_ONE_ITEM) : Set.of();
      case ACTIVATE -> isOwned ? ACTIVE : Set.of();
      case TEAM_UP -> type == CardType.ALLY ? TEAM_UPS : Set.of();
      case PERSIST -> type == CardType.TRAP ? EnumSet.of(Verb.RUN) : Set.of();
    };
  }

  private static Set<Verb> plain(CardType type) {
    return switch (type) {
      case MONSTER -> POWERS;
      case ENHANCER -> ENHANCERS;
      case WANDERING -> EnumSet.of(Verb.ADDMONSTER);
      case TRAP -> TRAPS;
      case STANCE, KATA, ALLY, CHARACTER, ITEM -> CONSTANTS;
      case ONE_SHOT -> ONE_SHOTS;
      case LEVEL_CARD -> EnumSet.of(Verb.LEVEL);
      case SPECIAL -> SPECIALS;
    };
  }
}
