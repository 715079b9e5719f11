package games.kumite.bigtrouble.dice;

import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.content.vocabulary.RollContext;
import games.kumite.bigtrouble.resolution.Modifiers;
import games.kumite.bigtrouble.state.ContentEvents;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Script;

/**
 * A roll of skill dice in its context: abilities before it, the throw, re-rolls, and added successes. The dice lie in
 * the state, visible to all players.
 *
 * @param seat the rolling seat
 * @param context the context
 * @param subject the enemy that is to be hit or that attacks, the slot of the quest whose check it is
 * @param pool the dice before upgrades and companions add theirs
 * @param goal the required successes
 * @param rerolls the number of dice that may be rolled again once (DEC-17)
 * @param successes the successes rolled
 */
public record Roll(int seat, RollContext context, int subject, Pool pool, int goal, int rerolls, int successes) {

  private static final EventType TOTAL = EventType.of("successes", "BT-ACT-13").seat("who").number("successes")
      .number("goal");

  /** The procedure from the abilities before the roll to its total. */
  public static final Script<GameState, Roll> ROLL = Script.<GameState, Roll>of("roll")
      .ask(roll -> new RollChoice(RollChoice.Moment.BEFORE, roll))
      .update(Roll::thrown)
      .ask(roll -> new RollChoice(RollChoice.Moment.AGAIN, roll))
      .update((state, roll) -> roll.withRerolls(0))
      .ask(roll -> new RollChoice(RollChoice.Moment.ADDED, roll))
      .update(Roll::total)
      .build();

  /** Returns a roll of dice. */
  public static Roll of(int seat, RollContext context, int subject, Pool pool, int goal) {
    return new Roll(seat, context, subject, pool, goal, 0, 0);
  }

  /** Returns the display text of the purpose, such as {@code to hit} an enemy. */
  String purpose(GameState state) {
    return state.config().texts().text("roll.for." + context.word(),
        context == RollContext.SKILL ? state.definition().questName(state.questNumber(subject))
            : state.definition().enemyName(subject));
  }

  /** Returns the successes so far: those of rolled dice, of fate dice and of texts. */
  public int shown(GameState state) {
    return rolled(state) + Modifiers.of(state, seat, LastingWord.ADD_SUCC, context);
  }

  private static int rolled(GameState state) {
    return SkillDice.successes(state) + state.get(Counters.ROLL_ADDED);
  }

  Roll withRerolls(int count) {
    return new Roll(seat, context, subject, pool, goal, count, successes);
  }

  private static Roll thrown(GameState state, Roll roll) {
    int seat = roll.seat;
    int skill = roll.pool.skill() + Modifiers.happened(state, seat, LastingWord.ADD_SD, roll.context);
    int epic = roll.pool.epic() + Modifiers.happened(state, seat, LastingWord.ADD_ESD, roll.context);
    if (Modifiers.happened(state, seat, LastingWord.EPIC_ALL, roll.context) > 0) {
      epic += skill;
      skill = 0;
    }
    int less = Modifiers.happened(state, seat, LastingWord.LESS_SD, roll.context);
    int min = roll.context == RollContext.DEFENSE ? 0 : 1;
    int gone = Math.max(0, Math.min(less, skill + epic - min));
    epic -= Math.max(0, gone - skill); // skill dice go first
    skill -= Math.min(skill, gone);
    skill = Math.min(skill, Counters.MAX_ROLL_DICE);
    epic = Math.min(epic, Counters.MAX_ROLL_DICE - skill);
    state.set(Counters.ROLL_SEAT, seat);
    state.set(Counters.ROLL_CONTEXT, roll.context.ordinal());
    state.set(Counters.ROLL_SKILL, skill);
    state.set(Counters.ROLL_EPIC, epic);
    state.set(Counters.ROLL_ADDED, 0);
    int against = roll.context == RollContext.SKILL ? ContentEvents.against(state.questNumber(roll.subject)) : roll.subject;
    if (skill > 0) {
      state.emit(state.definition().events.skillDice, seat, skill, roll.context.ordinal(), against);
    }
    if (epic > 0) {
      state.emit(state.definition().events.epicDice, seat, epic, roll.context.ordinal(), against);
    }
    SkillDice.rollAll(state);
    return roll.withRerolls(skill + epic == 0 ? 0 : Modifiers.of(state, seat, LastingWord.REROLL, roll.context));
  }

  private static Roll total(GameState state, Roll roll) {
    int successes = rolled(state) + Modifiers.happened(state, roll.seat, LastingWord.ADD_SUCC, roll.context);
    Modifiers.rolled(state, roll.seat, roll.context);
    SkillDice.clear(state);
    state.emit(TOTAL, roll.seat, successes, roll.goal);
    return new Roll(roll.seat, roll.context, roll.subject, roll.pool, roll.goal, 0, successes);
  }

  /** Ends a roll that the end of Act I interrupts: its dice are put aside, and effects on it are gone (BT-RUL-66). */
  public static void breakOff(GameState state) {
    int seat = state.get(Counters.ROLL_SEAT);
    if (seat >= 0) {
      Modifiers.rolled(state, seat, RollContext.values()[state.get(Counters.ROLL_CONTEXT)]); // plain rolls are never cut off
      SkillDice.clear(state);
    }
  }
}
