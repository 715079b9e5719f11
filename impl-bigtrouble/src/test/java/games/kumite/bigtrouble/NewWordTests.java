package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.content.SideQuest;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectPlacement;
import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.bigtrouble.content.vocabulary.EventForm;
import games.kumite.bigtrouble.content.vocabulary.EventForm.Failure;
import games.kumite.bigtrouble.content.vocabulary.Shape;
import games.kumite.bigtrouble.content.vocabulary.TextSource;
import games.kumite.bigtrouble.content.vocabulary.Vocabulary;
import games.kumite.bigtrouble.effect.ShippedWords;
import games.kumite.bigtrouble.harm.Chi;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.quest.PerformedEvent;
import games.kumite.bigtrouble.quest.Quests;
import games.kumite.bigtrouble.resolution.Bearing;
import games.kumite.bigtrouble.resolution.HeroWord;
import games.kumite.bigtrouble.resolution.InstantWord;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Refusal;
import games.kumite.spi.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A new word and a new kind of quest event, each written in one place, are read, checked, shown, saved and played. */
final class NewWordTests {

  /** Each hero meant gains health and chi. */
  private static final InstantWord BLESS = new HeroWord(100, "bless", Shape.HEROES_AMOUNT, Bearing.UNKNOWN,
      InstantWord.Test.ALWAYS, (state, it, on, seat) -> {
        Harm.heal(state, seat, it.amount());
        Chi.gain(state, seat, it.amount(), Cause.effect(it, on));
      }) {
    @Override
    public String phrase(Texts texts, Effect effect, Object... arguments) {
      return effect.amount() + " health and chi";
    }
  };

  /** A hero at the token pays chi. */
  private record Pay(int chi, String space, Effects done) implements PerformedEvent {

    static final EventForm FORM = new EventForm("PAY n @space", "PAY ([1-9]) @(\\S+)", Failure.NEVER,
        (found, done, failed) -> new Pay(found.number(1), found.text(2), done));

    private static final Refusal POOR = new Refusal("BT-QST-08", "changes-nothing");

    @Override
    public String requirement() {
      return "PAY " + chi + " @" + space;
    }

    @Override
    public String phrase(Texts texts, UnaryOperator<String> enemyName) {
      return "pay " + chi + " chi at " + space;
    }

    @Override
    public @Nullable Refusal refusal(GameState state, int seat, int slot) {
      return state.seat(seat, Counters.CHI) < chi ? POOR : null;
    }

    @Override
    public void begin(GameState state, int seat, int slot) {
      state.addSeat(seat, Counters.CHI, -chi);
      Quests.complete(state, slot, seat);
    }

    @Override
    public String toString() {
      return printed();
    }
  }

  private static final Vocabulary WORDS = ShippedWords.ALL.and(List.of(BLESS), List.of(Pay.FORM));

  @TempDir
  private Path directory;

  @Test
  void newWord_isReadCheckedPrintedAndSaid() {
    assertThat(WORDS.clause("onRest: bless(here,2)")).hasToString("onRest: bless(here,2)");
    assertThat(EffectPlacement.fault(WORDS.clause("passive: bless(self,1)"), TextSource.UPGRADE))
        .isEqualTo("bless cannot stand under passive");
    assertThat(EffectPlacement.fault(WORDS.clause("onRest: bless(self,1)"), TextSource.UPGRADE)).isEmpty();
    assertThat(SentenceTests.SENTENCES.of(WORDS.effects("bless(each,2)"))).isEqualTo("Each hero: 2 health and chi.");
  }

  @Test
  void newEvent_withANewWord_isPlayed() {
    SideQuest quest = Contents.SHIPPED.sideQuests().get(0);
    Content content = OwnCards.with("sideQuests", 0,
        new SideQuest(quest.entry(), WORDS.event("PAY 2 @S6 -> bless(any,3)"), Effects.NONE));
    Scene scene = Scene.of(2).content(content).quest(GameState.FIRST_SIDE_SLOT, "SQ01").hero("B", "wang S6 health=4")
        .dice("action-1=1,3,5");
    assertThat(scene.hero("A", "jack S6 chi=1").begin(BeginTurn.OF_A).actions()).doesNotContain("trigger token:SQ01");
    Played game = scene.hero("A", "jack S6 chi=4 health=5").begin(BeginTurn.OF_A).play("trigger token:SQ01", "choose seat:2");
    assertThat(game.chi("A")).isEqualTo(2);
    assertThat(game.chi("B")).isEqualTo(3);
    assertThat(game.health("B")).isEqualTo(7);
    assertThat(game.state().cards().count(game.state().zones().sideDone)).isEqualTo(1);
  }

  @Test
  void contentWithBoth_isReadAndPlayed_andItsRecordsAreResumed() throws IOException {
    write("side-quests", "\"event\": \"[^\"]*\"", "\"event\": \"PAY 1 @S9 -> bless(any,1) or bless(here,2)\"");
    write("fate-slots", "\"effects\": \"[^\"]*\"", "\"effects\": \"bless(any,1), damage(self,1)\"");
    BigTroubleGame game = new BigTroubleGame(WORDS);
    RandomSource random = RandomSource.seeded(7);
    Match match = game.start(Setup.seats(2).seed(3).option("content", directory.toString()));
    while (!match.isOver()) {
      match.playRandom(random);
    }
    String record = match.record().toString();
    assertThat(record).contains("choose seat:");
    assertThat(game.resume(match.record()).record()).hasToString(record);
  }

  private void write(String file, String pattern, String text) throws IOException {
    try (InputStream in = SetupGame.class.getResourceAsStream("/META-INF/kumite/bigtrouble/" + file + ".json")) {
      String shipped = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      Files.writeString(directory.resolve(file + ".json"), shipped.replaceAll(pattern, text));
    }
  }
}
