package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.kungfu.content.Mark;
import games.kumite.kungfu.setup.Order.Verb;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Parties;
import games.kumite.kungfu.state.Plot;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Step;
import java.util.stream.IntStream;

/**
 * The choice of a gang with criminals or demons to make the Celebrity its goal, the attacker first (D-08, KF-VIP-05b,
 * KF-RUL-144).
 *
 * @param gang the gang that is asked
 */
record ChangePlot(int gang) implements Question<Fight> {

  private static final EventType CHANGED = EventType.of("plot-changed", "KF-VIP-05b").seat("who")
      .named("target", Figures::id);

  /** The questions to the other gangs of its side, then to the defenders. */
  private record Next(int gang) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      int next = gang + Parties.SIDES;
      if (next < fight.gangs()) {
        fight.ask(new ChangePlot(next));
      } else if (fight.side(gang) == fight.attackers()) {
        fight.ask(new ChangePlot(fight.lead(fight.defenders())));
      }
    }
  }

  @Override
  public void run(Fight fight) {
    if (isWicked(fight)) {
      Question.super.run(fight);
    } else {
      fight.then(new Next(gang));
    }
  }

  private boolean isWicked(Fight fight) {
    Figures figures = fight.figures();
    return IntStream.range(0, figures.count()).filter(figure -> figures.gang(figure) == gang) // with traitors (KF-RUL-97)
        .mapToObj(figures::profile).anyMatch(member -> member.is(Mark.CRIMINAL) || member.is(Mark.DEMON));
  }

  @Override
  public String kind() {
    return "change-plot";
  }

  @Override
  public int seat(Fight fight) {
    return fight.seat(gang);
  }

  @Override
  public void options(Fight fight, Options out) {
    out.add(Order.of(Verb.KEEP));
    out.add(Order.of(Verb.CHANGE));
  }

  @Override
  public void chosen(Fight fight, Action action) {
    if (((Order) action).verb() == Verb.KEEP) {
      fight.then(new Next(gang));
      return;
    }
    fight.set(Num.OBJECT, -1); // the old Plot is void
    fight.set(Num.HOLDER, -1);
    fight.unmarkAll();
    fight.set(Num.PLOT, Plot.CAPTURE.ordinal());
    fight.set(Num.TARGET, fight.get(Num.VIP_FIGURE));
    fight.set(Num.SEEKER, fight.side(gang));
    fight.set(Num.KIDNAPPER, 1 + gang);
    fight.tell(CHANGED, fight.seat(gang), fight.figures().code(fight.get(Num.VIP_FIGURE)));
  }
}
