package games.kumite.kungfu.setup;

import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.Stage;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** Everything before the first turn (KF-SET-24). What is put on the agenda behind {@link #BEGIN} comes after it. */
public enum Setup implements Step<Fight> {
  /** The whole of it. */
  BEGIN {
    @Override
    public void run(Fight fight) {
      fight.then(GANGS, Stage.GANGS, ROLES, SCENARIO, DETAILS, Stage.SCENARIO, DEPLOY, Stage.DEPLOYMENT,
          FateDice.COMPLICATION, FateDice.VIP, INITIATIVE, Stage.FATE, Stage.SETUP);
    }
  },
  /** Each player's gang. */
  GANGS {
    @Override
    public void run(Fight fight) {
      for (int seat = 0; seat < fight.gangs(); seat++) {
        fight.ask(new ChooseGang(seat));
      }
    }
  },
  /** KF-SET-14: the higher roller chooses. */
  ROLES {
    @Override
    public void run(Fight fight) {
      fight.ask(new ChooseRole(higher(fight, "attacker", ROLLED_FOR_ROLES)));
    }
  },
  /** KF-SET-15. */
  SCENARIO {
    @Override
    public void run(Fight fight) {
      fight.then(Choosing.PLOT, Choosing.LOCATION, Choosing.TRAITS, Choosing.TABLE);
    }
  },
  /** The defender's choices that the Plot asks for (D-05). */
  DETAILS {
    @Override
    public void run(Fight fight) {
      if (fight.plot() == Plot.TAKE) {
        fight.ask(Details.OBJECT);
      } else if (fight.plot() == Plot.CAPTURE) {
        fight.ask(Details.TARGET);
      } else if (fight.plot() == Plot.DESTROY) {
        fight.ask(Details.PROPERTY);
      }
    }
  },
  /** KF-SET-16: the attacker begins. */
  DEPLOY {
    @Override
    public void run(Fight fight) {
      fight.ask(new Deploy(fight.attacker()));
    }
  },
  /** KF-SET-21. */
  INITIATIVE {
    @Override
    public void run(Fight fight) {
      int first = higher(fight, "initiative", ROLLED_FOR_INITIATIVE);
      fight.set(Num.FIRST, first);
      fight.set(Num.ACTIVE, first);
      fight.tell(FIRST_TURN, first);
    }
  };

  private static final int SIDES = 6;
  private static final EventType ROLLED_FOR_ROLES =
      EventType.of("rolled-for-roles", "KF-SET-14").seat("who").number("die").number("total");
  private static final EventType ROLLED_FOR_INITIATIVE =
      EventType.of("rolled-for-initiative", "KF-SET-21").seat("who").number("die").number("total");
  private static final EventType FIRST_TURN = EventType.of("first-turn", "KF-SET-21").seat("who");

  /** Both roll, the cheaper gang with +1 (KF-SET-11), until one is higher. */
  private static int higher(Fight fight, String label, EventType told) {
    while (true) {
      int[] totals = new int[fight.gangs()];
      for (int seat = 0; seat < totals.length; seat++) {
        int die = fight.random().die(label, seat + 1, SIDES);
        totals[seat] = die + (fight.cheaper() == seat ? 1 : 0);
        fight.tell(told, seat, die, totals[seat]);
      }
      if (totals[0] != totals[1]) {
        return totals[0] > totals[1] ? 0 : 1;
      }
    }
  }
}
