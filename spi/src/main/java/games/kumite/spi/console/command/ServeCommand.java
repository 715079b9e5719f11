package games.kumite.spi.console.command;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.console.serve.DisconnectedException;
import games.kumite.spi.console.serve.FrameMatch;
import games.kumite.spi.console.serve.FrameSession;
import games.kumite.spi.console.serve.Frames;
import games.kumite.spi.console.serve.JsonLines;
import games.kumite.spi.console.serve.LearnerSession;
import games.kumite.spi.console.serve.Protocol;
import games.kumite.spi.console.serve.RemoteBot;
import games.kumite.spi.console.text.Players;
import games.kumite.spi.console.text.RecordFile;
import games.kumite.spi.console.texts.ConsoleException;
import games.kumite.spi.console.texts.ExitCodes;
import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import java.io.BufferedInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** The command that lets a program in any language play: lines of JSON on standard input and output. */
@Command(
    name = "serve",
    sortOptions = false,
    synopsisHeading = "")
final class ServeCommand implements Callable<Integer> {

  private static final Pattern TIME = Pattern.compile("([1-9][0-9]{0,8})(ms|s)");
  private static final String ALL = "all";
  private static final int MAX_MATCHES = 1_000_000;
  private static final int MAX_AT_ONCE = 1_000;

  @ParentCommand
  private @Nullable KumiteCommand parent;

  @Option(names = "--take", paramLabel = "SEAT")
  private List<String> taken = new ArrayList<>();

  @Option(names = "--bots", split = ",", paramLabel = "BOT")
  private List<String> bots = List.of(Players.DEFAULT);

  @Mixin
  private SetupOptions setup = new SetupOptions();

  @Option(names = "--matches", paramLabel = "N")
  private int matches = 1;

  @Option(names = "--limit", paramLabel = "TIME")
  private @Nullable String limit;

  @Option(names = "--numbers")
  private boolean numbers;

  @Option(names = "--binary")
  private boolean binary;

  @Option(names = "--at-once", paramLabel = "N")
  private int atOnce = 1;

  @Option(names = "--record", paramLabel = "FILE")
  private @Nullable Path record;

  @Option(names = "--schema")
  private boolean schema;

  @Mixin
  private HelpOption help = new HelpOption();

  @Override
  public Integer call() {
    Terminal terminal = KumiteCommand.terminal(parent);
    if (schema) {
      terminal.out().print(Protocol.schema());
      return ExitCodes.OK;
    }
    if (matches < 1 || matches > MAX_MATCHES) {
      throw ConsoleException.usage("range", "--matches", 1, MAX_MATCHES, matches);
    }
    if (record != null && matches > 1) {
      throw ConsoleException.usage("one-record", matches);
    }
    if (atOnce < 1 || atOnce > MAX_AT_ONCE) {
      throw ConsoleException.usage("range", "--at-once", 1, MAX_AT_ONCE, atOnce);
    }
    if (binary) {
      return answering(terminal);
    }
    if (!numbers && atOnce > 1) {
      throw ConsoleException.usage("at-once-alone");
    }
    if (numbers) {
      return choosing(terminal);
    }
    RemoteBot program = new RemoteBot(new JsonLines(terminal.in(), terminal.out()), limit(), Bots.random().create(0),
        terminal.say());
    try {
      Game greeted = null;
      for (int number = 1; number <= matches; number++) {
        Match match = setup.start(number).in(terminal.say().language());
        List<Seat> seats = taken(match);
        Map<Integer, String> others = Players.forSeats(bots, match.seats(), seats);
        try (RecordFile file = record == null ? RecordFile.none() : RecordFile.create(record)) {
          if (greeted == null) {
            greeted = match.game();
            program.greet(greeted);
          }
          program.start(match, seats, matches);
          play(match, program, seats, others, file);
          program.end(match);
        }
      }
    } catch (DisconnectedException gone) {
      return ExitCodes.OK;
    }
    return ExitCodes.OK;
  }

  private Integer choosing(Terminal terminal) {
    if (record != null || limit != null) {
      throw ConsoleException.usage("numbers");
    }
    try {
      new LearnerSession(new JsonLines(terminal.in(), terminal.out()), number -> running(number, terminal), matches,
          terminal.say())
          .play(atOnce);
    } catch (DisconnectedException gone) {
      return ExitCodes.OK;
    }
    return ExitCodes.OK;
  }

  private LearnerSession.Running running(int number, Terminal terminal) {
    Match begun = setup.start(number).in(terminal.say().language());
    List<Seat> seats = taken(begun);
    Map<Integer, String> others = Players.forSeats(bots, begun.seats(), seats);
    long seed = Players.seed(begun.record());
    int[] choices = new int[1];
    return new LearnerSession.Running(begun, seats, match -> Bots.step(match, Players.named(
        others.getOrDefault(match.actor().index(), Players.DEFAULT), seed, match.actor(), choices[0]++)));
  }

  private List<Seat> taken(Match match) {
    return taken.equals(List.of(ALL)) ? match.seats()
        : ShowOptions.seats("--take", taken.isEmpty() ? List.of("1") : taken, match);
  }

  private Integer answering(Terminal terminal) {
    if (numbers || record != null || limit != null || matches > 1) {
      throw ConsoleException.usage("binary");
    }
    InputStream in = terminal.bytesIn();
    OutputStream out = terminal.bytesOut();
    if (in == null || out == null) {
      throw ConsoleException.usage("binary-text");
    }
    try {
      Frames wire = new Frames(new BufferedInputStream(in, Frames.MAX_BYTES), out);
      return new FrameSession(wire, this::unrecorded, atOnce, terminal.say()).run() ? ExitCodes.OK : ExitCodes.FAILED;
    } catch (DisconnectedException gone) {
      return ExitCodes.OK;
    }
  }

  private FrameMatch unrecorded(int number, OptionalLong given) {
    OptionalLong agreed = given.isPresent() ? given : setup.seed(number);
    long seed = agreed.orElseGet(RandomSource::newSeed);
    Match begun = setup.startUnrecorded(seed);
    List<Seat> seats = taken(begun);
    Map<Integer, String> others = Players.forSeats(bots, begun.seats(), seats);
    int[] choices = new int[1];
    return new FrameMatch(begun, seats, match -> Bots.step(match, Players.named(
        others.getOrDefault(match.actor().index(), Players.DEFAULT), seed, match.actor(), choices[0]++)));
  }

  private static void play(Match match, RemoteBot program, List<Seat> seats, Map<Integer, String> others,
      RecordFile file) {
    file.write(match.record());
    long seed = Players.seed(match.record());
    for (int choices = 0; !match.isOver(); choices++) {
      Seat actor = match.actor();
      Bot bot = seats.contains(actor) ? program
          : Players.named(others.getOrDefault(actor.index(), Players.DEFAULT), seed, actor, choices);
      Bots.step(match, bot);
      if (file.isWritten()) {
        file.write(match.record());
      }
    }
  }

  private @Nullable Duration limit() {
    if (limit == null) {
      return null;
    }
    Matcher time = TIME.matcher(limit);
    if (!time.matches()) {
      throw ConsoleException.usage("limit", Text.printable(limit));
    }
    long amount = Long.parseLong(time.group(1));
    return time.group(2).equals("s") ? Duration.ofSeconds(amount) : Duration.ofMillis(amount);
  }
}
