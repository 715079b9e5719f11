package games.kumite.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

/** Attributes of an element under construction are a map in the order of their names. */
final class NodeAttributesTests {

  @Test
  void attributes_areThoseOfAMap_inTheOrderInWhichTheyWereSetFirst() {
    NodeAttributes attributes = new NodeAttributes();
    Map<String, Object> expected = new LinkedHashMap<>();
    for (int i = 0; i < 20; i++) {
      String name = new String("name" + i % 11); // another object for an equal name
      assertThat(attributes.put(name, i)).isEqualTo(expected.put(name, i));
      assertThat(attributes).isEqualTo(expected).hasSize(expected.size()).hasSameHashCodeAs(expected);
      assertThat(List.copyOf(attributes.keySet())).isEqualTo(List.copyOf(expected.keySet()));
    }
    assertThat(attributes.get("name3")).isEqualTo(14);
    assertThat(attributes.get("name11")).isNull();
  }

  @Test
  void iterator_ends_afterTheLast() {
    NodeAttributes attributes = new NodeAttributes();
    attributes.put("value", 1);
    Iterator<Map.Entry<String, Object>> entries = attributes.entrySet().iterator();
    assertThat(entries.next()).isEqualTo(Map.entry("value", 1));
    assertThat(entries.hasNext()).isFalse();
    assertThatThrownBy(entries::next).isInstanceOf(NoSuchElementException.class);
  }
}
