package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.content.vocabulary.Effects;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * An entry of the content, with what may be changed in it.
 *
 * @param name its name
 * @param variants the contents with another entry in its place, by what is changed
 * @param plays how any of them is played
 */
record Entry(String name, Map<String, Content> variants, Function<Content, List<Plays>> plays) {

  private static final int SEEDS = 60;
  private static final Content SHIPPED = Contents.SHIPPED;

  /** What is changed and plays alike all the same. */
  List<String> alike() {
    List<Plays> shipped = plays.apply(SHIPPED);
    List<long[]> records = shipped.stream().map(each -> new long[SEEDS]).toList();
    List<String> alike = new ArrayList<>();
    variants.forEach((name, content) -> {
      if (!differs(shipped, records, plays.apply(content))) {
        alike.add(name);
      }
    });
    return alike;
  }

  private static boolean differs(List<Plays> shipped, List<long[]> records, List<Plays> other) {
    for (int seed = 0; seed < SEEDS; seed++) {
      for (int i = 0; i < shipped.size(); i++) {
        if (records.get(i)[seed] == 0) {
          records.get(i)[seed] = shipped.get(i).record(seed);
        }
        if (records.get(i)[seed] != other.get(i).record(seed)) {
          return true;
        }
      }
    }
    return false;
  }

  static Stream<DynamicTest> tests(Stream<Entry> entries) {
    return entries.map(entry -> DynamicTest.dynamicTest(entry.name, () -> assertThat(entry.alike()).isEmpty()));
  }

  /** The contents with variants of a text. */
  static Map<String, Content> of(Map<String, Effects> texts, Function<Effects, Content> with) {
    Map<String, Content> variants = new LinkedHashMap<>();
    texts.forEach((name, text) -> variants.put(name, with.apply(text)));
    return variants;
  }
}
