package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.Keys;
import games.kumite.api.Prompt;
import games.kumite.spi.access.PendingDecision;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A pending selection.
 *
 * @param script the script that waits for it, null if none does
 * @param line the script's line
 * @param selection the selection
 * @param about the locals
 * @param selected the things selected so far
 * @param last the thing that the seat picked last, {@link #NOTHING} before the first pick
 * @param traits the methods that the selection overrides
 */
record PendingSelection<S extends State<S>, L>(@Nullable Script<S, L> script, int line, Selection<S, L> selection, L about,
    IntList selected, int last, SelectionTraits traits)
    implements Question<S>, PendingDecision<S> {

  static final int NOTHING = Integer.MIN_VALUE;

  /** The default minimum of a set. */
  static final int LEAST = 0;
  static final int MOST = Integer.MAX_VALUE;

  /** Returns a selection that has not begun. */
  static <S extends State<S>, L> PendingSelection<S, L> of(Selection<S, L> selection, L locals) {
    return of(null, 0, selection, locals, SelectionTraits.of(selection));
  }

  /** Returns a selection for a line of a script that has not begun. */
  static <S extends State<S>, L> PendingSelection<S, L> of(
      @Nullable Script<S, L> script, int line, Selection<S, L> selection, L locals, SelectionTraits traits) {
    return new PendingSelection<>(script, line, selection, locals, IntList.NONE, NOTHING, traits);
  }

  @Override
  public Question<S> self() {
    return this;
  }

  @Override
  public Object locals() {
    return about;
  }

  @Override
  public long key(long key, S state) {
    long which = Keys.join(script == null ? line : script.lineKey(line),
        selection instanceof Enum<?> constant ? constant.ordinal() : 0);
    return Keys.join(Keys.join(Keys.join(key, kind().hashCode()), which), picksKey(state));
  }

  @Override
  public boolean isSelection() {
    return true;
  }

  private PendingSelection<S, L> with(IntList all, int latest) {
    return new PendingSelection<>(script, line, selection, about, all, latest, traits);
  }

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
  public boolean isAutoPlayed() {
    return traits.mayAnswerItself() && selection.isAutoPlayed();
  }

  @Override
  public Prompt prompt(S state) {
    return selection.prompt(state, about, selected);
  }

  /** Picks the things that belong to every legal set, then asks, or ends if nothing is left to choose. */
  @Override
  public void run(S state) {
    ActionCollector listing = state.listing;
    goOn(state, find(state, listing == null ? new Candidates() : listing.takeCandidates()));
  }

  /** Asks a selection that can be cancelled at once, since it is asked in any case; puts others on the agenda. */
  void begin(S state) {
    ActionCollector listing = state.listing;
    if (listing == null || !traits.mayGoBack() || state.hasAdded()) {
      state.then(this);
      return;
    }
    Candidates things = find(state, listing.takeCandidates());
    listing.keep(things, this);
    if (things.back == null) {
      state.then(this);
    } else {
      state.pose(this);
    }
  }

  private void goOn(S state, Candidates things) {
    if (things.back != null) {
      keep(state, things);
      state.pose(this);
      return;
    }
    boolean mayEnd = last != NOTHING || mayEndUnasked(state, things);
    IntList certain = isOrdered() ? selected : certain(state, things);
    boolean isOver = isLegal(state, certain) && !canPick(state, certain, things);
    if (isOver && mayEnd) {
      keep(state, things);
      end(state, certain);
      return;
    }
    if (isOver) { // the seat makes the picks itself, so that there is an action
      certain = selected;
      find(state, things);
    }
    PendingSelection<S, L> next = certain.size() == selected.size() ? this : with(certain, last);
    next.keep(state, things);
    state.pose(next);
  }

  /**
   * Returns whether a selection without picks may end unasked because every viewer can see the reason: the number of
   * things leaves no choice, or nothing about them is hidden. That cards of a hand look alike is known to the seat alone.
   */
  private boolean mayEndUnasked(S state, Candidates things) {
    int left = things.remaining();
    return left == 0 || left <= min(state) || max(state) == 0
        || isAutoPlayed() || !state.config().game().properties().hasHiddenInformation();
  }

  /** Returns whether the selection, had it just begun, would end without being asked. */
  boolean endsUnasked(S state) {
    PendingSelection<S, L> begun = with(IntList.NONE, NOTHING);
    Candidates things = begun.find(state, new Candidates());
    if (things.back != null || !begun.mayEndUnasked(state, things)) {
      return false;
    }
    IntList certain = isOrdered() ? IntList.NONE : begun.certain(state, things);
    return isLegal(state, certain) && !canPick(state, certain, things);
  }

  /** Returns a key of the selected things, independent of their order where it does not matter. */
  private long picksKey(S state) {
    long key = 0;
    if (selected.size() > 0) {
      Candidates all = find(state, new Candidates());
      for (int i = 0; i < selected.size(); i++) {
        int place = all.placeOf(selected.get(i));
        long pick = place < 0 ? NOTHING : Keys.of(all.action(place).notation());
        key = isOrdered() ? Keys.mix(key, pick) : key + Keys.mix(Keys.START, pick);
      }
    }
    return key;
  }

  @Override
  public List<Action> picked(S state) {
    Candidates all = find(state, new Candidates());
    return IntStream.range(0, selected.size()).map(i -> all.placeOf(selected.get(i))).filter(place -> place >= 0)
        .mapToObj(all::action).toList();
  }

  /** Returns the candidates without the selected ones: as they were kept, or found again. */
  private Candidates things(S state) {
    ActionCollector listing = state.listing;
    if (listing == null) {
      return find(state, new Candidates());
    }
    return listing.hasCandidatesOf(this) ? listing.takeCandidates() : find(state, listing.takeCandidates());
  }

  Candidates find(S state, Candidates things) {
    things.clear();
    selection.collectCandidates(state, about, things);
    for (int i = 0; i < selected.size(); i++) {
      int place = things.placeOf(selected.get(i));
      if (place >= 0 && things.isAvailable(place)) {
        things.take(place);
      }
    }
    things.done = selection.done(state, about);
    things.back = back(state, selected);
    return things;
  }

  /** Keeps the candidates: they stay valid until a seat chooses. */
  private void keep(S state, Candidates things) {
    ActionCollector listing = state.listing;
    if (listing != null) {
      listing.keep(things, this);
    }
  }

  private IntList certain(S state, Candidates things) {
    IntList certain = selected;
    if (traits.isCounted() && selected.size() >= min(state) || !canBecomeLegal(state, selected, things)) {
      return certain; // complete, or an imagined world without a legal set
    }
    for (int place = 0; place < things.size(); place++) {
      if (things.isAvailable(place) && !things.isRepeated(place)) {
        certain = certainCopies(state, certain, things, place);
      }
    }
    return certain;
  }

  /** Takes as many copies of a thing as every legal set holds, the first ones. */
  private IntList certainCopies(S state, IntList some, Candidates things, int first) {
    int end = things.endOfCopies(first);
    int needed = end;
    while (needed > first) {
      things.take(needed - 1);
      if (!canBecomeLegal(state, some, things)) {
        break;
      }
      needed--;
    }
    IntList certain = some;
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

  boolean isLegal(S state, IntList set) {
    return set.size() >= min(state) && set.size() <= max(state)
        && (!traits.hasSets() || selection.isLegal(state, about, set));
  }

  private int min(S state) {
    return traits.hasMin() ? selection.min(state, about) : LEAST;
  }

  private int max(S state) {
    return traits.hasMax() ? selection.max(state, about) : MOST;
  }

  boolean isOrdered() {
    return traits.mayBeOrdered() && selection.isOrdered();
  }

  @Nullable Action back(S state, IntList some) {
    return traits.mayGoBack() ? selection.cancel(state, about, some) : null;
  }

  private boolean canBecomeLegal(S state, IntList some, Candidates rest) {
    return some.size() <= max(state)
        && some.size() + rest.remaining() >= min(state)
        && (traits.isCounted() || selection.canBecomeLegal(state, about, some, rest));
  }

  private boolean canPick(S state, IntList some, Candidates things) {
    for (int place = 0; place < things.size(); place++) {
      if (things.isAvailable(place) && fits(state, some, things, place)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a thing may be picked next. */
  private boolean fits(S state, IntList some, Candidates things, int place) {
    if (traits.isCounted()) {
      return some.size() < max(state) && some.size() + things.remaining() >= min(state);
    }
    things.take(place);
    boolean fits = canBecomeLegal(state, some.and(things.get(place)), things);
    things.putBack(place);
    return fits;
  }

  @Override
  public void collectActions(S state, ActionCollector out) {
    Candidates things = things(state);
    if (out.isExplaining()) {
      explain(things, selection.otherRefusal(state, about), out);
    }
    boolean isLegal = isLegal(state, selected);
    if (traits.isCounted() && !isOrdered() && !out.isExplaining()) {
      addCounted(state, things, isLegal, out);
      keep(state, things);
      return;
    }
    things.leadNothing();
    if (!isLegal && !canBecomeLegal(state, selected, things)) {
      addAll(things, 0, things.size(), out);
      addEnd(state, things, true, out);
    } else if (isOrdered()) {
      addFitting(state, things, out);
      addEnd(state, things, isLegal, out);
    } else {
      int leading = lead(state, things, last == NOTHING ? 0 : things.placeOf(last) + 1, out);
      if (leading == 0 && !isLegal) {
        lead(state, things, 0, out);
      }
      addEnd(state, things, isLegal, out);
      out.markSearchActions();
      addFitting(state, things, out);
    }
    keep(state, things);
  }

  /** Adds the reasons why picking a thing again, or anything else, is refused. */
  private static void explain(Candidates things, @Nullable Refusal unfit, ActionCollector out) {
    out.refuseOthers(unfit);
    Refusal picked = new Refusal(unfit == null ? "" : unfit.rule(), "picked");
    for (int place = 0; place < things.size(); place++) {
      if (!things.isAvailable(place)) {
        out.add(things.action(place), picked);
      }
    }
  }

  /**
   * Adds picks where only their number counts: a search considers those after the last pick, as long as enough things
   * follow.
   */
  private void addCounted(S state, Candidates things, boolean isLegal, ActionCollector out) {
    int missing = min(state) - selected.size();
    boolean isFull = selected.size() >= max(state);
    boolean isPossible = isLegal || things.remaining() >= missing && selected.size() <= max(state);
    if (!isPossible) {
      addAll(things, 0, things.size(), out);
      addEnd(state, things, true, out);
      return;
    }
    int from = last == NOTHING ? 0 : things.placeOf(last) + 1;
    int end = isFull ? from : things.endWithLeft(missing, from);
    int before = out.size();
    addAll(things, from, end, out);
    if (out.size() == before && !isLegal && !isFull) {
      from = 0;
      end = things.endWithLeft(missing, 0);
      addAll(things, 0, end, out);
    }
    addEnd(state, things, isLegal, out);
    out.markSearchActions();
    if (!isFull && things.remaining() >= missing) {
      addAll(things, 0, from, out);
      addAll(things, end, things.size(), out);
    }
  }

  /** Adds {@code done} and the action that cancels. */
  private void addEnd(S state, Candidates things, boolean isLegal, ActionCollector out) {
    Action done = things.done;
    if (done != null && isLegal) {
      out.add(done);
    } else if (done != null && out.isExplaining()) {
      out.add(done, selection.incompleteRefusal(state, about));
    }
    if (things.back != null) {
      out.add(things.back);
    }
  }

  private static void addAll(Candidates things, int from, int end, ActionCollector out) {
    for (int place = from; place < end; place++) {
      if (things.isAvailable(place) && !things.isRepeated(place)) {
        out.add(things.action(place));
      }
    }
  }

  /** Lists the picks that keep the canonical order, starting at a place, and can be completed in it. */
  private int lead(S state, Candidates things, int from, ActionCollector out) {
    int leading = 0;
    things.hideBefore(from);
    for (int place = from; place < things.size(); place++) {
      if (things.isAvailable(place)) {
        if (!things.isRepeated(place) && fits(state, selected, things, place)) {
          out.add(things.action(place));
          things.lead(place);
          leading++;
        }
        things.hide(place);
      }
    }
    things.hideNothing();
    return leading;
  }

  /** Lists the picks that a search does not consider. */
  private void addFitting(S state, Candidates things, ActionCollector out) {
    for (int place = 0; place < things.size(); place++) {
      if (things.isAvailable(place) && !things.isSearchAction(place) && !things.isRepeated(place)) {
        if (fits(state, selected, things, place)) {
          out.add(things.action(place));
        } else if (out.isExplaining()) {
          out.add(things.action(place), selection.deadEndRefusal(state, about));
        }
      }
    }
  }

  @Override
  public void execute(S state, Action action) {
    Candidates things = things(state);
    if (action.equals(things.done)) {
      keep(state, things);
      end(state, selected);
    } else if (action.equals(things.back)) {
      keep(state, things);
      end(state, null);
    } else {
      int place = things.placeOf(action);
      int thing = things.get(place);
      things.take(place);
      PendingSelection<S, L> next = with(selected.and(thing), thing);
      things.back = back(state, next.selected);
      next.goOn(state, things);
    }
  }

  @Override
  public boolean isWayBack(S state, Action action) {
    return action.equals(back(state, selected));
  }

  /** Executes the set, or cancels the selection if there is none. */
  private void end(S state, @Nullable IntList set) {
    state.hasSelected = true;
    int begun = state.body();
    L changed = set == null ? selection.cancelled(state, about) : selection.localsAfter(state, about, set);
    if (state.body() != begun || state.outcome != null) {
      return; // the selection lay in the scope that was left
    }
    if (script == null) {
      state.deliver(changed);
    } else if (state.hasAdded()) {
      state.then(new Frame<>(script, line + 1, changed));
    } else {
      script.run(state, line + 1, changed);
    }
  }

  @Override
  public String detail(S state, Action action) {
    return selection.detail(state, about, action);
  }

  /** Returns whether the seat has anything to select in this world. */
  @Override
  public boolean isPossible(S state, int viewer) {
    return canBecomeLegal(state, selected, find(state, new Candidates()));
  }

  /** Returns the selection as others see it: they do not know the picks. */
  @Override
  public Question<S> seenBy(int viewer) {
    return selected.size() == 0 && last == NOTHING ? this : with(IntList.NONE, NOTHING);
  }
}
