package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.kungfu.setup.Order.Verb;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Parties;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;

/**
 * The choice between attacker and defender (D-02, KF-SET-14).
 *
 * @param side the side that rolled higher
 */
record ChooseRole(int side) implements Question<Fight> {

  private static final EventType ATTACKS = EventType.of("attacker", "KF-SET-14").seat("who");

  @Override
  public String kind() {
    return "role";
  }

  @Override
  public int seat(Fight fight) {
    return fight.seat(fight.lead(side));
  }

  @Override
  public void options(Fight fight, Options out) {
    out.add(Order.keyword(Verb.BE, Keywords.ATTACKER, side));
    out.add(Order.keyword(Verb.BE, Keywords.DEFENDER, Parties.opposing(side)));
  }

  @Override
  public void chosen(Fight fight, Action action) {
    attack(fight, ((Order) action).value());
  }

  /** Makes a side attack. */
  static void attack(Fight fight, int attacker) {
    fight.set(Num.ATTACKER, attacker);
    fight.set(Num.SEEKER, attacker);
    fight.tell(ATTACKS, fight.attacker());
  }
}
