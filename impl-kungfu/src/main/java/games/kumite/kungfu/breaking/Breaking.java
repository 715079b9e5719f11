package games.kumite.kungfu.breaking;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.aboard.Occupants;
import games.kumite.kungfu.bees.Bees;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Exertion;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.hazard.Hydrants;
import games.kumite.kungfu.scenery.Scenery;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** Break rolls on scenic items, and Destroy Property (KF-STU-18, KF-PLT-14, KF-RUL-179). */
public final class Breaking {

  private static final int SIDES = 6;
  private static final int BREAKS = 4;
  private static final int WITNESSES = 3;
  private static final int ENOUGH = 2;
  private static final long BREAKABLE = Flag.FRAGILE.bit() | Flag.HARD.bit() | Flag.VHARD.bit();
  private static final Refusal UNBREAKABLE = new Refusal("KF-STU-18b", "unbreakable");
  private static final Refusal BOUND = new Refusal("KF-RUL-192", "hands-bound");
  private static final EventType ROLLED = EventType.of("break-rolled", "KF-STU-18a").named("figure", Figures::id)
      .number("item").number("total");
  private static final EventType BROKEN = EventType.of("broken", "KF-STU-18a").number("item");
  private static final EventType WITNESSED = EventType.of("property-destroyed", "KF-PLT-14b").number("item");
  private static final EventType UNSEEN = EventType.of("property-unseen", "KF-PLT-14b").number("item");

  private static final EventType USED_UP = EventType.of("used-up", "KF-RUL-94").number("piece");

  private Breaking() {}

  /** Lists the items beside a figure. */
  public static void options(Fight fight, int figure, @Nullable Refusal reserved, Options out) {
    for (long items = Scenery.beside(fight, figure); items != 0; items &= items - 1) {
      int item = Long.numberOfTrailingZeros(items);
      Refusal refusal = reserved != null ? reserved : refusal(fight, figure, item);
      Exertion.options(fight, fight.figures().gang(figure), Word.BREAK, item + 1, refusal, out);
    }
  }

  private static @Nullable Refusal refusal(Fight fight, int figure, int item) {
    Figures figures = fight.figures();
    boolean isBound = figures.is(figure, Condition.TRANSFIXED) || figures.is(figure, Condition.TIED_UP)
        || figures.is(figure, Condition.HANDCUFFED) || figures.is(figure, Condition.CLIFFHANGING)
        || figures.is(figure, Condition.KNOCKED_DOWN);
    return !isBreakable(fight, item) ? UNBREAKABLE : isBound ? BOUND : null;
  }

  /** Makes the roll: 4 or more breaks the item (KF-STU-18). */
  public static void roll(Fight fight, int figure, int item, int chi) {
    Figures figures = fight.figures();
    Chi.spend(fight, figures.gang(figure), chi);
    int size = figures.size(figure).ordinal(); // Big +1, Huge +2
    int total = fight.roll("break", fight.seatOf(figure), SIDES) + hardness(fight, item) + size + chi;
    fight.tell(ROLLED, figures.code(figure), item + 1, total);
    strike(fight, figure, item);
    if (total >= BREAKS) {
      destroy(fight, figure, item);
    }
  }

  /** Brings out the bees of a hive that is hit (KF-LOC-04a). */
  private static void strike(Fight fight, int figure, int item) {
    for (int piece = 0; fight.board().mayHave(Flag.BEES.bit()) && piece < fight.board().pieces(); piece++) {
      if (fight.board().item(piece) == item && fight.board().isThere(piece) && fight.board().piece(piece).is(Flag.BEES)) {
        if (figure == Figures.NOBODY) {
          Bees.shake(fight, piece);
        } else {
          Bees.stir(fight, piece, figure);
        }
      }
    }
  }

  /** Makes the roll by sorcery, for which size is no matter (KF-TAO-03e, KF-RUL-166). */
  public static void bySorcery(Fight fight, int figure, int item, int chi) {
    Chi.spend(fight, fight.figures().gang(figure), chi);
    int total = fight.roll("break", fight.seatOf(figure), SIDES) + hardness(fight, item) + chi;
    fight.tell(ROLLED, fight.figures().code(figure), item + 1, total);
    strike(fight, Figures.NOBODY, item);
    if (total >= BREAKS) {
      destroy(fight, figure, item);
    }
  }

  /** Returns whether there are Break rolls on an item. */
  public static boolean isBreakable(Fight fight, int item) {
    long flags = Scenery.flags(fight.board(), item);
    return (flags & BREAKABLE) != 0 && ((flags & Flag.HYDRANT.bit()) == 0 || isWholeHydrant(fight, item));
  }

  private static boolean isWholeHydrant(Fight fight, int item) {
    for (int piece = 0; piece < fight.board().pieces(); piece++) {
      if (fight.board().item(piece) == item && Hydrants.isWhole(fight, piece)) {
        return true;
      }
    }
    return false;
  }

  private static int hardness(Fight fight, int item) {
    long flags = Scenery.flags(fight.board(), item);
    boolean isSafe = Searching.isSealed(fight) && item == fight.get(Num.HOLDER); // KF-PLT-05a: as a very hard object
    return isSafe || (flags & Flag.VHARD.bit()) != 0 ? -2 : (flags & Flag.HARD.bit()) != 0 ? -1 : 1;
  }

  /**
   * Destroys an item, by a figure or by a blast of its (KF-RUL-179, KF-RUL-193).
   *
   * @param figure {@link Figures#NOBODY} if no figure has done it
   */
  public static void destroy(Fight fight, int figure, int item) {
    boolean isSeen = isSeen(fight, figure, item);
    fall(fight, figure, item);
    count(fight, figure, item, isSeen);
  }

  /** Destroys an item with a firearm, which does not count as destroying property (KF-RUL-179). */
  public static void shootDown(Fight fight, int figure, int item) {
    fall(fight, figure, item);
  }

  /** Breaks a hydrant by a grenade's blast; it stays where it is (KF-LOC-16b, KF-RUL-179). */
  public static void blown(Fight fight, int figure, int item) {
    count(fight, figure, item, isSeen(fight, figure, item));
  }

  private static void fall(Fight fight, int figure, int item) {
    strike(fight, Figures.NOBODY, item);
    fight.tell(BROKEN, item + 1);
    if (!burst(fight, item)) {
      Searching.broken(fight, figure, item);
      Artefact.broken(fight, figure, item);
      for (int piece = 0; piece < fight.board().pieces() && fight.cars().count() > 0; piece++) {
        if (fight.board().item(piece) == item) {
          Occupants.spill(fight, piece);
        }
      }
      Scenery.remove(fight, item);
    }
  }

  /** Counts an item if it is one of the things that the attackers have to destroy, before witnesses (KF-PLT-14a, KF-PLT-14b). */
  private static void count(Fight fight, int figure, int item, boolean isSeen) {
    if (Goal.is(fight, Plot.DESTROY) && fight.isMarked(item) && figure != Figures.NOBODY && Goal.isSeeker(fight, figure)) {
      fight.tell(isSeen ? WITNESSED : UNSEEN, item + 1);
      fight.set(Num.DESTROYED, fight.get(Num.DESTROYED) + (isSeen ? 1 : 0));
      if (fight.get(Num.DESTROYED) >= ENOUGH) { // KF-PLT-14a
        Goal.reach(fight);
      }
    }
  }

  /** Returns whether a hydrant is destroyed and stays where it is: water comes out of it (KF-LOC-16c). */
  private static boolean burst(Fight fight, int item) {
    for (int piece = 0; fight.board().mayHave(Flag.HYDRANT.bit()) && piece < fight.board().pieces(); piece++) {
      if (fight.board().item(piece) == item && Hydrants.isWhole(fight, piece)) {
        Hydrants.burst(fight, piece);
        return true;
      }
    }
    return false;
  }

  /**
   * Uses a thing up, by a figure or against it, and removes it (KF-RUL-94): it is not destroyed, and what was hidden in it comes
   * to light if it can be nowhere else (KF-RUL-193).
   */
  public static void useUp(Fight fight, int figure, int piece) {
    fight.tell(USED_UP, piece + 1);
    carryOff(fight, figure, piece);
  }

  /**
   * Takes a thing out of the scenery (KF-STU-22): it is not destroyed, and what was hidden in it comes to light as if it were
   * used up.
   */
  public static void carryOff(Fight fight, int figure, int piece) {
    int item = fight.board().item(piece);
    if (item >= 0) {
      Searching.broken(fight, figure, item);
      Artefact.broken(fight, figure, item);
    }
    Scenery.carryOff(fight, piece);
  }

  /** Returns whether a Crowd, or three living figures of either gang besides the destroyer, see the item (KF-PLT-14b). */
  private static boolean isSeen(Fight fight, int destroyer, int item) {
    if (fight.isCrowded()) {
      return true;
    }
    Figures figures = fight.figures();
    Board open = Scenery.without(fight.board(), item);
    long middle = Scenery.middle(fight.board(), item);
    int witnesses = 0;
    for (int witness = 0; witness < figures.count(); witness++) {
      if (witness != destroyer && figures.gang(witness) != Figures.NEUTRAL && !figures.profile(witness).isGuest
          && Able.toWitness(figures, witness)
          && Sight.isMutual(open, figures, Sight.UNPLACED, middle, Size.NORMAL, witness)) {
        witnesses++;
      }
    }
    return witnesses >= WITNESSES;
  }
}
