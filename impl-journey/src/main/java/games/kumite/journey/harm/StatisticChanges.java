package games.kumite.journey.harm;

import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Effect.Track;
import games.kumite.journey.karma.Karma;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;
import games.kumite.spi.EventType;

/** Changes of health, chi and karma within their limits (JW-DFN-04, JW-CRD-20). Stateless. */
public final class StatisticChanges {

  private static final EventType HEALED = EventTypes.figure("healed", "JW-DFN-04").number("health").number("now");

  private StatisticChanges() {}

  /** Returns the amount of health that a conscious pilgrim can gain (JW-RUL-84). */
  public static int room(GameState state, int pilgrim) {
    return state.isConscious(pilgrim) && !FigureStats.isBlocked(state, pilgrim, Track.HEALTH)
        ? state.maxHealth(pilgrim) - state.figure(pilgrim, Counters.HEALTH) : 0;
  }

  /** Returns the amount of chi that a conscious pilgrim can gain (JW-RUL-84, blockGain). */
  public static int roomOfChi(GameState state, int pilgrim) {
    return state.isConscious(pilgrim) && !FigureStats.isBlocked(state, pilgrim, Track.CHI)
        ? state.maxChi(pilgrim) - state.pilgrim(pilgrim, Counters.CHI) : 0;
  }

  /** Heals as far as possible. */
  public static void heal(GameState state, int pilgrim, int points) {
    int gain = Math.min(points, room(state, pilgrim));
    if (gain > 0) {
      int now = state.figure(pilgrim, Counters.HEALTH) + gain;
      state.setFigure(pilgrim, Counters.HEALTH, now);
      state.emit(HEALED, pilgrim, gain, now);
    }
  }

  /** Gives chi as far as possible. */
  public static void gainChi(GameState state, int pilgrim, int points) {
    int gain = Math.min(points, roomOfChi(state, pilgrim));
    if (gain > 0) {
      setChi(state, pilgrim, state.pilgrim(pilgrim, Counters.CHI) + gain);
    }
  }

  /** Takes chi as far as there is any. */
  public static void loseChi(GameState state, int pilgrim, int points) {
    setChi(state, pilgrim, Math.max(0, state.pilgrim(pilgrim, Counters.CHI) - points));
  }

  /** Sets chi. */
  public static void setChi(GameState state, int pilgrim, int points) {
    int had = state.pilgrim(pilgrim, Counters.CHI);
    state.setPilgrim(pilgrim, Counters.CHI, points);
    state.emit(EventTypes.CHI, pilgrim, points, points - had);
  }

  /**
   * Returns the value that a track would take: within its limits, and not higher if a condition blocks gaining, or for
   * health and chi of the unconscious (JW-RUL-84).
   */
  public static int within(GameState state, int pilgrim, Track track, int value) {
    int present = value(state, pilgrim, track);
    int most = switch (track) {
      case HEALTH -> Math.min(value, state.maxHealth(pilgrim));
      case CHI -> Math.min(value, state.maxChi(pilgrim));
      case GOOD, BAD -> value;
    };
    boolean isBody = track == Track.HEALTH || track == Track.CHI;
    boolean isBarred = isBody && !state.isConscious(pilgrim) || FigureStats.isBlocked(state, pilgrim, track);
    return most > present && isBarred ? present : most;
  }

  /** Sets a track, within its limits. */
  public static void set(GameState state, int pilgrim, Track track, int value) {
    int reached = within(state, pilgrim, track, value);
    switch (track) {
      case HEALTH -> setHealth(state, pilgrim, reached);
      case CHI -> setChi(state, pilgrim, reached);
      case GOOD -> Karma.setGood(state, pilgrim, reached);
      case BAD -> Karma.setBad(state, pilgrim, reached);
    }
  }

  private static void setHealth(GameState state, int pilgrim, int reached) {
    int change = reached - state.figure(pilgrim, Counters.HEALTH);
    state.setFigure(pilgrim, Counters.HEALTH, reached);
    if (change > 0) {
      state.emit(HEALED, pilgrim, change, reached);
    } else if (change < 0) {
      state.emit(EventTypes.LOWERED, pilgrim, reached);
    }
  }

  /** Returns whether a track would change if it were set. */
  public static boolean changes(GameState state, int pilgrim, Effect.Put put) {
    return within(state, pilgrim, put.track(), put.amount()) != value(state, pilgrim, put.track());
  }

  /** Returns the value of a track. */
  public static int value(GameState state, int pilgrim, Track track) {
    return switch (track) {
      case HEALTH -> state.figure(pilgrim, Counters.HEALTH);
      case CHI -> state.pilgrim(pilgrim, Counters.CHI);
      case GOOD -> state.pilgrim(pilgrim, Counters.GOOD);
      case BAD -> state.pilgrim(pilgrim, Counters.BAD);
    };
  }
}
