package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.content.MainQuest;
import games.kumite.bigtrouble.content.Showdown;
import games.kumite.bigtrouble.content.SideQuest;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.effect.ShippedWords;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Quest events of several parts. */
final class EventPartTests {

  private static final int SIDE = GameState.FIRST_SIDE_SLOT;
  private static final String TOKEN = "token:SQ01";

  /** The first side quest with another event; its reward is 3 chi. */
  private static Content side(String event) {
    SideQuest quest = Contents.SHIPPED.sideQuests().get(0);
    return OwnCards.with("sideQuests", 0, new SideQuest(quest.entry(), ShippedWords.ALL.event(event), quest.reward()));
  }

  private static Scene scene(String event) {
    return Scene.of(2).content(side(event)).quest(SIDE, "SQ01").hero("B", "wang S6");
  }

  private static int part(Played game) {
    return game.state().quest(SIDE, Counters.QUEST_PART);
  }

  private static int done(Played game) {
    return game.state().cards().count(game.state().zones().sideDone);
  }

  private static Object attribute(Played game, String name) {
    return game.match().table(Viewer.spectator()).find(TOKEN).orElseThrow().get(name);
  }

  @Test
  @Rule({"BT-QST-08", "BT-RUL-135"})
  void combatThenCheck_isOneEvent_theCheckIsTriggeredAfterTheCombat() {
    Played game = scene("CB [LD] @S6 then SC 1 @S6 -> gainChi(self,1) !damage(self,2)").hero("A", "jack S6")
        .dice("action-1=1,3,5 combat-1=6 skill-1=1").dice("action-2=1,3,5 skill-2=6")
        .begin(BeginTurn.OF_A, BeginTurn.OF_B).play("trigger " + TOKEN);
    assertThat(game.minions()).containsExactly("LD@S6");
    assertThat(attribute(game, "text")).isEqualTo("combat with Lord of Death at S6, then skill check 1 at S6");
    assertThat(attribute(game, "part")).isEqualTo(1);
    assertThat(attribute(game, "left")).isEqualTo(1);
    game.play("fight figure:LordOfDeath-1", "slot die body", "done");
    assertThat(part(game)).isEqualTo(1);
    assertThat(attribute(game, "part")).isEqualTo(2);
    assertThat(attribute(game, "begun")).isEqualTo(false);
    assertThat(game.chi("A")).as("the kill alone").isEqualTo(1);
    game.play("trigger " + TOKEN, "slot die mind", "done");
    assertThat(game.health("A")).as("failed").isEqualTo(8);
    assertThat(part(game)).as("the combat stays done").isEqualTo(1);
    game.play("end", "trigger " + TOKEN, "slot die body", "done");
    assertThat(done(game)).isEqualTo(1);
    assertThat(game.chi("B")).as("1 of the check, 3 of the quest").isEqualTo(4);
    assertThat(game.audacity()).isEqualTo(1);
  }

  @Test
  @Rule({"BT-QST-08", "BT-RUL-135", "BT-QST-17"})
  void threeParts_atThreeSpaces_moveTheToken_withAChoiceBetweenThem() {
    Played game = Scene.of(3)
        .content(side("GO @S6 -> gainChi(self,1) or damage(self,1) then TK body @S4 then GO @S7 -> heal(self,1)"))
        .quest(SIDE, "SQ01").hero("A", "jack S6 health=5").hero("B", "wang S4").hero("C", "egg S7 health=5")
        .dice("action-1=1,3,5 action-2=1,3,5 action-3=1,3,5").begin(BeginTurn.OF_A, BeginTurn.OF_B, BeginTurn.OF_C)
        .play("trigger " + TOKEN);
    assertThat(game.actions()).containsExactly("part 1", "part 2");
    assertThat(part(game)).as("the choice comes before the token moves").isZero();
    game.play("part 2");
    assertThat(game.health("A")).isEqualTo(4);
    assertThat(game.state().board().name(game.state().quest(SIDE, Counters.QUEST_SPACE))).isEqualTo("S4");
    game.play("end", "trigger " + TOKEN, "work " + TOKEN);
    assertThat(game.state().quest(SIDE, Counters.QUEST_COVERED)).isZero();
    assertThat(game.state().quest(SIDE, Counters.QUEST_BEGUN)).isZero();
    assertThat(game.state().board().name(game.state().quest(SIDE, Counters.QUEST_SPACE))).isEqualTo("S7");
    game.play("end", "trigger " + TOKEN);
    assertThat(game.health("C")).isEqualTo(6);
    assertThat(done(game)).isEqualTo(1);
    assertThat(game.chi("C")).isEqualTo(3);
  }

  @Test
  @Rule({"BT-QST-08", "BT-RUL-135"})
  void textsAfterACompletedEvent_happenWithTheLastPartAlone() {
    SideQuest van = Contents.SHIPPED.sideQuests().get(14);
    assertThat(van.event().parts()).as("the shipped quest of two parts").hasSize(2);
    Scene scene = Scene.of(1).content(OwnCards.upgrade("onEventDone: heal(self,1)")).hero("A", "jack S14 JK1 health=5")
        .quest(SIDE, "SQ15").dice("action-1=1,3,5 skill-1=6,6");
    Played game = scene.begin(Steps.TRIGGER_SIDE, Steps.HIT, BeginTurn.OF_A);
    assertThat(part(game)).isEqualTo(1);
    assertThat(game.health("A")).as("after the combat").isEqualTo(5);
    game.play("trigger token:SQ15", "slot die body", "slot die mind", "done");
    assertThat(game.health("A")).isEqualTo(6);
    assertThat(done(game)).isEqualTo(1);
  }

  @Test
  @Rule({"BT-QST-08", "BT-RUL-135", "BT-QST-07"})
  void mainQuest_goesToItsNextEventAfterTheLastPart() {
    MainQuest quest = Contents.SHIPPED.mainQuests().get(0);
    Content content = OwnCards.with("mainQuests", 0, new MainQuest(quest.entry(), quest.hero(), quest.boss(),
        List.of(ShippedWords.ALL.event("GO @S14 then GO @S13"), ShippedWords.ALL.event("GO @S12 then GO @S11 then GO @S10")),
        quest.reward()));
    Played game = Scene.of(1).content(content).hero("A", "jack S14").quest(0, "MQ-JK1")
        .begin(Steps.TRIGGER, Steps.TRIGGER);
    assertThat(game.state().quest(0, Counters.QUEST_EVENT)).isEqualTo(1);
    assertThat(game.state().quest(0, Counters.QUEST_PART)).isZero();
    assertThat(game.state().board().name(game.state().quest(0, Counters.QUEST_SPACE))).isEqualTo("S12");
    Played all = Scene.of(1).content(content).hero("A", "jack S14").quest(0, "MQ-JK1")
        .begin(Steps.TRIGGER, Steps.TRIGGER, Steps.TRIGGER, Steps.TRIGGER, Steps.TRIGGER);
    assertThat(all.state().cards().count(all.state().zones().mainDone)).isEqualTo(1);
  }

  @Nested
  final class OfShowdownCards {

    private Played lair(String objective, String rain, Steps... steps) {
      Showdown card = Contents.SHIPPED.showdowns().get(12);
      Content content = OwnCards.with("showdowns", 12, new Showdown(card.entry(), card.quest(), card.complete(),
          new Showdown.Side(card.incomplete().entry(), ShippedWords.ALL.event(objective), card.incomplete().clauses())));
      Scene scene = Scene.of(2).content(content).actTwo().hero("A", "jack L1-6").quest(0, "SD-RAIN");
      return (rain.isEmpty() ? scene : scene.boss("Rain", rain, 1)).begin(steps);
    }

    @Test
    @Rule({"BT-QST-08", "BT-RUL-135", "BT-ACT2-18"})
    void goThenDefeat_hasNoTokenOnTheBoardForTheBoss() {
      Played game = lair("GO @L1-6 then defeat Rain -> heal(self,1)", "L1-5", Steps.TRIGGER);
      assertThat(game.state().quest(0, Counters.QUEST_SPACE)).isEqualTo(Board.NOWHERE);
      assertThat(game.state().get(Counters.KEYS)).isZero();
      assertThat(game.match().table(Viewer.spectator()).find("token:SD-RAIN").orElseThrow().get("text"))
          .isEqualTo("go to L1-6, then defeat Rain. Upkeep: each hero on level 1: 1 damage.");
      assertThat(lair("GO @L1-6 then defeat Rain", "L1-5", Steps.TRIGGER, Steps.HIT_RAIN).state().get(Counters.KEYS)).isEqualTo(1);
    }

    @Test
    @Rule("BT-RUL-135")
    void defeatOfABossWhoIsGone_isCompleteAtOnce() {
      assertThat(lair("GO @L1-6 then defeat Rain", "", Steps.TRIGGER).state().get(Counters.KEYS)).isEqualTo(1);
      Played before = lair("GO @L1-6 then defeat Rain", "L1-6", Steps.HIT_RAIN, Steps.TRIGGER);
      assertThat(before.state().get(Counters.KEYS)).isEqualTo(1);
    }

    @Test
    @Rule("BT-RUL-135")
    void defeatThenGo_bringsTheTokenBack() {
      Played game = lair("defeat Rain then GO @L1-4", "L1-6", Steps.HIT_RAIN);
      assertThat(game.state().board().name(game.state().quest(0, Counters.QUEST_SPACE))).isEqualTo("L1-4");
      assertThat(lair("defeat Rain then GO @L1-4", "L1-6", Steps.HIT_RAIN, Steps.TRIGGER).state().get(Counters.KEYS))
          .isEqualTo(1);
    }

    @Test
    @Rule({"BT-RUL-135", "BT-RUL-108"})
    void bossOfALaterCombat_isStillToCome_ofOneThatHasBegunNot() {
      String text = "bossHealth(Rain,-1) or gainChi(self,1)";
      Showdown card = Contents.SHIPPED.showdowns().get(12);
      Content content = OwnCards.with("showdowns", 12, new Showdown(card.entry(), card.quest(), card.complete(),
          new Showdown.Side(card.incomplete().entry(), ShippedWords.ALL.event("GO @L1-6 then CB [Rain] @L1-6"),
              card.incomplete().clauses())));
      Scene scene = Scene.of(2).content(content).actTwo().hero("A", "jack L1-6").quest(0, "SD-RAIN");
      assertThat(scene.begin(new Carrying(text)).actions()).containsExactly("part 1", "part 2");
      Played begun = Scene.of(2).content(content).actTwo().hero("A", "jack L1-6").quest(0, "SD-RAIN part=2 begun")
          .begin(new Carrying(text));
      assertThat(begun.chi("A")).as("the only way left").isEqualTo(1);
    }
  }

  @TestFactory
  @Rule({"BT-QST-08", "BT-RUL-135"})
  Stream<DynamicTest> eachPairOfKinds_isDoneInOrder() {
    List<String> kinds = List.of("SC 1 @S6", "CB [LD] @S6", "TK body @S6", "TKm body+any @S6", "GO @S6");
    return kinds.stream().flatMap(first -> kinds.stream().map(second -> first + QuestEvent.THEN + second))
        .map(event -> DynamicTest.dynamicTest(event, () -> {
          Played game = scene(event).hero("A", "jack S6").with(state -> state.setSeat(0, Counters.DICE, 5))
              .dice("action-1=1,1,1,1,1 skill-1=6,6 combat-1=6,6 skill-epic-1=6,6 combat-epic-1=6,6").begin(BeginTurn.OF_A);
          String[] parts = event.split(QuestEvent.THEN);
          for (int i = 0; i < parts.length; i++) {
            assertThat(done(game)).isZero();
            assertThat(part(game)).isEqualTo(i);
            game.play("trigger " + TOKEN);
            complete(game, parts[i].substring(0, parts[i].indexOf(' ')));
          }
          assertThat(done(game)).isEqualTo(1);
          assertThat(game.state().quest(SIDE, Counters.QUEST)).isEqualTo(GameState.NONE);
        }));
  }

  private static void complete(Played game, String kind) {
    switch (kind) {
      case "SC" -> game.play("slot die body", "done");
      case "CB" -> game.play(game.actions().stream().filter(it -> it.startsWith("fight")).findFirst().orElseThrow(),
          "slot die body", "done");
      case "TK", "TKm" -> {
        game.play("work " + TOKEN);
        while (!game.kind().equals("turn") && !game.kind().equals("over")) {
          game.play(game.actions().get(0));
        }
      }
      default -> { }
    }
  }

  /** All events of quests and showdown cards have two or three parts, with choices between them. */
  private static Path content(Path directory) throws IOException {
    for (String file : List.of("main-quests", "side-quests", "showdowns")) {
      try (InputStream in = SetupGame.class.getResourceAsStream("/META-INF/kumite/bigtrouble/" + file + ".json")) {
        String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        String more = file.equals("showdowns") ? "GO @L2-2 -> heal(self,1) or gainChi(self,1) then "
            : "GO @D1 -> heal(self,1) or gainChi(self,1) then SC 1 @D2 -> gainChi(self,1) !damage(self,1) then ";
        Files.writeString(directory.resolve(file + ".json"), Pattern.compile("(?<=\")(?=(SC|CB|TK|TKm|GO|defeat) )")
            .matcher(text).replaceAll(more).replace("then CB [SG] @S14 then", "then"));
      }
    }
    return directory;
  }

  @Test
  @Rule({"BT-QST-08", "BT-RUL-135"})
  void copiesRecordsAndUndo_betweenParts_areTheSameMatch(@TempDir Path directory) throws IOException {
    Game game = Games.named("bigtrouble");
    int between = 0;
    String content = content(directory).toString();
    for (int seed = 0; seed < 12; seed++) {
      Match match = game.start(Setup.seats(seed % 4 + 1).seed(seed).option("content", content));
      SplittableRandom random = new SplittableRandom(seed);
      for (int decision = 0; !match.isOver(); decision++) {
        boolean isBetween = isBetween(match);
        between += isBetween ? 1 : 0;
        if (isBetween && decision % 4 == 0) {
          long key = match.search().observationKey(Viewer.spectator());
          assertThat(game.resume(match.record()).search().observationKey(Viewer.spectator())).isEqualTo(key);
          Match copy = match.copy();
          play(copy, new SplittableRandom(decision), 8);
          assertThat(match.search().observationKey(Viewer.spectator())).isEqualTo(key);
          play(match, new SplittableRandom(decision), 8);
          assertThat(match.search().observationKey(Viewer.spectator())).isEqualTo(copy.search().observationKey(Viewer.spectator()));
        } else {
          long key = match.search().observationKey(Viewer.spectator());
          match.play(triggerOrAny(match, random));
          if (isBetween && match.undoBarrier() == games.kumite.api.UndoBarrier.NONE) {
            Match undone = match.copy();
            undone.undo();
            assertThat(undone.search().observationKey(Viewer.spectator())).isEqualTo(key);
          }
        }
      }
    }
    assertThat(between).isGreaterThan(50);
  }

  private static void play(Match match, SplittableRandom random, int decisions) {
    for (int i = 0; i < decisions && !match.isOver(); i++) {
      match.play(triggerOrAny(match, random));
    }
  }

  private static int triggerOrAny(Match match, SplittableRandom random) {
    var actions = match.decision().actions();
    for (int i = 0; i < actions.size(); i++) {
      if (actions.get(i).notation().startsWith("trigger") || actions.get(i).notation().startsWith("work")) {
        return i;
      }
    }
    return random.nextInt(actions.size());
  }

  private static boolean isBetween(Match match) {
    GameState state = (GameState) Inspection.state(match);
    for (int slot = 0; slot < state.questSlots(); slot++) {
      if (state.quest(slot, Counters.QUEST) >= 0 && state.quest(slot, Counters.QUEST_PART) > 0) {
        return true;
      }
    }
    return false;
  }
}
