package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.content.MainQuest;
import games.kumite.bigtrouble.effect.ShippedWords;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The enemies of combat events: who counts for a quest, and when. */
final class QuestEnemyTests {

  private static int quest(Played game, int place) {
    return game.state().quest(0, place);
  }

  private static int done(Played game) {
    return game.state().cards().count(game.state().zones().mainDone);
  }

  /** Jack's first quest has one event. */
  private static Content first(String event) {
    MainQuest quest = Contents.SHIPPED.mainQuests().get(0);
    return OwnCards.with("mainQuests", 0, new MainQuest(quest.entry(), quest.hero(), quest.boss(),
        List.of(ShippedWords.ALL.event(event)), quest.reward()));
  }

  @Test
  @Rule({"BT-QST-12", "BT-QST-14", "BT-RUL-32"})
  void bossOfACombatEvent_appearsAtItsSpace_andCountsOnceItIsDefeated() {
    Played game = Scene.of(2).hero("A", "jack S1").hero("B", "wang S10").quest(0, "MQ-RAIN event=2")
        .begin(Steps.TRIGGER_BY_B);
    int health = game.state().content().bosses().get(0).entry().health();
    assertThat(game.boss("Rain")).isEqualTo("S10 " + health);
    assertThat(quest(game, Counters.QUEST_BEGUN)).isEqualTo(1);
    assertThat(quest(game, Counters.QUEST_LEFT)).isEqualTo(1);
    assertThat(quest(game, Counters.QUEST_COVERED)).as("nobody was there before").isZero();

    Played hit = Scene.of(2).hero("A", "jack S1").hero("B", "wang S10").quest(0, "MQ-RAIN event=2")
        .begin(Steps.TRIGGER_BY_B, new Carrying("bossHealth(Rain,-" + (health - 1) + ")"), Steps.HIT_RAIN);
    assertThat(hit.boss("Rain")).isEmpty();
    assertThat(done(hit)).isEqualTo(1);
  }

  @Test
  @Rule({"BT-QST-12", "BT-CMB-12"})
  void bossDefeatedBeforeItsEventHasBegun_doesNothingForTheQuest() {
    Played game = Scene.of(2).hero("A", "jack S10").hero("B", "wang S1").quest(0, "MQ-RAIN event=2")
        .boss("Rain", "S10", 1).begin(Steps.HIT_RAIN);
    assertThat(game.boss("Rain")).isEmpty();
    assertThat(done(game)).isZero();
    assertThat(quest(game, Counters.QUEST_EVENT)).isEqualTo(1);
    assertThat(game.chi("A")).isEqualTo(5);
    assertThat(game.audacity()).isEqualTo(2);
  }

  @Test
  @Rule({"BT-RUL-114", "BT-TSK-07"})
  void secondEnemyThatIsThereAlready_isNoneOfTheEvents_alsoAfterTheTurn() {
    Scene scene = Scene.of(1).content(first("CB [LD,Rain] @S14 -> gainChi(self,1)")).hero("A", "jack S14")
        .quest(0, "MQ-JK1").boss("Rain", "S10", 1);
    Played game = scene.begin(Steps.TRIGGER, Steps.MARKERS_OFF, Steps.HIT_RAIN);
    assertThat(quest(game, Counters.QUEST_COVERED)).as("no marker of a task").isEqualTo(0b10);
    assertThat(game.chi("A")).as("5 of Rain: the event waits for the Lord of Death").isEqualTo(5);
    assertThat(game.minions()).containsExactly("LD@S14");
  }

  @Test
  @Rule({"BT-RUL-64", "BT-QST-12", "BT-RUL-114"})
  void eventWithAMinionAndABoss_isDoneWhenBothAreGone_inAnyOrder() {
    Content content = first("CB [LD,Rain] @S14 -> gainChi(self,1)");
    String thin = "bossHealth(Rain,-3)";
    Played boss = Scene.of(1).content(content).hero("A", "jack S14").quest(0, "MQ-JK1")
        .begin(Steps.TRIGGER, new Carrying(thin), Steps.HIT_RAIN);
    assertThat(boss.boss("Rain")).isEmpty();
    assertThat(quest(boss, Counters.QUEST_LEFT)).isEqualTo(1);
    assertThat(done(boss)).isZero();
    Played both = Scene.of(1).content(content).hero("A", "jack S14").quest(0, "MQ-JK1")
        .begin(Steps.TRIGGER, Steps.HIT, new Carrying(thin), Steps.HIT_RAIN);
    assertThat(done(both)).isEqualTo(1);
  }
}
