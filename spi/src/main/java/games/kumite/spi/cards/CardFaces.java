package games.kumite.spi.cards;

import games.kumite.api.Element;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The printed faces of the cards of a layout. Immutable. */
final class CardFaces {

  final String[] names;
  final String[] labels;
  final List<Map<String, Object>> attributes;

  /** The families of the backs. */
  final short[] families;

  final Element[] elements;

  CardFaces(List<String> names, List<String> labels, List<Map<String, Object>> attributes, List<Integer> families) {
    this.names = names.toArray(String[]::new);
    this.labels = labels.toArray(String[]::new);
    this.attributes = List.copyOf(attributes);
    this.families = shorts(families);
    elements = elements();
  }

  /** Returns the elements of the cards, created once: a table shows most of the cards again and again. */
  private Element[] elements() {
    Element[] made = new Element[names.length];
    List<String> ids = ids();
    for (int face = 0; face < names.length; face++) {
      Map<String, Object> shown = new LinkedHashMap<>();
      shown.put("label", labels[face]);
      shown.putAll(attributes.get(face));
      made[face] = new Element(Element.Kind.CARD, ids.get(face), shown, List.of());
    }
    return made;
  }

  /** Returns the ids of the cards: the second card of a name is called card:name.2, the third card:name.3. */
  private List<String> ids() {
    Set<String> ids = new LinkedHashSet<>();
    for (String name : names) {
      String id = "card:" + name;
      for (int number = 2; !ids.add(id); number++) {
        id = "card:" + name + "." + number;
      }
    }
    return List.copyOf(ids);
  }

  private static short[] shorts(List<Integer> numbers) {
    short[] array = new short[numbers.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = numbers.get(i).shortValue();
    }
    return array;
  }
}
