package games.kumite.spi.testkit;

import games.kumite.api.Element;
import games.kumite.api.Match;
import games.kumite.api.References;
import games.kumite.api.Sum;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The attributes that {@link Element.Kind} defines: they exist, have the defined types, and refer to elements of the
 * table.
 */
final class Attributes {

  private static final Pattern ART = Pattern.compile("[A-Za-z0-9._-]+");

  private static final Pattern WORD = Pattern.compile("[a-z0-9][a-z0-9+/-]*|[a-z]+:[A-Za-z0-9._-]+|");

  /** Attributes with a form of their own; a mark is the character that stands for a seat on a board. */
  private static final List<String> FREE = List.of("art", "unit", "owner", "mark", "campaign");

  private final TrialMatches trials;

  Attributes(TrialMatches trials) {
    this.trials = trials;
  }

  /** Checks the attributes along every trial, for every viewer. */
  void areAsAgreed() {
    for (TrialMatch trial : trials.all()) {
      trial.walk((match, position) -> {
        for (Viewer viewer : TrialMatch.observers(match)) {
          table(trial, match, match.table(viewer));
        }
      });
    }
  }

  private static void table(TrialMatch trial, Match match, Table table) {
    for (Element element : table.all().values()) {
      switch (element.kind()) {
        case SEAT -> {
          is(trial, match, element, "name", String.class);
          is(trial, match, element, "team", Integer.class);
          may(trial, match, element, "active", Boolean.class);
        }
        case TRACK -> track(trial, match, element);
        case DIE -> die(trial, match, element);
        case CARD -> may(trial, match, element, "text", String.class);
        case TERRAIN -> may(trial, match, element, "corners", List.class);
        case HAND, DECK, PILE -> is(trial, match, element, "count", Integer.class);
        case BOARD -> board(trial, match, element);
        case SPACE -> space(trial, match, table, element);
        case FIGURE, TOKEN -> {
          may(trial, match, element, "x", Integer.class);
          may(trial, match, element, "y", Integer.class);
        }
        default -> { }
      }
      if (element.get("art") != null && !(element.get("art") instanceof String art && ART.matcher(art).matches())) {
        throw trial.finding("the art of " + element.id() + " must be of letters, digits and .-_, was " + element.get("art"),
            match);
      }
      element.attributes().forEach((name, value) -> {
        refers(trial, match, table, element, name, value);
        isInWords(trial, match, element, name, value);
      });
    }
  }

  /** A board is a grid, an open table or a graph, and the spaces of a graph all have places or none has. */
  private static void board(TrialMatch trial, Match match, Element board) {
    may(trial, match, board, "unit", String.class);
    for (List<String> both : List.of(List.of("columns", "rows"), List.of("width", "height"))) {
      if (board.get(both.get(0)) != null || board.get(both.get(1)) != null) {
        is(trial, match, board, both.get(0), Integer.class);
        is(trial, match, board, both.get(1), Integer.class);
      }
    }
    List<Element> spaces = board.children().stream().filter(child -> child.kind() == Element.Kind.SPACE).toList();
    long placed = spaces.stream().filter(space -> space.get("x") instanceof Integer && space.get("y") instanceof Integer)
        .count();
    if (placed > 0 && placed < spaces.size()) {
      throw trial.finding("all spaces of " + board.id() + " must have x and y or none, " + placed + " of " + spaces.size()
          + " had", match);
    }
    if (board.get("columns") instanceof Integer columns && board.get("rows") instanceof Integer rows) {
      for (Element space : spaces) {
        isWithin(trial, match, space, "column", columns);
        isWithin(trial, match, space, "row", rows);
      }
    }
  }

  private static void isWithin(TrialMatch trial, Match match, Element space, String name, int max) {
    is(trial, match, space, name, Integer.class);
    if (space.number(name) < 1 || space.number(name) > max) {
      throw trial.finding("the " + name + " of " + space.id() + " must be 1.." + max + ", was " + space.number(name), match);
    }
  }

  private static void space(TrialMatch trial, Match match, Table table, Element space) {
    for (String name : List.of("links", "gateways")) {
      may(trial, match, space, name, References.class);
      for (String id : space.references(name)) {
        if (table.find(id).filter(other -> other.kind() == Element.Kind.SPACE).isEmpty()) {
          throw trial.finding("the attribute " + name + " of " + space.id() + " must refer to spaces, was " + id, match);
        }
      }
    }
  }

  private static void track(TrialMatch trial, Match match, Element track) {
    is(trial, match, track, "value", Integer.class);
    may(trial, match, track, "min", Integer.class);
    may(trial, match, track, "max", Integer.class);
    boolean isLow = track.get("min") != null && track.number("value") < track.number("min");
    boolean isHigh = track.get("max") != null && track.number("value") > track.number("max");
    if (isLow || isHigh) {
      throw trial.finding("the value of " + track.id() + " must be within its min and max, was " + track.attributes(),
          match);
    }
  }

  /** Checks a die: a face is the number on top; a symbol has an attribute of its own. */
  private static void die(TrialMatch trial, Match match, Element die) {
    is(trial, match, die, "sides", Integer.class);
    is(trial, match, die, "face", Integer.class);
    may(trial, match, die, "symbol", String.class);
    if (die.number("face") < 0 || die.number("face") > die.number("sides")) {
      throw trial.finding("the face of " + die.id() + " must be one of its sides, was " + die.attributes(), match);
    }
  }

  /** Checks that a value which is not for display is one word or number, and that several are a list. */
  private static void isInWords(TrialMatch trial, Match match, Element element, String name, Object value) {
    boolean isFree = Element.isDisplayText(name) || FREE.contains(name);
    for (Object one : value instanceof List<?> list ? list : List.of(value)) {
      boolean isWord = !(one instanceof String text) || isFree || WORD.matcher(text).matches();
      if (!isWord || value instanceof List<?> && !(one instanceof String) && !(one instanceof Integer)) {
        throw trial.finding("the attribute " + name + " of " + element.id() + " must be one word in lower case or a list of"
            + " words, was \"" + one + "\"", match);
      }
    }
  }

  private static void refers(TrialMatch trial, Match match, Table table, Element element, String name, Object value) {
    if (value instanceof References references) {
      references.ids().forEach(id -> isThere(trial, match, table, element, name, id));
    } else if (value instanceof Sum sum) {
      sum.parts().forEach(part -> isThere(trial, match, table, element, name, part.source()));
    } else if (name.equals("owner") && value.toString().startsWith("seat:")) {
      isThere(trial, match, table, element, name, value.toString());
    } else if (!name.equals("owner") && value instanceof String text && isIds(table, text)) {
      throw trial.finding("the attribute " + name + " of " + element.id() + " must refer by References, was \"" + text
          + "\" in words", match);
    }
  }

  /** Returns whether words are distinct ids of this table. */
  private static boolean isIds(Table table, String text) {
    return text.indexOf(':') > 0 && Arrays.stream(text.split(" ")).allMatch(word -> table.find(word).isPresent());
  }

  private static void isThere(TrialMatch trial, Match match, Table table, Element element, String name, String id) {
    if (table.find(id).isEmpty()) {
      throw trial.finding("the attribute " + name + " of " + element.id() + " refers to " + id
          + ", which is not on this table", match);
    }
  }

  private static void may(TrialMatch trial, Match match, Element element, String name, Class<?> type) {
    if (element.get(name) != null) {
      is(trial, match, element, name, type);
    }
  }

  private static void is(TrialMatch trial, Match match, Element element, String name, Class<?> type) {
    Object value = element.get(name);
    boolean isSum = type == Integer.class && value instanceof Sum;
    if (!type.isInstance(value) && !isSum) {
      throw trial.finding(element.id() + " must have the attribute " + name + " as " + type.getSimpleName() + ", was "
          + value, match);
    }
  }
}
