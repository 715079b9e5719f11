package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Element;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Viewer;
import games.kumite.api.record.RecordException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** A check that a match is the same in all languages of its game, except for display texts. */
final class Languages {

  private final TrialMatches trials;
  private final int samples;

  Languages(TrialMatches trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /** Checks that table, actions, events and record are equal in all languages, with other texts. */
  void differInTextsOnly() {
    Game game = trials.all().get(0).game();
    for (Locale language : game.languages().subList(1, game.languages().size())) {
      Bundles bundles = new Bundles(game, language);
      Set<String> heard = new TreeSet<>();
      for (TrialMatch trial : trials.few()) {
        read(trial, language, bundles, heard);
        resume(trial, language);
      }
      if (heard.isEmpty()) {
        throw new AssertionError(game.id() + " says in " + language + " what it says in English");
      }
    }
  }

  private void read(TrialMatch trial, Locale language, Bundles bundles, Set<String> heard) {
    Map<Viewer, EventReader> english = new LinkedHashMap<>();
    Map<Viewer, EventReader> spoken = new LinkedHashMap<>();
    trial.walk(trials.sampled(trial, samples), (match, position) -> {
      Match other = match.in(language);
      if (!match.isOver()) {
        decision(trial, match, other, heard);
      }
      for (Viewer viewer : TrialMatch.observers(match)) {
        same(trial, match, "the table of " + viewer, plain(match.table(viewer).elements()),
            plain(other.table(viewer).elements()));
        for (Element element : other.table(viewer).all().values()) {
          if (Wording.OF_THE_GAME.contains(element.kind()) && !bundles.has(element.label())) {
            throw trial.finding("the label of " + element.id() + " must be a text of the game in " + language
                + ", was \"" + element.label() + "\"", match);
          }
        }
        same(trial, match, "what " + viewer + " is told",
            told(english.computeIfAbsent(viewer, match::events)), told(spoken.computeIfAbsent(viewer, other::events)));
      }
    });
  }

  private static void decision(TrialMatch trial, Match match, Match other, Set<String> heard) {
    same(trial, match, "the decision",
        match.decision().kind() + " " + match.decision().actions().stream().map(Action::notation).toList(),
        other.decision().kind() + " " + other.decision().actions().stream().map(Action::notation).toList());
    String prompt = other.decision().prompt().chooser();
    if (!prompt.equals(match.decision().prompt().chooser())) {
      heard.add(prompt);
    }
    saysNamesOnce(trial, match);
    saysNamesOnce(trial, other);
    for (Action action : other.decision().actions()) {
      if (other.decision().label(action).isBlank()) {
        throw trial.finding("action " + action.notation() + " must have a label in every language", match);
      }
    }
  }

  /** Checks that no label says the name of an element twice, such as "Activate 2-5 (Flying Demon 2-5)". */
  private static void saysNamesOnce(TrialMatch trial, Match match) {
    for (Action action : match.decision().actions()) {
      String label = match.decision().label(action);
      List<String> words = List.of(action.notation().split(" "));
      for (String id : words.stream().filter(word -> word.matches(".*:.*[0-9].*")).toList()) {
        String name = "(?<![\\w-])" + Pattern.quote(id.substring(id.indexOf(':') + 1)) + "(?![\\w-])";
        if (Collections.frequency(words, id) == 1 && label.split(name, -1).length > 2) {
          throw trial.finding("a label must say the name of " + id + " once, was \"" + label + "\"", match);
        }
      }
    }
  }

  /** Checks that a record resumes in another language, since its running check covers everything except texts. */
  private static void resume(TrialMatch trial, Locale language) {
    Match match = trial.at(trial.actions().size());
    try {
      String again = trial.game().in(language).resume(match.record()).record().text();
      same(trial, match, "the record", match.record().text(), again);
    } catch (RecordException refused) {
      throw trial.finding("a record must resume in every language: " + refused.getMessage(), match, refused);
    }
  }

  private static String plain(List<Element> elements) {
    StringBuilder text = new StringBuilder();
    for (Element element : elements) {
      text.append(element.id());
      element.attributes().forEach((name, value) -> text.append(Element.isDisplayText(name) ? "" : " " + name + "=" + value));
      text.append(" (").append(plain(element.children())).append(")\n");
    }
    return text.toString();
  }

  private static String told(EventReader reader) {
    StringBuilder text = new StringBuilder();
    for (Event event : reader.read()) {
      text.append(event.type()).append(' ').append(event.arguments()).append(' ').append(event.text().isEmpty()).append('\n');
    }
    return text.toString();
  }

  private static void same(TrialMatch trial, Match match, String what, String english, String other) {
    if (!english.equals(other)) {
      throw trial.finding(what + " must be the same in every language but for texts: "
          + TextDifference.of("in English", english, "in another language", other), match);
    }
  }
}
