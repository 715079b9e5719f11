package games.kumite.tmnt.content;

import games.kumite.tmnt.effect.CardWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Draws texts of effects from the whole vocabulary, of those that may stand on a card of some type. */
public final class LegalTexts {

  private static final List<String> VERBS = List.of("STR +2", "STR -3", "STR +2 CHOICE", "STR +3 SIDE",
      "STR -4 MONSTER", "RUN +1", "RUN -2", "REROLL RUN OWN", "REROLL RUN ANY", "SETDIE CHOICE", "ESCAPE ALL SELF",
      "ESCAPE ALL SIDE", "NOESCAPE", "NOPURSUE LEVEL<=2", "NOHELP", "LEVELONLY", "LEVELONLY_HELPER", "NOONESHOT",
      "WINTIES", "LEVEL -1", "LEVEL -2", "LEVEL +1", "LEVEL +1 TARGET", "STEALLEVEL 1 TARGET",
      "REDUCE_LEVEL_LOSS 1 ON BADSTUFF", "DIE", "LOSE ITEM 1 LEFT", "LOSE ITEM:BEST 2 VICTIM",
      "LOSE ITEM:EQUIPPED ALL", "LOSE ITEM:HANDS 1 RIGHT", "LOSE STANCE 1 VICTIM", "LOSE KATA 2 LEFT",
      "LOSE ALLY ALL", "LOSE HAND 2 RANDOM", "LOSE HAND 3 VICTIM", "LOSE GOLD 600 RIGHT", "LOSE KATA ALL",
      "DRAW DOOR 1", "DRAW TREASURE 2", "DRAW DOOR 2 THEN LOSE ONE_OF_THEM", "NEXT -2", "NEXTRUN -1",
      "CANCELTRAP SELF", "ADDMONSTER HAND", "MATE", "REMOVE MONSTER(ANY) TREASURE",
      "REMOVE MONSTER(TAG=FOOT) NOTREASURE", "REMOVE MONSTER(LEVEL>=8) TREASURE", "TREASURE +1", "TREASURE -2 MIN1",
      "TREASURE -2", "FORCEHELP", "EXTRASLOT HAND 1", "EXTRASLOT ANY 2", "HANDLIMIT 6", "DOUBLE_ONE_ITEM",
      "ATTACH IGNORE_LIMITS");
  private static final List<String> CONDITIONS = List.of("SELF(HAND<=2)", "LEVEL>=3", "SELF(LEVEL<=2)",
      "SELF(ALONE)", "SELF(ROLE=HELPER)", "SIDE(KIND=HUMAN)", "SIDE(STANCE=NONE)", "SIDE(STANCE=TECHNICAL)",
      "SIDE(CHARACTER=RAPHAEL)", "SIDE(HAS_ALLY)", "SIDE(HAS_HELPER)", "SIDE(SLOT_EMPTY=HANDS)",
      "SELF(SLOT_EMPTY=HEAD)", "SELF(KATAS>=1)", "MONSTER(LEVEL>=5)", "MONSTER(COUNT>=2)", "MONSTER(TAG=MUTANT)",
      "MONSTER(ANY)", "OTHER_MONSTER(Bebop)", "OTHER_MONSTER(Foot Recruit)", "TARGET(LOWEST)", "SELF(ANY)");
  private static final List<String> TRIGGERS = List.of("TEAM_UP: ", "AFTER_KILL: ", "ON LOOT: ", "ON SELL: ",
      "PERSIST ", "ACTIVATE {DISCARD 1} ", "ACTIVATE {DISCARD 2} ", "ON LOOT: ACTIVATE {DISCARD 1} ", "");
  private static final List<String> LIMITS = List.of(" MAX 1 PER TURN", " MAX 2 PER COMBAT", "", "", "", "");
  private static final int TRIES = 12;
  private static final Map<String, List<String>> BEGINNINGS = new TreeMap<>();

  private LegalTexts() {}

  /**
   * Draws a text.
   *
   * @param type of the card; null for Bad Stuff
   * @param when its time of play
   * @param random what draws
   * @return one to three effects, empty if none was found
   */
  public static String draw(@Nullable CardType type, PlayTime when, Random random) {
    List<String> beginnings = beginnings(type, when);
    if (beginnings.isEmpty()) {
      return "";
    }
    List<String> parts = new ArrayList<>();
    int wanted = 1 + random.nextInt(3);
    for (int i = 0; i < TRIES && parts.size() < wanted; i++) {
      List<String> more = new ArrayList<>(parts);
      more.add(clause(one(beginnings, random), random));
      if (isLegal(String.join("; ", more), type, when)) {
        parts = more;
      }
    }
    return String.join("; ", parts);
  }

  /** What brings an effect about together with its verb, of those that may stand there alone. */
  private static synchronized List<String> beginnings(@Nullable CardType type, PlayTime when) {
    return BEGINNINGS.computeIfAbsent(type + " " + when, key -> TRIGGERS.stream().flatMap(trigger -> VERBS.stream()
        .map(verb -> trigger + verb)).filter(text -> isLegal(text, type, when)).toList());
  }

  private static String clause(String beginning, Random random) {
    boolean isMore = beginning.matches("(STR|LEVEL) .*") && random.nextInt(4) == 0;
    String text = isMore ? beginning.split(" ")[0] + " +1 MORE" : beginning;
    if (random.nextInt(3) == 0) {
      text += " IF " + one(CONDITIONS, random) + (random.nextInt(3) == 0 ? " ELSE " + one(VERBS, random) : "");
    }
    return text + one(LIMITS, random);
  }

  private static String one(List<String> words, Random random) {
    return words.get(random.nextInt(words.size()));
  }

  private static boolean isLegal(String text, @Nullable CardType type, PlayTime when) {
    try {
      List<Clause> clauses = CardWords.ALL.read(text);
      String faults = clauses.stream().map(clause -> CardWords.ALL.fault(clause, type)).collect(Collectors.joining());
      long copies = clauses.stream().filter(clause -> clause.effect().is(EffectVerb.MATE)).count();
      return faults.isEmpty() && copies < 2 && (type == null || CardWords.ALL.fault(clauses, type, when).isEmpty());
    } catch (IllegalArgumentException illegal) {
      return false;
    }
  }
}
