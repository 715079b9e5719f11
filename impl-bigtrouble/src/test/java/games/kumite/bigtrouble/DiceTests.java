package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Slots, double and wild dice, the fate pool and its track. */
final class DiceTests {

  @Test
  @Rule({"BT-EX-10", "BT-FAT-04", "BT-FAT-06", "BT-RUL-06", "BT-RUL-23", "BT-ACT-08", "BT-FAT-21"})
  void doubleDie_doublesItsOwnContribution_byTheSlotItGets() {
    Played first = Scene.of(1).hero("A", "wang S1").dice("action-1=1,3,5").begin(BeginTurn.OF_A)
        .play("draw double-body", "move", "slot die body", "slot double body", "done");
    assertThat(steps(first)).as("2 + 3 doubled").isEqualTo(8);
    Played last = Scene.of(1).hero("A", "wang S1").dice("action-1=1,3,5").begin(BeginTurn.OF_A)
        .play("draw double-body", "move", "slot double body", "slot die body", "done");
    assertThat(steps(last)).as("2 doubled + 3").isEqualTo(7);
  }

  private static int steps(Played game) {
    int steps = 0;
    while (game.kind().equals("walk")) {
      game.play(game.actions().get(0));
      steps++;
    }
    return steps;
  }

  @Test
  @Rule({"BT-ACT-09", "BT-ACT-16", "BT-RND-06", "BT-ACT-05"})
  void slottedDice_stayToTheNextTurn_laterOnesUseLaterSlots() {
    Played game = Scene.of(1).hero("A", "jack S1 health=1").dice("action-1=1,1,1,1,1,1")
        .begin(BeginTurn.OF_A, BeginTurn.OF_A).play("rest", "done");
    assertThat(game.health("A")).isEqualTo(3);
    assertThat(game.play("rest", "done").health("A")).as("epic").isEqualTo(6);
    assertThat(game.play("rest").health("A")).as("normal; nothing is asked any more").isEqualTo(8);
    game.play("end");
    assertThat(game.seat("A", Counters.FILLED_SLOTS)).as("taken back").isZero();
    assertThat(game.actions()).contains("rest");
  }

  @Test
  @Rule({"BT-ACT-10", "BT-RUL-07"})
  void dieOfAFullTrack_staysUnspent() {
    Played game = Scene.of(1).hero("A", "jack S1").dice("action-1=1,1,1").begin(BeginTurn.OF_A);
    GameState full = game.state();
    full.setSeat(0, Counters.FILLED_SLOTS, 0b111111);
    assertThat(games.kumite.bigtrouble.dice.ActionDice.hasUnspent(full, 0)).isTrue();
    assertThat(games.kumite.bigtrouble.dice.ActionDice.hasPlaceable(full, 0)).isFalse();
  }

  @Test
  @Rule({"BT-EX-38", "BT-SHP-18", "BT-RUL-86", "BT-SHP-11", "BT-SHP-12"})
  void dragonSpell_isAWildDieOfTheTurn() {
    Played game = Scene.of(1).hero("A", "gracie S7 health=9 item=DragonSpell").dice("action-1=5,3,3")
        .begin(BeginTurn.OF_A).play("move", "slot die spirit", "done", "stop", "move", "done", "stop");
    game.play("use token:DragonSpell", "rest", "slot die mind", "done");
    assertThat(game.health("A")).isEqualTo(10);
    game.play("rest", "slot spell mind");
    assertThat(game.chi("A")).isEqualTo(1);
    assertThat(game.seat("A", Counters.FILLED_SLOTS + 1)).isEqualTo(0b111);
    assertThat(game.seat("A", Counters.FATE_USED)).isZero();
    game.play("end");
    assertThat(game.seat("A", Counters.FILLED_SLOTS + 1)).as("the token leaves its slot").isEqualTo(0b011);
    assertThat(game.seat("A", Counters.FILLED_SLOTS + 2)).isEqualTo(0b001);
    assertThat(game.state().items(0, ItemKind.DRAGON_SPELL.ordinal())).isZero();
  }

  @Test
  @Rule({"BT-EX-11", "BT-FAT-15", "BT-RUL-25", "BT-RUL-70", "BT-FAT-19"})
  void sixthSlot_itsEffectThenTheRefresh() {
    Played game = Scene.of(2).hero("A", "jack S1").hero("B", "wang S5 health=3").fate("double-mind")
        .with(state -> {
          for (int die = 1; die < 6; die++) {
            state.set(Counters.FATE_PLACES + die, Counters.ON_TRACK + die - 1);
          }
        }).dice("action-2=1,1,3 fate-1=6,1 fate-2=2 fate-3=3 fate-4=4 fate-5=5 fate-6=6").begin(BeginTurn.OF_B)
        .play("draw double-mind", "end");
    assertThat(game.health("B")).isEqualTo(1);
    assertThat(game.health("A")).isEqualTo(8);
    for (int die = 0; die < 6; die++) {
      assertThat(game.state().get(Counters.FATE_PLACES + die)).isEqualTo(Counters.IN_POOL);
      assertThat(game.state().get(Counters.FATE_FACES + die)).as("die %s", die + 1).isEqualTo(die);
    }
  }

  @Test
  @Rule({"BT-FAT-02", "BT-RUL-22", "BT-ENM-16", "BT-FAT-12"})
  void allowance_runsToTheNextTurn_defenseIncluded() {
    Played game = Scene.of(1).hero("A", "jack S1").fate("success success double-mind").minions("HM@S1")
        .dice("action-1=1,1,3,1,1,3 defense-1=1,1,1,1 fate-1=5").begin(Steps.ENEMIES, BeginTurn.OF_A, Steps.ENEMIES);
    assertThat(game.kind()).isEqualTo("add-success");
    game.play("add success");
    assertThat(game.health("A")).as("3 less 1, and the success on slot 1 of the track costs 1").isEqualTo(7);
    assertThat(game.state().get(Counters.FATE_PLACES)).as("rolled right after the attack").isEqualTo(Counters.ON_TRACK);
    assertThat(game.actions()).as("back at the start of the turn").contains("draw double-mind");
    game.lay("fate-3=1").play("draw double-mind", "end");
    assertThat(game.kind()).as("none is left for the defense").isEqualTo("over");
  }

  @Test
  @Rule({"BT-SHP-06", "BT-SHP-07", "BT-RUL-97"})
  void fortuneCookie_allowsASecondDie_inThisTurnOnly() {
    Played game = Scene.of(1).hero("A", "jack S1 item=FortuneCookie").fate("double-body double-mind success")
        .minions("HM@S2").dice("action-1=1,1,3 fate-1=1 fate-2=4 defense-1=1,1").begin(BeginTurn.OF_A, Steps.ENEMIES)
        .play("use token:FortuneCookie", "draw double-body");
    assertThat(game.actions()).contains("draw double-mind");
    game.play("draw double-mind", "end");
    assertThat(game.state().get(Counters.FATE_PLACES)).as("in the order of use").isEqualTo(Counters.ON_TRACK);
    assertThat(game.state().get(Counters.FATE_PLACES + 1)).isEqualTo(Counters.ON_TRACK + 1);
    assertThat(game.kind()).as("no success in the enemy phase").isEqualTo("over");
    assertThat(game.health("A")).as("1 for the wild on slot 2, 3 for the attack").isEqualTo(6);
  }

  @Test
  @Rule({"BT-FAT-08", "BT-RUL-24", "BT-FAT-10", "BT-FAT-16", "BT-FAT-22", "BT-FAT-20"})
  void wildDie_isOneNormalDieOfAnyTrack_successesAreNotTaken() {
    Played game = Scene.of(1).hero("A", "jack S1 health=1").fate("wild success two-successes success success success")
        .dice("action-1=1,1,3 fate-1=1").begin(BeginTurn.OF_A);
    assertThat(game.actions()).filteredOn(action -> action.startsWith("draw")).containsExactly("draw wild");
    game.play("draw wild", "rest");
    assertThat(game.actions()).containsExactly("slot die body", "slot die mind", "slot wild body", "slot wild mind",
        "slot wild spirit");
    assertThat(game.play("slot wild spirit", "done").health("A")).as("not doubled").isEqualTo(3);
  }

  @Test
  @Rule({"BT-FAT-18", "BT-RUL-26", "BT-FRE-03"})
  void takenDie_thatIsNotSlotted_isRolledAllTheSame() {
    Played game = Scene.of(1).hero("A", "jack S1").dice("action-1=1,1,3 fate-1=1").begin(BeginTurn.OF_A)
        .play("draw double-body", "end");
    assertThat(game.state().get(Counters.FATE_PLACES)).isEqualTo(Counters.ON_TRACK);
  }

  @Test
  @Rule({"BT-RND-07", "BT-RUL-12", "BT-ACT-02", "BT-ACT-03", "BT-ACT-17"})
  void turn_mayEndWithDiceLeft() {
    Played game = Scene.of(1).hero("A", "jack S1").dice("action-1=1,1,3").begin(BeginTurn.OF_A);
    assertThat(game.play("end").kind()).isEqualTo("over");
  }

  @Test
  @Rule({"BT-RUL-74"})
  void turn_endsByItself_whenNothingCanBeDone() {
    Played game = Scene.of(1).hero("A", "jack S1 HL14").dice("action-1=1,1,3").begin(BeginTurn.OF_A)
        .play("rest", "slot die body", "slot die body", "slot die mind");
    assertThat(game.kind()).isEqualTo("over");
  }

  @Test
  @Rule({"BT-CRT-02", "BT-CRT-03"})
  void luckyCoin_rollsAnyDiceAgain_evenDuringARoll() {
    Played game = Scene.of(1).hero("A", "jack S6 item=LuckyCoin").minions("HM@S6").fate("double-mind")
        .dice("action-1=3,3,5,1 combat-1=1,1,4,4 fate-1=5").begin(BeginTurn.OF_A)
        .play("fight figure:HatchetMan-1", "slot die mind", "slot die mind", "done");
    assertThat(game.actions()).containsExactly("use token:LuckyCoin", "pass");
    game.play("use token:LuckyCoin");
    assertThat(game.actions()).as("slotted dice cannot be").contains("skill-die 1", "skill-die 2", "action-die 3",
        "fate-die 1").doesNotContain("action-die 1");
    game.play("skill-die 1", "skill-die 2", "action-die 3", "fate-die 1", "done", "pass");
    assertThat(game.minions()).isEmpty();
    assertThat(game.seat("A", Counters.FACES + 2)).as("body").isEqualTo(1);
    assertThat(game.state().get(Counters.FATE_FACES)).isEqualTo(4);
  }

  @Test
  @Rule({"BT-FRE-03", "BT-FRE-02", "BT-FAT-08", "BT-FAT-22"})
  void takenFateDie_isAnUnspentDie_untilItIsSlotted() {
    Played game = Scene.of(1).hero("A", "jack S6 health=1").quest(2, "SQ01").fate("success double-body")
        .dice("action-1=1,3,5 fate-2=1").begin(BeginTurn.OF_A)
        .play("rest", "slot die body", "slot die mind", "slot die spirit");
    assertThat(RefusalTests.rule(game, "trigger token:SQ01")).isEqualTo("BT-FRE-02");
    assertThat(game.play("draw double-body").actions()).contains("trigger token:SQ01", "rest");
    game.play("rest");
    assertThat(game.kind()).as("the only die is slotted unasked, and nothing is left to do").isEqualTo("over");
  }

  @Test
  @Rule({"BT-FAT-08", "BT-SKL-09"})
  void wildDieAlone_canBeSlotted() {
    Played game = Scene.of(1).hero("A", "jack S1 health=1").fate("success wild").dice("action-1=1,1,3 fate-2=1")
        .begin(BeginTurn.OF_A).play("rest", "slot die body", "slot die body", "slot die mind");
    assertThat(game.actions()).doesNotContain("move", "rest");
    game.play("draw wild");
    assertThat(game.actions()).contains("move", "rest");
    game.play("rest");
    assertThat(game.actions()).containsExactly("slot wild body", "slot wild mind", "slot wild spirit");
    assertThat(game.play("slot wild mind").kind()).isEqualTo("over");
    assertThat(game.seat("A", Counters.FILLED_SLOTS + 1)).as("the mind die alone stays").isEqualTo(0b1);
  }

  @Test
  @Rule({"BT-RUL-62", "BT-RUL-81"})
  void whatIsGoneAtTheEndOfTheTurn_leavesNoTrace() {
    Played game = Scene.of(2).content(OwnCards.upgrade("cost(any): addAD(2)")).hero("A", "egg S1")
        .hero("B", "jack S1 JK1 health=1").fate("success double-mind").dice("action-2=1,3,5,5,5 fate-2=1")
        .begin(BeginTurn.OF_B).play("activate card:JK1", "slot die body", "draw double-mind", "rest", "slot double mind",
            "slot die spirit", "slot die spirit", "slot die spirit", "slot die mind");
    assertThat(game.kind()).as("nothing is left to do").isEqualTo("over");
    assertThat(game.seat("B", Counters.PASSING)).isZero();
    assertThat(game.seat("B", Counters.SLOTTED)).as("its own").isEqualTo(0b111);
    assertThat(game.seat("B", Counters.FILLED_SLOTS + 1)).as("without the fate die's").isEqualTo(0b10);
    assertThat(game.seat("B", Counters.FILLED_SLOTS + 2)).as("without those of the extra dice").isEqualTo(0b001);
    for (int track = 0; track < 3; track++) {
      assertThat(game.seat("B", Counters.LENT_SLOTS + track)).isZero();
    }
  }

  @Test
  @Rule({"BT-ACT-10", "BT-ACT-03"})
  void dieOfAFullTrack_isRefusedAsThat() {
    Played game = Scene.of(1).hero("A", "jack S1 health=1").dice("action-1=1,1,3").begin(BeginTurn.OF_A);
    game.state().setSeat(0, Counters.FILLED_SLOTS, 0b11111);
    game.play("rest", "slot die body");
    assertThat(game.actions()).containsExactly("slot die mind", "done");
    assertThat(RefusalTests.rule(game, "slot die body")).isEqualTo("BT-ACT-10");
    assertThat(RefusalTests.rule(game, "slot die spirit")).isEqualTo("BT-ACT-03");
  }
}
