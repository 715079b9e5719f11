package games.kumite.spi.console.serve;

import games.kumite.api.Seat;
import games.kumite.api.Viewer;
import games.kumite.api.data.PlainData;
import games.kumite.api.learn.Encoding;
import games.kumite.api.learn.Feature;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.console.serve.ProtocolException.Code;
import games.kumite.spi.console.texts.ConsoleTexts;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A session of a program that learns, in binary frames: the program starts matches, and answers many at a time. Each
 * request gets one reply. A request with an error gets an error frame and changes nothing.
 */
public final class FrameSession {

  /** Types of frames from the program. */
  static final int START = 1;
  static final int PLACES = 2;
  static final int NUMBERS = 3;
  static final int OBSERVE = 4;
  static final int DESCRIBE = 5;
  static final int COORDINATES = 6;
  static final int HISTORY = 7;

  /** Types of frames to the program. */
  static final int HELLO = 129;
  static final int STATES = 130;
  static final int OBSERVATIONS = 131;
  static final int NOTATIONS = 132;
  static final int ERROR = 133;
  static final int ALL_COORDINATES = 134;
  static final int HISTORIES = 135;

  static final int VERSION = 1;
  private static final int HAS_SEED = 1;
  private static final int RENEWS = 2;
  private static final int TRACKS = 4;
  private static final int FLAGS = HAS_SEED | RENEWS | TRACKS;
  private static final int START_BYTES = 16;
  private static final int PAIR_BYTES = 8;
  private static final int MATCH_BYTES = 4;
  private static final int MAX_NOTATIONS = 10_000;

  /** Matches that are begun in a row although the program is never asked. */
  private static final int MAX_UNASKED = 1000;

  private final Frames wire;
  private final FrameMatch.Starter starter;
  private final ConsoleTexts say;
  private final Slot[] slots;
  private final FrameMatch sample;
  private final Encoding encoding;
  private final int seatCount;
  private int begun;
  private int requests;

  /** One of the matches at a time. */
  private static final class Slot {

    private @Nullable FrameMatch running;
    private OptionalLong seed = OptionalLong.empty();
    private boolean renews;
    private boolean tracks;
    private int generation;
    private int number;
    private int request;
    private float @Nullable [] rewards;
    private int place;
  }

  /**
   * Creates a session.
   *
   * @param wire the connection to the program
   * @param starter starts matches
   * @param atOnce the number of matches at the same time
   * @param say the language of errors
   */
  public FrameSession(Frames wire, FrameMatch.Starter starter, int atOnce, ConsoleTexts say) {
    this.wire = wire;
    this.starter = starter;
    this.say = say;
    slots = IntStream.range(0, atOnce).mapToObj(i -> new Slot()).toArray(Slot[]::new);
    sample = starter.start(1, OptionalLong.empty());
    encoding = sample.encoding();
    seatCount = sample.match().seats().size();
  }

  /**
   * Answers requests until the program disconnects.
   *
   * @return false if the program's input broke off or could not be understood any longer
   * @throws DisconnectedException if the program does not read any longer
   */
  public boolean run() {
    wire.send(HELLO, Json.text(hello()).getBytes(StandardCharsets.UTF_8));
    while (true) {
      try {
        Frames.Frame frame = wire.next();
        if (frame == null) {
          return true;
        }
        requests++;
        answer(frame.type(), frame.payload());
      } catch (ProtocolException complaint) {
        byte[] text = complaint.text(say).getBytes(StandardCharsets.UTF_8);
        wire.send(ERROR, Frames.payload(4L + text.length).putInt(complaint.code().ordinal() + 1).put(text));
        if (wire.isBroken()) {
          return false;
        }
      }
    }
  }

  private Map<String, Object> hello() {
    Map<String, Object> hello = new LinkedHashMap<>();
    hello.put("protocol", VERSION);
    hello.put("maxBytes", Frames.MAX_BYTES);
    hello.put("matches", slots.length);
    hello.put("game", PlainData.of(sample.match().game()));
    hello.put("options", sample.match().perspective(Viewer.spectator()).options());
    hello.put("seats", sample.match().seats().stream().map(Seat::id).toList());
    hello.put("yours", sample.seats().stream().map(Seat::index).toList());
    hello.put("actions", encoding.distinctActionCount());
    hello.put("fingerprint", Fingerprint.of(encoding));
    List<Feature> features = encoding.features();
    hello.put("features", features.stream().map(Feature::name).toList());
    hello.put("min", features.stream().map(Feature::min).toList());
    hello.put("max", features.stream().map(Feature::max).toList());
    hello.put("grids", encoding.grids().stream().map(grid -> {
      Map<String, Object> told = new LinkedHashMap<>();
      told.put("name", grid.name());
      told.put("first", grid.first());
      told.put("rows", grid.rows());
      told.put("columns", grid.columns());
      return told;
    }).toList());
    return hello;
  }

  private void answer(int type, ByteBuffer payload) throws ProtocolException {
    switch (type) {
      case START -> start(payload);
      case PLACES, NUMBERS -> choose(type, payload);
      case OBSERVE -> observe(payload);
      case DESCRIBE -> describe(payload);
      case COORDINATES -> coordinates(payload);
      case HISTORY -> history(payload);
      default -> throw ProtocolException.of(Code.UNKNOWN, "frame-type", START, HISTORY, type);
    }
  }

  private int count(int type, ByteBuffer payload, int bytes, int max) throws ProtocolException {
    int length = payload.remaining();
    if (length == 0 || length % bytes != 0 || length / bytes > max) {
      throw ProtocolException.of(Code.MALFORMED, "frame-size", type, max, bytes, length);
    }
    return length / bytes;
  }

  private int slot(int match) throws ProtocolException {
    if (match < 0 || match >= slots.length) {
      throw ProtocolException.of(Code.MALFORMED, "frame-match", slots.length - 1, Integer.toUnsignedString(match));
    }
    return match;
  }

  /** Returns a match that has not been named in this frame yet. */
  private int once(int match) throws ProtocolException {
    Slot slot = slots[slot(match)];
    if (slot.request == requests) {
      throw ProtocolException.of(Code.MALFORMED, "frame-twice", match);
    }
    slot.request = requests;
    return match;
  }

  private void start(ByteBuffer payload) throws ProtocolException {
    int count = count(START, payload, START_BYTES, slots.length);
    int[] matches = new int[count];
    for (int i = 0; i < count; i++) {
      matches[i] = once(payload.getInt(i * START_BYTES));
      int flags = payload.getInt(i * START_BYTES + 4);
      if ((flags & ~FLAGS) != 0) {
        throw ProtocolException.of(Code.MALFORMED, "frame-flags", FLAGS, Integer.toUnsignedString(flags));
      }
    }
    for (int i = 0; i < count; i++) {
      Slot slot = slots[matches[i]];
      int flags = payload.getInt(i * START_BYTES + 4);
      slot.seed = (flags & HAS_SEED) == 0 ? OptionalLong.empty() : OptionalLong.of(payload.getLong(i * START_BYTES + 8));
      slot.renews = (flags & RENEWS) != 0;
      slot.tracks = (flags & TRACKS) != 0;
      slot.generation = 0;
      slot.number = begun + i + 1;
    }
    begun += count;
    IntStream.of(matches).parallel().forEach(match -> begin(slots[match]));
    renew(matches);
    for (int match : matches) {
      slots[match].rewards = rewards(running(match));
    }
    sendStates(matches);
  }

  private void begin(Slot slot) {
    slot.generation++;
    OptionalLong seed = slot.seed;
    if (seed.isPresent() && slot.generation > 1) {
      seed = OptionalLong.of(new SeededRandom(seed.getAsLong()).split("match " + slot.generation).seed());
    }
    FrameMatch running = starter.start(slot.number, seed);
    slot.running = running;
    if (slot.tracks) {
      running.match().search().trackDecisions();
    }
    running.advance();
  }

  private void choose(int type, ByteBuffer payload) throws ProtocolException {
    int count = count(type, payload, PAIR_BYTES, slots.length);
    int[] matches = new int[count];
    for (int i = 0; i < count; i++) {
      int match = once(payload.getInt(i * PAIR_BYTES));
      int chosen = payload.getInt(i * PAIR_BYTES + 4);
      FrameMatch running = slots[match].running;
      if (running == null || running.seat() == FrameMatch.NO_SEAT) {
        throw ProtocolException.of(Code.UNASKED, "frame-waiting", match);
      }
      int listed = running.numbers().length;
      int place = type == PLACES ? chosen : running.place(chosen);
      if (place < 0 || place >= listed) {
        throw type == PLACES
            ? ProtocolException.of(Code.ILLEGAL, "frame-place", match, listed - 1, Integer.toUnsignedString(chosen))
            : ProtocolException.of(Code.ILLEGAL, "frame-number", match, Integer.toUnsignedString(chosen));
      }
      slots[match].place = place;
      matches[i] = match;
    }
    IntStream.of(matches).parallel().forEach(match -> goOn(slots[match]));
    renew(matches);
    sendStates(matches);
  }

  private static void goOn(Slot slot) {
    FrameMatch running = slot.running;
    if (running != null) {
      running.play(slot.place);
      slot.rewards = rewards(running);
    }
  }

  private static float @Nullable [] rewards(FrameMatch match) {
    return match.isOver() ? match.rewards() : null;
  }

  /**
   * Starts the next match where one is over, numbered in the order of the request, and another one if it ends before the
   * program is asked, because its rewards belong to no choice.
   */
  private void renew(int[] matches) {
    int[] over = matches;
    for (int round = 0; round < MAX_UNASKED && over.length > 0; round++) {
      over = IntStream.of(over).filter(match -> slots[match].renews && running(match).isOver()).toArray();
      for (int match : over) {
        begun++;
        slots[match].number = begun;
      }
      IntStream.of(over).parallel().forEach(match -> begin(slots[match]));
    }
  }

  private void sendStates(int[] matches) {
    int listed = 0;
    for (int match : matches) {
      listed = Math.addExact(listed, running(match).numbers().length);
    }
    int features = encoding.featureCount();
    ByteBuffer out = Frames.payload(8 + 4L * matches.length * (4L + seatCount + features) + 4L * listed);
    out.putInt(matches.length).putInt(listed);
    for (int match : matches) {
      out.putInt(match);
    }
    for (int match : matches) {
      out.putInt(slots[match].rewards == null ? 0 : 1);
    }
    for (int match : matches) {
      out.putInt(running(match).seat());
    }
    for (int match : matches) {
      out.putInt(running(match).numbers().length);
    }
    for (int match : matches) {
      put(out, slots[match].rewards, seatCount);
    }
    for (int match : matches) {
      put(out, running(match).values(), features);
    }
    for (int match : matches) {
      int[] numbers = running(match).numbers();
      out.asIntBuffer().put(numbers);
      out.position(out.position() + 4 * numbers.length);
    }
    wire.send(STATES, out);
  }

  private FrameMatch running(int match) {
    FrameMatch running = slots[match].running;
    if (running == null) {
      throw new IllegalStateException("match " + match + " has not begun");
    }
    return running;
  }

  /** Writes numbers, or zeros where there are none. */
  private static void put(ByteBuffer out, float @Nullable [] values, int length) {
    if (values != null && values.length > 0) {
      out.asFloatBuffer().put(values, 0, length);
    }
    out.position(out.position() + 4 * length);
  }

  private void observe(ByteBuffer payload) throws ProtocolException {
    int count = seats(OBSERVE, payload);
    int features = encoding.featureCount();
    ByteBuffer out = Frames.payload(4L * count * features);
    for (int i = 0; i < count; i++) {
      put(out, running(payload.getInt(i * PAIR_BYTES)).observation(payload.getInt(i * PAIR_BYTES + 4)), features);
    }
    wire.send(OBSERVATIONS, out);
  }

  /** Returns the number of entries of a request about seats of the program in matches that have begun. */
  private int seats(int type, ByteBuffer payload) throws ProtocolException {
    int count = count(type, payload, PAIR_BYTES, slots.length);
    for (int i = 0; i < count; i++) {
      int seat = payload.getInt(i * PAIR_BYTES + 4);
      if (!begun(payload.getInt(i * PAIR_BYTES)).isProgram(seat)) {
        throw ProtocolException.of(Code.ILLEGAL, "frame-seat", Integer.toUnsignedString(seat));
      }
    }
    return count;
  }

  private FrameMatch begun(int match) throws ProtocolException {
    FrameMatch running = slots[slot(match)].running;
    if (running == null) {
      throw ProtocolException.of(Code.UNASKED, "frame-begun", match);
    }
    return running;
  }

  private void coordinates(ByteBuffer payload) throws ProtocolException {
    int count = count(COORDINATES, payload, MATCH_BYTES, slots.length);
    List<int[]> rows = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      rows.addAll(begun(payload.getInt(i * MATCH_BYTES)).coordinates());
    }
    sendRows(ALL_COORDINATES, rows);
  }

  private void history(ByteBuffer payload) throws ProtocolException {
    int count = seats(HISTORY, payload);
    List<int[]> rows = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      rows.add(running(payload.getInt(i * PAIR_BYTES)).history(payload.getInt(i * PAIR_BYTES + 4)));
    }
    sendRows(HISTORIES, rows);
  }

  /** Sends rows of whole numbers, each after its length. */
  private void sendRows(int type, List<int[]> rows) {
    ByteBuffer out = Frames.payload(4L * rows.stream().mapToLong(row -> 1 + row.length).sum());
    for (int[] row : rows) {
      out.putInt(row.length);
      out.asIntBuffer().put(row);
      out.position(out.position() + 4 * row.length);
    }
    wire.send(type, out);
  }

  private void describe(ByteBuffer payload) throws ProtocolException {
    count(DESCRIBE, payload, PAIR_BYTES, 1);
    int from = payload.getInt(0);
    int count = payload.getInt(4);
    if (from < 0 || count < 0 || count > MAX_NOTATIONS || from > encoding.distinctActionCount() - count) {
      throw ProtocolException.of(Code.ILLEGAL, "frame-notations", MAX_NOTATIONS, encoding.distinctActionCount());
    }
    wire.send(NOTATIONS, String.join("\n", IntStream.range(from, from + count).mapToObj(encoding::notation).toList())
        .getBytes(StandardCharsets.UTF_8));
  }
}
