package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Snare;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FigureQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Texts;
import games.kumite.spi.actions.VerbAction;
import java.util.List;

/**
 * The choice of what a recovering figure is rid of: where several things hinder it, its player says which (D-15, KF-CON-24c,
 * KF-CON-25, KF-TRT-24e).
 *
 * @param figure the figure
 */
record Recovery(int figure) implements FigureQuestion {

  /** The conditions, in the order of the words of {@link Word#RID_OF}. */
  private static final List<Condition> BONDS = List.of(Condition.TRANSFIXED, Condition.TIED_UP, Condition.BLINDED);
  private static final EventType RECOVERED = EventType.of("recovered", "KF-CON-24c").named("figure", Figures::id)
      .named("from", bond -> Texts.word(BONDS.get(bond)));

  @Override
  public String kind() {
    return "recovery";
  }

  @Override
  public boolean answersItself() {
    return true; // mostly there is but one
  }

  @Override
  public void options(Fight fight, Options out) {
    for (int bond = 0; bond < BONDS.size(); bond++) {
      if (isBoundBy(fight, BONDS.get(bond))) {
        out.add(fight.actions().of(Word.RID_OF, bond));
      }
    }
  }

  /** Returns whether it is bound so that two actions free it: chains are torn (KF-LOC-22b). */
  private boolean isBoundBy(Fight fight, Condition bond) {
    return fight.figures().is(figure, bond) && !(bond == Condition.TIED_UP && Snare.isChoking(fight, figure));
  }

  @Override
  public void chosen(Fight fight, Action action) {
    int bond = ((VerbAction) action).first();
    fight.figures().cure(figure, BONDS.get(bond));
    fight.tell(RECOVERED, fight.figures().code(figure), bond);
  }
}
