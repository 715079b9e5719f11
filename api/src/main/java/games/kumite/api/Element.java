package games.kumite.api;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An element of a {@link Table}: a seat, a hand, a card, a space and so on. Immutable.
 *
 * <p>The id is {@code kind:name}. It is unique on its table and has the same meaning in actions and events. Attributes
 * are Integers, Booleans, Strings, {@link References} to other elements and {@link Sum}s. {@link Kind} defines the
 * names of the common attributes; a game may add others, which a generic frontend shows as text. Every element may have
 * a {@code label} (its display name) and a {@code text} (its effect).
 *
 * @param kind the kind of element
 * @param id the id, such as {@code card:S7}
 * @param attributes the attributes, in the game's order
 * @param children the elements on it or belonging to it, in order
 */
public record Element(
    Kind kind, String id, Map<String, Object> attributes, List<Element> children) {

  /** The kind of an element, with its common attributes. */
  public enum Kind {
    /** A seat: {@code name}, {@code team}, {@code active}. */
    SEAT,
    /** Cards that one seat holds: {@code owner} (a seat's id), {@code count}; known cards inside. */
    HAND,
    /** A face-down stack: {@code count}, {@code owner} if it belongs to a seat; known cards inside, top first. */
    DECK,
    /** A face-up heap or row: {@code count}; its cards inside, top first. {@code folded}: only its top matters. */
    PILE,
    /** A card whose face the viewer knows: {@code name}, {@code text}, and the values that are printed on it. */
    CARD,
    /**
     * A playing surface: {@code columns} and {@code rows}, or {@code width} and {@code height} in its unit; y grows
     * downwards.
     */
    BOARD,
    /** A place on a board: {@code column}, {@code row} (both from 1, row 1 at the top), {@code links} to others. */
    SPACE,
    /**
     * A figure that acts: {@code owner}, {@code health}, {@code column}, {@code row} or {@code x}, {@code y}, {@code
     * facing}.
     */
    FIGURE,
    /** A marker or piece: {@code owner}, {@code x}, {@code y}, {@code count}. */
    TOKEN,
    /** A counter: {@code value}, {@code min}, {@code max}. */
    TRACK,
    /** A die that lies on the table: {@code face} (a number from 1), {@code sides}; {@code symbol} if its faces have any. */
    DIE,
    /** A part of the scenery: {@code x}, {@code y}, {@code width}, {@code height}. */
    TERRAIN;

    /**
     * Returns the word with which the ids of this kind begin.
     *
     * @return the kind in lower case
     */
    public String word() {
      return WORDS[ordinal()];
    }

    private static final String[] WORDS = java.util.Arrays.stream(values())
        .map(kind -> kind.name().toLowerCase(Locale.ROOT)).toArray(String[]::new);
  }

  /** Validates the components and copies the attributes and children. */
  public Element {
    Objects.requireNonNull(kind, "kind must not be null");
    Objects.requireNonNull(id, "id must not be null");
    Objects.requireNonNull(attributes, "attributes must not be null");
    Objects.requireNonNull(children, "children must not be null");
    attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
    children = List.copyOf(children);
    if (!id.startsWith(kind.word() + ":")) {
      throw new IllegalArgumentException("the id of a " + kind + " must begin with " + kind.word()
          + ":, was " + id);
    }
  }

  /**
   * Returns an attribute.
   *
   * @param name the name of the attribute
   * @return an Integer, Boolean, String, {@link References} or {@link Sum}; null if this element has no such attribute
   */
  public @Nullable Object get(String name) {
    return attributes.get(name);
  }

  /**
   * Returns the ids in an attribute that names other elements.
   *
   * @param name the name of the attribute
   * @return the ids; empty if this element has no such attribute
   */
  public List<String> references(String name) {
    return attributes.get(name) instanceof References references ? references.ids() : List.of();
  }

  /**
   * Returns a numeric attribute, or the value of a sum.
   *
   * @param name the name of the attribute
   * @return the number
   * @throws IllegalArgumentException if this element has no number with this name
   */
  public int number(String name) {
    if (attributes.get(name) instanceof Integer number) {
      return number;
    } else if (attributes.get(name) instanceof Sum sum) {
      return sum.value();
    }
    throw new IllegalArgumentException(
        id + " has no number " + name + ", only " + attributes.keySet());
  }

  /**
   * Returns the display name.
   *
   * @return the attribute {@code label}, or the id without its kind if there is none
   */
  public String label() {
    Object label = attributes.get("label");
    return label != null ? label.toString() : id.substring(id.indexOf(':') + 1);
  }
}
