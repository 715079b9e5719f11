package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.content.BigTroubleCard;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.effect.ShippedWords;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Three and four heroes: who is asked, who is meant, in which order, when the active or first one is not seat 1. */
final class HelpingTests {

  private static String kept(Played game, int seat) {
    var cards = game.state().cards();
    int card = cards.top(game.state().zones().kept[seat]);
    return card < 0 ? "" : cards.layout().name(cards.face(card));
  }

  @Nested
  final class Order {

    @Test
    @Rule({"BT-RND-05", "BT-RND-14", "BT-RUL-57"})
    void turns_goRoundFromTheThirdSeat_andTheNextRoundIsAskedOfTheLowest() {
      Played game = Scene.of(4).round(4).onTop(state -> state.zones().bigTrouble, "BT05 BT18").begin(Steps.ROUND)
          .play("first seat:3");
      assertThat(game.state().get(Counters.ACTIVE)).isEqualTo(2);
      assertThat(game.play("end").state().get(Counters.ACTIVE)).isEqualTo(3);
      assertThat(game.play("end").state().get(Counters.ACTIVE)).isZero();
      assertThat(game.play("end").state().get(Counters.ACTIVE)).isEqualTo(1);
      game.play("end");
      assertThat(game.kind()).isEqualTo("first-player");
      assertThat(game.match().decision().seat().index()).isZero();
      assertThat(game.actions()).as("the same may be first again").contains("first seat:3");
    }

    @Test
    @Rule({"BT-RUL-57", "BT-RUL-70"})
    void mostChi_isTheGroupsToSay_andHoldersAnswerFromTheFirstPlayerOn() {
      Played chi = Scene.of(3).number(Counters.FIRST, 2).hero("A", "jack S1 chi=4").hero("B", "wang T1 chi=4").hero("C", "egg S9")
          .begin(new Carrying("loseChi(mostChi,2)"));
      assertThat(chi.match().actor().index()).as("not the hero whose card it is").isEqualTo(2);
      assertThat(chi.match().decision().isGroup()).isTrue();
      assertThat(chi.actions()).containsExactly("choose seat:1", "choose seat:2");
      Played items = Scene.of(3).number(Counters.FIRST, 2).hero("A", "jack S1 item=LuckyCoin").hero("B", "wang T1")
          .hero("C", "egg S9 item=HugeBuzz").begin(new Carrying("discardItem(self) or damage(self,2) for holders"));
      assertThat(items.match().actor().index()).isEqualTo(2);
      items.play("part 2");
      assertThat(items.health("C")).isEqualTo(8);
      assertThat(items.match().actor().index()).as("Wang has none").isZero();
    }

    @Test
    @Rule("BT-RUL-57")
    void heroOfACardWithoutSelf_isTheGroupsToSay() {
      BigTroubleCard card = Contents.SHIPPED.bigTrouble().get(0);
      Content content = OwnCards.with("bigTrouble", 0,
          new BigTroubleCard(card.entry(), ShippedWords.ALL.effects("heal(any,2)"), card.tiers()));
      Played game = Scene.of(2).content(content).round(4).hero("A", "jack S1 health=5").hero("B", "wang T1 health=5")
          .onTop(state -> state.zones().bigTrouble, "BT01").begin(Steps.ROUND);
      assertThat(game.kind()).isEqualTo("hero-target");
      assertThat(game.match().decision().isGroup()).isTrue();
    }

    @Test
    @Rule({"BT-FAT-14", "BT-RUL-70", "BT-FAT-15"})
    void sixthFateSlot_hurtsFromTheActiveHeroOn() {
      Played game = Scene.of(3).hero("A", "jack S1 health=2").hero("B", "wang T1 health=1")
          .hero("C", "egg B1 health=10").fate("double-mind").with(state -> {
            for (int die = 1; die < 6; die++) {
              state.set(Counters.FATE_PLACES + die, Counters.ON_TRACK + die - 1);
            }
          }).onTop(state -> state.zones().hells, "HL07 HL12")
          .dice("action-2=1,1,3 fate-1=5,1 fate-2=2 fate-3=3 fate-4=4 fate-5=5 fate-6=6").begin(BeginTurn.OF_B)
              .play("draw double-mind", "end");
      assertThat(kept(game, 1)).as("the active hero dies first").isEqualTo("HL07");
      assertThat(kept(game, 0)).isEqualTo("HL12");
      assertThat(game.health("C")).isEqualTo(8);
      assertThat(game.threat()).isEqualTo(2);
    }

    @Test
    @Rule({"BT-RUL-70", "BT-UPG-10", "BT-UPG-18"})
    void bonusSpace_isPaidFromTheActiveHeroOn() {
      Played game = Scene.of(3).audacity(8).hero("A", "jack S1 JK1 chi=8").hero("B", "wang M1 WG1 chi=8")
          .hero("C", "egg B1 EG1 chi=9").quest(2, "SQ17").begin(BeginTurn.OF_B).play("trigger token:SQ17");
      assertThat(game.kind()).isEqualTo("gain-item");
      game.play("gain token:HugeBuzz");
      assertThat(game.chi("B")).as("9, and 2 of the track").isEqualTo(1);
      assertThat(game.match().decision().seat().index()).isEqualTo(1);
      game.play("reward flip");
      assertThat(game.match().decision().seat().index()).isEqualTo(2);
      game.play("reward flip");
      assertThat(game.match().decision().seat().index()).isZero();
    }

    @Test
    @Rule({"BT-RUL-89", "BT-RUL-79"})
    void itemsAtAnyTime_areOfferedFromTheFirstPlayerOn_beforeTheEnemies() {
      Played game = Scene.of(3).round(4).onTop(state -> state.zones().bigTrouble, "BT05 BT18")
          .hero("A", "jack S1 HL12 item=GetOutOfHellFree")
          .hero("B", "wang T1 health=5 item=EggsRemedy").hero("C", "egg B1 item=CastingBones").begin(Steps.ROUND);
      assertThat(game.kind()).isEqualTo("any-time");
      assertThat(game.match().decision().seat().index()).as("before the card: the lowest seat").isZero();
      game.play("pass", "pass");
      game.play("use token:CastingBones");
      assertThat(game.actions()).containsExactly("top card:BT05", "bottom card:BT05");
      game.play("bottom card:BT05");
      while (game.kind().equals("any-time")) {
        game.play("pass");
      }
      assertThat(game.threat()).as("BT18, not BT05: both 1").isEqualTo(1);
      assertThat(game.health("B")).as("Quiet Night").isEqualTo(6);
      game.play("first seat:2", "end", "end", "end");
      assertThat(game.kind()).isEqualTo("any-time");
      assertThat(game.match().decision().seat().index()).isEqualTo(1);
      game.play("use token:EggsRemedy");
      assertThat(game.match().decision().seat().index()).isZero();
    }

    @Test
    @Rule({"BT-RUL-79", "BT-RUL-94", "BT-RUL-100"})
    void shakedown_asksFromTheLowestSeat_eachHolderItsOwnPlayer() {
      Played game = Scene.of(4).round(4).hero("A", "jack S1").hero("B", "wang T1 item=HugeBuzz").hero("C", "egg B1")
          .hero("D", "margo S9 item=LuckyCoin item=FortuneCookie").number(Counters.FIRST, 3)
          .onTop(state -> state.zones().bigTrouble, "BT08").begin(Steps.ROUND);
      assertThat(game.match().decision().seat().index()).isEqualTo(1);
      game.play("part 1");
      assertThat(game.state().items(1, ItemKind.HUGE_BUZZ.ordinal())).as("the only one").isZero();
      assertThat(game.match().decision().seat().index()).isEqualTo(3);
      game.play("part 1");
      assertThat(game.actions()).containsExactly("discard token:FortuneCookie", "discard token:LuckyCoin");
      game.play("discard token:LuckyCoin");
      assertThat(List.of(game.health("A"), game.health("B"), game.health("C"), game.health("D"))).containsOnly(10);
    }

    @Test
    @Rule({"BT-BTC-03", "BT-RUL-94"})
    void mostChi_mayBeNone_andCostsHealthThen() {
      Played game = Scene.of(3).round(4).onTop(state -> state.zones().bigTrouble, "BT04").begin(Steps.ROUND);
      assertThat(game.actions()).hasSize(3);
      game.play(game.actions().get(2));
      assertThat(game.health("C")).isEqualTo(8);
    }
  }

  @Nested
  final class OneForAnother {

    @Test
    @Rule({"BT-FRE-11", "BT-RUL-20"})
    void trade_isAgreedToByWhoeverIsAsked_andARefusalIsOfOneItemAndOneHero() {
      Played game = Scene.of(3).hero("A", "jack S1 item=LuckyCoin").hero("B", "wang S1 item=HugeBuzz")
          .hero("C", "egg S1 item=LuckyCoin").begin(BeginTurn.OF_B).play("wish token:LuckyCoin seat:3");
      assertThat(game.match().decision().seat().index()).isEqualTo(2);
      game.play("refuse");
      assertThat(game.actions()).contains("wish token:LuckyCoin seat:1", "offer token:HugeBuzz seat:3")
          .doesNotContain("wish token:LuckyCoin seat:3");
      game.play("offer token:HugeBuzz seat:3");
      assertThat(game.match().decision().seat().index()).isEqualTo(2);
      game.play("accept");
      assertThat(game.state().items(2, ItemKind.HUGE_BUZZ.ordinal())).isEqualTo(1);
    }

    @Test
    @Rule({"BT-RUL-20"})
    void refusedTrade_isOfferedAgainInTheNextTurn() {
      Played game = Scene.of(2).hero("A", "jack S1").hero("B", "wang S1 item=HugeBuzz")
          .begin(BeginTurn.OF_A, BeginTurn.OF_B, BeginTurn.OF_A).play("wish token:HugeBuzz seat:2", "refuse", "end");
      assertThat(game.actions()).as("Wang may give it in his own").contains("offer token:HugeBuzz seat:1");
      assertThat(game.play("end").actions()).contains("wish token:HugeBuzz seat:2");
    }

    @Test
    @Rule({"BT-FRE-05", "BT-FRE-11"})
    void noTrade_amongEnemies() {
      assertThat(Scene.of(2).hero("A", "jack S1 item=LuckyCoin").hero("B", "wang S1").minions("LD@S1")
          .begin(BeginTurn.OF_A).actions()).noneMatch(action -> action.startsWith("offer"));
    }

    @Test
    @Rule({"BT-SKL-04", "BT-RUL-70"})
    void failOfThunders_hurtsAllInTheSpaceOfTheHeroWhoRolled() {
      Played game = Scene.of(3).hero("A", "jack W1 health=2").hero("B", "wang W2").hero("C", "egg W1 health=2")
          .quest(0, "MQ-THUNDER event=1")
          .onTop(state -> state.zones().hells, "HL07 HL12").dice("action-3=1,1,3 skill-3=1").begin(BeginTurn.OF_C)
          .play("trigger token:MQ-THUNDER", "slot die mind", "done");
      assertThat(kept(game, 2)).as("the active hero first").isEqualTo("HL07");
      assertThat(kept(game, 0)).isEqualTo("HL12");
      assertThat(game.health("B")).isEqualTo(10);
      assertThat(game.actions()).as("her turn goes on").contains("trigger token:MQ-THUNDER");
    }

    @Test
    @Rule({"BT-RUL-42", "BT-RUL-44", "BT-SHP-05"})
    void remedy_isOffered_toWhomAnothersHellCardBringsToZero() {
      Played game = Scene.of(2).hero("A", "jack S1 health=1").hero("B", "wang T1 health=1 item=EggsRemedy")
          .minions("LD@S1").onTop(state -> state.zones().hells, "HL05").begin(Steps.ENEMIES);
      assertThat(game.kind()).isEqualTo("remedy");
      assertThat(game.health("A")).as("that death is over").isEqualTo(10);
      assertThat(game.match().decision().seat().index()).isEqualTo(1);
      game.play("use token:EggsRemedy");
      assertThat(game.health("B")).isEqualTo(10);
      assertThat(game.threat()).isEqualTo(1);
    }

    @Test
    @Rule({"BT-RUL-32", "BT-RUL-69", "BT-QST-14", "BT-QST-17"})
    void questsLastEnemy_fallsToAnothersSmoke_whoCompletesTheEvent() {
      Played game = Scene.of(3).hero("A", "gracie T1").hero("B", "egg S10 EG1").hero("C", "jack S1")
          .quest(0, "MQ-RAIN event=1").quest(2, "SQ04 active begun left=1").minions("LD@S11#2")
              .dice("action-2=5,1,1 blast-2=6,1,1")
          .begin(BeginTurn.OF_B).play("activate card:EG1");
      assertThat(game.chi("B")).as("the quest, nothing for the kill").isEqualTo(2);
      assertThat(game.audacity()).isEqualTo(2);
    }

    @Test
    @Rule({"BT-TSK-13", "BT-RUL-29", "BT-FAT-07"})
    void twoDiceForAnother_mayBeAFateDieAndAnOwn_aDoubleCountsOnce() {
      Played game = Scene.of(3).hero("A", "jack S14 HL08").hero("B", "egg B2").hero("C", "wang U1 HL07")
          .dice("action-2=1,3,3 fate-1=1")
          .begin(BeginTurn.OF_B).play("draw double-body", "pray seat:3", "slot double body");
      assertThat(kept(game, 2)).as("one die more is needed").isEqualTo("HL07");
      game.play("slot die mind");
      assertThat(kept(game, 2)).isEmpty();
      assertThat(kept(game, 0)).isEqualTo("HL08");
      assertThat(game.seat("B", Counters.FILLED_SLOTS)).isEqualTo(1);
    }
  }

  @Nested
  final class Enemies {

    @Test
    @Rule({"BT-ENM-05", "BT-RUL-57", "BT-ENM-23"})
    void twoRichestOfThreeEquallyNear_areAskedAbout_byTheFirstPlayer() {
      Played game = Scene.of(3).number(Counters.FIRST, 2).hero("A", "jack S11 chi=3 level=4").hero("B", "wang S5 chi=6")
          .hero("C", "egg S13 chi=6").minions("SG@S9").begin(Steps.ENEMIES);
      assertThat(game.match().decision().seat().index()).isEqualTo(2);
      assertThat(game.actions()).containsExactly("target seat:2", "target seat:3");
      assertThat(game.play("target seat:3").minions()).containsExactly("SG@S10");
    }

    @Test
    @Rule({"BT-ENM-13", "BT-ENM-20", "BT-RUL-36"})
    void rangedMinion_walksUpThoughItSees_thenShootsTheNearest() {
      Played game = Scene.of(2).hero("A", "jack S4 chi=1").hero("B", "wang S1 chi=9").minions("SS@S3")
          .begin(Steps.ENEMIES);
      assertThat(game.minions()).as("the nearest, not the richest").containsExactly("SS@S4");
      assertThat(game.health("A")).isEqualTo(7);
      assertThat(game.health("B")).isEqualTo(10);
    }

    @Test
    @Rule({"BT-ENM-07", "BT-RUL-37"})
    void minionsOutsideTheStreets_waitAtTheirExits() {
      Played game = Scene.of(1).hero("A", "jack U8").minions("LD@W1 LD@D2 LD@K2").begin(Steps.ENEMIES);
      assertThat(game.minions()).as("the doorway to U8; the red lines").containsExactly("LD@W3", "LD@D3", "LD@K1");
    }

    @Test
    @Rule({"BT-ENM-07", "BT-RUL-37", "BT-ENM-05"})
    void equallyNearOutsideTheZone_theRicherDraws() {
      Played game = Scene.of(2).hero("A", "jack U1 chi=1").hero("B", "wang D1 chi=2").minions("LD@S3")
          .begin(Steps.ENEMIES);
      assertThat(game.minions()).as("D1 is 2 away, the manhole's other end 3").containsExactly("LD@S2");
      Played tie = Scene.of(2).hero("A", "jack G1 chi=1").hero("B", "wang T1 chi=2").minions("SG@S3")
          .begin(Steps.ENEMIES);
      assertThat(tie.minions()).containsExactly("SG@S4");
    }

    @Test
    @Rule({"BT-RUL-38", "BT-ENM-04", "BT-RUL-118"})
    void boss_prefersAHeroOfItsZone_toANearerOneBehindALine() {
      Played game = Scene.of(2).hero("A", "jack D1 chi=9").hero("B", "wang S14").boss("Thunder", "S2", 5)
          .begin(Steps.ENEMIES);
      assertThat(game.boss("Thunder")).isEqualTo("S4 5");
    }

    @Test
    @Rule({"BT-SET-39", "BT-SET-30", "BT-ENM-04"})
    void hardMinion_movesDefendsAndAttacksByItsCard() {
      Played game = Scene.of(1).number(Counters.HARD, 1).hero("A", "egg S4").minions("LD@S1")
          .dice("action-1=1,3,5 combat-1=4").begin(Steps.ENEMIES, BeginTurn.OF_A);
      assertThat(game.minions()).as("3 spaces").containsExactly("LD@S4");
      assertThat(game.health("A")).isEqualTo(8);
      game.play("fight figure:LordOfDeath-1", "slot die body", "done");
      assertThat(game.minions()).as("defense 2").hasSize(1);
    }
  }
}
