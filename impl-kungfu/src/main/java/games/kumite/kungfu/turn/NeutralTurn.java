package games.kumite.kungfu.turn;

import games.kumite.kungfu.activation.ActivationRoll;
import games.kumite.kungfu.activation.VipReaction;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.end.MatchEnd;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.VipFigures;
import games.kumite.kungfu.hazard.Blaze;
import games.kumite.kungfu.hazard.Hanging;
import games.kumite.kungfu.hazard.Machinery;
import games.kumite.kungfu.hazard.OnFire;
import games.kumite.kungfu.morale.StateCleanup;
import games.kumite.kungfu.movement.Contacts;
import games.kumite.kungfu.movement.Water;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Stage;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.trait.BoilingOver;
import games.kumite.kungfu.vip.ZombieSpread;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** The turn of the neutral figures, after each pair of players' turns (KF-RUL-04, KF-RUL-128). */
public enum NeutralTurn implements Step<GameState> {
  /** All of it. */
  TURN {
    @Override
    public void run(GameState state) {
      state.emit(BEGUN);
      Contacts.beginTurn(state); // KF-TRT-20c
      state.figures().beginTurn(Figures.NEUTRAL);
      ZombieSpread.rise(state); // KF-VIP-06c
      state.then(new Turn(0, 0), BoilingOver.OF_THE_TURN, OnFire.of(Figures.NEUTRAL), END, Stage.THIRD_TURN, CLOSE);
    }
  },
  /** Its end. */
  END {
    @Override
    public void run(GameState state) {
      Water.breathe(state, Figures.NEUTRAL); // KF-RUL-141
      Hanging.choke(state, Figures.NEUTRAL); // KF-LOC-22c
      state.then(StateCleanup.ALL); // KF-RUL-175
    }
  },
  /** The end of the turn. */
  CLOSE {
    @Override
    public void run(GameState state) {
      state.figures().endTurn(Figures.NEUTRAL);
      MatchEnd.look(state);
    }
  };

  private static final int SIDES = 6;
  private static final int FATAL = 5; // KF-VIP-10c
  private static final EventType BEGUN = EventType.of("third-turn", "KF-RUL-04");
  private static final EventType BURNT_OUT = EventType.of("burnt-out", "KF-VIP-10c").word("figure", Figures::id);

  /** Returns whether there is such a turn now: every gang has had its own, and a figure is neutral. */
  public static boolean isDue(GameState state) {
    if (state.get(Counters.TURNS) % state.gangs() != 0) {
      return false;
    }
    return state.figures().any(figure -> state.figures().gang(figure) == Figures.NEUTRAL && Capabilities.toAct(state.figures(), figure))
        || state.swarms().count() > 0 || ZombieSpread.isRising(state);
  }

  /**
   * The turns of the neutral figures, one after the other, in the order in which they entered play.
   *
   * @param next the figure that is looked at next
   * @param swarm the swarm that comes next
   */
  private record Turn(int next, int swarm) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      Figures figures = state.figures();
      for (int figure = next; figure <= figures.count() && !state.isOver(); figure++) {
        if (swarm < state.swarms().count() && state.swarms().since(swarm) <= figure) {
          state.then(new SwarmMove(swarm), StateCleanup.ALL, VipReaction.ALL, new Turn(figure, swarm + 1));
          return;
        }
        if (figure < figures.count() && figures.gang(figure) == Figures.NEUTRAL && Capabilities.toAct(figures, figure)) {
          Machinery.struggle(state, figure); // KF-RUL-133
          state.then(new Act(figure), StateCleanup.ALL, VipReaction.ALL, new Turn(figure + 1, swarm));
          return;
        }
      }
    }
  }

  /**
   * The actions of one of them.
   *
   * @param figure the figure
   */
  private record Act(int figure) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (!Capabilities.toAct(state.figures(), figure) || NeutralRecovery.getsUp(state, figure)) {
        return;
      }
      if (VipFigures.isZombie(state, figure)) {
        state.then(new Blaze(figure), new Dice(figure));
      } else if (VipFigures.is(state, figure, Vip.DINOSAUR)) {
        state.then(new Dice(figure));
      } else if (VipFigures.is(state, figure, Vip.CYBORG)) {
        state.then(new Dice(figure), new Frenzy(figure));
      } else if (VipFigures.is(state, figure, Vip.CELEBRITY)) {
        state.then(new CelebrityTurn(figure));
      } else if (VipFigures.is(state, figure, Vip.MEDIC)) {
        state.then(new Rescue(figure));
      }
    }
  }

  /**
   * The roll of three dice, whose failures mean nothing (KF-RUL-128, KF-VIP-08d).
   *
   * @param figure the figure
   */
  private record Dice(int figure) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (Capabilities.toAct(state.figures(), figure)) {
        int actions = ActivationRoll.ofNobody(state, figure);
        state.then(VipFigures.isZombie(state, figure) ? new Zombie(figure, actions) : new Rampage(figure, actions));
      }
    }
  }

  /**
   * The end of a berserk turn (KF-VIP-10c).
   *
   * @param figure the Cyborg
   */
  private record Frenzy(int figure) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (Capabilities.isInPlay(state.figures(), figure) && state.roll("frenzy", Figures.NEUTRAL, SIDES) >= FATAL) {
        state.emit(BURNT_OUT, state.figures().code(figure));
        Casualty.kill(state, figure, Figures.NOBODY);
      }
    }
  }
}
