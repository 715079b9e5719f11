package games.kumite.spi.console.serve;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.bot.Bots;
import games.kumite.api.learn.Encoding;
import games.kumite.spi.console.serve.FrameClient.Reply;
import games.kumite.spi.console.serve.FrameClient.State;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.samples.discduel.DiscDuel;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import games.kumite.spi.samples.tictactoe.TicTacToe;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sessions of programs that learn, in binary frames. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
final class FrameSessionTests {

  private static final int SEED = 1;
  private static final int RENEW = 2;
  private static final int TRACK = 4;

  private static FrameMatch.Starter starter(Game game, int... taken) {
    return (number, seed) -> {
      Match match = game.start(Setup.seats("Ana", "Bo").seed(seed.orElse(number)).withoutRecord());
      List<Seat> seats = IntStream.of(taken).mapToObj(match.seats()::get).toList();
      return new FrameMatch(match, seats, other -> Bots.step(other, Bots.random().create(number)));
    };
  }

  /** Answers all requests at once, and returns all replies after the hello. */
  private static List<Reply> replies(Game game, int atOnce, byte[] requests) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new FrameSession(new Frames(new ByteArrayInputStream(requests), out), starter(game, 0, 1), atOnce, ConsoleTexts.ENGLISH)
        .run();
    FrameClient client = new FrameClient(new ByteArrayInputStream(out.toByteArray()), new ByteArrayOutputStream());
    List<Reply> replies = new ArrayList<>();
    for (Reply reply = client.read(); reply.type() != 0; reply = client.read()) {
      replies.add(reply);
    }
    return replies;
  }

  /** A session in a thread of its own, so that a program can answer what it has read. */
  private static FrameClient running(Game game, int atOnce, int... taken) throws IOException {
    return running(starter(game, taken), atOnce);
  }

  private static FrameClient running(FrameMatch.Starter starter, int atOnce) throws IOException {
    PipedInputStream toConsole = new PipedInputStream(1 << 16);
    PipedInputStream toProgram = new PipedInputStream(1 << 20);
    PipedOutputStream fromConsole = new PipedOutputStream(toProgram);
    Frames wire = new Frames(toConsole, fromConsole);
    PipedOutputStream fromProgram = new PipedOutputStream(toConsole);
    Thread console = new Thread(() -> {
      try (fromConsole) {
        new FrameSession(wire, starter, atOnce, ConsoleTexts.ENGLISH).run();
      } catch (IOException closed) {
        throw new IllegalStateException(closed);
      }
    }, "kumite-frames");
    console.setDaemon(true);
    console.start();
    return new FrameClient(toProgram, fromProgram);
  }

  private static int[] starts(int matches, int flags) {
    return IntStream.range(0, matches).flatMap(match -> IntStream.of(match, flags, 100 + match, 0)).toArray();
  }

  private static byte[] together(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.writeBytes(part);
    }
    return all.toByteArray();
  }

  @Test
  void hello_describesTheNumbers() throws IOException {
    FrameClient client = running(new TicTacToe(), 3, 0, 1);
    Encoding encoding = Encoding.of(new TicTacToe().start(Setup.seats(2)));

    assertThat(client.hello().path("game").path("id").stringValue()).isEqualTo("tictactoe");
    assertThat(client.hello().path("matches").intValue()).isEqualTo(3);
    assertThat(client.hello().path("actions").intValue()).isEqualTo(encoding.distinctActionCount());
    assertThat(client.hello().path("features").size()).isEqualTo(encoding.featureCount());
    assertThat(client.hello().path("min").size()).isEqualTo(encoding.featureCount());
    assertThat(client.hello().path("fingerprint").stringValue()).isEqualTo(Fingerprint.of(encoding)).hasSize(16);
    String notations = new String(client.ask(FrameSession.DESCRIBE, 0, encoding.distinctActionCount()).bytes(),
        StandardCharsets.UTF_8);
    assertThat(notations.lines().toList())
        .isEqualTo(IntStream.range(0, encoding.distinctActionCount()).mapToObj(encoding::notation).toList());
  }

  @Test
  void fingerprint_dependsOnMeaningsOnly() {
    Encoding encoding = Encoding.of(new TicTacToe().start(Setup.seats(2).seed(1)));
    String text = encoding.features().stream().map(feature -> feature.name() + "\n" + Float.floatToIntBits(feature.min())
        + ".." + Float.floatToIntBits(feature.max()) + "\n").collect(Collectors.joining())
        + IntStream.range(0, encoding.distinctActionCount()).mapToObj(number -> encoding.notation(number) + "\n")
            .collect(Collectors.joining());
    long fnv = text.chars().asLongStream().reduce(0xcbf29ce484222325L, (hash, c) -> (hash ^ c) * 0x100000001b3L);

    assertThat(Fingerprint.of(encoding)).isEqualTo(String.format("%016x", fnv))
        .isEqualTo(Fingerprint.of(Encoding.of(new TicTacToe().start(Setup.seats("Cy", "Dan").seed(2)))))
        .isNotEqualTo(Fingerprint.of(Encoding.of(new KuhnPoker().start(Setup.seats(2).seed(1)))));
  }

  @Test
  void states_areThoseOfAMatchWithTheSameSeedAndActions() throws IOException {
    FrameClient client = running(new KuhnPoker(), 4, 0, 1);
    Match match = new KuhnPoker().start(Setup.seats("Ana", "Bo").seed(101));
    Encoding encoding = Encoding.of(match);
    List<State> states = client.states(client.ask(FrameSession.START, starts(4, SEED)));

    while (!match.isOver()) {
      State state = states.get(states.size() == 4 ? 1 : 0);
      assertThat(state.match()).isEqualTo(1);
      assertThat(state.isOver()).isFalse();
      assertThat(state.seat()).isEqualTo(match.actor().index());
      assertThat(state.numbers()).isEqualTo(match.decision().actions().stream().map(encoding::actionIndex).toList());
      float[] values = encoding.observation(match.actor()).of(match);
      assertThat(state.values()).isEqualTo(IntStream.range(0, values.length).mapToObj(i -> values[i]).toList());
      int last = state.numbers().size() - 1;
      match.play(last);
      states = client.states(client.ask(FrameSession.NUMBERS, 1, state.numbers().get(last)));
    }
    assertThat(states).singleElement().satisfies(over -> {
      assertThat(over.isOver()).isTrue();
      assertThat(over.seat()).isEqualTo(-1);
      assertThat(over.numbers()).isEmpty();
      assertThat(over.values()).containsOnly(0f);
      assertThat(over.rewards()).isEqualTo(match.outcome().standings().stream()
          .map(standing -> standing.result().name().equals("WIN") ? 1f : -1f).toList());
    });
  }

  @Test
  void observation_ofAnotherSeat_isItsOwn_andOfABotsSeatIsRefused() throws IOException {
    FrameClient both = running(new KuhnPoker(), 1, 0, 1);
    both.ask(FrameSession.START, starts(1, SEED));
    Match match = new KuhnPoker().start(Setup.seats("Ana", "Bo").seed(100));
    for (Seat seat : match.seats()) {
      float[] values = Encoding.of(match).observation(seat).of(match);
      Reply reply = both.ask(FrameSession.OBSERVE, 0, seat.index());
      assertThat(reply.type()).isEqualTo(FrameSession.OBSERVATIONS);
      assertThat(IntStream.range(0, values.length).mapToObj(i -> reply.little().getFloat(4 * i)))
          .isEqualTo(IntStream.range(0, values.length).mapToObj(i -> values[i]).toList());
    }
    FrameClient one = running(new KuhnPoker(), 1, 0);
    one.ask(FrameSession.START, starts(1, SEED));
    assertThat(one.ask(FrameSession.OBSERVE, 0, 1).error()).isEqualTo("6 seat 1 is not a seat of the program");
    assertThat(one.ask(FrameSession.OBSERVE, 0, 0).type()).isEqualTo(FrameSession.OBSERVATIONS);
  }

  @Test
  void coordinates_areThoseOfEachListedAction() throws IOException {
    FrameClient client = running(new DiscDuel(), 2, 0, 1);
    List<State> states = client.states(client.ask(FrameSession.START, starts(2, SEED)));
    Reply reply = client.ask(FrameSession.COORDINATES, 1, 0);
    assertThat(reply.type()).isEqualTo(FrameSession.ALL_COORDINATES);
    ByteBuffer rest = reply.little();
    for (int match : new int[] {1, 0}) {
      List<Action> actions = new DiscDuel().start(Setup.seats("Ana", "Bo").seed(100 + match)).decision().actions();
      assertThat(states.get(match).numbers()).hasSameSizeAs(actions);
      for (Action action : actions) {
        assertThat(rest.getInt()).isEqualTo(2);
        assertThat(action.notation()).isEqualTo("push " + rest.getInt() + " " + rest.getInt());
      }
    }
    assertThat(rest.hasRemaining()).isFalse();
  }

  @Test
  void history_isWhatASeatKnows_ifTheMatchNotesDecisions() throws IOException {
    FrameClient client = running(new KuhnPoker(), 1, 0, 1);
    List<State> states = client.states(client.ask(FrameSession.START, starts(1, SEED | TRACK)));
    client.ask(FrameSession.PLACES, 0, 1);
    ByteBuffer rest = client.ask(FrameSession.HISTORY, 0, 1).little();
    assertThat(List.of(rest.getInt(), rest.getInt(), rest.getInt())).containsExactly(2, 0, states.get(0).numbers().get(1));

    client.ask(FrameSession.START, starts(1, SEED));
    client.ask(FrameSession.PLACES, 0, 1);
    assertThat(client.ask(FrameSession.HISTORY, 0, 1).little().getInt()).isZero();
    FrameClient one = running(new KuhnPoker(), 1, 0);
    one.ask(FrameSession.START, starts(1, SEED | TRACK));
    assertThat(one.ask(FrameSession.HISTORY, 0, 1).error()).isEqualTo("6 seat 1 is not a seat of the program");
  }

  @Test
  void sameSeeds_andAnswers_giveTheSameBytes_alsoInRenewedMatches() throws IOException {
    assertThat(played(SEED | RENEW)).isEqualTo(played(SEED | RENEW)).contains("over");
    assertThat(played(RENEW)).as("seeds by number").isEqualTo(played(RENEW)).isNotEqualTo(played(SEED | RENEW));
  }

  @Test
  void renewedMatch_thatEndsBeforeTheProgramIsAsked_isPassedOver() throws IOException {
    List<Integer> ended = Collections.synchronizedList(new ArrayList<>());
    FrameMatch.Starter starter = (number, seed) -> {
      Match match = new KuhnPoker().start(Setup.seats("Ana", "Bo").seed(number).withoutRecord());
      return new FrameMatch(match, List.of(match.seats().get(1)), other -> {
        while (number % 4 > 1 && !other.isOver()) {
          other.play(0); // Bo's choices too
          ended.add(number);
        }
        if (!other.isOver()) {
          other.play(0);
        }
      });
    };
    FrameClient client = running(starter, 1);
    State state = client.states(client.ask(FrameSession.START, 0, RENEW, 0, 0)).get(0);
    for (int choice = 1; choice <= 6; choice++) {
      assertThat(state.seat()).isEqualTo(1);
      state = client.states(client.ask(FrameSession.PLACES, 0, 0)).get(0);
      assertThat(state.isOver()).isTrue();
      assertThat(state.rewards()).doesNotContain(0f);
    }
    assertThat(ended).contains(2, 3, 6, 7);
  }

  private static String played(int flags) throws IOException {
    FrameClient client = running(new KuhnPoker(), 8, 0, 1);
    StringBuilder all = new StringBuilder();
    List<State> states = client.states(client.ask(FrameSession.START, starts(8, flags)));
    for (int step = 0; step < 30; step++) {
      int chosen = step;
      all.append(states).append(states.stream().anyMatch(State::isOver) ? "over" : "");
      assertThat(states).allMatch(state -> state.seat() >= 0, "waits");
      states = client.states(client.ask(FrameSession.PLACES, states.stream()
          .flatMapToInt(state -> IntStream.of(state.match(), (chosen + state.match()) % state.numbers().size())).toArray()));
    }
    return all.toString();
  }

  @ParameterizedTest(name = "{0} {1}")
  @CsvSource(delimiter = '|', nullValues = "-", value = {
      "9|-|3 the type of a frame must be 1..7, was 9",
      "0|1|3 the type of a frame must be 1..7, was 0",
      "1|-|1 a frame of type 1 must hold 1..2 entries of 16 bytes, was 0 bytes",
      "1|0 0 0|1 a frame of type 1 must hold 1..2 entries of 16 bytes, was 12 bytes",
      "2|0 0 1 0 0 0|1 a frame of type 2 must hold 1..2 entries of 8 bytes, was 24 bytes",
      "1|2 0 0 0|1 a match must be 0..1, was 2",
      "1|-1 0 0 0|1 a match must be 0..1, was 4294967295",
      "1|0 8 0 0|1 flags must be 0..7, was 8",
      "1|0 0 0 0 0 0 0 0|1 a frame must name a match once, was twice: 0",
      "2|0 0 0 0|1 a frame must name a match once, was twice: 0",
      "2|0 9|6 match 0: the place must be 0..8, was 9",
      "2|0 -1|6 match 0: the place must be 0..8, was 4294967295",
      "3|0 99|6 match 0: no legal action has the number 99",
      "2|1 0|5 match 1 does not wait for a choice",
      "4|1 0|5 match 1 has not begun",
      "4|0 7|6 seat 7 is not a seat of the program",
      "6|1|5 match 1 has not begun",
      "6|2|1 a match must be 0..1, was 2",
      "7|1 0|5 match 1 has not begun",
      "7|0 7|6 seat 7 is not a seat of the program",
      "5|0 99999|6 at most 10000 notations can be asked for, of actions below 11",
      "5|-1 2|6 at most 10000 notations can be asked for, of actions below 11"})
  void request_withAnError_getsAnErrorFrame_andChangesNothing(int type, String words, String error) throws IOException {
    FrameClient client = running(new TicTacToe(), 2, 0, 1);
    List<State> before = client.states(client.ask(FrameSession.START, 0, SEED, 5, 0));
    Reply reply = client.ask(type, words == null ? new int[0]
        : Stream.of(words.split(" ")).mapToInt(Integer::parseInt).toArray());

    assertThat(reply.type()).isEqualTo(FrameSession.ERROR);
    assertThat(reply.error()).isEqualTo(error);
    assertThat(client.states(client.ask(FrameSession.START, 0, SEED, 5, 0))).isEqualTo(before);
  }

  @Test
  void frame_withOneWrongMatch_playsNoneOfThem() throws IOException {
    FrameClient client = running(new TicTacToe(), 2, 0, 1);
    client.ask(FrameSession.START, starts(2, SEED));

    assertThat(client.ask(FrameSession.PLACES, 0, 0, 1, 99).error()).startsWith("6 match 1:");
    assertThat(client.states(client.ask(FrameSession.PLACES, 0, 0, 1, 0))).allMatch(state -> state.numbers().size() == 8);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "4B 46 01|1 the input ended after 3 of 8 bytes of a frame",
      "4B 46 01 00 10 00 00|1 the input ended after 7 of 8 bytes of a frame",
      "4B 46 01 00 10 00 00 00 00 00|1 the input ended after 10 of 24 bytes of a frame",
      "68 65 6C 6C 6F 0A|1 a frame must begin with the bytes 4B 46, its type and 00, was 68 65 6C 6C",
      "4B 46 01 01 00 00 00 00|1 a frame must begin with the bytes 4B 46, its type and 00, was 4B 46 01 01",
      "4B 46 01 00 01 00 01 00|2 a frame must have at most 65536 bytes after its head, was 65537",
      "4B 46 01 00 FF FF FF FF|2 a frame must have at most 65536 bytes after its head, was 4294967295"})
  void frame_thatIsCutOrGarbledOrTooLong_endsTheSessionWithAnError(String bytes, String error) throws IOException {
    byte[] broken = HexFormat.ofDelimiter(" ").parseHex(bytes);
    List<Reply> replies = replies(new TicTacToe(), 1, together(FrameClient.frame(FrameSession.START, 0, 0, 0, 0), broken));

    assertThat(replies).extracting(Reply::type).containsExactly(FrameSession.STATES, FrameSession.ERROR);
    assertThat(replies.get(1).error()).isEqualTo(error);
  }

  @Test
  void randomBytes_neverHang_andEveryReplyIsAFrame() throws IOException {
    for (long seed = 1; seed <= 300; seed++) {
      Random random = new Random(seed);
      byte[] frame = FrameClient.frame(1 + random.nextInt(5), random.ints(random.nextInt(9), -2, 12).toArray());
      byte[] start = FrameClient.frame(FrameSession.START, starts(2, random.nextInt(4)));
      for (int i = random.nextInt(4); i > 0; i--) {
        frame[random.nextInt(frame.length)] = (byte) random.nextInt();
      }
      List<Reply> replies = replies(new TicTacToe(), 2, together(start, frame, frame));
      assertThat(replies).as("seed %d", seed).hasSizeBetween(1, 3).allMatch(reply -> reply.type() > FrameSession.HELLO);
    }
  }
}
