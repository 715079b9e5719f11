package games.kumite.spi.console.command;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Viewer;
import games.kumite.api.bot.Bot;
import games.kumite.spi.console.text.IdlePass;
import games.kumite.spi.console.text.Players;
import games.kumite.spi.console.text.RecordFile;
import games.kumite.spi.console.texts.ConsoleException;
import games.kumite.spi.console.texts.ExitCodes;
import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.web.Occupant;
import games.kumite.spi.console.web.OpenTable;
import games.kumite.spi.console.web.TableHost;
import games.kumite.spi.console.web.WebServer;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** Serves a match to browsers until it is interrupted. */
@Command(
    name = "web",
    sortOptions = false,
    synopsisHeading = "")
final class WebCommand implements Callable<Integer> {

  private static final String LOOPBACK = "127.0.0.1";
  private static final int MAX_PORT = 65_535;

  @ParentCommand
  private @Nullable KumiteCommand parent;

  @Option(names = {"-p", "--person"}, split = ",", paramLabel = "SEAT")
  private List<String> persons = List.of("1");

  @Option(names = "--empty", split = ",", paramLabel = "SEAT")
  private List<String> empty = List.of();

  @Option(names = "--bots", split = ",", paramLabel = "BOT")
  private List<String> bots = List.of(Players.DEFAULT);

  @Mixin
  private SetupOptions setup = new SetupOptions();

  @Option(names = "--ask-always")
  private boolean always;

  @Option(names = "--record", paramLabel = "FILE")
  private @Nullable Path record;

  @Option(names = "--resume", paramLabel = "FILE")
  private @Nullable Path resume;

  @Option(names = "--trust")
  private boolean trust;

  @Option(names = "--host", paramLabel = "HOST")
  private String host = LOOPBACK;

  @Option(names = "--port", paramLabel = "N")
  private int port;

  @Mixin
  private HelpOption help = new HelpOption();

  @Override
  public Integer call() {
    Terminal terminal = KumiteCommand.terminal(parent);
    if (port < 0 || port > MAX_PORT) {
      throw ConsoleException.usage("range", "--port", 0, MAX_PORT, port);
    }
    if (trust && resume == null) {
      throw ConsoleException.usage("web-trust");
    }
    if (resume == null && setup.isUndecided() && setup.given().isEmpty()) {
      serve(terminal, new Owner(null, RecordFile.none(), always), server -> {});
      return ExitCodes.OK;
    } else if (resume == null) {
      Match match = setup.start().in(terminal.say().language());
      try (RecordFile file = record == null ? RecordFile.none() : RecordFile.create(record)) {
        serve(terminal, match, file);
      }
      return ExitCodes.OK;
    }
    if (!setup.given().isEmpty()) {
      throw ConsoleException.usage("given", String.join(", ", setup.given()));
    }
    Replay replay = Replay.read(resume, trust);
    Match match = replay.resumed(terminal.say());
    try (RecordFile file = match.isOver() ? RecordFile.none() : replay.recordFile(record)) {
      serve(terminal, match, file);
    }
    return ExitCodes.OK;
  }

  private void serve(Terminal terminal, Match match, RecordFile file) {
    List<Seat> seated = ShowOptions.seats("--person", persons, match);
    List<Seat> open = ShowOptions.seats("--empty", empty, match);
    List<Seat> taken = new ArrayList<>(seated);
    open.stream().filter(seat -> !seated.contains(seat)).forEach(taken::add);
    Map<Integer, String> others = Players.forSeats(bots, match.seats(), taken);
    Map<Seat, Occupant> occupants = new LinkedHashMap<>();
    match.seats().forEach(seat -> occupants.put(seat, open.contains(seat) ? Occupant.EMPTY : seated.contains(seat) ? Occupant.PERSON
        : Occupant.bot(others.getOrDefault(seat.index(), Players.DEFAULT))));
    serve(terminal, new Owner(match, file, always), server -> {
      OpenTable table = server.open(match, occupants);
      terminal.print(match.game().title() + " " + match.game().version());
      occupants.forEach((seat, occupant) -> introduce(terminal, table, seat, occupant));
      terminal.copyable(terminal.text("web.spectators"), table.link(Viewer.spectator()));
    });
  }

  private void serve(Terminal terminal, TableHost owner, Consumer<WebServer> begin) {
    try (WebServer server = WebServer.start(owner, terminal.say(), new InetSocketAddress(host, port))) {
      begin.accept(server);
      terminal.copyable(terminal.text("web.start"), server.startLink());
      if (!host.equals(LOOPBACK)) {
        terminal.print(terminal.text("web.open"));
      }
      terminal.print(terminal.text("web.stop"));
      terminal.out().flush();
      new CountDownLatch(1).await();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } catch (NoClassDefFoundError missing) {
      if (!String.valueOf(missing.getMessage()).contains("jetty")) {
        throw missing;
      }
      throw ConsoleException.usage("web-library");
    }
  }

  private static void introduce(Terminal terminal, OpenTable table, Seat seat, Occupant occupant) {
    String name = terminal.text("web.seat", seat.name());
    switch (occupant.kind()) {
      case PERSON -> terminal.copyable(name, table.link(seat));
      case BOT -> terminal.print(name + " " + terminal.text("bot", occupant.bot()));
      case EMPTY -> terminal.copyable(name + " " + terminal.text("web.empty"), table.link(seat));
    }
  }

  /**
   * The owner of the tables.
   *
   * @param recorded the match that is written down; null if there is none
   * @param file the file of its record
   * @param asksAlways whether persons are asked even if they can only pass
   */
  private record Owner(@Nullable Match recorded, RecordFile file, boolean asksAlways) implements TableHost {

    @Override
    public Bot bot(String name, Match match, Seat seat, int choices) {
      return Players.named(name, Players.seed(match.record()), seat, choices);
    }

    @Override
    public Optional<Action> idle(Match match, Seat seat) {
      return asksAlways ? Optional.empty() : IdlePass.of(match, seat);
    }

    @Override
    public void save(Match match) {
      if (file.isWritten() && match == recorded) {
        file.write(match.record());
      }
    }
  }
}
