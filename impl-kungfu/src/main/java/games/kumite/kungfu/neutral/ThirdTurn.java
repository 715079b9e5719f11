package games.kumite.kungfu.neutral;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Guests;
import games.kumite.kungfu.activation.Rolls;
import games.kumite.kungfu.activation.Watch;
import games.kumite.kungfu.combat.Casualty;
import games.kumite.kungfu.end.Ends;
import games.kumite.kungfu.fire.Blaze;
import games.kumite.kungfu.fire.Burning;
import games.kumite.kungfu.hazard.Hanging;
import games.kumite.kungfu.hazard.Machinery;
import games.kumite.kungfu.morale.Settle;
import games.kumite.kungfu.movement.Contacts;
import games.kumite.kungfu.movement.Water;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Stage;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.vip.Horde;
import games.kumite.kungfu.window.BoilingOver;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** The turn of the neutral figures, after each pair of players' turns (KF-RUL-04, KF-RUL-128). */
public enum ThirdTurn implements Step<Fight> {
  /** All of it. */
  TURN {
    @Override
    public void run(Fight fight) {
      fight.tell(BEGUN);
      Contacts.beginTurn(fight); // KF-TRT-20c
      fight.figures().beginTurn(Figures.NEUTRAL);
      Horde.rise(fight); // KF-VIP-06c
      fight.then(new Turn(0, 0), BoilingOver.OF_THE_TURN, Burning.of(Figures.NEUTRAL), END, Stage.THIRD_TURN, CLOSE);
    }
  },
  /** Its end. */
  END {
    @Override
    public void run(Fight fight) {
      Water.breathe(fight, Figures.NEUTRAL); // KF-RUL-141
      Hanging.choke(fight, Figures.NEUTRAL); // KF-LOC-22c
      fight.then(Settle.ALL); // KF-RUL-175
    }
  },
  /** The end of the turn. */
  CLOSE {
    @Override
    public void run(Fight fight) {
      fight.figures().endTurn(Figures.NEUTRAL);
      Ends.look(fight);
    }
  };

  private static final int SIDES = 6;
  private static final int FATAL = 5; // KF-VIP-10c
  private static final EventType BEGUN = EventType.of("third-turn", "KF-RUL-04");
  private static final EventType BURNT_OUT = EventType.of("burnt-out", "KF-VIP-10c").named("figure", Figures::id);

  /** Returns whether there is such a turn now: every gang has had its own, and a figure is neutral. */
  public static boolean isDue(Fight fight) {
    if (fight.get(Num.TURNS) % fight.gangs() != 0) {
      return false;
    }
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      if (fight.figures().gang(figure) == Figures.NEUTRAL && Able.toAct(fight.figures(), figure)) {
        return true;
      }
    }
    return fight.swarms().count() > 0 || Horde.isRising(fight);
  }

  /**
   * The turns of the neutral figures, one after the other, in the order in which they entered play.
   *
   * @param next the figure that is looked at next
   * @param swarm the swarm that comes next
   */
  private record Turn(int next, int swarm) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      Figures figures = fight.figures();
      for (int figure = next; figure <= figures.count() && !fight.isOver(); figure++) {
        if (swarm < fight.swarms().count() && fight.swarms().since(swarm) <= figure) {
          fight.then(new Buzzing(swarm), Settle.ALL, Watch.ALL, new Turn(figure, swarm + 1));
          return;
        }
        if (figure < figures.count() && figures.gang(figure) == Figures.NEUTRAL && Able.toAct(figures, figure)) {
          Machinery.struggle(fight, figure); // KF-RUL-133
          fight.then(new Act(figure), Settle.ALL, Watch.ALL, new Turn(figure + 1, swarm));
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
  private record Act(int figure) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      if (!Able.toAct(fight.figures(), figure) || Recovery.getsUp(fight, figure)) {
        return;
      }
      if (Guests.isZombie(fight, figure)) {
        fight.then(new Blaze(figure), new Dice(figure));
      } else if (Guests.is(fight, figure, Vip.DINOSAUR)) {
        fight.then(new Dice(figure));
      } else if (Guests.is(fight, figure, Vip.CYBORG)) {
        fight.then(new Dice(figure), new Frenzy(figure));
      } else if (Guests.is(fight, figure, Vip.CELEBRITY)) {
        fight.then(new Stroll(figure));
      } else if (Guests.is(fight, figure, Vip.MEDIC)) {
        fight.then(new Rescue(figure));
      }
    }
  }

  /**
   * The roll of three dice, whose failures mean nothing (KF-RUL-128, KF-VIP-08d).
   *
   * @param figure the figure
   */
  private record Dice(int figure) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      if (Able.toAct(fight.figures(), figure)) {
        int actions = Rolls.ofNobody(fight, figure);
        fight.then(Guests.isZombie(fight, figure) ? new Zombie(figure, actions) : new Rampage(figure, actions));
      }
    }
  }

  /**
   * The end of a berserk turn (KF-VIP-10c).
   *
   * @param figure the Cyborg
   */
  private record Frenzy(int figure) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      if (Able.isInPlay(fight.figures(), figure) && fight.roll("frenzy", Figures.NEUTRAL, SIDES) >= FATAL) {
        fight.tell(BURNT_OUT, fight.figures().code(figure));
        Casualty.kill(fight, figure, Figures.NOBODY);
      }
    }
  }
}
