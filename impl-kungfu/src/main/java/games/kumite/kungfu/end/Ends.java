package games.kumite.kungfu.end;

import games.kumite.api.Outcome;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Spirits;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Parties;
import games.kumite.spi.EventType;
import java.util.ArrayList;
import java.util.List;

/** The end of a match (KF-END, KF-RUL-42, KF-RUL-47). */
public final class Ends {

  /** The number of turns of every gang in a row without an activation that end the match (KF-RUL-47). */
  private static final int IDLE_TURNS = 3;
  private static final EventType WIPED_OUT = EventType.of("wiped-out", "KF-END-01").number("side");
  private static final EventType ATTACKER_WINS = EventType.of("attacker-wins", "KF-END-02").number("destroyed").number("lost");
  private static final EventType DEFENDER_WINS = EventType.of("defender-wins", "KF-END-02").number("destroyed").number("lost");
  private static final EventType NOBODY_WINS = EventType.of("nobody-wins", "KF-END-02");
  private static final EventType DECISIVE = EventType.of("decisive", "KF-RUL-82");
  private static final EventType TIME_OVER = EventType.of("time-over", "KF-RUL-47").number("turns");

  private Ends() {}

  /** Ends the match if the Plot is decided, or a side is wiped out (KF-END-01); called after every action. */
  public static void look(Fight fight) {
    if (!fight.isOver() && Goal.isDecided(fight)) {
      finish(fight, Goal.winner(fight));
    }
    lookAtSides(fight);
  }

  private static void lookAtSides(Fight fight) {
    boolean first = isWipedOut(fight, 0);
    boolean second = isWipedOut(fight, 1);
    if (fight.isOver() || !first && !second) {
      return;
    }
    fight.tell(WIPED_OUT, first ? 1 : 2);
    finish(fight, first && second ? Figures.NEUTRAL : first ? 1 : 0);
  }

  private static boolean isWipedOut(Fight fight, int side) {
    Figures figures = fight.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (fight.side(Spirits.owner(figures, figure)) == side && !figures.profile(figure).isGuest && Able.toSuffer(figures, figure)) {
        return false; // a husk is not Knocked Out (KF-RUL-158)
      }
    }
    return true;
  }

  /**
   * Ends the match at the turn limit or after idle turns: the goal was not reached, so the side that had to prevent it has won
   * (KF-RUL-47).
   */
  public static void atEndOfTurn(Fight fight) {
    int turns = fight.get(Num.TURNS);
    if (turns >= fight.terms().settings.turnLimit() * fight.gangs() || fight.get(Num.IDLE) >= IDLE_TURNS * fight.gangs()) {
      fight.tell(TIME_OVER, turns);
      finish(fight, fight.get(Num.VOID) != 0 ? Figures.NEUTRAL : Parties.opposing(fight.get(Num.SEEKER))); // KF-RUL-144
    }
  }

  /** Ends the match for a side because the other has given up (KF-RUL-198). */
  static void concede(Fight fight, int winner) {
    if (fight.get(Num.TURNS) > 0) {
      settle(fight, winner);
    }
    fight.finish(new Outcome(standings(fight, winner), "conceded"));
  }

  private static void finish(Fight fight, int winner) {
    settle(fight, winner);
    fight.finish(outcome(fight, winner));
  }

  private static void settle(Fight fight, int winner) {
    tell(fight, winner);
    Farewell.say(fight, winner);
    Rewards.atEnd(fight, winner);
    fight.lift();
    fight.set(Num.GOAL, 1 + (winner == Figures.NEUTRAL ? Parties.SIDES : winner));
  }

  private static void tell(Fight fight, int winner) {
    if (winner == Figures.NEUTRAL) {
      fight.tell(NOBODY_WINS);
      return;
    }
    int loser = Parties.opposing(winner);
    fight.tell(winner == fight.attackers() ? ATTACKER_WINS : DEFENDER_WINS, destroyed(fight, loser), destroyed(fight, winner));
    if (Degree.isDecisive(destroyed(fight, 0), destroyed(fight, 1))) {
      fight.tell(DECISIVE);
    }
  }

  /** Returns the outcome of a match that a side has won: the points destroyed are the scores (KF-END-02). */
  public static Outcome outcome(Fight fight, int winner) {
    return new Outcome(standings(fight, winner), winner == Figures.NEUTRAL ? "draw"
        : (winner == fight.attackers() ? "attacker-won" : "defender-won")
            + (Degree.isDecisive(destroyed(fight, 0), destroyed(fight, 1)) ? "-decisively" : ""));
  }

  private static List<Outcome.Standing> standings(Fight fight, int winner) {
    List<Outcome.Standing> standings = new ArrayList<>();
    int winners = 0;
    for (int seat = 0; seat < fight.start().seats().size(); seat++) {
      winners += fight.side(fight.gangOf(seat)) == winner ? 1 : 0;
    }
    for (int seat = 0; seat < fight.start().seats().size(); seat++) {
      int side = fight.side(fight.gangOf(seat));
      int score = destroyed(fight, Parties.opposing(side));
      standings.add(winner == Figures.NEUTRAL ? new Outcome.Standing(Outcome.Result.DRAW, score, 1)
          : winner == side ? new Outcome.Standing(Outcome.Result.WIN, score, 1)
          : new Outcome.Standing(Outcome.Result.LOSS, score, 1 + winners));
    }
    return standings;
  }

  /** Returns the points of a side's figures that were destroyed (KF-END-02, KF-RUL-42). */
  static int destroyed(Fight fight, int side) {
    Figures figures = fight.figures();
    int points = 0;
    for (int figure = 0; figure < figures.count(); figure++) {
      boolean isLost = figures.is(figure, Condition.DEAD)
          || figures.is(figure, Condition.GONE);
      points += isLost && !figures.is(figure, Condition.TRAITOR) && figures.home(figure) >= 0 && fight.side(figures.home(figure)) == side
          ? figures.profile(figure).points : 0;
    }
    return points;
  }
}
