package games.kumite.kungfu.ability;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Traits;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Foresight;
import games.kumite.kungfu.state.Terms;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Cell;
import games.kumite.spi.cards.Cells;
import java.util.List;

/**
 * The choice of divined dice, when dice of a figure that has divined are about to be rolled; each of those that it has foreseen
 * may lie there in place of one (D-12, KF-TRT-43b). What is laid out so is for the figure's next dice.
 *
 * @param figure the figure whose dice are rolled
 * @param dice the number of dice
 */
public record Divination(int figure, int dice) implements FightQuestion {

  /** The number of dice that are foreseen (KF-TRT-43a). */
  public static final int FORESEEN = Terms.FORESEEN;

  private static final Traits TRAITS = new Traits(List.of(Trait.I_CHING_DIVINATION));

  /** The rolling of the numbers before the game, for all who divine (KF-TRT-43a, KF-TRT-43d). */
  public enum Before implements Step<Fight> {
    THE_GAME;

    @Override
    public void run(Fight fight) {
      Figures figures = fight.figures();
      if (!isAny(fight)) {
        return;
      }
      int[] diviners = new int[fight.gangs()];
      for (int figure = 0; figure < figures.count(); figure++) {
        if (figures.gang(figure) >= 0 && figures.profile(figure).has(0, Trait.I_CHING_DIVINATION)) {
          int gang = figures.gang(figure);
          figures.foresight().foresees(figure, fight.terms().firstForeseen(gang, diviners[gang]++));
          for (int n = 0; n < FORESEEN; n++) {
            fight.roll(fight.foreseen(), cell(fight, figure, n), "i-ching");
          }
        }
      }
    }
  }

  /** Returns whether any figure in the match divines. */
  public static boolean isAny(Fight fight) {
    return fight.figures().traits().isAnyOf(TRAITS);
  }

  /** Returns whether the player of a figure has still to say whether its next dice are foreseen ones. */
  public static boolean isDue(Fight fight, int figure) {
    Figures figures = fight.figures();
    return figure != Figures.NOBODY && figures.foresight().first(figure) != Foresight.BLIND && !figures.has(figure, Deed.DIVINED)
        && Able.has(figures, figure, Trait.I_CHING_DIVINATION) && left(fight, figure) > 0;
  }

  /** Asks it before what comes next, if there is something to say. */
  public static void ask(Fight fight, int figure, int dice) {
    if (isDue(fight, figure)) {
      fight.then(new Divination(figure, dice));
    }
  }

  /** Returns how many foreseen dice a figure has left. */
  public static int left(Fight fight, int figure) {
    int left = 0;
    for (int n = 0; n < FORESEEN && fight.figures().foresight().first(figure) != Foresight.BLIND; n++) {
      left += isLeft(fight, figure, n) ? 1 : 0;
    }
    return left;
  }

  /** Returns whether one of them, by its number from 0, can still be used. */
  private static boolean isLeft(Fight fight, int figure, int number) {
    return !fight.figures().foresight().isSpent(figure, number) && !fight.foreseen().isEmpty(cell(fight, figure, number));
  }

  /** Returns the cell in which one of the numbers lies. */
  public static Cell cell(Fight fight, int figure, int number) {
    return fight.terms().foreseen.cells().get(fight.figures().foresight().first(figure) + number);
  }

  @Override
  public String kind() {
    return "divination";
  }

  @Override
  public int seat(Fight fight) {
    return fight.seatOf(figure); // KF-TRT-55e
  }

  @Override
  public Prompt prompt(Fight fight) {
    return Question.prompt(fight, kind(), seat(fight), fight.called(figure), dice - fight.figures().foresight().laid(figure));
  }

  @Override
  public void run(Fight fight) {
    if (isDue(fight, figure) && fight.figures().foresight().laid(figure) < dice) {
      FightQuestion.super.run(fight);
    } else {
      fight.figures().note(figure, Deed.DIVINED);
    }
  }

  /** Lists each number by its place: what it shows stays hidden from others until it is used. */
  @Override
  public void options(Fight fight, Options out) {
    out.add(fight.actions().of(Word.LET_ROLL));
    for (int n = 0; n < FORESEEN; n++) {
      if (isLeft(fight, figure, n)) {
        out.add(fight.actions().of(Word.DIVINE, n + 1));
      }
    }
  }

  @Override
  public void chosen(Fight fight, Action action) {
    VerbAction chosen = (VerbAction) action;
    Figures figures = fight.figures();
    if (chosen.verb() == Word.DIVINE) {
      Cells cells = fight.foreseen();
      Cell cell = cell(fight, figure, chosen.first() - 1);
      cells.show(cell, CardLayout.everybody(fight.start().seats().size()));
      figures.foresight().lay(figure, chosen.first() - 1, cells.number(cell));
      fight.then(this);
    } else {
      figures.note(figure, Deed.DIVINED);
    }
  }
}
