package games.kumite.bigtrouble.content.vocabulary;

import games.kumite.api.Keys;
import java.util.regex.Pattern;

/** A kind of argument of a word: how it is read, printed and keyed, and what it refers to. */
public enum Argument {
  AMOUNT {
    @Override
    Effect read(Effect effect, String text) {
      return effect.with(number("[1-9][0-9]?", "a number is 1..99", text));
    }

    @Override
    long key(Effect effect) {
      return effect.amount();
    }

    @Override
    String print(Effect effect) {
      return String.valueOf(effect.amount());
    }
  },
  SIGNED {
    @Override
    Effect read(Effect effect, String text) {
      return effect.with(number("-?[1-9][0-9]?", "a number is 1..99 or -99..-1", text));
    }

    @Override
    long key(Effect effect) {
      return effect.amount();
    }

    @Override
    String print(Effect effect) {
      return String.valueOf(effect.amount());
    }
  },
  CONTEXT {
    @Override
    Effect read(Effect effect, String text) {
      return effect.with(KeywordConstant.of(RollContext.class, "context", text));
    }

    @Override
    long key(Effect effect) {
      return effect.context().ordinal();
    }

    @Override
    String print(Effect effect) {
      return effect.context().word();
    }
  },
  HEROES {
    @Override
    Effect read(Effect effect, String text) {
      return effect.with(KeywordConstant.of(EffectTarget.class, "target", text));
    }

    @Override
    long key(Effect effect) {
      return effect.target().ordinal();
    }

    @Override
    String print(Effect effect) {
      return effect.target().word();
    }
  },
  PLACE {
    @Override
    Effect read(Effect effect, String text) {
      return effect.with(EffectPlace.parse(text));
    }

    @Override
    long key(Effect effect) {
      return Keys.join(Keys.join(0, effect.place().kind().ordinal()), Keys.of(effect.place().space()));
    }

    @Override
    String print(Effect effect) {
      return effect.place().toString();
    }
  },
  FREE_ACTION {
    @Override
    Effect read(Effect effect, String text) {
      return effect.with(KeywordConstant.of(FreeAction.class, "free action", text));
    }

    @Override
    long key(Effect effect) {
      return effect.action().ordinal();
    }

    @Override
    String print(Effect effect) {
      return effect.action().word();
    }
  },
  /** The id of a type of minion. */
  MINION,
  /** The id of a shop item, or {@link #CHOICE}. */
  ITEM,
  /** The id of a unique upgrade. */
  UPGRADE,
  /** The id of a boss. */
  BOSS,
  /** The id of an item that is excepted, or nothing. */
  EXCEPTION {
    @Override
    String print(Effect effect) {
      return "";
    }
  };

  /** An item of the receiver's choice among those left in all stacks. */
  public static final String CHOICE = "choice";

  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9]+");

  private static int number(String pattern, String message, String text) {
    if (!text.matches(pattern)) {
      throw new IllegalArgumentException(message);
    }
    return Integer.parseInt(text);
  }

  /**
   * Reads an argument: a name, unless the kind says otherwise.
   *
   * @param effect the effect as it has been read so far
   * @return a copy with the argument
   * @throws IllegalArgumentException if the text is not such an argument
   */
  Effect read(Effect effect, String text) {
    if (!NAME.matcher(text).matches()) {
      throw new IllegalArgumentException("a name is letters and digits");
    }
    return effect.with(text);
  }

  /** Returns the part of an effect's key; the numbers of constants are their places. */
  long key(Effect effect) {
    return Keys.of(effect.name());
  }

  /** Returns the argument of an effect as it is written. */
  String print(Effect effect) {
    return effect.name();
  }
}
