package games.kumite.journey.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.journey.condition.Affliction;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.ContinuationText;
import games.kumite.journey.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * The removal of conditions from a figure; the owner of the card chooses which (JW-D-23).
 *
 * @param owner the owner of the card
 * @param figure the figure that has them
 * @param count the number of conditions
 */
record Curing(int owner, int figure, int count) implements Question<GameState> {

  /** Returns whether a figure has a condition. */
  static boolean has(GameState state, int figure) {
    return number(state, figure) > 0;
  }

  private static int number(GameState state, int figure) {
    int number = 0;
    for (int condition = 0; condition < state.definition().conditions; condition++) {
      number += state.turnTokens(figure, condition) >= 0 ? 1 : 0;
    }
    return number;
  }

  /** Asks only if there is a choice. */
  @Override
  public void run(GameState state) {
    if (number(state, figure) > count) {
      Question.super.run(state);
      return;
    }
    for (int condition = 0; condition < state.definition().conditions; condition++) {
      if (state.turnTokens(figure, condition) >= 0) {
        Affliction.cure(state, figure, condition);
      }
    }
  }

  @Override
  public String kind() {
    return "cure";
  }

  @Override
  public int seat(GameState state) {
    return state.controller(owner);
  }

  @Override
  public Prompt prompt(GameState state) {
    return ContinuationText.again(state, count - 1, kind(), seat(state), figure);
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int condition = 0; condition < state.definition().conditions; condition++) {
      if (state.turnTokens(figure, condition) >= 0) {
        out.add(state.definition().actions.of(ActionVerb.CURE, condition));
      }
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    Affliction.cure(state, figure, ((VerbAction) action).first());
    if (count > 1) {
      state.then(new Curing(owner, figure, count - 1));
    }
  }
}
