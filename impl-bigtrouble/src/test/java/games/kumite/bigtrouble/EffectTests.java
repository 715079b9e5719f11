package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.Stage;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The words of the effect vocabulary: what each does, to whom, where and how often. */
final class EffectTests {

  private static Played carry(Scene scene, String text) {
    return scene.begin(new Carrying(text));
  }

  private static Scene two(String first, String second) {
    return Scene.of(2).hero("A", first).hero("B", second);
  }

  @Nested
  class Worked {

    @Test
    @Rule({"BT-EX-39", "BT-UPG-14", "BT-RUL-69", "BT-RUL-108"})
    void smoke_hitsASpaceNextDoor_withoutReward() {
      Played game = Scene.of(1).hero("A", "egg S9 EG1 chi=4").minions("LD@S10 HM@S10 SP@S10")
          .dice("action-1=5,1,1 blast-1=6,1,1").begin(BeginTurn.OF_A).play("activate card:EG1");
      assertThat(game.minions()).as("S10 is the only space with enemies").containsExactly("SP@S10");
      assertThat(game.chi("A")).isEqualTo(4);
      assertThat(game.actions()).contains("rest").doesNotContain("activate card:EG1");
    }

    @Test
    @Rule({"BT-EX-41", "BT-DIE-10", "BT-SET-16", "BT-RUL-90"})
    void eggsAbility_healsInActTwo_andClearsNothing() {
      Played game = Scene.of(2).actTwo().hero("A", "egg L2-5 health=6 special HL07").hero("B", "jack L1-2 health=9 HL12")
          .begin(BeginTurn.OF_A).play("ability");
      assertThat(game.health("A")).isEqualTo(9);
      assertThat(game.health("B")).isEqualTo(10);
      assertThat(game.state().cards().isEmpty(game.state().zones().kept[0])).isFalse();
      assertThat(game.state().cards().isEmpty(game.state().zones().kept[1])).isFalse();
      assertThat(game.seat("A", Counters.SPENT)).isEqualTo(1);
    }

    @Test
    @Rule({"BT-DIE-10", "BT-DIE-09"})
    void inActTwo_upgradesAloneClearHellCards() {
      Played tea = Scene.of(1).actTwo().hero("A", "egg L2-5 EG3 HL07").dice("action-1=5,1,1").begin(BeginTurn.OF_A)
          .play("activate card:EG3");
      assertThat(tea.state().cards().isEmpty(tea.state().zones().kept[0])).isTrue();
      Played other = carry(Scene.of(1).actTwo().hero("A", "egg L2-5 HL07"), "clearHell(self)");
      assertThat(other.state().cards().isEmpty(other.state().zones().kept[0])).isFalse();
    }
  }

  @Nested
  class Unused {

    @Test
    @Rule({"BT-RUL-110"})
    void prevent_isUsedUpByTheNextAttack() {
      Played game = two("jack S1", "wang S9").minions("HM@S1 HM@S1").begin(new Carrying("prevent(2)"), Steps.ENEMIES);
      assertThat(game.health("A")).as("3 less 2, then 3").isEqualTo(6);
    }

    @Test
    void hitBoss_takesHealthOfABossInTheSpace() {
      assertThat(carry(Scene.of(1).hero("A", "jack S1").boss("Rain", "S1", 4), "hitBoss(2)").boss("Rain"))
          .isEqualTo("S1 2");
      Played choice = carry(Scene.of(1).hero("A", "jack S1").boss("Rain", "S1", 4).boss("Thunder", "S1", 5),
          "hitBoss(2)");
      assertThat(choice.actions()).containsExactly("strike figure:Rain", "strike figure:Thunder");
      assertThat(choice.play("strike figure:Thunder").boss("Thunder")).isEqualTo("S1 3");
    }

    @Test
    @Rule({"BT-QST-27"})
    void crate_isPlacedFromThePool() {
      Played game = carry(Scene.of(1).hero("A", "jack S1"), "crate(here)");
      var cards = game.state().cards();
      assertThat(game.state().crateSpace(cards.top(game.state().zones().placed))).isZero();
    }

    @Test
    @Rule("BT-RUL-110")
    void setAD_turnsDiceToFacesOfChoice_eachOnce() {
      Scene scene = Scene.of(1).hero("A", "jack S1 dice=body,mind,mind");
      assertThat(carry(scene, "setAD(2)").kind()).as("outside of turns no die is to be spent").isEqualTo("over");
      Played game = carry(scene.number(Counters.ACTIVE, 0), "setAD(2)");
      assertThat(game.actions()).contains("turn 1 mind", "turn 2 spirit", "stop").doesNotContain("turn 1 body");
      game.play("turn 1 spirit");
      assertThat(game.actions()).as("another die").noneMatch(action -> action.startsWith("turn 1"));
      game.play("turn 3 body");
      assertThat(game.kind()).isEqualTo("over");
      assertThat(game.seat("A", Counters.FACES)).isEqualTo(3);
      assertThat(game.seat("A", Counters.FACES + 2)).isEqualTo(1);
    }

    @Test
    @Rule({"BT-RUL-81"})
    void addAD_isAnUnspentDieThatIsGoneAtTheEndOfTheTurn() {
      Played game = Scene.of(1).content(OwnCards.upgrade("cost(any): addAD(2)")).hero("A", "jack S1 JK1 health=1")
          .dice("action-1=1,3,5,5,5").begin(BeginTurn.OF_A).play("activate card:JK1", "slot die body", "rest",
              "slot die spirit", "slot die spirit", "slot die spirit", "slot die mind");
      assertThat(game.health("A")).as("N N E and N").isEqualTo(10);
      game.play("end");
      assertThat(game.seat("A", Counters.FACES + 3)).isZero();
      assertThat(game.seat("A", Counters.DICE)).isEqualTo(3);
    }

    @Test
    @Rule({"BT-RUL-115"})
    void holdEnemy_makesEnemiesSkipAMove() {
      Played game = Scene.of(1).hero("A", "jack S4").minions("LD@S3 LD@S1")
          .begin(new Carrying("holdEnemy(adj)"), Steps.ENEMIES);
      assertThat(game.minions()).containsExactly("LD@S3", "LD@S3");
    }

    @Test
    @Rule({"BT-RUL-115"})
    void holdEnemy_holdsForOneMove() {
      Played game = Scene.of(1).hero("A", "jack S4").minions("LD@S3").boss("Rain", "S3", 4)
          .begin(new Carrying("holdEnemy(adj)"), Steps.ENEMIES, Steps.ENEMIES);
      assertThat(game.minions()).containsExactly("LD@S4");
      assertThat(game.boss("Rain")).isEqualTo("S4 4");
    }

    @Test
    @Rule({"BT-RUL-115"})
    void holdEnemy_holdsBossesNextToTheHero_noOthers() {
      Played game = Scene.of(1).hero("A", "jack S4").boss("Rain", "S3", 4).boss("Thunder", "S12", 5)
          .begin(new Carrying("holdEnemy(adj)"), Steps.ENEMIES);
      assertThat(game.boss("Rain")).isEqualTo("S3 4");
      assertThat(game.boss("Thunder")).isNotEqualTo("S12 5");
    }

    @Test
    void key_andBossHealth_countForTheGroup() {
      Played game = carry(Scene.of(3).actTwo().boss("Rain", "L1-6", 4).hero("A", "jack L1-1"),
          "key(2), bossHealth(Rain,2)");
      assertThat(game.state().get(Counters.KEYS)).isEqualTo(2);
      assertThat(game.state().get(Counters.ARENA_OPEN)).isEqualTo(1);
      assertThat(game.boss("Rain")).isEqualTo("L1-6 6");
      assertThat(game.state().startingHealth(0)).isEqualTo(6);
    }
  }

  @Nested
  class ToWhom {

    @Test
    @Rule({"BT-RUL-108"})
    void any_isAskedOfTheActingPlayer_amongThoseWhomItChanges() {
      Played game = carry(two("jack S1 health=5", "wang S9 health=5"), "heal(any,2)");
      assertThat(game.actions()).containsExactly("choose seat:1", "choose seat:2");
      assertThat(game.play("choose seat:2").health("B")).isEqualTo(7);
      assertThat(carry(two("jack S1 HL07", "wang S9"), "clearHell(any)").kind()).as("only Jack has one")
          .isEqualTo("over");
    }

    @Test
    void other_isNeverSelf() {
      assertThat(carry(two("jack S1", "wang S9"), "gainChi(other,2)").chi("B")).isEqualTo(2);
    }

    @Test
    @Rule({"BT-RUL-61"})
    void near_isTheSameSpaceOrTheNextOverABorderOrRedLine() {
      Played game = Scene.of(4).hero("A", "jack S2").hero("B", "wang D1 health=5").hero("C", "egg S3 health=5")
          .hero("D", "margo S4 health=5").begin(new Carrying("heal(near,1)"));
      assertThat(game.health("B")).isEqualTo(6);
      assertThat(game.health("C")).isEqualTo(6);
      assertThat(game.health("D")).isEqualTo(5);
    }

    @Test
    void zonesAndLevels_meanTheHeroesInThem() {
      Played act1 = Scene.of(4).hero("A", "jack S2").hero("B", "wang U1").hero("C", "egg T1").hero("D", "margo G1")
          .begin(new Carrying("damage(streets,1), damage(underground,2), damage(shops,3), damage(L1,4)"));
      assertThat(new int[] {act1.health("A"), act1.health("B"), act1.health("C"), act1.health("D")})
          .containsExactly(9, 8, 7, 10);
      Played act2 = Scene.of(3).actTwo().hero("A", "jack L1-2").hero("B", "wang L2-1").hero("C", "egg L3-1")
          .begin(new Carrying("damage(L1,1), damage(L2,2), damage(L3,3), damage(streets,4)"));
      assertThat(new int[] {act2.health("A"), act2.health("B"), act2.health("C")}).containsExactly(9, 8, 7);
    }

    @Test
    @Rule({"BT-RUL-70"})
    void each_isInSeatOrder_deathsBetween() {
      Played game = two("jack S1 health=1", "wang S9 health=1").onTop(state -> state.zones().hells, "HL07 HL08")
          .begin(new Carrying("damage(each,1)"));
      assertThat(game.threat()).isEqualTo(2);
      var cards = game.state().cards();
      assertThat(cards.layout().name(cards.face(cards.top(game.state().zones().kept[0])))).isEqualTo("HL07");
    }
  }

  @Nested
  class Where {

    @Test
    @Rule({"BT-BTC-16"})
    void spawn_here_andAtASpace() {
      assertThat(carry(Scene.of(1).hero("A", "jack S5"), "spawn(LordOfDeath,2,here), spawn(Guardian,1,S9)").minions())
          .containsExactly("LD@S5", "LD@S5", "GU@S9");
    }

    @Test
    @Rule({"BT-RUL-45", "BT-MOV-14"})
    void teleport_toAStreet_orOnTheLevel_neverIntoTheClosedArena() {
      Played street = carry(Scene.of(1).hero("A", "jack U4").minions("LD@U4"), "teleport(self,street)");
      assertThat(street.actions()).hasSize(14);
      assertThat(street.play("at space:S3").health("A")).isEqualTo(10);
      Played level = carry(Scene.of(2).actTwo().hero("A", "jack L2-6"), "teleport(self,level)");
      assertThat(level.actions()).hasSize(5).doesNotContain("at space:L2-10");
    }

    @Test
    @Rule({"BT-RUL-11", "BT-MOV-14"})
    void move_isStepByStep_withoutEvasion_byTheMovedHerosPlayer() {
      Played game = two("eddie S1", "wang S4").minions("LD@S4").begin(new Carrying("move(other,2)"));
      assertThat(game.match().decision().seat().id()).isEqualTo("seat:2");
      game.play("go space:T1", "stop");
      assertThat(game.space("B")).isEqualTo("T1");
      assertThat(game.health("B")).isEqualTo(10);
    }

    @Test
    @Rule({"BT-RUL-69"})
    void kill_takesTheReward_upToThree_asLongAsWanted() {
      Played game = Scene.of(1).hero("A", "wang S1 special").minions("LD@S1 HM@S1 SP@S1 GU@S1").begin(BeginTurn.OF_A)
          .play("ability");
      assertThat(game.actions()).as("defense 2 at most").containsExactly("strike figure:LordOfDeath-1",
          "strike figure:HatchetMan-1", "strike figure:Guardian-1", "stop");
      game.play("strike figure:Guardian-1", "stop");
      assertThat(game.chi("A")).isEqualTo(2);
      assertThat(game.minions()).hasSize(3);
    }
  }

  @Nested
  class HowOften {

    @Test
    @Rule({"BT-EX-40", "BT-RUL-94"})
    void fallback_offersOnlyWhatChangesSomething() {
      Played game = carry(Scene.of(1).hero("A", "jack S1 item=LuckyCoin item=HugeBuzz"),
          "discardItem(self) or damage(self,2)");
      assertThat(game.actions()).containsExactly("part 1", "part 2");
      game.play("part 1");
      assertThat(game.actions()).containsExactly("discard token:HugeBuzz", "discard token:LuckyCoin");
      game.play("discard token:LuckyCoin");
      assertThat(game.health("A")).isEqualTo(10);
      assertThat(carry(Scene.of(1).hero("A", "jack S1"), "discardItem(self) or damage(self,2)").health("A"))
          .isEqualTo(8);
    }

    @Test
    void onFail_andOnMoveAction_areTriggered_onceIsOnceInTheGame() {
      Played game = Scene.of(1).content(OwnCards.upgrade("onFail: gainChi(self,1)", "onMoveAction: gainChi(self,3) once"))
          .hero("A", "jack S1 JK1").minions("SP@S1").dice("action-1=1,3,5,1,1,1 combat-1=1")
          .begin(BeginTurn.OF_A, BeginTurn.OF_A).play("fight figure:SpiritPathWarrior-1", "slot die body", "done");
      assertThat(game.chi("A")).isEqualTo(1);
      game.play("move", "slot die mind", "done", "stop");
      assertThat(game.chi("A")).isEqualTo(4);
      game.play("end", "move", "done", "stop");
      assertThat(game.chi("A")).as("not in the next turn either").isEqualTo(4);
    }

    @Test
    @Rule({"BT-RUL-110"})
    void onKill_isNotTriggeredByFireworks() {
      Played game = Scene.of(1).hero("A", "wang S1 WG2 health=5 item=ChineseFireworks").minions("LD@S4")
          .dice("blast-1=6,1,1,1,1").begin(BeginTurn.OF_A).play("use token:ChineseFireworks", "at space:S4");
      assertThat(game.minions()).isEmpty();
      assertThat(game.health("A")).isEqualTo(5);
    }

    @Test
    void firstEachTurn_isOnceInATurn() {
      Played game = Scene.of(1).hero("A", "eddie S1 ED4").minions("LD@S1 LD@S1")
          .dice("action-1=1,3,5 combat-1=4,4").begin(BeginTurn.OF_A)
          .play("fight figure:LordOfDeath-1", "slot die body", "done", "fight figure:LordOfDeath-2", "slot die mind",
              "done");
      assertThat(game.chi("A")).as("2 for the kills, 1 for the first").isEqualTo(3);
    }

    @Test
    void ifMoved_needsASpaceLeftInThisTurn() {
      Played game = Scene.of(1).hero("A", "wang S1 WG1").minions("LD@S1 LD@S2")
          .dice("action-1=1,3,5 combat-1=1,1,4 defense-1=4,4,4").begin(BeginTurn.OF_A)
          .play("fight figure:LordOfDeath-1", "slot die body", "done", "move", "slot die mind", "done", "go space:S2",
              "stop", "fight figure:LordOfDeath-2");
      assertThat(game.minions()).as("two dice after the move").containsExactly("LD@S1");
    }

    @Test
    @Rule({"BT-RUL-93", "BT-RUL-73"})
    void roundEffects_holdToTheEndOfTheRound() {
      Played game = two("jack S1 health=5", "wang U1 health=5").begin(
          new Carrying("noRest round"), new Carrying("noFree(fast travel) round for other"), BeginTurn.OF_A, BeginTurn.OF_B, Stage.ROUND, BeginTurn.OF_A, BeginTurn.OF_B);
      assertThat(game.actions()).doesNotContain("rest");
      game.play("end");
      assertThat(game.actions()).contains("rest").noneMatch(action -> action.startsWith("travel"));
      game.play("end");
      assertThat(game.actions()).contains("rest");
      assertThat(game.play("end").actions()).contains("travel space:S1");
    }

    @Test
    @Rule({"BT-SET-22"})
    void onTurnStart_andOnRest_ofCompanions() {
      Played game = Scene.of(1).hero("A", "jack S1 health=1 UQ6").dice("action-1=1,1,3")
          .with(state -> MoveTests.companion(state, "companion-chu"))
          .begin(BeginTurn.OF_A);
      assertThat(game.health("A")).as("House Recipe").isEqualTo(2);
      game.play("rest", "slot die body", "slot die body", "done");
      assertThat(game.health("A")).as("2 + 3, and Uncle Chu once").isEqualTo(8);
    }

    @Test
    void severalEffectsOfOneMoment_areOrderedByTheGroup() {
      Played game = Scene.of(1).content(OwnCards.upgrade("onTurnStart: damage(self,1)"))
          .hero("A", "jack S1 health=9 JK1 UQ6").with(state -> MoveTests.companion(state, "companion-egg"))
          .begin(BeginTurn.OF_A);
      assertThat(game.kind()).isEqualTo("next-effect");
      assertThat(game.actions()).as("the recipe and the companion say the same: BT-RUL-133").containsExactly("next 1", "next 2");
      game.play("next 2");
      assertThat(game.health("A")).isEqualTo(10);
      game.play("next 1");
      assertThat(game.health("A")).isEqualTo(10);
    }

    @Test
    @Rule({"BT-RUL-73"})
    void stoppedClocks_lockADie_fromTheNextRollOn() {
      Played game = Scene.of(1).hero("A", "jack S1 HL13").dice("action-1=1,1").begin(BeginTurn.OF_A);
      assertThat(game.seat("A", Counters.FACES + 1)).isEqualTo(1);
      assertThat(game.seat("A", Counters.FACES + 2)).isZero();
    }

    @Test
    void extraFate_isASecondDieInEveryTurn() {
      Played game = Scene.of(1).hero("A", "egg S1 EG4").fate("double-body double-mind").begin(BeginTurn.OF_A)
          .play("draw double-body");
      assertThat(game.actions()).contains("draw double-mind");
      game.play("draw double-mind");
      assertThat(game.actions()).noneMatch(action -> action.startsWith("draw"));
    }

    @Test
    void peekBT_putsCardsBackInAnyOrder_oneMayGoToTheBottom() {
      Played game = Scene.of(1).hero("A", "margo S1 MG2+").dice("action-1=3,1,1")
          .onTop(state -> state.zones().bigTrouble, "BT07 BT08 BT09").begin(BeginTurn.OF_A)
          .play("activate card:MG2");
      assertThat(game.actions()).hasSize(6);
      game.play("bottom card:BT08");
      assertThat(game.actions()).as("only one").containsExactlyInAnyOrder("top card:BT07", "top card:BT09");
      game.play("top card:BT07");
      var cards = game.state().cards();
      assertThat(cards.layout().name(cards.face(cards.top(game.state().zones().bigTrouble)))).isEqualTo("BT09");
      assertThat(cards.layout().name(cards.face(cards.bottom(game.state().zones().bigTrouble)))).isEqualTo("BT08");
    }

    @Test
    void rerollFate_takesUpToSoManyDiceOfThePool() {
      Played game = Scene.of(1).hero("A", "gracie S1 GR2").dice("action-1=3,1,1 fate-2=4 fate-5=6").begin(BeginTurn.OF_A)
          .play("activate card:GR2", "fate-die 2", "fate-die 5");
      assertThat(game.state().get(Counters.FATE_FACES + 1)).isEqualTo(3);
      assertThat(game.state().get(Counters.FATE_FACES + 4)).isEqualTo(5);
      assertThat(game.state().get(Counters.FATE_FACES)).isZero();
    }

    @Test
    void rerollFate_mayTakeTheFirstDie_andNoneOfTheTrack() {
      Played game = Scene.of(1).hero("A", "gracie S1 GR2").with(state -> state.set(Counters.FATE_PLACES + 1, Counters.ON_TRACK))
          .dice("action-1=3,1,1 fate-1=6").begin(BeginTurn.OF_A).play("activate card:GR2");
      assertThat(game.actions()).contains("fate-die 1", "fate-die 3").doesNotContain("fate-die 2");
      assertThat(game.play("fate-die 1", "done").state().get(Counters.FATE_FACES)).isEqualTo(5);
    }

    @Test
    void drawHell_isForWhomTheTextNames() {
      Played game = carry(two("jack S1", "wang S9").onTop(state -> state.zones().hells, "HL07"), "drawHell(other)");
      assertThat(game.state().cards().isEmpty(game.state().zones().kept[0])).isTrue();
      assertThat(game.state().cards().isEmpty(game.state().zones().kept[1])).isFalse();
    }

    @Test
    void rollFate_rollsThePool_notTheTrack() {
      Played game = Scene.of(1).hero("A", "jack S1").fate("wild").with(state -> state.set(
          Counters.FATE_PLACES, Counters.ON_TRACK)).dice("fate-2=5 fate-3=5 fate-4=5 fate-5=5 fate-6=5")
          .begin(new Carrying("rollFate"));
      assertThat(game.state().get(Counters.FATE_FACES)).isEqualTo(3);
      assertThat(game.state().get(Counters.FATE_FACES + 1)).isEqualTo(4);
    }

    @Test
    void noFortune_forbidsFateDice() {
      assertThat(Scene.of(1).hero("A", "jack S1 HL14").begin(BeginTurn.OF_A).actions())
          .noneMatch(action -> action.startsWith("draw"));
    }

    @Test
    @Rule({"BT-SHP-01"})
    void item_isGainedByName_orByChoiceOfAllStacks() {
      Played game = carry(Scene.of(1).hero("A", "jack S1"), "item(HugeBuzz,self), item(choice,self)");
      assertThat(game.actions()).hasSize(6);
      game.play("gain token:EggsRemedy");
      assertThat(game.state().items(0, ItemKind.HUGE_BUZZ.ordinal())).isEqualTo(1);
      assertThat(game.state().items(0, ItemKind.EGGS_REMEDY.ordinal())).isEqualTo(1);
    }

    @Test
    void unique_isGainedNormalSideUp() {
      Played game = carry(Scene.of(1).hero("A", "jack S1"), "unique(UQ3), drawHell(self)");
      assertThat(game.seat("A", Counters.OWNED)).isEqualTo(1 << 6);
      assertThat(game.seat("A", Counters.EPIC)).isZero();
      assertThat(game.state().cards().count(game.state().zones().hellDiscards)
          + game.state().cards().count(game.state().zones().kept[0])).isEqualTo(1);
    }
  }
}
