package games.kumite.signatures;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The public face of a module as text: every public or protected signature of its exported packages, one
 * a line, in an order that depends on names alone. The same on every JDK.
 *
 * <p>The accepted listing is {@code src/test/resources/signatures.txt}; a change of the face is a change
 * of that file, where a reviewer sees it.
 */
public final class SignatureListing {

  private static final Path ACCEPTED = Path.of("src", "test", "resources", "signatures.txt");
  private static final String CLASS = ".class";
  private static final Pattern TYPE = Pattern.compile("(?:class|interface|enum|record) ([\\w.]+)");
  private static final String UPDATE = "signatures.update";
  private static final Path LIMIT = Path.of("src", "test", "resources", "signatures-limit.txt");
  private static final Set<String> OF_EVERY_OBJECT = Set.of("equals", "hashCode", "toString");

  private final List<String> lines;

  private SignatureListing(List<String> lines) {
    this.lines = lines;
  }

  /**
   * The listing of a module.
   *
   * @param inside any class of the module, compiled into a directory
   * @return its signatures as they are now
   */
  public static SignatureListing of(Class<?> inside) {
    Path classes = classesOf(inside);
    List<String> lines = new ArrayList<>();
    for (String exported : exportsOf(classes)) {
      lines.add("package " + exported);
      for (Class<?> type : typesIn(classes, exported, inside.getClassLoader())) {
        lines.add("");
        lines.addAll(new TypeSignature(type).lines());
      }
      lines.add("");
    }
    return new SignatureListing(List.copyOf(lines));
  }

  /**
   * The lines of the listing.
   *
   * @return an immutable list
   */
  public List<String> lines() {
    return lines;
  }

  /**
   * Compares with the accepted listing, or accepts this one if the system property
   * {@code signatures.update} is {@code true}.
   *
   * @throws AssertionError if they differ; the message shows each line that came or went, and how to accept
   */
  public void assertAccepted() {
    try {
      if (Boolean.getBoolean(UPDATE)) {
        Files.createDirectories(ACCEPTED.getParent());
        Files.writeString(ACCEPTED, String.join("\n", lines));
        return;
      }
      List<String> accepted = Files.exists(ACCEPTED) ? Files.readAllLines(ACCEPTED) : List.of();
      List<String> changes = changesSince(accepted);
      if (!changes.isEmpty()) {
        throw new AssertionError("the public signatures are not those of " + ACCEPTED + ":\n"
            + String.join("\n", changes) + "\nIf this change is meant: mvn test -D" + UPDATE
            + "=true accepts it; commit the file with the change.");
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /**
   * The size of a public face.
   *
   * @param types the number of types, nested ones included
   * @param methods the number of methods, accessors of records included; constructors and the methods that every object has
   *     are not counted
   */
  public record Size(int types, int methods) {

    static Size parse(String text) {
      String[] numbers = text.strip().split("\\D+");
      return new Size(Integer.parseInt(numbers[1]), Integer.parseInt(numbers[2]));
    }

    boolean isWithin(Size limit) {
      return types <= limit.types && methods <= limit.methods;
    }

    @Override
    public String toString() {
      return "types " + types + ", methods " + methods;
    }
  }

  /**
   * Returns the size of the face as it is now.
   *
   * @return the number of its types and methods
   */
  public Size size() {
    int types = 0;
    int methods = 0;
    String type = "";
    for (String line : lines) {
      if (line.startsWith("package ") || line.isBlank()) {
        continue;
      }
      int arguments = line.indexOf('(');
      if (!line.startsWith("  ")) {
        types++;
        type = TYPE.matcher(line).results().findFirst().orElseThrow().group(1);
      } else if (arguments > 0) {
        String name = line.substring(line.lastIndexOf(' ', arguments) + 1, arguments);
        methods += OF_EVERY_OBJECT.contains(name) || name.equals(type.substring(type.lastIndexOf('.') + 1)) ? 0 : 1;
      }
    }
    return new Size(types, methods);
  }

  /**
   * Compares with the checked-in limit, which may only fall: where the face has become smaller and the system property
   * {@code signatures.update} is {@code true}, the limit falls too; it rises only if somebody changes the file.
   *
   * @throws AssertionError if there are more types or methods
   */
  public void assertWithinLimit() {
    try {
      Size now = size();
      Size limit = Size.parse(Files.readString(LIMIT));
      if (!now.isWithin(limit)) {
        throw new AssertionError("the public face has " + now + "; " + LIMIT + " allows " + limit
            + ". A face that grows is harder to learn: if it must, change that file by hand.");
      }
      if (Boolean.getBoolean(UPDATE)) {
        Files.writeString(LIMIT, now + "\n");
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /**
   * What differs from another listing, each line under the type it belongs to.
   *
   * @param accepted the lines of the other listing
   * @return lines gone with {@code -}, lines that came with {@code +}; empty if none differ
   */
  List<String> changesSince(List<String> accepted) {
    List<String> before = qualified(accepted);
    List<String> now = qualified(lines);
    List<String> changes = new ArrayList<>();
    before.stream().filter(line -> !now.contains(line)).forEach(line -> changes.add("- " + line));
    now.stream().filter(line -> !before.contains(line)).forEach(line -> changes.add("+ " + line));
    return changes;
  }

  /** Each line with the package and type that it stands under, so that a lone line says where it belongs. */
  private static List<String> qualified(List<String> lines) {
    List<String> qualified = new ArrayList<>();
    String home = "";
    String type = "";
    for (String line : lines) {
      if (line.startsWith("package ")) {
        home = line.substring("package ".length());
        qualified.add(line);
      } else if (line.startsWith("  ")) {
        qualified.add(home + ": " + type + ": " + line.strip());
      } else if (!line.isBlank()) {
        type = line;
        qualified.add(home + ": " + line);
      }
    }
    return qualified;
  }

  private static Path classesOf(Class<?> inside) {
    try {
      return Path.of(inside.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static List<String> exportsOf(Path classes) {
    try (InputStream in = Files.newInputStream(classes.resolve("module-info.class"))) {
      return ModuleDescriptor.read(in).exports().stream()
          .filter(exported -> !exported.isQualified())
          .map(ModuleDescriptor.Exports::source)
          .sorted()
          .toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static List<Class<?>> typesIn(Path classes, String exported, ClassLoader loader) {
    try (Stream<Path> files = Files.list(classes.resolve(exported.replace('.', '/')))) {
      List<Class<?>> types = new ArrayList<>();
      for (String file : files.map(path -> path.getFileName().toString()).toList()) {
        if (file.endsWith(CLASS) && !file.equals("package-info.class")) {
          String name = file.substring(0, file.length() - CLASS.length());
          types.add(Class.forName(exported + "." + name, false, loader));
        }
      }
      types.removeIf(type -> !TypeSignature.isReachable(type));
      types.sort(Comparator.comparing(Class::getName));
      return types;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } catch (ClassNotFoundException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
