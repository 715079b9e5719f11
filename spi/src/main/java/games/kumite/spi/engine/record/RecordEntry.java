package games.kumite.spi.engine.record;

import games.kumite.api.Action;
import games.kumite.api.Draw;
import games.kumite.spi.marks.Shared;
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
public final class RecordEntry {

  public final @Nullable RecordEntry previous;
  public final int length;
  public final int seat;
  public final @Nullable Action action;
  public final List<Draw> draws;
  public final boolean revealing;
  /** How much has been told when this entry has been; set by whoever tells, always to the same. */
  public int toldUpTo;
  /** The decisions up to here, once somebody has asked for them; read under the lock of this entry. */
  public @Nullable Memory memory;

  private RecordEntry(@Nullable RecordEntry previous, int length, int seat, @Nullable Action action,
      List<Draw> draws, boolean revealing) {
    this.previous = previous;
    this.length = length;
    this.seat = seat;
    this.action = action;
    this.draws = draws;
    this.revealing = revealing;
  }

  public static RecordEntry start(List<Draw> draws) {
    return new RecordEntry(null, 0, -1, null, draws, false);
  }

  public RecordEntry with(int actor, Action played, List<Draw> drawn, boolean revealed) {
    return new RecordEntry(this, length + 1, actor, played, drawn, revealed);
  }

  /** The entries behind an earlier one up to this one, in order; null if it is no part of this history. */
  public @Nullable List<RecordEntry> since(@Nullable RecordEntry earlier) {
    Deque<RecordEntry> entries = new ArrayDeque<>();
    RecordEntry entry = this;
    while (entry != null && entry != earlier) {
      if (earlier != null && entry.length <= earlier.length) {
        return null;
      }
      entries.addFirst(entry);
      entry = entry.previous;
    }
    return new ArrayList<>(entries);
  }

  /** The entries after one of this history, or all, in order. */
  public List<RecordEntry> after(@Nullable RecordEntry earlier) {
    List<RecordEntry> entries = since(earlier);
    if (entries == null) {
      throw new IllegalStateException("histories of two matches");
    }
    return entries;
  }

  /** The first entry of this history. */
  public RecordEntry start() {
    RecordEntry entry = this;
    while (entry.previous != null) {
      entry = entry.previous;
    }
    return entry;
  }

  /** The last entry that this history and another one have in common; both have one start. */
  public RecordEntry sharedWith(RecordEntry other) {
    RecordEntry mine = this;
    RecordEntry theirs = other;
    while (mine != theirs) {
      boolean isLonger = mine.length >= theirs.length;
      RecordEntry shorter = mine.length <= theirs.length ? theirs.previous : theirs;
      RecordEntry next = isLonger ? mine.previous : mine;
      if (shorter == null || next == null) {
        throw new IllegalStateException("histories of two matches");
      }
      theirs = shorter;
      mine = next;
    }
    return mine;
  }
}
