package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.testkit.Rule;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Two things at one moment: a card inside a procedure, an effect on somebody else's affairs, seats that are not the first. */
final class CrossPairTests {

  private static final Function<GameState, Zone> HELLS = state -> state.zones().hells;
  private static final String FATE = " fate-1=1 fate-2=2 fate-3=3 fate-4=4 fate-5=5 fate-6=6";

  private static Played evading(int threat, String hell) {
    return Scene.of(3).threat(threat).hero("A", "jack T1").hero("B", "wang S6 health=1").hero("C", "egg T1")
        .minions("LD@S6").onTop(HELLS, hell).dice("action-2=1,1,1" + FATE).begin(BeginTurn.OF_B)
        .play("move", "slot die body", "done", "go space:S3");
  }

  @Test
  @Rule({"BT-RUL-43", "BT-DIE-13", "BT-ACT2-13"})
  void hellCardThatFillsTheTrack_endsTheAct_beforeTheThreatOfTheDeath() {
    Played game = evading(19, "HL04");
    assertThat(game.state().get(Counters.ACT)).isEqualTo(2);
    assertThat(game.threat()).as("three players").isEqualTo(5);
    assertThat(game.health("B")).as("10, and 1 for the chi that it has not, by Wang's card").isEqualTo(9);
    assertThat(game.space("B")).as("incomplete side").isEqualTo("L1-5");
  }

  @Test
  @Rule({"BT-RUL-101", "BT-MOV-11"})
  void enemiesThatComeWithAHellCard_doNothingToTheHeroThatLeaves() {
    Played game = evading(3, "HL03");
    assertThat(game.minions()).containsExactly("LD@S6", "LD@S6", "LD@S6");
    assertThat(game.health("B")).isEqualTo(10);
    assertThat(game.space("B")).isEqualTo("S3");
    assertThat(game.threat()).isEqualTo(4);
  }

  @Test
  @Rule({"BT-RUL-70", "BT-RUL-79"})
  void deathsOfOneEffect_areResolvedFromTheFirstPlayerOn() {
    Played game = Scene.of(3).threat(3).number(Counters.FIRST, 2).hero("A", "jack S1 health=2").hero("B", "wang S4")
        .hero("C", "egg S9 health=1").onTop(HELLS, "HL07 HL08").begin(new Carrying("damage(each,2)"));
    assertThat(game.threat()).isEqualTo(5);
    assertThat(kept(game, 2)).as("the first player dies first").isEqualTo("HL07");
    assertThat(kept(game, 0)).isEqualTo("HL08");
    assertThat(game.health("B")).isEqualTo(8);
  }

  private static String kept(Played game, int seat) {
    var cards = game.state().cards();
    return cards.layout().name(cards.face(cards.top(game.state().zones().kept[seat])));
  }

  @Test
  @Rule({"BT-CMB-14", "BT-RUL-15"})
  void guard_holdsInAStrikebackOnAnother() {
    Played game = Scene.of(2).hero("A", "eddie S1 ED3").hero("B", "jack S1").minions("HM@S1")
        .dice("action-2=1,3,5 combat-2=1").begin(BeginTurn.OF_B).play("fight figure:HatchetMan-1", "slot die body", "done");
    assertThat(game.health("B")).as("3 less 1").isEqualTo(8);
    assertThat(game.health("A")).isEqualTo(10);
  }

  @Test
  @Rule({"BT-RUL-44", "BT-RUL-40"})
  void handsThatAreClosed_keepTheRemedyFromItsOwner_andAreClearedByTheNextHell() {
    Played game = Scene.of(1).hero("A", "jack S7 health=2 HL11 item=EggsRemedy").minions("HM@S7").onTop(HELLS, "HL01")
        .begin(Steps.ENEMIES);
    assertThat(game.kind()).as("nobody was asked").isEqualTo("over");
    assertThat(game.threat()).isEqualTo(1);
    assertThat(game.health("A")).isEqualTo(10);
    assertThat(game.state().cards().isEmpty(game.state().zones().kept[0])).isTrue();
    assertThat(game.state().items(0, 0)).isEqualTo(1);
  }

  @Test
  @Rule({"BT-CRT-04", "BT-DIE-07", "BT-CRT-08"})
  void hellThatIsCancelled_leavesTheKeptOne() {
    Played game = Scene.of(1).hero("A", "jack S1 HL07 item=GetOutOfHellFree").onTop(HELLS, "HL08")
        .begin(new Carrying("drawHell(self)")).play("use token:GetOutOfHellFree");
    assertThat(kept(game, 0)).isEqualTo("HL07");
    assertThat(game.threat()).isZero();
  }

  @Test
  @Rule({"BT-RUL-68", "BT-QST-19", "BT-RUL-57", "BT-RUL-112"})
  void bossQuest_isPaidToWhomTheFirstPlayerNames_whoeverHitLast() {
    Played game = Scene.of(3).number(Counters.FIRST, 1).hero("A", "jack S10").hero("B", "wang T1").hero("C", "egg B1")
        .quest(0, "MQ-RAIN active event=2 begun").boss("Rain", "S10", 1).begin(Steps.HIT_RAIN);
    assertThat(game.kind()).isEqualTo("reward-receiver");
    assertThat(game.match().decision().seat().index()).isEqualTo(1);
    game.play("choose seat:3");
    assertThat(game.kind()).isEqualTo("gain-item");
    assertThat(game.match().decision().seat().index()).as("the receiver chooses").isEqualTo(2);
    game.play("gain token:HugeBuzz");
    assertThat(game.audacity()).as("2 of Rain, 4 of the quest").isEqualTo(6);
    assertThat(game.chi("A")).as("5 of Rain, 2 of the track").isEqualTo(7);
    assertThat(game.chi("B")).isEqualTo(2);
    assertThat(game.chi("C")).isEqualTo(6);
  }

  @Test
  @Rule({"BT-RUL-112", "BT-RUL-14"})
  void heroThatThundersFallKills_getsItsChiAfterTheDeath() {
    Played game = Scene.of(1).hero("A", "jack W2 health=2 chi=1").boss("Thunder", "W2", 1).onTop(HELLS, "HL01")
        .begin(Steps.HIT_THUNDER);
    assertThat(game.chi("A")).as("lost to the Hell card, then 5").isEqualTo(5);
    assertThat(game.health("A")).isEqualTo(10);
    assertThat(game.threat()).isEqualTo(1);
    assertThat(game.audacity()).isEqualTo(2);
  }

  @Test
  @Rule({"BT-SHP-15", "BT-ACT2-23", "BT-ACT2-25"})
  void fireworks_makeTheGhostFlesh() {
    Played game = Scene.of(2).actTwo().number(Counters.ARENA_OPEN, 1).hero("A", "egg L1-1")
        .hero("B", "jack L2-8 item=ChineseFireworks").boss("lo-pan", "L2-10", 3)
        .dice("action-2=1,1,1 blast-2=6,6,1,1,1 lo-pan-flip=2").begin(BeginTurn.OF_B)
        .play("use token:ChineseFireworks", "at space:L2-10");
    assertThat(game.boss("lo-pan")).isEqualTo("L3-5 2");
    assertThat(game.state().get(Counters.FLESH)).isEqualTo(1);
  }

  @Test
  @Rule({"BT-CMB-13", "BT-CMB-20"})
  void noStrikebackOfTheFirstFailure_isUsedUpForTheTurn() {
    Played game = Scene.of(2).hero("A", "egg T1").hero("B", "margo S1 MG3").minions("HM@S1")
        .dice("action-2=1,3,5 combat-2=1,1").begin(BeginTurn.OF_B).play("fight figure:HatchetMan-1", "slot die body", "done");
    assertThat(game.health("B")).isEqualTo(10);
    game.play("fight figure:HatchetMan-1", "slot die mind", "done");
    assertThat(game.health("B")).as("margo's die shows a demon").isEqualTo(7);
  }

  @Test
  @Rule({"BT-ACT2-06", "BT-FAT-17", "BT-FAT-15"})
  void fateDieThatEndsTheAct_isInThePoolOfActTwo_withAllOthers() {
    Played game = Scene.of(2).threat(19).hero("A", "egg T1").hero("B", "jack S1").fate("wild")
        .with(state -> {
          for (int die = 1; die < 5; die++) {
            state.set(Counters.FATE_PLACES + die, Counters.ON_TRACK + die - 1);
          }
        }).dice("action-2=1,1,1 fate-1=4,1 fate-2=2 fate-3=3 fate-4=4 fate-5=5 fate-6=6").begin(BeginTurn.OF_B)
        .play("draw wild", "end");
    assertThat(game.state().get(Counters.ACT)).as("slot 5: threat").isEqualTo(2);
    for (int die = 0; die < 6; die++) {
      assertThat(game.state().get(Counters.FATE_PLACES + die)).isEqualTo(Counters.IN_POOL);
    }
    assertThat(game.threat()).isEqualTo(7);
  }
}
