package games.kumite.kungfu.turn;

import games.kumite.api.Action;
import games.kumite.api.RandomSource;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.activation.Activation;
import games.kumite.kungfu.activation.Watch;
import games.kumite.kungfu.end.Ends;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Stage;
import games.kumite.kungfu.state.Word;
import games.kumite.kungfu.vip.TimeJump;
import games.kumite.kungfu.window.Moment;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * The choice of the figure that is activated next, or of none (D-09, KF-ACT-01, KF-ACT-05).
 *
 * @param gang the gang whose turn it is
 */
public record Nominate(int gang) implements FightQuestion {

  private static final Refusal ACTIVATED = new Refusal("KF-ACT-01", "activated");
  private static final Refusal OUT = new Refusal("KF-CON-20a", "out-of-play");
  private static final EventType NOMINATED = EventType.of("nominated", "KF-ACT-01").named("figure", Figures::id);
  private static final EventType ENDED = EventType.of("turn-given-up", "KF-ACT-05").seat("who");

  @Override
  public String kind() {
    return "nominate";
  }

  @Override
  public int seat(Fight fight) {
    return fight.seat(gang);
  }

  /** Ends the turn if every figure has been activated or attempted (KF-ACT-13). */
  @Override
  public void run(Fight fight) {
    if (Watch.isDue(fight)) {
      fight.then(Watch.ALL, this);
      return;
    }
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      if (isOwn(fight, figure) && refusal(fight.figures(), figure) == null) {
        FightQuestion.super.run(fight);
        return;
      }
    }
    fight.leave(Stage.TURN);
  }

  private boolean isOwn(Fight fight, int figure) {
    Figures figures = fight.figures();
    return figures.gang(figure) == gang // KF-RUL-04: guests too that a player runs
        && (!figures.profile(figure).isGuest || Able.toAct(figures, figure) || figures.has(figure, Deed.JUMPED));
  }

  private static @Nullable Refusal refusal(Figures figures, int figure) {
    return !Able.toAct(figures, figure) && !figures.has(figure, Deed.JUMPED) ? OUT : figures.is(figure, Condition.ACTIVATED) ? ACTIVATED : null;
  }

  @Override
  public void options(Fight fight, Options out) {
    Figures figures = fight.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (isOwn(fight, figure)) {
        out.add(fight.actions().of(Word.ACTIVATE, Names.of(figures, figure)), refusal(figures, figure));
      }
    }
    out.add(fight.actions().of(Word.MOTIVATE), Motivation.refusal(fight, gang));
    out.add(fight.actions().of(Word.END_TURN));
  }

  /** Returns one of all that are listed, each as likely as the others. */
  @Override
  public @Nullable Action sample(Fight fight, RandomSource random) {
    Figures figures = fight.figures();
    while (true) {
      int figure = random.pick("nominate", gang, figures.count() + 2);
      if (figure == figures.count()) {
        return fight.actions().of(Word.END_TURN);
      }
      if (figure > figures.count()) {
        if (Motivation.refusal(fight, gang) == null) {
          return fight.actions().of(Word.MOTIVATE);
        }
      } else if (isOwn(fight, figure) && refusal(figures, figure) == null) {
        return fight.actions().of(Word.ACTIVATE, Names.of(figures, figure));
      }
    }
  }

  @Override
  public void chosen(Fight fight, Action action) {
    VerbAction chosen = (VerbAction) action;
    if (chosen.verb() == Word.END_TURN) {
      fight.tell(ENDED, fight.seat(gang));
      fight.leave(Stage.TURN);
      return;
    }
    if (chosen.verb() == Word.MOTIVATE) {
      fight.then(Motivation.step(), Moment.BETWEEN.quiet(), this);
      return;
    }
    int figure = Names.figure(fight.figures(), chosen.first());
    fight.tell(NOMINATED, fight.figures().code(figure));
    fight.set(Num.IDLE, 0);
    if (fight.figures().has(figure, Deed.JUMPED)) {
      fight.then(TimeJump.BACK); // KF-RUL-155
    }
    fight.then(Activation.of(figure), Moment.BETWEEN.quiet(), this);
  }
}
