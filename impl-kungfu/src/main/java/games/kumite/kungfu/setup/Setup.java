package games.kumite.kungfu.setup;

import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Parties;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.Stage;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** The steps before the first turn (KF-SET-24). A step put on the agenda after {@link #BEGIN} comes after it. */
public enum Setup implements Step<Fight> {
  /** The whole of it. */
  BEGIN {
    @Override
    public void run(Fight fight) {
      fight.then(GANGS, Stage.GANGS, Divination.Before.THE_GAME, ROLES, SCENARIO, DETAILS, Stage.SCENARIO, DEPLOY, Stage.DEPLOYMENT,
          FateDice.COMPLICATION, FateDice.VIP, INITIATIVE, Stage.FATE, Stage.SETUP);
    }
  },
  /** Each player's gang. */
  GANGS {
    @Override
    public void run(Fight fight) {
      if (fight.terms().settings.campaign().isBlank()) {
        for (int gang = 0; gang < fight.gangs(); gang++) {
          fight.ask(new ChooseGang(gang));
        }
      } else {
        Muster.all(fight); // KF-ADV-02
      }
    }
  },
  /** The choice of the higher roller; with more than two gangs a die says who attacks (KF-SET-14). */
  ROLES {
    @Override
    public void run(Fight fight) {
      if (Recovery.side(fight) != Recovery.NEITHER) {
        ChooseRole.attack(fight, Recovery.side(fight));
      } else if (fight.gangs() == Parties.SIDES) {
        fight.ask(new ChooseRole(higher(fight, "attacker", ROLLED_FOR_ROLES)));
      } else {
        int die = fight.random().die("attacker", 0, FACES); // KF-MUL-03a, KF-RUL-167: odd is the first side
        fight.tell(DREW_ROLES, die);
        ChooseRole.attack(fight, 1 - die % Parties.SIDES);
      }
    }
  },
  /** Scenario (KF-SET-15). */
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
        fight.ask(Details.CAPTIVE);
      } else if (fight.plot() == Plot.DESTROY) {
        fight.ask(Details.PROPERTY);
      }
    }
  },
  /** The deployment: the attacker begins (KF-SET-16). */
  DEPLOY {
    @Override
    public void run(Fight fight) {
      fight.ask(Deploy.of(fight, fight.lead(fight.attackers()), Deploy.NOBODY));
    }
  },
  /** The initiative (KF-SET-21); with more than two gangs cards say whose turn it is (KF-MUL-04a). */
  INITIATIVE {
    @Override
    public void run(Fight fight) {
      if (fight.gangs() > Parties.SIDES) {
        return;
      }
      int first = fight.lead(higher(fight, "initiative", ROLLED_FOR_INITIATIVE));
      fight.set(Num.FIRST, first);
      fight.set(Num.ACTIVE, first);
      fight.tell(FIRST_TURN, fight.seat(first));
    }
  };

  private static final int FACES = 6;
  private static final EventType ROLLED_FOR_ROLES =
      EventType.of("rolled-for-roles", "KF-SET-14").seat("who").number("die").number("total");
  private static final EventType DREW_ROLES = EventType.of("drew-roles", "KF-MUL-03a").number("die");
  private static final EventType ROLLED_FOR_INITIATIVE =
      EventType.of("rolled-for-initiative", "KF-SET-21").seat("who").number("die").number("total");
  private static final EventType FIRST_TURN = EventType.of("first-turn", "KF-SET-21").seat("who");

  /** Returns the side of the two that rolls higher, the cheaper one with +1 (KF-SET-11); they roll until one is. */
  private static int higher(Fight fight, String label, EventType told) {
    while (true) {
      int[] totals = new int[Parties.SIDES];
      for (int side = 0; side < totals.length; side++) {
        int die = fight.random().die(label, side + 1, FACES);
        totals[side] = die + (fight.cheaper() == side ? 1 : 0);
        fight.tell(told, fight.seat(fight.lead(side)), die, totals[side]);
      }
      if (totals[0] != totals[1]) {
        return totals[0] > totals[1] ? 0 : 1;
      }
    }
  }
}
