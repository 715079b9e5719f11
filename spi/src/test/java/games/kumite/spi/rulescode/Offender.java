package games.kumite.spi.rulescode;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collections;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Does everything that rules must not do. */
final class Offender {

  static int matches;

  List<Object> randomness() {
    Supplier<Random> source = Random::new;
    List<Object> all = List.of(
        new Random(7), source, new SplittableRandom(), new java.security.SecureRandom(), Math.random(),
        UUID.randomUUID(), ThreadLocalRandom.current(), RandomGenerator.getDefault());
    Collections.shuffle(all);
    return all;
  }

  List<Object> clock() {
    return List.of(System.currentTimeMillis(), System.nanoTime(), Instant.now(), LocalDate.now(), new Date(),
        Clock.systemUTC());
  }

  List<Object> hashOrder(Stream<String> words) {
    Supplier<Map<String, String>> made = HashMap::new;
    return List.of(
        new HashSet<String>(), made, new IdentityHashMap<String, String>(), Set.of("a", "b"), Set.of(new String[2]),
        Set.copyOf(List.of("a")), Map.of("a", 1, "b", 2), Map.ofEntries(), Map.copyOf(made.get()),
        words.collect(Collectors.toSet()),
        words.collect(Collectors.toMap(Function.identity(), String::length)),
        words.collect(Collectors.toMap(Function.identity(), String::length, Integer::sum)),
        words.collect(Collectors.groupingBy(String::length)),
        words.collect(Collectors.groupingBy(String::length, Collectors.counting())));
  }

  List<Object> identityHash(Object some, Thread.State constant) {
    return List.of(System.identityHashCode(some), some.hashCode(), constant.hashCode());
  }

  List<Object> parallel(List<String> words) {
    return List.of(words.parallelStream(), IntStream.range(0, 9).parallel(), new Thread(),
        CompletableFuture.completedFuture(1));
  }

  /** An offence one class further in. */
  static final class Nested {

    static @Nullable String last;
  }
}
