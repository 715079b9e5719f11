package games.kumite.spi.engine.start;

import games.kumite.api.Action;
import games.kumite.api.IllegalActionException;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Option;
import games.kumite.api.Outcome;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.RecordingRandom;
import games.kumite.api.random.SeededRandom;
import games.kumite.api.record.MatchRecord;
import games.kumite.api.record.RecordException;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;
import games.kumite.spi.access.Quoting;
import games.kumite.spi.engine.match.EngineMatch;
import games.kumite.spi.engine.match.MatchFactory;
import games.kumite.spi.engine.record.HistoryEntry;
import games.kumite.spi.engine.record.HistoryReplay;
import games.kumite.spi.engine.record.MatchHistory;
import games.kumite.spi.engine.record.RecordChecksum;
import games.kumite.spi.engine.record.RecordCursor;
import games.kumite.spi.engine.record.RecordWriter;
import games.kumite.spi.engine.record.ReplayRandom;
import games.kumite.spi.engine.run.CheckedRandom;
import games.kumite.spi.engine.run.Engine;
import games.kumite.spi.engine.run.InitialState;
import games.kumite.spi.engine.run.MatchLogger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A reader that rebuilds a match from its record, line by line, and names a line that does not fit. */
public final class RecordReader<S extends State<S>> {

  private final Engine<S> engine;
  private final SetupResolver starting;
  private final MatchRecord record;

  public RecordReader(Engine<S> engine, SetupResolver starting, MatchRecord record) {
    this.engine = engine;
    this.starting = starting;
    this.record = record;
  }

  public EngineMatch<S> resume(@Nullable RandomSource later) {
    String name = MatchHistory.matchName(record.notes());
    MatchLogger.enter(name);
    try {
      RecordCursor<S> reading = begin();
      for (MatchRecord.Line line : record.lines()) {
        read(line, reading);
      }
      return end(reading, later);
    } finally {
      MatchLogger.leave(name);
    }
  }

  /** Reads the tags, and returns the match at its start. */
  public RecordCursor<S> begin() {
    MatchRecord.Tag game = record.tags("Game").get(0);
    if (!game.value().equals(engine.game.id())) {
      throw new RecordException(game.lineNumber(), "this is a record of " + Quoting.quoted(game.value())
          + ", not of " + engine.game.id());
    }
    MatchConfig config = start();
    Long seed = seed();
    SeededRandom generator = seed == null ? null : new SeededRandom(seed);
    InitialState<S> opening = opening(config);
    return new RecordCursor<>(opening, generator, HistoryReplay.of(engine, opening, generator, null),
        RecordChecksum.of(record.tags("Kumite").get(0).value(), header()), null);
  }

  /** Reads a line. */
  public void read(MatchRecord.Line line, RecordCursor<S> reading) {
    HistoryEntry entry = replay(line, reading.replay, reading.last);
    reading.last = entry;
    entry.setKey(engine.fullKey(reading.replay.state()));
    String expected = reading.check.next(line, entry.key(), engine, reading.replay.run());
    if (!expected.equals(line.checksum())) {
      throw misfit(line, "the check is " + line.checksum() + ", but here it comes to " + expected);
    }
  }

  /** Returns the match, once all lines have been read. */
  public EngineMatch<S> end(RecordCursor<S> reading, @Nullable RandomSource later) {
    HistoryEntry last = reading.last;
    if (last == null) {
      throw new RecordException(1, "the record has no start");
    }
    checkResult(reading.replay.run().outcome());
    InitialState<S> opening = reading.opening;
    engine.lastStarts.share(opening.start);
    SeededRandom generator = reading.generator;
    RandomSource source = generator != null ? generator
        : later != null ? CheckedRandom.copyOf(later) : RandomSource.secure();
    Long seed = generator == null ? null : generator.seed();
    MatchHistory<S> recorder = new MatchHistory<>(engine, opening, seed, new RecordingRandom(source), last);
    recorder.takeNotes(record.notes());
    MatchLogger.resumed(engine.game, recorder.matchName(), opening.start, last.length);
    return MatchFactory.resumed(engine, reading.replay.state(), recorder);
  }

  /** Checks the result, which the running check leaves out with the notes, though it is not the owner's own note. */
  private void checkResult(@Nullable Outcome outcome) {
    for (MatchRecord.Note note : record.notes()) {
      if (note.name().equals(MatchRecord.RESULT)) {
        if (outcome == null || note.after() < record.lines().size()) {
          throw new RecordException(note.lineNumber(), "the match is not over before this line");
        }
        List<String> values = RecordWriter.result(outcome).values();
        if (!note.values().equals(values)) {
          throw new RecordException(note.lineNumber(), "the result is " + values + ", was " + note.values());
        }
      }
    }
  }

  private HistoryEntry replay(MatchRecord.Line line, HistoryReplay<S> replay, @Nullable HistoryEntry last) {
    try {
      if (last == null) {
        replay.begin(line.draws());
        return HistoryEntry.start(line.draws());
      }
      if (!replay.run().isAsking()) {
        throw misfit(line, "the match is over before this line");
      }
      int actor = replay.run().question().seat(replay.state());
      if (line.seat() != actor + 1) {
        throw misfit(line, "seat " + (actor + 1) + " is to choose, not seat " + line.seat());
      }
      Action action = replay.run().find(line.notation());
      int before = MatchHistory.reveals(replay.state());
      replay.play(action, line.draws());
      return last.with(actor, action, line.draws(), before != MatchHistory.reveals(replay.state())
          || MatchHistory.asksInSecret(replay.state(), actor));
    } catch (IllegalActionException | ReplayRandom.Mismatch refused) {
      throw misfit(line, String.valueOf(refused.getMessage()));
    }
  }

  /**
   * Returns the beginning of the match. Options may name things outside the record, such as a directory, that no longer
   * exist.
   */
  private InitialState<S> opening(MatchConfig config) {
    try {
      return InitialState.of(engine, config);
    } catch (InvalidSetupException refused) {
      throw new RecordException(record.tags("Version").get(0).lineNumber(), String.valueOf(refused.getMessage()));
    }
  }

  private RecordException misfit(MatchRecord.Line line, String why) {
    String version = record.tags("Version").get(0).value();
    return new RecordException(line.lineNumber(), why + (version.equals(engine.game.version())
        ? "; the record is damaged" + orChanged()
        : "; the record was made by version " + Quoting.quoted(version) + " of " + engine.game.id()
            + ", whose rules differ from version " + engine.game.version() + " from here on"));
  }

  private static boolean namesADirectory(Option option, MatchRecord.Tag tag) {
    return option.type() == Option.Type.DIRECTORY && !tag.values().get(1).isEmpty();
  }

  /**
   * Throws for an untrusted record that names a directory: it may name any place of this machine, which must not even
   * be accessed.
   */
  private void requireTrust(MatchRecord.Tag tag) {
    for (Option option : engine.game.options()) {
      if (option.id().equals(tag.value()) && namesADirectory(option, tag) && !record.isTrusted()) {
        throw new RecordException(tag.lineNumber(), "option " + option.id() + " names a directory, "
            + Quoting.quoted(tag.values().get(1)) + ", which is read only if the owner of the matches says so:"
            + " resume record.trusted()");
      }
    }
  }

  /** Returns a hint that the content of a directory, which is not part of the record, may have changed. */
  private String orChanged() {
    StringBuilder text = new StringBuilder();
    for (MatchRecord.Tag tag : record.tags("Option")) {
      for (Option option : engine.game.options()) {
        if (option.id().equals(tag.value()) && namesADirectory(option, tag)) {
          text.append(", or what its option ").append(option.id()).append(" names has changed: ")
              .append(Quoting.quoted(tag.values().get(1)));
        }
      }
    }
    return text.toString();
  }

  private MatchConfig start() {
    Setup setup = Setup.seats();
    int line = 1;
    try {
      line = record.tags("Version").get(0).lineNumber() + 1;
      setup = Setup.seats(record.tags("Seat").stream().map(MatchRecord.Tag::value).toArray(String[]::new));
      for (MatchRecord.Tag option : record.tags("Option")) {
        line = option.lineNumber();
        setup = setup.option(option.value(), option.values().get(1));
        starting.checkOption(option.value(), option.values().get(1));
        requireTrust(option);
      }
      return starting.start(setup);
    } catch (InvalidSetupException refused) {
      throw new RecordException(line, String.valueOf(refused.getMessage()));
    }
  }

  private @Nullable Long seed() {
    if (record.tags("Seed").isEmpty()) {
      return null;
    }
    MatchRecord.Tag tag = record.tags("Seed").get(0);
    try {
      return Long.valueOf(tag.value());
    } catch (NumberFormatException garbled) {
      throw new RecordException(tag.lineNumber(), "a seed is a whole number, was " + Quoting.quoted(tag.value()));
    }
  }

  /** Returns the tags without the notes among them, which the running check leaves out. */
  private String header() {
    List<String> lines = new ArrayList<>(List.of(record.text().substring(0, record.text().indexOf("\n0 ")).split("\n")));
    List<Integer> own = record.notes().stream().filter(note -> note.after() == 0).map(note -> note.lineNumber() - 1).toList();
    own.stream().sorted(Comparator.reverseOrder()).forEach(line -> lines.remove((int) line));
    return String.join("\n", lines) + "\n";
  }
}
