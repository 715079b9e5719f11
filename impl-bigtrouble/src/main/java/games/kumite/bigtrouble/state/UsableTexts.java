package games.kumite.bigtrouble.state;

import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.content.vocabulary.EffectDuration;
import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.spi.marks.Immutable;
import java.util.List;

/**
 * The texts of a hero's card, with a mark for each part that happens the first time each turn or only once. Immutable.
 */
@Immutable
public final class UsableTexts {

  /** The value for no mark. */
  public static final int NONE = -1;
  /** A sheet without texts. */
  public static final UsableTexts EMPTY = new UsableTexts(List.of(), 0);

  /** The texts. */
  public final List<Clause> clauses;
  /** Bits of the words of the passive texts, by {@link LastingWord#ordinal}. */
  private final long words;
  private final int triggers;
  private final int[][][] marks;
  private final int end;

  UsableTexts(List<Clause> clauses, int firstMark) {
    this.clauses = clauses;
    marks = new int[clauses.size()][2][];
    int next = firstMark;
    for (int clause = 0; clause < marks.length; clause++) {
      for (int act = 1; act <= 2; act++) {
        List<Part> parts = clauses.get(clause).effects().of(act);
        if (act == 2 && parts.equals(clauses.get(clause).effects().of(1))) {
          marks[clause][1] = marks[clause][0];
        } else {
          int[] own = new int[parts.size()];
          for (int part = 0; part < own.length; part++) {
            EffectDuration scope = parts.get(part).scope();
            own[part] = scope == EffectDuration.FIRST_EACH_TURN || scope == EffectDuration.ONCE ? next++ : NONE;
          }
          marks[clause][act - 1] = own;
        }
      }
    }
    end = next;
    words = words(clauses, Trigger.PASSIVE);
    triggers = clauses.stream().mapToInt(clause -> 1 << clause.trigger().ordinal())
        .reduce(0, (one, other) -> one | other);
  }

  /** Returns bits of the words of the texts under a trigger, of both acts. */
  static long words(List<Clause> clauses, Trigger trigger) {
    long words = 0;
    for (Clause clause : clauses) {
      if (clause.trigger() == trigger) {
        for (LastingWord word : LastingWord.values()) {
          words |= clause.effects().all().anyMatch(effect -> effect.verb().lasting() == word) ? 1L << word.ordinal() : 0;
        }
      }
    }
    return words;
  }

  /** Returns whether a passive text has a word. */
  public boolean hasPassive(LastingWord word) {
    return (words >> word.ordinal() & 1) != 0;
  }

  /** Returns whether there is a text under a trigger. */
  public boolean has(Trigger trigger) {
    return (triggers >> trigger.ordinal() & 1) != 0;
  }

  /** Returns bits of the words of the passive texts. */
  long words() {
    return words;
  }

  /** Returns the mark of a part in an act, {@link #NONE} if it has none. */
  public int mark(int clause, int act, int part) {
    return marks[clause][act - 1][part];
  }

  /** Returns the mark with which the next sheet begins. */
  int end() {
    return end;
  }
}
