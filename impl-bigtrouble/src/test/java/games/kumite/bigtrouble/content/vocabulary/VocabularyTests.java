package games.kumite.bigtrouble.content.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.kumite.bigtrouble.effect.ShippedWords;
import games.kumite.bigtrouble.quest.TaskEvent;
import games.kumite.spi.testkit.LedgerTables;
import games.kumite.spi.testkit.Rule;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The words of the ledger's vocabulary are read, print back, and stand where they mean something. */
final class VocabularyTests {

  /** Words that the ledger's tables say in sentences. */
  private static final Set<String> BESIDES = Set.of("rollFate", "flee");

  private static <E extends Enum<E> & KeywordConstant> Set<String> words(Class<E> type) {
    return Arrays.stream(type.getEnumConstants()).map(KeywordConstant::word).collect(Collectors.toCollection(TreeSet::new));
  }

  @Nested
  final class Words {

    @Test
    void verbs_areThoseOfTheLedger() {
      Set<String> verbs = new TreeSet<>(BESIDES);
      LedgerTables.below("Effect vocabulary", 2).forEach(row -> LedgerTables.ticked(row.get("effect"))
          .forEach(effect -> verbs.add(effect.replaceFirst("\\(.*", ""))));
      assertThat(ShippedWords.ALL.words().toList().stream().map(EffectWord::word)).containsExactlyInAnyOrderElementsOf(verbs);
    }

    @Test
    void triggers_areThoseOfTheLedger() {
      Set<String> triggers = new TreeSet<>();
      LedgerTables.below("Effect vocabulary").forEach(row -> LedgerTables.ticked(row.get("trigger"))
          .forEach(trigger -> triggers.add(trigger.replaceFirst("\\(.*", ""))));
      assertThat(words(Trigger.class)).isEqualTo(triggers);
    }

    @Test
    void targetsPlacesContextsAndScopes_areThoseOfTheLedger() {
      String line = LedgerTables.section("Effect vocabulary").stream()
          .filter(text -> text.startsWith("Targets: ")).findFirst().orElseThrow();
      Set<String> targets = new TreeSet<>(words(EffectTarget.class));
      targets.removeAll(Set.of("at", "holders"));
      assertThat(LedgerTables.section("Effect vocabulary").stream().filter(text -> text.startsWith("Words of the"))
          .flatMap(text -> LedgerTables.ticked(text).stream())).contains("for T", "up to k", "on one roll", "at",
              "holders", "rollFate", "flee", "noFree(x) except y");
      assertThat(LedgerTables.ticked(line.substring(0, line.indexOf("Places: ")))).containsExactlyInAnyOrderElementsOf(
          targets);
      assertThat(LedgerTables.ticked(line.substring(line.indexOf("Places: "), line.indexOf("Context"))))
          .containsExactlyInAnyOrder("here", "street", "level", "adj", "at");
      assertThat(LedgerTables.ticked(line.substring(line.indexOf("Context"), line.indexOf("Scope"))))
          .contains("combat", "skill", "defense", "all");
      assertThat(LedgerTables.ticked(line.substring(line.indexOf("Scope"))))
          .contains("/turn", "turn", "round", "once", "if moved", "a or b");
    }

    @ParameterizedTest
    @ValueSource(strings = {
      "addSD(combat,1)", "addESD(all,2)", "epicAll(skill)", "addSucc(skill,3)", "lessSD(defense,1)", "reroll(combat,2)",
      "movePlus(1)", "moveLess(1)", "noEvasion", "noStrikeback", "ranged", "heal(near,2)", "fullHeal(here)",
      "damage(shops,2)", "prevent(2)", "gainChi(self,5)", "loseChi(mostChi,2)", "audacity(2)", "audacity(-1)",
      "threat(-1)", "spawn(SpiritPathWarrior,1,L2-8)", "spawn(LordOfDeath,2,here)", "hitAll(5,adj)", "kill(2,here)",
      "hitBoss(1)", "move(each,3)", "teleport(self,street)", "teleport(other,level)", "item(choice,any)",
      "item(CastingBones,self)", "crate(here)", "peekCrate", "ignoreTrap", "peekBT(3)", "peekBottom", "drawHell(self)",
      "clearHell(any)", "unique(UQ1)", "rerollFate(4)", "rollFate", "extraFate(1)", "setAD(2)", "addAD(1)", "lockAD(1)",
      "noFate", "noRest", "noFree(quest token)", "noFree(crate)", "noFree(trade)", "noFree(fast travel)",
      "noFree(use item) except GetOutOfHellFree", "discardItem(self)", "restLess(1)", "march(1)", "firstEvasionFree",
      "guard(2)", "holdEnemy(at)", "flee", "key(1)", "bossHealth(Rain,-1)", "damage(underground,3)", "damage(owner,1)",
      "damage(L1,1)", "damage(L2,1)", "heal(streets,1)", "damage(at,2)"})
    void effect_printsAsItIsRead(String text) {
      Effect effect = ShippedWords.ALL.effect(text);
      assertThat(effect).hasToString(text);
      assertThat(text).startsWith(effect.verb().word());
    }

    /** Records of matches that were saved before hold checks of these keys. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
      "noEvasion | a3cf9ffb7d639eb6",
      "movePlus(1) | b0f9eba2285071b6",
      "audacity(-1) | 80b75037462de3e4",
      "epicAll(skill) | fdf09ce8ad528de",
      "addSD(combat,1) | b9831dd096328832",
      "fullHeal(here) | 3fd9489bda9b9beb",
      "heal(near,2) | 3c71db21e5dd3d3b",
      "teleport(other,level) | 8a3b6e6e3808c472",
      "spawn(SpiritPathWarrior,1,L2-8) | 24f8291ed80e012a",
      "crate(here) | d1de6dda29ce9727",
      "kill(2,here) | 8e603ff9428e8c05",
      "item(choice,any) | 2c754bf36c421e7",
      "unique(UQ1) | 470cea80dc9966ac",
      "noFree(use item) except GetOutOfHellFree | 77e9e746910fe753",
      "bossHealth(Rain,-1) | b12471f41bd701df"})
    void key_ofEachShape_neverChanges(String text, String key) {
      assertThat(Long.toHexString(ShippedWords.ALL.effect(text).key())).isEqualTo(key);
    }

    @Test
    void numbers_inKeys_areOfOneWordEach() {
      assertThat(ShippedWords.ALL.words().toList().stream().map(EffectWord::number)).doesNotHaveDuplicates();
    }

    @Test
    void effect_keepsItsArguments() {
      assertThat(ShippedWords.ALL.effect("spawn(Guardian,2,L2-10)"))
          .returns("Guardian", Effect::name).returns(2, Effect::amount)
          .returns(new EffectPlace(EffectPlace.Kind.SPACE, "L2-10"), Effect::place);
      assertThat(ShippedWords.ALL.effect("reroll(skill,1)"))
          .returns(LastingWord.REROLL, Effect::verb).returns(RollContext.SKILL, Effect::context).returns(1, Effect::amount);
      assertThat(ShippedWords.ALL.effect("noFree(use item) except LuckyCoin"))
          .returns(FreeAction.USE_ITEM, Effect::action).returns("LuckyCoin", Effect::name);
      assertThat(RollContext.ALL.covers(RollContext.SKILL)).isTrue();
      assertThat(RollContext.COMBAT.covers(RollContext.SKILL)).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
      "fly | there is no effect \"fly\"; known are addSD",
      "heal(self) | heal needs 2 arguments, was \"heal(self)\"",
      "noRest(self) | noRest needs 0 arguments",
      "heal(all,1) | there is no target \"all\"; known are self, any",
      "heal(self,0) | a number is 1..99",
      "damage(self,-1) | a number is 1..99",
      "addSD(fight,1) | there is no context \"fight\"",
      "crate(nowhere) | there is no place \"nowhere\"",
      "noFree(sleep) | there is no free action \"sleep\"",
      "noRest except LuckyCoin | only noFree has an exception",
      "heal self | an effect is verb(argument,argument)",
      "unique(UQ 1) | a name is letters and digits"})
    void effect_garbled_saysWhy(String text, String message) {
      assertThatIllegalArgumentException().isThrownBy(() -> ShippedWords.ALL.effect(text)).withMessageContaining(message);
    }
  }

  @Nested
  final class Clauses {

    @ParameterizedTest
    @ValueSource(strings = {
      "passive: ranged, addSD(combat,1)", "passive: addSD(combat,1) if moved", "onKill: gainChi(self,1) /turn",
      "cost(body): move(self,1), addSD(combat,1) turn",
      "cost(mind): Act I: peekBT(3), peekBottom; Act II: rerollFate(4)",
      "now: kill(2,here) up to 3", "now: addESD(combat,3) on one roll", "while: noFate for L3", "onFail: heal(self,1)",
      "now: Act I: clearHell(each), heal(each,3); Act II: heal(each,3)", "onMoveAction: heal(self,1) once",
      "onTurnEnd: damage(self,1)", "onSetup: bossHealth(Rain,2), holdEnemy(L1-2)", "onDefeat: damage(at,2)",
      "now: discardItem(self) or damage(self,2) for holders", "now: noRest round for each", "cost(any): clearHell(any)",
      "cost(spirit): addSD(skill,2) turn", "onRoundStart: damage(L2,1)", "onUpkeep: spawn(LordOfDeath,1,L1-4)"})
    void clause_printsAsItIsRead(String text) {
      assertThat(ShippedWords.ALL.clause(text)).hasToString(text);
    }

    @Test
    @Rule({"BT-QST-33", "BT-RUL-96"})
    void tracksOfAReward_comeLast() {
      assertThat(ShippedWords.ALL.effects("audacity(2), gainChi(self,1), threat(-1), heal(self,2)").withTracksLast())
          .hasToString("gainChi(self,1), heal(self,2), audacity(2), threat(-1)");
    }

    @Test
    void clause_keepsItsParts() {
      Clause clause = ShippedWords.ALL.clause("cost(mind): Act I: peekBT(2); Act II: noRest round for L3, heal(self,1) or ranged");
      assertThat(clause.trigger()).isEqualTo(Trigger.COST);
      assertThat(clause.price()).isEqualTo(Attribute.MIND);
      assertThat(clause.effects().of(1)).hasSize(1);
      Part round = clause.effects().of(2).get(0);
      assertThat(round.scope()).isEqualTo(EffectDuration.ROUND);
      assertThat(round.each()).isEqualTo(EffectTarget.L3);
      assertThat(clause.effects().of(2).get(1).isChoice()).isTrue();
      assertThat(clause.effects().all().map(effect -> effect.verb().word()))
          .containsExactly("peekBT", "noRest", "heal", "ranged");
      assertThat(ShippedWords.ALL.part("kill(2,here) up to 3").max()).isEqualTo(3);
      assertThat(ShippedWords.ALL.effects("").isEmpty()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
      "ranged | a text is trigger: effects",
      "always: ranged | there is no trigger \"always\"",
      "cost: ranged | cost, and nothing else, has a price",
      "passive(mind): ranged | cost, and nothing else, has a price",
      "cost(soul): heal(self,1) | there is no price \"soul\"",
      "now: heal(self,1) for self | for self is never said",
      "now: key(1) or key(1) or key(1) or key(1) or key(1) or key(1) or key(1) or key(1) or key(1) or key(1) | a choice has",
      "now: heal(self,1), | an effect is verb(argument,argument), was"})
    void clause_garbled_saysWhy(String text, String message) {
      assertThatIllegalArgumentException().isThrownBy(() -> ShippedWords.ALL.clause(text)).withMessageContaining(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
      "UPGRADE  | passive: heal(self,1)         | heal cannot stand under passive",
      "UPGRADE  | cost(body): addSD(combat,1)   | addSD needs a scope (turn, round, on one roll) under cost",
      "UPGRADE  | cost(body): heal(self,1) turn | heal cannot last",
      "UPGRADE  | passive: ranged turn          | \"turn\" cannot stand under passive",
      "UPGRADE  | now: heal(self,1)             | now cannot stand here; what can is passive, cost",
      "ABILITY  | cost(body): heal(self,1)      | cost cannot stand here",
      "SPECIAL  | now: heal(self,1) /turn       | \"/turn\" cannot stand under now",
      "SPECIAL  | now: heal(self,1) up to 3     | \"up to\" belongs to kill",
      "SPECIAL  | now: peekBottom               | peekBottom needs a peekBT before it",
      "SPECIAL  | now: damage(owner,1)          | owner belongs to showdown cards",
      "SPECIAL  | now: damage(at,1)             | at belongs to enemies",
      "SPECIAL  | now: spawn(Wildman,1,at)      | at belongs to enemies",
      "SPECIAL  | now: flee                     | flee belongs to enemies",
      "ABILITY  | passive: ranged or noEvasion  | a choice cannot stand under passive",
      "ABILITY  | passive: ranged once          | \"once\" cannot stand under passive",
      "SHOWDOWN | passive: noFate               | passive cannot stand here; what can is onRoundStart, onUpkeep",
      "SHOWDOWN | while: damage(each,1)         | damage cannot stand under while",
      "ABILITY  | passive: addSD(combat,1) for near | \"for\" cannot stand under passive",
      "KEPT     | passive: moveLess(1) for each | \"for\" cannot stand under passive",
      "SHOWDOWN | while: noRest for mostChi     | for mostChi cannot stand under while: nobody chooses",
      "UPGRADE  | passive: noRest /turn         | noRest cannot hold the first time each turn",
      "UPGRADE  | cost(any): addAD(4)           | addAD adds at most 3 dice",
      "ENEMY    | onHit: flee /turn             | \"/turn\" cannot stand under onHit",
      "ENEMY    | onHit: hitBoss(1)             | hitBoss cannot stand under onHit: a hit would set off the next",
      "ENEMY    | onHit: flee once              | \"once\" cannot stand under onHit",
      "EVENT    | now: threat(1) once           | \"once\" cannot stand under now",
      "SPECIAL  | now: noStrikeback on one roll | noStrikeback is not about a roll",
      "SPECIAL  | now: kill(1,here) or heal(self,1) up to 3 | \"up to\" belongs to kill",
      "SPECIAL  | now: peekBT(2) or heal(self,1), peekBottom | peekBottom needs a peekBT before it",
      "SPECIAL  | now: peekBT(2) for any, peekBottom | peekBottom needs a peekBT before it",
      "SPECIAL  | now: Act I: heal(L1,1); Act II: heal(self,1) | heal(L1,1): there is no such place in this act",
      "SPECIAL  | now: Act I: heal(self,1); Act II: clearHell(any) | clearHell(any) does nothing in Act II",
      "SPECIAL  | now: Act I: heal(self,1); Act II: teleport(self,street) | teleport(self,street): there is no such",
      "QUEST    | now: damage(L2,1)             | damage(L2,1): there is no such place in this act",
      "QUEST    | now: Act I: heal(self,1); Act II: heal(self,2) | this is read in one act alone",
      "OBJECTIVE | now: item(choice,self)       | item(choice,self) does nothing in Act II",
      "OBJECTIVE | now: audacity(1)             | audacity(1) does nothing in Act II",
      "BIG_TROUBLE | now: damage(self,1)        | damage(self,1): no hero is meant here; say for whom it is",
      "BIG_TROUBLE | now: heal(near,1)          | heal(near,1): no hero is meant here; say for whom it is",
      "BIG_TROUBLE | now: spawn(Wildman,1,here) | spawn(Wildman,1,here): no hero is meant here",
      "BIG_TROUBLE | now: noRest round          | noRest: no hero is meant here; say for whom it is",
      "BIG_TROUBLE | now: moveLess(1) turn for each | \"turn\" cannot stand here: it is nobody's turn",
      "BIG_TROUBLE | now: extraFate(1)          | extraFate(1): no hero is meant here",
      "ACT_TWO  | now: heal(streets,1)          | heal(streets,1): there is no such place in this act",
      "SHOWDOWN | onUpkeep: heal(self,1)        | heal(self,1): no hero is meant here; say for whom it is",
      "SHOWDOWN | onUpkeep: noRest round for each | \"round\" cannot stand under onUpkeep: the round is over",
      "UPGRADE  | onTurnEnd: noEvasion turn     | \"turn\" cannot stand here: the turn is over",
      "UPGRADE  | onTurnEnd: addAD(1)           | addAD cannot stand here: the turn is over",
      "ABILITY  | onTurnEnd: setAD(1)           | setAD cannot stand here: the turn is over",
      "ABILITY  | onTurnEnd: extraFate(1)       | extraFate cannot stand here: the turn is over",
      "FATE_SLOT | now: noRest turn             | \"turn\" cannot stand here: the turn is over",
      "FATE_SLOT | now: addAD(1)                | addAD cannot stand here: the turn is over",
      "UPGRADE  | cost(any): lockAD(1) turn     | lockAD cannot last to the end of the turn: dice are rolled at its start",
      "HELL     | now: drawHell(other)          | drawHell cannot stand on a Hell card: one would draw the next",
      "HELL     | now: threat(-1)               | threat cannot go back on a Hell card",
      "HELL     | now: spawn(LordOfDeath,1,here), kill(1,here) | kill cannot stand on a Hell card: what it sets off",
      "HELL     | now: hitAll(3,here)           | hitAll cannot stand on a Hell card: what it sets off",
      "HELL     | now: hitBoss(1)               | hitBoss cannot stand on a Hell card: what it sets off",
      "ENEMY    | onHit: hitAll(3,at)           | hitAll cannot stand under onHit: a hit would set off the next",
      "ENEMY    | onHit: kill(1,at)             | kill cannot stand under onHit: a hit would set off the next",
      "HELL     | now: damage(each,9) or threat(-2) | threat cannot go back on a Hell card",
      "SPECIAL  | now: noRest turn for other    | \"turn for other\" cannot stand here: it is not their turn",
      "UPGRADE  | onRest: addSD(combat,1) turn for near | \"turn for near\" cannot stand here",
      "ABILITY  | onTurnStart: noFree(trade) turn for other | \"turn for other\" cannot stand here",
      "UPGRADE  | onKill: kill(2,here)          | kill needs /turn or once under onKill",
      "BOSS_SHOWDOWN | while: noRest            | noRest: no hero is meant here; say for whom it is",
      "BOSS_SHOWDOWN | onUpkeep: damage(owner,1) | owner belongs to showdown cards of heroes"})
    @Rule({"BT-RUL-120", "BT-RUL-128", "BT-RUL-132"})
    void clause_thatNobodyCouldCarryOut_isAFault(TextSource home, String text, String fault) {
      assertThat(EffectPlacement.fault(ShippedWords.ALL.clause(text), home)).startsWith(fault);
    }

    @Test
    void clause_whereItBelongs_isNoFault() {
      assertThat(Stream.of("passive: extraFate(1)", "onKill: heal(self,1) /turn", "cost(body): addSD(combat,1) turn")
          .map(text -> EffectPlacement.fault(ShippedWords.ALL.clause(text), TextSource.UPGRADE))).containsOnly("");
      assertThat(EffectPlacement.fault(ShippedWords.ALL.clause("onHit: flee"), TextSource.ENEMY)).isEmpty();
      assertThat(EffectPlacement.fault(ShippedWords.ALL.clause("now: threat(-1)"), TextSource.SPECIAL)).isEmpty();
      assertThat(EffectPlacement.fault(ShippedWords.ALL.clause("onKill: threat(-1), hitBoss(1), drawHell(self)"), TextSource.UPGRADE)).isEmpty();
      assertThat(EffectPlacement.fault(ShippedWords.ALL.clause("onDefeat: kill(1,at), hitAll(2,at)"), TextSource.ENEMY)).isEmpty();
      assertThat(Stream.of("cost(any): guard(1) turn for near", "onRest: noFree(use item) turn for other",
          "onKill: addSD(combat,1) turn for other", "cost(any): addSD(combat,1) round for other")
          .map(text -> EffectPlacement.fault(ShippedWords.ALL.clause(text), TextSource.UPGRADE))).as("others may have use of it").containsOnly("");
      assertThat(EffectPlacement.fault(ShippedWords.ALL.clause("while: noFate for L3"), TextSource.SHOWDOWN)).isEmpty();
      assertThat(EffectPlacement.fault(ShippedWords.ALL.clause("while: noFate"), TextSource.SHOWDOWN)).as("of its hero").isEmpty();
      assertThat(EffectPlacement.fault(ShippedWords.ALL.clause("onRoundStart: noRest round for each"), TextSource.BOSS_SHOWDOWN)).isEmpty();
      assertThat(EffectPlacement.fault(ShippedWords.ALL.clause("now: teleport(any,S1), gainChi(mostChi,1)"), TextSource.BIG_TROUBLE)).isEmpty();
      assertThat(EffectPlacement.fault(ShippedWords.ALL.clause("cost(any): Act I: item(choice,self); Act II: clearHell(self)"),
          TextSource.UPGRADE)).isEmpty();
    }
  }

  @Nested
  final class Events {

    @ParameterizedTest
    @ValueSource(strings = {
      "SC 2 @S14 -> gainChi(self,2) !damage(self,2)", "SC 3 @B1 !drawHell(self)", "SC 2 @L1-3", "CB [LD,HM] @S12",
      "CB [Rain] @S10 -> heal(self,1)", "TK body+body+any @S1", "TKm mind+any @G1 -> gainChi(self,2)", "GO @U4",
      "GO @U7 -> gainChi(self,1)", "defeat Rain", "CB [LD] @S12 then SC 2 @S12",
      "CB [LD] @S12 -> heal(self,1) then SC 2 @S3 -> gainChi(self,2) !damage(self,2) then GO @S1"})
    void event_printsAsItIsRead(String text) {
      QuestEvent event = ShippedWords.ALL.event(text);
      assertThat(event).hasToString(text);
      assertThat(text.replaceAll(" (->|!)[^@]*(?= then|$)", "")).isEqualTo(event.requirement());
      assertThat(event.requirement()).doesNotContain("!", "->");
    }

    @Test
    @Rule("BT-QST-08")
    void defeatOfABoss_isForShowdownCardsAlone() {
      assertThat(ShippedWords.ALL.event("defeat Rain").fault(TextSource.QUEST)).isEqualTo("\"defeat\" belongs to showdown cards");
      assertThat(ShippedWords.ALL.event("defeat Rain").fault(TextSource.OBJECTIVE)).isEmpty();
    }

    @Test
    void task_keepsItsBoxes() {
      assertThat(ShippedWords.ALL.event("TKm mind+any @G1")).isEqualTo(new TaskEvent(
          List.of(Attribute.MIND, Attribute.ANY), true, "G1", Effects.NONE));
      assertThat(ShippedWords.ALL.event("SC 2 @S3 !threat(1)").failed()).isEqualTo(ShippedWords.ALL.effects("threat(1)"));
      assertThat(ShippedWords.ALL.event("GO @S3").failed().isEmpty()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
      "JUMP @S1 | an event is SC d @space",
      "SC 0 @S1 | an event is SC d @space",
      "TK soul @S1 | there is no requirement \"soul\"",
      "GO @S1 !damage(self,1) | only a skill check can be failed, and \"GO @S1\" is none, was \"GO @S1 !damage(self,1)\"",
      "CB [LD] @S4, SC 2 @S4 !damage(self,1) | or several of these with \"then\" between them, was \"CB [LD] @S4, SC 2 @S4\"",
      "GO @S1 then JUMP @S1 | an event is SC d @space",
      "GO @S1 then CB [LD] @S1 !damage(self,1) | only a skill check can be failed, and \"CB [LD] @S1\" is none",
      "GO @S1 then GO @S2 then GO @S3 then GO @S4 then GO @S5 | an event has at most 4 parts, was",
      "TK any+any+any+any+any+any+any+any+any+any+any+any+any @S1 | an event has at most 12 enemies or requirements",
      "CB [LD,LD,LD,LD,LD,LD,LD,LD,LD,LD,LD,LD,LD] @S1 | an event has at most 12 enemies or requirements",
      "GO @S1 -> fly | there is no effect \"fly\""})
    void event_garbled_saysWhy(String text, String message) {
      assertThatIllegalArgumentException().isThrownBy(() -> ShippedWords.ALL.event(text)).withMessageContaining(message);
    }
  }
}
