package games.kumite.spi.testkit;

import games.kumite.api.Match;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * The programs in {@code api/src/examples}, compiled as a third party would, against {@code kumite-api} alone, and run
 * in separate JVMs with the class path of the test.
 */
public final class Examples {

  private static final Path SOURCES = Path.of("../api/src/examples/java");

  private final Path classes;

  private Examples(Path classes) {
    this.classes = classes;
  }

  /**
   * Compiles the examples of this repository.
   *
   * @param folder an empty directory for the classes
   * @return the compiled programs
   */
  public static Examples in(Path folder) {
    try (Stream<Path> files = Files.list(SOURCES)) {
      List<String> arguments = new ArrayList<>(List.of("-Xlint:all", "-Werror", "-proc:none", "-d", folder.toString(), "-cp",
          Path.of(Match.class.getProtectionDomain().getCodeSource().getLocation().toURI()).toString()));
      files.map(Path::toString).sorted().forEach(arguments::add);
      ByteArrayOutputStream complaints = new ByteArrayOutputStream();
      if (ToolProvider.getSystemJavaCompiler().run(null, complaints, complaints, arguments.toArray(String[]::new)) != 0) {
        throw new AssertionError("the examples do not compile against the API alone:\n"
            + complaints.toString(StandardCharsets.UTF_8));
      }
      return new Examples(folder);
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot read " + SOURCES.toAbsolutePath(), failure);
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /**
   * Starts a program.
   *
   * @param program its class
   * @param arguments its arguments
   * @return its process, whose output includes its errors
   */
  public Process start(String program, String... arguments) {
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Dguice_custom_class_loading=CHILD", "-cp",
        classes + File.pathSeparator + FreshJvm.classPath(), program));
    command.addAll(List.of(arguments));
    try {
      return new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot start " + program, failure);
    }
  }

  /**
   * Runs a program to its end.
   *
   * @param program its class
   * @param typed its input
   * @param arguments its arguments
   * @return its output
   */
  public String run(String program, String typed, String... arguments) {
    Process process = start(program, arguments);
    try {
      process.getOutputStream().write(typed.getBytes(StandardCharsets.UTF_8));
      process.getOutputStream().close();
      return output(process, program);
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot talk to " + program, failure);
    }
  }

  /**
   * Returns the output of a program until it ends.
   *
   * @param process the process from {@link #start}
   * @param program its class
   * @return its output; lines end in line feeds
   */
  public static String output(Process process, String program) {
    try {
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
      if (process.waitFor() != 0) {
        throw new AssertionError(program + " ended with " + process.exitValue() + ":\n" + output);
      }
      return output;
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot talk to " + program, failure);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while " + program + " ran", interrupted);
    }
  }
}
