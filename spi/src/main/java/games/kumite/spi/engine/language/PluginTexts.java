package games.kumite.spi.engine.language;

import games.kumite.spi.Texts;
import java.util.Locale;
import java.util.Set;

/** A source of a plugin's texts. Implementations are immutable. */
public interface PluginTexts {

  /** Returns the texts in a language; missing ones are in English. */
  Texts in(Locale language);

  /** Returns the languages that have texts, as two letters; with or without English, which always has. */
  Set<String> shipped();
}
