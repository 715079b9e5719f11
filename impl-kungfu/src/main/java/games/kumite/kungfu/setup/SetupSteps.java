package games.kumite.kungfu.setup;

import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.GangsAndSides;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.Stage;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** The steps before the first turn (KF-SET-24). A step put on the agenda after {@link #BEGIN} comes after it. */
public enum SetupSteps implements Step<GameState> {
  /** The whole of it. */
  BEGIN {
    @Override
    public void run(GameState state) {
      state.then(GANGS, Stage.GANGS, IChing.Before.THE_GAME, ROLES, SCENARIO, DETAILS, Stage.SCENARIO, DEPLOY, Stage.DEPLOYMENT,
          FateDice.COMPLICATION, FateDice.VIP, INITIATIVE, Stage.FATE, Stage.SETUP);
    }
  },
  /** Each player's gang. */
  GANGS {
    @Override
    public void run(GameState state) {
      if (state.definition().settings.campaign().isBlank()) {
        for (int gang = 0; gang < state.gangs(); gang++) {
          state.ask(new ChooseGang(gang));
        }
      } else {
        Muster.all(state); // KF-ADV-02
      }
    }
  },
  /** The choice of the higher roller; with more than two gangs a die says who attacks (KF-SET-14). */
  ROLES {
    @Override
    public void run(GameState state) {
      if (SignatureWeaponReturn.side(state) != SignatureWeaponReturn.NEITHER) {
        ChooseRole.attack(state, SignatureWeaponReturn.side(state));
      } else if (state.gangs() == GangsAndSides.SIDES) {
        state.ask(new ChooseRole(higher(state, "attacker", ROLLED_FOR_ROLES)));
      } else {
        int die = state.roll("attacker", Figures.NEUTRAL, FACES); // KF-MUL-03a, KF-RUL-167: odd is the first side
        state.emit(DREW_ROLES, die);
        ChooseRole.attack(state, 1 - die % GangsAndSides.SIDES);
      }
    }
  },
  /** Scenario (KF-SET-15). */
  SCENARIO {
    @Override
    public void run(GameState state) {
      state.then(ScenarioChoice.PLOT, ScenarioChoice.LOCATION, ScenarioChoice.TRAITS, ScenarioChoice.TABLE);
    }
  },
  /** The defender's choices that the Plot asks for (D-05). */
  DETAILS {
    @Override
    public void run(GameState state) {
      if (state.plot() == Plot.TAKE) {
        state.ask(Details.OBJECT);
      } else if (state.plot() == Plot.CAPTURE) {
        state.ask(Details.CAPTIVE);
      } else if (state.plot() == Plot.DESTROY) {
        state.ask(Details.PROPERTY);
      }
    }
  },
  /** The deployment: the attacker begins (KF-SET-16). */
  DEPLOY {
    @Override
    public void run(GameState state) {
      state.ask(Deploy.of(state, state.lead(state.attackers()), Deploy.NOBODY));
    }
  },
  /** The initiative (KF-SET-21); with more than two gangs cards say whose turn it is (KF-MUL-04a). */
  INITIATIVE {
    @Override
    public void run(GameState state) {
      if (state.gangs() > GangsAndSides.SIDES) {
        return;
      }
      int first = state.lead(higher(state, "initiative", ROLLED_FOR_INITIATIVE));
      state.set(Counters.FIRST, first);
      state.set(Counters.ACTIVE, first);
      state.emit(FIRST_TURN, state.seat(first));
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
  private static int higher(GameState state, String label, EventType told) {
    while (true) {
      int[] totals = new int[GangsAndSides.SIDES];
      for (int side = 0; side < totals.length; side++) {
        int die = state.random().die(label, side + 1, FACES);
        state.layDice(label, state.seat(state.lead(side)), FACES, die);
        totals[side] = die + (state.cheaper() == side ? 1 : 0);
        state.emit(told, state.seat(state.lead(side)), die, totals[side]);
      }
      if (totals[0] != totals[1]) {
        return totals[0] > totals[1] ? 0 : 1;
      }
    }
  }
}
