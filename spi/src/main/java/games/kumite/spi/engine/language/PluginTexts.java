package games.kumite.spi.engine.language;

import games.kumite.spi.Texts;
import java.util.Locale;

/** A source of a plugin's texts. Implementations are immutable. */
public interface PluginTexts {

  /** Returns the texts in a language; missing ones are in English. */
  Texts in(Locale language);

  /** Returns whether there are texts in a language other than English. */
  boolean isShipped(Locale language);
}
