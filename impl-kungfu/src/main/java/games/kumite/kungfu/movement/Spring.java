package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.Form;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Wards;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Candidate;
import games.kumite.kungfu.geometry.Candidates;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Manner;
import games.kumite.kungfu.geometry.MoveFault;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.prize.Leaving;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FigureQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The free leap of L, without the base, of a figure whose move has ended on a trampoline (D-53, KF-LOC-31, KF-RUL-136).
 *
 * @param figure the figure
 * @param gait the kind of move
 */
record Spring(int figure, Gait gait) implements FigureQuestion {

  @Override
  public void run(Fight fight) {
    Figures figures = fight.figures();
    if (isTouching(fight, figure, Flag.TRAMP) && Able.toHack(figures, figure) && figures.gang(figure) != Figures.NEUTRAL
        && !figures.is(figure, Condition.STANCE) && !figures.has(figure, Deed.BURDENED)) { // KF-PLT-04c
      FigureQuestion.super.run(fight);
    }
  }

  /** Returns whether a figure touches a piece with a flag. */
  static boolean isTouching(Fight fight, int figure, Flag flag) {
    Board board = fight.board();
    long place = fight.figures().place(figure);
    int touch = fight.figures().size(figure).radius() + Gaps.TOUCH;
    for (int piece = board.next(-1, place, touch); piece >= 0; piece = board.next(piece, place, touch)) {
      if (board.piece(piece).is(flag) && Gaps.isBeside(board.piece(piece), place, fight.figures().size(figure))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String kind() {
    return "spring-to";
  }

  private int reach(Fight fight) {
    return Terrain.amongOthers(fight, figure, Stick.LONG).length();
  }

  @Override
  public void options(Fight fight, Options out) {
    Figures figures = fight.figures();
    for (Candidate candidate : Candidates.of(fight.board(), figures, figure, figures.place(figure), reach(fight), Manner.LEAP)) {
      out.add(Trip.to(fight, candidate.place()), refusal(fight, candidate.place()));
    }
    out.add(fight.actions().of(Word.WAIVE));
  }

  private @Nullable Refusal refusal(Fight fight, long to) {
    Figures figures = fight.figures();
    MoveFault fault = Moves.fault(fight.board(), figures, figure, figures.place(figure), to, reach(fight), Manner.LEAP);
    return fault != null ? Faults.refusal(fault, reach(fight), figures.size(figure))
        : Wards.bar(figures, figure, to) ? Faults.WARDED
        : gait.isFree() && Spots.isInContact(fight.board(), figures, figure, to, figures.size(figure)) ? Faults.FREE_CONTACT
        : null;
  }

  @Override
  public List<Form> forms(Fight fight) {
    return Trip.forms(fight, Word.TO);
  }

  @Override
  public @Nullable Action parse(Fight fight, List<String> words, Options out) {
    VerbAction action = words.get(0).equals(Word.TO.notation()) ? fight.actions().parse(words) : null;
    if (action != null) {
      out.add(action, refusal(fight, Trip.place(action)));
    }
    return action;
  }

  @Override
  public void chosen(Fight fight, Action action) {
    VerbAction chosen = (VerbAction) action;
    if (chosen.verb() == Word.TO) {
      long to = Trip.place(chosen);
      long ground = fight.board().groundOfWay(to, to, fight.figures().size(figure).radius());
      fight.then(Moving.of(fight, figure, to, gait, ground), new Leaving(figure));
    }
  }
}
