package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.content.BigTroubleCard;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.content.HellCard;
import games.kumite.bigtrouble.content.MainQuest;
import games.kumite.bigtrouble.effect.ShippedWords;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards of an owner's own: words where no shipped card has them, alone and with others. */
final class OwnTextTests {

  private static Played special(Scene scene, String text) {
    return scene.content(OwnCards.special("now: " + text))
        .with(state -> MoveTests.companion(state, "companion-jack")).begin(BeginTurn.OF_A);
  }

  @Test
  @Rule("BT-RUL-119")
  void diceOfAddAD_areThreeAtMost_andLeaveRoomForTheFifthDieOfALevel() {
    Played game = Scene.of(1).content(OwnCards.upgrade("cost(any): addAD(3), gainChi(self,10)"))
        .hero("A", "gracie S1 JK1 level=2 chi=1").with(state -> state.setSeat(0, Counters.DICE, 4))
        .dice("action-1=1,1,1,1,3,3,3,5").begin(BeginTurn.OF_A);
    assertThat(game.actions()).as("JK1 is Jack's").doesNotContain("activate card:JK1");
    game = Scene.of(1).content(OwnCards.upgrade("cost(any): addAD(3), gainChi(self,10)"))
        .hero("A", "jack S1 JK1 level=2 chi=1").with(state -> state.setSeat(0, Counters.DICE, 4))
        .dice("action-1=1,1,1,1,3,3,3,5").begin(BeginTurn.OF_A).play("activate card:JK1", "reward die");
    assertThat(game.state().unspentDice(0)).as("three of four, three more, the new one").isEqualTo(0b11111110);
    game.play("end");
    assertThat(game.seat("A", Counters.DICE)).isEqualTo(5);
  }

  @Test
  @Rule({"BT-RUL-121", "BT-RUL-108"})
  void anotherHero_isPutWhereTheActingOneIs_orNextToIt() {
    Scene scene = Scene.of(3).hero("A", "margo S9").hero("B", "wang U4").hero("C", "egg S1").dice("action-1=1,3,5");
    Played game = special(scene, "teleport(other,here)").play("call card:companion-jack");
    assertThat(game.actions()).containsExactly("choose seat:2", "choose seat:3");
    game.play("choose seat:3");
    assertThat(game.space("C")).isEqualTo("S9");
    assertThat(game.space("A")).isEqualTo("S9");
    game = special(Scene.of(2).hero("A", "margo S2").hero("B", "wang U4").dice("action-1=1,3,5"),
        "teleport(other,adj)").play("call card:companion-jack");
    assertThat(game.match().decision().seat().index()).as("the player of the acting hero").isZero();
    assertThat(game.actions()).containsExactly("at space:S1", "at space:S3", "at space:D1");
    assertThat(game.play("at space:D1").space("B")).isEqualTo("D1");
  }

  @Test
  @Rule("BT-RUL-108")
  void special_thatWouldChangeNothing_isNotOffered() {
    assertThat(special(Scene.of(1).hero("A", "margo S9 health=5").dice("action-1=1,3,5"), "heal(self,2) if moved")
        .actions()).as("it has not moved").doesNotContain("call card:companion-jack");
    assertThat(special(Scene.of(1).hero("A", "margo S9").minions("LD@U4").dice("action-1=1,3,5"), "march(1)")
        .actions()).as("no minion in the Streets").doesNotContain("call card:companion-jack");
    assertThat(special(Scene.of(1).hero("A", "margo S9").minions("LD@S1").dice("action-1=1,3,5"), "march(1)")
        .actions()).contains("call card:companion-jack");
  }

  @ParameterizedTest
  @ValueSource(strings = {"audacity(1)", "rollFate", "rerollFate(1)", "clearHell(self)", "threat(-1)", "item(choice,self)"})
  @Rule({"BT-RUL-94", "BT-ACT2-28", "BT-DIE-10"})
  void wayThatWouldChangeNothing_isNoChoice(String way) {
    Played game = Scene.of(1).actTwo().hero("A", "margo L1-1 health=5 HL07").with(state -> {
      for (int die = 0; die < 6; die++) {
        state.set(Counters.FATE_PLACES + die, Counters.ON_TRACK + die);
      }
    }).begin(new Carrying(way + " or heal(self,1)"));
    assertThat(game.kind()).as("not asked").isEqualTo("over");
    assertThat(game.health("A")).isEqualTo(6);
  }

  @Test
  @Rule({"BT-RUL-94", "BT-RUL-60"})
  void threatThatCanGoBackOneSpace_isAChoice() {
    assertThat(Scene.of(1).threat(1).hero("A", "jack S1 health=5").begin(new Carrying("threat(-2) or heal(self,1)"))
        .actions()).containsExactly("part 1", "part 2");
  }

  @Test
  @Rule({"BT-RUL-108", "BT-CRT-02"})
  void luckyCoin_betweenActions_needsADieToRollAgain() {
    Played game = Scene.of(1).hero("A", "margo S1 item=LuckyCoin item=DragonSpell").with(state -> {
      for (int die = 0; die < 6; die++) {
        state.set(Counters.FATE_PLACES + die, Counters.ON_TRACK + die);
      }
    }).dice("action-1=1,1,1").begin(BeginTurn.OF_A);
    assertThat(game.actions()).contains("use token:LuckyCoin");
    game.play("use token:DragonSpell", "rest", "slot die body", "slot die body", "slot die body", "done");
    assertThat(game.actions()).as("the token is no die").contains("rest").doesNotContain("use token:LuckyCoin");
  }

  @Test
  @Rule("BT-RUL-90")
  void special_withDiceAndSuccesses_isUsedBeforeTheThrow() {
    Played game = special(Scene.of(1).hero("A", "margo S1").minions("HM@S1").dice("action-1=1,3,5 combat-1=1,1,5"),
        "addSD(combat,1) on one roll, addSucc(combat,1) on one roll");
    assertThat(game.actions()).doesNotContain("call card:companion-jack");
    game.play("fight figure:HatchetMan-1", "slot die body", "done");
    assertThat(game.kind()).isEqualTo("before-roll");
    game.play("call card:companion-jack");
    assertThat(game.minions()).as("1, and 1 more").isEmpty();
  }

  @Test
  @Rule("BT-RUL-90")
  void special_forTwoKindsOfRolls_holdsForEachOfThem() {
    Played game = special(Scene.of(1).hero("A", "margo S9").quest(2, "SQ02").minions("HM@S9")
        .dice("action-1=1,3,5 combat-1=6,1,1 skill-1=1,6"), "addSD(combat,1) on one roll, addSD(skill,1) on one roll");
    game.play("fight figure:HatchetMan-1", "slot die body", "done", "call card:companion-jack",
        "trigger token:SQ02", "slot die mind", "done");
    assertThat(game.audacity()).as("a check with two dice, after a fight").isEqualTo(1);
    assertThat(game.minions()).isEmpty();
  }

  @Test
  @Rule({"BT-RUL-107", "BT-RUL-80"})
  void defenseWithoutDice_isNotRolledAgain_andOneActionDieIsAlwaysLeft() {
    Played game = Scene.of(1).content(OwnCards.upgrade("passive: lessSD(defense,2), reroll(defense,1), lockAD(9)"))
        .hero("A", "jack S1 JK1").minions("LD@S1").dice("action-1=5").begin(Steps.ENEMIES, BeginTurn.OF_A);
    assertThat(game.kind()).as("no die to roll again").isEqualTo("turn");
    assertThat(game.health("A")).isEqualTo(8);
    assertThat(game.state().unspentDice(0)).isEqualTo(1);
  }

  @Test
  @Rule({"BT-RUL-80", "BT-CMB-14"})
  void firstTimeEachTurn_isNotWhatTheEnemyPhaseHasUsed() {
    Played game = Scene.of(1).content(OwnCards.upgrade("passive: addSD(defense,1) /turn")).hero("A", "jack S1 JK1")
        .minions("HM@S1").dice("action-1=1,3,5 combat-1=1,1 defense-1=4,4,4,4,4,4,4,4")
        .begin(Steps.ENEMIES, BeginTurn.OF_A);
    assertThat(game.health("A")).as("three dice in the enemy phase").isEqualTo(10);
    game.play("fight figure:HatchetMan-1", "slot die body", "done");
    assertThat(game.health("A")).as("three in the strikeback").isEqualTo(10);
    game.play("fight figure:HatchetMan-1", "slot die mind", "done");
    assertThat(game.health("A")).as("then two").isEqualTo(9);
  }

  @Test
  @Rule("BT-UPG-14")
  void cardWithTwoPrices_doesWhatTheDiePaysFor() {
    Played game = Scene.of(1).content(OwnCards.upgrade("cost(body): heal(self,1)", "cost(mind): gainChi(self,1)"))
        .hero("A", "jack S1 JK1 health=5").dice("action-1=3,5,5").begin(BeginTurn.OF_A).play("activate card:JK1");
    assertThat(game.chi("A")).isEqualTo(1);
    assertThat(game.health("A")).isEqualTo(5);
  }

  @Test
  @Rule({"BT-RUL-62", "BT-FAT-14"})
  void endOfATurn_comesAfterItsFateDice() {
    Played game = Scene.of(1).content(OwnCards.upgrade("onTurnEnd: heal(self,1)")).hero("A", "jack S1 JK1")
        .dice("action-1=1,3,5 fate-1=6").begin(BeginTurn.OF_A).play("draw double-body", "end");
    assertThat(game.health("A")).as("1 lost to the first slot, 1 healed").isEqualTo(10);
  }

  @Test
  @Rule("BT-UPG-14")
  void sameEffectTwice_lastsTwice() {
    Played game = Scene.of(1).content(OwnCards.upgrade("cost(any): addSD(combat,1) turn, addSD(combat,1) turn"))
        .hero("A", "jack S1 JK1").minions("SP@S2").dice("action-1=1,3,5 combat-1=4,4,4").begin(BeginTurn.OF_A)
        .play("activate card:JK1", "slot die body", "move", "slot die mind", "done", "go space:S2", "stop",
            "fight figure:SpiritPathWarrior-1");
    assertThat(game.minions()).as("three dice").isEmpty();
  }

  @Test
  @Rule("BT-CMB-05")
  void ranged_theFirstTimeEachTurn_isSpentByAShot() {
    Played game = Scene.of(1).content(OwnCards.upgrade("passive: ranged /turn")).hero("A", "jack S1 JK1")
        .minions("LD@S2 LD@S3 LD@S1").dice("action-1=1,3,5 combat-1=6,6").begin(BeginTurn.OF_A);
    game.play("fight figure:LordOfDeath-3", "slot die body", "done");
    assertThat(game.actions()).as("a blow is no shot").contains("fight figure:LordOfDeath-1");
    game.play("fight figure:LordOfDeath-1", "slot die mind", "done");
    assertThat(game.minions()).containsExactly("LD@S3");
    assertThat(game.actions()).doesNotContain("fight figure:LordOfDeath-2");
  }

  @Test
  @Rule("BT-CRT-01")
  void trap_isIgnoredTheFirstTimeEachTurn() {
    Played game = Scene.of(1).content(OwnCards.upgrade("passive: ignoreTrap /turn")).hero("A", "jack S1 JK1")
        .with(state -> {
          for (int token = state.zones().firstCrate + 14; token < state.zones().firstCrate + 16; token++) {
            state.cards().moveToTop(token, state.zones().placed); // Lo Pan's Curse
            state.placeCrate(token, state.board().at("S1"));
          }
        }).dice("action-1=1,3,5").begin(BeginTurn.OF_A).play("open 1");
    assertThat(game.health("A")).isEqualTo(10);
    assertThat(game.play("open 1").health("A")).as("the second trap").isEqualTo(6);
  }

  @Test
  @Rule("BT-BTC-01")
  void cardThatIsResolved_isNotAmongThoseThatItShows() {
    BigTroubleCard card = Contents.SHIPPED.bigTrouble().get(0);
    Content content = OwnCards.with("bigTrouble", 0,
        new BigTroubleCard(card.entry(), ShippedWords.ALL.effects("peekBT(2), peekBottom"), card.tiers()));
    Played game = Scene.of(2).content(content).hero("A", "jack D1").hero("B", "wang D1").round(4)
        .onTop(state -> state.zones().bigTrouble, "BT01 BT02 BT03").begin(Steps.ROUND);
    assertThat(game.actions()).containsExactlyInAnyOrder("top card:BT02", "bottom card:BT02", "top card:BT03",
        "bottom card:BT03");
    game.play("bottom card:BT02");
    assertThat(game.minions()).as("two of BT01, base tier").containsExactly("LD@S6", "LD@S6");
    var cards = game.state().cards();
    var deck = game.state().zones().bigTrouble;
    assertThat(cards.layout().name(cards.face(cards.top(deck)))).isEqualTo("BT03");
    assertThat(cards.layout().name(cards.face(cards.bottom(deck)))).as("last of all").isEqualTo("BT01");
  }

  @Test
  @Rule("BT-RUL-114")
  void bossThatWasOnTheBoard_isNoEnemyOfAnEventThatItCountsAsDefeatedFor() {
    MainQuest quest = Contents.SHIPPED.mainQuests().get(0);
    Content content = OwnCards.with("mainQuests", 0, new MainQuest(quest.entry(), quest.hero(), quest.boss(),
        List.of(ShippedWords.ALL.event("CB [Rain,LD] @S14 -> gainChi(self,1)")), quest.reward()));
    Played game = Scene.of(1).content(content).hero("A", "jack S14").quest(0, "MQ-JK1").boss("Rain", "S10", 1)
        .begin(Steps.TRIGGER, Steps.HIT_RAIN, Steps.HIT);
    assertThat(game.minions()).isEmpty();
    assertThat(game.chi("A")).as("5 of Rain, 1 of the Lord of Death, 1 of the event, once, 2 of the track").isEqualTo(9);
    game = Scene.of(1).content(content).hero("A", "jack S14").quest(0, "MQ-JK1").boss("Rain", "S10", 1)
        .begin(Steps.TRIGGER, Steps.HIT_RAIN);
    assertThat(game.chi("A")).as("the event waits for the Lord of Death").isEqualTo(5);
    assertThat(game.minions()).containsExactly("LD@S14");
  }

  @Test
  @Rule("BT-RUL-122")
  void uniqueUpgrade_thatSomebodyHas_isNotGainedByAnother() {
    Played game = Scene.of(2).hero("A", "jack S1").hero("B", "wang S1 UQ1+").begin(new Carrying("unique(UQ1), unique(UQ2)"));
    assertThat(Integer.bitCount(game.seat("A", Counters.OWNED))).as("UQ2 alone").isEqualTo(1);
    assertThat(game.match().table(games.kumite.api.Viewer.spectator()).find("card:UQ1")).isPresent();
  }

  @Test
  @Rule("BT-RUL-119")
  void keysAndHealthThatTextsAddUp_endAtNinetyNine() {
    Played game = Scene.of(1).actTwo().boss("Rain", "L1-6", 4)
        .begin(new Carrying("key(99), key(99), bossHealth(Rain,99), bossHealth(Rain,99)"));
    assertThat(game.state().get(Counters.KEYS)).isEqualTo(99);
    assertThat(game.boss("Rain")).isEqualTo("L1-6 99");
  }

  @Test
  @Rule("BT-RUL-130")
  void peekBottom_holdsAsItsOwnScopeSays_andForThePeekBeforeIt() {
    Scene scene = Scene.of(1).hero("A", "jack S1 JK1").dice("action-1=1,3,5,1,3,5");
    Played game = scene.content(OwnCards.upgrade("cost(any): peekBT(2), peekBottom if moved")).begin(BeginTurn.OF_A)
        .play("activate card:JK1", "slot die body");
    assertThat(game.actions()).as("not moved").containsExactly("top card:BT02", "top card:BT01");
    game = Scene.of(1).hero("A", "jack S1 JK1").dice("action-1=1,3,5,1,3,5")
        .content(OwnCards.upgrade("onTurnStart: peekBT(1), peekBottom once")).begin(BeginTurn.OF_A, BeginTurn.OF_A);
    assertThat(game.actions()).containsExactly("top card:BT01", "bottom card:BT01");
    assertThat(game.play("bottom card:BT01", "end").kind()).as("the second time it has no choice").isEqualTo("turn");
    game = Scene.of(1).hero("A", "jack S1").begin(new Carrying("peekBT(2), peekBT(1), peekBottom"));
    assertThat(game.actions()).containsExactly("top card:BT02", "top card:BT01");
    assertThat(game.play("top card:BT01").actions()).containsExactly("top card:BT02", "bottom card:BT02");
  }

  @Test
  @Rule("BT-RUL-129")
  void heroWhoseDeathComesNext_isHealedByNoText_butByEggsRemedy() {
    Content content = OwnCards.with("hells", 0,
        new HellCard(Contents.SHIPPED.hells().get(0).entry(), ShippedWords.ALL.effects("damage(each,9), heal(each,1)")));
    Scene scene = Scene.of(3).content(content).threat(3).hero("A", "jack S1 health=1").hero("B", "wang S9 health=5")
        .hero("C", "egg S9 health=5 item=EggsRemedy").onTop(state -> state.zones().hells, "HL01 HL02");
    Played game = scene.begin(new Carrying("damage(self,1)"));
    assertThat(game.kind()).isEqualTo("remedy");
    assertThat(game.health("B")).as("died").isEqualTo(10);
    game.play("use token:EggsRemedy");
    assertThat(game.threat()).as("A and B").isEqualTo(5);
  }

  @Test
  @Rule("BT-RUL-108")
  void textThatIsTheSameForWhomever_asksForNoHero() {
    Played game = Scene.of(2).actTwo().begin(new Carrying("key(1) for any, spawn(LordOfDeath,1,L1-4) for other"));
    assertThat(game.kind()).isEqualTo("over");
    assertThat(game.state().get(Counters.KEYS)).isEqualTo(1);
    assertThat(game.minions()).containsExactly("LD@L1-4");
    assertThat(Scene.of(1).actTwo().begin(new Carrying("key(1) for other")).state().get(Counters.KEYS)).as("no other").isZero();
    assertThat(Scene.of(2).hero("A", "jack S1").hero("B", "wang S1").begin(new Carrying("spawn(LordOfDeath,1,here) for any"))
        .kind()).as("here is somebody's space").isEqualTo("hero-target");
  }

  @Test
  @Rule({"BT-RUL-108", "BT-RUL-110", "BT-RUL-119"})
  void diceThatNobodyCouldUse_areNotOffered() {
    Scene scene = Scene.of(2).hero("A", "margo S1").hero("B", "wang S1").dice("action-1=1,3,5");
    assertThat(special(scene, "extraFate(1) for other").actions()).doesNotContain("call card:companion-jack");
    scene = Scene.of(2).hero("A", "margo S1").hero("B", "wang S1").dice("action-1=1,3,5");
    assertThat(special(scene, "extraFate(1) for any").play("call card:companion-jack").kind()).isEqualTo("turn");
    Played game = special(Scene.of(1).hero("A", "margo S1").dice("action-1=1,3,5"), "addAD(1)");
    game.state().setSeat(0, Counters.PASSING, 0b111000);
    game.state().setSeat(0, Counters.SPACE, game.state().board().at("S1"));
    assertThat(game.play("draw double-body").actions()).as("three already").doesNotContain("call card:companion-jack");
  }

  @Test
  @Rule("BT-RUL-57")
  void cardWithTwoTextsForAMoment_isAskedAboutWithBoth() {
    Played game = Scene.of(1).content(OwnCards.upgrade("onTurnStart: heal(self,1)", "onTurnStart: gainChi(self,1)"))
        .hero("A", "jack S1 JK1 health=5 UQ6").dice("action-1=1,3,5").begin(BeginTurn.OF_A);
    assertThat(game.match().decision().prompt().chooser()).contains(
        "1: At the start of the turn: 1 health. At the start of the turn: gain 1 chi. 2: ");
  }

  @Test
  @Rule("BT-ENM-15")
  void preventThatAlwaysHolds_lowersTheDamageOfEachAttack() {
    Played game = Scene.of(1).content(OwnCards.upgrade("passive: prevent(1)")).hero("A", "jack S1 JK1")
        .minions("LD@S1 LD@S1").begin(Steps.ENEMIES);
    assertThat(game.health("A")).as("two attacks of 2").isEqualTo(8);
  }

  @Test
  @Rule("BT-RUL-108")
  void heroWhoseNextDamageIsLowered_isAskedFor() {
    Played game = Scene.of(2).hero("A", "jack S1").hero("B", "wang S5").begin(new Carrying("prevent(1) for any"));
    assertThat(game.kind()).isEqualTo("hero-target");
    game.play("choose seat:2");
    assertThat(game.seat("A", Counters.PREVENTED)).isZero();
    assertThat(game.seat("B", Counters.PREVENTED)).isEqualTo(1);
  }

  @Test
  @Rule("BT-ACT-18")
  void dieThatIsTurned_isNotTurnedAgain() {
    Played game = Scene.of(1).content(OwnCards.upgrade("cost(any): setAD(2)")).hero("A", "jack S1 JK1")
        .dice("action-1=1,3,5").begin(BeginTurn.OF_A).play("activate card:JK1", "slot die body");
    assertThat(game.actions()).anyMatch(action -> action.startsWith("turn 2 ")).anyMatch(action -> action.startsWith("turn 3 "));
    game.play(game.actions().stream().filter(action -> action.startsWith("turn 3 ")).findFirst().orElseThrow());
    assertThat(game.actions()).anyMatch(action -> action.startsWith("turn 2 ")).noneMatch(action -> action.startsWith("turn 3 "));
  }
}
