package games.kumite.journey.quest;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import games.kumite.journey.turn.DemonPhase;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.Step;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The six quests on their own maps: what each of their rules, goals and failures comes to in play. */
final class ShippedQuestTests {

  private static long told(Situation s, String text) {
    return s.events().stream().filter(text::equals).count();
  }

  /** A pilgrim falls so that it dies in the next Maintenance. */
  private record Dying(char letter) implements Step<GameState> {
    @Override
    public void run(GameState it) {
      it.setFigure(Situation.pilgrim(letter), Counters.HEALTH, 0);
      it.setPilgrim(Situation.pilgrim(letter), Counters.LYING, 3);
    }
  }

  @Nested
  final class Q1 {

    private Situation rescued() {
      return Situation.quest("Q1").seats(3).taken(QuestToken.Kind.VILLAGER, 3).with('M', Counters.VILLAGERS, 2)
          .with('T', Counters.VILLAGERS, 1).pilgrim("S 2,6 N").health("S", 0).pilgrim("H 3,7 S");
    }

    /** Monk Sha lies on the other tile: only the conscious have to come. */
    @Test
    @Rule({"JW-END-01", "JW-DFN-07", "JW-END-03"})
    void lastStepOntoTheTile_wins_theFallenDoNotCount() {
      Situation s = rescued().with('H', Counters.PLACE, 4).when(Turns.activation('H')).play("move", "go space:d9 south 1");
      assertThat(s.ending()).isEqualTo("victory");

      Situation heroic = rescued().and(it -> it.set(Counters.PLAYED_SKILL, 0b1111)).and(it -> it.set(Counters.MEDITATED, 1))
          .when(Turns.activation('H')).play("move", "go space:d9 south 1");
      assertThat(heroic.ending()).isEqualTo("heroic-victory");
    }

    /** The only one still on the other tile is knocked out: every conscious pilgrim is where it has to be. */
    @Test
    @Rule({"JW-RUL-64", "JW-END-01", "JW-DEF-01"})
    void fallOfTheLastOneOnTheOtherTile_wins() {
      Situation s = rescued().health("H", 1).moved("warrior 1", "3,6 S").dice("red=3,3 blue-1=0").attack("warrior 1").isOver();
      assertThat(s.ending()).isEqualTo("victory");

      Situation alive = rescued().health("H", 1).moved("warrior 1", "3,6 S").dice("red=0,0 blue-1=0").attack("warrior 1").isOver();
      assertThat(alive.ending()).isEqualTo("open");
    }

    @Test
    @Rule("JW-END-01")
    void fallenTripitaka_keepsTheVictoryBack() {
      Situation s = rescued().health("T", 0).when(Turns.activation('H')).play("move", "go space:d9 south 1", "end");
      assertThat(s.ending()).isEqualTo("open");
    }

    @Test
    @Rule({"JW-CRD-24", "JW-SET-03", "JW-ACT-25"})
    void gate_canBeNeitherClosedNorSealed() {
      Situation s = Situation.quest("Q1").pilgrim("T 6,10 N").with('T', Counters.SUTRAS, 1).hand('T', "T1")
          .when(Turns.activation('T'));
      assertThat(s.options()).noneMatch(text -> text.startsWith("close") || text.contains("T1"));
      assertThat(s.refusal("play card:T1 figure:tripitaka")).isNotEmpty();
    }

    private Situation endOfTurn(int turn, int villagersTaken) {
      return Situation.quest("Q1").pilgrim("T 0,15 N").pilgrim("M 0,14 N").pilgrim("S 1,15 N").pilgrim("H 1,14 N")
          .onTop("two-warriors", "one-warrior").taken(QuestToken.Kind.VILLAGER, villagersTaken)
          .with('T', Counters.VILLAGERS, villagersTaken).and(it -> it.set(Counters.TURN, turn - 1))
          .condition("archer 1", "PARALYZED", 0).condition("warrior 1", "PARALYZED", 0)
          .condition("warrior 2", "PARALYZED", 0).when(Turns.inTurn(Turns.end(), DemonPhase.BEGIN)).isOver();
    }

    @Test
    @Rule({"JW-TRN-23", "JW-RUL-121"})
    void villagersLeft_callOneCardMore_fromTheEndOfTurnThreeOn() {
      assertThat(told(endOfTurn(2, 0), "Gate G1 draws One warrior.")).isZero();
      assertThat(told(endOfTurn(3, 0), "Gate G1 draws One warrior.")).isEqualTo(1);
      assertThat(told(endOfTurn(3, 2), "Gate G1 draws One warrior.")).as("one is left").isEqualTo(1);
      assertThat(told(endOfTurn(3, 3), "Gate G1 draws One warrior.")).as("none is left").isZero();
    }
  }

  @Nested
  final class Q2 {

    private Situation bearing(String tripitaka, String monkeyKing) {
      return Situation.quest("Q2").seats(3).pilgrim("T " + tripitaka).pilgrim("M " + monkeyKing)
          .taken(QuestToken.Kind.SUTRA, 1).with('M', Counters.SUTRAS, 1);
    }

    @Test
    @Rule({"JW-RUL-57", "JW-RUL-11"})
    void sutra_isHandedOverAtTheEnd_notAcrossALine() {
      Situation s = bearing("2,4 N", "3,3 N").when(Turns.activation('M')).play("end").isOver();
      assertThat(s.number('T', Counters.SUTRAS)).as("round the end of the wall").isEqualTo(1);

      Situation wall = bearing("1,4 N", "2,3 N").when(Turns.activation('M')).play("end").isOver();
      assertThat(wall.number('T', Counters.SUTRAS)).isZero();
      assertThat(wall.number('M', Counters.SUTRAS)).isEqualTo(1);

      Situation fallen = bearing("2,4 N", "3,3 N").health("T", 0).when(Turns.activation('M')).play("end").isOver();
      assertThat(fallen.number('M', Counters.SUTRAS)).isEqualTo(1);
    }

    /** No action and no card: the token goes over by itself. */
    @Test
    @Rule({"JW-RUL-57", "JW-CRD-18"})
    void sutraOfTheParalyzed_isHandedOverToo() {
      Situation s = bearing("3,7 N", "4,6 N").condition("M", "PARALYZED", 0).when(Turns.activation('M')).isOver();
      assertThat(s.number('T', Counters.SUTRAS)).isEqualTo(1);
    }

    /** A granted action is no activation: the sutra stays, until the Monkey King's own one ends. */
    @Test
    @Rule({"JW-RUL-57", "JW-RUL-102"})
    void grantedAction_endsNoActivation() {
      Situation s = bearing("3,7 N", "5,6 W").hand('S', "S3").when(Turns.inTurn(Turns.activation('S'), Turns.activation('M')))
          .play("play card:S3 figure:monk-sha", "for figure:monkey-king", "move", "go space:e7 west 1", "end");
      assertThat(s.number('M', Counters.SUTRAS)).isEqualTo(1);
      s.play("end").isOver();
      assertThat(s.number('T', Counters.SUTRAS)).isEqualTo(1);
    }

    private Situation sealing(int turn) {
      return Situation.quest("Q2").seats(3).pilgrim("T 9,0 N").hand('T', "T1").with('T', Counters.CHI, 4)
          .gate("G1", QuestToken.Gate.CLOSED).and(it -> it.set(Counters.TURN, turn)).when(Turns.activation('T'))
          .play("play card:T1 figure:tripitaka");
    }

    /** The gate is on his tile, far from him; the last 4 chi and no sutra close it. */
    @Test
    @Rule({"JW-END-01", "JW-RUL-64"})
    void sealedGate_isTheSecond_heroicUpToTurnTen_aVictoryInTheLastTurnToo() {
      assertThat(sealing(10).ending()).isEqualTo("heroic-victory");
      assertThat(sealing(11).ending()).isEqualTo("victory");
      Situation last = sealing(15);
      assertThat(last.ending()).isEqualTo("victory");
      assertThat(last.number('T', Counters.CHI)).isZero();
    }

    private Situation demonPhase(int turn) {
      return Situation.quest("Q2").gate("G1", QuestToken.Gate.CLOSED).gate("G2", QuestToken.Gate.INACTIVE).demonsAre("PARALYZED")
          .and(it -> it.set(Counters.TURN, turn)).when(DemonPhase.BEGIN);
    }

    @Test
    @Rule({"JW-RUL-64", "JW-END-02"})
    void fifteenthDemonPhase_losesTheQuest() {
      assertThat(demonPhase(14).ending()).isEqualTo("open");
      assertThat(demonPhase(15).ending()).isEqualTo("defeat");
    }
  }

  @Nested
  final class Q3 {

    /** Pushed onto the bridge: that is entering. The other gate wakes in the next Maintenance, not before. */
    @Test
    @Rule({"JW-RUL-83", "JW-GAT-01", "JW-RUL-21"})
    void knockBackOntoTheBridge_wakesTheSecondGate() {
      Situation s = Situation.quest("Q3").pilgrim("M 7,3 W").demon("1 iron-fan 6,3 E").dice("red=0,0,0 black=2 blue-1=0,0")
          .attack("1").isOver();
      assertThat(s.where("M")).isEqualTo("8,3 W");
      assertThat(s.where("1")).isEqualTo("7,3 E");
      assertThat(s.gate("G2")).isEqualTo(QuestToken.Gate.INACTIVE);

      Situation later = Situation.quest("Q3").pilgrim("M 7,3 W").demon("1 iron-fan 6,3 E")
          .dice("red=0,0,0 black=2 blue-1=0,0").attack("1", Turns.maintenance()).isOver();
      assertThat(later.gate("G2")).isEqualTo(QuestToken.Gate.ACTIVE);

      Situation beside = Situation.quest("Q3").pilgrim("M 7,3 W").demon("1 iron-fan 6,3 E")
          .dice("red=0,0,0 black=1 blue-1=0,0").attack("1", Turns.maintenance()).isOver();
      assertThat(beside.gate("G2")).as("nobody has been on the bridge").isEqualTo(QuestToken.Gate.INACTIVE);
    }

    /** The nearest gate to Tripitaka is the inactive one. The Monkey King dies, and another takes up the sutra. */
    @Test
    @Rule({"JW-RUL-93", "JW-RUL-33", "JW-RUL-74"})
    void sutra_bringsAGeneralAtTheNearestGate_once() {
      Situation s = Situation.quest("Q3").pilgrim("T 4,5 N").pilgrim("M 18,5 S").pilgrim("S 19,5 W")
          .when(Turns.inTurn(Turns.activation('M'), new Dying('M'), Turns.maintenance(), Turns.activation('S')))
          .play("collect token:sutra-1");
      assertThat(told(s, "General 1 appears at gate G2.")).isEqualTo(1);

      s.play("end", "collect token:sutra-1");

      assertThat(s.number('S', Counters.SUTRAS)).isEqualTo(1);
      assertThat(s.events()).filteredOn(text -> text.contains("appears")).hasSize(1);
    }

    @Test
    @Rule({"JW-RUL-74", "JW-RAG-01"})
    void sutra_withBothGeneralsInPlay_bringsNobodyAndNoRage() {
      Situation s = Situation.quest("Q3").pilgrim("T 4,5 N").pilgrim("M 18,5 S").demon("1 general 15,6 N")
          .demon("2 general 1,1 N").when(Turns.activation('M')).play("collect token:sutra-1");
      assertThat(s.events()).noneMatch(text -> text.contains("appears"));
      assertThat(s.journey().get(Counters.RAGE)).isZero();
    }

    private Situation across() {
      return Situation.quest("Q3").pilgrim("T 17,1 E").with('T', Counters.SUTRAS, 1).pilgrim("M 14,5 N").pilgrim("S 14,6 N")
          .pilgrim("H 12,3 E");
    }

    @Test
    @Rule({"JW-END-01", "JW-ACT-25"})
    void closedGate_winsWithEverybodyAcross_heroicIfNobodyEverFell() {
      assertThat(across().when(Turns.activation('T')).play("close token:gate-G1").ending()).isEqualTo("heroic-victory");
      assertThat(across().and(it -> it.set(Counters.FALLEN, 1)).health("S", 0).pilgrim("S 1,1 N").when(Turns.activation('T'))
          .play("close token:gate-G1").ending()).as("he lies on the other side").isEqualTo("victory");
      assertThat(across().pilgrim("S 11,3 E").when(Turns.activation('T')).play("close token:gate-G1").asked())
          .as("one is still on the bridge").isEqualTo("act Ana");
    }

    @Test
    @Rule("JW-END-01")
    void lastStepOffTheBridge_winsAfterTheGate() {
      Situation s = across().pilgrim("H 11,3 E").gate("G1", QuestToken.Gate.CLOSED).when(Turns.activation('H'))
          .play("move", "go space:m4 east 1");
      assertThat(s.ending()).isEqualTo("heroic-victory");
    }
  }

  @Nested
  final class Q4 {

    private Situation temple(String monkeyKing) {
      return Situation.quest("Q4").moved("warrior 1", "none").moved("warrior 2", "none").moved("drummer 1", "none")
          .pilgrim("M " + monkeyKing);
    }

    /**
     * He stands beside the western wall of the temple, which is six squares wide. Of the poses from which she hits him three
     * are nearest to Tripitaka, behind the door; a step and a turn are the cheapest.
     */
    @Test
    @Rule({"JW-AI-15", "JW-RUL-89", "JW-AI-05"})
    void pilgrimInTheTemple_wakesIronFan_alsoInItsWesternmostColumn() {
      Situation s = temple("1,2 E").dice("red=0,0,0 black=1 blue-1=0,0").when(DemonPhase.ACTIVATE).isOver();
      assertThat(s.events()).contains("Iron Fan attacks Monkey King.");
      assertThat(s.where("iron-fan 1")).isEqualTo("3,2 W");
    }

    @Test
    @Rule({"JW-RUL-89", "JW-DEF-03"})
    void fallenPilgrimInTheTemple_wakesNobody() {
      Situation s = temple("1,2 E").health("M", 0).when(DemonPhase.ACTIVATE).isOver();
      assertThat(s.where("iron-fan 1")).isEqualTo("3,1 S");

      Situation outside = temple("0,2 E").when(DemonPhase.ACTIVATE).isOver();
      assertThat(outside.events()).contains("Iron Fan is held by a rule of the quest and inactive.");
    }

    /** The fan turns her own blow on herself: nobody gains karma, and the quest is won. */
    @Test
    @Rule({"JW-QST-04", "JW-CRD-28", "JW-END-01"})
    void reflectedBlow_thatDefeatsIronFan_wins_withoutKarma() {
      Situation s = temple("7,9 N").pilgrim("T 3,2 N").hand('T', "T4").with('T', Counters.CHI, 4).health("iron-fan 1", 3)
          .dice("red=1,1,1 black=1").attack("iron-fan 1").play("play card:T4 figure:tripitaka").isOver();
      assertThat(s.ending()).isEqualTo("victory");
      assertThat(s.number('T', Counters.GOOD) + s.number('T', Counters.BAD) + s.number('T', Counters.CHI)).isZero();
    }

    @Test
    @Rule({"JW-QST-04", "JW-END-01"})
    void victory_isHeroic_withTheSutraCollectedAndAGateClosed() {
      for (int collected = 0; collected < 2; collected++) {
        int sutra = collected;
        Situation s = temple("3,2 N").health("iron-fan 1", 2).gate("G2", QuestToken.Gate.CLOSED)
            .and(it -> it.set(Counters.COLLECTED, sutra)).dice("red-1=1,1 white-1=1 blue=0,0").attack("M").isOver();
        assertThat(s.ending()).isEqualTo(collected == 1 ? "heroic-victory" : "victory");
        assertThat(s.number('M', Counters.GOOD) + s.number('M', Counters.BAD)).isZero();
      }
    }

    @Test
    @Rule({"JW-GAT-01", "JW-ACT-09", "JW-ACT-10"})
    void brokenDoor_wakesTheSecondGateInTheNextMaintenance() {
      Situation s = temple("3,5 N").when(Turns.inTurn(Turns.activation('M'), Turns.maintenance())).play("break token:door-D1");
      assertThat(s.gate("G2")).isEqualTo(QuestToken.Gate.INACTIVE);
      s.play("end").isOver();
      assertThat(s.gate("G2")).isEqualTo(QuestToken.Gate.ACTIVE);
    }

    /** Kogaiji is the guest here; his own card finds him in play, and the gate draws again. */
    @Test
    @Rule({"JW-GAT-07", "JW-RUL-50", "JW-SDC-01"})
    void guestOfThisQuest_isKogaiji_andHisUniqueCardIsDrawnOver() {
      Situation s = Situation.quest("Q4").gate("G2", QuestToken.Gate.ACTIVE).demonsAre("PARALYZED")
          .onTop("spawn-demon-lord", "kogaiji", "one-warrior").when(DemonPhase.SPAWN).isOver();
      assertThat(s.events()).filteredOn(text -> text.contains("appears"))
          .containsExactly("Kogaiji appears at gate G1.", "Warrior 3 appears at gate G2.");
    }
  }

  @Nested
  final class Q5 {

    /** He hits from the other tile; the step after his target is what enters. */
    @Test
    @Rule({"JW-RUL-83", "JW-SPC-07"})
    void followOntoTheVillageTile_wakesItsGate() {
      Situation s = Situation.quest("Q5").pilgrim("H 8,3 W").moved("warrior 1", "7,3 E")
          .dice("red-1=0,0 white-1=5 blue=0").attack("H", Turns.maintenance()).play("follow").isOver();
      assertThat(s.where("H")).isEqualTo("7,3 W");
      assertThat(s.gate("G1")).isEqualTo(QuestToken.Gate.ACTIVE);

      Situation stayed = Situation.quest("Q5").pilgrim("H 8,3 W").moved("warrior 1", "7,3 E")
          .dice("red-1=0,0 white-1=5 blue=0").attack("H", Turns.maintenance()).play("stay").isOver();
      assertThat(stayed.gate("G1")).isEqualTo(QuestToken.Gate.INACTIVE);
    }

    private Situation flames(int rescued) {
      return Situation.quest("Q5").seats(3).with('S', Counters.VILLAGERS, rescued).with('T', Counters.BAD, 8).with('M', Counters.BAD, 9)
          .with('M', Counters.LEVEL, 3).and(it -> it.set(Counters.TURN, 7));
    }

    private Situation without(Situation s, int... villagers) {
      for (int villager : villagers) {
        s.and(it -> {
          int piece = 0;
          while (it.scene().piece(piece).kind != QuestToken.Kind.VILLAGER) {
            piece++;
          }
          it.take(piece + villager);
        });
      }
      return s;
    }

    /** Both villagers of the hut burn: 8 and 2 make 10, 9 and 2 make 11; the weapon of level 3 stays. */
    @Test
    @Rule({"JW-RUL-122", "JW-KAR-02", "JW-KAR-04", "JW-END-02"})
    void flames_withBothInTheHut_lose_afterEverybodyHasPaid() {
      Situation s = flames(0).when(Turns.end());
      assertThat(s.ending()).isEqualTo("defeat");
      assertThat(s.number('T', Counters.BAD)).isZero();
      assertThat(s.number('T', Counters.LEVEL)).isEqualTo(2);
      assertThat(s.number('M', Counters.BAD)).isEqualTo(1);
      assertThat(s.number('M', Counters.LEVEL)).isEqualTo(3);
      assertThat(s.cards(s.journey().zones().corruption[1])).hasSize(1);
      assertThat(s.number('S', Counters.BAD)).isEqualTo(2);
    }

    @Test
    @Rule({"JW-RUL-122", "JW-END-02"})
    void flames_withOneInTheHut_leaveThreeThatCanBeRescued() {
      Situation s = without(flames(1), 0).when(Turns.end());
      assertThat(s.ending()).isEqualTo("open");
      assertThat(s.number('H', Counters.BAD)).isEqualTo(1);

      Situation late = without(flames(1), 0).and(it -> it.set(Counters.TURN, 8)).when(Turns.end());
      assertThat(late.number('H', Counters.BAD)).as("turn 9").isZero();
    }

    @Test
    @Rule({"JW-END-01", "JW-END-03"})
    void secondGate_winsWithThreeRescued_heroicWithFour() {
      for (int rescued = 2; rescued <= 4; rescued++) {
        Situation s = Situation.quest("Q5").pilgrim("T 11,1 N").with('T', Counters.SUTRAS, 1).gate("G1", QuestToken.Gate.CLOSED)
            .taken(QuestToken.Kind.VILLAGER, rescued).with('S', Counters.VILLAGERS, rescued).when(Turns.activation('T'))
            .play("close token:gate-G2");
        assertThat(s.match().isOver() ? s.ending() : "open")
            .isEqualTo(List.of("open", "victory", "heroic-victory").get(rescued - 2));
      }
    }
  }

  @Nested
  final class Q6 {

    @Test
    @Rule({"JW-CRD-24", "JW-DFN-05", "JW-ACT-25"})
    void koorogg_keepsTheGatesOpen() {
      Situation s = Situation.quest("Q6").pilgrim("T 17,6 N").with('T', Counters.SUTRAS, 1).hand('T', "T1")
          .when(Turns.activation('T'));
      assertThat(s.options()).noneMatch(text -> text.startsWith("close") || text.contains("T1"));
    }

    /** 3 and 3 and 1 by the rod less 2 are 5 of his last 4: he is gone, nobody is asked and nobody gains. */
    @Test
    @Rule({"JW-QST-04", "JW-ATK-16"})
    void koorogg_isRemovedWithoutKarma_andTheQuestGoesOn() {
      Situation s = Situation.quest("Q6").pilgrim("M 16,3 E").with('M', Counters.LEVEL, 3).with('M', Counters.BAD, 9)
          .health("koorogg 1", 4).moved("general 1", "none").dice("red-1=3,3 white-1=1 blue=0,0,2")
          .attack("M", Turns.activation('M')).play("ray ahead");
      assertThat(s.where("koorogg 1")).isEqualTo("none");
      assertThat(s.number('M', Counters.BAD)).isEqualTo(9);
      assertThat(s.asked()).isEqualTo("act Ana");
    }

    private Situation last() {
      return Situation.quest("Q6").moved("koorogg 1", "none").and(it -> it.addDefeat(it.definition().type("koorogg")))
          .gate("G2", QuestToken.Gate.CLOSED).pilgrim("T 17,6 N").with('T', Counters.SUTRAS, 1);
    }

    @Test
    @Rule({"JW-END-01", "JW-ACT-25"})
    void lastGate_winsAfterKoorogg_heroicWithAllConscious() {
      assertThat(last().when(Turns.activation('T')).play("close token:gate-G1").ending()).isEqualTo("heroic-victory");
      assertThat(last().health("S", 0).when(Turns.activation('T')).play("close token:gate-G1").ending())
          .isEqualTo("victory");
    }
  }
}
