package games.kumite.bigtrouble.content.vocabulary;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which effect may stand where: a text that nobody could carry out, or that would be ignored, is an error. */
public final class Standing {

  private Standing() {}

  /** What is wrong with a clause where it is printed, empty if nothing is. */
  public static String fault(Clause clause, Home home) {
    if (!home.triggers.contains(clause.trigger())) {
      return clause.trigger().word() + " cannot stand here; what can is "
          + String.join(", ", home.triggers.stream().map(Trigger::word).toList());
    }
    String fault = fault(clause.effects().first(), clause.trigger(), home);
    return fault.isEmpty() ? fault(clause.effects().second(), clause.trigger(), home) : fault;
  }

  private static String fault(List<Part> parts, Trigger trigger, Home home) {
    boolean peeks = false;
    for (Part part : parts) {
      String fault = scope(part, trigger);
      if (!fault.isEmpty()) {
        return fault;
      }
      for (Effect effect : part.effects()) {
        peeks |= effect.verb() == Verb.PEEK_BT;
        if (effect.verb() == Verb.PEEK_BOTTOM && !peeks) {
          return "peekBottom needs a peekBT before it";
        }
        fault = effect(effect, part, trigger, home);
        if (!fault.isEmpty()) {
          return fault;
        }
      }
    }
    return "";
  }

  private static String scope(Part part, Trigger trigger) {
    if (part.scope().isDuration() && trigger.isLasting()) {
      return "\"" + part.scope().word() + "\" cannot stand under " + trigger.word();
    }
    boolean isUsed = trigger == Trigger.NOW || trigger == Trigger.COST;
    if (part.scope() == Scope.FIRST_EACH_TURN && isUsed) {
      return "\"/turn\" cannot stand under " + trigger.word();
    }
    if (part.scope() == Scope.ONCE && trigger.isLasting()) {
      return "\"once\" cannot stand under " + trigger.word();
    }
    if (part.isChoice() && trigger.isLasting()) {
      return "a choice cannot stand under " + trigger.word();
    }
    return part.max() > 1 && part.effect().verb() != Verb.KILL ? "\"up to\" belongs to kill" : "";
  }

  private static String effect(Effect effect, Part part, Trigger trigger, Home home) {
    String verb = effect.verb().word();
    boolean lasts = trigger.isLasting() || part.scope().isDuration();
    if (effect.verb().nature == Verb.Nature.LASTING && !lasts) {
      return verb + " needs a scope (turn, round, on one roll) under " + trigger.word();
    }
    if (effect.verb().nature == Verb.Nature.INSTANT && lasts) {
      return verb + (trigger.isLasting() ? " cannot stand under " + trigger.word() : " cannot last");
    }
    if (effect.verb() == Verb.FLEE && home != Home.ENEMY) {
      return verb + " belongs to enemies";
    }
    Target target = target(effect);
    if ((target == Target.OWNER || part.each() == Target.OWNER) && home != Home.SHOWDOWN) {
      return "owner belongs to showdown cards";
    }
    if ((target == Target.AT || part.each() == Target.AT || isAt(effect)) && home != Home.ENEMY) {
      return "at belongs to enemies";
    }
    return "";
  }

  private static Target target(Effect effect) {
    if (effect instanceof Effect.Heroes it) {
      return it.target();
    } else if (effect instanceof Effect.HeroesAmount it) {
      return it.target();
    } else if (effect instanceof Effect.Teleport it) {
      return it.target();
    }
    return effect instanceof Effect.Item it ? it.target() : Target.SELF;
  }

  private static boolean isAt(Effect effect) {
    Place place = place(effect);
    return place != null && place.kind() == Place.Kind.AT;
  }

  /** The place that an effect names, null if it names none. */
  public static @Nullable Place place(Effect effect) {
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
