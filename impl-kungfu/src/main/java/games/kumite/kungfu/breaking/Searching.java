package games.kumite.kungfu.breaking;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.TooFew;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.scenery.Scenery;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The search for what is hidden or sealed in scenic items (KF-PLT-03, KF-PLT-05a, KF-PLT-07a, KF-RUL-157). */
public final class Searching {

  /** The cost of a search. */
  public static final int SEARCH = 2;
  /** The cost of finding out a code. */
  public static final int CODE = 3;

  private static final int SIDES = 6;
  private static final int FOUND_ON = 5;
  private static final TooFew TOO_FEW = TooFew.under("KF-ACT-26");
  private static final Refusal FAILED = new Refusal("KF-RUL-157", "searched-in-vain");
  private static final Refusal ENGAGED = new Refusal("KF-RUL-157", "enemy-in-contact");
  private static final EventType SEARCHED = EventType.of("searched", "KF-PLT-03a").named("figure", Figures::id)
      .number("item");
  private static final EventType FOUND = EventType.of("found", "KF-PLT-03a").named("figure", Figures::id);
  private static final EventType LAID_BARE = EventType.of("laid-bare", "KF-RUL-193").number("item");
  private static final EventType OPENED = EventType.of("opened", "KF-PLT-05a").named("figure", Figures::id);

  private Searching() {}

  static boolean isHidden(Fight fight) {
    boolean isObject = Goal.is(fight, Plot.TAKE) && fight.get(Num.OBJECT) == ObjectKind.HIDDEN.ordinal()
        && !fight.objects().hasGoal();
    return isObject || Goal.is(fight, Plot.CAPTURE) && fight.get(Num.TARGET) == Figures.NOBODY;
  }

  static boolean isSealed(Fight fight) {
    return Goal.is(fight, Plot.TAKE) && fight.get(Num.OBJECT) == ObjectKind.DANGEROUS.ordinal()
        && !fight.objects().hasGoal();
  }

  /** Lists the items that a figure with a given number of actions left may search, and the safe that it may open. */
  public static void options(Fight fight, int figure, int left, @Nullable Refusal reserved, Options out) {
    if (isHidden(fight)) {
      for (long items = Scenery.beside(fight, figure); items != 0; items &= items - 1) {
        int item = Long.numberOfTrailingZeros(items);
        out.add(fight.actions().of(Word.SEARCH, item + 1),
            reserved != null ? reserved : refusal(fight, figure, left, item));
      }
    }
    if (isSealed(fight) && (Scenery.beside(fight, figure) >> fight.get(Num.HOLDER) & 1) != 0) {
      out.add(fight.actions().of(Word.CRACK), reserved != null ? reserved : TOO_FEW.of(left, CODE));
    }
  }

  private static @Nullable Refusal refusal(Fight fight, int figure, int left, int item) {
    if (fight.isSearched(item)) {
      return FAILED;
    }
    return Able.isEngaged(fight.board(), fight.figures(), figure) ? ENGAGED : TOO_FEW.of(left, SEARCH);
  }

  /** Rolls a die for an item: 5 or 6 finds; the last item that is left needs none (KF-PLT-03b). */
  public static void search(Fight fight, int figure, int item) {
    fight.tell(SEARCHED, fight.figures().code(figure), item + 1);
    if (isLast(fight, item) || fight.roll("search", fight.seatOf(figure), SIDES) >= FOUND_ON) {
      find(fight, figure, item);
    } else {
      fight.search(item);
    }
  }

  private static boolean isLast(Fight fight, int item) {
    for (long items = Scenery.all(fight.board()) & ~(1L << item); items != 0; items &= items - 1) {
      if (!fight.isSearched(Long.numberOfTrailingZeros(items))) {
        return false;
      }
    }
    return true;
  }

  /** Brings to light what is hidden if an item is about to be broken that is the last one left (KF-PLT-03b, KF-RUL-193). */
  static void broken(Fight fight, int figure, int item) {
    if (isSealed(fight) && item == fight.get(Num.HOLDER)) {
      if (figure == Figures.NOBODY) {
        fight.tell(LAID_BARE, item + 1);
        fight.objects().add(finder(fight, figure, item));
      } else {
        open(fight, figure);
      }
    } else if (isHidden(fight) && !fight.isSearched(item) && isLast(fight, item)) {
      find(fight, figure, item);
    }
  }

  private static void find(Fight fight, int figure, int item) {
    Figures figures = fight.figures();
    if (figure == Figures.NOBODY) {
      fight.tell(LAID_BARE, item + 1);
    } else {
      fight.tell(FOUND, figures.code(figure));
    }
    if (Goal.is(fight, Plot.TAKE)) {
      fight.objects().add(finder(fight, figure, item));
      return;
    }
    int civilian = figures.add(fight.terms().guest("hidden-civilian"), fight.lead(fight.defenders())); // KF-PLT-07a
    fight.set(Num.TARGET, civilian);
    List<Long> places = Spots.besideItem(fight.board(), figures, civilian, figures.size(civilian),
        Scenery.name(fight.board(), item));
    long place = places.isEmpty() ? Place.NOWHERE : places.get(0);
    for (int corner = 0; place == Place.NOWHERE && corner < Spots.CORNERS; corner++) {
      place = Spots.atCorner(fight.board(), figures, civilian, figures.size(civilian), corner);
    }
    figures.put(civilian, place);
  }

  /** Returns the place where what was found lies: with the finder, or, if no figure has found it, where the item was. */
  private static long finder(Fight fight, int figure, int item) {
    return figure == Figures.NOBODY ? Scenery.middle(fight.board(), item) : fight.figures().place(figure);
  }

  /** Brings the dangerous object within reach: it lies where the figure stands that has opened the item. */
  public static void open(Fight fight, int figure) {
    fight.tell(OPENED, fight.figures().code(figure));
    fight.objects().add(fight.figures().place(figure));
  }
}
