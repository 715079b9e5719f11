package games.kumite.kungfu.end;

import games.kumite.api.Outcome;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Spirits;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.GangsAndSides;
import games.kumite.spi.EventType;
import java.util.ArrayList;
import java.util.List;

/** The end of a match (KF-END, KF-RUL-42, KF-RUL-47). */
public final class MatchEnd {

  /** The number of turns of every gang in a row without an activation that end the match (KF-RUL-47). */
  private static final int IDLE_TURNS = 3;
  private static final EventType WIPED_OUT = EventType.of("wiped-out", "KF-END-01").number("side");
  private static final EventType ATTACKER_WINS = EventType.of("attacker-wins", "KF-END-02").number("destroyed").number("lost");
  private static final EventType DEFENDER_WINS = EventType.of("defender-wins", "KF-END-02").number("destroyed").number("lost");
  private static final EventType NOBODY_WINS = EventType.of("nobody-wins", "KF-END-02");
  private static final EventType DECISIVE = EventType.of("decisive", "KF-RUL-82");
  private static final EventType TIME_OVER = EventType.of("time-over", "KF-RUL-47").number("turns");

  private MatchEnd() {}

  /** Ends the match if the Plot is decided, or a side is wiped out (KF-END-01); called after every action. */
  public static void look(GameState state) {
    if (!state.isOver() && Goal.isDecided(state)) {
      finish(state, Goal.winner(state));
    }
    lookAtSides(state);
  }

  private static void lookAtSides(GameState state) {
    boolean first = isWipedOut(state, 0);
    boolean second = isWipedOut(state, 1);
    if (state.isOver() || !first && !second) {
      return;
    }
    state.emit(WIPED_OUT, first ? 1 : 2);
    finish(state, first && second ? Figures.NEUTRAL : first ? 1 : 0);
  }

  private static boolean isWipedOut(GameState state, int side) {
    Figures figures = state.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (state.side(Spirits.owner(figures, figure)) == side && !figures.profile(figure).isGuest && Capabilities.toSuffer(figures, figure)) {
        return false; // a husk is not Knocked Out (KF-RUL-158)
      }
    }
    return true;
  }

  /**
   * Ends the match at the turn limit or after idle turns: the goal was not reached, so the side that had to prevent it has won
   * (KF-RUL-47).
   */
  public static void atEndOfTurn(GameState state) {
    int turns = state.get(Counters.TURNS);
    if (turns >= state.definition().settings.turnLimit() * state.gangs() || state.get(Counters.IDLE) >= IDLE_TURNS * state.gangs()) {
      state.emit(TIME_OVER, turns);
      finish(state, state.get(Counters.VOID) != 0 ? Figures.NEUTRAL : GangsAndSides.opposing(state.get(Counters.SEEKER))); // KF-RUL-144
    }
  }

  /** Ends the match for a side because the other has given up (KF-RUL-198). */
  static void concede(GameState state, int winner) {
    if (state.get(Counters.TURNS) > 0) {
      settle(state, winner);
    }
    state.finish(new Outcome(standings(state, winner), "conceded"));
  }

  private static void finish(GameState state, int winner) {
    settle(state, winner);
    state.finish(outcome(state, winner));
  }

  private static void settle(GameState state, int winner) {
    tell(state, winner);
    VipDeparture.say(state, winner);
    ChiLevelRewards.atEnd(state, winner);
    state.lift();
    state.set(Counters.GOAL, 1 + (winner == Figures.NEUTRAL ? GangsAndSides.SIDES : winner));
  }

  private static void tell(GameState state, int winner) {
    if (winner == Figures.NEUTRAL) {
      state.emit(NOBODY_WINS);
      return;
    }
    int loser = GangsAndSides.opposing(winner);
    state.emit(winner == state.attackers() ? ATTACKER_WINS : DEFENDER_WINS, destroyed(state, loser), destroyed(state, winner));
    if (Degree.isDecisive(destroyed(state, 0), destroyed(state, 1))) {
      state.emit(DECISIVE);
    }
  }

  /** Returns the outcome of a match that a side has won: the points destroyed are the scores (KF-END-02). */
  public static Outcome outcome(GameState state, int winner) {
    return new Outcome(standings(state, winner), winner == Figures.NEUTRAL ? "draw"
        : (winner == state.attackers() ? "attacker-won" : "defender-won")
            + (Degree.isDecisive(destroyed(state, 0), destroyed(state, 1)) ? "-decisively" : ""));
  }

  private static List<Outcome.Standing> standings(GameState state, int winner) {
    List<Outcome.Standing> standings = new ArrayList<>();
    int winners = 0;
    for (int seat = 0; seat < state.config().seats().size(); seat++) {
      winners += state.side(state.gangOf(seat)) == winner ? 1 : 0;
    }
    for (int seat = 0; seat < state.config().seats().size(); seat++) {
      int side = state.side(state.gangOf(seat));
      int score = destroyed(state, GangsAndSides.opposing(side));
      standings.add(winner == Figures.NEUTRAL ? new Outcome.Standing(Outcome.Result.DRAW, score, 1)
          : winner == side ? new Outcome.Standing(Outcome.Result.WIN, score, 1)
          : new Outcome.Standing(Outcome.Result.LOSS, score, 1 + winners));
    }
    return standings;
  }

  /** Returns the points of a side's figures that were destroyed (KF-END-02, KF-RUL-42). */
  static int destroyed(GameState state, int side) {
    Figures figures = state.figures();
    int points = 0;
    for (int figure = 0; figure < figures.count(); figure++) {
      boolean isLost = figures.is(figure, Condition.DEAD)
          || figures.is(figure, Condition.GONE);
      points += isLost && !figures.is(figure, Condition.TRAITOR) && figures.home(figure) >= 0 && state.side(figures.home(figure)) == side
          ? figures.profile(figure).points : 0;
    }
    return points;
  }
}
