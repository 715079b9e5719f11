package games.kumite.tmnt.content;

import games.kumite.spi.content.Grammar;
import games.kumite.spi.content.Grammar.Found;
import games.kumite.tmnt.content.Clause.Per;
import games.kumite.tmnt.content.Clause.Trigger;
import java.util.ArrayList;
import java.util.List;

/** A parser of texts of effects, word for word in the ledger's vocabulary. */
final class EffectParser {

  /**
   * The grammar of a clause: trigger, cost, effect, condition, the effect where it fails, limit. All but the effect may
   * be missing.
   */
  private static final Grammar<Clause> CLAUSE = Grammar.<Clause>of("there is no effect \"%s\" in the vocabulary")
      .form("(?:(AFTER_KILL|ON LOOT|ON SELL|TEAM_UP): |(PERSIST) )?(?:ACTIVATE \\{DISCARD ([1-9])} )?"
          + "(.*?)(?: IF (.*?)(?: ELSE (.*?))?)?(?: MAX ([1-7]) PER (COMBAT|TURN))?", EffectParser::clause);

  private EffectParser() {}

  /**
   * Reads a text.
   *
   * @throws IllegalArgumentException if a part of it is not an effect; the message quotes that part
   */
  static List<Clause> parse(String text) {
    List<Clause> clauses = new ArrayList<>();
    if (!text.isEmpty()) {
      for (String part : text.split(";", -1)) {
        Clause clause = CLAUSE.read(part.trim());
        clauses.add((part + " ").contains(" MORE ") ? more(clause, clauses, part.trim()) : clause);
      }
    }
    return List.copyOf(clauses);
  }

  /** Marks a change with MORE, which is for the same side or target as the effect before it. */
  private static Clause more(Clause clause, List<Clause> before, String part) {
    Clause last = before.isEmpty() ? null : before.get(before.size() - 1);
    if (last == null || last.trigger() != clause.trigger() || last.effect().verb() != clause.effect().verb()) {
      throw new IllegalArgumentException("MORE needs an effect of the same word before it, was \"" + part + "\"");
    }
    Effect effect = aimed(clause.effect(), last.effect());
    return new Clause(clause.trigger(), clause.cost(), effect, clause.condition(),
        clause.hasElse() ? aimed(clause.otherwise(), last.effect()) : effect, clause.max(), clause.per());
  }

  private static Effect aimed(Effect effect, Effect before) {
    return effect instanceof Effect.Change it && it.more() && before instanceof Effect.Change first
        ? new Effect.Change(it.verb(), it.amount(), first.aim(), true) : effect;
  }

  private static Clause clause(Found found) {
    String named = (found.text(1) + found.text(2)).replace(' ', '_');
    Trigger trigger = !named.isEmpty() ? Trigger.valueOf(named) : found.has(3) ? Trigger.ACTIVATE : Trigger.PLAIN;
    Effect effect = VerbParser.parse(found.text(4));
    return new Clause(trigger, found.has(3) ? found.number(3) : 0, effect,
        found.has(5) ? ConditionParser.parse(found.text(5)) : EffectCondition.ALWAYS,
        found.has(6) ? VerbParser.parse(found.text(6)) : effect,
        found.has(7) ? found.number(7) : 0, found.has(8) ? found.word(8, Per.class) : Per.COMBAT);
  }
}
