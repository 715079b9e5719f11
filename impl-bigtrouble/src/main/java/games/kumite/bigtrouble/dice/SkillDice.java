package games.kumite.bigtrouble.dice;

import games.kumite.bigtrouble.content.vocabulary.Context;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The rolled skill dice on the table: skill dice first, then epic ones, named by their place. */
final class SkillDice {

  private static final int TRAVEL = Context.values().length;
  private static final int BLAST = TRAVEL + 1;
  private static final String[] LABELS = {"combat", "skill", "defense", "all", "travel", "blast"};
  private static final String[] EPIC_LABELS = {"combat-epic", "skill-epic", "defense-epic", "all-epic"};

  private SkillDice() {}

  /** Returns the number of rolled dice. */
  static int count(Trouble trouble) {
    return trouble.get(Num.ROLL_SKILL) + trouble.get(Num.ROLL_EPIC);
  }

  /** Rolls all dice. */
  static void rollAll(Trouble trouble) {
    for (int die = 0; die < count(trouble); die++) {
      roll(trouble, die);
    }
  }

  /** Rolls the dice of a roll that is not a check. */
  static void rollPlain(Trouble trouble, PlainRoll roll) {
    int context = roll.purpose() == PlainRoll.Purpose.TRAVEL ? TRAVEL : BLAST;
    trouble.set(Num.ROLL_SEAT, roll.seat());
    trouble.set(Num.ROLL_CONTEXT, context);
    trouble.set(Num.ROLL_SKILL, roll.dice());
    int[] rolled = trouble.roll(LABELS[context], roll.seat(), roll.dice(), faces(trouble, false).size());
    for (int die = 0; die < rolled.length; die++) {
      trouble.set(Num.ROLL_FACES + die, rolled[die]);
    }
  }

  /** Rolls a single die, or rolls it again. */
  static void roll(Trouble trouble, int die) {
    boolean isEpic = die >= trouble.get(Num.ROLL_SKILL);
    int context = trouble.get(Num.ROLL_CONTEXT);
    trouble.set(Num.ROLL_FACES + die, trouble.roll(isEpic ? EPIC_LABELS[context] : LABELS[context],
        trouble.get(Num.ROLL_SEAT), faces(trouble, isEpic).size()));
  }

  private static List<Integer> faces(Trouble trouble, boolean isEpic) {
    return isEpic ? trouble.content().dice().epicSkill() : trouble.content().dice().skill();
  }

  /** Returns the total successes of all dice (BT-ACT-13). */
  static int successes(Trouble trouble) {
    int sum = 0;
    for (int die = 0; die < count(trouble); die++) {
      sum += shown(trouble, die);
    }
    return sum;
  }

  /** Returns the successes of a single die. */
  static int shown(Trouble trouble, int die) {
    int face = trouble.get(Num.ROLL_FACES + die);
    return face == 0 ? 0 : faces(trouble, die >= trouble.get(Num.ROLL_SKILL)).get(face - 1);
  }

  /** Returns the display text of the successes of each die. */
  static String shown(Trouble trouble) {
    return IntStream.range(0, count(trouble)).mapToObj(die -> String.valueOf(shown(trouble, die)))
        .collect(Collectors.joining(" "));
  }

  /** Puts the dice aside. */
  static void clear(Trouble trouble) {
    for (int die = 0; die < count(trouble); die++) {
      trouble.set(Num.ROLL_FACES + die, 0);
    }
    trouble.set(Num.ROLL_SEAT, Trouble.NOBODY);
    trouble.set(Num.ROLL_SKILL, 0);
    trouble.set(Num.ROLL_EPIC, 0);
    trouble.set(Num.ROLL_ADDED, 0);
  }
}
