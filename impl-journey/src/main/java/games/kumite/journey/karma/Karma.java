package games.kumite.journey.karma;

import games.kumite.journey.content.Effect.Track;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequel;
import games.kumite.journey.sum.Sums;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** Gains, losses and exchanges of karma. Stateless. */
public final class Karma {

  /** The number of points at which an exchange is due (JW-KAR-01, JW-KAR-02). */
  public static final int BLOCK = 10;

  private Karma() {}

  /** Gives a pilgrim good karma, and makes due exchanges at once (JW-RUL-35). */
  public static void gainGood(Journey journey, int pilgrim, int points, Sequel sequel) {
    if (Sums.isBlocked(journey, pilgrim, Track.GOOD)) {
      return;
    }
    changeGood(journey, pilgrim, points);
    exchange(journey, pilgrim, sequel);
  }

  /** Gives a pilgrim bad karma, and makes due exchanges at once (JW-RUL-35). */
  public static void gainBad(Journey journey, int pilgrim, int points, Sequel sequel) {
    if (Sums.isBlocked(journey, pilgrim, Track.BAD)) {
      return;
    }
    changeBad(journey, pilgrim, points);
    exchange(journey, pilgrim, sequel);
  }

  /** Takes good karma from a pilgrim, as far as it has any. */
  public static void loseGood(Journey journey, int pilgrim, int points) {
    changeGood(journey, pilgrim, -points);
  }

  /** Takes bad karma from a pilgrim, as far as it has any. */
  public static void loseBad(Journey journey, int pilgrim, int points) {
    changeBad(journey, pilgrim, -points);
  }

  /** Sets good karma, and makes due exchanges. */
  public static void setGood(Journey journey, int pilgrim, int value, Sequel sequel) {
    int change = value - journey.pilgrim(pilgrim, Num.GOOD);
    if (change > 0) {
      gainGood(journey, pilgrim, change, sequel);
    } else {
      loseGood(journey, pilgrim, -change);
    }
  }

  /** Sets bad karma, and makes due exchanges. */
  public static void setBad(Journey journey, int pilgrim, int value, Sequel sequel) {
    int change = value - journey.pilgrim(pilgrim, Num.BAD);
    if (change > 0) {
      gainBad(journey, pilgrim, change, sequel);
    } else {
      loseBad(journey, pilgrim, -change);
    }
  }

  private static void changeGood(Journey journey, int pilgrim, int change) {
    int had = journey.pilgrim(pilgrim, Num.GOOD);
    int points = Math.max(0, had + change);
    journey.setPilgrim(pilgrim, Num.GOOD, points);
    journey.tell(journey.terms().reports.good, pilgrim, points, points - had);
  }

  private static void changeBad(Journey journey, int pilgrim, int change) {
    int had = journey.pilgrim(pilgrim, Num.BAD);
    int points = Math.max(0, had + change);
    journey.setPilgrim(pilgrim, Num.BAD, points);
    journey.tell(journey.terms().reports.bad, pilgrim, points, points - had);
  }

  /** Makes one complete exchange after the other, good before bad; none is optional (JW-KAR-05, JW-RUL-35). */
  private static void exchange(Journey journey, int pilgrim, Sequel sequel) {
    int skills = 0;
    while (journey.pilgrim(pilgrim, Num.GOOD) >= BLOCK) {
      changeGood(journey, pilgrim, -BLOCK);
      skills += Rewards.good(journey, pilgrim) ? 1 : 0; // JW-RUL-131
    }
    int corruptions = 0;
    while (journey.pilgrim(pilgrim, Num.BAD) >= BLOCK) {
      changeBad(journey, pilgrim, -BLOCK);
      corruptions += Rewards.bad(journey, pilgrim) ? 1 : 0;
    }
    after(journey, Event.DRAW_SKILL, pilgrim, skills, sequel);
    after(journey, Event.DRAW_CORRUPTION, pilgrim, corruptions, sequel);
  }

  private static void after(Journey journey, Event event, int pilgrim, int times, Sequel sequel) {
    for (int left = times - 1; left >= 0; left--) {
      @Nullable Step<Journey> cards =
          journey.terms().procedures.after(journey, event, pilgrim, pilgrim, sequel.afterAgain(pilgrim, left));
      if (cards != null) {
        journey.then(cards);
      }
    }
  }
}
