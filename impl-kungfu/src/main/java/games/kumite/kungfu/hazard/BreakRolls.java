package games.kumite.kungfu.hazard;

import games.kumite.kungfu.chi.BreakRollChi;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.movement.Occupants;
import games.kumite.kungfu.scenery.Bees;
import games.kumite.kungfu.scenery.Scenery;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** Break rolls on scenic items, and Destroy Property (KF-STU-18, KF-PLT-14, KF-RUL-179). */
public final class BreakRolls {

  private static final int SIDES = 6;
  private static final int BREAKS = 4;
  private static final int WITNESSES = 3;
  private static final int ENOUGH = 2;
  private static final long BREAKABLE = Flag.FRAGILE.bit() | Flag.HARD.bit() | Flag.VHARD.bit();
  private static final Refusal UNBREAKABLE = new Refusal("KF-STU-18b", "unbreakable");
  private static final Refusal BOUND = new Refusal("KF-RUL-192", "hands-bound");
  private static final EventType ROLLED = EventType.of("break-rolled", "KF-STU-18a").word("figure", Figures::id)
      .word("item", Whereabouts::item).number("total");
  private static final EventType BROKEN = EventType.of("broken", "KF-STU-18a").word("item", Whereabouts::item);
  private static final EventType WITNESSED = EventType.of("property-destroyed", "KF-PLT-14b").word("item", Whereabouts::item);
  private static final EventType UNSEEN = EventType.of("property-unseen", "KF-PLT-14b").word("item", Whereabouts::item);

  private static final EventType USED_UP = EventType.of("used-up", "KF-RUL-94").word("piece", Whereabouts::piece);

  private BreakRolls() {}

  /** Returns why a figure cannot break an item, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int figure, int item) {
    Figures figures = state.figures();
    boolean isBound = figures.is(figure, Condition.TRANSFIXED) || figures.is(figure, Condition.TIED_UP)
        || figures.is(figure, Condition.HANDCUFFED) || figures.is(figure, Condition.CLIFFHANGING)
        || figures.is(figure, Condition.KNOCKED_DOWN);
    return !isBreakable(state, item) ? UNBREAKABLE : isBound ? BOUND : null;
  }

  /** Makes the roll: 4 or more breaks the item (KF-STU-18). */
  public static void roll(GameState state, int figure, int item, int chi) {
    boolean isBroken = BreakRollChi.breaks(state, figure, ROLLED, item + 1, hardness(state, item), chi);
    strike(state, figure, item);
    if (isBroken) {
      destroy(state, figure, item);
    }
  }

  /** Brings out the bees of a hive that is hit (KF-LOC-04a). */
  private static void strike(GameState state, int figure, int item) {
    for (int piece = 0; state.board().mayHave(Flag.BEES.bit()) && piece < state.board().pieces(); piece++) {
      if (state.board().item(piece) == item && state.board().isThere(piece) && state.board().piece(piece).is(Flag.BEES)) {
        if (figure == Figures.NOBODY) {
          Bees.shake(state, piece);
        } else {
          Bees.stir(state, piece, figure);
        }
      }
    }
  }

  /** Makes the roll by sorcery, for which size is no matter (KF-TAO-03e, KF-RUL-166). */
  public static void bySorcery(GameState state, int figure, int item, int chi) {
    Chi.spend(state, state.figures().gang(figure), chi);
    int total = state.roll("break", state.seatOf(figure), SIDES) + hardness(state, item) + chi;
    state.emit(ROLLED, state.figures().code(figure), item + 1, total);
    strike(state, Figures.NOBODY, item);
    if (total >= BREAKS) {
      destroy(state, figure, item);
    }
  }

  /** Returns whether there are Break rolls on an item. */
  public static boolean isBreakable(GameState state, int item) {
    long flags = Scenery.flags(state.board(), item);
    return (flags & BREAKABLE) != 0 && ((flags & Flag.HYDRANT.bit()) == 0 || isWholeHydrant(state, item));
  }

  private static boolean isWholeHydrant(GameState state, int item) {
    for (int piece = 0; piece < state.board().pieces(); piece++) {
      if (state.board().item(piece) == item && Hydrants.isWhole(state, piece)) {
        return true;
      }
    }
    return false;
  }

  private static int hardness(GameState state, int item) {
    long flags = Scenery.flags(state.board(), item);
    boolean isSafe = PlotSearch.isSealed(state) && item == state.get(Counters.HOLDER); // KF-PLT-05a: as a very hard object
    return isSafe || (flags & Flag.VHARD.bit()) != 0 ? -2 : (flags & Flag.HARD.bit()) != 0 ? -1 : 1;
  }

  /**
   * Destroys an item, by a figure or by a blast of its (KF-RUL-179, KF-RUL-193).
   *
   * @param figure {@link Figures#NOBODY} if no figure has done it
   */
  public static void destroy(GameState state, int figure, int item) {
    boolean isSeen = isSeen(state, figure, item);
    fall(state, figure, item);
    count(state, figure, item, isSeen);
  }

  /** Destroys an item with a firearm, which does not count as destroying property (KF-RUL-179). */
  public static void shootDown(GameState state, int figure, int item) {
    fall(state, figure, item);
  }

  /** Breaks a hydrant by a grenade's blast; it stays where it is (KF-LOC-16b, KF-RUL-179). */
  public static void blown(GameState state, int figure, int item) {
    count(state, figure, item, isSeen(state, figure, item));
  }

  private static void fall(GameState state, int figure, int item) {
    strike(state, Figures.NOBODY, item);
    state.emit(BROKEN, item + 1);
    if (!burst(state, item)) {
      PlotSearch.broken(state, figure, item);
      Artefact.broken(state, figure, item);
      for (int piece = 0; piece < state.board().pieces() && state.cars().count() > 0; piece++) {
        if (state.board().item(piece) == item) {
          Occupants.spill(state, piece);
        }
      }
      Scenery.remove(state, item);
    }
  }

  /** Counts an item if it is one of the things that the attackers have to destroy, before witnesses (KF-PLT-14a, KF-PLT-14b). */
  private static void count(GameState state, int figure, int item, boolean isSeen) {
    if (Goal.is(state, Plot.DESTROY) && state.isMarked(item) && figure != Figures.NOBODY && Goal.isSeeker(state, figure)) {
      state.emit(isSeen ? WITNESSED : UNSEEN, item + 1);
      state.set(Counters.DESTROYED, state.get(Counters.DESTROYED) + (isSeen ? 1 : 0));
      if (state.get(Counters.DESTROYED) >= ENOUGH) { // KF-PLT-14a
        Goal.reach(state);
      }
    }
  }

  /** Returns whether a hydrant is destroyed and stays where it is: water comes out of it (KF-LOC-16c). */
  private static boolean burst(GameState state, int item) {
    for (int piece = 0; state.board().mayHave(Flag.HYDRANT.bit()) && piece < state.board().pieces(); piece++) {
      if (state.board().item(piece) == item && Hydrants.isWhole(state, piece)) {
        Hydrants.burst(state, piece);
        return true;
      }
    }
    return false;
  }

  /**
   * Uses a thing up, by a figure or against it, and removes it (KF-RUL-94): it is not destroyed, and what was hidden in it comes
   * to light if it can be nowhere else (KF-RUL-193).
   */
  public static void useUp(GameState state, int figure, int piece) {
    state.emit(USED_UP, piece + 1);
    carryOff(state, figure, piece);
  }

  /**
   * Takes a thing out of the scenery (KF-STU-22): it is not destroyed, and what was hidden in it comes to light as if it were
   * used up.
   */
  public static void carryOff(GameState state, int figure, int piece) {
    int item = state.board().item(piece);
    if (item >= 0) {
      PlotSearch.broken(state, figure, item);
      Artefact.broken(state, figure, item);
    }
    Scenery.carryOff(state, piece);
  }

  /** Returns whether a Crowd, or three living figures of either gang besides the destroyer, see the item (KF-PLT-14b). */
  private static boolean isSeen(GameState state, int destroyer, int item) {
    if (state.isCrowded()) {
      return true;
    }
    Figures figures = state.figures();
    Board open = Scenery.without(state.board(), item);
    long middle = Scenery.middle(state.board(), item);
    int witnesses = figures.count(witness -> witness != destroyer && figures.gang(witness) != Figures.NEUTRAL
        && !figures.profile(witness).isGuest
        && Capabilities.toWitness(figures, witness)
        && Sight.isMutual(open, figures, Sight.UNPLACED, middle, Size.NORMAL, witness));
    return witnesses >= WITNESSES;
  }
}
