package games.kumite.api;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The part of a match that one viewer can see at one moment, as trees of {@link Element elements}. Immutable.
 *
 * <p>It holds nothing that is hidden from the viewer. An unknown card is not an element; it only counts in the {@code
 * count} of the element that holds it.
 */
public final class Table {

  private final List<Element> elements;
  private final Map<String, Element> byId;

  private Table(List<Element> elements, Map<String, Element> byId) {
    this.elements = elements;
    this.byId = byId;
  }

  /**
   * Returns a table of elements.
   *
   * @param elements the outermost elements, in order
   * @return the table
   * @throws IllegalArgumentException if two elements have the same id
   */
  public static Table of(List<Element> elements) {
    Objects.requireNonNull(elements, "elements must not be null");
    Map<String, Element> byId = new LinkedHashMap<>(2 * count(elements));
    for (Element element : elements) {
      index(element, byId);
    }
    return new Table(List.copyOf(elements), Collections.unmodifiableMap(byId));
  }

  private static int count(List<Element> elements) {
    int count = elements.size();
    for (Element element : elements) {
      count += count(element.children());
    }
    return count;
  }

  private static void index(Element element, Map<String, Element> byId) {
    if (byId.put(element.id(), element) != null) {
      throw new IllegalArgumentException("two elements of a table are called " + element.id());
    }
    for (Element child : element.children()) {
      index(child, byId);
    }
  }

  /**
   * Returns the outermost elements.
   *
   * @return an immutable list in the game's order
   */
  public List<Element> elements() {
    return elements;
  }

  /**
   * Returns every element by its id, outer before inner.
   *
   * @return an immutable map
   */
  public Map<String, Element> all() {
    return byId;
  }

  /**
   * Returns the element with an id.
   *
   * @param id the id of the element, such as {@code card:S7}
   * @return the element; empty if this viewer sees no element with this id
   */
  public Optional<Element> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /**
   * Returns the element that encloses another one. Searches the whole table.
   *
   * @param id the id of the inner element, such as {@code card:S7}
   * @return the enclosing element; empty for an outermost element, or if this viewer sees no element with this id
   */
  public Optional<Element> parent(String id) {
    for (Element element : byId.values()) {
      for (Element child : element.children()) {
        if (child.id().equals(id)) {
          return Optional.of(element);
        }
      }
    }
    return Optional.empty();
  }

  /** The way in which an element differs between two tables. */
  public enum ChangeType {
    /** Only on the later table. */
    APPEARED,
    /** Only on the earlier table. */
    VANISHED,
    /**
     * Moved to another {@linkplain #parent parent}, or reordered among the elements that stayed with the same parent.
     * The arrival or departure of a neighbour does not count as a move.
     */
    MOVED,
    /** Changed in its attributes. */
    CHANGED
  }

  /**
   * The position of an element on a table. Immutable.
   *
   * @param parent the id of the enclosing element, empty for an outermost one
   * @param index the index among the elements of the parent, from 0
   */
  public record Position(String parent, int index) {}

  /**
   * A difference between two tables. Immutable.
   *
   * @param difference the type of the difference
   * @param id the id of the element
   * @param before the element on the earlier table, null if it appeared
   * @param after the element on the later table, null if it vanished
   * @param from the position on the earlier table, null if it appeared
   * @param to the position on the later table, null if it vanished
   */
  public record Change(
      ChangeType difference,
      String id,
      @Nullable Element before,
      @Nullable Element after,
      @Nullable Position from,
      @Nullable Position to) {}

  /**
   * Returns the differences between two tables of one viewer. They turn the earlier table into the later one, except
   * for attributes: first remove the elements that vanished or moved. Then insert those that moved or appeared at their
   * new positions, the lowest index of a parent first.
   *
   * @param before the earlier table
   * @param after the later table
   * @return the changes: vanished elements in the order of the earlier table, then the others in the order of the later
   *     one; an element that moved and changed has two entries
   */
  public static List<Change> diff(Table before, Table after) {
    Objects.requireNonNull(before, "before must not be null");
    Objects.requireNonNull(after, "after must not be null");
    return new TableDiff(before, after).changes();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Table table && table.elements.equals(elements);
  }

  @Override
  public int hashCode() {
    return elements.hashCode();
  }

  /**
   * Returns this table as canonical text. It has one line for each element, indented by depth, with attributes in
   * order.
   *
   * @return the text; equal tables give equal texts
   */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    elements.forEach(element -> write(element, "", text));
    return text.toString();
  }

  private static void write(Element element, String indent, StringBuilder text) {
    text.append(indent).append(element.id());
    element.attributes().forEach(
        (name, value) -> text.append(' ').append(name).append('=').append(value));
    text.append('\n');
    element.children().forEach(child -> write(child, indent + "  ", text));
  }
}
