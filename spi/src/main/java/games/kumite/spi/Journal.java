package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.MatchRecord;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The history of one recorded match, and what is made from it. */
final class Journal<S extends State<S>> {

  private final Engine<S> engine;
  final Opening<S> opening;
  private final @Nullable Long seed;
  final Tape tape;
  private final int[] answered;
  private History last;
  private @Nullable RecordWriter<S> writer;

  Journal(Engine<S> engine, Opening<S> opening, @Nullable Long seed, Tape tape, History last) {
    this.engine = engine;
    this.opening = opening;
    this.seed = seed;
    this.tape = tape;
    this.answered = new int[opening.start.seats().size()];
    this.last = last;
    for (History entry = last; entry != null && entry.seat >= 0; entry = entry.previous) {
      answered[entry.seat]++;
    }
  }

  private Journal(Journal<S> other) {
    engine = other.engine;
    opening = other.opening;
    seed = other.seed;
    tape = other.tape.copy();
    answered = other.answered.clone();
    last = other.last;
  }

  Journal<S> copy() {
    return new Journal<>(this);
  }

  /** How many decisions a seat has answered, those included that were taken back. */
  int answered(int seat) {
    return answered[seat];
  }

  History last() {
    return last;
  }

  void add(int actor, Action action, boolean revealing) {
    last = last.with(actor, action, tape.take(), revealing);
    answered[actor]++;
  }

  void drop() {
    History previous = last.previous;
    if (previous == null) {
      throw new IllegalStateException("nothing has been played yet");
    }
    last = previous;
  }

  /** A second run that stands where the history ends. */
  Replay<S> replay(@Nullable Chronicle chronicle) {
    Replay<S> replay = Replay.of(engine, opening, null, chronicle);
    List<History> entries = last.since(null);
    if (entries != null) {
      entries.forEach(replay::follow);
    }
    return replay;
  }

  MatchRecord record() {
    List<History> news = writer == null ? null : last.since(writer.last());
    if (writer == null || news == null) {
      writer = new RecordWriter<>(engine, opening, seed);
      news = last.since(null);
    }
    if (news != null) {
      news.forEach(writer::write);
    }
    return writer.record();
  }
}
