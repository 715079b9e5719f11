package games.kumite.spi.console.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The folders of an author's compiled classes, and whether anything in them has changed since it was loaded. */
final class ClassFolders {

  /** The number of looks without a change after which a missing file counts as removed: some ten seconds. */
  static final int REMOVED_AFTER = 50;

  private final List<Path> folders;
  private Map<String, String> loaded = Map.of();
  private Map<String, String> lastSeen = Map.of();
  private int steady;

  ClassFolders(List<Path> folders) {
    this.folders = List.copyOf(folders);
  }

  /** Returns a loader of the classes and resources as they are now; those of the folders come before those of the JVM. */
  ClassLoader load() {
    loaded = seen();
    lastSeen = loaded;
    steady = 0;
    return new Folders(folders.stream().map(ClassFolders::url).toArray(URL[]::new), ClassFolders.class.getClassLoader());
  }

  /**
   * Returns whether the folders hold something else than what was loaded, and no compiler is writing into them. Maven
   * deletes all classes before it compiles, so a missing one is waited for.
   */
  boolean hasChanged() {
    Map<String, String> now = seen();
    steady = now.equals(lastSeen) ? steady + 1 : 0;
    lastSeen = now;
    boolean isWhole = now.keySet().containsAll(loaded.keySet()) || steady >= REMOVED_AFTER;
    return steady > 0 && isWhole && !now.isEmpty() && !now.equals(loaded);
  }

  /** Returns size and time of every file. */
  private Map<String, String> seen() {
    Map<String, String> seen = new TreeMap<>();
    for (Path folder : folders) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          seen.put(file.toString(), Files.size(file) + " " + Files.getLastModifiedTime(file));
        }
      } catch (IOException | UncheckedIOException beingWritten) {
        return lastSeen;
      }
    }
    return seen;
  }

  private static URL url(Path folder) {
    try {
      return folder.toUri().toURL();
    } catch (MalformedURLException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** A loader that looks into its own folders first. */
  private static final class Folders extends URLClassLoader {

    Folders(URL[] folders, ClassLoader parent) {
      super(folders, parent);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> known = findLoadedClass(name);
        if (known == null && findResource(name.replace('.', '/') + ".class") != null) {
          known = findClass(name);
        }
        return known != null ? known : super.loadClass(name, resolve);
      }
    }

    @Override
    public @Nullable URL getResource(String name) {
      URL own = findResource(name);
      return own != null ? own : super.getResource(name);
    }
  }
}
