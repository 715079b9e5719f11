package games.kumite.bigtrouble.content.vocabulary;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text with its trigger. Immutable; prints in the form in which it is read.
 *
 * @param trigger the trigger
 * @param price the attribute of the die that pays for it if the trigger is {@link Trigger#COST}, else
 *     {@link Attribute#ANY}
 * @param effects the effects
 */
public record Clause(Trigger trigger, Attribute price, Effects effects) {

  private static final Pattern CLAUSE = Pattern.compile("([A-Za-z]+)(?:\\(([a-z]+)\\))?: (.+)");

  /**
   * Reads a clause.
   *
   * @throws IllegalArgumentException if the text is not a clause; it quotes the fault
   */
  static Clause parse(String text, Vocabulary vocabulary) {
    Matcher m = CLAUSE.matcher(text);
    if (!m.matches()) {
      throw new IllegalArgumentException("a text is trigger: effects, was \"" + text + "\"");
    }
    Trigger trigger = KeywordConstant.of(Trigger.class, "trigger", m.group(1));
    if ((trigger == Trigger.COST) == (m.group(2) == null)) {
      throw new IllegalArgumentException("cost, and nothing else, has a price, was \"" + text + "\"");
    }
    Attribute price = m.group(2) == null ? Attribute.ANY : KeywordConstant.of(Attribute.class, "price", m.group(2));
    return new Clause(trigger, price, Effects.parse(m.group(3), vocabulary));
  }

  @Override
  public String toString() {
    return trigger.word() + (trigger == Trigger.COST ? "(" + price.word() + ")" : "") + ": " + effects;
  }
}
