package games.kumite.bigtrouble.dice;

import games.kumite.bigtrouble.content.vocabulary.Context;
import games.kumite.bigtrouble.content.vocabulary.Verb;
import games.kumite.bigtrouble.text.Sums;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Tidings;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.EventType;
import games.kumite.spi.Script;
import java.util.List;

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
public record Roll(int seat, Context context, int subject, Pool pool, int goal, int rerolls, int successes) {

  private static final EventType TOTAL = EventType.of("successes", "BT-ACT-13").seat("who").number("successes")
      .number("goal");

  /** The procedure from the abilities before the roll to its total. */
  public static final Script<Trouble, Roll> ROLL = Script.<Trouble, Roll>of("roll")
      .ask(RollChoice.BEFORE)
      .set(Roll::thrown)
      .ask(RollChoice.AGAIN)
      .set((trouble, roll) -> roll.withRerolls(0))
      .ask(RollChoice.ADDED)
      .set(Roll::total)
      .end();

  /** Returns a roll of dice. */
  public static Roll of(int seat, Context context, int subject, Pool pool, int goal) {
    return new Roll(seat, context, subject, pool, goal, 0, 0);
  }

  /** Returns the display text of the purpose, such as {@code to hit} an enemy. */
  String purpose(Trouble trouble) {
    return trouble.start().texts().text("roll.for." + context.word(),
        context == Context.SKILL ? trouble.terms().questName(trouble.questNumber(subject))
            : trouble.terms().enemyName(subject));
  }

  /** Returns the successes so far: those of rolled dice, of fate dice and of texts. */
  public int shown(Trouble trouble) {
    return SkillDice.successes(trouble) + trouble.get(Num.ROLL_ADDED) + Sums.of(trouble, seat, Verb.ADD_SUCC, context);
  }

  Roll withRerolls(int count) {
    return new Roll(seat, context, subject, pool, goal, count, successes);
  }

  private static Roll thrown(Trouble trouble, Roll roll) {
    int seat = roll.seat;
    int skill = roll.pool.skill() + Sums.of(trouble, seat, Verb.ADD_SD, roll.context);
    int epic = roll.pool.epic() + Sums.of(trouble, seat, Verb.ADD_ESD, roll.context);
    if (Sums.of(trouble, seat, Verb.EPIC_ALL, roll.context) > 0) {
      epic += skill;
      skill = 0;
    }
    int less = Sums.of(trouble, seat, Verb.LESS_SD, roll.context);
    int min = roll.context == Context.DEFENSE ? 0 : 1;
    int gone = Math.max(0, Math.min(less, skill + epic - min));
    epic -= Math.max(0, gone - skill); // skill dice go first
    skill -= Math.min(skill, gone);
    skill = Math.min(skill, Num.MAX_ROLL_DICE);
    epic = Math.min(epic, Num.MAX_ROLL_DICE - skill);
    trouble.set(Num.ROLL_SEAT, seat);
    trouble.set(Num.ROLL_CONTEXT, roll.context.ordinal());
    trouble.set(Num.ROLL_SKILL, skill);
    trouble.set(Num.ROLL_EPIC, epic);
    trouble.set(Num.ROLL_ADDED, 0);
    for (Verb verb : List.of(Verb.ADD_SD, Verb.ADD_ESD, Verb.EPIC_ALL, Verb.LESS_SD)) {
      Sums.happened(trouble, seat, verb, roll.context);
    }
    int against = roll.context == Context.SKILL ? Tidings.against(trouble.questNumber(roll.subject)) : roll.subject;
    if (skill > 0) {
      trouble.tell(trouble.terms().tidings.skillDice, seat, skill, roll.context.ordinal(), against);
    }
    if (epic > 0) {
      trouble.tell(trouble.terms().tidings.epicDice, seat, epic, roll.context.ordinal(), against);
    }
    SkillDice.rollAll(trouble);
    return roll.withRerolls(skill + epic == 0 ? 0 : Sums.of(trouble, seat, Verb.REROLL, roll.context));
  }

  private static Roll total(Trouble trouble, Roll roll) {
    int successes = roll.shown(trouble);
    Sums.happened(trouble, roll.seat, Verb.ADD_SUCC, roll.context);
    Sums.rolled(trouble, roll.seat, roll.context);
    SkillDice.clear(trouble);
    trouble.tell(TOTAL, roll.seat, successes, roll.goal);
    return new Roll(roll.seat, roll.context, roll.subject, roll.pool, roll.goal, 0, successes);
  }

  /** Ends a roll that the end of Act I interrupts: its dice are put aside, and effects on it are gone (BT-RUL-66). */
  public static void breakOff(Trouble trouble) {
    int seat = trouble.get(Num.ROLL_SEAT);
    if (seat >= 0) {
      Sums.rolled(trouble, seat, Context.values()[trouble.get(Num.ROLL_CONTEXT)]); // plain rolls are never cut off
      SkillDice.clear(trouble);
    }
  }
}
