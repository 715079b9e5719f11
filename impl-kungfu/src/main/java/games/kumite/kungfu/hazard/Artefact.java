package games.kumite.kungfu.hazard;

import games.kumite.kungfu.combat.EnvironmentalAttack;
import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.effect.Source;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.scenery.Scenery;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Objects;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The Artefact of the Complication, hidden in a scenic item and guarded by a trap (KF-CPL-01). */
public final class Artefact {

  private static final int SIDES = 6;
  private static final int FOUND_ON = 5;
  private static final int TRAP = 4;
  private static final Refusal FAILED = new Refusal("KF-RUL-157", "searched-in-vain");
  private static final Refusal ENGAGED = new Refusal("KF-RUL-157", "enemy-in-contact");
  private static final EventType SOUGHT =
      EventType.of("artefact-sought", "KF-CPL-01a").word("figure", Figures::id).word("item", Whereabouts::item);
  private static final EventType FOUND =
      EventType.of("artefact-found", "KF-CPL-01a").word("figure", Figures::id).word("object", Objects::id);

  private static final EventType LAID_BARE = EventType.of("artefact-laid-bare", "KF-RUL-193").word("object", Objects::id);

  private Artefact() {}

  /** Returns whether the Artefact is still hidden. */
  public static boolean isHidden(GameState state) {
    return state.get(Counters.COMPLICATION) == Complication.ARTEFACT.ordinal() && !state.objects().hasArtefact();
  }

  /** Returns why a figure cannot search an item, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int figure, int item) {
    return state.isSought(item) ? FAILED : Capabilities.isEngaged(state.board(), state.figures(), figure) ? ENGAGED : null;
  }

  /** Rolls a die for an item: 5 or 6 finds; the last one that is left needs none (KF-CPL-01b). */
  public static void search(GameState state, int figure, int item) {
    state.emit(SOUGHT, state.figures().code(figure), item + 1);
    if (isLast(state, item) || state.roll("artefact", state.seatOf(figure), SIDES) >= FOUND_ON) {
      find(state, figure, standing(state, figure));
    } else {
      state.seek(item);
    }
  }

  private static boolean isLast(GameState state, int item) {
    for (long items = Scenery.all(state.board()) & ~(1L << item); items != 0; items &= items - 1) {
      if (!state.isSought(Long.numberOfTrailingZeros(items))) {
        return false;
      }
    }
    return true;
  }

  /** Finds the artefact if an item is about to be broken that is the last one left (KF-RUL-193). */
  static void broken(GameState state, int figure, int item) {
    if (isHidden(state) && !state.isSought(item) && isLast(state, item)) {
      find(state, figure, figure == Figures.NOBODY ? Scenery.middle(state.board(), item) : standing(state, figure));
    }
  }

  private static long standing(GameState state, int figure) {
    return state.figures().place(figure);
  }

  /**
   * Lays the artefact where the finder stands, who has set off the trap (KF-CPL-01c to 01e); without a finder no figure is hurt.
   */
  private static void find(GameState state, int figure, long place) {
    int artefact = state.objects().add(place, Objects.ARTEFACT, Figures.NOBODY);
    if (figure == Figures.NOBODY) {
      state.emit(LAID_BARE, artefact);
      return;
    }
    state.emit(FOUND, state.figures().code(figure), artefact);
    state.then(EnvironmentalAttack.of(new Source(Figures.NOBODY, place), figure, TRAP, EffectResolution.Table.INJURY));
  }
}
