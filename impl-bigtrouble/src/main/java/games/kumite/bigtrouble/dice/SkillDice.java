package games.kumite.bigtrouble.dice;

import games.kumite.bigtrouble.content.vocabulary.RollContext;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The rolled skill dice on the table: skill dice first, then epic ones, named by their place. */
final class SkillDice {

  private static final int TRAVEL = RollContext.values().length;
  private static final int BLAST = TRAVEL + 1;
  private static final String[] LABELS = {"combat", "skill", "defense", "all", "travel", "blast"};
  private static final String[] EPIC_LABELS = {"combat-epic", "skill-epic", "defense-epic", "all-epic"};

  private SkillDice() {}

  /** Returns the number of rolled dice. */
  static int count(GameState state) {
    return state.get(Counters.ROLL_SKILL) + state.get(Counters.ROLL_EPIC);
  }

  /** Rolls all dice. */
  static void rollAll(GameState state) {
    for (int die = 0; die < count(state); die++) {
      roll(state, die);
    }
  }

  /** Rolls the dice of a roll that is not a check. */
  static void rollPlain(GameState state, PlainRoll roll) {
    int context = roll.purpose() == PlainRoll.Purpose.TRAVEL ? TRAVEL : BLAST;
    state.set(Counters.ROLL_SEAT, roll.seat());
    state.set(Counters.ROLL_CONTEXT, context);
    state.set(Counters.ROLL_SKILL, roll.dice());
    int[] rolled = state.roll(LABELS[context], roll.seat(), roll.dice(), faces(state, false).size());
    for (int die = 0; die < rolled.length; die++) {
      state.set(Counters.ROLL_FACES + die, rolled[die]);
    }
  }

  /** Rolls a single die, or rolls it again. */
  static void roll(GameState state, int die) {
    boolean isEpic = die >= state.get(Counters.ROLL_SKILL);
    int context = state.get(Counters.ROLL_CONTEXT);
    state.set(Counters.ROLL_FACES + die, state.roll(isEpic ? EPIC_LABELS[context] : LABELS[context],
        state.get(Counters.ROLL_SEAT), faces(state, isEpic).size()));
  }

  private static List<Integer> faces(GameState state, boolean isEpic) {
    return isEpic ? state.content().dice().epicSkill() : state.content().dice().skill();
  }

  /** Returns the total successes of all dice (BT-ACT-13). */
  static int successes(GameState state) {
    int sum = 0;
    for (int die = 0; die < count(state); die++) {
      sum += shown(state, die);
    }
    return sum;
  }

  /** Returns the successes of a single die. */
  static int shown(GameState state, int die) {
    int face = state.get(Counters.ROLL_FACES + die);
    return face == 0 ? 0 : faces(state, die >= state.get(Counters.ROLL_SKILL)).get(face - 1);
  }

  /** Returns the display text of the successes of each die. */
  static String shown(GameState state) {
    return IntStream.range(0, count(state)).mapToObj(die -> String.valueOf(shown(state, die)))
        .collect(Collectors.joining(" "));
  }

  /** Puts the dice aside. */
  static void clear(GameState state) {
    for (int die = 0; die < count(state); die++) {
      state.set(Counters.ROLL_FACES + die, 0);
    }
    state.set(Counters.ROLL_SEAT, GameState.NONE);
    state.set(Counters.ROLL_SKILL, 0);
    state.set(Counters.ROLL_EPIC, 0);
    state.set(Counters.ROLL_ADDED, 0);
  }
}
