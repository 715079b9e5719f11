package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.Draw;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One entry of a match's history: an action and what was drawn after it; the first entry is the start.
 * Immutable, linked backwards, so that copies of a match share what they have in common.
 */
@Shared
final class History {

  final @Nullable History previous;
  final int length;
  final int seat;
  final @Nullable Action action;
  final List<Draw> draws;
  final boolean revealing;
  /** How much has been told when this entry has been; set by whoever tells, always to the same. */
  int toldUpTo;

  private History(@Nullable History previous, int length, int seat, @Nullable Action action,
      List<Draw> draws, boolean revealing) {
    this.previous = previous;
    this.length = length;
    this.seat = seat;
    this.action = action;
    this.draws = draws;
    this.revealing = revealing;
  }

  static History start(List<Draw> draws) {
    return new History(null, 0, -1, null, draws, false);
  }

  History with(int actor, Action played, List<Draw> drawn, boolean revealed) {
    return new History(this, length + 1, actor, played, drawn, revealed);
  }

  /** The entries behind an earlier one up to this one, in order; null if it is no part of this history. */
  @Nullable List<History> since(@Nullable History earlier) {
    Deque<History> entries = new ArrayDeque<>();
    History entry = this;
    while (entry != null && entry != earlier) {
      if (earlier != null && entry.length <= earlier.length) {
        return null;
      }
      entries.addFirst(entry);
      entry = entry.previous;
    }
    return new ArrayList<>(entries);
  }

  /** The last entry that this history and another one have in common; both have one start. */
  History sharedWith(History other) {
    History mine = this;
    History theirs = other;
    while (mine != theirs) {
      boolean isLonger = mine.length >= theirs.length;
      History shorter = mine.length <= theirs.length ? theirs.previous : theirs;
      History next = isLonger ? mine.previous : mine;
      if (shorter == null || next == null) {
        throw new IllegalStateException("histories of two matches");
      }
      theirs = shorter;
      mine = next;
    }
    return mine;
  }
}
