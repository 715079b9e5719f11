package games.kumite.bigtrouble.harm;

import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Texts;

/** Losses of health, by attacks and otherwise. */
public final class Harm {

  private static final EventType LOST = EventType.of("health-lost", "BT-DIE-01").seat("who").number("points")
      .word("cause", kind -> Texts.word(Cause.Kind.values()[kind]));
  private static final EventType GAINED = EventType.of("health-gained", "BT-RST-01").seat("who").number("points");

  private Harm() {}

  /**
   * Takes health from a hero without a defense roll (BT-DIE-01, BT-DIE-12). The consequences are put on the agenda.
   *
   * @param seat the seat of the hero
   * @param points the loss
   * @param cause the interrupted procedure
   */
  public static void damage(GameState state, int seat, int points, Cause cause) {
    int before = state.seat(seat, Counters.HEALTH);
    int lost = Math.min(points, before); // BT-RUL-39
    if (lost > 0) {
      state.setSeat(seat, Counters.HEALTH, before - lost);
      state.emit(LOST, seat, lost, cause.kind().ordinal());
      if (lost == before && !isAnybodyDying(state)) { // BT-RUL-42: others die after the death that is resolved
        state.then(new Deaths(cause));
      }
    }
  }

  private static boolean isAnybodyDying(GameState state) {
    for (int seat = 0; seat < state.seats(); seat++) {
      if (state.seat(seat, Counters.DYING) == 1) {
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
  public static void attack(GameState state, int seat, int points, int enemy) {
    state.then(Defense.DEFENSE.start(new Defense(seat, points, enemy, 0)));
  }

  /** Gives a hero health, up to 10 (BT-DIE-14). */
  public static void heal(GameState state, int seat, int points) {
    int before = state.seat(seat, Counters.HEALTH);
    int gained = Math.min(points, GameState.MAX_HEALTH - before);
    if (gained > 0) {
      state.setSeat(seat, Counters.HEALTH, before + gained);
      state.emit(GAINED, seat, gained);
    }
  }

  /** Finishes the deaths that were in progress when Act I ended (BT-DIE-13). Put on the agenda. */
  public static void settle(GameState state) {
    for (int seat = 0; seat < state.seats(); seat++) {
      if (state.seat(seat, Counters.DYING) == 1) {
        Death.revive(state, seat); // its Hell card has been drawn
      }
    }
    state.then(PendingDeaths.of(state));
  }
}
