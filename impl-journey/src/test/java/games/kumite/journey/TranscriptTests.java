package games.kumite.journey;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.content.Content;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import games.kumite.journey.turn.DemonPhase;
import games.kumite.journey.turn.EndOfTurn;
import games.kumite.journey.turn.QuietPoint;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What is told, word for word and in its order; dice and cards that are moved are told elsewhere. */
final class TranscriptTests {

  private static List<String> told(Situation s) {
    return s.isOver().events().stream().filter(text -> !text.isBlank()).toList();
  }

  private static void buryAbsent(GameState it) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      it.setPilgrim(pilgrim, Counters.LYING, it.pose(pilgrim) == Pose.NONE ? Counters.DEAD : it.pilgrim(pilgrim, Counters.LYING));
    }
  }

  @Nested
  final class Attack {

    @Test
    @Rule({"JW-RUL-19", "JW-SPC-07", "JW-KAR-02", "JW-RUL-35"})
    void knockBackFollowKillAndExchange() {
      assertThat(told(Situation.on(5, 5).pilgrim("M 2,4 N").with('M', Counters.BAD, 9).onTop("C11")
          .demon("1 archer 2,2 S").dice("red-1=1,1 white-1=6").attack("M").play("follow", "kill"))).containsExactly(
          "Monkey King attacks Archer 1.",
          "Monkey King strikes Archer 1: attack 4, defense 0.",
          "Archer 1 is knocked back by 1 square to c2.",
          "Monkey King follows to c4.",
          "Monkey King kills Archer 1.",
          "Monkey King has 10 bad karma.",
          "Monkey King has 0 bad karma.",
          "The weapon of Monkey King is of level 2.",
          "Monkey King is corrupted: Restless.");
    }

    /** 2 of 3 are withstood; 3 of 3 are not. */
    @Test
    @Rule({"JW-ATK-15", "JW-EX-01"})
    void oneHitKill() {
      assertThat(told(Situation.on(5, 5).pilgrim("M 2,2 N").demon("1 warrior 2,1 S")
          .dice("red-1=1,2 white-1=1 blue=1").attack("M"))).containsExactly(
          "Monkey King attacks Warrior 1.",
          "Monkey King strikes Warrior 1: attack 3, defense 1.",
          "Warrior 1 withstands 2 damage; 3 would be needed.");
      assertThat(told(Situation.on(5, 5).pilgrim("M 2,2 N").demon("1 warrior 2,1 S")
          .dice("red-1=1,2 white-1=1 blue=0").attack("M").play("kill"))).containsExactly(
          "Monkey King attacks Warrior 1.",
          "Monkey King strikes Warrior 1: attack 3, defense 0.",
          "Monkey King kills Warrior 1.",
          "Monkey King has 1 bad karma.");
    }

    /** No damage is told where none is done. */
    @Test
    @Rule({"JW-ATK-14", "JW-ATK-16"})
    void healthTrack() {
      assertThat(told(Situation.on(5, 5).pilgrim("M 2,2 N").demon("1 iron-fan 2,1 S")
          .dice("red-1=1,1 white-1=1 blue=1,1").attack("M"))).containsExactly(
          "Monkey King attacks Iron Fan.",
          "Monkey King strikes Iron Fan: attack 2, defense 2.");
      assertThat(told(Situation.on(5, 5).pilgrim("M 2,2 N").demon("1 iron-fan 2,1 S")
          .dice("red-1=2,1 white-1=1 blue=1,1").attack("M"))).containsExactly(
          "Monkey King attacks Iron Fan.",
          "Monkey King strikes Iron Fan: attack 3, defense 2.",
          "Iron Fan takes 1 damage and has 15 health left.");
    }

    @Test
    @Rule({"JW-ATK-21", "JW-ATK-22", "JW-EX-03"})
    void cleanse() {
      assertThat(told(Situation.on(5, 5).pilgrim("S 2,2 N").demon("1 warrior 2,1 S")
          .dice("red-1=2,3 white-1=3 blue=1 red-1=0,1").attack("S").play("cleanse"))).containsExactly(
          "Monk Sha attacks Warrior 1.",
          "Monk Sha strikes Warrior 1: attack 6, defense 1.",
          "Monk Sha fails to cleanse Warrior 1: 1 rolled, 2 needed.");
      assertThat(told(Situation.on(5, 5).pilgrim("S 2,2 N").demon("1 warrior 2,1 S")
          .dice("red-1=2,3 white-1=5 blue=1 red-1=1,1").attack("S").play("cleanse"))).containsExactly(
          "Monk Sha attacks Warrior 1.",
          "Monk Sha strikes Warrior 1: attack 5, defense 1.",
          "Warrior 1 gets SLOWED.",
          "Monk Sha cleanses Warrior 1 with a roll of 2.",
          "Monk Sha has 2 good karma.");
    }

    @Test
    @Rule({"JW-RUL-21", "JW-SPC-02", "JW-RUL-18"})
    void demonsKnockBackAndBurn() {
      assertThat(told(Situation.on(5, 5).pilgrim("M 2,2 N").demon("1 general 2,1 S")
          .dice("red=1,1,1 black=4 blue-1=1,0").attack("1"))).containsExactly(
          "General 1 attacks Monkey King.",
          "General 1 strikes Monkey King: attack 3, defense 1.",
          "Monkey King is knocked back by 1 square to c4.",
          "General 1 follows to c3.",
          "Monkey King takes 2 damage and has 12 health left.");
      assertThat(told(Situation.on(5, 5).pilgrim("T 2,2 N").demon("1 kogaiji 2,1 S")
          .dice("red=0,0,0 black=4 blue-1=0,0").attack("1"))).containsExactly(
          "Kogaiji attacks Tripitaka.",
          "Kogaiji strikes Tripitaka: attack 0, defense 0.",
          "Tripitaka gets BURNING.",
          "Tripitaka takes 1 damage and has 11 health left.");
    }

    /** The Page is for damage that would bring health to 0, and for no other. */
    @Test
    @Rule({"JW-RUL-70", "JW-CRD-04"})
    void pageOfTheDeathBook() {
      assertThat(told(Situation.on(5, 5).pilgrim("M 2,2 N").health("M", 4).hand('M', "M3").demon("1 warrior 2,1 S")
          .dice("red=3,2 blue-1=1,0").attack("1").play("play card:M3 figure:monkey-king"))).containsExactly(
          "Warrior 1 attacks Monkey King.",
          "Warrior 1 strikes Monkey King: attack 5, defense 1.",
          "Monkey King plays Page of the Death Book.",
          "Monkey King has 6 chi.",
          "Monkey King is spared: health is now 1.");
      assertThat(told(Situation.on(5, 5).pilgrim("M 2,2 N").health("M", 5).hand('M', "M3").demon("1 warrior 2,1 S")
          .dice("red=3,2 blue-1=1,0").attack("1"))).containsExactly(
          "Warrior 1 attacks Monkey King.",
          "Warrior 1 strikes Monkey King: attack 5, defense 1.",
          "Monkey King takes 4 damage and has 1 health left.");
    }

    @Test
    @Rule({"JW-CRD-26", "JW-CRD-27", "JW-CRD-30"})
    void turnedAttacks() {
      assertThat(told(Situation.on(5, 5).pilgrim("T 1,1 N").pilgrim("M 2,2 N").hand('T', "T3").demon("1 warrior 2,1 S")
          .dice("red=3,3").attack("1").play("play card:T3 figure:tripitaka"))).containsExactly(
          "Warrior 1 attacks Monkey King.",
          "Tripitaka plays Prayer of Mercy.",
          "Tripitaka has 7 chi.",
          "The attack on Monkey King is taken back.");
      assertThat(told(Situation.on(5, 5).pilgrim("T 2,2 N").hand('T', "T4").demon("1 warrior 2,1 S").dice("red=1,1")
          .attack("1").play("play card:T4 figure:tripitaka"))).containsExactly(
          "Warrior 1 attacks Tripitaka.",
          "Tripitaka plays Asure Seal.",
          "Tripitaka has 6 chi.",
          "The attack on Tripitaka goes back to Warrior 1.",
          "Tripitaka strikes Warrior 1: attack 2, defense 0.",
          "Warrior 1 withstands 2 damage; 3 would be needed.");
      assertThat(told(Situation.on(5, 5).pilgrim("T 2,2 N").pilgrim("S 4,4 N").hand('S', "S1").demon("1 warrior 2,1 S")
          .dice("red=2,1 blue-1=0,1").attack("1").play("play card:S1 figure:monk-sha"))).containsExactly(
          "Warrior 1 attacks Tripitaka.",
          "Monk Sha plays Brotherhood of the Skull.",
          "Monk Sha has 8 chi.",
          "The attack of Warrior 1 goes to Monk Sha.",
          "Warrior 1 strikes Monk Sha: attack 3, defense 1.",
          "Monk Sha takes 2 damage and has 12 health left.");
    }
  }

  @Nested
  final class Actions {

    @Test
    @Rule({"JW-ACT-15", "JW-ACT-17", "JW-DFN-04"})
    void restAndWell() {
      assertThat(told(Situation.of("W . .", ". . .").pilgrim("H 1,1 N").health("H", 12).with('H', Counters.CHI, 7)
          .when(Turns.activation('H')).play("recover token:well-1", "rest"))).containsExactly(
          "Cho Hakkai is activated with 2 AP.",
          "Cho Hakkai recovers at the well.",
          "Cho Hakkai gains 4 health and has 16.",
          "Cho Hakkai rests.",
          "Cho Hakkai has 10 chi.");
    }

    @Test
    @Rule({"JW-ACT-03", "JW-ACT-07", "JW-RUL-05"})
    void prayerAndMeditation() {
      assertThat(told(Situation.of("B . .", ". . .").pilgrim("H 1,1 N").onTop("F06").when(Turns.activation('H'))
          .play("pray", "end"))).containsExactly(
          "Cho Hakkai is activated with 2 AP.",
          "Cho Hakkai prays for a fortune card.");
      assertThat(told(Situation.of("B . .", ". . .").pilgrim("H 1,1 N").onTop("N13").dice("spinner-1=2")
          .when(Turns.activation('H')).play("meditate"))).containsExactly(
          "Cho Hakkai is activated with 2 AP.",
          "Cho Hakkai meditates.",
          "The spinner stops on black for Cho Hakkai.",
          "Cho Hakkai plays Stumble.",
          "Cho Hakkai has 0 AP.");
      assertThat(told(Situation.of("B . .", ". . .").pilgrim("H 1,1 N").onTop("N11").dice("spinner-1=2")
          .when(Turns.activation('H')).play("meditate", "end"))).containsExactly(
          "Cho Hakkai is activated with 2 AP.",
          "Cho Hakkai meditates.",
          "The spinner stops on black for Cho Hakkai.",
          "Cho Hakkai plays Turned Around.",
          "Cho Hakkai turns and looks south.");
    }

    @Test
    @Rule({"JW-ACT-14", "JW-KAR-01", "JW-ACT-23"})
    void goodKarma() {
      assertThat(told(Situation.of("V . .", ". . .").pilgrim("H 1,1 N").with('H', Counters.GOOD, 8).onTop("H3", "H1")
          .when(Turns.activation('H')).play("rescue token:villager-1", "end"))).containsExactly(
          "Cho Hakkai is activated with 2 AP.",
          "Cho Hakkai rescues villager 1.",
          "Cho Hakkai has 11 good karma.",
          "Cho Hakkai has 1 good karma.",
          "Cho Hakkai learns Greedy.");
      assertThat(told(Situation.on(3, 3).pilgrim("M 1,1 N").with('M', Counters.GOOD, 5).onTop("M4", "M8", "M2")
          .when(Turns.activation('M')).play("master", "end"))).containsExactly(
          "Monkey King is activated with 2 AP.",
          "Monkey King has 1 good karma.",
          "Monkey King masters Hair Doubles.");
    }

    @Test
    @Rule({"JW-ACT-10", "JW-ACT-12", "JW-ACT-22", "JW-ACT-25"})
    void tokens() {
      assertThat(told(Situation.of("G . .", ". . .").pilgrim("T 1,1 N").with('T', Counters.SUTRAS, 1).pilgrim("H 2,1 E")
          .health("H", 0).when(Turns.activation('T'))
          .play("close token:gate-G1", "revive figure:cho-hakkai", "give 2 3")))
          .containsExactly(
              "Tripitaka is activated with 2 AP.",
              "Gate G1 is closed for good.",
              "Tripitaka revives Cho Hakkai with 2 health and 3 chi.");
      assertThat(told(Situation.of("D D U", ". . .").pilgrim("T 1,1 N").when(Turns.activation('T'))
          .play("break token:door-D1", "collect token:sutra-1"))).containsExactly(
          "Tripitaka is activated with 2 AP.",
          "Tripitaka breaks door D1.",
          "Tripitaka collects sutra 1.");
    }

    @Test
    @Rule({"JW-TER-04", "JW-TER-05"})
    void fire() {
      assertThat(told(Situation.of(". r r .", ". . . .").pilgrim("S 0,0 E").when(Turns.activation('S'))
          .play("move", "go space:d1 east 1", "end"))).containsExactly(
          "Monk Sha is activated with 2 AP.",
          "Monk Sha spends 1 AP on the move, with 2 red squares on the way.",
          "Monk Sha moves to b1 and looks east.",
          "Monk Sha is on a red square.",
          "Monk Sha takes 1 damage and has 13 health left.",
          "Monk Sha moves to c1 and looks east.",
          "Monk Sha is on a red square.",
          "Monk Sha takes 1 damage and has 12 health left.",
          "Monk Sha moves to d1 and looks east.");
      assertThat(told(Situation.of("r . .", ". . .").pilgrim("S 0,0 E").when(Turns.activation('S')).play("end")))
          .containsExactly(
              "Monk Sha is activated with 2 AP.",
              "Monk Sha has stayed on a red square.",
              "Monk Sha takes 1 damage and has 13 health left.");
    }

    @Test
    @Rule({"JW-CRD-02", "JW-CRD-05", "JW-RUL-101"})
    void cards() {
      assertThat(told(Situation.on(3, 3).pilgrim("T 1,1 N").hand('T', "T5", "T8").pilgrim("M 1,2 N").health("M", 13)
          .with('M', Counters.CHI, 8).pilgrim("S 2,2 N").when(Turns.activation('T'))
          .play("play card:T5 figure:tripitaka", "play card:T8 figure:tripitaka", "end"))).containsExactly(
          "Tripitaka is activated with 2 AP.",
          "Tripitaka plays Lotus Breath.",
          "Tripitaka has 8 chi.",
          "Monkey King gains 1 health and has 14.",
          "Tripitaka plays Hymn of Patience.",
          "Tripitaka has 5 chi.",
          "Monkey King has 10 chi.");
      assertThat(told(Situation.on(3, 3).pilgrim("T 1,1 N").hand('T', "F12", "F13").when(Turns.activation('T'))
          .play("play card:F12 figure:tripitaka", "play card:F13 figure:tripitaka", "to space:a1", "end")))
          .containsExactly(
              "Tripitaka is activated with 2 AP.",
              "Tripitaka plays Extra Candle.",
              "Tripitaka has 3 AP.",
              "Tripitaka plays Borrowed Cloud.",
              "Tripitaka is carried to a1.");
      assertThat(told(Situation.on(3, 3).pilgrim("T 1,1 N").hand('T', "F05", "F10", "F14").condition("T", "SLOWED", 0)
          .with('T', Counters.BAD, 2).when(QuietPoint.POINT).play("play card:F05 figure:tripitaka",
              "play card:F10 figure:tripitaka", "play card:F14 figure:tripitaka"))).containsExactly(
          "Tripitaka plays Jade Needle.",
          "Tripitaka is cured of SLOWED.",
          "Tripitaka plays Kind Thought.",
          "Tripitaka has 2 good karma.",
          "Tripitaka plays Confession.",
          "Tripitaka has 0 bad karma.");
    }
  }

  @Nested
  final class Phases {

    @Test
    @Rule({"JW-RUL-01", "JW-TRN-07", "JW-RUL-33", "JW-RAG-05"})
    void maintenance() {
      assertThat(told(Situation.of("U . .", ". . .").taken(QuestToken.Kind.SUTRA, 1).pilgrim("T 1,1 N")
          .condition("T", "SLOWED", 2).condition("T", "POISONED", 1).pilgrim("M 2,1 N").health("M", 0)
          .with('M', Counters.LYING, 3).with('M', Counters.SUTRAS, 1).pilgrim("S 2,0 N").health("S", 0)
          .and(it -> it.set(Counters.RAGE, 1)).when(Turns.maintenance()))).containsExactly(
          "Tripitaka is rid of SLOWED.",
          "Tripitaka suffers from POISONED.",
          "Tripitaka takes 1 damage and has 11 health left.",
          "Monkey King is dead.",
          "Monkey King leaves sutra 1 behind on c2.",
          "Monk Sha gets worse: place 2 of the track, where place 4 is death.",
          "The rage of the demons is over.");
    }

    @Test
    @Rule({"JW-TRN-16", "JW-RAG-02", "JW-RUL-44"})
    void rage() {
      assertThat(told(Situation.of("G . . . . . G", ". . . . . . .", ". . . . . . .").pilgrim("T 1,2 N")
          .onTop("two-warriors", "general").demonsAre("PARALYZED").demon("1 general 3,1 N").demon("2 general 5,1 N")
          .and(TranscriptTests::buryAbsent).when(DemonPhase.BEGIN))).startsWith(
          "Gate G1 draws Two warriors.",
          "Warrior 1 appears at gate G1.",
          "Warrior 2 appears at gate G1.",
          "Gate G2 draws General.",
          "No miniature is left: the demons are in a rage.").contains("General 2 is paralyzed and does nothing.");
    }

    @Test
    @Rule({"JW-TRN-23", "JW-RUL-122", "JW-RUL-121"})
    void time() {
      assertThat(told(Situation.of("G V . V", ". . . .").pilgrim("T 3,1 N").with('M', Counters.LYING, Counters.DEAD)
          .with('S', Counters.LYING, Counters.DEAD).with('H', Counters.LYING, Counters.DEAD).rule(new QuestRule.ExtraCards(3, "G1"))
          .rule(new QuestRule.Flames(8, new QuestRule.Area(1, 0, 1, 1), 2)).and(it -> it.set(Counters.TURN, 8))
          .when(EndOfTurn.QUEST))).containsExactly(
          "Gate G1 stirs: villagers are left, and it will draw one card more.",
          "Villager 1 is lost in the flames.",
          "Tripitaka has 2 bad karma.");
    }

    /** All Warriors are in play, an Archer comes; a General finds no room in a chamber of four squares. */
    @Test
    @Rule({"JW-RAG-01", "JW-GAT-04", "JW-RUL-27"})
    void promotionAndNoRoom() {
      Situation few = Situation.of("G . . . . . . .", ". . . . . . . .").pilgrim("T 0,1 N").onTop("one-warrior")
          .demonsAre("PARALYZED").and(TranscriptTests::buryAbsent);
      for (int x = 2; x < 8; x++) {
        few.demon("w" + x + " warrior " + x + ",1 N");
      }
      assertThat(told(few.when(DemonPhase.SPAWN))).containsExactly(
          "Gate G1 draws One warrior.",
          "No miniature is left for a weaker demon: Archer 1 takes its place.",
          "Archer 1 appears at gate G1.");
      assertThat(told(Situation.of("G .", ". .").pilgrim("T 1,1 N").onTop("general").and(TranscriptTests::buryAbsent)
          .when(DemonPhase.SPAWN))).containsExactly(
          "Gate G1 draws General.",
          "There is no room for General 1 at gate G1.");
    }

    @Test
    @Rule({"JW-GAT-01", "JW-SET-03"})
    void gateBehindADoor() {
      assertThat(told(Situation.of("G . .", "D D .", ". . .").pilgrim("T 0,2 N")
          .rule(new QuestRule.GateAfterDoor("G1", "D1")).gate("G1", QuestToken.Gate.INACTIVE)
          .when(Turns.inTurn(Turns.maintenance(), Turns.activation('T'), Turns.maintenance()))
          .play("move", "go space:b3 north 1", "break token:door-D1"))).endsWith(
          "Tripitaka breaks door D1.",
          "Gate G1 becomes active.");
    }

    /** At the gate that is nearest to Tripitaka, not to him who is unlucky, and not at the first. */
    @Test
    @Rule({"JW-RUL-93", "JW-RUL-74", "JW-RUL-55"})
    void ambush() {
      assertThat(told(Situation.of("G B . . . . . . G", ". . . . . . . . .").pilgrim("H 0,1 N").pilgrim("T 8,1 N")
          .onTop("N09").dice("spinner-1=2").and(TranscriptTests::buryAbsent).when(Turns.activation('H'))
          .play("meditate", "end"))).containsExactly(
          "Cho Hakkai is activated with 2 AP.",
          "Cho Hakkai meditates.",
          "The spinner stops on black for Cho Hakkai.",
          "Cho Hakkai plays Ambush.",
          "Warrior 1 appears at gate G2.");
    }

    @Test
    @Rule({"JW-SDC-01", "JW-SDC-02"})
    void guest() {
      assertThat(told(Situation.of("G . .", ". . .", ". . .").pilgrim("T 1,1 N").onTop("spawn-demon-lord")
          .dice("red=0,0,0 black=1 blue-1=0,0").and(TranscriptTests::buryAbsent).when(DemonPhase.BEGIN)))
          .containsExactly(
              "Gate G1 draws Spawn Demon Lord.",
              "Iron Fan appears at gate G1.",
              "Iron Fan can attack Tripitaka: 0 AP to move, 2 to attack.",
              "Iron Fan attacks Tripitaka.",
              "Iron Fan strikes Tripitaka: attack 0, defense 0.",
              "Iron Fan leaves the map.");
    }
  }
}
