package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/** D-22: how much Chi is added to a roll before the dice, by the attacker and then by the defender (KF-RUL-25). */
enum SpendChi implements Script.Choice<Fight, Blow> {
  ATTACKER, DEFENDER;

  @Override
  public String kind() {
    return "chi";
  }

  private int gang(Fight fight, Blow blow) {
    return fight.figures().gang(this == ATTACKER ? blow.by() : blow.on());
  }

  /** Nobody is asked who has none. */
  @Override
  public int seat(Fight fight, Blow blow) {
    int gang = gang(fight, blow);
    return gang == Figures.NEUTRAL || Chi.of(fight, gang) == 0 ? Figures.NOBODY : fight.seat(gang);
  }

  @Override
  public void options(Fight fight, Blow blow, Options out) {
    for (int points = 0; points <= Chi.of(fight, gang(fight, blow)); points++) {
      out.add(fight.actions().of(Word.SPEND, points));
    }
  }

  @Override
  public Blow chosen(Fight fight, Blow blow, Action action) {
    int points = ((VerbAction) action).first();
    Chi.spend(fight, gang(fight, blow), points);
    return this == ATTACKER ? blow.withChi(points) : blow.withOtherChi(points);
  }
}
