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
 * D-13: whether a Protagonist of the other side answers failed dice, and which (KF-ACT-14 to 16). The opposing gangs
 * are asked in their order (KF-RUL-170); with one gang a side there is one to ask.
 */
enum WhetherToReact implements Script.Choice<Fight, Activation> {
  REACTION;

  @Override
  public String kind() {
    return "react";
  }

  @Override
  public int seat(Fight fight, Activation reaction) {
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      if (mayReact(fight, figure)) {
        return fight.seat(fight.figures().gang(figure));
      }
    }
    return Figures.NOBODY;
  }

  private static boolean mayReact(Fight fight, int figure) {
    Figures figures = fight.figures();
    return figures.gang(figure) != Figures.NEUTRAL
        && figures.side(figure) != fight.side(fight.get(Num.ACTIVE)) && Able.toReact(figures, figure);
  }

  @Override
  public Prompt prompt(Fight fight, Activation reaction) {
    return Question.prompt(fight, kind(), seat(fight, reaction), reaction.failures());
  }

  @Override
  public void options(Fight fight, Activation reaction, Options out) {
    int seat = seat(fight, reaction);
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      if (mayReact(fight, figure) && fight.seat(fight.figures().gang(figure)) == seat) {
        out.add(fight.actions().of(Word.REACT, Names.of(fight.figures(), figure)));
      }
    }
    out.add(fight.actions().of(Word.DECLINE));
  }

  @Override
  public Activation chosen(Fight fight, Activation reaction, Action action) {
    VerbAction chosen = (VerbAction) action;
    return chosen.verb() == Word.REACT ? reaction.by(Names.figure(fight.figures(), chosen.first())) : reaction;
  }
}
