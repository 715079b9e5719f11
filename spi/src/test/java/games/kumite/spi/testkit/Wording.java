package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Element;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Prompt;
import games.kumite.api.Viewer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A check that display texts are complete: every prompt, label and event has a text, and names an existing rule. */
final class Wording {

  /** The events that the engine emits; a game may leave them without texts. */
  private static final List<String> WORDLESS = List.of("card-moved", "element-moved", "card-shown", "shuffled", "rolled");
  /** The elements that no content names: others may have the name of a card, hero or quest. */
  static final Set<Element.Kind> OF_THE_GAME = Set.of(Element.Kind.HAND, Element.Kind.DECK, Element.Kind.PILE,
      Element.Kind.TRACK, Element.Kind.DIE);
  /** The placeholder of an argument that was not given. */
  static final Pattern UNFILLED = Pattern.compile("\\{[0-9]");
  private static final Pattern WRONG = Pattern.compile("\\?\\?\\?|\\bnull\\b");
  private static final List<String> FOR_PEOPLE = List.of("text", "name", "title");

  private final TrialMatches trials;

  Wording(TrialMatches trials) {
    this.trials = trials;
  }

  /** Checks the texts along every trial. */
  void isComplete() {
    Bundles bundles = new Bundles(trials.all().get(0).game(), Locale.ENGLISH);
    for (TrialMatch trial : trials.all()) {
      Map<Viewer, EventReader> readers = new LinkedHashMap<>();
      trial.walk((match, position) -> {
        if (match.isOver()) {
          require(trial, match, "the summary of the outcome", match.outcome().summary());
        } else {
          decision(trial, match);
        }
        for (Viewer viewer : TrialMatch.observers(match)) {
          EventReader reader = readers.computeIfAbsent(viewer, match::events);
          for (Event event : reader.read()) {
            if (!event.text().isEmpty() || !WORDLESS.contains(event.type())) {
              require(trial, match, "the text of event " + event.type() + " " + event.arguments(), event.text());
            }
            requireRule(trial, match, "event " + event.type(), event.rule());
          }
          for (Element element : match.table(viewer).all().values()) {
            require(trial, match, "the label of element " + element.id(), element.label());
            FOR_PEOPLE.forEach(name -> requireFilled(trial, match, element, name));
            if (OF_THE_GAME.contains(element.kind()) && !bundles.has(element.label())) {
              throw trial.finding("the label of " + element.id() + " must be a text of the game, such as table."
                  + element.id().replace(':', '.') + ", was \"" + element.label() + "\"", match);
            }
          }
        }
      });
    }
  }

  /** Throws if a game that ships its rules names another one. */
  static void requireRule(TrialMatch trial, Match match, String what, String rule) {
    if (!rule.isEmpty() && !match.game().ruleIds().isEmpty() && match.game().rule(rule).isEmpty()) {
      throw trial.finding(what + " names the rule " + rule + ", which is none of those that the game ships", match);
    }
  }

  private static void decision(TrialMatch trial, Match match) {
    List<Action> actions = ListingProperty.listed(match);
    if (actions.isEmpty()) {
      return;
    }
    String kind = match.decision().kind();
    Prompt prompt = match.decision().prompt();
    if (!kind.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*")) {
      throw trial.finding("the kind of a decision must be words in lower-case letters joined by hyphens, was \"" + kind
          + "\"", match);
    }
    require(trial, match, "the prompt of " + kind, prompt.chooser());
    require(trial, match, "the prompt of " + kind + " for those who wait", prompt.waiting());
    for (Action action : actions) {
      require(trial, match, "the label of action " + action.notation(), action.label());
      require(trial, match, "the label at this match of action " + action.notation(), match.decision().label(action));
    }
  }

  private static void requireFilled(TrialMatch trial, Match match, Element element, String name) {
    if (element.get(name) instanceof String text && UNFILLED.matcher(text).find()) {
      throw trial.finding("the attribute " + name + " of " + element.id() + " has an unfilled place, was \"" + text + "\"",
          match);
    }
  }

  private static void require(TrialMatch trial, Match match, String what, String text) {
    if (text == null || text.isBlank() || WRONG.matcher(text).find()
        || text.chars().anyMatch(c -> Character.isISOControl(c) && c != '\n')) {
      throw trial.finding(what + " must be a display text, was \"" + text + "\"", match);
    }
    Matcher unfilled = UNFILLED.matcher(text);
    if (unfilled.find()) {
      throw trial.finding(what + " must be given a value for " + unfilled.group() + "}, was \"" + text + "\"; the code that"
          + " asks for the text gives values, as in texts.text(key, value)", match);
    }
  }
}
