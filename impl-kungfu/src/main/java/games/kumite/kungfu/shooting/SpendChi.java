package games.kumite.kungfu.shooting;

import games.kumite.api.Action;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/** D-22 with a shot: how much Chi is added before the dice, by the shooter and then by the target (KF-GUN-15k). */
enum SpendChi implements Script.Choice<Fight, Shot> {
  SHOOTER, TARGET;

  @Override
  public String kind() {
    return "chi";
  }

  private int gang(Fight fight, Shot shot) {
    return fight.figures().gang(this == SHOOTER ? shot.by() : shot.on());
  }

  @Override
  public int seat(Fight fight, Shot shot) {
    int gang = gang(fight, shot);
    return gang == Figures.NEUTRAL || Chi.of(fight, gang) == 0 ? Figures.NOBODY : fight.seat(gang);
  }

  @Override
  public void options(Fight fight, Shot shot, Options out) {
    for (int points = 0; points <= Chi.of(fight, gang(fight, shot)); points++) {
      out.add(fight.actions().of(Word.SPEND, points));
    }
  }

  @Override
  public Shot chosen(Fight fight, Shot shot, Action action) {
    int points = ((VerbAction) action).first();
    Chi.spend(fight, gang(fight, shot), points);
    Shot.Thrown thrown = shot.thrown();
    return shot.with(this == SHOOTER ? new Shot.Thrown(points, thrown.otherChi(), 0)
        : new Shot.Thrown(thrown.chi(), points, 0));
  }
}
