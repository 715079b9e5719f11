package games.kumite.spi.cards;

import games.kumite.api.Element;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What is printed on the cards of a layout, and which of them look alike. Immutable. */
final class Printed {

  final String[] names;
  final String[] labels;
  final List<Map<String, Object>> attributes;

  /** What the backs show. */
  final short[] families;

  /** By face: the number of what is printed on it. */
  final short[] nameIds;

  /** By the number of a name: the faces that bear it, ascending. */
  final short[][] copies;

  /** The faces that are not the only ones of their name, numbered; -1 for the others. */
  final short[] alike;

  final Element[] elements;

  Printed(List<String> names, List<String> labels, List<Map<String, Object>> attributes, List<Integer> families) {
    this.names = names.toArray(String[]::new);
    this.labels = labels.toArray(String[]::new);
    this.attributes = List.copyOf(attributes);
    this.families = shorts(families);
    nameIds = new short[this.names.length];
    copies = copies();
    alike = alike();
    elements = elements();
  }

  /** Made once: a table shows most of the cards again and again. */
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

  /** The second card of a name is called card:name.2, the third card:name.3. */
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

  private short[] alike() {
    short[] numbers = new short[names.length];
    short next = 0;
    for (int face = 0; face < names.length; face++) {
      numbers[face] = copies[nameIds[face]].length > 1 ? next++ : -1;
    }
    return numbers;
  }

  /** Numbers the printed names, and gathers the faces of each. */
  private short[][] copies() {
    Map<String, List<Integer>> faces = new LinkedHashMap<>();
    for (int face = 0; face < names.length; face++) {
      faces.computeIfAbsent(families[face] + "/" + names[face], name -> new ArrayList<>()).add(face);
    }
    short[][] gathered = new short[faces.size()][];
    int id = 0;
    for (List<Integer> alike : faces.values()) {
      gathered[id] = shorts(alike);
      for (int face : alike) {
        nameIds[face] = (short) id;
      }
      id++;
    }
    return gathered;
  }

  private static short[] shorts(List<Integer> numbers) {
    short[] array = new short[numbers.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = numbers.get(i).shortValue();
    }
    return array;
  }
}
