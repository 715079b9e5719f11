package games.kumite.tmnt.content;

import games.kumite.spi.content.Grammar;
import games.kumite.spi.content.Grammar.Found;
import games.kumite.spi.content.Words;
import games.kumite.tmnt.content.Clause.Per;
import games.kumite.tmnt.content.Clause.Trigger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The words that the texts of cards may use, with their reader and their checks. Immutable. */
public final class Vocabulary {

  private static final String UNKNOWN = "there is no effect \"%s\" in the vocabulary";

  private final Words<EffectWord> words;
  private final ConditionParser conditions;
  private final Grammar<Effect> effects;
  /**
   * The grammar of a clause: trigger, cost, effect, condition, the effect where it fails, limit. All but the effect may
   * be missing.
   */
  private final Grammar<Clause> clauses;

  /** Creates a vocabulary. */
  public Vocabulary(List<? extends EffectWord> words, List<? extends ConditionWord> conditions) {
    this(Words.of("effect", words), new ConditionParser(Words.of("condition", conditions)));
  }

  private Vocabulary(Words<EffectWord> words, ConditionParser conditions) {
    this.words = words;
    this.conditions = conditions;
    Grammar<Effect> forms = Grammar.of(UNKNOWN);
    for (EffectWord word : words.toList()) {
      forms = forms.form(word.pattern(), found -> word.read(found, conditions));
    }
    effects = forms;
    clauses = Grammar.<Clause>of(UNKNOWN)
        .form("(?:(AFTER_KILL|ON LOOT|ON SELL|TEAM_UP): |(PERSIST) )?(?:ACTIVATE \\{DISCARD ([1-9])} )?"
            + "(.*?)(?: IF (.*?)(?: ELSE (.*?))?)?(?: MAX ([1-7]) PER (COMBAT|TURN))?", this::clause);
  }

  /** Returns a copy with further words. */
  public Vocabulary and(List<? extends EffectWord> more) {
    return new Vocabulary(words.and(more), conditions);
  }

  /** Returns a copy with further words of conditions. */
  public Vocabulary andConditions(List<? extends ConditionWord> more) {
    return new Vocabulary(words, conditions.and(more));
  }

  /** Returns the parser of conditions. */
  public ConditionParser conditions() {
    return conditions;
  }

  /** Returns the words. */
  public List<EffectWord> words() {
    return words.toList();
  }

  /**
   * Reads a text, word for word in the ledger's vocabulary.
   *
   * @throws IllegalArgumentException if a part of it is not an effect; the message quotes that part
   */
  public List<Clause> read(String text) {
    List<Clause> read = new ArrayList<>();
    if (!text.isEmpty()) {
      for (String part : text.split(";", -1)) {
        Clause clause = clauses.read(part.trim());
        read.add((part + " ").contains(" MORE ") ? more(clause, read, part.trim()) : clause);
      }
    }
    return List.copyOf(read);
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

  private Clause clause(Found found) {
    String named = (found.text(1) + found.text(2)).replace(' ', '_');
    Trigger trigger = !named.isEmpty() ? Trigger.valueOf(named) : found.has(3) ? Trigger.ACTIVATE : Trigger.PLAIN;
    Effect effect = effects.read(found.text(4));
    return new Clause(trigger, found.has(3) ? found.number(3) : 0, effect,
        found.has(5) ? conditions.parse(found.text(5)) : EffectCondition.ALWAYS,
        found.has(6) ? effects.read(found.text(6)) : effect,
        found.has(7) ? found.number(7) : 0, found.has(8) ? found.word(8, Per.class) : Per.COMBAT);
  }

  /** Returns the fault of a clause at its place, empty if there is none. {@code type} is null for Bad Stuff. */
  public String fault(Clause clause, @Nullable CardType type) {
    TextPlace place = TextPlace.of(clause.trigger(), type);
    for (Effect effect : List.of(clause.effect(), clause.otherwise())) {
      if (place == null || !effect.verb().places().contains(place)) {
        return effect.verb().word() + " cannot stand here" + (clause.trigger() == Trigger.PLAIN ? "" : " under "
            + clause.trigger()) + "; what can is "
            + listed(words().stream().filter(word -> place != null && word.places().contains(place)).toList());
      }
      String fault = effect.verb().fault(effect, clause.trigger(), type);
      if (!fault.isEmpty()) {
        return fault;
      }
    }
    boolean ofTarget = clause.condition().scope() == EffectCondition.Scope.TARGET;
    return ofTarget && type != CardType.LEVEL_CARD ? "TARGET(...) belongs to level cards" : terms(clause, type);
  }

  private static String listed(List<EffectWord> some) {
    return some.stream().map(EffectWord::word).collect(Collectors.joining(", ", "[", "]"));
  }

  /**
   * Returns the fault in a clause's cost, limit or branches, empty if there is none. They belong to cards that are
   * used.
   */
  private String terms(Clause clause, @Nullable CardType type) {
    boolean isUsed = clause.trigger() == Trigger.ACTIVATE || clause.trigger() == Trigger.ON_LOOT;
    if (clause.cost() > 0 && !isUsed) {
      return "ACTIVATE cannot stand under " + clause.trigger();
    }
    if (clause.max() > 0 && !isUsed && clause.trigger() != Trigger.ON_SELL) {
      return "MAX belongs to ACTIVATE, ON LOOT and ON SELL";
    }
    if (clause.max() > 0 && clause.per() == Per.COMBAT && clause.trigger() != Trigger.ACTIVATE) {
      return "MAX PER COMBAT cannot stand under " + clause.trigger() + ": there is none";
    }
    boolean mayBranch = clause.trigger() == Trigger.PLAIN || clause.trigger() == Trigger.PERSIST
        || clause.trigger() == Trigger.AFTER_KILL;
    if (clause.hasElse() && !mayBranch) {
      return "ELSE cannot stand under " + clause.trigger();
    }
    return clause.hasElse() ? branches(clause.effect(), clause.otherwise(), type) : "";
  }

  private String branches(Effect effect, Effect otherwise, @Nullable CardType type) {
    if (effect.verb().isUnbranched() || otherwise.verb().isUnbranched()) {
      return "ELSE cannot stand with any of " + listed(words().stream().filter(EffectWord::isUnbranched).toList());
    }
    if (type != null && effect.verb().isSummedUp(type) != otherwise.verb().isSummedUp(type)) {
      return "ELSE cannot stand between an effect that happens once and one that counts again in every sum";
    }
    return effect.choice().equals(otherwise.choice())
        ? "" : "the effects before and after ELSE need the same choice of a target";
  }

  /** Returns the fault of a card's effects together, empty if there is none. */
  public String fault(List<Clause> together, CardType type, PlayTime when) {
    for (Trigger single : List.of(Trigger.ACTIVATE, Trigger.TEAM_UP, Trigger.ON_LOOT, Trigger.ON_SELL)) {
      if (together.stream().filter(clause -> clause.trigger() == single).count() > 1) {
        return "must hold at most one " + single;
      }
    }
    for (EffectWord word : words()) {
      if (word.isSingle() && together.stream().filter(clause -> clause.effect().verb() == word).count() > 1) {
        return "must hold at most one " + word.word();
      }
    }
    if (together.stream().filter(clause -> clause.trigger() == Trigger.PLAIN)
        .map(clause -> clause.effect().choice()).filter(choice -> !choice.isEmpty()).distinct().count() > 1) {
      return "must demand one choice of a target at most";
    }
    for (Clause clause : together) {
      if (clause.effect().verb().isAlone(type) && together.size() > 1) {
        return clause.effect().verb().word() + " must be the only effect";
      }
      String fault = time(clause.effect(), type, when) + (clause.hasElse() ? time(clause.otherwise(), type, when) : "");
      if (!fault.isEmpty()) {
        return fault;
      }
    }
    return "";
  }

  /** Returns the fault of an effect that cannot come about at a time of play, empty if it can. */
  private static String time(Effect effect, CardType type, PlayTime when) {
    return when == PlayTime.NONE || effect.verb().times(type).contains(when) ? ""
        : effect.verb().word() + " needs a time of play of " + effect.verb().times(type) + ", was " + when;
  }
}
