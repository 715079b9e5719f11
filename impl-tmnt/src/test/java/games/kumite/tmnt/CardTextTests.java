package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.Texts;
import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.Clause;
import games.kumite.tmnt.content.ConditionWord;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.EffectCondition;
import games.kumite.tmnt.content.EffectWord;
import games.kumite.tmnt.content.Tag;
import games.kumite.tmnt.effect.CardWords;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a card does is on the table, in words. */
final class CardTextTests {

  private static final Texts TEXTS = Texts.of(TmntGame.class, "tmnt");

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Test
  void everyWord_hasAPhrase() {
    for (EffectWord verb : CardWords.ALL.words()) {
      String word = verb.word().toLowerCase(Locale.ROOT).replace('_', '-');
      assertThat(TEXTS.keys()).as("phrases of %s", verb)
          .anyMatch(key -> key.equals("effect." + word) || key.startsWith("effect." + word + "."));
    }
    for (Clause.Trigger trigger : Clause.Trigger.values()) {
      assertThat(TEXTS.keys()).contains("trigger." + word(trigger));
    }
    for (EffectCondition.Scope scope : EffectCondition.Scope.values()) {
      assertThat(TEXTS.keys()).contains("condition." + word(scope));
    }
    for (ConditionWord test : CardWords.ALL.conditions().words()) {
      if (test.argument() != ConditionWord.Argument.MONSTER) { // its scope says it
        String word = test.word().toLowerCase(Locale.ROOT).replace('_', '-');
        assertThat(TEXTS.keys()).as("phrases of %s", test)
            .anyMatch(key -> key.equals("player." + word) || key.equals("monster." + word));
      }
    }
    Stream.of(Effect.What.values()).forEach(what -> assertThat(TEXTS.keys()).contains("what." + word(what)));
    Stream.of(Tag.values()).forEach(tag -> assertThat(TEXTS.keys()).contains("word." + word(tag)));
    Stream.of(Effect.Chooser.values()).forEach(who -> assertThat(TEXTS.keys()).contains("effect.lose." + word(who)));
    Stream.of(Effect.Aim.values()).filter(aim -> aim != Effect.Aim.TARGET).forEach(aim -> assertThat(TEXTS.keys()).contains("effect.str." + word(aim)));
  }

  @Test
  void everyCardThatDoesSomething_saysSo() {
    Played game = Scene.of(3).turn();
    for (int face = 0; face < game.party().definition().size(); face++) {
      var printed = game.party().definition().face(face);
      boolean isPlain = Cardbox.SHIPPED.treasures().stream().anyMatch(card -> card.entry().id().equals(printed.id)
          && card.effects().isEmpty() && card.requires().equals(EffectCondition.ALWAYS))
          || Cardbox.SHIPPED.doors().stream().anyMatch(card -> card.entry().id().equals(printed.id)
          && card.effects().isEmpty() && card.badStuff().isEmpty());
      assertThat(printed.text.isEmpty()).as(printed.id + ": " + printed.text).isEqualTo(isPlain);
      assertThat(printed.text).doesNotContain("{").doesNotContain("null").doesNotContainPattern("(^|[.] )[a-z]")
          .doesNotContainPattern("(?<![0-9])1 ([A-Za-z-]+ )?(cards|Items|Stances|Katas|Allies|Treasures)");
    }
  }

  @Test
  void texts_areOnTheTable() {
    Played game = Scene.of(3).player("A", "L3 S1 I05 I39 K09 O03 T15").fight("M14");
    assertThat(game.attribute("card:M14", "text")).isEqualTo("-3 strength, if the fighter or the helper has Donatello as"
        + " character. Bad Stuff: lose 1 Footgear in play of your choice; lose a Level.");
    assertThat(game.attribute("card:M14", "tags")).isEqualTo(List.of("robot"));
    assertThat(game.attribute("card:I05", "text")).isEqualTo("It can be equipped only if you have the Defensive Stance.");
    assertThat(game.attribute("card:K09", "text"))
        .isEqualTo("You may use it: discard 1 other card of yours: +3 strength (at most 2 per combat).");
    assertThat(game.attribute("card:O03", "when")).isEqualTo("combat");
    assertThat(game.attribute("card:I39", "text")).isEqualTo("+1 strength, if you are the helper.");
    assertThat(game.attribute("card:T15", "text")).isEqualTo("It stays until the end of the game: -1 to Run Away.");
  }

  @ParameterizedTest
  @CsvSource({"HEAD, Headgear", "ARMOR, Armor", "FOOT, Footgear", "ONEHAND, One-Hand Item", "TWOHAND, Two-Hand Item"})
  @Rule("MT-ITM-04")
  void slotThatIsEmpty_isCalledAsTheItemsAre(String slot, String name) {
    Played game = Scene.of(3).cards(Cardbox.printed(List.of("K04 effects: STR +1 IF SELF(SLOT_EMPTY=" + slot + ")")))
        .player("A", "K04").turn();
    assertThat(game.attribute("card:K04", "text")).isEqualTo("+1 strength, if you have nothing equipped as " + name + ".");
  }

  @Test
  @Rule("MT-STN-01")
  void stanceOfAnOwner_isCalledByTheNameOnItsCard() {
    Played game = Scene.of(3).cards(Cardbox.printed(List.of("S1 name: Iron Will", "S1 word: IRON_WILL",
        "I01 effects: STR +2 IF SELF(STANCE=IRON_WILL)", "I10 effects:", "I17 requires:", "I38 requires:",
        "M22 effects:", "I05 requires: STANCE=IRON_WILL"))).player("A", "I01 I05").turn();
    assertThat(game.attribute("card:I01", "text")).isEqualTo("+2 strength, if you have the Iron Will.");
    assertThat(game.attribute("card:I05", "text")).isEqualTo("It can be equipped only if you have the Iron Will.");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "LEVEL -1; LEVEL -1 MORE IF LEVEL>=4 | Lose a Level. Lose a Level more, if your Level is 4 or more.",
      "LEVEL -2; LEVEL -3 MORE             | Lose 2 Levels. Lose 3 Levels more."})
  void levelMore_ofATrap_isLost(String effects, String text) {
    Played game = Scene.of(3).cards(Cardbox.printed(List.of("T15 effects: " + effects))).player("A", "T15").turn();
    assertThat(game.attribute("card:T15", "text")).isEqualTo(text);
  }

  @Test
  void levelMore_isForTheSamePlayer() {
    Played game = Scene.of(3).turn();
    assertThat(IntStream.range(0, game.party().definition().size()).mapToObj(game.party().definition()::face)
        .filter(face -> face.id.equals("L06")).map(face -> face.text)).containsExactly("A player that you choose gains a"
        + " Level. That player gains a Level more, if the target has the lowest Level.");
  }
}
