package games.kumite.bigtrouble;

import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.effect.ShippedWords;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Texts that say a little else: without one of their parts, with another number, target, name, context or scope. */
final class Variants {

  private static final Pattern NUMBER = Pattern.compile("(?<=[(,])-?[0-9](?=[),])");
  private static final Pattern TARGET =
      Pattern.compile("(?<=\\()(self|any|other|here|each|near|streets|underground|shops|L[123]|mostChi|owner|at)(?=[,)])");
  private static final Pattern CONTEXT = Pattern.compile("(?<=\\()(combat|skill|defense)(?=[,)])");
  private static final Pattern MINION = Pattern.compile("(?<=spawn\\()[A-Za-z]+");
  private static final Pattern ITEM = Pattern.compile("(?<=item\\()[A-Za-z]+");
  private static final Pattern UNIQUE = Pattern.compile("(?<=unique\\()UQ[0-9]");
  private static final Pattern SPACE = Pattern.compile("(?<=,)(?:here|[A-Z][0-9-]+)(?=\\))");
  private static final Pattern SCOPE = Pattern.compile(" (/turn|if moved)$| for [A-Za-z0-9]+$");
  private static final Pattern UP_TO = Pattern.compile("(?<=up to )[2-9]");

  private Variants() {}

  /** Every variant of a text, by what is changed. */
  static Map<String, Effects> of(Effects effects) {
    boolean isOne = effects.first().equals(effects.second());
    Map<String, Effects> variants = new LinkedHashMap<>();
    for (int act = 1; act <= (isOne ? 1 : 2); act++) {
      List<Part> parts = effects.of(act);
      for (int at = 0; at < parts.size(); at++) {
        for (String text : changed(parts.get(at).toString())) {
          List<Part> left = new ArrayList<>(parts);
          left.remove(at);
          if (!text.isEmpty()) {
            left.add(at, ShippedWords.ALL.effects(text).first().get(0));
          }
          List<Part> all = List.copyOf(left);
          variants.put("act " + act + ": " + parts.get(at) + " => " + text,
              new Effects(isOne || act == 1 ? all : effects.first(), isOne || act == 2 ? all : effects.second()));
        }
      }
    }
    return variants;
  }

  /** Every variant of texts with triggers. */
  static Map<String, List<Clause>> of(List<Clause> clauses) {
    Map<String, List<Clause>> variants = new LinkedHashMap<>();
    for (int i = 0; i < clauses.size(); i++) {
      Clause clause = clauses.get(i);
      int at = i;
      of(clause.effects()).forEach((name, effects) -> {
        List<Clause> changed = new ArrayList<>(clauses);
        if (effects.isEmpty()) {
          changed.remove(at);
        } else {
          changed.set(at, new Clause(clause.trigger(), clause.price(), effects));
        }
        variants.put(name, changed);
      });
    }
    return variants;
  }

  /** What a part may be changed to; an empty text takes it off. */
  private static List<String> changed(String part) {
    List<String> texts = new ArrayList<>(List.of(""));
    add(texts, part, NUMBER, Variants::number);
    add(texts, part, TARGET, target -> target.equals("self") ? "each" : "self");
    add(texts, part, CONTEXT, context -> context.equals("combat") ? "skill" : "combat");
    add(texts, part, MINION, minion -> minion.equals("LordOfDeath") ? "Guardian" : "LordOfDeath");
    add(texts, part, ITEM, item -> item.equals("FortuneCookie") ? "HugeBuzz" : "FortuneCookie");
    add(texts, part, UNIQUE, card -> card.equals("UQ1") ? "UQ2" : "UQ1");
    add(texts, part, UP_TO, Variants::number);
    if (part.startsWith("rubble")) {
      texts.add("rubble(L3-8)");
    }
    if (part.startsWith("spawn")) {
      add(texts, part, SPACE, space -> space.startsWith("L") ? "L3-8" : "S13");
    }
    add(texts, part, SCOPE, scope -> "");
    return texts;
  }

  private static void add(List<String> texts, String part, Pattern word, java.util.function.UnaryOperator<String> other) {
    Matcher found = word.matcher(part);
    while (found.find()) {
      texts.add(part.substring(0, found.start()) + other.apply(found.group()) + part.substring(found.end()));
    }
  }

  private static String number(String number) {
    int value = Integer.parseInt(number);
    return String.valueOf(value == 1 ? 2 : value < 0 ? value - 1 : value - 1);
  }

  /** The lists without one of their words, and with another word in its place. */
  static List<List<String>> of(List<String> words, String one, String other) {
    List<List<String>> variants = new ArrayList<>();
    for (int at = 0; at < words.size(); at++) {
      List<String> less = new ArrayList<>(words);
      less.remove(at);
      variants.add(less);
      List<String> changed = new ArrayList<>(words);
      changed.set(at, words.get(at).equals(one) ? other : one);
      variants.add(changed);
    }
    return variants.stream().distinct().collect(Collectors.toList());
  }
}
