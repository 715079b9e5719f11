package games.kumite.bigtrouble.content.vocabulary;

import games.kumite.spi.Texts;
import java.util.List;
import java.util.stream.Stream;

/** The words that hold all the time or for a while; the rules of a feature ask whether they hold. */
public enum LastingWord implements EffectWord {
  ADD_SD(0, "addSD", Shape.ROLL),
  ADD_ESD(1, "addESD", Shape.ROLL),
  EPIC_ALL(2, "epicAll", Shape.CONTEXT),
  ADD_SUCC(3, "addSucc", Shape.ROLL),
  LESS_SD(4, "lessSD", Shape.ROLL),
  REROLL(5, "reroll", Shape.ROLL),
  MOVE_PLUS(6, "movePlus", Shape.AMOUNT),
  MOVE_LESS(7, "moveLess", Shape.AMOUNT),
  NO_EVASION(8, "noEvasion", Shape.PLAIN),
  NO_STRIKEBACK(9, "noStrikeback", Shape.PLAIN),
  RANGED(10, "ranged", Shape.PLAIN),
  /** May happen at once as well. */
  PREVENT(14, "prevent", Shape.AMOUNT),
  PEEK_CRATE(28, "peekCrate", Shape.PLAIN),
  IGNORE_TRAP(29, "ignoreTrap", Shape.PLAIN),
  /** May happen at once as well. */
  EXTRA_FATE(36, "extraFate", Shape.AMOUNT),
  LOCK_AD(39, "lockAD", Shape.AMOUNT) {
    @Override
    public String fault(Effect effect, Part part, Trigger trigger, TextSource home) {
      return part.scope() == EffectDuration.TURN
          ? "lockAD cannot last to the end of the turn: dice are rolled at its start" : "";
    }
  },
  NO_FATE(40, "noFate", Shape.PLAIN) {
    @Override
    public String fault(Effect effect, Part part, Trigger trigger, TextSource home) {
      return forbidding(part);
    }
  },
  NO_REST(41, "noRest", Shape.PLAIN) {
    @Override
    public String fault(Effect effect, Part part, Trigger trigger, TextSource home) {
      return forbidding(part);
    }
  },
  NO_FREE(42, "noFree", Shape.FREE_ACTION) {
    @Override
    public String fault(Effect effect, Part part, Trigger trigger, TextSource home) {
      return forbidding(part);
    }

    @Override
    public boolean isOfAnyTurn(Effect effect) {
      return effect.action() == FreeAction.USE_ITEM; // items "at any time"
    }

    @Override
    public String phrase(Texts texts, Effect effect, Object... arguments) {
      return effect.name().isEmpty() ? super.phrase(texts, effect, arguments) : texts.text("effect.noFree.except", arguments);
    }

    @Override
    public boolean isIdle(Effect effect, TextSource.Acts act, TextSource home) {
      return act == TextSource.Acts.SECOND && effect.action() == FreeAction.FAST_TRAVEL;
    }
  },
  REST_LESS(44, "restLess", Shape.AMOUNT),
  FIRST_EVASION_FREE(46, "firstEvasionFree", Shape.PLAIN),
  GUARD(47, "guard", Shape.AMOUNT) {
    @Override
    public boolean isOfAnyTurn(Effect effect) {
      return true;
    }
  };

  private final int number;
  private final String word;
  private final Shape shape;

  LastingWord(int number, String word, Shape shape) {
    this.number = number;
    this.word = word;
    this.shape = shape;
  }

  /** Returns the words that do nothing else than last. */
  public static List<LastingWord> alone() {
    return Stream.of(values()).filter(word -> word != PREVENT && word != EXTRA_FATE).toList();
  }

  String forbidding(Part part) {
    return part.scope() == EffectDuration.FIRST_EACH_TURN ? word + " cannot hold the first time each turn" : "";
  }

  @Override
  public int number() {
    return number;
  }

  @Override
  public String word() {
    return word;
  }

  @Override
  public Shape shape() {
    return shape;
  }

  @Override
  public Nature nature() {
    return Nature.LASTING;
  }

  @Override
  public LastingWord lasting() {
    return this;
  }
}
