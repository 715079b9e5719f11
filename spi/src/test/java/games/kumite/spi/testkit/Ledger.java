package games.kumite.spi.testkit;

import games.kumite.spi.Inspection;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The ids of a ledger in its order.
 *
 * @param rules ids of rules and rulings
 * @param examples ids of worked examples: those written out, and those of a numbered list
 * @param twice ids that are defined more than once
 */
record Ledger(Set<String> rules, Set<String> examples, List<String> twice) {

  private static final Pattern NUMBERED = Pattern.compile("^([0-9]+)\\. ");
  private static final String EXAMPLES = "## Worked examples";

  static Ledger read(Path file) {
    try {
      return parse(Files.readString(file, StandardCharsets.UTF_8));
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot read the ledger " + file.toAbsolutePath(), failure);
    }
  }

  static Ledger parse(String text) {
    Set<String> rules = new LinkedHashSet<>();
    Set<String> examples = new LinkedHashSet<>();
    List<String> twice = new ArrayList<>();
    List<String> defined = Inspection.definedRules(text);
    for (String id : defined) {
      if (!(id.contains("-EX-") ? examples : rules).add(id)) {
        twice.add(id);
      }
    }
    String prefix = prefix(defined);
    boolean isAmongExamples = false;
    for (String line : text.lines().toList()) {
      isAmongExamples = line.startsWith("## ") ? line.strip().equals(EXAMPLES) : isAmongExamples;
      Matcher numbered = NUMBERED.matcher(line);
      if (isAmongExamples && numbered.find()) {
        String id = String.format("%s-EX-%02d", prefix, Integer.parseInt(numbered.group(1)));
        if (!examples.add(id)) {
          twice.add(id);
        }
      }
    }
    return new Ledger(rules, examples, twice);
  }

  private static String prefix(List<String> ids) {
    return ids.isEmpty() ? "" : ids.get(0).substring(0, ids.get(0).indexOf('-'));
  }

  /** Returns the beginning of all ids, up to the first dash. */
  String prefix() {
    return prefix(List.copyOf(rules));
  }

  boolean has(String id) {
    return rules.contains(id) || examples.contains(id);
  }

  /** Returns the ids that are not cited, in the ledger's order. */
  List<String> without(Set<String> cited) {
    List<String> uncited = new ArrayList<>(rules);
    uncited.addAll(examples);
    uncited.removeAll(cited);
    return uncited;
  }

  int size() {
    return rules.size() + examples.size();
  }
}
