package games.kumite.api;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What one observer may see of a match at one moment: trees of {@link Element elements}. Immutable.
 *
 * <p>Nothing that is hidden from the observer is in it; an unknown card is no element, it only counts in
 * the {@code count} of what holds it.
 */
public final class Table {

  private final List<Element> elements;
  private final Map<String, Element> byId;

  private Table(List<Element> elements, Map<String, Element> byId) {
    this.elements = elements;
    this.byId = byId;
  }

  /**
   * A table of these elements.
   *
   * @param elements the outermost ones, in order
   * @return the table
   * @throws IllegalArgumentException if two elements have one id
   */
  public static Table of(List<Element> elements) {
    Objects.requireNonNull(elements, "elements must not be null");
    Map<String, Element> byId = new LinkedHashMap<>();
    for (Element element : elements) {
      index(element, byId);
    }
    return new Table(List.copyOf(elements), Collections.unmodifiableMap(byId));
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
   * The outermost elements.
   *
   * @return an immutable list in the game's order
   */
  public List<Element> elements() {
    return elements;
  }

  /**
   * Every element by its id, outer before inner.
   *
   * @return an immutable map
   */
  public Map<String, Element> all() {
    return byId;
  }

  /**
   * The element of that id.
   *
   * @param id such as {@code card:S7}
   * @return the element; empty if this observer sees none of that id
   */
  public Optional<Element> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /**
   * What an element lies in or belongs to. Looks through the table.
   *
   * @param id such as {@code card:S7}
   * @return the element around it; empty if it is an outermost one, or this observer sees none of that id
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

  /** How an element differs between two tables. */
  public enum ChangeType {
    /** It is only on the later table. */
    APPEARED,
    /** It is only on the earlier table. */
    VANISHED,
    /**
     * It has another {@linkplain #parent parent}, or another place among those who stayed in the same one; that a
     * neighbour came or went moves nobody.
     */
    MOVED,
    /** Its attributes differ. */
    CHANGED
  }

  /**
   * Where an element is on a table. Immutable.
   *
   * @param parent the id of the element around it, empty for an outermost one
   * @param index which of the elements in there it is, from 0
   */
  public record Position(String parent, int index) {}

  /**
   * One difference between two tables. Immutable.
   *
   * @param difference what kind
   * @param id the element's id
   * @param before how it was, null if it appeared
   * @param after how it is, null if it vanished
   * @param from where it was, null if it appeared
   * @param to where it is, null if it vanished
   */
  public record Change(
      ChangeType difference,
      String id,
      @Nullable Element before,
      @Nullable Element after,
      @Nullable Position from,
      @Nullable Position to) {}

  /**
   * What differs between two tables of one observer. Taking from the earlier table what vanished and moved, and then
   * putting what moved and appeared at its new place, the lowest index of a parent first, gives the later one, but for
   * attributes.
   *
   * @param before the earlier one
   * @param after the later one
   * @return the changes: vanished ones in the order of the earlier table, then the others in the order
   *     of the later; an element that moved and changed is named twice
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
   * This table as canonical text: one line an element, indented by depth, attributes in order.
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
