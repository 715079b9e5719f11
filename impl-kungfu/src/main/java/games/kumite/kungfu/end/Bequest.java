package games.kumite.kungfu.end;

import games.kumite.kungfu.content.campaign.Burden;
import games.kumite.kungfu.content.campaign.Legacy;
import games.kumite.kungfu.content.campaign.LegacyText;
import games.kumite.kungfu.content.campaign.Member;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import java.util.ArrayList;
import java.util.List;

/** The results that the gangs of a finished battle take to the next one (KF-ADV). */
public final class Bequest {

  private Bequest() {}

  /** Returns the results of all gangs, as a text that {@link LegacyText#read} reads. */
  public static String text(Fight fight) {
    List<String> parts = new ArrayList<>();
    for (int gang = 0; gang < fight.gangs(); gang++) {
      parts.add(LegacyText.write(of(fight, gang)));
    }
    return String.join("; ", parts);
  }

  /** Returns the legacy of a gang: those who joined during the battle go again. */
  private static Legacy of(Fight fight, int gang) {
    Figures figures = fight.figures();
    List<Member> members = new ArrayList<>();
    for (int figure = 0; figure < figures.count() && members.size() < fight.gang(gang, Num.MEMBERS); figure++) {
      if (figures.home(figure) == gang && !figures.profile(figure).isGuest) {
        members.add(member(fight, figure));
      }
    }
    return new Legacy(fight.gang(gang, Num.LEVEL_BEFORE) + fight.gang(gang, Num.LEVEL_CHANGE),
        fight.gang(gang, Num.THANKS_AFTER), members);
  }

  /** Returns a member with its burdens; everything else heals or is replaced (KF-ADV-03). */
  private static Member member(Fight fight, int figure) {
    Figures figures = fight.figures();
    List<Burden> burdens = new ArrayList<>();
    String humbler = "";
    if (isLost(figures, figure)) {
      burdens.add(Burden.LOST);
      return new Member(figures.profile(figure).id, burdens, humbler);
    }
    if (figures.has(figure, Deed.UNARMED)) {
      burdens.add(Burden.UNARMED);
    }
    if (figures.is(figure, Condition.HUMBLED) && figures.has(figure, Deed.REFUSED)) {
      burdens.add(Burden.REFUSED);
      humbler = name(fight, figure, figures.humbler(figure));
    } else if (Goal.isShamed(fight, figure)) {
      burdens.add(Burden.HUMBLED);
      humbler = name(fight, figure, fight.gang(fight.opponent(figures.home(figure)), Num.PROTAGONIST) - 1);
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
  private static String name(Fight fight, int humbled, int by) {
    Figures figures = fight.figures();
    if (by == Figures.NOBODY || isLost(figures, by) || figures.profile(by).isGuest || figures.home(by) == figures.home(humbled)) {
      return "";
    }
    int number = 0;
    for (int figure = 0; figure <= by; figure++) {
      number += figures.home(figure) == figures.home(by) && !figures.profile(figure).isGuest ? 1 : 0;
    }
    return number <= fight.gang(figures.home(by), Num.MEMBERS) ? figures.name(by) : "";
  }
}
