package games.kumite.spi.engine.language;

import games.kumite.spi.Texts;
import games.kumite.spi.access.Kernel;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The texts beside a plugin's class, read once for each class: looking for a game creates a plugin object of each
 * installed game. Unloaded with the class. Thread-safe.
 */
public final class BundledTexts {

  private static final ClassValue<Map<String, BundledTexts>> BY_ID = new ClassValue<>() {
    @Override
    protected Map<String, BundledTexts> computeValue(Class<?> plugin) {
      return Collections.synchronizedMap(new LinkedHashMap<>());
    }
  };

  private final PluginTexts source;
  private volatile @Nullable Texts texts;
  private volatile @Nullable List<Locale> languages;

  private BundledTexts(PluginTexts source) {
    this.source = source;
  }

  /** The files {@code META-INF/kumite/<game>/texts*.properties} beside a plugin's class. */
  private record OwnTexts(Class<?> plugin, String game) implements PluginTexts {

    @Override
    public Texts in(Locale language) {
      return Texts.in(language, plugin, game);
    }

    @Override
    public Set<String> shipped() {
      return Kernel.get().shipped(plugin, game);
    }
  }

  public static BundledTexts with(Class<?> plugin, String game) {
    return with(plugin, game, new OwnTexts(plugin, game));
  }

  /** Returns the texts of a plugin that reads them in another way than from the files beside it. */
  public static BundledTexts with(Class<?> plugin, String game, PluginTexts source) {
    return BY_ID.get(plugin).computeIfAbsent(game, id -> new BundledTexts(source));
  }

  /** Returns the English texts. */
  public Texts texts() {
    Texts known = texts;
    if (known == null) {
      known = source.in(Locale.ENGLISH);
      texts = known;
    }
    return known;
  }

  /** Returns English, and every other language with texts. */
  public List<Locale> languages() {
    List<Locale> known = languages;
    if (known == null) {
      Set<String> shipped = source.shipped();
      known = Stream.concat(Stream.of(Locale.ENGLISH),
          Stream.of(Locale.getISOLanguages()).filter(shipped::contains).map(Locale::forLanguageTag)
              .filter(language -> !isEnglish(language))).toList();
      languages = known;
    }
    return known;
  }

  /** Returns the texts in a language, read now. */
  public Texts in(Locale language) {
    return source.in(language);
  }

  public static boolean isEnglish(Locale language) {
    return language.getLanguage().equals(Locale.ENGLISH.getLanguage());
  }
}
