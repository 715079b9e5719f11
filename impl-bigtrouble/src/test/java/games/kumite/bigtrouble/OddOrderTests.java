package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.state.Num;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Who comes first when several are due: from the first player, from the lowest seat, of two alike, at an act's end. */
final class OddOrderTests {
  @Test
  @Rule({"BT-RUL-117", "BT-RUL-79", "BT-ACT2-22"})
  void ghostOnAll_fromTheFirstPlayer() {
    Played game = Scene.of(3).actTwo().number(Num.ARENA_OPEN, 1).number(Num.FIRST, 1)
        .hero("A", "jack L2-7").hero("B", "wang L2-8 health=1").hero("C", "gracie L2-10 health=2").boss("lo-pan", "L2-10", 6)
        .threat(5).onTop(trouble -> trouble.zones().hells, "HL07 HL08")
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
        .threat(4).onTop(trouble -> trouble.zones().hells, "HL01").begin(Steps.HIT_THUNDER);
    assertThat(game.kind()).isEqualTo("over");
    assertThat(game.health("A")).isEqualTo(10);
    assertThat(game.health("B")).isEqualTo(3);
    assertThat(game.chi("A")).as("6 less 3 of HL01, 5 of the boss").isEqualTo(8);
    assertThat(game.threat()).isEqualTo(5);
    assertThat(game.audacity()).isEqualTo(2);
  }

  @Test
  @Rule({"BT-CMB-01", "BT-CMB-16"})
  void secondOfTwoAlike_isHit() {
    Played game = Scene.of(1).hero("A", "jack S9").minions("LD@S9 LD@S9 LD@S3").dice("action-1=1,3,5 combat-1=6")
        .begin(HeroTurn.OF_A).play("fight figure:LordOfDeath-2", "slot die body", "done");
    assertThat(game.state().horde().isThere(1)).isFalse();
    assertThat(game.state().horde().isThere(0)).isTrue();
  }

  @Test
  @Rule({"BT-RUL-79", "BT-RUL-70", "BT-RUL-57"})
  void bigTroubleDamage_fromTheLowestSeat_thoughThirdWasFirst() {
    Played game = Scene.of(3).hero("A", "jack S1").hero("B", "wang S9 health=1").hero("C", "gracie T1 health=1").round(2)
        .threat(2).number(Num.FIRST, 2).onTop(trouble -> trouble.zones().bigTrouble, "BT11")
        .onTop(trouble -> trouble.zones().hells, "HL07 HL09").begin(Steps.ROUND);
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
        .fate("wild wild double-mind double-mind double-mind double-mind").with(trouble -> {
          for (int die = 2; die < 6; die++) {
            trouble.set(Num.FATE_PLACES + die, Num.ON_TRACK + die - 2);
          }
        }).dice("action-1=1,1,1 fate-1=4,1 fate-2=2 fate-3=3 fate-4=4 fate-5=5 fate-6=6").begin(HeroTurn.OF_A).play("draw wild", "end");
    assertThat(game.state().get(Num.ACT)).isEqualTo(2);
    assertThat(game.state().get(Num.FILLED)).isZero();
  }

  @Test
  @Rule({"BT-RUL-112", "BT-QST-33", "BT-ACT2-08"})
  void questCompletedByTheAudacityThatEndsTheAct_hasItsBetterSide() {
    Played game = Scene.of(1).hero("A", "eddie S5 chi=0").quest(0, "MQ-ED2 event=2 begun left=1").minions("SS@S5#0").audacity(17)
.dice("fate-1=1 fate-2=2 fate-3=3 fate-4=4 fate-5=5 fate-6=6").begin(Steps.HIT);
    assertThat(game.state().get(Num.ACT)).isEqualTo(2);
    assertThat(game.state().quest(0, Num.QUEST_ACTIVE)).isEqualTo(1);
    assertThat(game.chi("A")).as("2 of the Six Shooter, 4 of the quest").isEqualTo(6);
  }
}
