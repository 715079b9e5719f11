package games.kumite.bigtrouble.dice;

import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.resolution.Modifiers;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Candidates;
import games.kumite.spi.IntList;
import games.kumite.spi.Question;
import games.kumite.spi.Selection;

/** The dice just rolled that upgrades and companions allow to be rolled again once (DEC-17). */
enum Rerolling implements Selection<GameState, Roll> {
  /** The only selection of its kind. */
  BY_EFFECT;

  @Override
  public String kind() {
    return "reroll-dice";
  }

  @Override
  public int seat(GameState state, Roll roll) {
    return roll.seat();
  }

  @Override
  public void collectCandidates(GameState state, Roll roll, Candidates out) {
    for (int die = 0; die < SkillDice.count(state); die++) {
      out.add(die, die, state.definition().actions.of(ActionVerb.SKILL_DIE, die + 1));
    }
  }

  @Override
  public int max(GameState state, Roll roll) {
    return roll.rerolls();
  }

  @Override
  public Prompt prompt(GameState state, Roll roll, IntList selected) {
    return Question.prompt(state, kind(), roll.seat(), SkillDice.shown(state), roll.rerolls(), roll.purpose(state));
  }

  @Override
  public Roll localsAfter(GameState state, Roll roll, IntList selected) {
    Modifiers.happened(state, roll.seat(), LastingWord.REROLL, roll.context());
    for (int die = 0; die < SkillDice.count(state); die++) { // in index order
      if (selected.contains(die)) {
        SkillDice.roll(state, die);
      }
    }
    return roll;
  }
}
