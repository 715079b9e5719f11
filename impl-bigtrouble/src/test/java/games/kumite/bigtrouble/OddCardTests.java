package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.IllegalActionException;
import games.kumite.bigtrouble.content.Companion;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.effect.ShippedWords;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Big Trouble cards, falls of bosses and quests whose enemies are scarce. */
final class OddCardTests {

  private static final Function<GameState, Zone> DECK = state -> state.zones().bigTrouble;

  @Test
  @Rule({"BT-BTC-03", "BT-BTC-13", "BT-BTC-09"})
  void effectOfACard_takesTheLastFigure_beforeItsSpawns() {
    Played game = Scene.of(2).round(4).hero("A", "jack U1").hero("B", "wang U1")
        .minions("LD@U8 LD@U8 LD@U8 LD@U8 LD@U8").onTop(DECK, "BT07").begin(Steps.ROUND);
    assertThat(game.minions()).hasSize(8).endsWith("LD@S12", "HM@S4", "HM@S4");
  }

  @Test
  @Rule({"BT-BTC-03", "BT-ENM-05", "BT-RUL-57", "BT-ENM-17"})
  void doublePatrol_asksTheGroupInTheMiddleOfTheCard_andItsOwnMinionsStay() {
    Played game = Scene.of(3).round(4).number(Counters.FIRST, 2).hero("A", "jack S11 chi=2").hero("B", "wang S5 chi=2")
        .hero("C", "egg S3").minions("LD@S9").onTop(DECK, "BT17").begin(Steps.ROUND);
    assertThat(game.kind()).isEqualTo("move-target");
    assertThat(game.match().decision().seat().index()).as("nobody is first yet").isZero();
    game.play("target seat:2");
    assertThat(game.minions()).as("1 space; then the card's").containsExactly("LD@S8", "HM@S3", "LD@S3", "LD@S3");
    assertThat(game.health("C")).isEqualTo(10);
  }

  @Test
  @Rule("BT-BTC-03")
  void cheapWonton_isDearInTheThreeShopsAlone() {
    Played game = Scene.of(4).round(4).hero("A", "jack D3").hero("B", "wang T1").hero("C", "egg M2")
        .hero("D", "margo G1").onTop(DECK, "BT20").begin(Steps.ROUND);
    assertThat(List.of(game.health("A"), game.health("B"), game.health("C"), game.health("D")))
        .containsExactly(8, 8, 8, 10);
  }

  @Test
  @Rule({"BT-BTC-03", "BT-FAT-16"})
  void stolenLuck_rollsThePoolAgain_notTheTrack() {
    Played game = Scene.of(1).round(4).fate("wild success").with(state -> state.set(Counters.FATE_PLACES,
        Counters.ON_TRACK))
        .onTop(DECK, "BT16").dice("fate-2=2 fate-3=3 fate-4=4 fate-5=5 fate-6=6").begin(Steps.ROUND);
    assertThat(game.state().get(Counters.FATE_FACES)).isEqualTo(3);
    assertThat(game.state().get(Counters.FATE_FACES + 1)).isEqualTo(1);
    assertThat(game.state().get(Counters.FATE_FACES + 5)).isEqualTo(5);
  }

  @Test
  @Rule({"BT-RUL-69", "BT-RUL-32", "BT-QST-19", "BT-SHP-15"})
  void bossOfAQuest_thatFallsToFireworks_paysAllButItsChi() {
    Played game = Scene.of(2).hero("A", "jack T1").hero("B", "wang S9 item=ChineseFireworks")
        .quest(0, "MQ-RAIN event=2 begun left=1").boss("Rain", "S10", 1).dice("blast-2=6,6,1,1,1")
            .begin(BeginTurn.OF_B)
        .play("use token:ChineseFireworks", "at space:S10");
    assertThat(game.kind()).isEqualTo("reward-receiver");
    game.play("choose seat:2", "gain token:HugeBuzz");
    assertThat(game.chi("B")).as("4 of the quest and 2 of space 5, none of Rain").isEqualTo(6);
    assertThat(game.audacity()).as("2 of Rain, 4 of the quest").isEqualTo(6);
  }

  @Test
  @Rule({"BT-ACT2-34", "BT-RUL-69", "BT-ACT2-18"})
  void bossOfTheLair_thatFallsToFireworks_givesItsKey_andNoChi() {
    Played game = Scene.of(2).actTwo().hero("A", "jack L1-1").hero("B", "wang L3-5 item=ChineseFireworks")
        .quest(4, "SD-LIGHTNING").boss("Lightning", "L3-6", 1).dice("blast-2=6,6,1,1,1").begin(BeginTurn.OF_B)
        .play("use token:ChineseFireworks", "at space:L3-6");
    assertThat(game.state().get(Counters.KEYS)).isEqualTo(1);
    assertThat(game.state().get(Counters.ARENA_OPEN)).isEqualTo(1);
    assertThat(game.chi("B")).isZero();
  }

  @Test
  @Rule({"BT-QST-13", "BT-RUL-64", "BT-RUL-112", "BT-BTC-12"})
  void wildmanForTheFirstOfTwo_andNobodyForTheSecond_completesTheEventAlone() {
    Played game = Scene.of(1).hero("A", "jack S12").quest(0, "MQ-JK1 event=2").audacity(4).with(state -> {
      for (int type = 0; type < 6; type++) {
        while (state.horde().isAvailable(type)) {
          state.horde().add(type, state.board().at("U1"), -1);
        }
      }
    }).begin(Steps.TRIGGER);
    assertThat(game.minions()).endsWith("WM@S12");
    assertThat(game.state().quest(0, Counters.QUEST_LEFT)).isEqualTo(1);
    int wildman = game.state().horde().at(game.state().horde().size() - 1);
    Played done = Scene.of(1).hero("A", "jack S12").quest(0, "MQ-JK1 event=2 begun left=1").audacity(4)
        .minions("WM@S12#0").begin(Steps.HIT);
    assertThat(game.state().horde().quest(wildman)).isZero();
    assertThat(done.state().quest(0, Counters.QUEST_EVENT)).isEqualTo(2);
    assertThat(done.chi("A")).as("4, and 2 of space 5").isEqualTo(6);
    assertThat(done.audacity()).isEqualTo(5);
  }

  @Test
  @Rule({"BT-QST-03", "BT-QST-26", "BT-QST-20"})
  void twoTokensInOneSpace_areTriggeredOneByOne_eachByItsHero() {
    Played game = Scene.of(2).hero("A", "gracie K1").hero("B", "jack K1").quest(0, "MQ-JK2").quest(1, "MQ-GR2")
        .dice("action-2=1,3,5").begin(BeginTurn.OF_B);
    assertThat(game.actions()).contains("trigger token:MQ-JK2").doesNotContain("trigger token:MQ-GR2");
    game.play("trigger token:MQ-JK2");
    assertThat(game.state().board().name(game.state().quest(0, Counters.QUEST_SPACE))).isEqualTo("K2");
    assertThat(game.state().board().name(game.state().quest(1, Counters.QUEST_SPACE))).isEqualTo("K1");
  }

  @Test
  @Rule({"BT-RUL-72", "BT-DIE-03", "BT-CMB-17"})
  void strikebackThatKills_endsNothing() {
    Played game = Scene.of(2).hero("A", "egg T1").hero("B", "jack S1 health=1").minions("HM@S1").threat(3)
        .onTop(state -> state.zones().hells, "HL13").dice("action-2=1,3,5,1 combat-2=1,6")
            .begin(BeginTurn.OF_B, BeginTurn.OF_B)
        .play("fight figure:HatchetMan-1", "slot die body", "done");
    assertThat(game.threat()).isEqualTo(4);
    assertThat(game.space("B")).isEqualTo("S1");
    game.play("fight figure:HatchetMan-1", "slot die mind", "done");
    assertThat(game.minions()).isEmpty();
    assertThat(game.play("end").seat("B", Counters.FACES + 2)).as("a die fewer from the next roll on").isZero();
  }

  @Test
  @Rule({"BT-RUL-89", "BT-RUL-79"})
  void holderOfEveryItemAtAnyTime_isAsked() {
    Played game = Scene.of(1).round(4).hero("A",
        "jack S1 health=5 HL07 item=EggsRemedy item=CastingBones item=GetOutOfHellFree")
        .onTop(DECK, "BT18").begin(Steps.ROUND);
    assertThat(game.actions()).containsExactly("use token:EggsRemedy", "use token:CastingBones",
        "use token:GetOutOfHellFree", "pass");
  }

  @Test
  @Rule({"BT-RUL-110", "BT-RUL-94"})
  void diceOfAnotherTurn_areNoChoice() {
    Played game = Scene.of(2).hero("A", "jack S1 health=5").hero("B", "wang T1")
        .begin(new Carrying("addAD(1) or heal(self,1)"));
    assertThat(game.kind()).as("not asked: it is nobody's turn").isEqualTo("over");
    assertThat(game.health("A")).isEqualTo(6);
    assertThat(Scene.of(1).hero("A", "jack S1").begin(new Carrying("addAD(1)")).state().unspentDice(0)).isZero();
    Played own = Scene.of(1).content(OwnCards.upgrade("onTurnStart: addAD(1) or heal(self,1)"))
        .hero("A", "jack S1 JK1 health=5").begin(BeginTurn.OF_A);
    assertThat(own.actions()).containsExactly("part 1", "part 2");
  }

  @Test
  @Rule({"BT-RUL-108"})
  void bossThatIsElsewhere_isNotHit() {
    Played game = Scene.of(1).hero("A", "jack S1").boss("Rain", "S2", 4)
        .begin(new Carrying("hitBoss(1), heal(self,1)"));
    assertThat(game.kind()).isEqualTo("over");
    assertThat(game.boss("Rain")).isEqualTo("S2 4");
  }

  @Test
  @Rule({"BT-DIE-10"})
  void companionsText_clearsNothingInActTwo_itIsNoUpgrade() {
    Companion jack = Contents.SHIPPED.companions().get(0);
    Content content = OwnCards.with("companions", 0, new Companion(
        jack.entry(), jack.hero(), List.of(ShippedWords.ALL.clause("onTurnStart: clearHell(self)")), jack.special()));
    Function<Scene, Played> begun = scene -> scene.content(content).with(state -> MoveTests.companion(
        state, "companion-jack")).begin(BeginTurn.OF_A);
    Played lair = begun.apply(Scene.of(1).actTwo().hero("A", "egg L1-1 HL07"));
    assertThat(lair.state().cards().isEmpty(lair.state().zones().kept[0])).isFalse();
    Played town = begun.apply(Scene.of(1).hero("A", "egg S1 HL07"));
    assertThat(town.state().cards().isEmpty(town.state().zones().kept[0])).isTrue();
  }

  @Test
  @Rule({"BT-UPG-13"})
  void insideSource_normal_putsNothingAtTheBottom() {
    Played game = Scene.of(1).hero("A", "margo S1 MG2").dice("action-1=3,1,1").onTop(DECK, "BT07 BT08 BT09")
        .begin(BeginTurn.OF_A).play("activate card:MG2");
    assertThat(game.actions()).containsExactlyInAnyOrder("top card:BT07", "top card:BT08");
  }

  @Test
  @Rule({"BT-TSK-18", "BT-FRE-05", "BT-FRE-02"})
  void travelThatIsRefused_saysWhy() {
    assertThat(refused(Scene.of(1).hero("A", "jack S1").begin(BeginTurn.OF_A))).isEqualTo("BT-TSK-18");
    assertThat(refused(Scene.of(1).hero("A", "jack U1").minions("LD@U1").begin(BeginTurn.OF_A)))
        .isEqualTo("BT-FRE-05");
    assertThat(refused(Scene.of(1).hero("A", "jack U1 health=1").dice("action-1=1,3,5").begin(BeginTurn.OF_A)
        .play("rest", "slot die body", "slot die mind", "slot die spirit"))).isEqualTo("BT-FRE-02");
  }

  private static String refused(Played game) {
    try {
      game.play("travel space:S1");
    } catch (IllegalActionException e) {
      return e.rule().orElse("");
    }
    return "legal";
  }
}
