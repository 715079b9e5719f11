package games.kumite.spi.engine.start;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game's numbered rules, read from {@code META-INF/kumite/<game>/RULES.md}. A rule begins a line, or an item of a
 * list, with its id in bold, {@code - **XX-YYY-01** text} or {@code - **XX-01** text}, and continues in the lines below it
 * until a list, a heading, a table or an empty line begins. Its text is what a player reads: without the marks of sources,
 * such as {@code (source: Setup)}, and without the reasons of a ruling after {@code Why:}. Immutable and thread-safe.
 */
public final class RuleBook {

  private static final Pattern RULE =
      Pattern.compile("(?:- )?\\*\\*([A-Z]{2}(?:-[A-Z0-9]+)?-[0-9]+[a-z]?)\\b([^*]*)\\*\\*:? *(.*)");
  private static final Pattern END = Pattern.compile("\\s*|(- |#|\\||[0-9]+\\. ).*");

  private static final Pattern SOURCE = Pattern.compile(" *\\(source: [^()]*(?:\\([^()]*\\)[^()]*)*\\)");
  private static final Pattern ORIGIN =
      Pattern.compile("^\\((?:seed|book)\\) *| *\\((?:seed|family|authored|public|book|ruling)\\b[^()]*\\)$");
  private static final Pattern DECISION = Pattern.compile("^Decided here(?: \\([^()]*\\))?: (.)");
  private static final Pattern REASON = Pattern.compile(" *\\bWhy: .*$");

  private final Map<String, String> texts;
  private final List<String> defined;

  private RuleBook(Map<String, String> texts, List<String> defined) {
    this.texts = Collections.unmodifiableMap(texts);
    this.defined = List.copyOf(defined);
  }

  /** Returns the rules beside a plugin's texts, without any if it ships none. */
  public static RuleBook of(Class<?> anchor, String game) {
    try (InputStream in = anchor.getResourceAsStream("/META-INF/kumite/" + game + "/RULES.md")) {
      return parse(in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot read the rules of " + game, failure);
    }
  }

  public static RuleBook parse(String markdown) {
    Map<String, String> texts = new LinkedHashMap<>();
    List<String> defined = new ArrayList<>();
    String id = "";
    for (String line : markdown.lines().toList()) {
      Matcher rule = RULE.matcher(line);
      if (rule.matches()) {
        id = rule.group(1);
        defined.add(id);
        texts.putIfAbsent(id, (rule.group(2).strip() + " " + plain(rule.group(3))).strip());
      } else if (END.matcher(line).matches()) {
        id = "";
      } else if (!id.isEmpty()) {
        texts.merge(id, plain(line), (before, more) -> (before + " " + more).strip());
      }
    }
    return new RuleBook(texts, defined);
  }

  /** Returns a line without its sources, its origin and its reasons. */
  private static String plain(String line) {
    String rule = REASON.matcher(SOURCE.matcher(line.strip()).replaceAll("")).replaceFirst("");
    String decided = DECISION.matcher(rule).replaceFirst(start -> Matcher.quoteReplacement(start.group(1).toUpperCase(Locale.ROOT)));
    return ORIGIN.matcher(decided).replaceAll("").strip();
  }

  /** Returns these rules and those of another book whose ids are not among these. */
  public RuleBook and(RuleBook other) {
    Map<String, String> all = new LinkedHashMap<>(texts);
    other.texts.forEach(all::putIfAbsent);
    List<String> ids = new ArrayList<>(defined);
    other.defined.stream().filter(id -> !texts.containsKey(id)).forEach(ids::add);
    return new RuleBook(all, ids);
  }

  public Optional<String> text(String id) {
    return Optional.ofNullable(texts.get(id));
  }

  /** Returns the ids in the order of their definitions, repeated as often as they are defined. */
  public List<String> defined() {
    return defined;
  }

  public List<String> ids() {
    return List.copyOf(texts.keySet());
  }
}
