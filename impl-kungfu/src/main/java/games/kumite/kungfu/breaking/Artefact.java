package games.kumite.kungfu.breaking;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.TooFew;
import games.kumite.kungfu.combat.Harming;
import games.kumite.kungfu.combat.Peril;
import games.kumite.kungfu.combat.Source;
import games.kumite.kungfu.scenery.Scenery;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Objects;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The Artefact of the Complication, hidden in a scenic item and guarded by a trap (KF-CPL-01). */
public final class Artefact {

  /** The cost of a search. */
  public static final int SEARCH = 2;

  private static final int SIDES = 6;
  private static final int FOUND_ON = 5;
  private static final int TRAP = 4;
  private static final TooFew TOO_FEW = TooFew.under("KF-ACT-26");
  private static final Refusal FAILED = new Refusal("KF-RUL-157", "searched-in-vain");
  private static final Refusal ENGAGED = new Refusal("KF-RUL-157", "enemy-in-contact");
  private static final EventType SOUGHT =
      EventType.of("artefact-sought", "KF-CPL-01a").named("figure", Figures::id).number("item");
  private static final EventType FOUND =
      EventType.of("artefact-found", "KF-CPL-01a").named("figure", Figures::id).named("object", Objects::id);

  private static final EventType LAID_BARE = EventType.of("artefact-laid-bare", "KF-RUL-193").named("object", Objects::id);

  private Artefact() {}

  private static boolean isHidden(Fight fight) {
    return fight.get(Num.COMPLICATION) == Complication.ARTEFACT.ordinal() && !fight.objects().hasArtefact();
  }

  /** Lists the items that a figure with a given number of actions left may search for the artefact. */
  public static void options(Fight fight, int figure, int left, @Nullable Refusal reserved, Options out) {
    if (isHidden(fight)) {
      for (long items = Scenery.beside(fight, figure); items != 0; items &= items - 1) {
        int item = Long.numberOfTrailingZeros(items);
        out.add(fight.actions().of(Word.SEEK, item + 1), reserved != null ? reserved : refusal(fight, figure, left, item));
      }
    }
  }

  private static @Nullable Refusal refusal(Fight fight, int figure, int left, int item) {
    if (fight.isSought(item)) {
      return FAILED;
    }
    return Able.isEngaged(fight.board(), fight.figures(), figure) ? ENGAGED : TOO_FEW.of(left, SEARCH);
  }

  /** Rolls a die for an item: 5 or 6 finds; the last one that is left needs none (KF-CPL-01b). */
  public static void search(Fight fight, int figure, int item) {
    fight.tell(SOUGHT, fight.figures().code(figure), item + 1);
    if (isLast(fight, item) || fight.roll("artefact", fight.seatOf(figure), SIDES) >= FOUND_ON) {
      find(fight, figure, standing(fight, figure));
    } else {
      fight.seek(item);
    }
  }

  private static boolean isLast(Fight fight, int item) {
    for (long items = Scenery.all(fight.board()) & ~(1L << item); items != 0; items &= items - 1) {
      if (!fight.isSought(Long.numberOfTrailingZeros(items))) {
        return false;
      }
    }
    return true;
  }

  /** Finds the artefact if an item is about to be broken that is the last one left (KF-RUL-193). */
  static void broken(Fight fight, int figure, int item) {
    if (isHidden(fight) && !fight.isSought(item) && isLast(fight, item)) {
      find(fight, figure, figure == Figures.NOBODY ? Scenery.middle(fight.board(), item) : standing(fight, figure));
    }
  }

  private static long standing(Fight fight, int figure) {
    return fight.figures().place(figure);
  }

  /**
   * Lays the artefact where the finder stands, who has set off the trap (KF-CPL-01c to 01e); without a finder no figure is hurt.
   */
  private static void find(Fight fight, int figure, long place) {
    int artefact = fight.objects().add(place, Objects.ARTEFACT, Figures.NOBODY);
    if (figure == Figures.NOBODY) {
      fight.tell(LAID_BARE, artefact);
      return;
    }
    fight.tell(FOUND, fight.figures().code(figure), artefact);
    fight.then(Peril.of(new Source(Figures.NOBODY, place), figure, TRAP, Harming.Table.INJURY));
  }
}
