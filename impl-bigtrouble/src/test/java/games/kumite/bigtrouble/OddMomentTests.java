package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.IllegalActionException;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.content.FateSlot;
import games.kumite.bigtrouble.content.Showdown;
import games.kumite.bigtrouble.content.Upgrade;
import games.kumite.bigtrouble.effect.ShippedWords;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Moments that matches seldom come to: the act ends with a kill, a token goes back and forth, an effect undoes another. */
final class OddMomentTests {

  @Test
  @Rule({"BT-RUL-112", "BT-RUL-96"})
  void onKill_comesBeforeTheAudacityThatEndsTheAct() {
    Played game = Scene.of(2).hero("A", "eddie S1 ED4 chi=2").hero("B", "wang T1").minions("WM@S1").audacity(19)
        .dice("action-1=1,1,3 combat-1=6,6,6 fate-1=1 fate-2=1 fate-3=1 fate-4=1 fate-5=1 fate-6=1")
        .begin(BeginTurn.OF_A).play("fight figure:Wildman-1", "slot die body", "slot die body", "slot die mind");
    assertThat(game.state().get(Counters.ACT)).isEqualTo(2);
    assertThat(game.chi("A")).as("2, 4 of the kill, 1 of the card").isEqualTo(7);
  }

  @Test
  @Rule({"BT-RUL-110"})
  void onKill_saysNothingAboutABossThatAnEffectDefeats() {
    Played game = Scene.of(1).hero("A", "eddie S1 ED4+").boss("Rain", "S1", 1).begin(new Carrying("hitBoss(1)"));
    assertThat(game.boss("Rain")).isEmpty();
    assertThat(game.chi("A")).as("the reward alone").isEqualTo(5);
    assertThat(game.audacity()).isEqualTo(2);
  }

  @Test
  @Rule({"BT-RUL-34"})
  void bonusSpace_isPaidOnce_thoughTheTokenPassesItTwice() {
    Played game = Scene.of(2).hero("A", "jack S1").hero("B", "wang S9").audacity(4)
        .begin(new Carrying("audacity(2), audacity(-3), audacity(3)"));
    assertThat(game.audacity()).isEqualTo(6);
    assertThat(game.chi("A")).isEqualTo(2);
    assertThat(game.chi("B")).isEqualTo(2);
  }

  @Test
  @Rule({"BT-MOV-03", "BT-MOV-02"})
  void wall_isTheReasonWhyAStepIsRefused() {
    Played game = Scene.of(1).hero("A", "jack S3").dice("action-1=1,1,3").begin(BeginTurn.OF_A)
        .play("move", "slot die body", "done");
    assertRefused(game, "go space:D2", "BT-MOV-03");
    assertRefused(game, "go space:S13", "BT-MOV-02");
  }

  @Test
  @Rule({"BT-RUL-11"})
  void wall_holdsMovesByEffectsToo() {
    Played game = Scene.of(1).hero("A", "jack B2").begin(new Carrying("move(self,2)"));
    assertThat(game.actions()).containsExactly("go space:B1", "stop");
    assertRefused(game, "go space:S8", "BT-MOV-03");
  }

  private static void assertRefused(Played game, String notation, String rule) {
    assertThatThrownBy(() -> game.play(notation)).isInstanceOf(IllegalActionException.class)
        .satisfies(thrown -> assertThat(((IllegalActionException) thrown).rule()).contains(rule));
  }

  @Test
  @Rule({"BT-RUL-108"})
  void fireworks_areNotOfferedWithoutAnEnemyInSight() {
    assertThat(fireworks("S13").actions()).as("S9 and S13 share no line").doesNotContain("use token:ChineseFireworks");
    assertThat(fireworks("S10").actions()).contains("use token:ChineseFireworks");
  }

  @Test
  @Rule({"BT-FRE-05", "BT-FRE-13", "BT-RUL-21"})
  void enemyInTheSpace_keepsFireworksCookieAndSpellFromUse_notBuzzAndCoin() {
    Played game = Scene.of(1).hero("A",
        "jack S9 item=ChineseFireworks item=FortuneCookie item=DragonSpell item=HugeBuzz item=LuckyCoin")
        .minions("LD@S9 LD@S10").dice("action-1=1,1,3").begin(BeginTurn.OF_A);
    assertThat(game.actions()).filteredOn(action -> action.startsWith("use"))
        .containsExactly("use token:HugeBuzz", "use token:LuckyCoin");
    assertRefused(game, "use token:ChineseFireworks", "BT-FRE-05");
  }

  @Test
  @Rule({"BT-SHP-08", "BT-SHP-10", "BT-RUL-45"})
  void hugeBuzz_entersTheArenaOnceItIsOpen() {
    assertThat(buzz(0).actions()).containsExactly("at space:L2-1", "at space:L2-2", "at space:L2-4", "at space:L2-5", "at space:L2-6");
    assertThat(buzz(1).actions()).contains("at space:L2-7", "at space:L2-10").hasSize(9);
  }

  private static Played buzz(int isOpen) {
    return Scene.of(2).actTwo().number(Counters.ARENA_OPEN, isOpen).hero("A", "jack L2-3 item=HugeBuzz").dice("action-1=1,1,3")
        .begin(BeginTurn.OF_A).play("use token:HugeBuzz");
  }

  private static Played fireworks(String enemyAt) {
    return Scene.of(1).hero("A", "jack S9 item=ChineseFireworks").minions("LD@" + enemyAt).dice("action-1=1,1,3")
        .begin(BeginTurn.OF_A);
  }

  @Test
  @Rule({"BT-RUL-20"})
  void itemGained_afterOneThatChangedHandsWasUsed_mayBeGivenAway() {
    Played game = Scene.of(2).hero("A", "jack D1").hero("B", "wang D1 item=FortuneCookie").dice("action-1=1,1,3")
        .begin(BeginTurn.OF_A).play("wish token:FortuneCookie seat:2", "accept");
    assertThat(game.actions()).as("it has changed hands").doesNotContain("offer token:FortuneCookie seat:2");
    game.play("use token:FortuneCookie", "buy token:FortuneCookie", "slot die body");
    assertThat(game.actions()).as("another one").contains("offer token:FortuneCookie seat:2");
  }

  @Test
  @Rule({"BT-RUL-20"})
  void itemThatHasNotChangedHands_mayStillDoSo_besideOneThatHas() {
    Played game = Scene.of(2).hero("A", "jack S1 item=LuckyCoin").hero("B", "wang S1 item=LuckyCoin").dice("action-1=1,1,3")
        .begin(BeginTurn.OF_A).play("offer token:LuckyCoin seat:2", "accept");
    assertThat(game.actions()).contains("wish token:LuckyCoin seat:2");
    game.play("wish token:LuckyCoin seat:2", "accept");
    assertThat(game.actions()).as("both have").noneMatch(action -> action.startsWith("wish") || action.startsWith("offer"));
  }

  @Test
  @Rule({"BT-ACT2-38", "BT-ACT2-13"})
  void textsOfActTwosSetup_moveTheThreatTokenThatLiesThere() {
    Content content = OwnCards.with("showdowns", 0, withSetup(Contents.SHIPPED.showdowns().get(0), "onSetup: threat(2)"));
    Played game = Scene.of(1).content(content).hero("A", "jack S1").quest(0, "MQ-JK1").threat(20)
        .dice("fate-1=1 fate-2=2 fate-3=3 fate-4=4 fate-5=5 fate-6=6").begin(Steps.THREAT_FILLED);
    assertThat(game.threat()).as("6 for one player, and 2").isEqualTo(8);
    assertThat(game.state().isFinished()).isFalse();
  }

  @Test
  @Rule({"BT-ACT2-38", "BT-DIE-15"})
  void deathAtActTwosSetup_isOneThreat_andNotTheEnd() {
    Content content =
        OwnCards.with("showdowns", 0, withSetup(Contents.SHIPPED.showdowns().get(0), "onSetup: damage(owner,9)"));
    Played game = Scene.of(1).content(content).hero("A", "jack S1 health=3").quest(0, "MQ-JK1").threat(20)
        .onTop(state -> state.zones().hells, "HL07")
        .dice("fate-1=1 fate-2=2 fate-3=3 fate-4=4 fate-5=5 fate-6=6").begin(Steps.THREAT_FILLED);
    assertThat(game.threat()).isEqualTo(7);
    assertThat(game.health("A")).isEqualTo(10);
    assertThat(game.state().isFinished()).isFalse();
  }

  @Test
  @Rule({"BT-ACT2-20", "BT-ACT2-31"})
  void showdownCardThatAnotherOnesUpkeepCompletes_doesNothingMore() {
    Content content = OwnCards.with("showdowns", 0, withSetup(Contents.SHIPPED.showdowns().get(0), "onUpkeep: kill(2,L3-8)"));
    Played game = Scene.of(2).content(content).actTwo().hero("A", "jack L1-1").hero("B", "eddie L1-1")
        .quest(0, "SD-JK1").quest(1, "SD-ED2 begun left=1").minions("SS@L3-8#1").begin(Steps.ROUND_OF_ACT_TWO)
        .play("first seat:2", "end", "end");
    assertThat(game.actions()).containsExactly("carry-out token:SD-JK1", "carry-out token:SD-ED2");
    game.play("carry-out token:SD-JK1");
    assertThat(game.minions()).as("no Lord of Death at L3-5").isEmpty();
    assertThat(game.state().get(Counters.KEYS)).isEqualTo(1);
  }

  @Test
  @Rule({"BT-RUL-79", "BT-ACT2-38", "BT-ACT2-36"})
  void setupOfActTwo_goesFromTheLowestSeat_whoeversTurnItWas_andHoldsNoBoss() {
    Content content =
        OwnCards.with("showdowns", 0, withSetup(Contents.SHIPPED.showdowns().get(0), "onSetup: damage(each,9)"));
    Played game = Scene.of(3).content(content).hero("A", "jack S1 health=1").hero("B", "wang S1").hero("C", "egg S9 health=1")
        .quest(0, "MQ-JK1").number(Counters.FIRST, 2).number(Counters.ACTIVE, 2).with(state -> state.setBoss(0, Counters.BOSS_HELD, 1))
        .quest(1, "MQ-WG1").onTop(state -> state.zones().mainQuests, "MQ-EG1")
        .onTop(state -> state.zones().hells, "HL07 HL08")
        .dice("fate-1=1 fate-2=2 fate-3=3 fate-4=4 fate-5=5 fate-6=6").begin(Steps.THREAT_FILLED);
    var cards = game.state().cards();
    assertThat(cards.layout().name(cards.face(cards.top(game.state().zones().kept[0])))).isEqualTo("HL07");
    assertThat(cards.layout().name(cards.face(cards.top(game.state().zones().kept[2])))).isEqualTo("HL08");
    assertThat(game.state().boss(0, Counters.BOSS_HELD)).isZero();
  }

  private static Showdown withSetup(Showdown card, String text) {
    Showdown.Side side = card.incomplete();
    return new Showdown(card.entry(), card.quest(), card.complete(),
        new Showdown.Side(side.entry(), side.objective(), List.of(ShippedWords.ALL.clause(text))));
  }

  @Test
  @Rule({"BT-SET-17", "BT-RUL-94"})
  void effectOfTheSameMoment_thatNoLongerHolds_isNotAskedAbout() {
    int smoke = Contents.SHIPPED.upgrade("EG1");
    Upgrade card = Contents.SHIPPED.upgrades().get(smoke);
    Content content = OwnCards.with("upgrades", smoke, new Upgrade(
        card.id(), card.name(), card.hero(), List.of(ShippedWords.ALL.clause("onRest: teleport(self,S1)")), card.epic()));
    Played game = Scene.of(2).content(content).hero("A", "egg S9 EG1 co-op health=5").hero("B", "wang S9 health=5")
        .with(state -> state.cards().moveToTop(
            Scene.token(state, "companion-chu"), state.zones().withHero[0]))
        .dice("action-1=1,1,3").begin(BeginTurn.OF_A).play("rest", "slot die body", "done");
    assertThat(game.actions()).containsExactly("next 1", "next 2", "next 3");
    game.play("next 1");
    assertThat(game.kind()).as("Wang is no longer near").isEqualTo("turn");
    assertThat(game.health("A")).as("2 of the rest, 1 of Uncle Chu").isEqualTo(8);
    assertThat(game.health("B")).isEqualTo(5);
  }

  @Test
  @Rule({"BT-TSK-13", "BT-ACT-10"})
  void twoDiceOfAPrice_areBothPaid_thoughAWildOneCouldTakeTheLastSlotOfTheOther() {
    Played game = Scene.of(2).hero("A", "egg B2 item=DragonSpell").hero("B", "jack S14 HL08").dice("action-1=1,1,1")
        .begin(BeginTurn.OF_A);
    game.state().setSeat(0, Counters.SLOTTED, 0b110); // one body die is left, and one slot of its track
    game.state().setSeat(0, Counters.FILLED_SLOTS, 0b11111);
    game.play("use token:DragonSpell", "pray seat:2");
    assertThat(game.actions()).containsExactly("slot die body", "slot spell mind", "slot spell spirit");
    game.play("slot spell mind");
    assertThat(game.state().cards().isEmpty(game.state().zones().kept[1])).isTrue();
    assertThat(game.seat("A", Counters.SLOTTED)).as("the second die pays itself").isEqualTo(0b111);
  }

  @Test
  @Rule({"BT-RUL-99", "BT-ENM-24"})
  void miniatureThatComesBackInTheEnemyPhase_doesNotActInIt() {
    FateSlot slot = Contents.SHIPPED.fateSlots().get(0);
    Content content = OwnCards.with("fateSlots", 0,
        new FateSlot(slot.entry(), ShippedWords.ALL.effects("kill(2,S1), spawn(LordOfDeath,1,here)")));
    Played game = Scene.of(1).content(content).hero("A", "jack S9").minions("HM@S9 LD@S1").fate("success")
        .dice("fate-1=4").begin(Steps.ENEMIES).play("add success");
    assertThat(game.minions()).containsExactly("HM@S9", "LD@S9");
    assertThat(game.health("A")).as("the Lord of Death that was killed at S1 is back, and waits").isEqualTo(8);
  }

  @Test
  @Rule({"BT-CRT-02", "BT-RUL-108"})
  void luckyCoin_isNotOffered_whereThereIsNothingToRollAgain() {
    Played game = Scene.of(1).hero("A", "margo S1 HL09 item=LuckyCoin health=9").minions("LD@S1").with(state -> {
      for (int die = 0; die < 6; die++) {
        state.set(Counters.FATE_PLACES + die, Counters.ON_TRACK + die);
      }
    }).dice("action-1=1,1,1 combat-1=1,1,1").begin(BeginTurn.OF_A)
        .play("fight figure:LordOfDeath-1", "slot die body", "slot die body");
    assertThat(game.kind()).as("of the combat roll").isEqualTo("reroll");
    game.play("pass");
    assertThat(game.health("A")).as("no die of defense is left, none of action, none of fate").isEqualTo(7);
  }

  @Test
  @Rule("BT-ACT-13")
  void diceOfARoll_lieOnTheTable_whileTheyMayBeRolledAgain() {
    Played game = Scene.of(1).hero("A", "jack S1 JK4").minions("LD@S1").dice("action-1=1,3,5 combat-1=6,1")
        .begin(BeginTurn.OF_A).play("fight figure:LordOfDeath-1", "slot die body", "slot die mind", "done");
    assertThat(game.kind()).isEqualTo("reroll");
    Table table = game.match().table(Viewer.spectator());
    assertThat(table.find("die:roll-1").orElseThrow().get("successes")).isEqualTo(2);
    assertThat(table.find("die:roll-2").orElseThrow().get("successes")).isEqualTo(0);
    game.play("pass");
    assertThat(game.match().table(Viewer.spectator()).find("die:roll-1")).isEmpty();
  }
}
