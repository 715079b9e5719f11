package games.kumite.bigtrouble.dice;

import games.kumite.api.Prompt;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.bigtrouble.text.Sums;
import games.kumite.bigtrouble.content.vocabulary.Verb;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
import games.kumite.spi.Selection;
import games.kumite.spi.Things;

/** The dice just rolled that upgrades and companions allow to be rolled again once (DEC-17). */
enum Rerolling implements Selection<Trouble, Roll> {
  /** The only selection of its kind. */
  BY_EFFECT;

  @Override
  public String kind() {
    return "reroll-dice";
  }

  @Override
  public int seat(Trouble trouble, Roll roll) {
    return roll.seat();
  }

  @Override
  public void things(Trouble trouble, Roll roll, Things out) {
    for (int die = 0; die < SkillDice.count(trouble); die++) {
      out.add(die, die, trouble.terms().actions.of(Word.SKILL_DIE, die + 1));
    }
  }

  @Override
  public int max(Trouble trouble, Roll roll) {
    return roll.rerolls();
  }

  @Override
  public Prompt prompt(Trouble trouble, Roll roll, Picks picks) {
    return Question.prompt(trouble, kind(), roll.seat(), SkillDice.shown(trouble), roll.rerolls(), roll.purpose(trouble));
  }

  @Override
  public Roll chosen(Trouble trouble, Roll roll, Picks picks) {
    Sums.happened(trouble, roll.seat(), Verb.REROLL, roll.context());
    for (int die = 0; die < SkillDice.count(trouble); die++) { // in index order
      if (picks.contains(die)) {
        SkillDice.roll(trouble, die);
      }
    }
    return roll;
  }
}
