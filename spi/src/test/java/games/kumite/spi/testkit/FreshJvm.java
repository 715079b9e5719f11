package games.kumite.spi.testkit;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A player of a contract's trials in a separate JVM, in which every object has another identity hash and sets have
 * another order.
 */
final class FreshJvm {

  private static final String MARK = "kumite-testkit ";

  private final Class<?> contract;

  FreshJvm(Class<?> contract) {
    this.contract = contract;
  }

  /** Returns the digests of the positions, for each of the contract's few trials. */
  List<List<String>> digests() {
    List<List<String>> digests = new ArrayList<>();
    for (String line : run()) {
      digests.add(line.isEmpty() ? List.of() : List.of(line.split(" ")));
    }
    return digests;
  }

  /** Returns the text of one position. */
  String text(int trial, int position) {
    return String.join("\n", run(String.valueOf(trial), String.valueOf(position)));
  }

  /** Returns the output of the other JVM after the mark. */
  private List<String> run(String... which) {
    List<String> command = new ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+IgnoreUnrecognizedVMOptions",
        "-XX:+UnlockExperimentalVMOptions", "-XX:hashCode=0", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC",
        "-Dfile.encoding=UTF-8", "-Duser.language=" + Locale.getDefault().getLanguage(),
        "-Dguice_custom_class_loading=CHILD"));
    if (FreshJvm.class.desiredAssertionStatus()) {
      command.add("-ea"); // otherwise a match that breaks off here would go on there
    }
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(argument -> argument.startsWith("--") || argument.startsWith("-D")).forEach(command::add);
    command.addAll(List.of("-cp", classPath(), FreshJvm.class.getName(), contract.getName()));
    command.addAll(List.of(which));
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      process.getOutputStream().close();
      List<String> output =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      if (process.waitFor() != 0) {
        throw new AssertionError(
            "a fresh JVM could not play " + contract.getName() + ":\n" + String.join("\n", output));
      }
      return output.stream().filter(line -> line.startsWith(MARK)).map(line -> line.substring(MARK.length())).toList();
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot start " + command.get(0), failure);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while a fresh JVM played", interrupted);
    }
  }

  /** Returns this JVM's class path, with additions of a loader of tests. */
  static String classPath() {
    StringBuilder path = new StringBuilder();
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    for (; loader != null; loader = loader.getParent()) {
      if (loader instanceof URLClassLoader added) {
        for (URL url : added.getURLs()) {
          path.append(Path.of(URI.create(url.toString()))).append(File.pathSeparator);
        }
      }
    }
    return path.append(System.getProperty("java.class.path")).toString();
  }

  /**
   * Prints, in the other JVM, the digests or one text.
   *
   * @param arguments the contract's class, and optionally a trial and a position
   */
  public static void main(String[] arguments) throws ReflectiveOperationException {
    GameContract contract = (GameContract) instance(Class.forName(arguments[0]));
    StringBuilder output = new StringBuilder();
    List<TrialMatch> trials = contract.trials().few();
    if (arguments.length > 1) {
      TrialMatch trial = trials.get(Integer.parseInt(arguments[1]));
      List<String> texts = Transcript.of(trial, trial.start());
      int position = Integer.parseInt(arguments[2]);
      String text = position < texts.size() ? texts.get(position) : "(the match does not get there)";
      text.lines().forEach(line -> output.append(MARK).append(line).append('\n'));
    } else {
      for (TrialMatch trial : trials) {
        output.append(MARK).append(String.join(" ", Transcript.digests(trial, trial.start()))).append('\n');
      }
    }
    System.out.writeBytes(output.toString().getBytes(StandardCharsets.UTF_8));
    System.out.flush();
  }

  /** Returns an object of a test class, with those around it if it is an inner one. */
  private static Object instance(Class<?> type) throws ReflectiveOperationException {
    boolean isInner = type.isMemberClass() && !Modifier.isStatic(type.getModifiers());
    Constructor<?> constructor = isInner ? type.getDeclaredConstructor(type.getEnclosingClass())
        : type.getDeclaredConstructor();
    constructor.setAccessible(true);
    return isInner ? constructor.newInstance(instance(type.getEnclosingClass())) : constructor.newInstance();
  }
}
