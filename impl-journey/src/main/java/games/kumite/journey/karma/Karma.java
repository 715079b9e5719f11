package games.kumite.journey.karma;

import games.kumite.journey.content.Effect.Track;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;

/** Gains, losses and exchanges of karma. Stateless. */
public final class Karma {

  private static final EventType GOOD = EventTypes.figure("good", "JW-KAR-06").number("now").number("change");
  private static final EventType BAD = EventTypes.figure("bad", "JW-KAR-06").number("now").number("change");

  /** The number of points at which an exchange is due (JW-KAR-01, JW-KAR-02). */
  public static final int BLOCK = 10;

  private Karma() {}

  /** Gives a pilgrim good karma, and makes due exchanges at once (JW-RUL-35). */
  public static void gainGood(GameState state, int pilgrim, int points) {
    if (FigureStats.isBlocked(state, pilgrim, Track.GOOD)) {
      return;
    }
    changeGood(state, pilgrim, points);
    exchange(state, pilgrim);
  }

  /** Gives a pilgrim bad karma, and makes due exchanges at once (JW-RUL-35). */
  public static void gainBad(GameState state, int pilgrim, int points) {
    if (FigureStats.isBlocked(state, pilgrim, Track.BAD)) {
      return;
    }
    changeBad(state, pilgrim, points);
    exchange(state, pilgrim);
  }

  /** Takes good karma from a pilgrim, as far as it has any. */
  public static void loseGood(GameState state, int pilgrim, int points) {
    changeGood(state, pilgrim, -points);
  }

  /** Takes bad karma from a pilgrim, as far as it has any. */
  public static void loseBad(GameState state, int pilgrim, int points) {
    changeBad(state, pilgrim, -points);
  }

  /** Sets good karma, and makes due exchanges. */
  public static void setGood(GameState state, int pilgrim, int value) {
    int change = value - state.pilgrim(pilgrim, Counters.GOOD);
    if (change > 0) {
      gainGood(state, pilgrim, change);
    } else {
      loseGood(state, pilgrim, -change);
    }
  }

  /** Sets bad karma, and makes due exchanges. */
  public static void setBad(GameState state, int pilgrim, int value) {
    int change = value - state.pilgrim(pilgrim, Counters.BAD);
    if (change > 0) {
      gainBad(state, pilgrim, change);
    } else {
      loseBad(state, pilgrim, -change);
    }
  }

  private static void changeGood(GameState state, int pilgrim, int change) {
    int had = state.pilgrim(pilgrim, Counters.GOOD);
    int points = Math.max(0, had + change);
    state.setPilgrim(pilgrim, Counters.GOOD, points);
    state.emit(GOOD, pilgrim, points, points - had);
  }

  private static void changeBad(GameState state, int pilgrim, int change) {
    int had = state.pilgrim(pilgrim, Counters.BAD);
    int points = Math.max(0, had + change);
    state.setPilgrim(pilgrim, Counters.BAD, points);
    state.emit(BAD, pilgrim, points, points - had);
  }

  /** Makes one complete exchange after the other, good before bad; none is optional (JW-KAR-05, JW-RUL-35). */
  private static void exchange(GameState state, int pilgrim) {
    IntList skills = IntList.NONE;
    while (state.pilgrim(pilgrim, Counters.GOOD) >= BLOCK) {
      changeGood(state, pilgrim, -BLOCK);
      skills = KarmaExchange.good(state, pilgrim) ? skills.and(pilgrim) : skills; // JW-RUL-131
    }
    IntList corruptions = IntList.NONE;
    while (state.pilgrim(pilgrim, Counters.BAD) >= BLOCK) {
      changeBad(state, pilgrim, -BLOCK);
      corruptions = KarmaExchange.bad(state, pilgrim) ? corruptions.and(pilgrim) : corruptions;
    }
    state.after(Event.DRAW_SKILL, pilgrim, skills);
    state.after(Event.DRAW_CORRUPTION, pilgrim, corruptions);
  }
}
