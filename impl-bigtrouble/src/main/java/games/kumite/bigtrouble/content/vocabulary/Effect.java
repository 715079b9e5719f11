package games.kumite.bigtrouble.content.vocabulary;

import games.kumite.api.Keys;
import games.kumite.spi.content.Keyed;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A single effect of a text: a word with its arguments. What the word has no argument for stays at its default. Immutable;
 * prints in the form in which it is read.
 *
 * @param verb the word
 * @param target the heroes that it names, by default {@link EffectTarget#SELF}
 * @param amount the number, by default 1
 * @param context the rolls to which it applies, by default all
 * @param place the place that it names, by default {@link EffectPlace#NONE}
 * @param action the free action that it bans, by default {@link FreeAction#TRIGGER}
 * @param name the id of content that it names, by default empty
 */
public record Effect(EffectWord verb, EffectTarget target, int amount, RollContext context, EffectPlace place,
    FreeAction action, String name) implements Keyed {

  private static final Pattern EFFECT = Pattern.compile("([A-Za-z]+)(?:\\(([^()]*)\\))?(?: except ([A-Za-z]+))?");

  /**
   * Reads an effect.
   *
   * @throws IllegalArgumentException if the text is not an effect; it quotes the fault
   */
  static Effect parse(String text, Vocabulary vocabulary) {
    Matcher m = EFFECT.matcher(text);
    if (!m.matches()) {
      throw new IllegalArgumentException("an effect is verb(argument,argument), was \"" + text + "\"");
    }
    EffectWord verb = vocabulary.words().get(m.group(1));
    List<ArgumentKind> arguments = new ArrayList<>(verb.shape().arguments);
    boolean mayExcept = arguments.remove(ArgumentKind.EXCEPTION);
    String[] texts = m.group(2) == null ? new String[0] : m.group(2).split(",", -1);
    try {
      if (m.group(3) != null && !mayExcept) {
        throw new IllegalArgumentException("only noFree has an exception");
      }
      if (texts.length != arguments.size()) {
        throw new IllegalArgumentException(
            verb.word() + " needs " + arguments.size() + (arguments.size() == 1 ? " argument" : " arguments"));
      }
      Effect effect = new Effect(verb, EffectTarget.SELF, 1, RollContext.ALL, EffectPlace.NONE, FreeAction.TRIGGER,
          m.group(3) == null ? "" : m.group(3));
      for (int i = 0; i < texts.length; i++) {
        effect = arguments.get(i).read(effect, texts[i]);
      }
      return effect;
    } catch (IllegalArgumentException wrong) {
      String message = String.valueOf(wrong.getMessage());
      throw message.contains("\"") ? wrong : new IllegalArgumentException(message + ", was \"" + text + "\"", wrong);
    }
  }

  Effect with(EffectTarget other) {
    return new Effect(verb, other, amount, context, place, action, name);
  }

  Effect with(int other) {
    return new Effect(verb, target, other, context, place, action, name);
  }

  Effect with(RollContext other) {
    return new Effect(verb, target, amount, other, place, action, name);
  }

  Effect with(EffectPlace other) {
    return new Effect(verb, target, amount, context, other, action, name);
  }

  Effect with(FreeAction other) {
    return new Effect(verb, target, amount, context, place, other, name);
  }

  Effect with(String other) {
    return new Effect(verb, target, amount, context, place, action, other);
  }

  /** Returns whether the word is written like this. */
  public boolean is(String word) {
    return verb.word().equals(word);
  }

  /** Returns whether a name stands in an argument of a kind. */
  public boolean names(ArgumentKind kind) {
    return !name.isEmpty() && verb.shape().arguments.contains(kind);
  }

  @Override
  public long key() {
    Shape shape = verb.shape();
    long key = Keys.join(0, shape.key);
    if (verb.number() != shape.unkeyed) {
      key = Keys.join(key, verb.number());
    }
    for (ArgumentKind argument : shape.arguments) {
      key = Keys.join(key, argument.key(this));
    }
    return key;
  }

  @Override
  public String toString() {
    List<String> printed = verb.shape().arguments.stream().filter(kind -> kind != ArgumentKind.EXCEPTION)
        .map(kind -> kind.print(this)).toList();
    return verb.word() + (printed.isEmpty() ? "" : "(" + String.join(",", printed) + ")")
        + (names(ArgumentKind.EXCEPTION) ? " except " + name : "");
  }
}
