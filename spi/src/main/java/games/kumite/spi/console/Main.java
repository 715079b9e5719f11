package games.kumite.spi.console;

import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.UnknownGameException;
import games.kumite.spi.console.command.KumiteCommand;
import games.kumite.spi.console.command.UsageErrors;
import games.kumite.spi.console.texts.CheckedOutput;
import games.kumite.spi.console.texts.ConsoleException;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.ExitCodes;
import games.kumite.spi.console.texts.LineEditor;
import games.kumite.spi.console.texts.Terminal;
import java.io.Console;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;

/** The main class of the console, which plays games in a terminal. */
public final class Main {

  /** The exit code for success, even if a player left the match early. */
  public static final int OK = ExitCodes.OK;
  /** The exit code for a file or output that could not be read or written, or is damaged. */
  public static final int FAILED = ExitCodes.FAILED;
  /** The exit code for wrong arguments; the allowed ones have been printed. */
  public static final int WRONG_ARGUMENTS = ExitCodes.WRONG_ARGUMENTS;
  /** The exit code for a game that has broken its promises. */
  public static final int BROKEN_GAME = ExitCodes.BROKEN_GAME;

  private static final String LANGUAGE = "--language";

  /** How Guice defines classes: by default in a way that JDK 25 warns about. */
  private static final String GUICE_CLASSES = "guice_custom_class_loading";

  /** The file that Logback reads. The console's own is silent unless asked. */
  private static final String LOGBACK_FILE = "logback.configurationFile";

  private Main() {}

  /**
   * Runs a command in this JVM's terminal, and ends the JVM with its exit code unless it succeeded. Only the console writes
   * to standard output meanwhile: what a log or a game prints there goes to standard error. Logback is silent unless asked
   * with {@code --log} or configured by a file of the class path or a system property.
   *
   * @param args a command and its options; none plays a match
   */
  public static void main(String[] args) {
    setDefault(GUICE_CLASSES, "CHILD");
    if (Stream.of("logback-test.xml", "logback.xml").allMatch(file -> Main.class.getResource("/" + file) == null)) {
      setDefault(LOGBACK_FILE, "META-INF/kumite/console-log.xml");
    }
    boolean serves = args.length > 0 && args[0].equals("serve");
    Terminal terminal = new Terminal(
        new InputStreamReader(System.in, serves ? StandardCharsets.UTF_8 : Charset.defaultCharset()),
        writer(System.out, "stdout.encoding"), writer(System.err, "stderr.encoding"), !isInteractive(),
        isInteractive() && !serves ? LineEditor.ofThisProcess().orElse(null) : null);
    PrintStream out = System.out;
    terminal.connect(System.in, out);
    System.setOut(System.err);
    int code;
    try {
      code = run(args, terminal);
    } finally {
      System.setOut(out);
    }
    if (code != OK) {
      System.exit(code);
    }
  }

  private static void setDefault(String property, String value) {
    if (System.getProperty(property) == null) {
      System.setProperty(property, value);
    }
  }

  private static PrintWriter writer(PrintStream stream, String property) {
    String name = System.getProperty(property, System.getProperty("sun." + property, ""));
    Charset charset = name.isEmpty() ? Charset.defaultCharset() : Charset.forName(name);
    return new PrintWriter(new OutputStreamWriter(new CheckedOutput(stream), charset), true);
  }

  /** Returns whether the input comes from a keyboard, so that the terminal itself echoes it. */
  private static boolean isInteractive() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException before22) {
      return true;
    }
  }

  /**
   * Runs a command with other streams, without ending the JVM.
   *
   * @param args a command and its options; none plays a match
   * @param in the input of the players
   * @param out the output of the match
   * @param err the output of errors
   * @return {@link #OK}, {@link #FAILED}, {@link #WRONG_ARGUMENTS} or {@link #BROKEN_GAME}
   */
  public static int run(String[] args, Reader in, PrintWriter out, PrintWriter err) {
    return run(args, new Terminal(in, out, err, true));
  }

  private static int run(String[] args, Terminal terminal) {
    ConsoleTexts say = language(args);
    terminal.speak(say);
    CommandLine line = new CommandLine(new KumiteCommand(terminal))
        .setResourceBundle(say.usage())
        .setOut(terminal.out())
        .setErr(terminal.err())
        .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
        .setUsageHelpWidth(terminal.width())
        .setExpandAtFiles(false)
        .registerConverter(Path.class, Main::path)
        .setParameterExceptionHandler((wrong, given) -> wrongArguments(terminal, wrong))
        .setExecutionExceptionHandler((failure, command, parsed) -> failed(terminal, failure));
    int code;
    try {
      code = line.execute(withCommand(args, line.getSubcommands().keySet()));
    } catch (Error failure) { // plugins may throw any error
      code = broken(terminal, failure);
    }
    terminal.err().flush();
    if (code == OK && terminal.out().checkError()) {
      terminal.complain(ConsoleException.file("output").text(terminal.say()));
      return FAILED;
    }
    return code;
  }

  /** Returns the arguments with {@code play} added if they contain no command. */
  private static String[] withCommand(String[] args, Set<String> commands) {
    int first = 0;
    while (first < args.length && args[first].matches("--(language|log)(=.*)?")) { // these options may stand before the command
      first += args[first].contains("=") ? 1 : 2;
    }
    String word = first < args.length ? args[first] : "";
    if (commands.contains(word) || List.of("-h", "--help").contains(word)) {
      return args;
    }
    boolean isUnknown = !word.isEmpty() && !word.startsWith("-")
        && Games.installed().stream().noneMatch(game -> game.id().equals(word));
    if (isUnknown) {
      return args;
    }
    List<String> all = new ArrayList<>();
    all.add("play");
    all.addAll(List.of(args));
    return all.toArray(String[]::new);
  }

  /** Returns a file or directory; {@code -} would be a file of that name, which no one means. */
  private static Path path(String text) {
    if (text.equals("-")) {
      throw ConsoleException.usage("dash");
    }
    return Path.of(text);
  }

  private static int wrongArguments(Terminal terminal, CommandLine.ParameterException wrong) {
    CommandLine command = wrong.getCommandLine();
    boolean isSub = command.getParent() != null;
    new UsageErrors(terminal.say()).of(wrong).forEach(terminal::complain);
    if (!isSub) {
      terminal.complain(terminal.text("installed", installed(terminal.say())));
    }
    terminal.complain(terminal.text("args.help", isSub ? "help " + command.getCommandName() : "help"));
    return WRONG_ARGUMENTS;
  }

  /** Returns the requested language, so that even usage errors use it; an unknown one is refused later. */
  private static ConsoleTexts language(String[] args) {
    ConsoleTexts say = ConsoleTexts.ENGLISH;
    for (int i = 0; i < args.length; i++) {
      String code = args[i].startsWith(LANGUAGE + "=") ? args[i].substring(LANGUAGE.length() + 1)
          : args[i].equals(LANGUAGE) && i + 1 < args.length ? args[i + 1] : "";
      say = ConsoleTexts.in(code).orElse(say);
    }
    return say;
  }

  private static String installed(ConsoleTexts say) {
    List<Game> games = Games.installed();
    return games.isEmpty() ? say.text("none") : games.stream().map(Game::id).collect(Collectors.joining(", "));
  }

  private static int failed(Terminal terminal, Exception failure) {
    terminal.out().flush();
    if (failure instanceof ConsoleException refused) {
      terminal.complain(refused.text(terminal.say()));
      return refused.code();
    }
    if (failure instanceof InvalidSetupException || failure instanceof UnknownGameException) {
      terminal.complain(terminal.say().library(String.valueOf(failure.getMessage())));
      return WRONG_ARGUMENTS;
    }
    return broken(terminal, failure);
  }

  private static int broken(Terminal terminal, Throwable failure) {
    terminal.complain(terminal.text("broken-game"));
    failure.printStackTrace(terminal.err());
    return BROKEN_GAME;
  }
}
