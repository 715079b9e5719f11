package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of a Protagonist of the other side that answers failed dice, if any does (KF-ACT-14 to 16). The seats of that side
 * are asked one after the other, until one of them wants to (KF-RUL-170).
 *
 * @param culprit the figure whose dice have failed, {@link Figures#NOBODY} for those of a motivated group
 * @param failures the failed dice
 * @param actions the actions that the same dice have given
 * @param asked the seat that is asked, {@link Figures#NOBODY} if all that may have declined
 * @param figure the figure that answers, {@link Figures#NOBODY} if none does so far
 */
record Answering(int culprit, int failures, int actions, int asked, int figure) {

  /** Asks until a figure answers or all have declined. */
  static final Script<Fight, Answering> SCRIPT = Script.<Fight, Answering>of("answering")
      .loop((fight, answering) -> answering.figure == Figures.NOBODY && answering.asked != Figures.NOBODY,
          each -> each.ask(WhetherToReact.REACTION))
      .end();

  /** Returns the question for failed dice of a figure or a group, with no seat asked so far. */
  static Answering to(Fight fight, int culprit, int failures, int actions) {
    return new Answering(culprit, failures, actions, asked(fight, 0), Figures.NOBODY);
  }

  /** Returns the lowest seat from one on that has an able Protagonist, {@link Figures#NOBODY} if none has. */
  private static int asked(Fight fight, int from) {
    int lowest = Figures.NOBODY;
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      if (mayReact(fight, figure)) {
        int seat = fight.seat(fight.figures().gang(figure));
        lowest = seat >= from && (lowest == Figures.NOBODY || seat < lowest) ? seat : lowest;
      }
    }
    return lowest;
  }

  private Answering with(int seat, int reactor) {
    return new Answering(culprit, failures, actions, seat, reactor);
  }

  private static boolean mayReact(Fight fight, int figure) {
    Figures figures = fight.figures();
    return figures.gang(figure) != Figures.NEUTRAL
        && figures.side(figure) != fight.side(fight.get(Num.ACTIVE)) && Able.toReact(figures, figure);
  }

  /** The question to one seat with its Protagonists whether one reacts (D-13, D-49, KF-MUL-06, KF-RUL-181). */
  private enum WhetherToReact implements Script.Choice<Fight, Answering> {
    REACTION;

    @Override
    public String kind() {
      return "react";
    }

    @Override
    public int seat(Fight fight, Answering answering) {
      return answering.asked;
    }

    @Override
    public Prompt prompt(Fight fight, Answering answering) {
      return Question.prompt(fight, kind(), seat(fight, answering), answering.failures,
          answering.culprit == Figures.NOBODY ? fight.start().texts().text("word.motivated") : fight.called(answering.culprit),
          answering.actions);
    }

    @Override
    public void options(Fight fight, Answering answering, Options out) {
      for (int figure = 0; figure < fight.figures().count(); figure++) {
        if (mayReact(fight, figure) && fight.seat(fight.figures().gang(figure)) == answering.asked) {
          out.add(fight.actions().of(Word.REACT, Names.of(fight.figures(), figure)));
        }
      }
      out.add(fight.actions().of(Word.DECLINE));
    }

    @Override
    public Answering chosen(Fight fight, Answering answering, Action action) {
      VerbAction chosen = (VerbAction) action;
      return chosen.verb() == Word.REACT
          ? answering.with(answering.asked, Names.figure(fight.figures(), chosen.first()))
          : answering.with(asked(fight, answering.asked + 1), Figures.NOBODY);
    }
  }
}
