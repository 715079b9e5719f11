package games.kumite.kungfu.window;

import games.kumite.api.Action;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FigureQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of the Extra that is sacrificed, and of the purpose (KF-TRT-59a).
 *
 * @param figure the figure that sacrifices
 */
record Victim(int figure) implements FigureQuestion {

  private static final int CHI = 0;
  private static final int DIE = 1;
  private static final Refusal FULL = new Refusal("KF-CHI-08", "chi-full");

  @Override
  public String kind() {
    return "victim";
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public void options(Fight fight, Options out) {
    Figures figures = fight.figures();
    int gang = figures.gang(figure);
    Refusal full = fight.gang(gang, Num.CHI) < fight.gang(gang, Num.CHI_LEVEL) ? null : FULL;
    for (int extra = 0; extra < figures.count(); extra++) {
      if (Sacrifice.isVictim(fight, figure, extra)) {
        out.add(fight.actions().of(Word.VICTIM, Names.of(figures, extra), CHI), full);
        out.add(fight.actions().of(Word.VICTIM, Names.of(figures, extra), DIE));
      }
    }
  }

  @Override
  public void chosen(Fight fight, Action action) {
    VerbAction chosen = (VerbAction) action;
    Sacrifice.carryOut(fight, figure, Names.figure(fight.figures(), chosen.first()), chosen.second());
    if (chosen.second() == CHI) {
      int gang = fight.figures().gang(figure);
      fight.gang(gang, Num.CHI, fight.gang(gang, Num.CHI) + 1);
    } else {
      fight.figures().offerDie(figure);
    }
  }
}
