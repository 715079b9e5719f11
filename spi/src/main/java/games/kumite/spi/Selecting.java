package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A selection on its way.
 *
 * @param selection what is selected
 * @param about what it is about
 * @param picks what has been picked
 * @param last the thing that the seat picked last, {@link #NOTHING} before
 */
record Selecting<S extends State<S>, L>(Selection<S, L> selection, L about, Picks picks, int last)
    implements Question<S> {

  static final int NOTHING = Integer.MIN_VALUE;

  /**
   * Whether of a class of selections only the number of picks decides what can become legal: then every thing that is
   * left fits as well as every other, and no picks need to be put together to find that out.
   */
  private static final ClassValue<Boolean> COUNTED = new ClassValue<>() {
    @Override
    protected Boolean computeValue(Class<?> type) {
      return Arrays.stream(type.getMethods()).filter(method -> method.getName().equals("canBecomeLegal"))
          .allMatch(method -> method.getDeclaringClass() == Selection.class);
    }
  };

  @Override
  public String kind() {
    return selection.kind();
  }

  @Override
  public int seat(S state) {
    return selection.seat(state, about);
  }

  @Override
  public boolean isGroup() {
    return selection.isGroup();
  }

  @Override
  public boolean answersItself() {
    return selection.answersItself();
  }

  @Override
  public Prompt prompt(S state) {
    return selection.prompt(state, about, picks);
  }

  /** Picks what belongs to every legal set, then asks, or ends if nothing is left to choose. */
  @Override
  public void run(S state) {
    if (selection.back(state, about, picks) != null) {
      state.pose(this);
      return;
    }
    Things things = things(state);
    Picks certain = selection.isOrdered() ? picks : certain(state, things);
    boolean isLegal = isLegal(state, certain);
    if (isLegal && !canPick(state, certain, things)) {
      end(state, certain);
    } else {
      state.pose(certain.size() == picks.size() ? this : new Selecting<>(selection, about, certain, last));
    }
  }

  /** Everything, without what has been picked. */
  private Things things(S state) {
    Things things = new Things();
    selection.things(state, about, things);
    for (int i = 0; i < picks.size(); i++) {
      int place = things.placeOf(picks.get(i));
      if (place >= 0 && things.isLeft(place)) {
        things.take(place);
      }
    }
    return things;
  }

  private Picks certain(S state, Things things) {
    Picks certain = picks;
    if (!canBecomeLegal(state, certain, things)) {
      return certain; // an imagined world without a legal set
    }
    for (int place = 0; place < things.size(); place++) {
      if (things.isLeft(place) && !things.isRepeated(place)) {
        certain = certainCopies(state, certain, things, place);
      }
    }
    return certain;
  }

  /** Takes as many copies of a thing as every legal set holds, the first ones. */
  private Picks certainCopies(S state, Picks some, Things things, int first) {
    int end = things.endOfCopies(first);
    int needed = end;
    while (needed > first) {
      things.take(needed - 1);
      if (!canBecomeLegal(state, some, things)) {
        break;
      }
      needed--;
    }
    Picks certain = some;
    for (int place = first; place < needed; place++) {
      certain = certain.and(things.get(place));
    }
    for (int place = first; place < needed - 1; place++) {
      things.take(place);
    }
    for (int place = needed; place < end; place++) {
      things.putBack(place);
    }
    return certain;
  }

  private boolean isLegal(S state, Picks set) {
    return set.size() >= selection.min(state, about) && set.size() <= selection.max(state, about)
        && selection.isLegal(state, about, set);
  }

  private boolean canBecomeLegal(S state, Picks some, Things rest) {
    return some.size() <= selection.max(state, about)
        && some.size() + rest.left() >= selection.min(state, about)
        && selection.canBecomeLegal(state, about, some, rest);
  }

  private boolean canPick(S state, Picks some, Things things) {
    for (int place = 0; place < things.size(); place++) {
      if (things.isLeft(place) && fits(state, some, things, place)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a thing may be picked next. */
  private boolean fits(S state, Picks some, Things things, int place) {
    if (COUNTED.get(selection.getClass())) {
      return some.size() < selection.max(state, about) && some.size() + things.left() >= selection.min(state, about);
    }
    things.take(place);
    boolean fits = canBecomeLegal(state, some.and(things.get(place)), things);
    things.putBack(place);
    return fits;
  }

  @Override
  public void options(S state, Options out) {
    Things things = things(state);
    Action done = selection.done(state, about);
    Action back = selection.back(state, about, picks);
    boolean isLegal = isLegal(state, picks);
    boolean isPossible = isLegal || canBecomeLegal(state, picks, things);
    boolean[] listed = new boolean[things.size()];
    if (!selection.isOrdered() && isPossible) {
      int leading = lead(state, things, last == NOTHING ? -1 : things.placeOf(last), listed, out);
      if (leading == 0 && !isLegal) {
        lead(state, things, -1, listed, out);
      }
      if (isLegal) {
        out.add(done);
      }
      if (back != null) {
        out.add(back);
      }
      out.endLeading();
    }
    for (int place = 0; place < things.size(); place++) {
      if (!listed[place] && things.isLeft(place) && !things.isRepeated(place)) {
        if (!isPossible || fits(state, picks, things, place)) {
          out.add(things.action(place));
        } else if (out.isExplaining()) {
          out.add(things.action(place), selection.cannotComplete(state, about));
        }
      }
    }
    if (selection.isOrdered() && isLegal || !isPossible) {
      out.add(done);
    } else if (!isLegal) {
      out.add(done, selection.notYet(state, about));
    }
    if (back != null && (selection.isOrdered() || !isPossible)) {
      out.add(back);
    }
  }

  /** What is listed wrongly, found by trying all sets of so many things at most; null if nothing is. */
  @Nullable String misjudged(S state, int max) {
    Things things = things(state);
    if (things.left() > max || selection.isOrdered()) {
      return null;
    }
    int[] left = IntStream.range(0, things.size()).filter(things::isLeft).toArray();
    boolean[] leads = new boolean[things.size()];
    boolean isAny = false;
    for (int set = 0; set < 1 << left.length; set++) {
      Picks whole = picks;
      for (int i = 0; i < left.length; i++) {
        whole = (set >> i & 1) != 0 ? whole.and(things.get(left[i])) : whole;
      }
      if (isLegal(state, whole)) {
        isAny = true;
        for (int i = 0; i < left.length; i++) {
          leads[left[i]] |= (set >> i & 1) != 0;
        }
      }
    }
    if (!isAny && selection.back(state, about, picks) != null) {
      return null; // it can be given up
    }
    if (!isAny) {
      return "no set that is legal holds the picks " + picks;
    }
    Options listed = new Options(null);
    options(state, listed);
    for (int place : left) {
      boolean isListed = listed.indexOf(things.action(place)) >= 0;
      if (isListed != leads[place] && !things.isRepeated(place)) {
        return "the pick " + things.action(place).notation() + (isListed
            ? " is listed, but no legal set holds it and the picks " : " is not listed, but a legal set holds it and the"
            + " picks ") + picks;
      }
    }
    return null;
  }

  /** Lists the picks that keep the canonical order after a place and can be completed in it. */
  private int lead(S state, Things things, int after, boolean[] listed, Options out) {
    int leading = 0;
    for (int place = 0; place < things.size(); place++) {
      if (place > after && things.isLeft(place) && !things.isRepeated(place) && fits(state, picks, things, place)) {
        out.add(things.action(place));
        listed[place] = true;
        leading++;
      }
      things.hide(place);
    }
    things.hideNothing();
    return leading;
  }

  @Override
  public void chosen(S state, Action action) {
    if (action.equals(selection.done(state, about))) {
      end(state, picks);
      return;
    }
    if (action.equals(selection.back(state, about, picks))) {
      end(state, null);
      return;
    }
    Things things = things(state);
    int thing = things.get(things.placeOf(action));
    new Selecting<>(selection, about, picks.and(thing), thing).run(state);
  }

  /** Carries the set out, or gives the selection up without one. */
  private void end(S state, @Nullable Picks set) {
    int begun = state.body();
    L changed = set == null ? selection.givenUp(state, about) : selection.chosen(state, about, set);
    if (state.body() == begun && state.outcome == null) { // else the selection lay in the scope that was left
      state.deliver(changed);
    }
  }

  /** Whether in this world the seat has anything to select. */
  @Override
  public boolean canBeAsked(S state, int observer) {
    return canBecomeLegal(state, picks, things(state));
  }

  /** Others know nothing of the picks. */
  @Override
  public Question<S> seenBy(int observer) {
    return picks.size() == 0 && last == NOTHING ? this : new Selecting<>(selection, about, Picks.NONE, NOTHING);
  }
}
