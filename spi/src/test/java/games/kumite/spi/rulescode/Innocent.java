package games.kumite.spi.rulescode;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Does what looks alike and is allowed. */
final class Innocent {

  static final int FACES = 6;

  List<Object> ordered(Stream<String> words, Random given) {
    List<String> all = new ArrayList<>(words.toList());
    Collections.shuffle(all, given);
    return List.of(
        new LinkedHashMap<String, String>(), new TreeMap<String, String>(), new EnumMap<>(Thread.State.class),
        Set.of(), Set.of("a"), Map.of(), Map.of("a", 1), all.hashCode(), FACES,
        all.stream().collect(Collectors.toMap(Function.identity(), String::length, Integer::sum, LinkedHashMap::new)),
        all.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList())));
  }
}
