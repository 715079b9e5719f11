package games.kumite.api.picture;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The short names of the pieces on a board: letters of a piece's name, and its number. Pieces with different names have
 * different letters, pieces of one colour and name different numbers, and no short name is that of a space.
 */
final class MarkNames {

  private static final int MAX_DIGITS = 2;

  private final Scene scene;
  private final Map<String, String> names = new HashMap<>();
  private final Set<String> spaces = new HashSet<>();
  private final Set<String> letters = new HashSet<>();

  MarkNames(Element board, Scene scene) {
    this.scene = scene;
    Map<List<String>, List<Element>> alike = new LinkedHashMap<>();
    for (Element child : board.children()) {
      if (child.kind() == Kind.SPACE) {
        spaces.add(upper(child.id().substring(child.id().indexOf(':') + 1)));
        child.children().forEach(piece -> add(piece, alike));
      } else {
        add(child, alike);
      }
    }
    alike.forEach(this::name);
  }

  private void add(Element piece, Map<List<String>, List<Element>> alike) {
    if (BoardPieces.isPiece(piece) && !BoardPieces.isOneOfMany(piece)) {
      List<String> words = Stream.of(scene.name(piece).split("[^\\p{L}]+")).filter(word -> !word.isEmpty()).toList();
      alike.computeIfAbsent(words, first -> new ArrayList<>()).add(piece);
    }
  }

  /** Returns the short name of a piece on the board. */
  String of(Element piece) {
    return names.getOrDefault(piece.id(), "");
  }

  private static String upper(String text) {
    return text.toUpperCase(Locale.ROOT);
  }

  /** Names the pieces whose names differ in their numbers alone. */
  private void name(List<String> words, List<Element> pieces) {
    boolean areNumbered = pieces.stream().anyMatch(piece -> !number(piece).isEmpty());
    List<String> candidates = candidates(words, areNumbered);
    String start = candidates.stream().filter(candidate -> !letters.contains(upper(candidate))
            && pieces.stream().noneMatch(piece -> spaces.contains(upper(candidate + number(piece)))))
        .findFirst().orElse(candidates.get(0));
    letters.add(upper(start));
    Set<String> taken = new HashSet<>();
    for (Element piece : pieces) {
      String name = start + number(piece);
      for (int next = 1; !taken.add(scene.color(piece) + " " + name) || spaces.contains(upper(name)); next++) {
        name = start + next;
      }
      names.put(piece.id(), name);
    }
  }

  /** Returns the initials of one or two words, then the first letter with each other letter of the name. */
  private static List<String> candidates(List<String> words, boolean areNumbered) {
    String initials = words.stream().limit(2).map(word -> upper(word.substring(0, word.offsetByCodePoints(0, 1))))
        .collect(Collectors.joining());
    if (initials.isEmpty()) {
      return List.of("");
    }
    String first = initials.substring(0, initials.offsetByCodePoints(0, 1));
    Set<String> candidates = new LinkedHashSet<>(List.of(areNumbered ? first : initials, initials));
    String.join("", words).codePoints().skip(1)
        .forEach(letter -> candidates.add(first + Character.toString(letter).toLowerCase(Locale.ROOT)));
    return List.copyOf(candidates);
  }

  /** Returns the number at the end of an id; empty if it has none or a long one. */
  private static String number(Element piece) {
    String digits = piece.id().replaceFirst("^.*?([0-9]*)$", "$1");
    return digits.length() > MAX_DIGITS ? "" : digits;
  }
}
