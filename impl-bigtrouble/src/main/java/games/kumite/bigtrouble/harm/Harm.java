package games.kumite.bigtrouble.harm;

import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.EventType;
import games.kumite.spi.Texts;

/** Losses of health, by attacks and otherwise. */
public final class Harm {

  private static final EventType LOST = EventType.of("health-lost", "BT-DIE-01").seat("who").number("points")
      .named("cause", kind -> Texts.word(Cause.Kind.values()[kind]));
  private static final EventType GAINED = EventType.of("health-gained", "BT-RST-01").seat("who").number("points");

  private Harm() {}

  /**
   * Takes health from a hero without a defense roll (BT-DIE-01, BT-DIE-12). The consequences are put on the agenda.
   *
   * @param seat the seat of the hero
   * @param points the loss
   * @param cause the interrupted procedure
   */
  public static void damage(Trouble trouble, int seat, int points, Cause cause) {
    int before = trouble.seat(seat, Num.HEALTH);
    int lost = Math.min(points, before); // BT-RUL-39
    if (lost > 0) {
      trouble.setSeat(seat, Num.HEALTH, before - lost);
      trouble.tell(LOST, seat, lost, cause.kind().ordinal());
      if (lost == before && !isAnybodyDying(trouble)) { // BT-RUL-42: others die after the death that is resolved
        trouble.then(new Deaths(cause));
      }
    }
  }

  private static boolean isAnybodyDying(Trouble trouble) {
    for (int seat = 0; seat < trouble.seats(); seat++) {
      if (trouble.seat(seat, Num.DYING) == 1) {
        return true;
      }
    }
    return false;
  }

  /**
   * Attacks or strikes back at a hero: a defense roll, then damage (BT-ENM-15). The consequences are put on the agenda.
   *
   * @param seat the attacked seat
   * @param points the attack value
   * @param enemy the attacking enemy
   */
  public static void attack(Trouble trouble, int seat, int points, int enemy) {
    trouble.then(Defense.DEFENSE.with(new Defense(seat, points, enemy, 0)));
  }

  /** Gives a hero health, up to 10 (BT-DIE-14). */
  public static void heal(Trouble trouble, int seat, int points) {
    int before = trouble.seat(seat, Num.HEALTH);
    int gained = Math.min(points, Trouble.MAX_HEALTH - before);
    if (gained > 0) {
      trouble.setSeat(seat, Num.HEALTH, before + gained);
      trouble.tell(GAINED, seat, gained);
    }
  }

  /** Finishes the deaths that were in progress when Act I ended (BT-DIE-13). Put on the agenda. */
  public static void settle(Trouble trouble) {
    for (int seat = 0; seat < trouble.seats(); seat++) {
      if (trouble.seat(seat, Num.DYING) == 1) {
        Death.revive(trouble, seat); // its Hell card has been drawn
      }
    }
    trouble.then(Settling.of(trouble));
  }
}
