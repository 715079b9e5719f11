package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.kungfu.content.Mark;
import games.kumite.kungfu.setup.Order.Verb;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Plot;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Step;

/**
 * D-08: a gang with criminals or demons may make the Celebrity its goal, the attacker first (KF-VIP-05b, KF-RUL-144).
 *
 * @param player who is asked
 */
record ChangePlot(int player) implements Question<Fight> {

  private static final EventType CHANGED = EventType.of("plot-changed", "KF-VIP-05b").seat("who");

  /** After the attacker the defender is asked. */
  private record Next(int player) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      if (player == fight.attacker()) {
        fight.ask(new ChangePlot(fight.defender()));
      }
    }
  }

  @Override
  public void run(Fight fight) {
    if (isWicked(fight)) {
      Question.super.run(fight);
    } else {
      fight.then(new Next(player));
    }
  }

  private boolean isWicked(Fight fight) {
    return fight.members(player).stream().anyMatch(member -> member.is(Mark.CRIMINAL) || member.is(Mark.DEMON));
  }

  @Override
  public String kind() {
    return "change-plot";
  }

  @Override
  public int seat(Fight fight) {
    return player;
  }

  @Override
  public void options(Fight fight, Options out) {
    out.add(Order.of(Verb.KEEP));
    out.add(Order.of(Verb.CHANGE));
  }

  @Override
  public void chosen(Fight fight, Action action) {
    if (((Order) action).verb() == Verb.KEEP) {
      fight.then(new Next(player));
      return;
    }
    fight.set(Num.PLOT, Plot.CAPTURE.ordinal());
    fight.set(Num.TARGET, fight.get(Num.VIP_FIGURE));
    fight.set(Num.SEEKER, player);
    fight.tell(CHANGED, player);
  }
}
