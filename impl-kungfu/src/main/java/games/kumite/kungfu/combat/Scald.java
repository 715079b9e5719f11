package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Toughness;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FigureQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.actions.VerbAction;

/**
 * The wound that water gives a figure with Waterbane, unless 1 Chi is paid (KF-TRT-76a, KF-RUL-24).
 *
 * @param figure the figure
 */
public record Scald(int figure) implements FigureQuestion {

  private static final long WATER =
      Flag.SHALLOW.bit() | Flag.DEEP.bit() | Flag.RUNNING.bit() | Flag.PADDY.bit();
  private static final EventType SCALDED = EventType.of("scalded", "KF-TRT-76a").named("figure", Figures::id);

  /** Scalds a figure with Waterbane that has Recoiled into water. */
  static void ifInWater(Fight fight, int figure) {
    long place = fight.figures().place(figure);
    boolean isWet = Able.has(fight.figures(), figure, Trait.WATERBANE)
        && !Able.isLevitating(fight.figures(), figure) && (fight.board().groundOfWay(place, place,
        fight.figures().size(figure).radius()) & WATER) != 0;
    if (isWet) {
      fight.then(new Scald(figure));
    }
  }

  @Override
  public void run(Fight fight) {
    Figures figures = fight.figures();
    if (!Able.isInPlay(figures, figure) || Toughness.of(figures, figure) > 0) { // KF-TRT-42
      return;
    }
    int gang = figures.gang(figure);
    if (gang == Figures.NEUTRAL || Chi.of(fight, gang) == 0) {
      wound(fight);
    } else {
      FigureQuestion.super.run(fight);
    }
  }

  @Override
  public String kind() {
    return "scald";
  }

  @Override
  public void options(Fight fight, Options out) {
    out.add(fight.actions().of(Word.SUFFER));
    out.add(fight.actions().of(Word.PAY));
  }

  @Override
  public void chosen(Fight fight, Action action) {
    if (((VerbAction) action).verb() == Word.PAY) {
      Chi.spend(fight, fight.figures().gang(figure), 1);
    } else {
      wound(fight);
    }
  }

  private void wound(Fight fight) {
    fight.tell(SCALDED, fight.figures().code(figure));
    Harm.wound(fight, figure, Figures.NOBODY);
  }
}
