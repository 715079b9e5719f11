package games.kumite.tmnt.effect;

import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.tmnt.content.EffectVerb;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.Strength;
import org.jspecify.annotations.Nullable;

/** The helper of a combat: it joins, is forced to, and leaves (MT-CBT-02, MT-TMU-16, MT-TMU-17). */
public final class CombatHelper {

  /** The refusal of a player who cannot help. */
  public static final Refusal NOT_FREE = new Refusal("MT-TMU-03", "not-free");

  private static final Refusal HELPED = new Refusal("MT-TMU-02", "helped");
  private static final Refusal NO_HELP = new Refusal("MT-CON-01", "no-help");
  private static final EventType HELPS = EventType.of("helps", "MT-CBT-02").seat("helper");
  private static final EventType HELPER_LEFT = EventType.of("helper-left", "MT-TMU-16").seat("helper");

  /** The step in which the helper leaves. */
  public enum Release implements Step<GameState> {
    RELEASE;

    @Override
    public void run(GameState state) {
      leave(state);
    }
  }

  private CombatHelper() {}

  /** Returns why the fighter can have no helper, null if there may be one (MT-TMU-02). */
  public static @Nullable Refusal refusal(GameState state) {
    return state.helper() >= 0 ? HELPED : CombatSides.forbid(state, EffectVerb.NOHELP) ? NO_HELP : null;
  }

  /** Returns whether a player could help: a living one who is not in combat (MT-TMU-03). */
  public static boolean isFree(GameState state, int seat) {
    return state.isAlive(seat) && !state.isInCombat(seat);
  }

  /** Brings a player into combat, with the reminders kept (MT-TRP-06). */
  static void enter(GameState state, int seat) {
    state.setSeat(seat, Counters.DOOM, state.seat(seat, Counters.OMEN));
    state.setSeat(seat, Counters.OMEN, 0);
    state.setSeat(seat, Counters.RUN_DOOM, state.seat(seat, Counters.RUN_OMEN));
    state.setSeat(seat, Counters.RUN_OMEN, 0);
  }

  /** Makes a player the helper (MT-CBT-02). */
  public static void join(GameState state, int seat) {
    state.set(Counters.HELPER, seat);
    enter(state, seat);
    state.emit(HELPS, seat);
  }

  /** Forces a player to help (FORCEHELP). */
  public static void force(GameState state, int seat) {
    join(state, seat);
    state.set(Counters.FORCED, 1);
  }

  /** Removes the helper. Everything bought and agreed is void (MT-TMU-17, MT-RUL-35). */
  private static void leave(GameState state) {
    int helper = state.helper();
    state.addSeat(helper, Counters.OMEN, state.seat(helper, Counters.DOOM));
    state.setSeat(helper, Counters.DOOM, 0);
    state.addSeat(helper, Counters.RUN_OMEN, state.seat(helper, Counters.RUN_DOOM));
    state.setSeat(helper, Counters.RUN_DOOM, 0);
    state.set(Counters.HELPER, GameState.NONE);
    state.set(Counters.FORCED, 0);
    state.set(Counters.HELPER_BOUGHT, 0);
    voidOffer(state);
    state.emit(HELPER_LEFT, helper);
  }

  /** Voids an offer of help, agreed or not (MT-TMU-17). */
  public static void voidOffer(GameState state) {
    state.set(Counters.OFFER_TREASURES, 0);
    state.set(Counters.OFFER_ORDER, 0);
    state.unmarkAll(Counters.OFFERED);
  }

  /** Takes a player out for a reason other than Bad Stuff, out of a combat too: a helper only before the comparison. */
  public static void takeOut(GameState state, int seat) {
    if (seat == state.fighter()) {
      state.set(Counters.OUT, 1); // MT-RUL-15
    } else if (seat == state.helper() && !state.isRunningAway()) {
      leave(state); // MT-TMU-17
    }
  }

  /** Returns whether the helper was forced into what has become a combat for the win (MT-TMU-16). */
  public static boolean isForcedForTheWin(GameState state) {
    return state.get(Counters.FORCED) != 0 && Strength.isForTheWin(state);
  }
}
