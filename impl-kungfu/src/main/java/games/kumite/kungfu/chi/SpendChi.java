package games.kumite.kungfu.chi;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of how much Chi is added to a roll before the dice, by the attacker and then by the defender (D-22, KF-CHI-03,
 * KF-RUL-25). A side without Chi is not asked.
 *
 * @param <L> the roll
 * @param side the side that is asked
 */
public record SpendChi<L extends Spending<L>>(Spending.Side side) implements FightChoice<L> {

  @Override
  public String kind() {
    return "chi";
  }

  private int gang(Fight fight, L roll) {
    int figure = roll.figure(side);
    return figure == Figures.NOBODY ? Figures.NEUTRAL : fight.figures().gang(figure);
  }

  @Override
  public int seat(Fight fight, L roll) {
    int gang = gang(fight, roll);
    return gang == Figures.NEUTRAL || Chi.of(fight, gang) == 0 ? Figures.NOBODY : fight.seat(gang);
  }

  @Override
  public Prompt prompt(Fight fight, L roll) {
    int other = roll.figure(side == Spending.Side.ATTACK ? Spending.Side.DEFENCE : Spending.Side.ATTACK);
    int how = other < 0 ? 0 : side == Spending.Side.ATTACK ? 1 : 2;
    return Question.prompt(fight, kind(), seat(fight, roll), fight.called(roll.figure(side)), how,
        other < 0 ? "" : fight.called(other));
  }

  @Override
  public void options(Fight fight, L roll, Options out) {
    for (int points = 0; points <= Chi.of(fight, gang(fight, roll)); points++) {
      out.add(fight.actions().of(Word.SPEND, points));
    }
  }

  @Override
  public L chosen(Fight fight, L roll, Action action) {
    int points = ((VerbAction) action).first();
    Chi.spend(fight, gang(fight, roll), points);
    return roll.spending(side, points);
  }
}
