package games.kumite.api.record;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;

/**
 * The growing text and lines of a record, shared by all records that are a beginning of it. Written text never changes,
 * and a longer record costs only its new lines. Thread-safe.
 */
final class RecordBuffer {

  private final StringBuilder text;
  private final List<MatchRecord.Line> lines;

  RecordBuffer(String text, List<MatchRecord.Line> lines) {
    this.text = new StringBuilder(text);
    this.lines = new ArrayList<>(lines);
  }

  /**
   * Returns a buffer with the beginning of a given length and more lines: this one, unless it has already been extended
   * differently.
   */
  synchronized RecordBuffer extended(int length, int count, String more, List<MatchRecord.Line> news) {
    RecordBuffer longer = text.length() == length && lines.size() == count ? this : new RecordBuffer(start(length), first(count));
    synchronized (longer) {
      longer.text.append(more);
      longer.lines.addAll(news);
    }
    return longer;
  }

  private List<MatchRecord.Line> first(int count) {
    return lines.subList(0, count);
  }

  synchronized String start(int length) {
    return text.substring(0, length);
  }

  synchronized String part(int from, int to) {
    return text.substring(from, to);
  }

  private synchronized MatchRecord.Line line(int index) {
    return lines.get(index);
  }

  /** Returns the first lines, as a list that never changes. */
  List<MatchRecord.Line> lines(int count) {
    return new Lines(this, count);
  }

  private static final class Lines extends AbstractList<MatchRecord.Line> implements RandomAccess {
    private final RecordBuffer roll;
    private final int count;

    Lines(RecordBuffer roll, int count) {
      this.roll = roll;
      this.count = count;
    }

    @Override
    public MatchRecord.Line get(int index) {
      java.util.Objects.checkIndex(index, count);
      return roll.line(index);
    }

    @Override
    public int size() {
      return count;
    }
  }
}
