package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.Element;
import games.kumite.api.Event;
import games.kumite.api.Game;
import games.kumite.api.GameProperties;
import games.kumite.api.Match;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.api.References;
import games.kumite.api.Setup;
import games.kumite.api.Sum;
import games.kumite.api.Viewer;
import games.kumite.api.random.SeededRandom;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The page about a game: its declarations, and what occurred in random matches. Declarations must be on the page as
 * they are; everything that occurred must be on it.
 */
final class GamePage {

  static final String UPDATE = "pages.update";
  static final String AGAIN = "; write the page again with -D" + UPDATE + "=true -Dtest='*ContractTests#page*'";
  private static final int LOOKS = 40;
  private static final int MATCHES = 40;
  private static final int MOST_ACTIONS = 2_000;
  private static final String SEEN = "## Actions";

  private final Game game;
  private final GameGallery gallery;
  private final Map<String, Set<String>> actions = new TreeMap<>();
  private final Map<String, Set<String>> events = new TreeMap<>();
  private final Map<String, Set<String>> elements = new TreeMap<>();

  /** Creates a page that also shows a match. */
  GamePage(Game game, GameGallery gallery) {
    this.game = game;
    this.gallery = gallery;
  }

  /** Compares with the page, or writes it on request. */
  void check(Path page, TrialMatches trials, List<Setup> setups) {
    for (TrialMatch trial : Boolean.getBoolean(UPDATE) ? trials.all() : trials.few()) {
      trial.walk(trial.sampled(LOOKS), (match, position) -> look(match));
      listen(trial.at(trial.actions().size()));
    }
    try {
      gallery.check(page);
      if (Boolean.getBoolean(UPDATE)) {
        setups.forEach(this::playMore);
        Files.writeString(page, declared() + seen(), StandardCharsets.UTF_8);
        return;
      }
      compare(page, Files.readString(page, StandardCharsets.UTF_8).replace("\r\n", "\n"));
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot read or write " + page.toAbsolutePath(), failure);
    }
  }

  private void playMore(Setup setup) {
    for (int seed = 1; seed <= MATCHES; seed++) {
      Match match = game.start(setup.seed(seed));
      SeededRandom random = new SeededRandom(seed);
      for (int n = 0; n < MOST_ACTIONS && !match.isOver(); n++) {
        if (n % 7 == 0) {
          look(match);
        }
        match.play(random.nextInt(match.actionCount()));
      }
      look(match);
      listen(match);
    }
  }

  private void look(Match match) {
    if (!match.isOver()) {
      for (Action action : match.decision().actions()) {
        seen(action.notation());
      }
      match.decision().anytimeActions().forEach(action -> seen(action.notation()));
      for (ActionTemplate form : match.decision().templates()) {
        seen(form.start() + form.slots().stream().map(slot -> " 1").collect(Collectors.joining()));
      }
    }
    for (Viewer viewer : TrialMatch.observers(match)) {
      for (Element element : match.table(viewer).all().values()) {
        Set<String> attributes = elements.computeIfAbsent(element.kind().word(), kind -> new TreeSet<>());
        element.attributes().forEach((name, value) -> attributes.add(name + ": " + type(value)));
      }
    }
  }

  private void listen(Match match) {
    for (Viewer viewer : TrialMatch.observers(match)) {
      for (Event event : match.events(viewer).read()) {
        Set<String> arguments = events.computeIfAbsent(event.type(), type -> new TreeSet<>());
        event.arguments().forEach((name, value) -> arguments.add(name + ": " + type(value)));
      }
    }
  }

  /** Notes a verb with its arguments. */
  private void seen(String notation) {
    String[] words = notation.split(" ");
    List<String> arguments = new ArrayList<>();
    for (int i = 1; i < words.length; i++) {
      int colon = words[i].indexOf(':');
      arguments.add(words[i].matches("-?[0-9]+") ? "number" : colon > 0 ? words[i].substring(0, colon) : "word");
    }
    actions.computeIfAbsent(words[0], verb -> new TreeSet<>())
        .add(arguments.isEmpty() ? "nothing" : String.join(" ", arguments));
  }

  private static String type(Object value) {
    return value instanceof Integer ? "number" : value instanceof Boolean ? "yes or no"
        : value instanceof References ? "ids" : value instanceof Sum ? "sum" : "text";
  }

  private void compare(Path page, String text) {
    int end = text.indexOf(SEEN);
    String told = end < 0 ? text : text.substring(0, end);
    if (!told.equals(declared())) {
      throw new AssertionError(page + " says what the game does not declare: "
          + TextDifference.of("the page", told, "the game", declared()) + AGAIN);
    }
    Map<String, Set<String>> rows = rows(text.substring(Math.max(0, end)));
    Map<String, Set<String>> missing = new TreeMap<>();
    for (Map<String, Set<String>> all : List.of(actions, events, elements)) {
      all.forEach((name, parts) -> {
        Set<String> left = new TreeSet<>(parts);
        left.removeAll(rows.getOrDefault(name, Set.of()));
        if (!left.isEmpty() || !rows.containsKey(name)) {
          missing.put(name, left);
        }
      });
    }
    if (!missing.isEmpty()) {
      throw new AssertionError(page + " does not say what was seen in a match: " + missing + AGAIN);
    }
  }

  private static Map<String, Set<String>> rows(String text) {
    Map<String, Set<String>> rows = new TreeMap<>();
    text.lines().filter(line -> line.startsWith("| `")).forEach(line -> {
      String[] cells = line.split("\\|");
      rows.computeIfAbsent(cells[1].strip().replace("`", ""), name -> new TreeSet<>())
          .addAll(List.of(cells[2].strip().split(", ")));
    });
    return rows;
  }

  private String declared() {
    StringBuilder text = new StringBuilder("# " + game.title() + "\n\n");
    text.append("This page is written by the build: it says what programs need to know to play `").append(game.id())
        .append("`.\nThe rules are in [RULES.md](RULES.md).\n\n");
    text.append("![The table of ").append(game.title()).append(" in the middle of a match](TABLE.svg)\n\n")
        .append("[Step through this match](MATCH.html) in a browser: one file, which loads nothing.\n\n");
    text.append("Seats: ").append(game.seatCounts().stream().map(String::valueOf).collect(Collectors.joining(", ")))
        .append(". ").append(facts(game.properties())).append("\n\n## Options\n\n");
    if (game.options().isEmpty()) {
      text.append("None.\n");
    } else {
      text.append("| option | values | default | what it says |\n|---|---|---|---|\n");
    }
    for (Option option : game.options()) {
      text.append("| `").append(option.id()).append("` | ").append(option.allowedValues()).append(" | ")
          .append(option.defaultValue().equals("") ? "" : "`" + option.defaultValue() + "`").append(" | ")
          .append(option.description()).append(" |\n");
    }
    text.append("\n## Phases\n\n");
    for (Phase phase : game.phases()) {
      text.append("  ".repeat(phase.toString().split("/").length - 1)).append("- `").append(phase.id()).append("` ")
          .append(phase.title()).append('\n');
    }
    text.append("\n## Decisions\n\n").append(listed(game.decisionKinds()));
    text.append("\n## Words\n\nBesides verbs, numbers and ids, notations have these words: ").append(listed(game.keywords()));
    text.append("\n## The first questions\n\n").append(gallery.questions());
    return text.append('\n').toString();
  }

  private static String facts(GameProperties facts) {
    List<String> said = new ArrayList<>();
    said.add(facts.isCooperative() ? "The players win or lose together" : "The players play against each other");
    said.add(facts.hasHiddenInformation() ? "something is hidden" : "nothing is hidden");
    said.add(facts.hasChance() ? "chance takes part" : "there is no chance");
    said.add("scores are " + facts.minScore() + " to " + facts.maxScore());
    return String.join(", ", said) + ".";
  }

  private static String listed(List<String> words) {
    return words.isEmpty() ? "none.\n" : words.stream().map(word -> "`" + word + "`").collect(Collectors.joining(", ")) + ".\n";
  }

  private String seen() {
    return SEEN
        + "\n\nWhat was seen in matches at random; an argument is a number, a word, or the id of an element of that kind.\n\n"
        + table("verb", "arguments", actions) + "\n## Events\n\n" + table("type", "arguments", events)
        + "\n## Elements\n\n" + table("kind", "attributes", elements);
  }

  private static String table(String name, String parts, Map<String, Set<String>> rows) {
    StringBuilder text = new StringBuilder("| " + name + " | " + parts + " |\n|---|---|\n");
    rows.forEach((row, cells) -> text.append("| `").append(row).append("` | ").append(String.join(", ", cells)).append(" |\n"));
    return text.toString();
  }
}
