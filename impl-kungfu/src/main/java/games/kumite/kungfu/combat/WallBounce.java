package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Dice;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.ability.QualityTest;
import games.kumite.kungfu.ability.Wards;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FigureQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of an Acrobat whom a blow throws against a wall to bounce off it back to the one who struck him (D-32, KF-STU-06).
 *
 * @param figure the Acrobat
 * @param striker the figure that has struck him
 */
record WallBounce(int figure, int striker) implements FigureQuestion {

  private static final EventType BOUNCED = EventType.of("bounced", "KF-STU-06").named("figure", Figures::id)
      .number("x", Lengths::cm).number("y", Lengths::cm);
  private static final EventType CRASHED = EventType.of("crashed", "KF-STU-06").named("figure", Figures::id);

  /** Asks if the figure has been struck and what it has met is a wall, not of paper. */
  static void offer(Fight fight, int figure, int striker, int met) {
    Piece piece = fight.board().piece(met);
    if (striker != Figures.NOBODY && piece.is(Flag.WALL) && !piece.is(Flag.PAPER)
        && fight.figures().gang(figure) != Figures.NEUTRAL && Able.isInPlay(fight.figures(), striker)
        && !fight.figures().is(figure, Condition.KNOCKED_DOWN)) {
      fight.then(new WallBounce(figure, striker));
    }
  }

  @Override
  public String kind() {
    return "wall-bounce";
  }

  @Override
  public void options(Fight fight, Options out) {
    out.add(fight.actions().of(Word.BOUNCE));
    out.add(fight.actions().of(Word.WAIVE));
  }

  @Override
  public void chosen(Fight fight, Action action) {
    if (((VerbAction) action).verb() == Word.WAIVE) {
      return;
    }
    fight.then(new Divination(figure, 1), new Bounce(figure, striker)); // D-12
  }

  /** The test, and what follows. */
  private record Bounce(int figure, int striker) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      bounce(fight, figure, striker);
    }
  }

  private static void bounce(Fight fight, int figure, int striker) {
    Figures figures = fight.figures();
    int die = Dice.roll(fight, "bounce", figure);
    if (!QualityTest.isPassed(die, 1, figures.quality(figure))) {
      fight.tell(CRASHED, figures.code(figure));
      Harm.fell(fight, figure, striker);
      return;
    }
    long place = Carrying.beside(fight, striker, figure);
    long reach = Stick.MEDIUM.reach(figures.size(figure));
    if (place != Place.NOWHERE && Place.squared(figures.place(figure), place) <= reach * reach
        && !Wards.bar(figures, figure, place)) { // KF-TRT-67a
      Displacement.to(fight, figure, place);
      fight.tell(BOUNCED, figures.code(figure), Place.x(place), Place.y(place));
      fight.then(TraitHack.of(figure, striker, 0));
    }
  }
}
