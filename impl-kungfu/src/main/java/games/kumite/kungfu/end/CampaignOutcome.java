package games.kumite.kungfu.end;

import games.kumite.kungfu.content.Burden;
import games.kumite.kungfu.content.Legacy;
import games.kumite.kungfu.content.LegacyFormat;
import games.kumite.kungfu.content.Member;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import java.util.ArrayList;
import java.util.List;

/** The results that the gangs of a finished battle take to the next one (KF-ADV). */
public final class CampaignOutcome {

  private CampaignOutcome() {}

  /** Returns the results of all gangs, as a text that {@link LegacyFormat#read} reads. */
  public static String text(GameState state) {
    List<String> parts = new ArrayList<>();
    for (int gang = 0; gang < state.gangs(); gang++) {
      parts.add(LegacyFormat.write(of(state, gang)));
    }
    return String.join("; ", parts);
  }

  /** Returns the legacy of a gang: those who joined during the battle go again. */
  private static Legacy of(GameState state, int gang) {
    Figures figures = state.figures();
    List<Member> members = new ArrayList<>();
    for (int figure = 0; figure < figures.count() && members.size() < state.gang(gang, Counters.MEMBERS); figure++) {
      if (figures.home(figure) == gang && !figures.profile(figure).isGuest) {
        members.add(member(state, figure));
      }
    }
    return new Legacy(state.gang(gang, Counters.LEVEL_BEFORE) + state.gang(gang, Counters.LEVEL_CHANGE),
        state.gang(gang, Counters.THANKS_AFTER), members);
  }

  /** Returns a member with its burdens; everything else heals or is replaced (KF-ADV-03). */
  private static Member member(GameState state, int figure) {
    Figures figures = state.figures();
    List<Burden> burdens = new ArrayList<>();
    String humbler = "";
    if (isLost(figures, figure)) {
      burdens.add(Burden.LOST);
      return new Member(figures.profile(figure).id, burdens, humbler);
    }
    if (figures.has(figure, PlotDeed.UNARMED)) {
      burdens.add(Burden.UNARMED);
    }
    if (figures.is(figure, Condition.HUMBLED) && figures.has(figure, PlotDeed.REFUSED)) {
      burdens.add(Burden.REFUSED);
      humbler = name(state, figure, figures.humbler(figure));
    } else if (Goal.isShamed(state, figure)) {
      burdens.add(Burden.HUMBLED);
      humbler = name(state, figure, state.gang(state.opponent(figures.home(figure)), Counters.PROTAGONIST) - 1);
    }
    return new Member(figures.profile(figure).id, burdens, humbler);
  }

  /** Returns whether a figure is killed, routed, or with the enemy (KF-ADV-02, KF-RUL-97). */
  private static boolean isLost(Figures figures, int figure) {
    return figures.is(figure, Condition.DEAD) || figures.is(figure, Condition.GONE)
        || figures.is(figure, Condition.TRAITOR);
  }

  /**
   * Returns the name of the figure that has Humbled another, if it is one of another gang's that come again: guests and
   * reinforcements do not.
   */
  private static String name(GameState state, int humbled, int by) {
    Figures figures = state.figures();
    if (by == Figures.NOBODY || isLost(figures, by) || figures.profile(by).isGuest || figures.home(by) == figures.home(humbled)) {
      return "";
    }
    int number = 0;
    for (int figure = 0; figure <= by; figure++) {
      number += figures.home(figure) == figures.home(by) && !figures.profile(figure).isGuest ? 1 : 0;
    }
    return number <= state.gang(figures.home(by), Counters.MEMBERS) ? figures.name(by) : "";
  }
}
