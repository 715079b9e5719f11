package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.Form;
import games.kumite.api.RandomSource;
import games.kumite.kungfu.prize.Leaving;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FigureQuestion;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The choice of where a Free Move goes (KF-ACT-37).
 *
 * @param figure the figure that makes it
 * @param gait the kind of move
 */
record FreeMoveTo(int figure, Gait gait) implements FigureQuestion {

  @Override
  public String kind() {
    return "free-move-to";
  }

  private Destination destination() {
    return new Destination(figure, 1, Course.FRESH, gait);
  }

  @Override
  public void options(Fight fight, Options out) {
    destination().options(fight, out);
    if (gait == Gait.FREE) { // it is a move like any other: an Acrobat bends it, any figure jumps with it
      add(fight, Word.BEND, Stunts.bendRefusal(fight.figures(), figure), out);
      add(fight, Word.JUMP, Stunts.jumpRefusal(fight, figure), out);
    }
  }

  private static void add(Fight fight, Word word, @Nullable Refusal refusal, Options out) {
    if (out.looksAt(refusal)) {
      out.add(fight.actions().of(word), refusal);
    }
  }

  @Override
  public String remark(Fight fight, Action action) {
    VerbAction chosen = (VerbAction) action;
    return chosen.verb() == Word.TO ? destination().remark(fight, Trip.place(chosen)) : "";
  }

  @Override
  public List<Form> forms(Fight fight) {
    return Trip.forms(fight, Word.TO);
  }

  @Override
  public @Nullable Action sample(Fight fight, RandomSource random) {
    return destination().sample(fight, random);
  }

  @Override
  public @Nullable Action parse(Fight fight, List<String> words, Options out) {
    return destination().parse(fight, words, out);
  }

  @Override
  public void chosen(Fight fight, Action action) {
    VerbAction chosen = (VerbAction) action;
    switch ((Word) chosen.verb()) {
      case BEND -> fight.then(Bend.SCRIPT.with(Bend.ofFreeMove(figure)));
      case JUMP -> fight.then(new FreeMoveTo(figure, Gait.FREE_JUMP));
      default -> fight.then(destination().step(fight, Trip.place(chosen)), new Leaving(figure));
    }
  }
}
