package games.kumite.spi.engine.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.spi.Texts;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What lies beside a plugin's class is read once. */
final class ShippedTests {

  @Test
  void textsAndLanguages_ofTwoPluginObjectsOfOneClass_areReadOnce() {
    BundledTexts first = BundledTexts.with(ShippedTests.class, "tictactoe");
    BundledTexts second = BundledTexts.with(ShippedTests.class, "tictactoe");
    assertThat(second.texts()).isSameAs(first.texts());
    assertThat(second.languages()).isSameAs(first.languages()).isEqualTo(List.of(Locale.ENGLISH));
  }

  @Test
  void anotherGameOrClass_hasTextsOfItsOwn() {
    Texts texts = BundledTexts.with(ShippedTests.class, "tictactoe").texts();
    assertThat(BundledTexts.with(ShippedTests.class, "connectfour").texts()).isNotSameAs(texts);
    assertThat(BundledTexts.with(BundledTexts.class, "tictactoe").texts()).isNotSameAs(texts);
  }

  /** A class beside which texts lie. */
  static final class Anchor {}

  private static final String FOLDER = "META-INF/kumite/hoard/";
  private static final Map<String, String> FILES = Map.of(FOLDER + "texts.properties", "title = Hoard", FOLDER + "texts_de.properties",
      "title = Hort", FOLDER + "texts_fr.properties", "title = Butin", FOLDER + "texts_zz.properties", "", FOLDER + "texts_en.properties", "",
      FOLDER + "notes_es.properties", "", "META-INF/kumite/hoard-two/texts_it.properties", "");

  @Test
  void languages_areFound_inADirectory_inAJar_andWhereverElseAClassLoaderLooks(@TempDir Path temp) throws Exception {
    Path classes = temp.resolve("a directory");
    Path jar = temp.resolve("a jar.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      for (Map.Entry<String, byte[]> file : files().entrySet()) {
        Path written = classes.resolve(file.getKey());
        Files.createDirectories(written.getParent());
        Files.write(written, file.getValue());
        out.putNextEntry(new JarEntry(file.getKey()));
        out.write(file.getValue());
        out.closeEntry();
      }
    }
    URL notEscaped = new URL("file:" + classes + "/");
    for (URL place : List.of(classes.toUri().toURL(), notEscaped, jar.toUri().toURL())) {
      try (URLClassLoader loader = new URLClassLoader(new URL[] {place}, null)) {
        assertThat(languages(loader)).as("%s", place).containsExactly(Locale.ENGLISH, Locale.GERMAN, Locale.FRENCH);
      }
    }
    assertThat(languages(new InMemory(files()))).containsExactly(Locale.ENGLISH, Locale.GERMAN, Locale.FRENCH);
  }

  private static List<Locale> languages(ClassLoader loader) throws ClassNotFoundException {
    Class<?> anchor = loader.loadClass(Anchor.class.getName());
    assertThat(anchor).isNotSameAs(Anchor.class);
    return BundledTexts.with(anchor, "hoard").languages();
  }

  private static Map<String, byte[]> files() throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    FILES.forEach((name, text) -> files.put(name, text.getBytes(StandardCharsets.UTF_8)));
    String anchor = Anchor.class.getName().replace('.', '/') + ".class";
    try (InputStream in = ShippedTests.class.getResourceAsStream("/" + anchor)) {
      files.put(anchor, in.readAllBytes());
    }
    return files;
  }

  /** A class loader whose files are neither in a jar nor in a directory. */
  private static final class InMemory extends ClassLoader {

    private final Map<String, byte[]> files;

    InMemory(Map<String, byte[]> files) {
      super(null);
      this.files = files;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] code = files.get(name.replace('.', '/') + ".class");
      if (code == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, code, 0, code.length);
    }

    @Override
    protected URL findResource(String name) {
      try {
        return files.containsKey(name) ? new URL(null, "memory:" + name, new Handler()) : null;
      } catch (MalformedURLException impossible) {
        throw new AssertionError(impossible);
      }
    }

    private final class Handler extends URLStreamHandler {
      @Override
      protected URLConnection openConnection(URL url) {
        return new URLConnection(url) {
          @Override
          public void connect() {}

          @Override
          public InputStream getInputStream() {
            return new ByteArrayInputStream(files.get(url.getPath()));
          }
        };
      }
    }
  }

  @Test
  void textsThatAreMissing_areMissedEachTime() {
    BundledTexts nothing = BundledTexts.with(ShippedTests.class, "no-such-game");
    for (int round = 0; round < 2; round++) {
      assertThatThrownBy(nothing::texts).isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("no-such-game");
    }
  }
}
