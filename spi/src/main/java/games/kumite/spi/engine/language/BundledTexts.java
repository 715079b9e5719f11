package games.kumite.spi.engine.language;

import games.kumite.spi.Texts;
import games.kumite.spi.access.Kernel;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

  private final Class<?> plugin;
  private final String game;
  private volatile @Nullable Texts texts;
  private volatile @Nullable List<Locale> languages;

  private BundledTexts(Class<?> plugin, String game) {
    this.plugin = plugin;
    this.game = game;
  }

  public static BundledTexts with(Class<?> plugin, String game) {
    return BY_ID.get(plugin).computeIfAbsent(game, id -> new BundledTexts(plugin, id));
  }

  /** Returns the English texts. */
  public Texts texts() {
    Texts known = texts;
    if (known == null) {
      known = Texts.of(plugin, game);
      texts = known;
    }
    return known;
  }

  /** Returns English, and every other language with texts. */
  public List<Locale> languages() {
    List<Locale> known = languages;
    if (known == null) {
      known = Stream.concat(Stream.of(Locale.ENGLISH), Stream.of(Locale.getISOLanguages()).map(Locale::forLanguageTag)
          .filter(language -> !isEnglish(language) && Kernel.get().isShipped(language, plugin, game))).toList();
      languages = known;
    }
    return known;
  }

  public static boolean isEnglish(Locale language) {
    return language.getLanguage().equals(Locale.ENGLISH.getLanguage());
  }
}
