package games.kumite.spi.testkit;

import games.kumite.api.Element;
import games.kumite.api.Game;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import games.kumite.spi.console.table.ElementNames;
import games.kumite.spi.console.table.SeenTexts;
import games.kumite.spi.console.texts.ConsoleTexts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * A check that nothing on a table is read in English by a reader of another language: attributes that a table shows have
 * names, and words that are their values have phrases. Both are texts of the game or of the console.
 */
final class TableWords {

  /** A value that is a word for programs; shorter ones are numbers, dice and ranks. */
  private static final Pattern WORD = Pattern.compile("[a-z]{3,}[a-z-]*");

  /** The end of the name of an attribute in words, which is read with the name without it. */
  private static final String TEXT = "-text";

  private final TrialMatches trials;
  private final int samples;

  TableWords(TrialMatches trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /** Checks the tables along a few trials, for every viewer, in each further language that the console speaks. */
  void haveTexts() {
    Game game = trials.all().get(0).game();
    for (Locale language : game.languages().subList(1, game.languages().size())) {
      ConsoleTexts.in(language.getLanguage()).ifPresent(say -> haveTexts(say.of(game)));
    }
  }

  private void haveTexts(ConsoleTexts say) {
    Set<String> read = new TreeSet<>();
    Set<String> missing = new TreeSet<>();
    List<TrialMatch> showing = new ArrayList<>();
    for (TrialMatch trial : trials.few()) {
      trial.walk(trials.sampled(trial, samples), (match, position) -> {
        for (Viewer viewer : TrialMatch.observers(match)) {
          Table table = match.table(viewer);
          table.all().values().forEach(element -> element.attributes().forEach((name, value) -> {
            String shown = element.kind() + " " + name + " " + (value instanceof Number ? "" : value);
            if (read.add(shown) && isShown(table, element, name, say)) {
              addMissing(missing, name, value, say);
            }
          }));
        }
      });
      if (!missing.isEmpty()) {
        showing.add(trial);
      }
    }
    if (!showing.isEmpty()) {
      TrialMatch first = showing.get(0);
      throw first.finding("what tables show must have a text in " + say.language() + ", missing are " + missing,
          first.at(first.actions().size()));
    }
  }

  /** Returns whether a text of the element says an attribute: without it, the text is another one. */
  private static boolean isShown(Table table, Element element, String name, ConsoleTexts say) {
    Map<String, Object> others = new LinkedHashMap<>(element.attributes());
    others.remove(name);
    Element rest = new Element(element.kind(), element.id(), others, element.children());
    return element.kind() == Element.Kind.DIE && name.equals("symbol")
        || !new ElementNames(table, new SeenTexts(), say).details(element)
            .equals(new ElementNames(table, new SeenTexts(), say).details(rest));
  }

  private static void addMissing(Set<String> missing, String name, Object value, ConsoleTexts say) {
    String stem = name.endsWith(TEXT) ? name.substring(0, name.length() - TEXT.length()) : name;
    boolean hasName = say.word("attribute." + name).or(() -> say.word("attribute." + stem)).isPresent();
    if (value instanceof Boolean) {
      if (!hasName && say.word("flag." + name).isEmpty()) {
        missing.add("flag." + name);
      }
      return;
    }
    boolean needsName = false;
    for (Object one : value instanceof List<?> list ? list : List.of(value)) {
      if (say.word("value." + name + "." + one).isEmpty()) {
        needsName |= !name.equals("symbol");
        if (WORD.matcher(one.toString()).matches() && !Element.isDisplayText(name)) {
          missing.add("value." + name + "." + one);
        }
      }
    }
    if (needsName && !hasName) {
      missing.add("attribute." + name);
    }
  }
}
