package games.kumite.spi.engine.record;

import games.kumite.api.Action;
import games.kumite.api.Element;
import games.kumite.api.Outcome;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.State;
import games.kumite.spi.access.Run;
import games.kumite.spi.access.TableVisitor;
import games.kumite.spi.engine.run.Engine;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The check of format 1: a 64-bit FNV-1a hash over the record's text, everything on the table except display texts, and
 * the choosing seat with its legal actions. Only for records that were written in that format.
 */
final class TableChecksum extends RecordChecksum implements TableVisitor {

  private static final long OFFSET = 0xCBF29CE484222325L;
  private static final long PRIME = 0x100000001B3L;

  private long hash = OFFSET;

  TableChecksum(String header) {
    add(header);
  }

  private TableChecksum(long hash) {
    this.hash = hash;
  }

  @Override
  public TableChecksum copy() {
    return new TableChecksum(hash);
  }

  @Override
  public <S extends State<S>> String next(MatchRecord.Line line, long key, Engine<S> engine, Run<S> run) {
    add(RecordWriter.line(line.seat(), line.notation(), line.draws()));
    addPosition(engine, run);
    return text(hash);
  }

  private <S extends State<S>> void addPosition(Engine<S> engine, Run<S> run) {
    engine.read(run.state, this);
    add(engine.phase(run.state).id());
    Outcome outcome = run.outcome();
    if (outcome != null) {
      add(outcome.standings().toString());
      return;
    }
    add(run.question().kind());
    add(String.valueOf(run.question().seat(run.state)));
    for (Action action : run.actions()) {
      add(action.notation());
    }
  }

  @Override
  public void begin(String id, Map<String, Object> attributes) {
    add(id);
    attributes.forEach(this::addAttribute);
  }

  @Override
  public void end() {
    add(")");
  }

  private void addAttribute(String name, Object value) {
    if (Element.isDisplayText(name) || name.equals("art")) {
      return;
    }
    add(name);
    if (value instanceof Integer number && number >= 0) {
      addNumber(number);
      hash = (hash ^ 0xFFFF) * PRIME;
    } else if (value instanceof List<?> values) {
      add(values.stream().map(String::valueOf).collect(Collectors.joining(" ")));
    } else {
      add(value.toString());
    }
  }

  /** Adds the digits of a number, without creating a text. */
  private void addNumber(int number) {
    if (number >= 10) {
      addNumber(number / 10);
    }
    hash = (hash ^ ('0' + number % 10)) * PRIME;
  }

  private void add(String text) {
    long sum = hash;
    for (int i = 0; i < text.length(); i++) {
      sum = (sum ^ text.charAt(i)) * PRIME;
    }
    hash = (sum ^ 0xFFFF) * PRIME;
  }
}
