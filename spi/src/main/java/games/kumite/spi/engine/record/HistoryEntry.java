package games.kumite.spi.engine.record;

import games.kumite.api.Action;
import games.kumite.api.random.Draw;
import games.kumite.spi.marks.Immutable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One entry of a match's history: an action and the random results after it; the first entry is the start. Immutable,
 * linked backwards, so that copies of a match share what they have in common.
 */
@Immutable
public final class HistoryEntry {

  private static final long UNKNOWN = 0;

  public final @Nullable HistoryEntry previous;
  public final int length;
  public final int seat;
  public final @Nullable Action action;
  public final List<Draw> draws;
  public final boolean revealing;
  /** The number of events up to and including this entry; set by each replay, always to the same value. */
  public int toldUpTo;
  /**
   * The key of the position after this entry, once it was asked for; always set to the same value. Begins as {@link #UNKNOWN}
   * without an assignment, which would be a fence for each action.
   */
  private volatile long key;
  /** The decisions up to here, once they were asked for; guarded by the lock of this entry. */
  public @Nullable DecisionHistory memory;

  private HistoryEntry(@Nullable HistoryEntry previous, int length, int seat, @Nullable Action action,
      List<Draw> draws, boolean revealing) {
    this.previous = previous;
    this.length = length;
    this.seat = seat;
    this.action = action;
    this.draws = draws;
    this.revealing = revealing;
  }

  public static HistoryEntry start(List<Draw> draws) {
    return new HistoryEntry(null, 0, -1, null, draws, false);
  }

  public HistoryEntry with(int actor, Action played, List<Draw> drawn, boolean revealed) {
    return new HistoryEntry(this, length + 1, actor, played, drawn, revealed);
  }

  /** Returns whether the key of the position after this entry is known. */
  public boolean hasKey() {
    return key != UNKNOWN;
  }

  /** Returns the key of the position after this entry. */
  public long key() {
    return key;
  }

  /** Notes the key of the position after this entry, see {@link games.kumite.spi.engine.run.Engine#fullKey}. */
  public void setKey(long found) {
    key = found;
  }

  /** Returns the entries after an earlier one up to this one, in order; null if that is not part of this history. */
  public @Nullable List<HistoryEntry> since(@Nullable HistoryEntry earlier) {
    Deque<HistoryEntry> entries = new ArrayDeque<>();
    HistoryEntry entry = this;
    while (entry != null && entry != earlier) {
      if (earlier != null && entry.length <= earlier.length) {
        return null;
      }
      entries.addFirst(entry);
      entry = entry.previous;
    }
    return new ArrayList<>(entries);
  }

  /** Returns the entries after one of this history, or all if it is null, in order. */
  public List<HistoryEntry> after(@Nullable HistoryEntry earlier) {
    List<HistoryEntry> entries = since(earlier);
    if (entries == null) {
      throw new IllegalStateException("histories of two matches");
    }
    return entries;
  }

  /** Returns the first entry of this history. */
  public HistoryEntry start() {
    HistoryEntry entry = this;
    while (entry.previous != null) {
      entry = entry.previous;
    }
    return entry;
  }

  /** Returns the last entry that this history and another one with the same start have in common. */
  public HistoryEntry sharedWith(HistoryEntry other) {
    HistoryEntry mine = this;
    HistoryEntry theirs = other;
    while (mine != theirs) {
      boolean isLonger = mine.length >= theirs.length;
      HistoryEntry shorter = mine.length <= theirs.length ? theirs.previous : theirs;
      HistoryEntry next = isLonger ? mine.previous : mine;
      if (shorter == null || next == null) {
        throw new IllegalStateException("histories of two matches");
      }
      theirs = shorter;
      mine = next;
    }
    return mine;
  }
}
