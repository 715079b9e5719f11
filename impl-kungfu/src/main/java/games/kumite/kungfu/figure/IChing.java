package games.kumite.kungfu.figure;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Traits;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Foresight;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.MatchDefinition;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.SecretNumber;
import games.kumite.spi.cards.SecretNumbers;
import java.util.List;

/**
 * The choice of divined dice, when dice of a figure that has divined are about to be rolled; each of those that it has foreseen
 * may lie there in place of one (D-12, KF-TRT-43b). What is laid out so is for the figure's next dice.
 *
 * @param figure the figure whose dice are rolled
 * @param dice the number of dice
 */
public record IChing(int figure, int dice) implements Question<GameState>, GameChoice {

  /** The number of dice that are foreseen (KF-TRT-43a). */
  public static final int FORESEEN = MatchDefinition.FORESEEN;

  private static final Traits TRAITS = new Traits(List.of(Trait.I_CHING_DIVINATION));

  /** The rolling of the numbers before the game, for all who divine (KF-TRT-43a, KF-TRT-43d). */
  public enum Before implements Step<GameState> {
    THE_GAME;

    @Override
    public void run(GameState state) {
      Figures figures = state.figures();
      if (!isAny(state)) {
        return;
      }
      int[] diviners = new int[state.gangs()];
      for (int figure = 0; figure < figures.count(); figure++) {
        if (figures.gang(figure) >= 0 && figures.profile(figure).has(0, Trait.I_CHING_DIVINATION)) {
          int gang = figures.gang(figure);
          figures.foresight().foresees(figure, state.definition().firstForeseen(gang, diviners[gang]++));
          for (int n = 0; n < FORESEEN; n++) {
            state.roll(state.foreseen(), cell(state, figure, n), "i-ching");
          }
        }
      }
    }
  }

  /** Returns whether any figure in the match divines. */
  public static boolean isAny(GameState state) {
    return state.figures().traits().isAnyOf(TRAITS);
  }

  /** Returns whether the player of a figure has still to say whether its next dice are foreseen ones. */
  public static boolean isDue(GameState state, int figure) {
    Figures figures = state.figures();
    return figure != Figures.NOBODY && figures.foresight().first(figure) != Foresight.BLIND && !figures.has(figure, PlotDeed.DIVINED)
        && Capabilities.has(figures, figure, Trait.I_CHING_DIVINATION) && left(state, figure) > 0;
  }

  /** Asks it before what comes next, if there is something to say, and returns whether there is. */
  public static boolean ask(GameState state, int figure, int dice) {
    boolean isDue = isDue(state, figure);
    if (isDue) {
      state.then(new IChing(figure, dice));
    }
    return isDue;
  }

  /** Asks it of two figures that roll against each other. */
  public static void askBoth(GameState state, int by, int on, int dice) {
    ask(state, by, dice);
    ask(state, on, dice);
  }

  /** Returns whether a step that rolls dice of a figure waits: first a figure that has divined says what they are (D-12). */
  public static boolean isWaiting(GameState state, int figure, int dice, Step<GameState> step) {
    boolean isAsked = ask(state, figure, dice);
    if (isAsked) {
      state.then(step);
    }
    return isAsked;
  }

  /** Returns how many foreseen dice a figure has left. */
  public static int left(GameState state, int figure) {
    int left = 0;
    for (int n = 0; n < FORESEEN && state.figures().foresight().first(figure) != Foresight.BLIND; n++) {
      left += isLeft(state, figure, n) ? 1 : 0;
    }
    return left;
  }

  /** Returns whether one of them, by its number from 0, can still be used. */
  private static boolean isLeft(GameState state, int figure, int number) {
    return !state.figures().foresight().isSpent(figure, number) && !state.foreseen().isEmpty(cell(state, figure, number));
  }

  /** Returns the cell in which one of the numbers lies. */
  public static SecretNumber cell(GameState state, int figure, int number) {
    return state.definition().foreseen.cells().get(state.figures().foresight().first(figure) + number);
  }

  @Override
  public String kind() {
    return "divination";
  }

  @Override
  public int seat(GameState state) {
    return state.seatOf(figure); // KF-TRT-55e
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), state.called(figure), dice - state.figures().foresight().laid(figure));
  }

  @Override
  public void run(GameState state) {
    if (isDue(state, figure) && state.figures().foresight().laid(figure) < dice) {
      Question.super.run(state);
    } else {
      state.figures().note(figure, PlotDeed.DIVINED);
    }
  }

  /** Lists each number by its place: what it shows stays hidden from others until it is used. */
  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.add(state.actions().of(ActionVerb.LET_ROLL));
    for (int n = 0; n < FORESEEN; n++) {
      if (isLeft(state, figure, n)) {
        out.add(state.actions().of(ActionVerb.DIVINE, n + 1));
      }
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    VerbAction chosen = (VerbAction) action;
    Figures figures = state.figures();
    if (chosen.verb() == ActionVerb.DIVINE) {
      SecretNumbers cells = state.foreseen();
      SecretNumber cell = cell(state, figure, chosen.first() - 1);
      cells.show(cell, CardLayout.allViewers(state.config().seats().size()));
      figures.foresight().lay(figure, chosen.first() - 1, cells.number(cell));
      state.then(this);
    } else {
      figures.note(figure, PlotDeed.DIVINED);
    }
  }
}
