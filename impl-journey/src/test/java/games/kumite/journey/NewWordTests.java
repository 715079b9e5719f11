package games.kumite.journey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.journey.board.MoveWord;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.EffectForm;
import games.kumite.journey.content.EffectPlacement;
import games.kumite.journey.content.EffectRow;
import games.kumite.journey.content.EffectTarget;
import games.kumite.journey.content.Goal;
import games.kumite.journey.content.QuestCheck;
import games.kumite.journey.content.QuestMatch;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.content.Shipped;
import games.kumite.journey.content.Vocabulary;
import games.kumite.journey.effect.FigureWord;
import games.kumite.journey.effect.InstantWord;
import games.kumite.journey.harm.StatisticChanges;
import games.kumite.journey.karma.Karma;
import games.kumite.journey.state.Counters;
import games.kumite.journey.turn.EndOfTurn;
import games.kumite.journey.turn.QuietPoint;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.content.Range;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A new word of effects, a new special rule and a new goal of a quest, each written in one place, are read, checked, shown,
 * saved and played.
 */
final class NewWordTests {

  /** Each figure meant regains health and gains good karma. */
  private static final FigureWord BLESS = new FigureWord(
      EffectRow.of("bless", EffectForm.WHO_NUMBER, EffectPlacement.AT_ONCE, EffectPlacement.MISFORTUNE),
      (state, it, figure) -> state.isConscious(figure), InstantWord.Test.ALWAYS,
      (state, it, doing, figure) -> {
        StatisticChanges.heal(state, figure, it.amount());
        Karma.gainGood(state, figure, it.amount());
      }) {
    @Override
    public String phrase(Effect effect, Supplier<String> usual) {
      return "blessing of " + effect.amount();
    }
  };

  /** Neither blue nor red squares matter to a move. */
  private static final MoveWord FLOAT = new MoveWord(EffectRow.of("float", EffectForm.NOTHING, EffectPlacement.MOVE),
      (way, it) -> way.with(ShippedWords.ALL.effect("ignoreTerrain(red)")).with(ShippedWords.ALL.effect("ignoreTerrain(blue)")));

  /** A door opens in End of turn of a turn. */
  record DoorAtTurn(String door, @Range(min = 1, max = 99) int turn) implements QuestRule {

    @Override
    public void check(QuestCheck quest) {
      quest.closedDoor(door);
    }

    @Override
    public void atEndOfTurn(QuestMatch match) {
      if (match.turn() == turn) {
        match.open(door);
      }
    }

    @Override
    public String phrase(Supplier<String> usual) {
      return "door " + door + " opens at the end of turn " + turn;
    }
  }

  /** An open door. */
  record DoorOpen(String door) implements Goal {

    @Override
    public boolean holds(QuestMatch match) {
      return match.isDoorOpen(door);
    }

    @Override
    public void check(QuestCheck quest) {
      quest.closedDoor(door);
    }

    @Override
    public String phrase(Supplier<String> usual) {
      return "door " + door + " is open";
    }
  }

  private static final Vocabulary WORDS =
      ShippedWords.ALL.and(List.of(BLESS, FLOAT)).andRule(DoorAtTurn.class).andGoal(DoorOpen.class);

  @TempDir
  private Path directory;

  private void change(String file, String from, String to) throws IOException {
    Path written = directory.resolve(file + ".json");
    String text = Files.exists(written) ? Files.readString(written) : Shipped.text(file);
    assertThat(text).contains(from);
    Files.writeString(written, text.replace(from, to));
  }

  private Content content() {
    return Content.shelf(WORDS).of(directory.toString());
  }

  @Test
  void newWord_isReadAndPrinted() {
    Effect effect = WORDS.effect("bless(each pilgrim,2)");
    assertThat(effect).isEqualTo(new Effect.Given(BLESS, EffectTarget.EACH_PILGRIM, 2));
    assertThat(effect.text()).isEqualTo("bless(each pilgrim,2)");
  }

  @Test
  void newWord_isCheckedLikeAllOthers() throws IOException {
    change("skills", "removeCondition(any pilgrim,1)", "bless(demons on own tile,1)");
    assertThatThrownBy(this::content).isInstanceOf(InvalidSetupException.class)
        .hasMessageContaining("nobody or nothing can be meant like that, was \"bless(demons on own tile,1)\"");
    change("skills", "bless(demons on own tile,1)", "float");
    assertThatThrownBy(this::content).hasMessageContaining("float cannot stand under ANY");
    change("skills", "\"float\"", "\"bless(any pilgrim,0)\"");
    assertThatThrownBy(this::content).hasMessageContaining("in \"bless(any pilgrim,0)\": must be a number from 1, was \"0\"");
    change("skills", "bless(any pilgrim,0)", "bless(any pilgrim,1)");
    assertThat(content().skills()).isNotEmpty();
    assertThatThrownBy(() -> Content.shelf(ShippedWords.ALL).of(directory.toString()))
        .hasMessageContaining("there is no effect \"bless(any pilgrim,1)\" in the vocabulary");
  }

  @Test
  void cardWithANewWord_isPlayed_andSaysIt() throws IOException {
    change("skills", "removeCondition(any pilgrim,1)", "bless(any pilgrim,2)");
    Situation s = Situation.on(5, 5).content(content()).pilgrim("S 2,2 S").pilgrim("M 0,0 N").health("M", 5).hand('S', "S8")
        .when(QuietPoint.POINT).play("play card:S8 figure:monk-sha", "for figure:monkey-king").isOver();
    assertThat(s.health("M")).isEqualTo(7);
    assertThat(s.number('M', Counters.GOOD)).isEqualTo(2);
    assertThat(s.journey().definition().sentences.row(List.of(WORDS.effect("bless(any pilgrim,2)")))).isEqualTo("blessing of 2");
  }

  @Test
  void moveWithANewWord_costsLess() throws IOException {
    change("skills", "turnFree(1)", "float");
    assertThat(Situation.of("b b b b b b b b").content(content()).pilgrim("M 0,0 E").when(Turns.activation('M')).play("move").options())
        .contains("go space:c1 east 1").doesNotContain("go space:f1 east 1");
    assertThat(Situation.of("b b b b b b b b").content(content()).pilgrim("M 0,0 E").hand('M', "M5").when(Turns.activation('M'))
        .play("move", "play card:M5 figure:monkey-king").options()).contains("go space:f1 east 1");
  }

  private static Situation hut(int turn) {
    return Situation.of("D D . V", ". . . .", ". . . .").rule(new DoorAtTurn("D1", 8)).victory(new DoorOpen("D1"))
        .pilgrim("T 2,1 N").and(it -> it.set(Counters.TURN, turn));
  }

  @Test
  void newRuleAndGoal_areReadCheckedAndPlayed() throws IOException {
    assertThat(hut(7).when(EndOfTurn.QUEST).isOver().events()).doesNotContain("Door D1 opens.");
    assertThat(hut(8).when(EndOfTurn.QUEST).ending()).isEqualTo("victory");
    change("quests", "{\"questRule\": \"extra-cards\"", "{\"questRule\": \"door-at-turn\", \"door\": \"D9\", \"turn\": 0}, "
        + "{\"questRule\": \"extra-cards\"");
    assertThatThrownBy(this::content).hasMessageContaining("must be 1..99, was 0");
    change("quests", "\"turn\": 0", "\"turn\": 2");
    assertThatThrownBy(this::content).hasMessageContaining("must be a door of the quest, was \"D9\"");
    assertThatThrownBy(() -> Content.shelf(ShippedWords.ALL).of(directory.toString()))
        .hasMessageContaining("must be one of extra-cards, ").hasMessageContaining("was \"door-at-turn\"");
  }

  @Test
  void contentWithAll_isPlayed_andItsRecordsAreResumed() throws IOException {
    change("skills", "removeCondition(any pilgrim,1)", "bless(any pilgrim,2)");
    change("skills", "turnFree(1)", "float");
    change("misfortunes", "loseChi(self,4)", "bless(each pilgrim,1)");
    change("quests", "{\"questRule\": \"extra-cards\"", "{\"questRule\": \"door-at-turn\", \"door\": \"D1\", \"turn\": 2}, "
        + "{\"questRule\": \"extra-cards\"");
    change("quests", "\"meditated\"", "{\"goal\": \"door-open\", \"door\": \"D1\"}");
    JourneyGame game = new JourneyGame(WORDS);
    RandomSource random = RandomSource.seeded(5);
    Match match = game.start(Setup.seats(2).seed(3).option("quest", "Q1").option("content", directory.toString()));
    for (int decision = 0; decision < 300 && !match.isOver(); decision++) {
      match.playRandom(random);
    }
    assertThat(match.table(Viewer.spectator()).toString()).contains("door D1 is open", "door D1 opens at the end of turn 2");
    assertThat(match.events(Viewer.spectator()).read().toString()).contains("Door D1 opens.");
    String record = match.record().toString();
    assertThat(game.resume(match.record()).record()).hasToString(record);
  }
}
