package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.content.vocabulary.EffectDuration;
import games.kumite.bigtrouble.content.vocabulary.EffectPlace;
import games.kumite.bigtrouble.content.vocabulary.EffectTarget;
import games.kumite.bigtrouble.content.vocabulary.FreeAction;
import games.kumite.bigtrouble.content.vocabulary.KeywordConstant;
import games.kumite.bigtrouble.content.vocabulary.RollContext;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.effect.ShippedWords;
import games.kumite.bigtrouble.state.RulesText;
import games.kumite.bigtrouble.state.Settings;
import games.kumite.spi.Texts;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Cards say in words what they do. */
final class SentenceTests {

  static final RulesText SENTENCES =
      Contents.definition(new Settings(1, 0, false, false, false, 0, false, ""), Contents.SHIPPED).sentences;

  @Test
  void everyWordOfTheVocabulary_hasItsText() {
    Texts texts = Texts.of(BigTroubleGame.class, "bigtrouble");
    ShippedWords.ALL.words().toList().forEach(word -> has(texts, "effect", word));
    Stream.of(Trigger.values()).forEach(word -> has(texts, "trigger", word));
    Stream.of(EffectTarget.values()).forEach(word -> has(texts, "target", word));
    Stream.of(RollContext.values()).forEach(word -> has(texts, "context", word));
    Stream.of(Attribute.values()).forEach(word -> has(texts, "attribute", word));
    Stream.of(FreeAction.values()).forEach(word -> has(texts, "free-action", word));
    Stream.of(EffectPlace.Kind.values()).filter(kind -> !kind.word().isEmpty())
        .forEach(word -> has(texts, "place", word));
    Stream.of(EffectDuration.values()).filter(scope -> scope != EffectDuration.ALWAYS).forEach(scope ->
        assertThat(texts.has("scope." + scope.name().toLowerCase(Locale.ROOT).replace('_', '-'))).isTrue());
  }

  private static void has(Texts texts, String kind, KeywordConstant word) {
    assertThat(texts.has(kind + "." + word.word())).as(kind + "." + word.word()).isTrue();
  }

  @Test
  void texts_areSentences() {
    assertThat(SENTENCES.of(ShippedWords.ALL.clause("cost(mind): Act I: peekBT(2); Act II: rerollFate(2)"))).isEqualTo(
        "Task action, mind die: in Act I look at the top 2 Big Trouble cards and return them in any order; in Act II "
            + "re-roll up to 2 fate dice of the pool.");
    assertThat(SENTENCES.of(ShippedWords.ALL.effects("discardItem(self) or damage(self,2) for holders")))
        .isEqualTo("Each hero with an item: discard an item or 2 damage.");
    assertThat(SENTENCES.of(ShippedWords.ALL.effects("noFree(use item) except GetOutOfHellFree")))
        .isEqualTo("May not use items except Get Out of Hell Free.");
    assertThat(SENTENCES.of(ShippedWords.ALL.effects("peekBT(1)"))).isEqualTo("Look at the top Big Trouble card and return it.");
    assertThat(SENTENCES.of(ShippedWords.ALL.effects("reroll(all,2)"))).isEqualTo("Re-roll up to 2 dice on all rolls.");
    assertThat(SENTENCES.of(ShippedWords.ALL.effects("threat(-1)"))).isEqualTo("Threat back 1.");
    assertThat(SENTENCES.of(ShippedWords.ALL.effects("spawn(LordOfDeath,2,here)")))
        .isEqualTo("2 Lord of Death appear in the hero's space.");
  }

  @Test
  void quest_tellsWhatItAsksForAndGives_notWhatAnEventDoes() {
    Content content = Contents.SHIPPED;
    var quest = content.mainQuests().get(0);
    assertThat(SENTENCES.quest(quest.events(), quest.reward(), quest.entry().audacity())).isEqualTo(
        "skill check 2 at S14; combat with Lord of Death, Lord of Death at S12; task body, body, any at S1. "
            + "Reward: gain Repaired Rig, 3 audacity.");
    assertThat(SENTENCES.of(List.<Clause>of())).isEmpty();
  }

  @Test
  void namesInEvents_areThoseOfTheShippedContent() {
    Texts texts = Texts.of(BigTroubleGame.class, "bigtrouble");
    Content content = Contents.SHIPPED;
    content.heroes().forEach(hero ->
        assertThat(texts.text("word.figure:" + hero.entry().id())).isEqualTo(hero.entry().name()));
    content.upgrades().forEach(card -> assertThat(texts.text("word.card:" + card.id())).isEqualTo(card.name()));
    content.mainQuests().forEach(quest ->
        assertThat(texts.text("word.token:" + quest.entry().id())).isEqualTo(quest.entry().name()));
    content.sideQuests().forEach(quest ->
        assertThat(texts.text("word.token:" + quest.entry().id())).isEqualTo(quest.entry().name()));
    content.items().forEach(item -> assertThat(texts.text("word.token:" + item.id())).isEqualTo(item.name()));
    content.minions().forEach(minion ->
        assertThat(texts.text("word.figure:" + minion.id() + "-" + minion.figures()))
            .isEqualTo(minion.name() + " " + minion.figures()));
  }
}
