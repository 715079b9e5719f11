package games.kumite.spi.badinput;

import games.kumite.api.Game;
import games.kumite.spi.badinput.plugins.MissingBase;
import games.kumite.spi.badinput.plugins.OrphanGame;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.function.Supplier;

/** A path with plugins on it: each is a directory of its own, as a jar would be. */
final class PluginPath {

  private static final String SERVICES = "META-INF/services/" + Game.class.getName();

  private final Path root;
  private final List<Path> entries = new ArrayList<>();

  /** An empty path, in an empty directory. */
  PluginPath(Path root) {
    this.root = root;
  }

  /** The same with a plugin that names these classes. */
  PluginPath with(String... lines) {
    try {
      Path services = entry().resolve(SERVICES);
      Files.createDirectories(services.getParent());
      Files.write(services, List.of(lines));
      return this;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  PluginPath with(Class<?> provider) {
    return with(provider.getName());
  }

  /** The same with a class of a plugin, without what the class needs. */
  PluginPath withFileOf(Class<?> type, int bytes) {
    String file = type.getName().replace('.', '/') + ".class";
    try (InputStream in = type.getClassLoader().getResourceAsStream(file)) {
      Path copy = entry().resolve(file);
      Files.createDirectories(copy.getParent());
      Files.write(copy, in.readNBytes(bytes));
      return this;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private Path entry() throws IOException {
    Path entry = root.resolve("plugin-" + entries.size());
    entries.add(Files.createDirectory(entry));
    return entry;
  }

  /** Asks something while this path is the only one with plugins. */
  <T> T ask(Supplier<T> question) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader loader = new URLClassLoader(urls(), new Bare(before))) {
      thread.setContextClassLoader(loader);
      return question.get();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private URL[] urls() throws IOException {
    URL[] urls = new URL[entries.size()];
    for (int i = 0; i < urls.length; i++) {
      urls[i] = entries.get(i).toUri().toURL();
    }
    return urls;
  }

  /** The path of the tests without its plugins, and without the classes that are left out. */
  private static final class Bare extends ClassLoader {

    Bare(ClassLoader parent) {
      super(parent);
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
      return name.equals(SERVICES) ? Collections.emptyEnumeration() : super.getResources(name);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.equals(OrphanGame.class.getName()) || name.equals(MissingBase.class.getName())) {
        throw new ClassNotFoundException(name);
      }
      return super.loadClass(name, resolve);
    }
  }
}
