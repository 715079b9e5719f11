package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Clause;
import games.kumite.tmnt.content.ConditionWord.Argument;
import games.kumite.tmnt.content.Content;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.EffectCondition;
import games.kumite.tmnt.content.PlayTime;
import games.kumite.tmnt.content.TextPlace;
import games.kumite.tmnt.content.Vocabulary;
import games.kumite.tmnt.effect.CardWord;
import games.kumite.tmnt.effect.CardWords;
import games.kumite.tmnt.effect.Levels;
import games.kumite.tmnt.state.ConditionTest;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A new word of cards, of their effects or conditions, written in one place, is read, checked, shown, saved and played. */
final class NewWordTests {

  /** The user trains: it gains Levels. */
  private static final CardWord TRAIN = new CardWord("TRAIN", " ([1-3])", (word, found) -> new Effect.Amount(word, found.number(1)),
      CardWord.at(TextPlace.SPECIAL, TextPlace.TEAM_UP), null,
      (state, it, on) -> Levels.raise(state, on.user(), ((Effect.Amount) it).amount())) {
    @Override
    public String phrase(Effect effect, Supplier<String> usual) {
      return "train for " + ((Effect.Amount) effect).amount() + " Levels";
    }
  };

  /** A player whose Level is even. */
  private static final ConditionTest EVEN = new ConditionTest("EVEN", "LEVEL_EVEN", Argument.NONE, ConditionTest.PLAYERS,
      (state, it, seat) -> state.level(seat) % 2 == 0, null) {
    @Override
    public String phrase(String argument, Supplier<String> usual) {
      return "an even Level";
    }
  };

  private static final Vocabulary WORDS = CardWords.ALL.and(List.of(TRAIN)).andConditions(List.of(EVEN));

  @TempDir
  private Path directory;

  @Test
  void newWord_isReadAndChecked() {
    Clause clause = WORDS.read("TRAIN 2 IF STANCE=NONE").get(0);
    assertThat(clause.effect()).isEqualTo(new Effect.Amount(TRAIN, 2));
    assertThat(WORDS.fault(clause, CardType.SPECIAL)).isEmpty();
    assertThat(WORDS.fault(clause, CardType.MONSTER)).startsWith("TRAIN cannot stand here; what can is [STR, RUN");
    assertThat(WORDS.fault(WORDS.read("TRAIN 2; STEALLEVEL 1 TARGET"), CardType.SPECIAL, PlayTime.OWN_NONCOMBAT)).isEmpty();
  }

  @Test
  void cardWithIt_isReadAndPlayed_andItsRecordsAreResumed() throws IOException {
    Cardbox.write(directory, List.of("P01 effects: TRAIN 2", "L09 effects: TRAIN 1; DRAW DOOR 1", "L07 when: any"));
    Content content = Content.shelf(WORDS).of(directory.toString());
    Played played = Scene.of(3).cards(content).player("A", "L4 | P01 S1").turn().play("A play card:P01");
    assertThat(played.level("A")).isEqualTo(6);

    TmntGame game = new TmntGame(WORDS);
    RandomSource random = RandomSource.seeded(5);
    Match match = game.start(Setup.seats(3).seed(11).option("content", directory.toString()));
    for (int decision = 0; decision < 300; decision++) {
      match.playRandom(random);
    }
    String record = match.record().toString();
    assertThat(game.resume(match.record()).record()).hasToString(record);
  }

  @Test
  void cardWithIt_saysIt() throws IOException {
    Cardbox.write(directory, List.of("P01 effects: TRAIN 2"));
    Content content = Content.shelf(WORDS).of(directory.toString());
    Played played = Scene.of(3).cards(content).player("A", "| P01").turn();
    assertThat(played.party().definition().face(played.party().definition().size() - 1).text).isEqualTo("Train for 2 Levels.");
  }

  @Test
  void newCondition_isReadAndChecked() {
    assertThat(WORDS.read("TRAIN 2 IF SIDE(LEVEL_EVEN)").get(0).condition())
        .isEqualTo(new EffectCondition(EffectCondition.Scope.SIDE, EVEN, "", 0));
    assertThatIllegalArgumentException().isThrownBy(() -> WORDS.read("TRAIN 2 IF MONSTER(LEVEL_EVEN)"))
        .withMessage("there is no condition \"MONSTER(LEVEL_EVEN)\" in the vocabulary");
    assertThatIllegalArgumentException().isThrownBy(() -> CardWords.ALL.read("STR +1 IF LEVEL_EVEN"));
  }

  @Test
  void cardWithANewCondition_countsWhileItHolds_andSaysIt() throws IOException {
    Cardbox.write(directory, List.of("P01 effects: TRAIN 2 IF LEVEL_EVEN ELSE TRAIN 1"));
    Content content = Content.shelf(WORDS).of(directory.toString());
    Played even = Scene.of(3).cards(content).player("A", "L4 | P01 S1").turn().play("A play card:P01");
    assertThat(even.level("A")).isEqualTo(6);
    Played odd = Scene.of(3).cards(content).player("A", "L3 | P01 S1").turn().play("A play card:P01");
    assertThat(odd.level("A")).isEqualTo(4);
    assertThat(odd.party().definition().face(odd.party().definition().size() - 1).text)
        .isEqualTo("Train for 2 Levels, if you have an even Level; otherwise train for 1 Levels.");
  }
}
