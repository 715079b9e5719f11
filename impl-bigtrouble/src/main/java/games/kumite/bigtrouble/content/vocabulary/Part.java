package games.kumite.bigtrouble.content.vocabulary;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A part of a text, between commas: an effect, or a choice of one that can be carried out. Immutable; prints in the
 * form in which it is read.
 *
 * @param effects the effect, or those to choose one of
 * @param max the greatest number of repetitions, as long as its player wants
 * @param scope the duration or frequency of the effect
 * @param each the heroes with which it is carried out one by one, each as its {@code self}; {@link EffectTarget#SELF} if none
 *     is printed
 */
public record Part(List<Effect> effects, int max, EffectDuration scope, EffectTarget each) {

  private static final int MAX_WAYS = 9;
  private static final Pattern FOR = Pattern.compile("(.*) for ([A-Za-z0-9]+)");
  private static final Pattern UP_TO = Pattern.compile("(.*) up to ([2-9])");

  static Part parse(String text, Vocabulary vocabulary) {
    String rest = text;
    EffectTarget each = EffectTarget.SELF;
    Matcher m = FOR.matcher(rest);
    if (m.matches()) {
      rest = m.group(1);
      each = KeywordConstant.of(EffectTarget.class, "target", m.group(2));
      if (each == EffectTarget.SELF) {
        throw new IllegalArgumentException("for self is never said, was \"" + text + "\"");
      }
    }
    EffectDuration scope = EffectDuration.ALWAYS;
    for (EffectDuration word : EffectDuration.values()) {
      if (word != EffectDuration.ALWAYS && rest.endsWith(" " + word.word())) {
        scope = word;
        rest = rest.substring(0, rest.length() - word.word().length() - 1);
        break;
      }
    }
    int max = 1;
    m = UP_TO.matcher(rest);
    if (m.matches()) {
      rest = m.group(1);
      max = Integer.parseInt(m.group(2));
    }
    List<Effect> effects = new ArrayList<>();
    for (String effect : rest.split(" or ", -1)) {
      effects.add(Effect.parse(effect, vocabulary));
    }
    if (effects.size() > MAX_WAYS) {
      throw new IllegalArgumentException("a choice has at most " + MAX_WAYS + " ways, was \"" + text + "\"");
    }
    return new Part(List.copyOf(effects), max, scope, each);
  }

  /** Returns the only effect, or the first to choose from. */
  public Effect effect() {
    return effects.get(0);
  }

  /** Returns whether it moves the audacity or the threat token. */
  boolean movesToken() {
    return effect().verb().movesToken();
  }

  /** Returns a copy for a single hero, as its self. */
  public Part once() {
    return each == EffectTarget.SELF ? this : new Part(effects, max, scope, EffectTarget.SELF);
  }

  /** Returns whether this word names the heroes to whom the part applies. */
  public boolean isFor(EffectTarget target) {
    boolean isFor = each == target;
    for (Effect effect : effects) {
      isFor |= effect.target() == target;
    }
    return isFor;
  }

  /** Returns whether its player chooses among several effects. */
  public boolean isChoice() {
    return effects.size() > 1;
  }

  @Override
  public String toString() {
    return effects.stream().map(Effect::toString).collect(Collectors.joining(" or "))
        + (max > 1 ? " up to " + max : "") + (scope == EffectDuration.ALWAYS ? "" : " " + scope.word())
        + (each == EffectTarget.SELF ? "" : " for " + each.word());
  }
}
