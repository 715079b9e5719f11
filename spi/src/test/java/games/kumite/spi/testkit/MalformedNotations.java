package games.kumite.spi.testkit;

import games.kumite.api.Element;
import games.kumite.api.Match;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Texts that are not legal notations, or nearly not. */
final class MalformedNotations {

  private static final int MUTATIONS = 40;
  private static final List<String> ALWAYS = List.of(
      "", " ", "\t", "\n", "\r\n", "0", "-1", ":", "#", ";", "\"", "start", "pass ", " pass", "PASS", "null", "true",
      "a".repeat(10_000), "play ".repeat(2_000), "x ".repeat(65).strip(), "play card:", "play :S7", "play card:ZZ99",
      "seat:1", "play seat:99", "play 99999999999999999999", "play -2147483648", "play 1e3", "play 0x10", "play 1.5",
      "play\u0000", "\u0007\u001b[31m", "play\u00a0card:S7", "play\u2003card:S7", "\u202eplay", "\ufeffplay",
      "\u0438\u0433\u0440\u0430\u0442\u044c", "\u51fa\u724c \u5361", "\u05e9\u05d7\u05e7", "\ud83c\udca1",
      "\ud800", "e\u0301", "${jndi}", "%s%n", "{0}", "../../x", "play card:S7 ; deck=1 #000000",
      "[Seed \"1\"]");

  private MalformedNotations() {}

  /** Returns notations to try at a position; some of the mutations may happen to be legal. */
  static Set<String> of(Match match, List<String> legal, List<String> seenBefore, SeededRandom random) {
    Set<String> texts = new LinkedHashSet<>(ALWAYS);
    texts.addAll(seenBefore);
    List<String> ids = ids(match);
    if (!legal.isEmpty()) {
      for (int i = 0; i < MUTATIONS; i++) {
        texts.add(mutated(legal.get(random.nextInt(legal.size())), ids, random));
      }
    }
    return texts;
  }

  private static List<String> ids(Match match) {
    Set<String> ids = new LinkedHashSet<>();
    TrialMatch.observers(match).forEach(viewer -> ids.addAll(match.table(viewer).all().keySet()));
    for (Element.Kind kind : Element.Kind.values()) {
      ids.add(kind.word() + ":nowhere");
    }
    return List.copyOf(ids);
  }

  private static String mutated(String notation, List<String> ids, SeededRandom random) {
    List<String> words = new ArrayList<>(Arrays.asList(notation.split(" ")));
    int word = random.nextInt(words.size());
    int at = notation.isEmpty() ? 0 : random.nextInt(notation.length());
    switch (random.nextInt(12)) {
      case 0 -> words.set(word, ids.get(random.nextInt(ids.size())));
      case 1 -> words.add(ids.get(random.nextInt(ids.size())));
      case 2 -> words.remove(word);
      case 3 -> words.add(word, words.get(word));
      case 4 -> words.add(String.valueOf(random.nextInt(20) - 10));
      case 5 -> words.set(word, words.get(word).toUpperCase(java.util.Locale.ROOT));
      case 6 -> words.set(word, "");
      case 7 -> {
        return notation.substring(0, at);
      }
      case 8 -> {
        return notation.substring(0, at) + (char) (' ' + random.nextInt(95)) + notation.substring(at + 1);
      }
      case 9 -> {
        return notation + (random.nextInt(2) == 0 ? "\n" : " ");
      }
      case 10 -> words.set(word, "2147483647");
      default -> java.util.Collections.reverse(words);
    }
    return String.join(" ", words);
  }
}
