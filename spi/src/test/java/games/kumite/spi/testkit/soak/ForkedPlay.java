package games.kumite.spi.testkit.soak;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.UndoBarrier;
import games.kumite.api.Viewer;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A player of matches in a JVM of its own, whose flags are given. */
final class ForkedPlay {

  private static final String MARK = "soaked ";
  private static final List<String> BOTS = List.of("mcts:20", "flat:20", "greedy", "mcts:50");
  private static final int SEARCHED = 60;
  private static final int RESUMED = 5;

  private final SoakContract contract;
  private long decisions;
  private long searched;
  private int matches;
  private int finished;
  private int resumed;
  private int undone;

  private ForkedPlay(SoakContract contract) {
    this.contract = contract;
  }

  /** Runs a part of a contract's soak in another JVM, and returns what it tells. */
  static String run(Class<?> contract, List<String> flags, String... arguments) {
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    command.addAll(flags);
    command.addAll(List.of("-XX:+UseSerialGC", "-ea", "-Dguice_custom_class_loading=CHILD", "-Dfile.encoding=UTF-8",
        "-cp", System.getProperty("java.class.path"), ForkedPlay.class.getName(), contract.getName()));
    command.addAll(List.of(arguments));
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      process.getOutputStream().close();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        throw new AssertionError(flags + " failed:\n" + output);
      }
      StringBuilder told = new StringBuilder();
      output.lines().filter(line -> line.startsWith(MARK)).forEach(line -> told.append(line.substring(MARK.length())).append('\n'));
      return told.toString().strip();
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot start " + command.get(0), failure);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while another JVM played", interrupted);
    }
  }

  /**
   * Plays in this JVM.
   *
   * @param arguments the contract's class, then {@code time} and seconds, or {@code record}
   */
  public static void main(String[] arguments) throws ReflectiveOperationException {
    Constructor<?> constructor = Class.forName(arguments[0]).getDeclaredConstructor();
    constructor.setAccessible(true);
    ForkedPlay play = new ForkedPlay((SoakContract) constructor.newInstance());
    String told = arguments[1].equals("time") ? play.untilTheTimeIsOver(Integer.parseInt(arguments[2])) : play.record();
    StringBuilder marked = new StringBuilder();
    told.lines().forEach(line -> marked.append(MARK).append(line).append('\n'));
    System.out.writeBytes(marked.toString().getBytes(StandardCharsets.UTF_8));
    System.out.flush();
    System.exit(0); // no thread of a search may keep this JVM alive
  }

  private String record() {
    Match match = contract.game().start(contract.setups().get(0).seed(17));
    SeededRandom random = RandomSource.seeded(17).split("record");
    for (int i = 0; i < 300 && !match.isOver(); i++) {
      if (i % 50 == 49) {
        Bots.step(match, Bots.named("mcts:10").create(i));
      } else {
        match.playRandom(random);
      }
    }
    return match.record().text() + match.search().observationKey(Viewer.spectator());
  }

  private String untilTheTimeIsOver(int seconds) {
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    Game game = contract.game();
    List<Setup> setups = contract.setups();
    for (int seed = 1; System.nanoTime() < end; seed++) {
      Setup setup = setups.get(seed % setups.size()).seed(seed);
      try {
        play(game, seed % 3 == 0 ? setup.withoutRecord() : setup, seed, end);
      } catch (RuntimeException | Error failure) {
        throw new AssertionError("seed " + seed + " after " + decisions + " decisions", failure);
      }
    }
    return matches + " matches, " + finished + " of them to the end, " + decisions + " decisions, " + searched + " of them searched, "
        + resumed + " resumed, " + undone + " undone, failed 0";
  }

  private void play(Game game, Setup setup, int seed, long end) {
    Match match = game.start(setup);
    SeededRandom random = RandomSource.seeded(seed).split("soak");
    Bot bot = Bots.named(BOTS.get(seed % BOTS.size())).create(seed);
    boolean isSearching = seed % 2 == 0;
    int played = 0;
    for (; !match.isOver() && System.nanoTime() < end; played++) {
      if (isSearching && played % 3 == 0 && played < SEARCHED) {
        Bots.step(match, bot);
        searched++;
      } else {
        match.playRandom(random);
      }
      if (random.nextInt(100) == 0 && match.undoBarrier(match.seats().get(random.nextInt(match.seats().size()))) == UndoBarrier.NONE) {
        match.undo();
        undone++;
      }
      decisions++;
    }
    if (played > game.properties().maxDecisions()) {
      throw new IllegalStateException("has more decisions than its properties say");
    }
    matches++;
    finished += match.isOver() ? 1 : 0;
    if (setup.isRecorded() && seed % RESUMED == 0) {
      String text = match.record().text();
      if (!game.resume(match.record()).record().text().equals(text)) {
        throw new IllegalStateException("resumes with another record:\n" + text);
      }
      resumed++;
    }
  }
}
