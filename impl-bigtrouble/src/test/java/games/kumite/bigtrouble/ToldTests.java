package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.Viewer;
import games.kumite.bigtrouble.quest.RevealQuest;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What people read: of what happens, and of what is asked. */
final class ToldTests {

  private static List<String> told(Played game) {
    return game.match().events(Viewer.spectator()).read().stream().map(Event::text).filter(text -> !text.isEmpty())
        .toList();
  }

  private static String asked(Played game) {
    return game.match().decision().prompt().chooser();
  }

  @Nested
  final class Events {

    @Test
    @Rule({"BT-ENM-14", "BT-ENM-15"})
    void attackThatIsPrevented_isTold_asOneThatDoesNothing() {
      Played prevented = Scene.of(2).hero("A", "egg T1").hero("B", "wang S1").minions("LD@S1").dice("defense-2=4,4,1")
          .begin(Steps.ENEMIES);
      assertThat(told(prevented)).containsExactly("The enemies move and attack.",
          "Lord of Death 1 attacks Bo with attack value 2.",
          "Bo rolls 3 skill dice to fend off Lord of Death 1.", "Bo has 2 successes against 2.",
          "Bo takes no damage from Lord of Death 1.");
      Played hurt = Scene.of(2).hero("A", "egg T1").hero("B", "wang S1").minions("LD@S1").dice("defense-2=4,1,1")
          .begin(Steps.ENEMIES);
      assertThat(told(hurt)).endsWith("Bo has 1 success against 2.", "Bo loses 1 health.");
    }

    @Test
    @Rule("BT-RND-08")
    void enemyPhase_isTold_ifThereIsAnEnemy_ofEitherKind() {
      assertThat(told(Scene.of(1).hero("A", "egg T1").begin(Steps.ENEMIES))).isEmpty();
      assertThat(told(Scene.of(1).hero("A", "egg T1").boss("Rain", "U1", 4).begin(Steps.ENEMIES)))
          .startsWith("The enemies move and attack.", "Rain moves to S3.");
    }

    @Test
    @Rule("BT-RUL-20")
    void trade_thatIsRefused_isTold() {
      Played game = Scene.of(2).hero("A", "jack S1").hero("B", "wang S1 item=HugeBuzz").begin(BeginTurn.OF_A)
          .play("wish token:HugeBuzz seat:2", "refuse");
      assertThat(told(game)).contains("Bo does not agree to trade Huge Buzz with Ana.");
    }

    @Test
    @Rule({"BT-MOV-09"})
    void evasion_isTold_ifItHurts() {
      Played free = Scene.of(1).hero("A", "jack S1").minions("LD@S1").dice("action-1=1,1,3")
          .with(state -> MoveTests.companion(state, "companion-eddie")).begin(BeginTurn.OF_A)
          .play("move", "slot die body", "done", "go space:S2", "stop");
      assertThat(told(free)).contains("Ana moves to S2.").noneMatch(text -> text.contains("past its enemies"));
      Played hurt = Scene.of(1).hero("A", "jack S1").minions("LD@S1").dice("action-1=1,1,3").begin(BeginTurn.OF_A)
          .play("move", "slot die body", "done", "go space:S2", "stop");
      assertThat(told(hurt)).contains("Ana leaves S1 past its enemies: 1 damage.");
    }

    @Test
    @Rule({"BT-ACT2-31", "BT-RND-10"})
    void textsOfShowdownCards_areToldWithTheirCard_eachBeforeItsEffect() {
      Played game = Scene.of(1).actTwo().threat(3).hero("A", "jack L1-1 health=9 chi=3").quest(0, "SD-JK2").quest(1, "SD-MG1")
          .boss("lo-pan", "L2-10", 4).begin(Steps.ROUND_OF_ACT_TWO).play("end");
      assertThat(told(game)).containsSubsequence(
          "The showdown of Debt at the Table takes effect in the upkeep.", "Ana loses 1 health.",
          "The showdown of The Big Scoop takes effect in the upkeep.", "Ana loses 1 chi.");
    }

    @Test
    @Rule("BT-FAT-14")
    void effectOfTheFateTrack_isToldWithItsSlot() {
      Played game = Scene.of(1).hero("A", "jack S9 health=9").minions("LD@S9").fate("success")
          .dice("fate-1=5 defense-1=4,1").begin(Steps.ENEMIES).play("add success");
      assertThat(told(game)).containsSubsequence("Ana lays fate die 1 in slot 1 of the fate track.",
          "Slot 1 of the fate track takes effect.", "Ana loses 1 health.");
    }

    @Test
    @Rule({"BT-ACT2-06", "BT-ACT2-10", "BT-ACT2-11"})
    void setupOfActTwo_tellsWhereEverybodyIs_andWhatTheFateDiceShow() {
      List<String> told = told(Scene.of(2).hero("A", "jack S1").hero("B", "wang T1").with(ShowdownTests::quests)
          .dice("fate-1=1 fate-2=2 fate-3=3 fate-4=4 fate-5=5 fate-6=6").begin(Steps.THREAT_FILLED));
      assertThat(told).contains("Fate die 1 shows double body.", "Fate die 4 shows the wild die.", "Fate die 6 shows 2 successes.",
          "Ana moves to L1-4.", "Bo moves to L1-5.", "Rain appears at L1-6.", "Lo Pan appears at L2-10.",
          "Round 1 of Act II begins.")
          .noneMatch(text -> text.contains("at L2-7") || text.contains("key"));
    }

    @Test
    @Rule("BT-ACT-14")
    void roll_tellsTheKindsOfDiceThatItHas() {
      Played game = Scene.of(1).hero("A", "jack S1 special UQ2").minions("LD@S1").dice("action-1=3,1,5 combat-epic-1=2,1")
          .begin(BeginTurn.OF_A).play("ability", "fight figure:LordOfDeath-1", "slot die mind", "done");
      assertThat(told(game)).contains("Ana rolls 2 epic skill dice to hit Lord of Death 1.", "Ana has 1 success against 1.",
          "Ana hits Lord of Death 1.")
          .noneMatch(text -> text.contains("rolls 0"));
    }

    @Test
    @Rule({"BT-FAT-03", "BT-FAT-11"})
    void fateDie_isTold_whenItIsTakenAndWhenItIsRolled() {
      Played game = Scene.of(1).hero("A", "jack S1").fate("wild").dice("action-1=1,1,3 fate-1=2").begin(BeginTurn.OF_A)
          .play("draw wild", "end");
      assertThat(told(game)).contains("Ana takes fate die 1: the wild die.", "Fate die 1 shows double mind.",
          "Ana lays fate die 1 in slot 1 of the fate track.");
    }

    @Test
    @Rule({"BT-ACT-18", "BT-CRT-02", "BT-RUL-81", "BT-UPG-06"})
    void actionDie_isTold_whenItChangesOrComesLater() {
      Played coin = Scene.of(1).hero("A", "jack S1 item=LuckyCoin").dice("action-1=1,1,3,5").begin(BeginTurn.OF_A)
          .play("use token:LuckyCoin", "action-die 2", "done");
      assertThat(told(coin)).endsWith("Ana uses Lucky Coin.", "Action die 2 of Ana shows spirit.");
      Played more = Scene.of(1).content(OwnCards.upgrade("cost(any): addAD(1), setAD(1)")).hero("A", "jack S1 JK1")
          .dice("action-1=1,1,3,3").begin(BeginTurn.OF_A).play("activate card:JK1", "slot die body");
      assertThat(told(more)).endsWith("Action die 4 of Ana shows mind.");
      more.play("turn 3 spirit");
      assertThat(told(more)).endsWith("Action die 3 of Ana shows spirit.");
      Played gained = Scene.of(1).content(OwnCards.upgrade("cost(any): gainChi(self,1)"))
          .hero("A", "jack S1 JK1 level=2 chi=9").dice("action-1=1,1,3,5").begin(BeginTurn.OF_A)
          .play("activate card:JK1", "slot die body", "reward die");
      assertThat(told(gained)).endsWith("Ana gains an action die.", "Action die 4 of Ana shows spirit.");
    }

    @Test
    @Rule({"BT-RUL-115", "BT-RUL-119"})
    void whatATextDoesToEnemies_isTold() {
      Played held = Scene.of(1).hero("A", "jack S9").minions("LD@S10 HM@S10 HM@S1").boss("Rain", "S10", 4)
          .with(state -> state.horde().hold(state.horde().at(1))).begin(new Carrying("holdEnemy(S10)"));
      assertThat(told(held)).as("the Hatchet Man was held before")
          .containsExactly("Lord of Death 1 skips its next move.", "Rain skips its next move.");
      Played health = Scene.of(1).actTwo().hero("A", "jack L1-1").boss("Rain", "L1-6", 4)
          .begin(new Carrying("bossHealth(Rain,2), bossHealth(Rain,-9), bossHealth(Rain,-1)"));
      assertThat(told(health)).containsExactly("Rain has 6 health.", "Rain has 1 health.");
    }

    @Test
    @Rule({"BT-ACT2-17", "BT-ACT2-33"})
    void arena_opensOnce() {
      Played game = Scene.of(2).actTwo().begin(new Carrying("key(1), key(1)"));
      assertThat(told(game)).containsExactly("The group has 1 key.", "The arena opens.", "The group has 2 keys.");
    }

    @Test
    @Rule("BT-BTC-12")
    void spawnThatIsIgnored_saysWhy() {
      Played game = Scene.of(1).round(4).minions("WM@S3").onTop(state -> state.zones().bigTrouble, "BT15")
          .begin(Steps.ROUND);
      assertThat(told(game)).contains("No Wildman is left, nor any minion that could take its place: none appears.");
    }
  }

  @Nested
  final class Prompts {

    @Test
    @Rule({"BT-RUL-94"})
    void partsOfACard_areAskedAbout_inWords() {
      Played game = Scene.of(1).hero("A", "jack S1 item=LuckyCoin")
          .begin(new Carrying("discardItem(self) or damage(self,2)"));
      assertThat(asked(game)).isEqualTo("Choose one of these effects. 1: Discard an item. 2: 2 damage.");
    }

    @Test
    @Rule({"BT-RUL-108"})
    void heroOrPlaceOfAnEffect_isAskedFor_inWords() {
      Played hero = Scene.of(2).hero("A", "jack S1 health=5").hero("B", "wang T1 health=5")
          .begin(new Carrying("heal(any,2)"));
      assertThat(asked(hero)).isEqualTo("Which hero? A hero of choice: 2 health.");
      Played part = Scene.of(2).begin(new Carrying("noRest round for other"), BeginTurn.OF_B);
      assertThat(part.kind()).as("the only other").isEqualTo("turn");
      Played place = Scene.of(1).hero("A", "jack U4").begin(new Carrying("teleport(self,street)"));
      assertThat(asked(place)).isEqualTo("Where? Be put in any street space.");
    }

    @Test
    void effectsOfOneMoment_areAskedAbout_inWords() {
      Played game = Scene.of(1).content(OwnCards.upgrade("onTurnStart: damage(self,1)")).hero("A", "jack S1 JK1 UQ6")
          .begin(BeginTurn.OF_A);
      assertThat(asked(game)).isEqualTo("Which effect comes next? 1: At the start of the turn: 1 damage."
          + " 2: At the start of the turn: 1 health.");
    }

    @Test
    @Rule({"BT-FRE-08", "BT-RUL-95"})
    void crateThatWasLookedAt_isAskedAbout_byItsName() {
      Played game = Scene.of(1).hero("A", "gracie S4 GR3").with(state -> RevealQuest.crate(state, state.board().at("S4")))
          .dice("action-1=1,3,5").begin(BeginTurn.OF_A).play("peek 1");
      assertThat(asked(game)).isEqualTo("The crate is Lucky Coin. Open it?");
    }

    @Test
    @Rule({"BT-RUL-123"})
    void coinOfAPlainRoll_isAskedAbout_withWhatIsShown() {
      Played game = Scene.of(1).hero("A", "jack U4 item=LuckyCoin").dice("travel-1=1").begin(BeginTurn.OF_A)
          .play("travel space:S12");
      assertThat(asked(game)).isEqualTo("The dice show 0: no success for the way to S12. Use a Lucky Coin?");
      assertThat(game.match().decision().prompt().waiting()).isEqualTo("Ana may use a Lucky Coin for the way to S12.");
    }

    @Test
    @Rule({"BT-SKL-03", "BT-CMB-18"})
    void successesOfTexts_count_whereSuccessesAreAskedFor() {
      Played game = Scene.of(2).hero("A", "egg T1").hero("B", "gracie S3 GR1 UQ3").quest(2, "SQ03").fate("success")
          .dice("action-2=1,3,5 skill-2=4,1").begin(BeginTurn.OF_B).play("trigger token:SQ03", "slot die body", "done");
      assertThat(asked(game)).as("one of Court Order").isEqualTo("The dice show 1 0: 2 successes against 3 for Rooftop Chase. Add successes?");
      game.play("add success");
      assertThat(told(game)).contains("Bo has 3 successes against 3.");
    }

    @Test
    @Rule({"BT-SET-22", "BT-SKL-03"})
    void successesOfASpecial_count_onceItIsUsed() {
      Played game = Scene.of(1).hero("A", "jack S3").quest(2, "SQ03").fate("success")
          .with(state -> MoveTests.companion(state, "companion-gracie"))
          .dice("action-1=1,3,5 skill-1=1,1").begin(BeginTurn.OF_A).play("trigger token:SQ03", "slot die body", "done");
      assertThat(asked(game)).isEqualTo("The dice show 0 0: no success against 3 for Rooftop Chase. Add successes?");
      game.play("call card:companion-gracie");
      assertThat(asked(game)).isEqualTo("The dice show 0 0: 3 successes against 3 for Rooftop Chase. Add successes?");
    }

    @Test
    @Rule("BT-RUL-57")
    void question_isTheGroups_ifNoHeroIsSelf() {
      assertThat(Scene.of(2).hero("A", "jack S1 health=5").hero("B", "wang T1 health=5")
          .begin(new Carrying("heal(any,2)"))
          .match().decision().isGroup()).isFalse();
      assertThat(Scene.of(1).hero("A", "wang S1").minions("LD@S1 HM@S1").begin(new Carrying("kill(2,here)"))
          .match().decision().isGroup()).isFalse();
      assertThat(Scene.of(2).number(Counters.FIRST, 1).content(OwnCards.upgrade("onTurnStart: damage(self,1)"))
          .hero("A", "jack S1 JK1 UQ6").begin(BeginTurn.OF_A)
          .match().decision().isGroup()).as("the order of effects").isTrue();
    }
  }

  @Nested
  final class OnTheTable {

    private static Object of(Played game, String seat, String attribute) {
      return game.match().table(Viewer.spectator()).find(seat).orElseThrow().get(attribute);
    }

    @Test
    @Rule({"BT-SHP-18", "BT-RUL-86"})
    void readiedDragonSpell_isShown_untilItIsSlotted() {
      Played game = Scene.of(1).hero("A", "jack S1 health=5 item=DragonSpell").dice("action-1=1,3,5")
          .begin(BeginTurn.OF_A);
      assertThat(of(game, "seat:1", "ready-spells")).isNull();
      game.play("use token:DragonSpell");
      assertThat(of(game, "seat:1", "ready-spells")).isEqualTo(1);
      game.play("rest", "slot spell body", "done");
      assertThat(of(game, "seat:1", "ready-spells")).isNull();
    }

    @Test
    @Rule({"BT-RUL-93", "BT-UPG-14"})
    void whatLasts_isShown_asLongAsItDoes() {
      Played game = Scene.of(2).round(4).hero("A", "wang S1 WG4").hero("B", "jack S9")
          .onTop(state -> state.zones().bigTrouble, "BT10").dice("action-1=5,1,3").begin(Steps.ROUND)
          .play("first seat:1", "activate card:WG4");
      assertThat(of(game, "seat:1", "text"))
          .isEqualTo("2 more skill dice on skill rolls until the end of the turn. No rest until the end of the round.");
      assertThat(of(game, "seat:2", "text")).isEqualTo("No rest until the end of the round.");
      game.play("end");
      assertThat(of(game, "seat:1", "text")).isEqualTo("No rest until the end of the round.");
      game.play("end");
      assertThat(of(game, "seat:2", "text")).as("the next round").isNull();
    }
  }
}
