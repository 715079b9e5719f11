package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.content.Boss;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.content.HellCard;
import games.kumite.bigtrouble.content.MainQuest;
import games.kumite.bigtrouble.content.Showdown;
import games.kumite.bigtrouble.effect.ShippedWords;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Words of an owner's cards that have nobody, nothing or nowhere to change: nobody is asked, and nothing is spent. */
final class DeadChoiceTests {

  private static final String COMPANION = "call card:companion-jack";

  private static void allFigures(GameState state) {
    for (int type = 0; type < 7; type++) {
      while (state.horde().isAvailable(type)) {
        state.horde().add(type, state.board().at("U1"), -1);
      }
    }
  }

  private static Played special(Scene scene, String text) {
    return scene.content(OwnCards.special("now: " + text))
        .with(state -> MoveTests.companion(state, "companion-jack")).begin(BeginTurn.OF_A);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hitAll(5,level)", "kill(3,level)", "hitAll(5,L2-10)", "kill(3,L2-10) up to 2"})
  @Rule({"BT-RUL-126", "BT-ACT2-26", "BT-RUL-45"})
  void closedArena_keepsItsEnemiesFromAllThatIsOutside(String text) {
    Scene scene = Scene.of(2).actTwo().hero("A", "jack L2-1").hero("B", "wang L1-1").boss("lo-pan", "L2-10", 5)
        .minions("LD@L2-10").dice("blast-1=6,6,6,1,1");
    assertThat(scene.begin(new Carrying(text)).kind()).isEqualTo("over");
    Played open = scene.number(Counters.ARENA_OPEN, 1).begin(new Carrying(text));
    if (open.kind().equals("kill")) {
      open.play("strike figure:LordOfDeath-1");
    }
    assertThat(open.minions()).as("the doors are open").isEmpty();
  }

  @Test
  @Rule("BT-RUL-126")
  void closedArena_keepsNothingFromWhoIsInIt() {
    Played game = Scene.of(2).actTwo().hero("A", "jack L2-8").hero("B", "wang L1-1").minions("LD@L2-10 LD@L2-1")
        .begin(new Carrying("kill(1,level)"));
    assertThat(game.minions()).as("the only one in reach").containsExactly("LD@L2-1");
  }

  @Test
  @Rule({"BT-RUL-94", "BT-BTC-12", "BT-RUL-108"})
  void minionsOfWhichNoneIsLeft_areNoChoice_andNoPlaceIsAskedFor() {
    Played game = Scene.of(1).hero("A", "jack S9 health=5").with(DeadChoiceTests::allFigures)
        .begin(new Carrying("spawn(Wildman,1,here) or heal(self,1), spawn(SixShooter,1,adj)"));
    assertThat(game.kind()).isEqualTo("over");
    assertThat(game.health("A")).isEqualTo(6);
    assertThat(special(Scene.of(1).hero("A", "margo S9").dice("action-1=1,3,5").with(DeadChoiceTests::allFigures),
        "spawn(LordOfDeath,1,adj)").actions()).doesNotContain(COMPANION);
  }

  @Test
  @Rule("BT-RUL-94")
  void enemiesThatAreHeldAlready_areNotHeldAgain() {
    Played game = Scene.of(1).hero("A", "jack S9 health=5").minions("LD@S9")
        .begin(new Carrying("holdEnemy(here) or heal(self,1), holdEnemy(here) or heal(self,2)")).play("part 1");
    assertThat(game.kind()).as("not asked again").isEqualTo("over");
    assertThat(game.health("A")).isEqualTo(7);
  }

  @Test
  @Rule({"BT-RUL-115", "BT-RUL-108", "BT-ACT2-21", "BT-ENM-11"})
  void enemiesThatNeverMove_areNotHeld() {
    Played game = Scene.of(1).actTwo().number(Counters.ARENA_OPEN, 1).hero("A", "jack L2-10 health=5")
        .boss("lo-pan", "L2-10", 5).begin(new Carrying("holdEnemy(here) or heal(self,1)"));
    assertThat(game.kind()).as("Lo Pan has no move to skip").isEqualTo("over");
    assertThat(game.health("A")).isEqualTo(6);
    game = Scene.of(1).actTwo().number(Counters.ARENA_OPEN, 1).hero("A", "jack L2-10").boss("lo-pan", "L2-10", 5)
        .boss("Rain", "L2-10", 4).begin(new Carrying("holdEnemy(here)"));
    assertThat(game.state().boss(0, Counters.BOSS_HELD)).isEqualTo(1);
    assertThat(game.state().boss(3, Counters.BOSS_HELD)).as("Lo Pan stays as he is").isZero();
    Boss rain = Contents.SHIPPED.bosses().get(0);
    Content still = OwnCards.with("bosses", 0, new Boss(new Boss.Entry(rain.entry().id(), rain.entry().name(), 0,
        rain.entry().attack(), rain.entry().range(), rain.entry().defense(), rain.entry().health(),
        rain.entry().directorsHealth(), rain.entry().strikeback(), rain.entry().abilities(), rain.entry().chi(),
        rain.entry().audacity()), rain.abilities()));
    game = Scene.of(1).content(still).hero("A", "jack S9 health=5").boss("Rain", "S9", 4)
        .begin(new Carrying("holdEnemy(here) or heal(self,1)"));
    assertThat(game.health("A")).isEqualTo(6);
  }

  private static Scene three() {
    return Scene.of(3).hero("A", "margo S9 health=5").hero("B", "wang S9").hero("C", "egg S1").dice("action-1=1,3,5");
  }

  @Test
  @Rule({"BT-RUL-132", "BT-RUL-108", "BT-RUL-94"})
  void wordToTheEndOfTheTurn_isForWhoseTurnItIs() {
    Played game = special(three(), "addSD(combat,1) turn for any").play(COMPANION);
    assertThat(game.kind()).as("nobody else fights in this turn").isEqualTo("turn");
    game = special(three(), "addSD(combat,1) turn for other, heal(self,1)").play(COMPANION);
    assertThat(game.kind()).isEqualTo("turn");
    assertThat(game.health("A")).isEqualTo(6);
    assertThat(special(three(), "noRest turn for other").actions()).doesNotContain(COMPANION);
    assertThat(special(three(), "noRest or noFate turn for near").actions()).doesNotContain(COMPANION);
    assertThat(special(three(), "guard(1) turn for any").play(COMPANION).actions())
        .as("whoever stands beside the one who is struck back guards it").hasSize(3);
    assertThat(special(three(), "noFree(use item) turn for other").play(COMPANION).actions())
        .as("items are used at any time").containsExactly("choose seat:2", "choose seat:3");
    assertThat(special(three(), "noRest round for other").play(COMPANION).actions())
        .as("the round goes on").containsExactly("choose seat:2", "choose seat:3");
  }

  @Test
  @Rule({"BT-RUL-132", "BT-DIE-04"})
  void wordToTheEndOfTheTurn_ofAHellCardInTheEnemyPhase_isOfNoTurn() {
    HellCard first = Contents.SHIPPED.hells().get(0);
    Content content = OwnCards.with("hells", 0,
        new HellCard(first.entry(), ShippedWords.ALL.effects("lessSD(defense,2) turn, prevent(1)")));
    Played game = Scene.of(1).content(content).hero("A", "jack S7 health=2").minions("HM@S7 HM@S7")
        .onTop(state -> state.zones().hells, "HL01").dice("defense-1=1,1,4,1").begin(Steps.ENEMIES);
    assertThat(game.health("A")).as("3 for the second: one die and the card prevent 1 each").isEqualTo(9);
  }

  @Test
  @Rule("BT-RUL-108")
  void whoeverHasTheMostChi_isNoQuestion_whereNobodyOfThemIsChanged() {
    Scene scene = Scene.of(3).hero("A", "jack S1 chi=4").hero("B", "wang S9 chi=4").hero("C", "egg S1 health=3 HL07");
    assertThat(scene.begin(new Carrying("heal(mostChi,1)")).kind()).isEqualTo("over");
    assertThat(scene.begin(new Carrying("clearHell(self) for mostChi")).kind()).isEqualTo("over");
    Scene items = Scene.of(2).hero("A", "jack S1 chi=4").hero("B", "wang S9 chi=4 item=LuckyCoin");
    assertThat(items.begin(new Carrying("discardItem(mostChi)")).actions()).as("the group may name who has none")
        .containsExactly("choose seat:1", "choose seat:2");
  }

  @Test
  @Rule({"BT-RUL-132", "BT-QST-19", "BT-RUL-68"})
  void rewardOfABossQuest_thatIsForNobodyOfChoice_asksForNobody() {
    for (String reward : new String[] {"gainChi(self,1)", "gainChi(each,1)", "gainChi(self,1) for any"}) {
      MainQuest rain = Contents.SHIPPED.mainQuests().get(12);
      Content content = OwnCards.with("mainQuests", 12, new MainQuest(rain.entry(), rain.hero(), rain.boss(),
          rain.events(), ShippedWords.ALL.effects(reward)));
      Played game = Scene.of(2).content(content).hero("A", "jack S10").hero("B", "wang S1")
          .quest(0, "MQ-RAIN event=2 begun left=1").boss("Rain", "S10", 1).begin(Steps.HIT_RAIN);
      assertThat(game.kind()).as(reward).isEqualTo(reward.contains("any") ? "reward-receiver" : "over");
    }
  }

  @Test
  @Rule("BT-RUL-94")
  void healthOfABoss_thatCannotChange_isNoChoice() {
    Scene scene = Scene.of(1).actTwo().hero("A", "jack L1-1 health=5");
    assertThat(scene.begin(new Carrying("bossHealth(Thunder,2) or heal(self,1)")).health("A"))
        .as("Thunder comes no more").isEqualTo(6);
    scene.boss("Thunder", "L2-3", 1);
    assertThat(scene.begin(new Carrying("bossHealth(Thunder,-1) or heal(self,1)")).health("A")).isEqualTo(6);
    assertThat(scene.begin(new Carrying("bossHealth(Thunder,1) or heal(self,1)")).kind()).isEqualTo("part");
    assertThat(Scene.of(1).hero("A", "jack S1 health=5").begin(new Carrying("bossHealth(Thunder,1) or heal(self,1)"))
        .kind()).as("Thunder is still to come").isEqualTo("part");
  }

  @Test
  @Rule({"BT-RUL-108", "BT-ACT2-04"})
  void special_aboutTheBigTroubleDeck_isNotOfferedInTheLair() {
    assertThat(special(Scene.of(1).actTwo().hero("A", "margo L1-1").dice("action-1=1,3,5"), "peekBT(2), peekBottom")
        .actions()).doesNotContain(COMPANION);
    assertThat(special(Scene.of(1).hero("A", "margo S1").dice("action-1=1,3,5"), "peekBT(2), peekBottom").actions())
        .contains(COMPANION);
  }

  @Test
  @Rule("BT-RUL-108")
  void part_forAHeroOfChoice_isOfferedForThoseWhomItChanges() {
    Scene scene = Scene.of(3).hero("A", "jack S1").hero("B", "wang S9 health=5").hero("C", "egg S9");
    assertThat(scene.begin(new Carrying("heal(self,2) for any")).health("B")).as("nobody else is hurt").isEqualTo(7);
    assertThat(scene.begin(new Carrying("discardItem(self) for other")).kind()).isEqualTo("over");
    assertThat(scene.begin(new Carrying("damage(self,1) for other")).actions())
        .containsExactly("choose seat:2", "choose seat:3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"heal(self,3) for each", "clearHell(self) for near", "discardItem(self) for holders",
      "noRest turn for other", "heal(self,1) if moved for each"})
  @Rule("BT-RUL-108")
  void special_forHeroesWhomItDoesNotChange_isNotOffered(String text) {
    assertThat(special(Scene.of(1).hero("A", "margo S9").dice("action-1=1,3,5"), text).actions())
        .doesNotContain(COMPANION);
  }

  @Test
  @Rule({"BT-RUL-127", "BT-ACT2-34"})
  void bossThatTwoCardsWantDefeated_completesBoth() {
    Showdown jacks = Contents.SHIPPED.showdowns().get(0);
    Content content = OwnCards.with("showdowns", 0, new Showdown(jacks.entry(), jacks.quest(), jacks.complete(),
        new Showdown.Side(jacks.incomplete().entry(), ShippedWords.ALL.event("defeat Rain -> heal(self,1)"),
            jacks.incomplete().clauses())));
    Played game = Scene.of(2).content(content).actTwo().hero("A", "jack L1-6 health=5").hero("B", "wang L1-1")
        .quest(0, "SD-JK1").quest(2, "SD-RAIN").boss("Rain", "L1-6", 1).begin(Steps.HIT_RAIN);
    assertThat(game.actions()).containsExactly("carry-out token:SD-JK1", "carry-out token:SD-RAIN");
    game.play("carry-out token:SD-RAIN");
    assertThat(game.state().get(Counters.KEYS)).isEqualTo(2);
    assertThat(game.health("A")).isEqualTo(6);
    assertThat(game.chi("A")).as("one reward").isEqualTo(5);
  }

  @Test
  @Rule({"BT-RUL-127", "BT-RUL-124"})
  void bossThatTwoCardsWantDefeated_mayFallToFireworks() {
    Showdown jacks = Contents.SHIPPED.showdowns().get(0);
    Content content = OwnCards.with("showdowns", 0, new Showdown(jacks.entry(), jacks.quest(), jacks.complete(),
        new Showdown.Side(jacks.incomplete().entry(), ShippedWords.ALL.event("defeat Rain"), jacks.incomplete().clauses())));
    Played game = Scene.of(2).content(content).actTwo().hero("A", "jack L1-6 health=5").hero("B", "wang L1-1")
        .quest(0, "SD-JK1").quest(2, "SD-RAIN").boss("Rain", "L1-6", 1).dice("blast-1=6,6,6,1,1")
        .begin(new Carrying("hitAll(5,here)"));
    game.play("carry-out token:SD-JK1");
    assertThat(game.state().get(Counters.KEYS)).isEqualTo(2);
  }

  @Test
  @Rule({"BT-RUL-134", "BT-UPG-14"})
  void upgradeThatWouldChangeNothing_isNotActivated() {
    Scene scene = Scene.of(1).dice("action-1=1,3,5").hero("A", "egg S9 EG3");
    Played nothing = scene.begin(BeginTurn.OF_A);
    assertThat(nothing.actions()).doesNotContain("activate card:EG3");
    assertThat(RefusalTests.rule(nothing, "activate card:EG3")).isEqualTo("BT-RUL-134");
    Played cleared = Scene.of(1).dice("action-1=1,3,5").hero("A", "egg S9 EG3 HL07").begin(BeginTurn.OF_A);
    assertThat(cleared.actions()).contains("activate card:EG3");
    Played either = Scene.of(1).content(OwnCards.upgrade("cost(body): heal(self,1)", "cost(mind): gainChi(self,1)"))
        .dice("action-1=1,3,5").hero("A", "jack S9 JK1").begin(BeginTurn.OF_A).play("activate card:JK1");
    assertThat(either.chi("A")).as("the die of the other price alone").isEqualTo(1);
    Played hurt = Scene.of(1).content(OwnCards.upgrade("cost(body): heal(self,1)", "cost(mind): gainChi(self,1)"))
        .dice("action-1=1,3,5").hero("A", "jack S9 JK1 health=5").begin(BeginTurn.OF_A).play("activate card:JK1");
    assertThat(hurt.actions()).containsExactly("slot die body", "slot die mind");
  }

  @Test
  @Rule({"BT-RUL-94", "BT-SHP-16"})
  void onlyCardOfTheDeck_goesOnTopWithoutAQuestion_whereThatIsTheBottomToo() {
    Content content = OwnCards.with("bigTrouble", Contents.SHIPPED.bigTrouble().subList(0, 1));
    Played one = Scene.of(1).content(content).hero("A", "jack S1 item=CastingBones").dice("action-1=1,3,5")
        .begin(BeginTurn.OF_A).play("use token:CastingBones");
    assertThat(one.kind()).isEqualTo("turn");
    Content two = OwnCards.with("bigTrouble", Contents.SHIPPED.bigTrouble().subList(0, 2));
    Played both = Scene.of(1).content(two).hero("A", "jack S1 item=CastingBones").dice("action-1=1,3,5")
        .begin(BeginTurn.OF_A).play("use token:CastingBones");
    assertThat(both.actions()).containsExactly("top card:BT01", "bottom card:BT01");
  }
}
