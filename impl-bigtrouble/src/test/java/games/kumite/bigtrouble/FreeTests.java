package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Free actions and items. */
final class FreeTests {

  @Test
  @Rule({"BT-EX-25", "BT-TSK-19", "BT-TSK-20", "BT-RUL-18"})
  void fastTravel_arrivesFirst_andMayKillThere() {
    Played game = Scene.of(1).hero("A", "margo U6 health=4").threat(9).onTop(state -> state.zones().hells, "HL06")
        .dice("action-1=1,3,5 travel-1=1 fate-1=1 fate-2=1 fate-3=1 fate-4=1 fate-5=1 fate-6=1").begin(BeginTurn.OF_A);
    assertThat(game.actions()).filteredOn(action -> action.startsWith("travel")).containsExactly("travel space:S1",
        "travel space:S11", "travel space:S12", "travel space:W3");
    game.play("travel space:S11");
    assertThat(game.space("A")).isEqualTo("S11");
    assertThat(game.health("A")).isEqualTo(10);
    assertThat(game.threat()).isEqualTo(10);
    assertThat(game.actions()).contains("rest");
  }

  @Test
  @Rule({"BT-TSK-19"})
  void fastTravel_costsThreeOrNothing_bySuccesses() {
    assertThat(Scene.of(1).hero("A", "jack U1").dice("travel-1=4").begin(BeginTurn.OF_A).play("travel space:S1")
        .health("A")).isEqualTo(7);
    assertThat(Scene.of(1).hero("A", "jack U1").dice("travel-1=6").begin(BeginTurn.OF_A).play("travel space:S1")
        .health("A")).isEqualTo(10);
  }

  /** Crates of kinds by id at a space, in this order. */
  static Scene crates(Scene scene, String space, String... ids) {
    return scene.with(state -> {
      for (int i = ids.length - 1; i >= 0; i--) {
        int token = Scene.token(state, ids[i]);
        while (state.cards().isIn(token, state.zones().placed)) {
          token++;
        }
        state.cards().moveToTop(token, state.zones().placed);
        state.placeCrate(token, state.board().at(space));
      }
    });
  }

  @Test
  @Rule({"BT-EX-28", "BT-CRT-06", "BT-FRE-05", "BT-FRE-08", "BT-CRT-09"})
  void trapWithAnEnemy_stopsFreeActions() {
    Played game = crates(Scene.of(1).hero("A", "jack S4"), "S4", "LordOfDeathSpawn").quest(2, "SQ03")
        .begin(BeginTurn.OF_A).play("open 1");
    assertThat(game.minions()).containsExactly("LD@S4");
    assertThat(game.actions()).contains("fight figure:LordOfDeath-1", "move").noneMatch(
        action -> action.startsWith("trigger"));
  }

  @Test
  @Rule({"BT-CRT-01", "BT-CRT-07", "BT-CRT-08", "BT-FRE-04", "BT-QST-34", "BT-FRE-09", "BT-FRE-15"})
  void crates_areOpenedOneByOne_itemsKept_trapsResolved() {
    Played game = crates(Scene.of(1).hero("A", "jack S4"), "S4", "LuckyCoin", "LoPansCurse", "HellPortal")
        .onTop(state -> state.zones().hells, "HL07").begin(BeginTurn.OF_A).play("open 1");
    assertThat(game.state().items(0, ItemKind.LUCKY_COIN.ordinal())).isEqualTo(1);
    game.play("open 1");
    assertThat(game.health("A")).isEqualTo(6);
    game.play("open 1");
    assertThat(game.state().cards().isEmpty(game.state().zones().kept[0])).isFalse();
    assertThat(game.threat()).as("no death").isZero();
    assertThat(game.health("A")).isEqualTo(6);
    assertThat(game.actions()).noneMatch(action -> action.startsWith("open"));
  }

  @Test
  @Rule({"BT-RUL-95"})
  void crate_thatAllKnow_isNotLookedAtAgain_inNoTurn() {
    Played game = crates(Scene.of(2).hero("A", "gracie S4 GR3").hero("B", "jack S1"), "S4", "LoPansCurse")
        .dice("action-1=1,3,5 action-1=1,3,5 action-2=1,3,5").begin(BeginTurn.OF_A, BeginTurn.OF_B, BeginTurn.OF_A)
        .play("peek 1", "leave", "end", "end");
    assertThat(game.match().actor().index()).isZero();
    assertThat(game.actions()).contains("open 1").doesNotContain("peek 1");
    assertThat(RefusalTests.rule(game, "peek 1")).isEqualTo("BT-RUL-95");
  }

  @Test
  @Rule({"BT-RUL-95"})
  void crate_isLookedAtOnceATurn_andMayBeLeft() {
    Played game = crates(Scene.of(1).hero("A", "gracie S4 GR3"), "S4", "LoPansCurse").begin(BeginTurn.OF_A);
    assertThat(game.actions()).contains("open 1", "peek 1");
    game.play("peek 1");
    assertThat(game.actions()).containsExactly("open 1", "leave");
    game.play("leave");
    assertThat(game.actions()).contains("open 1").doesNotContain("peek 1");
    Played epic = crates(Scene.of(1).hero("A", "gracie S4 GR3+"), "S4", "LoPansCurse").begin(BeginTurn.OF_A)
        .play("open 1");
    assertThat(epic.health("A")).as("the trap is ignored").isEqualTo(10);
  }

  @Test
  @Rule({"BT-FRE-02", "BT-FRE-14", "BT-FRE-03", "BT-FRE-10", "BT-FRE-12"})
  void freeAction_needsAnUnspentDie_oneTakenFromFateCounts() {
    Played game = Scene.of(1).hero("A", "jack S4 health=5 item=FortuneCookie item=EggsRemedy")
        .dice("action-1=1,1,3").begin(BeginTurn.OF_A)
        .play("rest", "slot die body", "slot die body", "slot die mind");
    assertThat(game.actions()).doesNotContain("use token:FortuneCookie");
    game.play("draw double-body");
    assertThat(game.actions()).contains("use token:FortuneCookie");
  }

  @Test
  @Rule({"BT-FRE-12", "BT-FRE-13", "BT-RUL-21", "BT-FRE-06"})
  void itemsSayWhenTheyWork() {
    Played enemy = Scene.of(1).hero("A", "jack S4 health=5 item=FortuneCookie item=EggsRemedy item=HugeBuzz "
        + "item=LuckyCoin item=CastingBones").minions("LD@S4").begin(BeginTurn.OF_A);
    assertThat(enemy.actions()).filteredOn(action -> action.startsWith("use")).containsExactly("use token:EggsRemedy",
        "use token:CastingBones", "use token:HugeBuzz", "use token:LuckyCoin");
  }

  @Test
  @Rule({"BT-SHP-08", "BT-SHP-09"})
  void hugeBuzz_goesToAnyStreet_withoutEvasion() {
    Played game = Scene.of(1).hero("A", "jack U4 item=HugeBuzz").minions("LD@U4").begin(BeginTurn.OF_A)
        .play("use token:HugeBuzz");
    assertThat(game.actions()).hasSize(14);
    game.play("at space:S9");
    assertThat(game.space("A")).isEqualTo("S9");
    assertThat(game.health("A")).isEqualTo(10);
  }

  @Test
  @Rule({"BT-SHP-10", "BT-RUL-45"})
  void hugeBuzz_doesNotEnterTheLockedArena_butCrossesTheLevel() {
    Played game = Scene.of(2).actTwo().hero("A", "jack L2-1 item=HugeBuzz").begin(BeginTurn.OF_A)
        .play("use token:HugeBuzz");
    assertThat(game.actions()).containsExactly("at space:L2-2", "at space:L2-3", "at space:L2-4", "at space:L2-5",
        "at space:L2-6");
  }

  @Test
  @Rule({"BT-SHP-13", "BT-SHP-14", "BT-SHP-15", "BT-RUL-46"})
  void fireworks_hitAllTheyReach_withoutChi() {
    Played game = Scene.of(1).hero("A", "jack S1 item=ChineseFireworks").minions("LD@S4 SP@S4 HM@S4")
        .boss("Rain", "S4", 4).dice("blast-1=6,4,1,1,1").begin(BeginTurn.OF_A)
        .play("use token:ChineseFireworks");
    assertThat(game.actions()).contains("at space:S1", "at space:S12").doesNotContain("at space:S6");
    game.play("at space:S4");
    assertThat(game.minions()).isEmpty();
    assertThat(game.boss("Rain")).isEqualTo("S4 3");
    assertThat(game.chi("A")).isZero();
  }

  @Test
  @Rule({"BT-SHP-14", "BT-RUL-69"})
  void fireworks_withholdChiAlone_soTheWildmanMovesTheAudacityToken() {
    Played game = Scene.of(1).hero("A", "jack S1 item=ChineseFireworks").minions("WM@S4").audacity(3)
        .dice("blast-1=6,6,1,1,1").begin(BeginTurn.OF_A).play("use token:ChineseFireworks", "at space:S4");
    assertThat(game.minions()).isEmpty();
    assertThat(game.audacity()).isEqualTo(4);
    assertThat(game.chi("A")).isZero();
  }

  @Test
  @Rule({"BT-SHP-14", "BT-RUL-69", "BT-RUL-124"})
  void fireworks_moveTheTokenForMinionsAfterTheQuestTheyComplete() {
    Played game = Scene.of(1).hero("A", "jack S14 item=ChineseFireworks").quest(2, "SQ04 begun left=1")
        .minions("WM@S12#2").dice("blast-1=6,6,1,1,1").begin(BeginTurn.OF_A)
        .play("use token:ChineseFireworks", "at space:S12");
    assertThat(game.audacity()).as("2 of the side quest, 1 of the Wildman").isEqualTo(3);
    assertThat(game.chi("A")).as("the quest's").isEqualTo(2);
  }

  @Test
  @Rule({"BT-SHP-16", "BT-RUL-58"})
  void castingBones_showTheNextCard_whichGoesOnTopOrToTheBottom() {
    Played game = Scene.of(1).hero("A", "jack S1 item=CastingBones")
        .onTop(state -> state.zones().bigTrouble, "BT05 BT06").begin(BeginTurn.OF_A).play("use token:CastingBones");
    assertThat(game.actions()).containsExactly("top card:BT05", "bottom card:BT05");
    game.play("bottom card:BT05");
    var cards = game.state().cards();
    assertThat(cards.layout().name(cards.face(cards.top(game.state().zones().bigTrouble)))).isEqualTo("BT06");
    assertThat(cards.layout().name(cards.face(cards.bottom(game.state().zones().bigTrouble)))).isEqualTo("BT05");
  }

  @Test
  @Rule({"BT-SHP-17"})
  void castingBones_haveNoUseInActTwo() {
    assertThat(Scene.of(1).actTwo().hero("A", "jack L1-1 item=CastingBones").begin(BeginTurn.OF_A).actions())
        .doesNotContain("use token:CastingBones");
  }

  @Test
  @Rule({"BT-FRE-11", "BT-RUL-20", "BT-SHP-03", "BT-CRT-10"})
  void trade_needsConsent_andMovesAnItemOnceATurn() {
    Played game = Scene.of(2).hero("A", "jack S1 item=LuckyCoin").hero("B", "wang S1 item=HugeBuzz")
        .begin(BeginTurn.OF_A);
    assertThat(game.actions()).contains("offer token:LuckyCoin seat:2", "wish token:HugeBuzz seat:2");
    game.play("wish token:HugeBuzz seat:2", "refuse");
    assertThat(game.actions()).doesNotContain("wish token:HugeBuzz seat:2");
    game.play("offer token:LuckyCoin seat:2", "accept");
    assertThat(game.state().items(1, ItemKind.LUCKY_COIN.ordinal())).isEqualTo(1);
    assertThat(game.actions()).as("it has changed hands").doesNotContain("wish token:LuckyCoin seat:2");
  }

  @Test
  @Rule({"BT-RUL-73"})
  void closedHands_forbidItems_exceptTheOneThatIsNamed() {
    Played game = Scene.of(1).hero("A", "jack S1 health=5 HL11 item=EggsRemedy item=FortuneCookie item=GetOutOfHellFree")
        .begin(BeginTurn.OF_A);
    assertThat(game.actions()).filteredOn(action -> action.startsWith("use"))
        .containsExactly("use token:GetOutOfHellFree");
  }

  @Test
  @Rule({"BT-FRE-08", "BT-RUL-95"})
  void heroWhoPeeks_isAskedWhetherToOpen() {
    Played game = crates(Scene.of(2).hero("A", "jack S1").hero("B", "gracie S4 GR3"), "S4", "LuckyCoin")
        .dice("action-2=1,3,5").begin(BeginTurn.OF_B).play("peek 1");
    assertThat(game.kind()).isEqualTo("peeked-crate");
    assertThat(game.match().decision().seat().index()).isEqualTo(1);
  }
}
