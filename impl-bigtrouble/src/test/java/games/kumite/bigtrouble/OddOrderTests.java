package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.Viewer;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.content.HellCard;
import games.kumite.bigtrouble.content.Showdown;
import games.kumite.bigtrouble.effect.ShippedWords;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who comes first when several are due: from the first player, from the lowest seat, of two alike, at an act's end. */
final class OddOrderTests {
  @Test
  @Rule({"BT-RUL-117", "BT-RUL-79", "BT-ACT2-22"})
  void ghostOnAll_fromTheFirstPlayer() {
    Played game = Scene.of(3).actTwo().number(Counters.ARENA_OPEN, 1).number(Counters.FIRST, 1)
        .hero("A", "jack L2-7").hero("B", "wang L2-8 health=1").hero("C", "gracie L2-10 health=2").boss("lo-pan", "L2-10", 6)
        .threat(5).onTop(state -> state.zones().hells, "HL07 HL08")
        .dice("lo-pan=6").begin(Steps.ENEMIES);
    assertThat(game.threat()).isEqualTo(7);
    var cards = game.state().cards();
    assertThat(cards.layout().name(cards.face(cards.top(game.state().zones().kept[1])))).isEqualTo("HL07");
    assertThat(cards.layout().name(cards.face(cards.top(game.state().zones().kept[2])))).isEqualTo("HL08");
    assertThat(game.health("A")).isEqualTo(7);
  }

  @Test
  @Rule({"BT-RUL-112", "BT-DIE-02"})
  void thunderKillsHisKiller_thenPays() {
    Played game = Scene.of(2).hero("A", "jack S9 health=2 chi=6").hero("B", "wang S9 health=5").boss("Thunder", "S9", 1)
        .threat(4).onTop(state -> state.zones().hells, "HL01").begin(Steps.HIT_THUNDER);
    assertThat(game.kind()).isEqualTo("over");
    assertThat(game.health("A")).isEqualTo(10);
    assertThat(game.health("B")).isEqualTo(3);
    assertThat(game.chi("A")).as("6 less 3 of HL01, 5 of the boss").isEqualTo(8);
    assertThat(game.threat()).isEqualTo(5);
    assertThat(game.audacity()).isEqualTo(2);
  }

  @Test
  @Rule({"BT-RUL-114", "BT-ACT2-10", "BT-ACT2-38"})
  void bossThatTwoShowdownCardsPlace_isPlacedByTheFirst() {
    Showdown jacks = Contents.SHIPPED.showdowns().get(0);
    Showdown.SideEntry side = new Showdown.SideEntry(jacks.incomplete().entry().start(),
        List.of(new Showdown.Appearance("Rain", "L1-4")), jacks.incomplete().entry().objective(), List.of());
    Content content = OwnCards.with("showdowns", 0, new Showdown(jacks.entry(), jacks.quest(), jacks.complete(),
        new Showdown.Side(side, jacks.incomplete().objective(), jacks.incomplete().clauses())));
    Played game = Scene.of(1).content(content).hero("A", "jack S1").with(ShowdownTests::quests)
        .dice("fate-1=1 fate-2=1 fate-3=1 fate-4=1 fate-5=1 fate-6=1").begin(Steps.THREAT_FILLED);
    assertThat(game.boss("Rain")).isEqualTo("L1-4 4");
    assertThat(game.boss("Thunder")).isEqualTo("L2-3 5");
  }

  @Test
  @Rule({"BT-RUL-106", "BT-DIE-13", "BT-RUL-42"})
  void deathsOfAnActThatIsOver_bringAboutNoOthers() {
    Content shipped = Contents.SHIPPED;
    List<HellCard> hells = shipped.hells().stream()
        .map(card -> new HellCard(shipped.hells().get(0).entry(), ShippedWords.ALL.effects("damage(each,10)"))).toList();
    Played game = Scene.of(2).content(OwnCards.with(shipped.heroes(), shipped.upgrades(), shipped.companions(), hells))
        .hero("A", "jack S1 health=1 item=GetOutOfHellFree").hero("B", "wang S9 health=5 item=GetOutOfHellFree")
        .threat(19).with(ShowdownTests::quests).dice("fate-1=1 fate-2=1 fate-3=1 fate-4=1 fate-5=1 fate-6=1")
        .begin(new Carrying("damage(self,1)")).play("pass");
    assertThat(game.kind()).isEqualTo("cancel-hell");
    assertThat(game.match().decision().seat().index()).as("B, by the card of A, which has filled the track").isEqualTo(1);
    game.play("pass");
    assertThat(game.kind()).as("A falls to the card of B, and dies no more").isNotEqualTo("cancel-hell");
    assertThat(game.state().get(Counters.ACT)).isEqualTo(2);
    assertThat(game.match().events(Viewer.spectator()).read().stream().map(Event::text)
        .filter(text -> text.matches(".* (dies|returns with 10 health)\\.|Act II begins.*|Act I ends.*")))
        .containsExactly("Ana dies.", "Ana returns with 10 health.", "Bo dies.", "Bo returns with 10 health.",
            "Ana returns with 10 health.", "Act II begins: Lo Pan has 5 health, the threat is 7.");
  }

  @Test
  @Rule("BT-RUL-106")
  void deathOfAnActThatAudacityHasEnded_movesTheThreatNoFurther() {
    HellCard first = Contents.SHIPPED.hells().get(0);
    Content content = OwnCards.with("hells", 0,
        new HellCard(first.entry(), ShippedWords.ALL.effects("damage(other,10), audacity(20)")));
    Played game = Scene.of(2).content(content).hero("A", "jack S1 health=1").hero("B", "wang S9").threat(3)
        .onTop(state -> state.zones().hells, "HL01 HL07").with(ShowdownTests::quests)
        .dice("fate-1=1 fate-2=1 fate-3=1 fate-4=1 fate-5=1 fate-6=1").begin(new Carrying("damage(self,1)"));
    assertThat(game.match().events(Viewer.spectator()).read().stream().map(Event::text)).contains("Bo dies.")
        .noneMatch(text -> text.startsWith("The threat token is on"));
    assertThat(game.health("B")).isEqualTo(10);
  }

  @Test
  @Rule({"BT-CMB-01", "BT-CMB-16"})
  void secondOfTwoAlike_isHit() {
    Played game = Scene.of(1).hero("A", "jack S9").minions("LD@S9 LD@S9 LD@S3").dice("action-1=1,3,5 combat-1=6")
        .begin(BeginTurn.OF_A).play("fight figure:LordOfDeath-2", "slot die body", "done");
    assertThat(game.state().horde().isThere(1)).isFalse();
    assertThat(game.state().horde().isThere(0)).isTrue();
  }

  @Test
  @Rule({"BT-RUL-79", "BT-RUL-70", "BT-RUL-57"})
  void bigTroubleDamage_fromTheLowestSeat_thoughThirdWasFirst() {
    Played game = Scene.of(3).hero("A", "jack S1").hero("B", "wang S9 health=1").hero("C", "gracie T1 health=1").round(2)
        .threat(2).number(Counters.FIRST, 2).onTop(state -> state.zones().bigTrouble, "BT11")
        .onTop(state -> state.zones().hells, "HL07 HL09").begin(Steps.ROUND);
    var cards = game.state().cards();
    assertThat(cards.layout().name(cards.face(cards.top(game.state().zones().kept[1])))).isEqualTo("HL07");
    assertThat(cards.layout().name(cards.face(cards.top(game.state().zones().kept[2])))).isEqualTo("HL09");
    assertThat(game.threat()).isEqualTo(7);
    assertThat(game.kind()).isEqualTo("first-player");
    assertThat(game.match().actor().index()).isZero();
  }

  @Test
  @Rule({"BT-FAT-14", "BT-ACT2-01", "BT-ACT2-02"})
  void fateSlotFive_endsTheActAtTheEndOfTheTurn() {
    Played game = Scene.of(2).hero("A", "eddie S1 health=3").hero("B", "wang T1").threat(19)
        .fate("wild wild double-mind double-mind double-mind double-mind").with(state -> {
          for (int die = 2; die < 6; die++) {
            state.set(Counters.FATE_PLACES + die, Counters.ON_TRACK + die - 2);
          }
        }).dice("action-1=1,1,1 fate-1=4,1 fate-2=2 fate-3=3 fate-4=4 fate-5=5 fate-6=6").begin(BeginTurn.OF_A).play("draw wild", "end");
    assertThat(game.state().get(Counters.ACT)).isEqualTo(2);
    assertThat(game.state().get(Counters.FILLED)).isZero();
  }

  @Test
  @Rule({"BT-RUL-112", "BT-QST-33", "BT-ACT2-08"})
  void questCompletedByTheAudacityThatEndsTheAct_hasItsBetterSide() {
    Played game = Scene.of(1).hero("A", "eddie S5 chi=0").quest(0, "MQ-ED2 event=2 begun left=1").minions("SS@S5#0").audacity(17)
.dice("fate-1=1 fate-2=2 fate-3=3 fate-4=4 fate-5=5 fate-6=6").begin(Steps.HIT);
    assertThat(game.state().get(Counters.ACT)).isEqualTo(2);
    assertThat(game.state().quest(0, Counters.QUEST_ACTIVE)).isEqualTo(1);
    assertThat(game.chi("A")).as("2 of the Six Shooter, 4 of the quest").isEqualTo(6);
  }

  @Test
  @Rule({"BT-RUL-124", "BT-RUL-57", "BT-QST-33"})
  void fireworksThatFinishTwoQuests_leaveTheOrderToTheGroup() {
    Played game = twoQuests("LD@S12#2 HM@S12#0").play("use token:ChineseFireworks", "at space:S12");
    assertThat(game.minions()).as("both are gone at one moment").isEmpty();
    assertThat(game.kind()).isEqualTo("next-quest");
    assertThat(game.match().actor().index()).as("the first player speaks").isEqualTo(2);
    assertThat(game.actions()).containsExactly("carry-out token:MQ-JK2", "carry-out token:SQ04");
    game.play("carry-out token:MQ-JK2");
    assertThat(game.match().actor().index()).as("the reward is that of who lit them").isEqualTo(1);
    game.play("gain token:HugeBuzz");
    assertThat(game.state().get(Counters.ACT)).as("3 of the main quest fill the track").isEqualTo(2);
    assertThat(game.state().quest(2, Counters.QUEST_ACTIVE)).as("completed before").isEqualTo(1);
    assertThat(game.chi("B")).as("4 of the quest, 1 lost to his own showdown card").isEqualTo(3);
  }

  @Test
  @Rule({"BT-RUL-124", "BT-QST-12"})
  void fireworksThatLeaveAQuestAnEnemy_askNobody() {
    Played game = twoQuests("LD@S12#2 HM@S12#0 LD@S1#0");
    game.state().setQuest(0, Counters.QUEST_LEFT, 2);
    game.state().set(Counters.AUDACITY, 10);
    game.play("use token:ChineseFireworks", "at space:S12");
    assertThat(game.state().quest(0, Counters.QUEST_LEFT)).isEqualTo(1);
    assertThat(game.audacity()).as("2 of the side quest").isEqualTo(12);
    assertThat(game.kind()).isEqualTo("turn");
  }

  private static Played twoQuests(String minions) {
    return Scene.of(3).hero("A", "gracie T1").hero("B", "wang S14 item=ChineseFireworks").hero("C", "jack T1")
        .quest(0, "MQ-JK2 event=2 begun left=1").quest(2, "SQ04 begun left=1").minions(minions).audacity(18)
        .number(Counters.FIRST, 2).dice("action-2=1,3,5 blast-2=6,6,1,1,1 fate-1=1 fate-2=1 fate-3=1 fate-4=1 fate-5=1 fate-6=1")
        .begin(BeginTurn.OF_B);
  }

  @Test
  @Rule({"BT-RUL-124", "BT-RUL-112", "BT-SHP-15"})
  void bossThatFallsWithAQuestsLastMinion_comesBeforeOrAfterIt() {
    Played game = Scene.of(2).hero("A", "jack S7 health=2").hero("B", "wang S4 chi=1 item=ChineseFireworks")
        .quest(1, "MQ-THUNDER event=2 begun left=1").quest(2, "SQ04 begun left=1").boss("Thunder", "S7", 1).minions("LD@S7#2")
        .onTop(state -> state.zones().hells, "HL05").dice("action-2=1,3,5 blast-2=6,6,1,1,1").begin(BeginTurn.OF_B)
        .play("use token:ChineseFireworks", "at space:S7");
    assertThat(game.boss("Thunder")).isEmpty();
    assertThat(game.health("A")).isEqualTo(2);
    assertThat(game.actions()).containsExactly("carry-out token:MQ-THUNDER", "carry-out token:SQ04");
    game.play("carry-out token:MQ-THUNDER");
    assertThat(game.threat()).as("Thunder kills").isEqualTo(1);
    assertThat(game.chi("B")).as("1 of HL05, the side quest is still to come").isZero();
    game.play("choose seat:1");
    assertThat(game.chi("A")).as("4, and 2 of space 5").isEqualTo(6);
    assertThat(game.chi("B")).as("2, and 2 of space 5").isEqualTo(4);
    assertThat(game.audacity()).as("2 of Thunder, 4 and 2").isEqualTo(8);
  }
}
