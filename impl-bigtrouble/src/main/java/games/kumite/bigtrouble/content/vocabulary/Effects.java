package games.kumite.bigtrouble.content.vocabulary;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The effects of a text in each act. Immutable; prints in the form in which it is read.
 *
 * @param first the parts in Act I, in print order
 * @param second the parts in Act II; those of Act I if the text does not distinguish the acts
 */
public record Effects(List<Part> first, List<Part> second) {

  /** A text that does nothing. */
  public static final Effects NONE = new Effects(List.of(), List.of());

  private static final Pattern ACTS = Pattern.compile("Act I: (.*); Act II: (.*)");

  /**
   * Reads a text without trigger.
   *
   * @param text the text; an empty one does nothing
   * @throws IllegalArgumentException if the text is not valid; it quotes the fault
   */
  static Effects parse(String text, Vocabulary vocabulary) {
    if (text.isEmpty()) {
      return NONE;
    }
    Matcher acts = ACTS.matcher(text);
    if (acts.matches()) {
      return new Effects(parts(acts.group(1), vocabulary), parts(acts.group(2), vocabulary));
    }
    List<Part> both = parts(text, vocabulary);
    return new Effects(both, both);
  }

  private static List<Part> parts(String text, Vocabulary vocabulary) {
    List<Part> parts = new ArrayList<>();
    for (String part : text.split(", ", -1)) {
      parts.add(Part.parse(part, vocabulary));
    }
    return List.copyOf(parts);
  }

  /** Returns the parts of an act, 1 or 2. */
  public List<Part> of(int act) {
    return act == 1 ? first : second;
  }

  /** Returns a copy in which the parts that move a token on its track come after all others (BT-RUL-96). */
  public Effects withTracksLast() {
    return new Effects(tracksLast(first), tracksLast(second));
  }

  private static List<Part> tracksLast(List<Part> parts) {
    return Stream.concat(parts.stream().filter(part -> !part.movesToken()),
        parts.stream().filter(Part::movesToken)).toList();
  }

  /** Returns whether it does nothing in either act. */
  public boolean isEmpty() {
    return first.isEmpty() && second.isEmpty();
  }

  /** Returns every effect of both acts. */
  public Stream<Effect> all() {
    Stream<Part> parts = first.equals(second) ? first.stream() : Stream.concat(first.stream(), second.stream());
    return parts.flatMap(part -> part.effects().stream());
  }

  @Override
  public String toString() {
    return first.equals(second) ? printed(first) : "Act I: " + printed(first) + "; Act II: " + printed(second);
  }

  private static String printed(List<Part> parts) {
    return parts.stream().map(Part::toString).collect(Collectors.joining(", "));
  }
}
