package games.kumite.tmnt.evaluation;

import games.kumite.tmnt.bargain.Trade;
import games.kumite.tmnt.effect.ChooseTarget;
import games.kumite.tmnt.loss.Pay;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.state.Stage;
import games.kumite.tmnt.strength.Strength;

/** The evaluation of seats: Levels, cards, and the combat that is on, in hundredths of a Level. */
public final class Evaluation {

  static final int LEVEL = 100;

  /** The lead, in hundredths of a Level, that makes a chance 2.7 times another's. */
  private static final double DOUBT = 300;

  /** The Level from which on each Level is worth more than the one before. */
  private static final int NEAR_THE_GOAL = 6;
  private static final int NEARER = 15;

  /**
   * The costs of any proposal, of a request for help and of a one-sided trade. Without them bots haggle and beg for
   * ever.
   */
  private static final int PROPOSAL = 4;
  private static final int PLEA = 20;
  private static final int ONE_SIDED = 30;

  /** The probability that a door hides a monster, and the value of each outcome. */
  private static final double DOOR_MONSTERS = 0.36;
  private static final double BEATS_ALL = 20;
  private static final double MOST_LIKELY = 0.9;
  private static final int KILL = 126;
  private static final int DEFEAT = 80;
  private static final int OTHER_DOORS = 5;

  private Evaluation() {}

  /**
   * Returns how likely a seat is to win: its value relative to those of all seats, so that equal ones share the chance.
   */
  public static double of(GameState state, int seat) {
    int own = standing(state, seat);
    double all = 1;
    for (int other = 0; other < state.seats(); other++) {
      if (other != seat) {
        all += StrictMath.exp((standing(state, other) - own) / DOUBT);
      }
    }
    return 1 / all;
  }

  private static int standing(GameState state, int seat) {
    int level = state.level(seat);
    int sum = LEVEL * level + NEARER * Math.max(0, level - NEAR_THE_GOAL)
        + CardValues.inPlay(state, seat) + CardValues.inHand(state, seat) + CardValues.kept(state, seat);
    Object underWay = state.currentLocals();
    if (underWay instanceof ChooseTarget target && target.user() == seat) {
      sum += CardValues.onItsWay(state, seat, state.face(target.token()));
    } else if (underWay instanceof Pay pay && pay.user() == seat) {
      sum -= CardValues.due(state, pay);
    } else if (underWay instanceof Trade trade && trade.proposer() == seat && trade.isOneSided(state)) {
      sum -= ONE_SIDED;
    }
    if (state.isInCombat(seat)) {
      sum += CombatValue.of(state, seat);
    }
    if (state.active() == seat && state.scope() == Stage.ARRANGE) {
      sum += door(level + Strength.alone(state, seat));
    }
    return sum - talk(state, seat);
  }

  private static int talk(GameState state, int seat) {
    int sum = PROPOSAL * (state.seat(seat, Counters.SAID) + state.seat(seat, Counters.SAID_BEFORE));
    for (int other = 0; other < state.seats() && seat == state.fighter(); other++) {
      sum += PLEA * state.seat(other, Counters.ASKS);
    }
    return sum;
  }

  /**
   * Returns the value of a door that a seat has still to open. If it were negative, a seat would do anything to put the
   * door off.
   */
  private static int door(int strength) {
    double wins = Math.min(MOST_LIKELY, strength / BEATS_ALL);
    return (int) (DOOR_MONSTERS * (wins * KILL - (1 - wins) * DEFEAT)) - OTHER_DOORS;
  }
}
