package games.kumite.spi.console.command;

import games.kumite.api.Game;
import games.kumite.api.arena.Arena;
import games.kumite.api.arena.ArenaRun;
import games.kumite.api.arena.BotStanding;
import games.kumite.api.arena.Report;
import games.kumite.api.arena.SuccessiveHalving;
import games.kumite.spi.console.picture.StandingsPicture;
import games.kumite.spi.console.text.Players;
import games.kumite.spi.console.texts.ConsoleException;
import games.kumite.spi.console.texts.ExitCodes;
import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** The command that plays many matches among bots, and ranks them. */
@Command(
    name = "arena",
    sortOptions = false,
    synopsisHeading = "")
final class ArenaCommand implements Callable<Integer> {

  private static final Pattern TIME = Pattern.compile("([1-9][0-9]{0,7})(ms|s|m)");
  private static final Duration LONGEST_LIMIT = Duration.ofDays(365);
  private static final int MAX_MATCHES = 10_000_000;
  private static final int MAX_THREADS = 1024;
  private static final int SECONDS_TO_SHOW = 10;
  private static final List<String> USUAL_BOTS = List.of("greedy:100", "random");

  @ParentCommand
  private @Nullable KumiteCommand parent;

  @Mixin
  private GameOptions game = new GameOptions();

  @Option(names = "--bots", split = ",", paramLabel = "BOT")
  private @Nullable List<String> bots;

  @Option(names = "--halve", split = ",", paramLabel = "BOT")
  private List<String> candidates = List.of();

  @Option(names = {"-n", "--matches"}, paramLabel = "N")
  private int matches = 100;

  @Option(names = "--seats", paramLabel = "N")
  private @Nullable Integer seats;

  @Option(names = "--threads", paramLabel = "N")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--progress", negatable = true)
  private @Nullable Boolean progress;

  @Option(names = "--failures", paramLabel = "DIRECTORY")
  private @Nullable Path failures;

  @Option(names = "--choice-limit", paramLabel = "TIME")
  private String choiceLimit = "10m";

  @Option(names = "--match-limit", paramLabel = "TIME")
  private String matchLimit = "1440m";

  @Option(names = "--prepare-limit", paramLabel = "TIME")
  private String prepareLimit = "60m";

  @Option(names = "--svg", paramLabel = "FILE")
  private @Nullable Path svg;

  @Option(names = "--html", paramLabel = "FILE")
  private @Nullable Path html;

  @Mixin
  private HelpOption help = new HelpOption();

  @Override
  public Integer call() {
    Terminal terminal = KumiteCommand.terminal(parent);
    require("--matches", matches, MAX_MATCHES);
    require("--threads", threads, MAX_THREADS);
    Game played = game.game().in(terminal.say().language());
    List<String> taken = new ArrayList<>();
    Arena arena = arena(played, taken);
    if (!candidates.isEmpty()) {
      return halve(arena, taken, played, terminal);
    }
    FailedMatches failed = new FailedMatches(terminal, failures);
    ProgressBar bar = new ProgressBar(terminal, style(terminal), System::nanoTime);
    ExecutorService executor = Executors.newFixedThreadPool(threads, ArenaCommand::thread);
    try {
      ArenaRun run = arena.start(executor, bar);
      introduce(terminal, played, run.total());
      Report report = untilStopped(run, terminal, finished -> {
        bar.clear();
        terminal.lines(new StandingsText(finished, terminal.say()).lines());
        if (!finished.isComplete()) {
          terminal.print(terminal.text("stopped", finished.matches().size(), run.total()));
        }
        draw(played, finished, terminal);
        failed.show(finished);
      });
      return report.failures().isEmpty() ? ExitCodes.OK : ExitCodes.BROKEN_GAME;
    } finally {
      executor.shutdownNow();
    }
  }

  /** Finds the best of the candidates against the bots of the arena. */
  private int halve(Arena arena, List<String> taken, Game played, Terminal terminal) {
    if (svg != null || html != null || failures != null) {
      throw ConsoleException.usage("halve-alone");
    }
    SuccessiveHalving halving = SuccessiveHalving.of(arena).matches(matches);
    for (String candidate : candidates) {
      halving = halving.candidate(name(candidate, taken), Players.candidate(candidate));
    }
    introduce(terminal, played, matches);
    ExecutorService executor = Executors.newFixedThreadPool(threads, ArenaCommand::thread);
    try {
      SuccessiveHalving.Result result = halving.run(executor);
      for (int stage = 0; stage < result.stages().size(); stage++) {
        List<BotStanding> halved = result.stages().get(stage);
        int each = halved.get(0).matches();
        terminal.print(terminal.text("stage", stage + 1,
            terminal.say().counted("matches", each, each)));
        terminal.lines(StandingsText.table(halved, terminal.say()));
        terminal.gap();
      }
      terminal.print(terminal.text("best", Text.printable(result.best())));
      return ExitCodes.OK;
    } finally {
      executor.shutdownNow();
    }
  }

  private void draw(Game played, Report report, Terminal terminal) {
    StandingsPicture picture = new StandingsPicture(played.title(), report, terminal.say());
    if (svg != null) {
      RecordPictures.write(svg, picture.svg(), terminal);
    }
    if (html != null) {
      RecordPictures.write(html, picture.html(new StandingsText(report, terminal.say()).lines()), terminal);
    }
  }

  private static Duration limit(String option, String text) {
    Matcher time = TIME.matcher(text);
    if (!time.matches()) {
      throw ConsoleException.usage("time", option, Text.printable(text));
    }
    long amount = Long.parseLong(time.group(1));
    Duration limit = switch (time.group(2)) {
      case "ms" -> Duration.ofMillis(amount);
      case "s" -> Duration.ofSeconds(amount);
      default -> Duration.ofMinutes(amount);
    };
    if (limit.compareTo(LONGEST_LIMIT) > 0) {
      throw ConsoleException.usage("days", option, text);
    }
    return limit;
  }

  private static void require(String option, int value, int max) {
    if (value < 1 || value > max) {
      throw ConsoleException.usage("range", option, 1, max, value);
    }
  }

  private Arena arena(Game played, List<String> taken) {
    Arena arena = Arena.of(played).matches(matches).seed(game.seed().orElse(0))
        .timeLimits(limit("--choice-limit", choiceLimit), limit("--match-limit", matchLimit))
        .prepareLimit(limit("--prepare-limit", prepareLimit));
    if (seats != null) {
      if (!played.seatCounts().contains(seats)) {
        throw ConsoleException.usage("seats", played.seatCounts(), played.id(), seats);
      }
      arena = arena.seats(seats);
    }
    for (Map.Entry<String, String> option : game.options(played).entrySet()) {
      arena = arena.option(option.getKey(), option.getValue());
    }
    for (String bot : bots(played)) {
      arena = arena.bot(name(bot, taken), Players.factory(bot));
    }
    return arena;
  }

  /**
   * Returns the bots that play. In a halving these are the candidates' opponents, none in games with a shared result.
   */
  private List<String> bots(Game played) {
    if (bots != null) {
      return bots;
    }
    return candidates.isEmpty() ? USUAL_BOTS : played.properties().isCooperative() ? List.of() : USUAL_BOTS.subList(0, 1);
  }

  /** Returns the name of a bot in standings: its text, with a number if the text is taken. */
  private static String name(String bot, List<String> taken) {
    String name = bot;
    for (int same = 2; taken.contains(name); same++) {
      name = bot + " (" + same + ")";
    }
    taken.add(name);
    return name;
  }

  private ProgressBar.Style style(Terminal terminal) {
    boolean isShown = progress == null ? terminal.isInteractive() : progress;
    return !isShown ? ProgressBar.Style.NONE
        : terminal.isInteractive() ? ProgressBar.Style.ONE_LINE : ProgressBar.Style.LINES;
  }

  private void introduce(Terminal terminal, Game played, int total) {
    terminal.print(terminal.text("arena", played.title() + " " + played.version(),
        terminal.say().counted("matches", total, total), game.seed().orElse(0),
        terminal.say().counted("threads", threads, threads)));
    terminal.gap();
    terminal.out().flush();
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "kumite-arena");
    thread.setDaemon(true);
    return thread;
  }

  /** A way to show a report. */
  private interface Showing {
    void show(Report report);
  }

  /** Waits for the run's end. If the JVM is ended, that waits until the results so far have been shown. */
  private static Report untilStopped(ArenaRun run, Terminal terminal, Showing showing) {
    CountDownLatch shown = new CountDownLatch(1);
    Thread stop = new Thread(() -> {
      run.cancel();
      try {
        shown.await(SECONDS_TO_SHOW, TimeUnit.SECONDS);
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
      }
    }, "kumite-stop");
    Runtime.getRuntime().addShutdownHook(stop);
    try {
      Report report = run.await();
      showing.show(report);
      return report;
    } finally {
      terminal.out().flush();
      terminal.err().flush();
      shown.countDown();
      forget(stop);
    }
  }

  private static void forget(Thread stop) {
    try {
      Runtime.getRuntime().removeShutdownHook(stop);
    } catch (IllegalStateException stopping) {
      // Still running.
    }
  }
}
