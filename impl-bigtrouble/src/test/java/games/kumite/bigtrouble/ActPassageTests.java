package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Viewer;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.content.vocabulary.RollContext;
import games.kumite.bigtrouble.resolution.Modifiers;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is left over when Act I ends in the middle of something. */
final class ActPassageTests {

  private static final String FATE = " fate-1=1 fate-2=2 fate-3=3 fate-4=4 fate-5=5 fate-6=6";

  @Test
  @Rule({"BT-ACT2-01", "BT-ACT2-05", "BT-ACT2-14", "BT-SHP-11", "BT-SHP-06", "BT-RUL-49"})
  void whatHoldsForATurn_endsWithTheAct_andTheAbilityIsReady() {
    Played game = Scene.of(2).hero("A", "jack S1 JK1 special item=DragonSpell item=FortuneCookie")
        .hero("B", "wang T1").minions("WM@S2").audacity(19).fate("wild").with(ShowdownTests::quests)
        .dice("action-1=3,1,1 combat-epic-1=5,5,1" + FATE).begin(BeginTurn.OF_A)
        .play("use token:DragonSpell", "use token:FortuneCookie", "draw wild", "ability", "fight figure:Wildman-1",
            "slot die mind",
            "slot die body", "slot wild spirit", "done");
    assertThat(game.state().get(Counters.ACT)).isEqualTo(2);
    assertThat(game.chi("A")).isEqualTo(4);
    assertThat(game.space("A")).isEqualTo("L1-4");
    assertThat(game.seat("A", Counters.SPELLS)).as("the readied token went with its turn").isZero();
    assertThat(game.state().items(0, ItemKind.DRAGON_SPELL.ordinal())).isZero();
    game.lay("action-1=3,1,1 combat-1=1 defense-1=1,1").play("first seat:1");
    assertThat(game.actions()).contains("ability").noneMatch(action -> action.contains("spell"));
    game.play("fight figure:LordOfDeath-1", "slot die mind", "done");
    assertThat(game.kind()).as("the ability, which changes the roll (BT-RUL-125)").isEqualTo("before-roll");
    game.play("pass");
    assertThat(game.kind()).as("a skill die, not an epic one; of the attack, then of the defense")
        .isEqualTo("add-success");
    game.play("pass", "pass", "draw wild");
    assertThat(game.actions()).as("one die a turn").noneMatch(action -> action.startsWith("draw"));
  }

  @Test
  @Rule({"BT-RUL-93", "BT-RND-12", "BT-QST-33"})
  void whatHoldsForARound_endsWithTheAct() {
    Played game = Scene.of(1).round(4).threat(18).hero("A", "egg S9 health=5").quest(0, "MQ-EG2 event=2")
        .onTop(state -> state.zones().bigTrouble, "BT10").dice("action-1=5,1,1 skill-1=1" + FATE)
            .begin(Steps.ROUND);
    assertThat(game.actions()).as("Green Fog").doesNotContain("rest");
    game.play("trigger token:MQ-EG2", "slot die spirit", "done");
    assertThat(game.state().get(Counters.ACT)).isEqualTo(2);
    assertThat(game.space("A")).as("SD-EG2, incomplete").isEqualTo("L1-6");
    assertThat(game.actions()).contains("rest");
  }

  @Test
  @Rule({"BT-RUL-66", "BT-RUL-34", "BT-RUL-70", "BT-UPG-18"})
  void levelUpsOfTheLastBonusSpace_areRewardedFromTheFirstPlayerOn_thenTheActEnds() {
    Played game = Scene.of(3).audacity(16).number(Counters.FIRST, 1).hero("A", "jack S1 JK1 chi=9")
        .hero("B", "wang T1 WG1 chi=8").hero("C", "egg B1 chi=7").with(ShowdownTests::quests).dice(FATE)
            .begin(new Carrying("audacity(4), gainChi(self,5)"));
    assertThat(game.kind()).isEqualTo("level-reward");
    assertThat(game.match().decision().seat().index()).isEqualTo(1);
    game.play("reward flip");
    assertThat(game.match().decision().seat().index()).isZero();
    assertThat(game.state().get(Counters.ACT)).isEqualTo(1);
    game.play("reward upgrade", "own card:JK3");
    assertThat(game.state().get(Counters.ACT)).isEqualTo(2);
    assertThat(List.of(game.chi("A"), game.chi("C"))).as("what the text says after it is lost").containsExactly(1, 9);
  }

  @Test
  @Rule({"BT-ACT2-01", "BT-DIE-13", "BT-ENM-02"})
  void deathInTheEnemyPhase_endsTheAct_beforeTheNextEnemyActs() {
    Played game = Scene.of(1).threat(19).hero("A", "gracie S7 health=2").minions("HM@S7 LD@S7")
        .onTop(state -> state.zones().hells, "HL07").with(ShowdownTests::quests).dice(FATE).begin(Steps.ENEMIES);
    assertThat(game.state().get(Counters.ACT)).isEqualTo(2);
    assertThat(game.health("A")).isEqualTo(10);
    assertThat(game.state().cards().isEmpty(game.state().zones().kept[0])).as("the Hell card comes along").isFalse();
  }

  @Test
  @Rule({"BT-ACT2-01", "BT-TSK-20", "BT-RND-12"})
  void deathByTravel_endsTheAct_andTheTurnsThatWereToCome() {
    Played game = Scene.of(3).round(4).threat(17).hero("A", "jack S1").hero("B", "wang U5 health=3")
        .hero("C", "egg B1")
        .onTop(state -> state.zones().bigTrouble, "BT09").onTop(state -> state.zones().hells, "HL12")
        .with(ShowdownTests::quests).dice("travel-2=1" + FATE).begin(Steps.ROUND)
        .play("first seat:2", "travel space:S11");
    assertThat(game.state().get(Counters.ACT)).isEqualTo(2);
    assertThat(game.state().get(Counters.ROUND)).isEqualTo(1);
    assertThat(game.kind()).isEqualTo("first-player");
    assertThat(game.match().decision().seat().index()).as("nobody is first yet").isZero();
    assertThat(game.space("B")).isEqualTo("L1-5");
  }

  @Test
  @Rule({"BT-BTC-04", "BT-ACT2-01", "BT-DIE-15"})
  void deathByACardsEffect_endsTheAct_withoutItsMinions() {
    Played game = Scene.of(2).round(4).threat(17).hero("A", "jack U1 health=3").hero("B", "wang U2 health=3")
        .onTop(state -> state.zones().bigTrouble, "BT13").onTop(state -> state.zones().hells, "HL07 HL08")
        .with(ShowdownTests::quests).dice(FATE).begin(Steps.ROUND);
    assertThat(game.state().get(Counters.ACT)).isEqualTo(2);
    assertThat(game.threat()).as("Act II's start for two").isEqualTo(7);
    assertThat(game.minions()).noneMatch(minion -> minion.endsWith("@S1"));
    assertThat(game.state().cards().count(game.state().zones().hells)).isEqualTo(12);
  }

  @Test
  @Rule({"BT-ACT2-08", "BT-QST-21", "BT-ACT2-09"})
  void questsStillInTheDeck_areIncomplete_andSoIsTheirBoss() {
    Played game = Scene.of(4).hero("A", "jack S1").hero("B", "wang S1").hero("C", "gracie S1").hero("D", "egg S1")
        .with(ShowdownTests::quests).with(state -> state.cards().moveToTop(
            Scene.token(state, "MQ-GR1"), state.zones().mainDone)).dice(FATE).begin(Steps.THREAT_FILLED);
    assertThat(List.of(game.space("A"), game.space("B"), game.space("C"), game.space("D")))
        .containsExactly("L1-4", "L1-5", "L1-7", "L1-6");
    assertThat(game.minions()).containsExactly("LD@L1-4", "HM@L2-3", "GU@L2-5", "SP@L2-8", "GU@L2-10", "HM@L2-7");
    assertThat(List.of(game.boss("Rain"), game.boss("Thunder"), game.boss("Lightning"), game.boss("lo-pan")))
        .containsExactly("L1-6 4", "L2-3 5", "L3-6 4", "L2-10 7");
    assertThat(game.threat()).isEqualTo(3);
  }

  @Test
  @Rule({"BT-RUL-66", "BT-ACT2-01"})
  void actThatEndsInARoll_leavesNoDiceOfIt_andNothingThatWasForIt() {
    Played game = Scene.of(1).content(OwnCards.special("now: addSucc(skill,3) on one roll, threat(1)")).threat(19)
        .hero("A", "margo S9").quest(2, "SQ02").with(ShowdownTests::quests).with(state -> state.cards().moveToTop(
            Scene.token(state, "companion-jack"), state.zones().withHero[0]))
        .dice("action-1=1,3,5 skill-1=1" + FATE).begin(BeginTurn.OF_A)
        .play("trigger token:SQ02", "slot die body", "done");
    assertThat(game.kind()).isEqualTo("add-success");
    game.lay("action-1=1,3,5 skill-1=4").play("call card:companion-jack");
    assertThat(game.state().get(Counters.ACT)).isEqualTo(2);
    assertThat(game.match().table(Viewer.spectator()).find("die:roll-1")).isEmpty();
    assertThat(game.state().get(Counters.ROLL_SEAT)).isEqualTo(GameState.NONE);
    assertThat(Modifiers.of(game.state(), 0, LastingWord.ADD_SUCC, RollContext.SKILL)).as("it was for that roll").isZero();
  }
}
