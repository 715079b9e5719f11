package games.kumite.api;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An element of a {@link Table}: a seat, a hand, a card, a space and so on. Immutable.
 *
 * <p>The id is {@code kind:name}. It is unique on its table and has the same meaning in actions and events. Attributes
 * are Integers, Booleans, Strings, Lists of Integers or of Strings, {@link References} to other elements and {@link
 * Sum}s. A value that is not for display is one word in lower case; several words or numbers are a list. {@link Kind}
 * defines the names of the common attributes; a game may add others, which a generic frontend shows as text. Every
 * element may have a {@code label} (its display name), a {@code text} (its effect) and {@code art} (the key of its
 * picture, see {@link #art}). {@link #isDisplayText} tells texts for display from other values.
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
     * A playing surface of one of three sorts; y grows downwards.
     *
     * <p>A grid has {@code columns} and {@code rows}. An open table has {@code width} and {@code height} in its
     * {@code unit} (a text such as {@code 0.1 mm}), and is {@code shape} {@code round} or a rectangle; what lies on it has
     * {@code x} and {@code y}. A graph has neither, and its spaces have {@code links}.
     */
    BOARD,
    /**
     * A place on a board. On a grid: {@code column}, {@code row} (both from 1, row 1 at the top). On a graph: {@code links}
     * to its neighbours, drawn as lines; {@code gateways} to spaces that may be far, drawn as marks of one colour; {@code x}
     * and {@code y}, whole numbers in a unit of the board's own, on all spaces of a board or on none. {@code zone}: the part
     * of the board that it belongs to.
     */
    SPACE,
    /**
     * A figure that acts: {@code owner}, {@code health}, {@code wounds}, {@code column}, {@code row} or {@code x}, {@code y},
     * {@code radius}, {@code facing}.
     */
    FIGURE,
    /** A marker or piece: {@code owner}, {@code x}, {@code y}, {@code count}. */
    TOKEN,
    /** A counter: {@code value}, {@code min}, {@code max}. */
    TRACK,
    /**
     * A die that lies on the table: {@code face} (a number from 1), {@code sides}; {@code symbol} if its faces have any;
     * {@code owner}, the seat that rolled it; {@code roll}, a word for what it was rolled for; {@code turned} if a rule
     * has turned it since. A die stays until the next roll.
     */
    DIE,
    /**
     * A part of the scenery: {@code kind}, {@code x}, {@code y}, {@code width}, {@code height}, or {@code corners} (a list
     * of numbers: x, y, x, y...); {@code base}, the height above the ground at which it begins.
     */
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
    attributes = AttributeMap.of(attributes);
    children = List.copyOf(children);
    if (!id.startsWith(kind.word() + ":")) {
      throw new IllegalArgumentException("the id of a " + kind + " must begin with " + kind.word()
          + ":, was " + id);
    }
  }

  /**
   * Returns whether attributes with a name are texts for display, which depend on the language.
   *
   * @param attribute the name of an attribute
   * @return true for {@code label}, {@code text}, {@code name}, {@code title} and names that end in {@code -text}
   */
  public static boolean isDisplayText(String attribute) {
    return switch (attribute) {
      case "label", "text", "name", "title" -> true;
      default -> attribute.endsWith("-text");
    };
  }

  /**
   * Returns an attribute.
   *
   * @param name the name of the attribute
   * @return an Integer, Boolean, String, List, {@link References} or {@link Sum}; null if this element has no such
   *     attribute
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
   * Returns the numbers in an attribute that is a list of numbers.
   *
   * @param name the name of the attribute
   * @return the numbers in order; empty if this element has no such attribute, or it holds anything else
   */
  public List<Integer> numbers(String name) {
    return list(name, Integer.class);
  }

  /**
   * Returns the words in an attribute that is a list of words.
   *
   * @param name the name of the attribute
   * @return the words in order; empty if this element has no such attribute, or it holds anything else
   */
  public List<String> words(String name) {
    return list(name, String.class);
  }

  private <T> List<T> list(String name, Class<T> type) {
    return attributes.get(name) instanceof List<?> values && values.stream().allMatch(type::isInstance)
        ? values.stream().map(type::cast).toList() : List.of();
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
   * @return the attribute {@code label}, else a seat's {@code name}, else the id without its kind
   */
  public String label() {
    Object label = attributes.getOrDefault("label", kind == Kind.SEAT ? attributes.get("name") : null);
    return label != null ? label.toString() : id.substring(id.indexOf(':') + 1);
  }

  /**
   * Returns the key of this element's picture. Copies of a card share it, and it is the same in every language.
   *
   * @return the attribute {@code art}; else the symbol or the number of sides and the face of a die, {@code d6-4}; else
   *     the name in the id without the number of a copy, {@code katana} for {@code card:katana.2}
   */
  public String art() {
    if (attributes.get("art") instanceof String art) {
      return art;
    }
    if (kind == Kind.DIE) {
      Object symbol = attributes.get("symbol");
      return symbol != null ? symbol.toString() : "d" + attributes.get("sides") + "-" + attributes.get("face");
    }
    String name = id.substring(id.indexOf(':') + 1);
    int end = name.length();
    while (end > 0 && name.charAt(end - 1) >= '0' && name.charAt(end - 1) <= '9') {
      end--;
    }
    return end > 1 && end < name.length() && name.charAt(end - 1) == '.' ? name.substring(0, end - 1) : name;
  }
}
