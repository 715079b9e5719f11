package games.kumite.journey.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.kumite.journey.ShippedWords;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.content.Trigger.Party;
import games.kumite.journey.map.Ray;
import games.kumite.spi.testkit.LedgerTables;
import games.kumite.spi.testkit.Rule;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The words of the ledger's vocabulary are read and print their text again. */
final class VocabularyTests {

  private static final List<String> EXAMPLES = List.of(
      "heal(self,5)", "damage(bearer,1)", "gainChi(each other pilgrim,3)",
      "loseChi(self,4)", "gainGood(self,2)", "loseGood(self,2)", "gainBad(each pilgrim,2)", "loseBad(self,3)",
      "addDamage(2)", "addDefense(3)", "addCleanse(2)", "addAttackDice(1)", "addDefenseDice(1)", "addCleanseDice(2)",
      "modAttackDice(-1)", "modDefenseDice(+1)", "modCleanse(-1)", "addTargets(2)", "addRays(L 1-1, R 1-2)",
      "extendRay(F,+2)", "modMV(-2)", "modMV(each pilgrim,+2)", "modDoubleMove(-1)", "modAP(-1)",
      "gainAP(another pilgrim,1)", "loseAP(self,all)", "loseAP(target,2)", "modMaxHealth(-2)", "modMaxChi(-2)",
      "knockBack(2)", "applyCondition(self,SLOWED)", "removeCondition(any pilgrim,1)", "cancelAttack", "reflectAttack",
      "redirectAttack(self)", "reroll(red,any)", "reroll(one colour,any)", "setSpin(white)", "draw(fortune,1)",
      "discard(skill,1)", "move(self,MV)", "move(self,3)", "attack(self)", "set(health,1)", "halve(good)", "moveTo(self,own tile)",
      "moveThrough(miniatures, tokens, yellow lines)", "ignoreTerrain(blue)", "turnFree(1)", "face(self,opposite)",
      "blockAction(attack)", "blockAction(all)", "blockAction(move, break door)", "blockCards", "blockDefense",
      "blockGain(chi)", "noRepeatAction", "capActions(1)", "sealGate", "spawn(Yoke Beast,2)", "spawnLord(guest)",
      "inactive(demons on own tile)", "floodGate", "wildAttacks", "phaseMarch", "cleanseCost(2)", "modCrushing(+1)",
      "modRescue(-2)", "capRest(1)", "modWeakness(-3)");

  @TestFactory
  Stream<DynamicTest> effect_read_printsItsTextAgain() {
    return EXAMPLES.stream().map(text -> DynamicTest.dynamicTest(text,
        () -> assertThat(ShippedWords.ALL.effect(text).text()).isEqualTo(text)));
  }

  @Test
  void everyWord_hasAnExampleAndStandsInTheLedger() {
    String vocabulary = String.join(" ", LedgerTables.below("Effect vocabulary").stream()
        .map(row -> row.get("Part")).toList());

    assertThat(EXAMPLES).extracting(text -> ShippedWords.ALL.effect(text).word()).containsAll(ShippedWords.ALL.words());
    for (EffectWord word : ShippedWords.ALL.words()) {
      assertThat(vocabulary).as(word.word()).containsPattern("\\b" + word.word() + "\\b");
    }
  }

  @Test
  void everyVerb_isThatOfOneWord() {
    assertThat(ShippedWords.ALL.words()).extracting(EffectWord::verb).filteredOn(verb -> verb != EffectVerb.OTHER)
        .containsExactlyInAnyOrderElementsOf(EnumSet.complementOf(EnumSet.of(EffectVerb.OTHER)));
  }

  @Test
  @Rule("JW-SET-03")
  void everyWordOfQuests_standsInTheLedger() {
    String words = String.join(" ", LedgerTables.below("Words of quests").stream().map(row -> row.get("Words")).toList());

    Stream.of(QuestRule.Shipped.class, Goal.Shipped.class).flatMap(type -> Arrays.stream(type.getPermittedSubclasses()))
        .map(QuestWord::text)
        .forEach(word -> assertThat(words).contains("`" + word + "`"));
  }

  @ParameterizedTest
  @EnumSource(EffectTarget.class)
  void who_isReadAndInTheLedger(EffectTarget who) {
    assertThat(ShippedWords.ALL.effect("heal(" + EffectKeywords.of(who) + ",1)")).isEqualTo(new Effect.Given(word("heal"), who, 1));
    assertThat(part("who")).contains(EffectKeywords.of(who));
  }

  @ParameterizedTest
  @EnumSource(Event.class)
  void event_isReadAndInTheLedger(Event event) {
    String text = "AFTER(" + event.word() + " self)";

    assertThat(Trigger.parse(text).events()).containsExactly(event);
    assertThat(Trigger.parse(text).text()).isEqualTo(text);
    assertThat(part("events")).contains(event.word());
  }

  @ParameterizedTest
  @EnumSource(Party.class)
  void party_isReadAndInTheLedger(Party party) {
    String text = "BEFORE(attack " + EffectKeywords.of(party) + (party == Party.ON_A_PILGRIM_WITHIN ? " 2" : "") + ")";

    assertThat(Trigger.parse(text).party()).isEqualTo(party);
    assertThat(Trigger.parse(text).text()).isEqualTo(text);
    assertThat(part("party")).contains(EffectKeywords.of(party));
  }

  private static EffectWord word(String text) {
    return ShippedWords.ALL.words().stream().filter(word -> word.word().equals(text)).findFirst().orElseThrow();
  }

  private static String part(String name) {
    return LedgerTables.below("Effect vocabulary").stream().filter(row -> row.get("Part").equals(name))
        .findFirst().orElseThrow().get("Values");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ANY", "ACTIVE", "FORCED(spawn self)", "BEFORE(lethalDamage on self)",
    "AFTER(attackRoll or defenseRoll or cleanseRoll self)", "AFTER(attackRoll on a pilgrim on own tile)"})
  void trigger_read_printsItsTextAgain(String text) {
    assertThat(Trigger.parse(text).text()).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "chi 3", "chi 4, AP 1", "health 2", "chi 1, health 2, AP 2", "AP 1"})
  void cost_read_printsItsTextAgain(String text) {
    assertThat(Cost.parse(text).text()).isEqualTo(text);
  }

  @Test
  void clauses_haveTimingAndFlag() {
    List<Clause> clauses = ShippedWords.ALL.clauses(
        "ONGAIN: damage(bearer,1); MAINTENANCE: damage(bearer,2); knockBack(2) ifDamage");

    assertThat(clauses).extracting(Clause::text).containsExactly(
        "ONGAIN: damage(bearer,1)", "MAINTENANCE: damage(bearer,2)", "knockBack(2) ifDamage");
    assertThat(clauses).extracting(Clause::timing)
        .containsExactly(Clause.Timing.ON_GAIN, Clause.Timing.MAINTENANCE, Clause.Timing.PLAIN);
    assertThat(clauses).extracting(Clause::ifDamage).containsExactly(false, false, true);
  }

  @Test
  void row_isAListOfEffectsOnTheTarget() {
    assertThat(ShippedWords.ALL.row("")).isEmpty();
    assertThat(ShippedWords.ALL.row("+3 dmg, KB 2, +2 CR dice, BURNING")).containsExactly(
        new Effect.Amount(word("addDamage"), 3), new Effect.Amount(word("knockBack"), 2),
        new Effect.Amount(word("addCleanseDice"), 2), new Effect.Inflict(word("applyCondition"), EffectTarget.TARGET, "BURNING"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "blockAction(rest,attack) | blockAction(rest, attack)",
    "moveThrough(miniatures,tokens) | moveThrough(miniatures, tokens)",
    "addRays(L 1-1,R 1-2) | addRays(L 1-1, R 1-2)",
    "damage(bearer, 1) | damage(bearer,1)"})
  void comma_isReadWithABlankAndWithout(String text, String printed) {
    assertThat(ShippedWords.ALL.effect(text).text()).isEqualTo(printed);
  }

  @Test
  void commasOfRowsAndCosts_areReadWithoutABlank() {
    assertThat(ShippedWords.ALL.row("+2 dmg,KB 1")).hasSize(2);
    assertThat(Cost.parse("chi 4,AP 1")).isEqualTo(new Cost(4, 0, 1));
  }

  @Test
  void icon_read_printsItsTextAgain() {
    String text = "F 1-2, FL 1-1, FR 1-1, L 1-3, R 1-3, B 2-4, BL 1-1, BR 1-1";

    assertThat(Ray.text(Ray.icon(text))).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "fly(self,1)            | there is no effect",
    "heal self 5            | there is no effect",
    "heal(everybody,5)      | must be one of self, target",
    "heal(self,0)           | must be a number from 1",
    "heal(self,all)         | must be a number from 1",
    "heal(5)                | must be one of self",
    "addDamage(+2)          | must be a number from 1",
    "modMV(2)               | must be a number with a sign",
    "cancelAttack(self)     | must have no arguments",
    "reroll(red,one)        | must end with any",
    "reroll(green,any)      | must be one of red, blue, one colour",
    "setSpin(grey)          | must be one of white, black",
    "draw(demon,1)          | must be one of fortune",
    "extendRay(X,+1)        | must be one of",
    "addRays(F 3-1)         | must not end before it begins",
    "moveThrough(walls)     | must be one of miniatures, tokens, yellow lines",
    "spawnLord(Kogaiji)     | must be guest",
    "blockGain(luck)        | must be one of health, chi, good, bad"})
  void effect_thatIsNone_isRefused(String text, String message) {
    assertThatIllegalArgumentException().isThrownBy(() -> ShippedWords.ALL.effect(text))
        .withMessageContainingAll(text, message);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "WHENEVER                      | a trigger must be ANY, ACTIVE",
    "BEFORE(lunch self)            | an event must be one of",
    "BEFORE(attack)                | must be one of self",
    "AFTER(attackRoll on self 3)   | a distance belongs to",
    "BEFORE(attack on a pilgrim within) | a distance belongs to"})
  void trigger_thatIsNone_isRefused(String text, String message) {
    assertThatIllegalArgumentException().isThrownBy(() -> Trigger.parse(text)).withMessageContaining(message);
  }

  @Test
  void place_holdsTheWordsThatTheLedgerHasThere() {
    assertThat(LedgerTables.below("Where words may stand"))
        .extracting(row -> row.get("Place") + ": " + row.get("Words"))
        .containsExactlyElementsOf(Arrays.stream(EffectPlacement.values()).map(VocabularyTests::printed).toList());
  }

  private static String printed(EffectPlacement place) {
    List<String> ledger = LedgerTables.below("Where words may stand").stream()
        .filter(row -> row.get("Place").equals(place.name()))
        .flatMap(row -> Stream.of(row.get("Words").split(", "))).toList();
    List<String> words = ShippedWords.ALL.words().stream().filter(word -> word.places().contains(place)).map(EffectWord::word).toList();
    assertThat(words).as(place.name()).containsExactlyInAnyOrderElementsOf(ledger);
    return place + ": " + String.join(", ", ledger);
  }

  @ParameterizedTest
  @CsvSource({"BEFORE,MOVE,SELF,MOVE", "BEFORE,MOVE,ANY_PILGRIM,", "BEFORE,ATTACK,SELF,ATTACK",
    "BEFORE,ATTACK,ON_ANOTHER_PILGRIM,ATTACKED", "AFTER,ATTACK_ROLL,SELF,ROLLED",
    "AFTER,ATTACK_ROLL,ON_A_PILGRIM_ON_OWN_TILE,DEFENDING", "BEFORE,DEFENSE_ROLL,SELF,DEFENDING",
    "AFTER,DEFENSE_ROLL,SELF,DEFENDED", "BEFORE,CLEANSE_ROLL,SELF,CLEANSING", "AFTER,CLEANSE_ROLL,SELF,CLEANSED",
    "AFTER,SPIN,ANY_PILGRIM,SPUN", "BEFORE,LETHAL_DAMAGE,ON_SELF,DYING", "AFTER,LETHAL_DAMAGE,ON_SELF,",
    "AFTER,DAMAGE,ON_SELF,AT_ONCE", "AFTER,KILL,SELF,AT_ONCE", "BEFORE,SPAWN,SELF,"})
  void event_makesAPlace(Moment moment, Event event, Party party, EffectPlacement place) {
    assertThat(EffectPlacement.of(moment, event, party)).isEqualTo(place);
  }
}
