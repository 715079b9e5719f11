package games.kumite.journey.content;

import games.kumite.journey.content.Clause.Timing;
import games.kumite.spi.content.ContentSource;
import games.kumite.spi.content.Grammar;
import games.kumite.spi.content.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The words that content may use, with the reader of their texts: {@code MAINTENANCE: damage(bearer,1); blockCards}. Immutable. */
public final class Vocabulary {

  private static final Pattern FORM = Pattern.compile("([A-Za-z]+)(?:\\((.+)\\))?");
  private static final String IF_DAMAGE = " ifDamage";

  private final Words<EffectWord> words;
  private final Grammar<Effect> signs;
  private final List<Class<? extends QuestRule>> rules;
  private final List<Class<? extends Goal>> goals;

  /** Creates a vocabulary of the shipped rules and goals of quests, and of words of effects. */
  public Vocabulary(List<? extends EffectWord> words) {
    this(Words.of("effect", words), List.of(QuestRule.Shipped.class), List.of(Goal.Shipped.class));
  }

  private Vocabulary(Words<EffectWord> words, List<Class<? extends QuestRule>> rules, List<Class<? extends Goal>> goals) {
    this.words = words;
    this.rules = rules;
    this.goals = goals;
    Grammar<Effect> forms = Grammar.of("must be like \"+1 dmg\", \"KB 1\", \"+1 CR die\" or a condition, was \"%s\"");
    for (EffectWord word : words.toList()) {
      forms = word.sign().isEmpty() ? forms : forms.form(word.sign(), word::ofSign);
    }
    signs = forms;
  }

  /** Returns a copy with further words of effects. */
  public Vocabulary and(List<? extends EffectWord> more) {
    return new Vocabulary(words.and(more), rules, goals);
  }

  /** Returns a copy with a further rule of quests. */
  public Vocabulary andRule(Class<? extends QuestRule> more) {
    return new Vocabulary(words, Stream.concat(rules.stream(), Stream.of(more)).toList(), goals);
  }

  /** Returns a copy with a further goal of quests. */
  public Vocabulary andGoal(Class<? extends Goal> more) {
    return new Vocabulary(words, rules, Stream.concat(goals.stream(), Stream.of(more)).toList());
  }

  /** Returns a copy of a source whose quests may use the rules and goals. */
  ContentSource givenTo(ContentSource source) {
    return source.withWords(QuestRule.class, rules).withWords(Goal.class, goals);
  }

  /** Returns the words of effects. */
  public List<EffectWord> words() {
    return words.toList();
  }

  /**
   * Reads a card's effects.
   *
   * @throws IllegalArgumentException if a part of the text is not an effect; it quotes that part
   */
  List<Clause> clauses(String text) {
    List<Clause> clauses = new ArrayList<>();
    for (String part : text.split("; ", -1)) {
      Timing timing = Timing.PLAIN;
      String rest = part;
      for (Timing named : Timing.values()) {
        if (!named.prefix().isEmpty() && part.startsWith(named.prefix())) {
          timing = named;
          rest = part.substring(named.prefix().length());
        }
      }
      boolean ifDamage = rest.endsWith(IF_DAMAGE);
      if (ifDamage) {
        rest = rest.substring(0, rest.length() - IF_DAMAGE.length());
      }
      clauses.add(new Clause(timing, effect(rest), ifDamage));
    }
    return List.copyOf(clauses);
  }

  /**
   * Reads a single effect.
   *
   * @throws IllegalArgumentException if the text is not an effect; it quotes the text
   */
  public Effect effect(String text) {
    Matcher m = FORM.matcher(text);
    EffectWord word = m.matches() ? words().stream().filter(each -> each.word().equals(m.group(1))).findFirst().orElse(null) : null;
    if (word == null) {
      throw new IllegalArgumentException("there is no effect \"" + text + "\" in the vocabulary");
    }
    try {
      return word.form().read(word, m.group(2) == null ? "" : m.group(2));
    } catch (IllegalArgumentException wrong) {
      throw new IllegalArgumentException("in \"" + text + "\": " + wrong.getMessage(), wrong);
    }
  }

  /**
   * Reads a row of a weapon card or demon sheet, such as {@code +2 dmg, KB 1}; an empty one does nothing.
   *
   * @throws IllegalArgumentException if a part of the text is not an effect; it quotes that part
   */
  List<Effect> row(String text) {
    List<Effect> effects = new ArrayList<>();
    if (!text.isEmpty()) {
      for (String part : text.split(", ?", -1)) {
        effects.add(signs.read(part));
      }
    }
    return List.copyOf(effects);
  }
}
