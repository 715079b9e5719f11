package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Viewer;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Questions that look alike on the table, and tell by what they are about what goes on after them. */
final class KeyTests {

  private static long key(Played game) {
    return game.match().search().observationKey(Viewer.spectator());
  }

  private static String asked(Played game) {
    return game.match().decision().prompt().chooser();
  }

  @Nested
  final class Apart {

    @Test
    @Rule({"BT-ENM-03", "BT-ENM-16"})
    void defenseAgainstTheFirstAttack_andAgainstTheLast() {
      Played game = Scene.of(1).hero("A", "jack S9").minions("LD@S9 LD@S9").fate("success").dice("defense-1=6,1,6,1")
          .begin(Steps.ENEMIES);
      assertThat(asked(game)).isEqualTo(
          "The dice show 2 0: 2 successes against 2 to fend off Lord of Death 1. Add successes?");
      long first = key(game);
      game.play("pass");
      assertThat(asked(game)).contains("to fend off Lord of Death 2.");
      assertThat(key(game)).isNotEqualTo(first);
    }

    @Test
    @Rule({"BT-CMB-16", "BT-CMB-18"})
    void rollAgainstEitherOfTwo() {
      Scene scene = Scene.of(1).hero("A", "jack S9").minions("LD@S9 LD@S9#2").fate("success").dice("action-1=1,3,5 combat-1=1");
      Played one = scene.begin(BeginTurn.OF_A).play("fight figure:LordOfDeath-1", "slot die body", "done");
      Played other = scene.dice("action-1=1,3,5 combat-1=1").begin(BeginTurn.OF_A)
          .play("fight figure:LordOfDeath-2", "slot die body", "done");
      assertThat(asked(one)).isEqualTo("The dice show 0: no success against 1 to hit Lord of Death 1. Add successes?");
      assertThat(key(one)).isNotEqualTo(key(other));
    }

    @Test
    @Rule({"BT-SKL-04", "BT-SKL-01"})
    void checkOfEitherOfTwoQuests() {
      Played one = checked("trigger token:MQ-GR2");
      Played other = checked("trigger token:SQ13");
      assertThat(asked(one)).startsWith("Slot a die for the check of Locked in the Club, difficulty 2.");
      assertThat(key(one)).isNotEqualTo(key(other));
      one.play("slot die body", "done");
      other.play("slot die body", "done");
      assertThat(asked(other)).isEqualTo("The dice show 0: no success against 2 for Card Sharps. Add successes?");
      assertThat(key(one)).isNotEqualTo(key(other));
    }

    private static Played checked(String trigger) {
      return Scene.of(1).hero("A", "gracie K2").quest(0, "MQ-GR2 event=2").quest(2, "SQ13 active").fate("success")
          .dice("action-1=1,3,5 skill-1=1").begin(BeginTurn.OF_A).play(trigger);
    }

    @Test
    @Rule({"BT-MOV-10", "BT-SHP-05"})
    void deathOnTheWay_toEitherSpace() {
      Played one = leaving("go space:S3");
      Played other = leaving("go space:S10");
      assertThat(asked(one)).isEqualTo("Health is 0 on the way to S3 with 1 point left. Use Egg's Remedy?");
      assertThat(one.match().decision().prompt().waiting())
          .isEqualTo("Ana may use Egg's Remedy on the way to S3 with 1 point left.");
      assertThat(key(one)).isNotEqualTo(key(other));
      one.play("pass");
      other.play("pass");
      assertThat(asked(one)).isEqualTo("A Hell card is about to be drawn on the way to S3 with 1 point left. Cancel it?");
      assertThat(key(one)).isNotEqualTo(key(other));
      one.play("pass");
      other.play("pass");
      assertThat(one.kind()).as("Hell of Borrowed Names").isEqualTo("discard-item");
      assertThat(key(one)).isNotEqualTo(key(other));
    }

    private static Played leaving(String go) {
      return Scene.of(1).hero("A", "jack S6 health=1 item=EggsRemedy item=GetOutOfHellFree").minions("LD@S6")
          .onTop(state -> state.zones().hells, "HL02").dice("action-1=1,3,5").begin(BeginTurn.OF_A)
          .play("move", "slot die body", "done", go);
    }

    @Test
    @Rule({"BT-DIE-04", "BT-SHP-05"})
    void deathInEitherAttack() {
      Played first = attacked("LD@S9 LD@S1", "LordOfDeath-1");
      Played last = attacked("LD@S1 LD@S9", "LordOfDeath-2");
      assertThat(asked(first)).isEqualTo("Health is 0 in the attack of Lord of Death 1. Use Egg's Remedy?");
      assertThat(asked(last)).isEqualTo("Health is 0 in the attack of Lord of Death 2. Use Egg's Remedy?");
    }

    private static Played attacked(String minions, String attacker) {
      Played game = Scene.of(1).hero("A", "jack S9 health=1 item=EggsRemedy").minions(minions).begin(Steps.ENEMIES);
      assertThat(game.match().decision().prompt().waiting()).contains(attacker.endsWith("1") ? "Death 1" : "Death 2");
      return game;
    }

    @Test
    @Rule({"BT-FAT-12", "BT-FAT-14"})
    void deathByTheFateTrack_afterEitherAttack() {
      Played game = Scene.of(1).hero("A", "jack S9 health=1 item=EggsRemedy").minions("LD@S9").fate("success")
          .dice("fate-1=5 defense-1=4,1").begin(Steps.ENEMIES).play("add success");
      assertThat(asked(game)).isEqualTo(
          "Health is 0 (effect: 1 damage) in the attack of Lord of Death 1. Use Egg's Remedy?");
    }

    @Test
    @Rule({"BT-TSK-20", "BT-RUL-123"})
    void travelToEitherPlace() {
      Played one = Scene.of(1).hero("A", "jack U4 item=LuckyCoin").dice("travel-1=1").begin(BeginTurn.OF_A)
          .play("travel space:S12");
      Played other = Scene.of(1).hero("A", "jack U4 item=LuckyCoin").dice("travel-1=1").begin(BeginTurn.OF_A)
          .play("travel space:S1");
      assertThat(key(one)).isNotEqualTo(key(other));
      one.play("use token:LuckyCoin");
      other.play("use token:LuckyCoin");
      assertThat(one.kind()).isEqualTo("lucky-coin");
      assertThat(key(one)).isNotEqualTo(key(other));
    }

    @Test
    @Rule({"BT-UPG-14", "BT-RUL-123"})
    void smokeIntoEitherSpace() {
      Scene scene = Scene.of(1).hero("A", "egg S9 EG1 item=LuckyCoin").minions("LD@S10 LD@S8");
      Played one = scene.dice("action-1=1,3,5 blast-1=1,1,1").begin(BeginTurn.OF_A)
          .play("activate card:EG1", "at space:S10");
      Played other = scene.dice("action-1=1,3,5 blast-1=1,1,1").begin(BeginTurn.OF_A)
          .play("activate card:EG1", "at space:S8");
      assertThat(asked(one)).isEqualTo("The dice show 0 0 0: no success to hit all at S10. Use a Lucky Coin?");
      assertThat(key(one)).isNotEqualTo(key(other));
    }

    @Test
    @Rule({"BT-RUL-112", "BT-UPG-04"})
    void levelRewardInTheMiddleOfAKill_ofWhomAndOfHowManyMore() {
      Played wildman = Scene.of(1).hero("A", "jack S9 level=2 JK1 chi=6").minions("WM@S9").begin(Steps.HIT);
      Played other = Scene.of(1).hero("A", "jack S9 level=2 JK1 chi=9").minions("LD@S9").begin(Steps.HIT);
      assertThat(asked(wildman)).isEqualTo("Choose a reward of level 3 for the defeat of Wildman 1.");
      assertThat(wildman.match().table(Viewer.spectator())).isEqualTo(other.match().table(Viewer.spectator()));
      assertThat(key(wildman)).as("its audacity is still to come").isNotEqualTo(key(other));
      for (String reward : new String[] {"reward upgrade", "reward flip"}) {
        wildman = Scene.of(1).hero("A", "jack S9 level=2 JK1 JK2 chi=6").minions("WM@S9").begin(Steps.HIT).play(reward);
        other = Scene.of(1).hero("A", "jack S9 level=2 JK1 JK2 chi=9").minions("LD@S9").begin(Steps.HIT).play(reward);
        assertThat(asked(wildman)).endsWith(" an upgrade card for the defeat of Wildman 1.");
        assertThat(key(wildman)).isNotEqualTo(key(other));
      }
      Played first = Scene.of(1).hero("A", "jack S9 level=2 JK1 chi=9").minions("LD@S9 LD@S9")
          .begin(new Carrying("kill(2,here) up to 3")).play("strike figure:LordOfDeath-1");
      Played last = Scene.of(1).hero("A", "jack S9 level=2 JK1 chi=9").minions("LD@S9 LD@S9")
          .begin(new Carrying("kill(2,here) up to 2")).play("strike figure:LordOfDeath-1");
      assertThat(asked(first)).isEqualTo("Choose a reward of level 3 for the defeat of Lord of Death 1 with 2 more to be removed.");
      assertThat(key(first)).isNotEqualTo(key(last));
      Played boss = Scene.of(1).hero("A", "jack S9 level=2 JK1 chi=5").boss("Rain", "S9", 1).begin(Steps.HIT_RAIN);
      assertThat(asked(boss)).isEqualTo("Choose a reward of level 3 for the defeat of Rain.");
    }

    @Test
    @Rule({"BT-UPG-03", "BT-QST-28"})
    void levelReward_byATextOrForABonusSpace_saysSo() {
      Played text = Scene.of(1).hero("A", "jack S9 level=2 JK1 chi=8").begin(new Carrying("gainChi(self,3), item(choice,self)"));
      assertThat(asked(text)).isEqualTo("Choose a reward of level 3 (effect: gain 3 chi).");
      Played rest = Scene.of(1).hero("A", "jack S9 level=2 JK1 chi=9").dice("action-1=1,3,5").begin(BeginTurn.OF_A)
          .play("rest", "slot die body", "done");
      assertThat(asked(rest)).isEqualTo("Choose a reward of level 3.");
      Played bonus = Scene.of(1).hero("A", "jack S9 level=2 JK1 chi=8").audacity(4).begin(new Carrying("audacity(1)"));
      assertThat(asked(bonus)).isEqualTo("Choose a reward of level 3 for space 5 of the audacity track.");
      assertThat(bonus.play("reward flip").kind()).isEqualTo("over");
    }
  }

  @Nested
  final class Alike {

    private static Scene scene() {
      return Scene.of(1).hero("A", "jack U3");
    }

    @Test
    @Rule("BT-MOV-02")
    void wayThatLedHere() {
      Played one = scene().dice("action-1=1,1,3").begin(BeginTurn.OF_A).play("move", "slot die body", "slot die body", "done",
          "go space:U4", "go space:U3");
      Played other = scene().dice("action-1=1,1,3").begin(BeginTurn.OF_A).play("move", "slot die body", "slot die body",
          "done", "go space:U7", "go space:U3");
      assertThat(one.kind()).isEqualTo("walk");
      assertThat(key(one)).isEqualTo(key(other));
    }

    @Test
    @Rule({"BT-ACT-08", "BT-RUL-06"})
    void orderOfDice_whichMattersForARestAlone() {
      assertThat(slotted("move", "slot die body", "slot die body", "slot die mind"))
          .isEqualTo(slotted("move", "slot die body", "slot die mind", "slot die body"));
      assertThat(slotted("rest", "slot die body", "slot die body", "slot die mind"))
          .isNotEqualTo(slotted("rest", "slot die body", "slot die mind", "slot die body"));
    }

    private static long slotted(String... notations) {
      Played game = scene().fate("wild").dice("action-1=1,1,3").begin(BeginTurn.OF_A).play("draw wild").play(notations);
      assertThat(game.kind()).isEqualTo("slot");
      return key(game);
    }

    @Test
    @Rule({"BT-TSK-02", "BT-TSK-22"})
    void orderOfWork() {
      assertThat(worked("slot die body", "slot die mind")).isEqualTo(worked("slot die mind", "slot die body"));
    }

    private static long worked(String... notations) {
      Played game = Scene.of(1).hero("A", "jack D3").quest(0, "MQ-ED1 event=1 begun").dice("action-1=1,3,5")
          .begin(BeginTurn.OF_A).play("work token:MQ-ED1");
      assertThat(asked(game)).startsWith("Slot a die to work on Feast for the Gods.");
      game.play(notations);
      assertThat(game.state().quest(0, Counters.QUEST_COVERED)).isEqualTo(3);
      return key(game);
    }
  }

  @Nested
  final class Told {

    @Test
    @Rule({"BT-RUL-11", "BT-UPG-03"})
    void howManyMore() {
      Played moved = Scene.of(1).hero("A", "jack S1").begin(new Carrying("move(self,3)"));
      assertThat(asked(moved)).isEqualTo("Where to? 3 spaces left.");
      assertThat(asked(moved.play("go space:S2", "go space:S3"))).isEqualTo("Where to? 1 space left.");
      Played killed = Scene.of(1).hero("A", "jack S1").minions("LD@S1 LD@S1").begin(new Carrying("kill(2,here) up to 3"));
      assertThat(asked(killed)).isEqualTo("Which minion? 3 more at most.");
      Played level = Scene.of(1).hero("A", "jack S1 level=2 JK1").begin(new Carrying("gainChi(self,20)"));
      assertThat(asked(level)).isEqualTo("Choose a reward of level 3 (effect: gain 20 chi).");
      assertThat(asked(level.play("reward die"))).isEqualTo("Choose a reward of level 4 (effect: gain 20 chi).");
    }
  }
}
