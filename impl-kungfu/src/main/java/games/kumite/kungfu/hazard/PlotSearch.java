package games.kumite.kungfu.hazard;

import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.scenery.Scenery;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The search for what a Plot hides or seals in scenic items (KF-PLT-03, KF-PLT-05a, KF-PLT-07a, KF-RUL-157). The Artefact of a
 * Complication is sought by {@link Artefact} (KF-CPL-01).
 */
public final class PlotSearch {

  private static final int SIDES = 6;
  private static final int FOUND_ON = 5;
  private static final Refusal FAILED = new Refusal("KF-RUL-157", "searched-in-vain");
  private static final Refusal ENGAGED = new Refusal("KF-RUL-157", "enemy-in-contact");
  private static final EventType SEARCHED = EventType.of("searched", "KF-PLT-03a").word("figure", Figures::id)
      .word("item", Whereabouts::item);
  private static final EventType FOUND = EventType.of("found", "KF-PLT-03a").word("figure", Figures::id);
  private static final EventType LAID_BARE = EventType.of("laid-bare", "KF-RUL-193").word("item", Whereabouts::item);
  private static final EventType OPENED = EventType.of("opened", "KF-PLT-05a").word("figure", Figures::id);

  private PlotSearch() {}

  /** Returns whether what the Plot is about is hidden. */
  public static boolean isHidden(GameState state) {
    boolean isObject = Goal.is(state, Plot.TAKE) && state.get(Counters.OBJECT) == ObjectKind.HIDDEN.ordinal()
        && !state.objects().hasGoal();
    return isObject || Goal.is(state, Plot.CAPTURE) && state.get(Counters.TARGET) == Figures.NOBODY;
  }

  static boolean isSealed(GameState state) {
    return Goal.is(state, Plot.TAKE) && state.get(Counters.OBJECT) == ObjectKind.DANGEROUS.ordinal()
        && !state.objects().hasGoal();
  }

  /** Returns whether a figure is beside the safe that it may open; the items beside it are bits. */
  public static boolean isAtSafe(GameState state, long items) {
    return isSealed(state) && (items >> state.get(Counters.HOLDER) & 1) != 0;
  }

  /** Returns why a figure cannot search an item, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int figure, int item) {
    return state.isSearched(item) ? FAILED : Capabilities.isEngaged(state.board(), state.figures(), figure) ? ENGAGED : null;
  }

  /** Rolls a die for an item: 5 or 6 finds; the last item that is left needs none (KF-PLT-03b). */
  public static void search(GameState state, int figure, int item) {
    state.emit(SEARCHED, state.figures().code(figure), item + 1);
    if (isLast(state, item) || state.roll("search", state.seatOf(figure), SIDES) >= FOUND_ON) {
      find(state, figure, item);
    } else {
      state.search(item);
    }
  }

  private static boolean isLast(GameState state, int item) {
    for (long items = Scenery.all(state.board()) & ~(1L << item); items != 0; items &= items - 1) {
      if (!state.isSearched(Long.numberOfTrailingZeros(items))) {
        return false;
      }
    }
    return true;
  }

  /** Brings to light what is hidden if an item is about to be broken that is the last one left (KF-PLT-03b, KF-RUL-193). */
  static void broken(GameState state, int figure, int item) {
    if (isSealed(state) && item == state.get(Counters.HOLDER)) {
      if (figure == Figures.NOBODY) {
        state.emit(LAID_BARE, item + 1);
        state.objects().add(finder(state, figure, item));
      } else {
        open(state, figure);
      }
    } else if (isHidden(state) && !state.isSearched(item) && isLast(state, item)) {
      find(state, figure, item);
    }
  }

  private static void find(GameState state, int figure, int item) {
    Figures figures = state.figures();
    if (figure == Figures.NOBODY) {
      state.emit(LAID_BARE, item + 1);
    } else {
      state.emit(FOUND, figures.code(figure));
    }
    if (Goal.is(state, Plot.TAKE)) {
      state.objects().add(finder(state, figure, item));
      return;
    }
    int civilian = figures.add(state.definition().guest("hidden-civilian"), state.lead(state.defenders())); // KF-PLT-07a
    state.set(Counters.TARGET, civilian);
    List<Long> places = Spots.besideItem(state.board(), figures, civilian, figures.size(civilian),
        Scenery.name(state.board(), item));
    long place = places.isEmpty() ? Place.NOWHERE : places.get(0);
    for (int corner = 0; place == Place.NOWHERE && corner < Spots.CORNERS; corner++) {
      place = Spots.atCorner(state.board(), figures, civilian, figures.size(civilian), corner);
    }
    figures.put(civilian, place);
  }

  /** Returns the place where what was found lies: with the finder, or, if no figure has found it, where the item was. */
  private static long finder(GameState state, int figure, int item) {
    return figure == Figures.NOBODY ? Scenery.middle(state.board(), item) : state.figures().place(figure);
  }

  /** Brings the dangerous object within reach: it lies where the figure stands that has opened the item. */
  public static void open(GameState state, int figure) {
    state.emit(OPENED, state.figures().code(figure));
    state.objects().add(state.figures().place(figure));
  }
}
