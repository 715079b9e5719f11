package games.kumite.spi.engine.language;

import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The display names of a game in one language before any match: the texts {@code game.title}, {@code phase.<id>} and
 * {@code option.<id>}. Where a text is missing, the plugin's own words are used. Immutable and thread-safe.
 */
public final class GameTexts {

  private final Texts texts;

  public GameTexts(Texts texts) {
    this.texts = texts;
  }

  private String text(String key, String otherwise) {
    return texts.has(key) ? texts.text(key) : otherwise;
  }

  public String title(String otherwise) {
    return text("game.title", otherwise);
  }

  public List<Phase> phases(List<Phase> phases) {
    Map<String, Phase> titled = new LinkedHashMap<>();
    List<Phase> all = new ArrayList<>();
    for (Phase phase : phases) {
      Phase parent = phase.parent();
      Phase named = phase.withTitle(text("phase." + phase.id(), phase.title()),
          parent == null ? null : titled.getOrDefault(parent.id(), parent));
      titled.put(phase.id(), named);
      all.add(named);
    }
    return List.copyOf(all);
  }

  public List<Option> options(List<Option> options) {
    return options.stream()
        .map(option -> option.withDescription(text("option." + option.id(), option.description()))).toList();
  }
}
