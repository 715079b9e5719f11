package games.kumite.spi.console.web;

import games.kumite.api.Game;
import games.kumite.spi.console.texts.ConsoleTexts;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** The texts in each language, with the words of a game where it has some. Thread-safe. */
final class Languages {

  private final Map<String, ConsoleTexts> known = new LinkedHashMap<>();
  private final Map<String, ConsoleTexts> ofGames = Collections.synchronizedMap(new LinkedHashMap<>());
  private final ConsoleTexts usual;

  Languages(ConsoleTexts usual) {
    this.usual = usual;
    ConsoleTexts.LANGUAGES.forEach(language -> ConsoleTexts.in(language.getLanguage())
        .ifPresent(say -> known.put(language.getLanguage(), say)));
  }

  /** Returns the texts of the server's own language. */
  ConsoleTexts usual() {
    return usual;
  }

  /** Returns the texts for a code, those of the server's own language for others. */
  ConsoleTexts of(String code) {
    return known.getOrDefault(code, usual);
  }

  /** Returns the texts for a code with the words of a game. */
  ConsoleTexts of(String code, Game game) {
    ConsoleTexts say = of(code);
    return ofGames.computeIfAbsent(say.language().getLanguage() + " " + game.id(), first -> say.of(game));
  }
}
