package games.kumite.journey.harm;

import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Effect.Track;
import games.kumite.journey.karma.Karma;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequel;
import games.kumite.journey.sum.Sums;

/** Changes of health, chi and karma within their limits (JW-DFN-04, JW-CRD-20). Stateless. */
public final class Tracks {

  private Tracks() {}

  /** Returns the amount of health that a conscious pilgrim can gain (JW-RUL-84). */
  public static int room(Journey journey, int pilgrim) {
    return journey.isConscious(pilgrim) && !Sums.isBlocked(journey, pilgrim, Track.HEALTH)
        ? journey.maxHealth(pilgrim) - journey.figure(pilgrim, Num.HEALTH) : 0;
  }

  /** Returns the amount of chi that a conscious pilgrim can gain (JW-RUL-84, blockGain). */
  public static int roomOfChi(Journey journey, int pilgrim) {
    return journey.isConscious(pilgrim) && !Sums.isBlocked(journey, pilgrim, Track.CHI)
        ? journey.maxChi(pilgrim) - journey.pilgrim(pilgrim, Num.CHI) : 0;
  }

  /** Heals as far as possible. */
  public static void heal(Journey journey, int pilgrim, int points) {
    int gain = Math.min(points, room(journey, pilgrim));
    if (gain > 0) {
      int now = journey.figure(pilgrim, Num.HEALTH) + gain;
      journey.setFigure(pilgrim, Num.HEALTH, now);
      journey.tell(journey.terms().reports.healed, pilgrim, gain, now);
    }
  }

  /** Gives chi as far as possible. */
  public static void gainChi(Journey journey, int pilgrim, int points) {
    int gain = Math.min(points, roomOfChi(journey, pilgrim));
    if (gain > 0) {
      setChi(journey, pilgrim, journey.pilgrim(pilgrim, Num.CHI) + gain);
    }
  }

  /** Takes chi as far as there is any. */
  public static void loseChi(Journey journey, int pilgrim, int points) {
    setChi(journey, pilgrim, Math.max(0, journey.pilgrim(pilgrim, Num.CHI) - points));
  }

  /** Sets chi. */
  public static void setChi(Journey journey, int pilgrim, int points) {
    int had = journey.pilgrim(pilgrim, Num.CHI);
    journey.setPilgrim(pilgrim, Num.CHI, points);
    journey.tell(journey.terms().reports.chi, pilgrim, points, points - had);
  }

  /**
   * Returns the value that a track would take: within its limits, and not higher if a condition blocks gaining, or for
   * health and chi of the unconscious (JW-RUL-84).
   */
  public static int within(Journey journey, int pilgrim, Track track, int value) {
    int present = value(journey, pilgrim, track);
    int most = switch (track) {
      case HEALTH -> Math.min(value, journey.maxHealth(pilgrim));
      case CHI -> Math.min(value, journey.maxChi(pilgrim));
      case GOOD, BAD -> value;
    };
    boolean isBody = track == Track.HEALTH || track == Track.CHI;
    boolean isBarred = isBody && !journey.isConscious(pilgrim) || Sums.isBlocked(journey, pilgrim, track);
    return most > present && isBarred ? present : most;
  }

  /** Sets a track, within its limits. */
  public static void set(Journey journey, int pilgrim, Track track, int value, Sequel sequel) {
    int reached = within(journey, pilgrim, track, value);
    switch (track) {
      case HEALTH -> setHealth(journey, pilgrim, reached);
      case CHI -> setChi(journey, pilgrim, reached);
      case GOOD -> Karma.setGood(journey, pilgrim, reached, sequel);
      case BAD -> Karma.setBad(journey, pilgrim, reached, sequel);
    }
  }

  private static void setHealth(Journey journey, int pilgrim, int reached) {
    int change = reached - journey.figure(pilgrim, Num.HEALTH);
    journey.setFigure(pilgrim, Num.HEALTH, reached);
    if (change > 0) {
      journey.tell(journey.terms().reports.healed, pilgrim, change, reached);
    } else if (change < 0) {
      journey.tell(journey.terms().reports.lowered, pilgrim, reached);
    }
  }

  /** Returns whether a track would change if it were set. */
  public static boolean changes(Journey journey, int pilgrim, Effect.Put put) {
    return within(journey, pilgrim, put.track(), put.amount()) != value(journey, pilgrim, put.track());
  }

  /** Returns the value of a track. */
  public static int value(Journey journey, int pilgrim, Track track) {
    return switch (track) {
      case HEALTH -> journey.figure(pilgrim, Num.HEALTH);
      case CHI -> journey.pilgrim(pilgrim, Num.CHI);
      case GOOD -> journey.pilgrim(pilgrim, Num.GOOD);
      case BAD -> journey.pilgrim(pilgrim, Num.BAD);
    };
  }
}
