package games.kumite.tmnt.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.kumite.spi.testkit.LedgerTables;
import games.kumite.tmnt.effect.CardWords;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The words of the ledger's vocabulary are read, where they may stand and nowhere else. */
final class VocabularyTests {

  private static final ConditionParser CONDITIONS = CardWords.ALL.conditions();

  private static final String PLACES = "POWER BAD ENHANCER WANDERING TRAP OWNED ITEM ONE_SHOT LEVEL_CARD SPECIAL "
      + "ACTIVATE TEAM_UP LOOT SELL KILL PERSIST";

  /** An example of each verb, and where the ledger lets it stand. */
  private static final Map<String, String> EXAMPLES = new LinkedHashMap<>();

  static {
    EXAMPLES.put("STR +2", "POWER ENHANCER OWNED ITEM ONE_SHOT ACTIVATE TEAM_UP PERSIST");
    EXAMPLES.put("STR +2 CHOICE", "ONE_SHOT TEAM_UP");
    EXAMPLES.put("STR -2 SIDE", "ONE_SHOT TEAM_UP");
    EXAMPLES.put("STR -2 MONSTER", "ONE_SHOT TEAM_UP");
    EXAMPLES.put("RUN -1", "POWER OWNED ITEM PERSIST");
    EXAMPLES.put("REROLL RUN OWN", "ONE_SHOT ACTIVATE TEAM_UP");
    EXAMPLES.put("REROLL RUN ANY", "ONE_SHOT ACTIVATE TEAM_UP");
    EXAMPLES.put("SETDIE CHOICE", "ONE_SHOT");
    EXAMPLES.put("ESCAPE ALL SELF", "ONE_SHOT ACTIVATE TEAM_UP");
    EXAMPLES.put("ESCAPE ALL OWN", "ONE_SHOT ACTIVATE TEAM_UP");
    EXAMPLES.put("ESCAPE ALL SIDE", "ONE_SHOT ACTIVATE TEAM_UP");
    EXAMPLES.put("NOESCAPE", "POWER");
    EXAMPLES.put("NOPURSUE LEVEL<=3", "POWER");
    EXAMPLES.put("NOHELP", "POWER");
    EXAMPLES.put("LEVELONLY", "POWER");
    EXAMPLES.put("LEVELONLY_HELPER", "POWER");
    EXAMPLES.put("NOONESHOT", "POWER");
    EXAMPLES.put("WINTIES", "OWNED ITEM");
    EXAMPLES.put("LEVEL -1", "BAD TRAP");
    EXAMPLES.put("LEVEL +1 TARGET", "LEVEL_CARD");
    EXAMPLES.put("STEALLEVEL 1 TARGET", "SPECIAL");
    EXAMPLES.put("REDUCE_LEVEL_LOSS 1 ON BADSTUFF", "ACTIVATE");
    EXAMPLES.put("DIE", "BAD TRAP");
    EXAMPLES.put("LOSE ITEM:HANDS 2 LEFT", "BAD TRAP");
    EXAMPLES.put("DRAW DOOR 2", "SPECIAL TEAM_UP LOOT KILL");
    EXAMPLES.put("DRAW TREASURE 2 THEN LOSE ONE_OF_THEM", "SPECIAL TEAM_UP LOOT KILL");
    EXAMPLES.put("NEXT -2", "BAD TRAP");
    EXAMPLES.put("NEXTRUN -2", "BAD TRAP");
    EXAMPLES.put("CANCELTRAP SELF", "ONE_SHOT ACTIVATE TEAM_UP");
    EXAMPLES.put("ADDMONSTER HAND", "WANDERING");
    EXAMPLES.put("MATE", "ENHANCER");
    EXAMPLES.put("REMOVE MONSTER(TAG=ROBOT) TREASURE", "ONE_SHOT TEAM_UP");
    EXAMPLES.put("REMOVE MONSTER(LEVEL<=6) NOTREASURE", "ONE_SHOT TEAM_UP");
    EXAMPLES.put("TREASURE -1 MIN1", "ENHANCER");
    EXAMPLES.put("FORCEHELP", "ONE_SHOT");
    EXAMPLES.put("EXTRASLOT HAND 1", "OWNED ITEM");
    EXAMPLES.put("EXTRASLOT ANY 2", "OWNED ITEM");
    EXAMPLES.put("HANDLIMIT 6", "OWNED ITEM");
    EXAMPLES.put("DOUBLE_ONE_ITEM", "SELL");
    EXAMPLES.put("ATTACH IGNORE_LIMITS", "SPECIAL");
  }

  private static EffectWord word(String text) {
    return CardWords.ALL.words().stream().filter(word -> word.word().equals(text)).findFirst().orElseThrow();
  }

  private static String fault(String text, CardType type, PlayTime when) {
    List<Clause> clauses = CardWords.ALL.read(text);
    return clauses.stream().map(clause -> CardWords.ALL.fault(clause, type)).collect(Collectors.joining())
        + CardWords.ALL.fault(clauses, type, when);
  }

  private static boolean mayStand(String verb, String place) {
    return switch (place) {
      case "POWER" -> fault(verb, CardType.MONSTER, PlayTime.NONE).isEmpty();
      case "BAD" -> CardWords.ALL.read(verb).stream().allMatch(clause -> CardWords.ALL.fault(clause, null).isEmpty());
      case "OWNED" -> Stream.of(CardType.STANCE, CardType.KATA, CardType.ALLY, CardType.CHARACTER, CardType.ITEM)
          .allMatch(type -> fault(verb, type, PlayTime.NONE).isEmpty());
      case "ACTIVATE" -> Stream.of(CardType.STANCE, CardType.KATA, CardType.ALLY, CardType.CHARACTER, CardType.ITEM)
          .allMatch(type -> fault("ACTIVATE {DISCARD 2} " + verb + " MAX 3 PER COMBAT", type, PlayTime.NONE).isEmpty());
      case "TEAM_UP" -> fault("TEAM_UP: " + verb, CardType.ALLY, PlayTime.NONE).isEmpty();
      case "LOOT" -> fault("ON LOOT: ACTIVATE {DISCARD 1} " + verb + " MAX 1 PER TURN", CardType.KATA, PlayTime.NONE)
          .isEmpty() && fault("ON LOOT: " + verb, CardType.ITEM, PlayTime.NONE).isEmpty();
      case "SELL" -> fault("ON SELL: " + verb + " MAX 1 PER TURN", CardType.CHARACTER, PlayTime.NONE).isEmpty();
      case "KILL" -> fault("AFTER_KILL: " + verb, CardType.MONSTER, PlayTime.NONE).isEmpty();
      case "PERSIST" -> fault("PERSIST " + verb, CardType.TRAP, PlayTime.NONE).isEmpty();
      case "ONE_SHOT" -> Arrays.stream(PlayTime.values()).filter(when -> when != PlayTime.NONE)
          .filter(when -> fault(verb, CardType.ONE_SHOT, when).isEmpty()).count() == 1;
      case "LEVEL_CARD", "SPECIAL" -> fault(verb, CardType.valueOf(place), PlayTime.OWN_NONCOMBAT).isEmpty();
      default -> fault(verb, CardType.valueOf(place), PlayTime.NONE).isEmpty();
    };
  }

  @TestFactory
  Stream<DynamicTest> verb_mayStand_whereTheLedgerHasIt() {
    return EXAMPLES.entrySet().stream().map(example -> DynamicTest.dynamicTest(example.getKey(), () ->
        assertThat(Stream.of(PLACES.split(" ")).filter(place -> mayStand(example.getKey(), place)))
            .containsExactlyInAnyOrder(example.getValue().split(" "))));
  }

  @TestFactory
  Stream<DynamicTest> place_holdsTheVerbsThatTheLedgerHasThere() {
    return LedgerTables.below("Where words may stand").stream().map(row -> DynamicTest.dynamicTest(
        row.get("place"), () -> assertThat(EXAMPLES.keySet().stream().filter(text -> mayStandAt(text, row.get("place")))
            .map(text -> text.split(" ")[0]).distinct()).containsExactlyInAnyOrder(row.get("verbs").split(", "))));
  }

  private static boolean mayStandAt(String verb, String place) {
    int time = place.indexOf(" of time ");
    if (time < 0) {
      return mayStand(verb, switch (place) {
        case "power of a monster" -> "POWER";
        case "AFTER_KILL of a monster" -> "KILL";
        case "Bad Stuff" -> "BAD";
        case "PERSIST of a Trap" -> "PERSIST";
        case "Wandering Monster" -> "WANDERING";
        case "Stance, Kata, Ally, Character, Item" -> "OWNED";
        case "ON LOOT of these" -> "LOOT";
        case "ON SELL of these" -> "SELL";
        default -> place.split(" ")[0].toUpperCase(Locale.ROOT);
      });
    }
    CardType type = place.startsWith("One-Shot") ? CardType.ONE_SHOT
        : place.startsWith("level") ? CardType.LEVEL_CARD : CardType.SPECIAL;
    return Stream.of(place.substring(time + 9).split(" or "))
        .allMatch(when -> fault(verb, type, PlayTime.valueOf(when)).isEmpty());
  }

  @Test
  void verbs_areTheLedgers() {
    Set<String> ledger = new TreeSet<>();
    LedgerTables.below("Verbs").forEach(row -> {
      String verb = row.get("verb").split(" ")[0];
      if (verb.matches("[A-Z_]+")) {
        ledger.add(verb);
      }
    });
    ledger.remove("PERSIST"); // read as what brings an effect about
    assertThat(CardWords.ALL.words().stream().map(EffectWord::word)).containsExactlyInAnyOrderElementsOf(ledger);
    assertThat(EXAMPLES.keySet().stream().map(text -> text.split(" ")[0]).distinct())
        .containsExactlyInAnyOrderElementsOf(ledger);
  }

  @Test
  void lossesAndTheirChoosers_areTheLedgers() {
    Map<String, String> words = new LinkedHashMap<>();
    LedgerTables.below("Verbs").forEach(row -> words.put(row.get("verb"), row.get("meaning")));

    for (Effect.What what : Effect.What.values()) {
      assertThat(words.get("what")).containsPattern("(^|[ :])" + what + "[ ,(]");
      String kind = what.compareTo(Effect.What.ITEM) > 0 && what.compareTo(Effect.What.STANCE) < 0 ? "ITEM:" : "";
      assertThat(CardWords.ALL.read("LOSE " + kind + what + " 2 VICTIM").get(0).effect())
          .isEqualTo(new Effect.Lose(word("LOSE"), what, 2, Effect.Chooser.VICTIM));
      assertThat(CardWords.ALL.read("LOSE " + kind + what + " ALL").get(0).effect())
          .isEqualTo(new Effect.Lose(word("LOSE"), what, 0, Effect.Chooser.VICTIM));
    }
    for (Effect.Chooser chooser : Effect.Chooser.values()) {
      assertThat(words.get("chooser")).contains(chooser.name());
    }
  }

  @Test
  void triggers_areTheLedgers() {
    assertThat(LedgerTables.below("Triggers and costs").stream().map(row -> row.get("word"))).containsExactly(
        "CONSTANT", "PLAY", "CAUGHT", "AFTER_KILL", "ON LOOT", "ON SELL", "ACTIVATE {DISCARD n}", "TEAM_UP",
        "MAX n PER COMBAT / PER TURN");
    for (Clause.Trigger trigger : Clause.Trigger.values()) {
      String text = switch (trigger) {
        case PLAIN -> "";
        case ACTIVATE -> "ACTIVATE {DISCARD 1} ";
        case PERSIST -> "PERSIST ";
        case ON_LOOT, ON_SELL -> trigger.name().replace('_', ' ') + ": ";
        default -> trigger + ": ";
      };
      assertThat(CardWords.ALL.read(text + "STR +1").get(0).trigger()).isEqualTo(trigger);
    }
  }

  @Test
  void conditions_areTheLedgers() {
    Map<String, String> words = new LinkedHashMap<>();
    LedgerTables.below("Conditions").forEach(row -> words.put(row.get("word"), row.get("meaning")));

    assertThat(words).containsOnlyKeys(
        "SELF(x)", "SIDE(x)", "MONSTER(x)", "OTHER_MONSTER(name)", "TARGET(LOWEST)", "x");
    assertThat(words.get("x")).startsWith("ANY, STANCE=..., STANCE=NONE, KIND=TURTLE/HUMAN, CHARACTER=..., HAND<=n, "
        + "LEVEL<=n or >=n, TAG=..., COUNT>=n, SLOT_EMPTY=...").endsWith(
        "HAS_ALLY, HAS_HELPER, ROLE=HELPER, ALONE (fighter without helper), KATAS>=n");
  }

  @Test
  void otherWords_areTheLedgers() {
    Map<String, String> words = new LinkedHashMap<>();
    LedgerTables.below("Other words on cards").forEach(row -> words.put(row.get("word"), row.get("meaning")));

    assertThat(words.get("TAGs of monsters")).startsWith(joined(Tag.values()) + ";");
    assertThat(words.get("decks")).isEqualTo(joined(DeckKind.DOOR, DeckKind.TREASURE));
    assertThat(words.get("slots")).startsWith(joined(Slot.values()));
    assertThat(words.get("times of play (column \"when\")")).isNotEmpty();
    for (PlayTime when : PlayTime.values()) {
      if (when != PlayTime.NONE) {
        assertThat(words.get("times of play (column \"when\")")).contains(when + ":");
      }
    }
  }

  private static String joined(Enum<?>... words) {
    return Arrays.stream(words).map(Enum::name).collect(Collectors.joining(", "));
  }

  @Nested
  class Conditions {

    @ParameterizedTest
    @ValueSource(strings = {"ANY", "STANCE=AGGRESSIVE", "STANCE=NONE", "KIND=TURTLE", "KIND=HUMAN",
        "CHARACTER=RAPHAEL", "HAND<=2", "LEVEL<=3", "LEVEL>=4", "SLOT_EMPTY=HEAD", "SLOT_EMPTY=HANDS", "HAS_ALLY",
        "HAS_HELPER", "ROLE=HELPER", "ALONE", "KATAS>=2"})
    void condition_ofAPlayer_isReadWithEveryScopeOfPlayers(String test) {
      for (String scope : List.of("SELF", "SIDE", "TARGET")) {
        assertThat(CONDITIONS.parse(scope + "(" + test + ")").scope()).isEqualTo(EffectCondition.Scope.valueOf(scope));
      }
      assertThat(CONDITIONS.parse(test)).isEqualTo(CONDITIONS.parse("SELF(" + test + ")"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"MONSTER(ANY)", "MONSTER(TAG=FOOT)", "MONSTER(LEVEL>=10)", "MONSTER(LEVEL<=6)",
        "MONSTER(COUNT>=2)", "OTHER_MONSTER(Tokka and Rahzar)", "TARGET(LOWEST)"})
    void condition_ofMonstersOrATarget_isRead(String text) {
      assertThat(CONDITIONS.parse(text)).isNotEqualTo(EffectCondition.ALWAYS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"MONSTER(STANCE=NONE)", "MONSTER(ALONE)", "MONSTER(LOWEST)", "SELF(TAG=FOOT)",
        "SIDE(COUNT>=2)", "SELF(LOWEST)", "TAG=FOOT", "LOWEST", "HAND>=2", "KATAS<=2", "COUNT<=2", "LEVEL=3",
        "SELF()", "SELF(ALONE", "FOE(ALONE)", "self(ALONE)", "ROLE=FIGHTER", ""})
    void condition_ofNoSuchKind_isRefusedWithItsText(String text) {
      assertThatIllegalArgumentException().isThrownBy(() -> CONDITIONS.parse(text))
          .withMessage("there is no condition \"" + text + "\" in the vocabulary");
    }
  }

  @Nested
  class Texts {

    @ParameterizedTest
    @ValueSource(strings = {"STR 2", "STR +100", "STR +2 ALL", "RUN", "REROLL RUN", "REROLL RUN SIDE", "SETDIE",
        "SETDIE 6", "ESCAPE", "ESCAPE ALL", "NOPURSUE 3", "NOPURSUE LEVEL>=3", "NOPURSUE LEVEL<=0", "LEVEL 1",
        "LEVEL +0", "LEVEL +10", "STEALLEVEL 2 TARGET", "REDUCE_LEVEL_LOSS 1", "DRAW 2", "DRAW DOOR", "DRAW DOOR 0",
        "DRAW PILE 1", "LOSE", "LOSE ITEM", "LOSE THING 1 VICTIM", "LOSE ITEM:TAIL 1 VICTIM", "LOSE ITEM 1 ANYBODY",
        "NEXT", "ADDMONSTER", "REMOVE MONSTER TREASURE", "REMOVE MONSTER(ANY)", "TREASURE 1", "TREASURE +1 MIN2",
        "CANCELTRAP", "EXTRASLOT HEAD 1", "EXTRASLOT HAND", "HANDLIMIT 7", "ATTACH", "DOUBLE", "winties", "STR +1 ",
        "STR  +1", "STR +1;", ";"})
    void text_ofNoEffect_isRefused(String text) {
      String wrong = text.equals("STR +1 ") ? "STR +1  MORE" : text;
      assertThatIllegalArgumentException().isThrownBy(() -> CardWords.ALL.read(wrong));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "LOSE ITEM 0 VICTIM             | LOSE needs a number above 0",
        "LOSE ITEM 2                    | LOSE needs a number and who chooses, or ALL",
        "LOSE ITEM ALL VICTIM           | LOSE needs a number and who chooses, or ALL",
        "LOSE KATA:HEAD 1 VICTIM        | only ITEM has kinds in LOSE",
        "LOSE HAND 1 LEFT               | hand cards are chosen by VICTIM or RANDOM",
        "LOSE ITEM 1 RANDOM             | hand cards are chosen by VICTIM or RANDOM",
        "NEXT +2                        | NEXT needs a negative number",
        "NEXTRUN +0                     | NEXTRUN needs a negative number",
        "STR +2 MORE                    | MORE needs an effect of the same word before it",
        "RUN +1; STR +2 MORE            | MORE needs an effect of the same word before it",
        "REMOVE MONSTER(HAS_ALLY) TREASURE | there is no condition \"MONSTER(HAS_ALLY)\""})
    void text_ofNoSense_isRefusedWithTheReason(String text, String reason) {
      assertThatIllegalArgumentException().isThrownBy(() -> CardWords.ALL.read(text)).withMessageContaining(reason);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "TEAM_UP: ACTIVATE {DISCARD 1} STR +2     | ALLY     | NONE   | ACTIVATE cannot stand under TEAM_UP",
        "STR +2 MAX 1 PER COMBAT                  | KATA     | NONE   | MAX belongs to ACTIVATE",
        "ON SELL: DOUBLE_ONE_ITEM MAX 1 PER COMBAT | CHARACTER | NONE | MAX PER COMBAT cannot stand under ON_SELL",
        "ON LOOT: DRAW DOOR 2 MAX 1 PER COMBAT    | KATA     | NONE   | MAX PER COMBAT cannot stand under ON_LOOT",
        "STR +5 IF ALONE ELSE TREASURE +1         | ENHANCER | NONE   | ELSE cannot stand between",
        "MATE IF ALONE ELSE STR +5                | ENHANCER | NONE   | ELSE cannot stand between",
        "NEXT -5 IF ALONE ELSE LEVEL -1           | TRAP     | NONE   | ELSE cannot stand between",
        "DIE IF ALONE ELSE NEXTRUN -1             | TRAP     | NONE   | ELSE cannot stand between",
        "ACTIVATE {DISCARD 1} STR +1 IF ALONE ELSE STR +2 | KATA | NONE | ELSE cannot stand under ACTIVATE",
        "STR +1 SIDE IF ALONE ELSE STR -1 MONSTER | ONE_SHOT | COMBAT | need the same choice of a target",
        "STR +1 CHOICE; REMOVE MONSTER(ANY) TREASURE | ONE_SHOT | COMBAT | one choice of a target at most",
        "ACTIVATE {DISCARD 1} STR +1; ACTIVATE {DISCARD 2} STR +2 | KATA | NONE | at most one ACTIVATE",
        "TEAM_UP: STR +1; TEAM_UP: STR +2         | ALLY     | NONE   | at most one TEAM_UP",
        "ON LOOT: DRAW DOOR 1; ON LOOT: DRAW DOOR 2 | KATA   | NONE   | at most one ON_LOOT",
        "ON SELL: DOUBLE_ONE_ITEM; ON SELL: DOUBLE_ONE_ITEM | KATA | NONE | at most one ON_SELL",
        "ACTIVATE {DISCARD 1} REROLL RUN OWN; TEAM_UP: REROLL RUN ANY | ALLY | NONE | at most one REROLL",
        "SETDIE CHOICE IF ALONE ELSE REROLL RUN ANY | ONE_SHOT | DIE  | ELSE cannot stand with any of",
        "ESCAPE ALL SELF IF ALONE ELSE ESCAPE ALL SIDE | ONE_SHOT | RUN | ELSE cannot stand with any of",
        "REMOVE MONSTER(ANY) TREASURE; REMOVE MONSTER(TAG=FOOT) TREASURE | ONE_SHOT | COMBAT | one choice of a target",
        "SETDIE CHOICE; STR +1                    | ONE_SHOT | DIE    | SETDIE must be the only effect",
        "ADDMONSTER HAND; ADDMONSTER HAND         | WANDERING | NONE  | ADDMONSTER must be the only effect",
        "SETDIE CHOICE                            | ONE_SHOT | COMBAT | needs a time of play of [DIE]",
        "STR +1                                   | ONE_SHOT | RUN    | needs a time of play of [COMBAT]",
        "ESCAPE ALL SELF                          | ONE_SHOT | ANY    | needs a time of play of [RUN]",
        "ATTACH IGNORE_LIMITS                     | SPECIAL  | ANY    | needs a time of play of [OWN_NONCOMBAT]",
        "LEVEL +1                                 | LEVEL_CARD | ANY  | LEVEL needs a TARGET here",
        "LEVEL -1 TARGET                          | LEVEL_CARD | ANY  | a level card gives Levels",
        "LEVEL -1 TARGET                          | TRAP     | NONE   | LEVEL TARGET belongs to level cards",
        "LEVEL -1 IF TARGET(LOWEST)               | TRAP     | NONE   | TARGET(...) belongs to level cards",
        "REMOVE MONSTER(COUNT>=2) TREASURE        | ONE_SHOT | COMBAT | REMOVE needs what one monster is"})
    void text_whereItMayNotStand_isRefusedWithTheReason(String text, CardType type, PlayTime when, String reason) {
      assertThat(fault(text, type, when)).contains(reason);
    }

    @Test
    void treasure_isAtLeastOne_onlyWhereTheCardSaysSo() {
      assertThat(CardWords.ALL.read("TREASURE +1; TREASURE -1; TREASURE -1 MIN1").stream()
          .map(clause -> ((Effect.Treasure) clause.effect()).leastOne())).containsExactly(false, false, true);
    }

    @Test
    void more_isForTheTargetOfTheEffectBeforeIt() {
      assertThat(CardWords.ALL.read("STR -5 MONSTER; STR +1 MORE; STR +2 SIDE; STR +1 MORE IF ALONE").stream()
          .map(clause -> ((Effect.Change) clause.effect()).aim()))
          .containsExactly(Effect.Aim.MONSTER, Effect.Aim.MONSTER, Effect.Aim.SIDE, Effect.Aim.SIDE);
      assertThat(((Effect.Change) CardWords.ALL.read("STR +3 CHOICE; STR +2 MORE IF ALONE ELSE STR +1 MORE").get(1)
          .otherwise()).aim()).as("behind ELSE too").isEqualTo(Effect.Aim.CHOICE);
      assertThat(CardWords.ALL.read("LEVEL +1 TARGET; LEVEL +1 MORE").stream()
          .allMatch(clause -> ((Effect.Change) clause.effect()).aim() == Effect.Aim.TARGET)).isTrue();
      assertThat(CardWords.ALL.read("LEVEL -1; LEVEL -1 MORE").stream()
          .noneMatch(clause -> ((Effect.Change) clause.effect()).aim() == Effect.Aim.TARGET)).isTrue();
    }

    @Test
    void clause_ofAllParts_isRead() {
      Clause clause =
          CardWords.ALL.read("RUN +1; ON LOOT: ACTIVATE {DISCARD 2} DRAW DOOR 3 IF SELF(LEVEL<=4) MAX 2 PER TURN").get(1);

      assertThat(clause).isEqualTo(new Clause(Clause.Trigger.ON_LOOT, 2, new Effect.Draw(word("DRAW"), DeckKind.DOOR, 3, false),
          CONDITIONS.parse("LEVEL<=4"),
          clause.otherwise(), 2, Clause.Per.TURN));
      assertThat(clause.hasElse()).isFalse();
    }
  }
}
