package games.kumite.tmnt.outlook;

import games.kumite.tmnt.bargain.Trade;
import games.kumite.tmnt.effect.Target;
import games.kumite.tmnt.loss.Pay;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Stage;
import games.kumite.tmnt.sums.Strength;

/** How the seats stand: Levels, cards, and the combat that is on, in hundredths of a Level. */
public final class Prospects {

  static final int LEVEL = 100;

  /** So much more than another, in hundredths of a Level, is 2.7 times its chance. */
  private static final double DOUBT = 300;

  /** From this Level on each is worth more than the one before. */
  private static final int NEAR_THE_GOAL = 6;
  private static final int NEARER = 15;

  /** What it costs to propose anything, all for nothing above all, and to ask for help: else bots haggle and beg for ever. */
  private static final int PROPOSAL = 4;
  private static final int PLEA = 20;
  private static final int ONE_SIDED = 30;

  /** How often a door hides a monster, and what losing to it costs. */
  private static final double DOOR_MONSTERS = 0.36;
  private static final double BEATS_ALL = 20;
  private static final double MOST_LIKELY = 0.9;
  private static final int KILL = 126;
  private static final int DEFEAT = 80;
  private static final int OTHER_DOORS = 5;

  private Prospects() {}

  /** Returns how likely a seat is to win: how it stands weighed against how all do, so that equal ones share the chance. */
  public static double of(Party party, int seat) {
    int own = standing(party, seat);
    double all = 1;
    for (int other = 0; other < party.seats(); other++) {
      if (other != seat) {
        all += StrictMath.exp((standing(party, other) - own) / DOUBT);
      }
    }
    return 1 / all;
  }

  private static int standing(Party party, int seat) {
    int level = party.level(seat);
    int sum = LEVEL * level + NEARER * Math.max(0, level - NEAR_THE_GOAL)
        + Worth.inPlay(party, seat) + Worth.inHand(party, seat) + Worth.kept(party, seat);
    Object underWay = party.underWay();
    if (underWay instanceof Target target && target.user() == seat) {
      sum += Worth.onItsWay(party, seat, party.face(target.token()));
    } else if (underWay instanceof Pay pay && pay.user() == seat) {
      sum -= Worth.due(party, pay);
    } else if (underWay instanceof Trade trade && trade.proposer() == seat && trade.isOneSided(party)) {
      sum -= ONE_SIDED;
    }
    if (party.isInCombat(seat)) {
      sum += Battle.of(party, seat);
    }
    if (party.active() == seat && party.scope() == Stage.ARRANGE) {
      sum += door(level + Strength.alone(party, seat));
    }
    return sum - talk(party, seat);
  }

  private static int talk(Party party, int seat) {
    int sum = PROPOSAL * (party.seat(seat, Num.SAID) + party.seat(seat, Num.SAID_BEFORE));
    for (int other = 0; other < party.seats() && seat == party.fighter(); other++) {
      sum += PLEA * party.seat(other, Num.ASKS);
    }
    return sum;
  }

  /** What the door brings that a seat has still to open: whoever feared it would do anything to put it off. */
  private static int door(int strength) {
    double wins = Math.min(MOST_LIKELY, strength / BEATS_ALL);
    return (int) (DOOR_MONSTERS * (wins * KILL - (1 - wins) * DEFEAT)) - OTHER_DOORS;
  }
}
