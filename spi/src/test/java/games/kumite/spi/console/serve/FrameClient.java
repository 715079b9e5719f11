package games.kumite.spi.console.serve;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A program that plays through binary frames. Its main method measures random choices through a started command, such as
 * {@code FrameClient 256 20 java -cp ... games.kumite.spi.console.Main serve brawler --binary --at-once 256 --take all}.
 */
final class FrameClient {

  private final DataInputStream in;
  private final OutputStream out;
  private final JsonNode hello;

  FrameClient(InputStream in, OutputStream out) throws IOException {
    this.in = new DataInputStream(in);
    this.out = out;
    hello = new JsonMapper().readTree(new String(read().bytes(), StandardCharsets.UTF_8));
  }

  /** A frame from the console. */
  record Reply(int type, byte[] bytes) {

    ByteBuffer little() {
      return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Returns the code and text of an error. */
    String error() {
      return little().getInt() + " " + new String(bytes, 4, bytes.length - 4, StandardCharsets.UTF_8);
    }
  }

  /** The state of one match. */
  record State(int match, boolean isOver, int seat, List<Float> rewards, List<Float> values, List<Integer> numbers) {}

  JsonNode hello() {
    return hello;
  }

  static byte[] frame(int type, int... words) {
    ByteBuffer frame = ByteBuffer.allocate(8 + 4 * words.length).order(ByteOrder.LITTLE_ENDIAN)
        .put((byte) 'K').put((byte) 'F').put((byte) type).put((byte) 0).putInt(4 * words.length);
    IntStream.of(words).forEach(frame::putInt);
    return frame.array();
  }

  Reply ask(int type, int... words) throws IOException {
    return ask(frame(type, words));
  }

  Reply ask(byte[] bytes) throws IOException {
    out.write(bytes);
    out.flush();
    return read();
  }

  Reply read() throws IOException {
    byte[] head = in.readNBytes(8);
    if (head.length < 8) {
      return new Reply(0, head);
    }
    byte[] bytes = new byte[ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN).getInt(4)];
    in.readFully(bytes);
    return new Reply(Byte.toUnsignedInt(head[2]), bytes);
  }

  List<State> states(Reply reply) {
    if (reply.type() != FrameSession.STATES) {
      throw new IllegalStateException(reply.error());
    }
    int seats = hello.path("seats").size();
    int features = hello.path("features").size();
    ByteBuffer at = reply.little();
    int count = at.getInt();
    int values = 8 + count * 16 + count * seats * 4;
    int[] numbersAt = {values + count * features * 4};
    return IntStream.range(0, count).mapToObj(i -> {
      int listed = at.getInt(8 + 4 * (3 * count + i));
      int from = numbersAt[0];
      numbersAt[0] += 4 * listed;
      return new State(at.getInt(8 + 4 * i), at.getInt(8 + 4 * (count + i)) == 1, at.getInt(8 + 4 * (2 * count + i)),
          floats(at, 8 + count * 16 + i * seats * 4, seats), floats(at, values + i * features * 4, features),
          IntStream.range(0, listed).mapToObj(k -> at.getInt(from + 4 * k)).toList());
    }).toList();
  }

  private static List<Float> floats(ByteBuffer bytes, int from, int count) {
    return IntStream.range(0, count).mapToObj(i -> bytes.getFloat(from + 4 * i)).toList();
  }

  /** Measures random choices: the number of matches, seconds, and the command. */
  public static void main(String[] args) throws IOException {
    int matches = Integer.parseInt(args[0]);
    Process console = new ProcessBuilder(List.of(args).subList(2, args.length)).redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
    FrameClient client = new FrameClient(console.getInputStream(), console.getOutputStream());
    SplittableRandom random = new SplittableRandom(1);
    Reply states = client.ask(FrameSession.START, IntStream.range(0, matches)
        .flatMap(match -> IntStream.of(match, 3, match, 0)).toArray());
    long half = Long.parseLong(args[1]) * 500_000_000L;
    for (int part = 0; part < 2; part++) { // the first half warms up
      long begun = System.nanoTime();
      long choices = 0;
      for (; System.nanoTime() - begun < half; choices += matches) {
        ByteBuffer at = states.little();
        int[] answer = new int[2 * matches];
        for (int i = 0; i < matches; i++) {
          answer[2 * i] = at.getInt(8 + 4 * i);
          answer[2 * i + 1] = random.nextInt(at.getInt(8 + 4 * (3 * matches + i)));
        }
        states = client.ask(FrameSession.PLACES, answer);
      }
      System.out.println(choices * 1_000_000_000L / (System.nanoTime() - begun) + " choices a second");
    }
    console.destroy();
  }
}
