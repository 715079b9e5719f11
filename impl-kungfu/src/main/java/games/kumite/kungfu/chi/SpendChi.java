package games.kumite.kungfu.chi;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of how much Chi is added to a roll before the dice, by the attacker and then by the defender (D-22, KF-CHI-03,
 * KF-RUL-25). A side without Chi is not asked.
 *
 * @param <L> the roll
 * @param side the side that is asked
 * @param roll the roll
 */
public record SpendChi<L extends ChiRoll<L>>(ChiRoll.Side side, L roll) implements Script.Reply<GameState, L>, GameChoice {

  @Override
  public String kind() {
    return "chi";
  }

  private int gang(GameState state, L roll) {
    int figure = roll.figure(side);
    return figure == Figures.NOBODY ? Figures.NEUTRAL : state.figures().gang(figure);
  }

  @Override
  public int seat(GameState state) {
    int gang = gang(state, roll);
    return gang == Figures.NEUTRAL || Chi.of(state, gang) == 0 ? Figures.NOBODY : state.seat(gang);
  }

  @Override
  public Prompt prompt(GameState state) {
    int other = roll.figure(side == ChiRoll.Side.ATTACK ? ChiRoll.Side.DEFENCE : ChiRoll.Side.ATTACK);
    int how = other < 0 ? 0 : side == ChiRoll.Side.ATTACK ? 1 : 2;
    return Question.prompt(state, kind(), seat(state), state.called(roll.figure(side)), how,
        other < 0 ? "" : state.called(other));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int points = 0; points <= Chi.of(state, gang(state, roll)); points++) {
      out.add(state.actions().of(ActionVerb.SPEND, points));
    }
  }

  @Override
  public L localsAfter(GameState state, Action action) {
    int points = ((VerbAction) action).first();
    Chi.spend(state, gang(state, roll), points);
    return roll.spending(side, points);
  }
}
