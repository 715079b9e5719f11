package games.kumite.bigtrouble.content.vocabulary;

import games.kumite.api.Keys;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.regex.Pattern;

/** A kind of argument of a word: how it is read, printed and keyed. */
public enum ArgumentKind {
  AMOUNT((it, text) -> it.with(number("[1-9][0-9]?", "a number is 1..99", text)), Effect::amount, it -> "" + it.amount()),
  SIGNED((it, text) -> it.with(number("-?[1-9][0-9]?", "a number is 1..99 or -99..-1", text)), Effect::amount,
      it -> "" + it.amount()),
  CONTEXT((it, text) -> it.with(KeywordConstant.of(RollContext.class, "context", text)),
      it -> it.context().ordinal(), it -> it.context().word()),
  HEROES((it, text) -> it.with(KeywordConstant.of(EffectTarget.class, "target", text)),
      it -> it.target().ordinal(), it -> it.target().word()),
  PLACE((it, text) -> it.with(EffectPlace.parse(text)),
      it -> Keys.join(Keys.join(0, it.place().kind().ordinal()), Keys.of(it.place().space())), it -> it.place().toString()),
  FREE_ACTION((it, text) -> it.with(KeywordConstant.of(FreeAction.class, "free action", text)),
      it -> it.action().ordinal(), it -> it.action().word()),
  /** The id of a type of minion. */
  MINION,
  /** The id of a shop item, or {@link #CHOICE}. */
  ITEM,
  /** The id of a unique upgrade. */
  UPGRADE,
  /** The id of a boss. */
  BOSS,
  /** The id of an item that is excepted, or nothing. */
  EXCEPTION;

  /** An item of the receiver's choice among those left in all stacks. */
  public static final String CHOICE = "choice";

  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9]+");

  private final BiFunction<Effect, String, Effect> reader;
  private final ToLongFunction<Effect> key;
  private final Function<Effect, String> printer;

  ArgumentKind() {
    this((it, text) -> it.with(name(text)), it -> Keys.of(it.name()), Effect::name);
  }

  ArgumentKind(BiFunction<Effect, String, Effect> reader, ToLongFunction<Effect> key, Function<Effect, String> printer) {
    this.reader = reader;
    this.key = key;
    this.printer = printer;
  }

  private static int number(String pattern, String message, String text) {
    if (!text.matches(pattern)) {
      throw new IllegalArgumentException(message);
    }
    return Integer.parseInt(text);
  }

  private static String name(String text) {
    if (!NAME.matcher(text).matches()) {
      throw new IllegalArgumentException("a name is letters and digits");
    }
    return text;
  }

  /**
   * Reads an argument.
   *
   * @param effect the effect as it has been read so far
   * @return a copy with the argument
   * @throws IllegalArgumentException if the text is not such an argument
   */
  Effect read(Effect effect, String text) {
    return reader.apply(effect, text);
  }

  /** Returns the part of an effect's key; the numbers of constants are their places. */
  long key(Effect effect) {
    return key.applyAsLong(effect);
  }

  /** Returns the argument of an effect as it is written. */
  String print(Effect effect) {
    return printer.apply(effect);
  }
}
