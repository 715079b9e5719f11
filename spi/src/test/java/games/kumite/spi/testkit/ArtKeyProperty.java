package games.kumite.spi.testkit;

import games.kumite.api.Element;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import games.kumite.spi.Inspection;
import games.kumite.spi.cards.Cards;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The keys of pictures: a table shows declared keys only, and every declared key is in the content or can be seen. */
final class ArtKeyProperty {

  private static final Pattern TEXT = Pattern.compile("\"([^\"\n]*)\"");
  private static final Pattern KEY = Pattern.compile("(?m)^[A-Za-z.-]*?([A-Za-z0-9-]+) *=");
  private static final Pattern DIE = Pattern.compile("d[0-9]+-[0-9]+");

  private final TrialMatches trials;
  private final Set<String> seen = new TreeSet<>();
  private final Set<String> unseen = new TreeSet<>();

  ArtKeyProperty(TrialMatches trials) {
    this.trials = trials;
  }

  /** Compares the keys of every table with the declared ones; a game that declares none may show any. */
  void areDeclared() {
    for (TrialMatch trial : trials.all()) {
      Game game = trial.game();
      List<String> declared = game.artKeys();
      if (declared.isEmpty()) {
        continue;
      }
      Set<String> known = new TreeSet<>(declared);
      unseen.addAll(known.stream().filter(key -> !seen.contains(key)).toList());
      if (!List.copyOf(known).equals(declared)) {
        throw new AssertionError("the art keys of " + game.id() + " must be in order and without duplicates, were " + declared);
      }
      trial.walk((match, position) -> {
        Cards cards = Inspection.state(match).cards();
        for (int face = 0; position == 0 && cards != null && face < cards.layout().size(); face++) {
          seen.add(cards.layout().element(face).art());
        }
        unseen.removeAll(seen);
        for (Viewer viewer : TrialMatch.observers(match)) {
          areKnown(trial, match, match.table(viewer), known);
        }
      });
    }
    Set<String> content = words(trials.all().get(0).game());
    for (String key : content.isEmpty() ? Set.<String>of() : unseen) {
      if (!DIE.matcher(key).matches() && !content.contains(key.toLowerCase(Locale.ROOT))) {
        throw new AssertionError("the art key " + key + " of " + trials.all().get(0).game().id()
            + " must be an id of its content, or be seen in a match");
      }
    }
  }

  /** Returns the texts in the files of a game's content, and the last words of its texts' keys; empty if there are none. */
  private static Set<String> words(Game game) {
    Set<String> words = new TreeSet<>();
    URL place = game.getClass().getResource("/META-INF/kumite/" + game.id());
    if (place == null || !place.getProtocol().equals("file")) {
      return words;
    }
    try (Stream<Path> files = Files.walk(Path.of(place.toURI()))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        boolean isContent = file.toString().endsWith(".json");
        Matcher found = (isContent ? TEXT : KEY).matcher(Files.readString(file));
        while (found.find()) {
          words.add(found.group(1).toLowerCase(Locale.ROOT));
        }
      }
    } catch (IOException | URISyntaxException unreadable) {
      throw new AssertionError("the content of " + game.id() + " must be readable: " + unreadable, unreadable);
    }
    return words;
  }

  private void areKnown(TrialMatch trial, Match match, Table table, Set<String> known) {
    for (Element element : table.all().values()) {
      seen.add(element.art());
      unseen.remove(element.art());
      if (hasPicture(element) && !known.contains(element.art())) {
        throw trial.finding("the art " + element.art() + " of " + element.id() + " must be one of the game's art keys", match);
      }
    }
  }

  /** Returns whether an element is shown by a picture of its own: not a mere holder of others, unless it says so. */
  static boolean hasPicture(Element element) {
    return switch (element.kind()) {
      case CARD, FIGURE, TOKEN, DIE, TERRAIN -> true;
      default -> element.get("art") != null;
    };
  }
}
