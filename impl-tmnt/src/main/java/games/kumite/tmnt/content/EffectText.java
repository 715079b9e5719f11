package games.kumite.tmnt.content;

import games.kumite.tmnt.content.Clause.Per;
import games.kumite.tmnt.content.Clause.Trigger;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a text of effects: the ledger's vocabulary, word for word. */
final class EffectText {

  private static final Pattern ACTIVATE = Pattern.compile("ACTIVATE \\{DISCARD ([1-9])} (.*)");
  private static final Pattern LIMIT = Pattern.compile("(.*) MAX ([1-7]) PER (COMBAT|TURN)");
  private static final Pattern BRANCH = Pattern.compile("(.*?) IF (.*?)(?: ELSE (.*))?");

  private EffectText() {}

  /**
   * Reads a text.
   *
   * @throws IllegalArgumentException if a part of it is no effect; it quotes that part
   */
  static List<Clause> parse(String text) {
    List<Clause> clauses = new ArrayList<>();
    if (!text.isEmpty()) {
      for (String part : text.split(";", -1)) {
        Clause clause = clause(part.trim());
        clauses.add(isMore(part) ? more(clause, clauses, part.trim()) : clause);
      }
    }
    return List.copyOf(clauses);
  }

  private static boolean isMore(String part) {
    return (part + " ").contains(" MORE ");
  }

  /** MORE is for the same side or target as the effect before it. */
  private static Clause more(Clause clause, List<Clause> before, String part) {
    Clause last = before.isEmpty() ? null : before.get(before.size() - 1);
    if (last == null || last.trigger() != clause.trigger() || last.effect().verb() != clause.effect().verb()) {
      throw new IllegalArgumentException("MORE needs an effect of the same word before it, was \"" + part + "\"");
    }
    Effect effect = clause.effect();
    if (effect instanceof Effect.Change it && last.effect() instanceof Effect.Change first) {
      effect = new Effect.Change(it.verb(), it.amount(), first.aim(), true);
    }
    return new Clause(clause.trigger(), clause.cost(), effect, clause.condition(),
        clause.hasElse() ? clause.otherwise() : effect, clause.max(), clause.per());
  }

  private static Clause clause(String part) {
    String rest = part;
    Trigger trigger = Trigger.PLAIN;
    for (Trigger named : Trigger.values()) {
      if (!named.prefix.isEmpty() && part.startsWith(named.prefix)) {
        trigger = named;
        rest = part.substring(named.prefix.length());
      }
    }
    int cost = 0;
    Matcher activate = ACTIVATE.matcher(rest);
    if (activate.matches()) {
      trigger = trigger == Trigger.PLAIN ? Trigger.ACTIVATE : trigger;
      cost = Integer.parseInt(activate.group(1));
      rest = activate.group(2);
    }
    int max = 0;
    Per per = Per.COMBAT;
    Matcher limit = LIMIT.matcher(rest);
    if (limit.matches()) {
      rest = limit.group(1);
      max = Integer.parseInt(limit.group(2));
      per = Per.valueOf(limit.group(3));
    }
    Condition condition = Condition.ALWAYS;
    String otherwise = null;
    Matcher branch = BRANCH.matcher(rest);
    if (branch.matches()) {
      rest = branch.group(1);
      condition = ConditionText.parse(branch.group(2));
      otherwise = branch.group(3);
    }
    Effect effect = VerbText.parse(rest);
    return new Clause(
        trigger, cost, effect, condition, otherwise == null ? effect : VerbText.parse(otherwise), max, per);
  }
}
