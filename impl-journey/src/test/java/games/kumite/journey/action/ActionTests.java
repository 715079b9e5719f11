package games.kumite.journey.action;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.Viewer;
import games.kumite.journey.Situation;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.QuestToken;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The pilgrims' actions. */
final class ActionTests {

  private static Situation at(Situation s, char letter) {
    return s.when(Turns.activation(letter));
  }

  @Nested
  final class Boxes {

    private final Situation box = Situation.of("B . . .", ". . . .").secondTileFrom(2);

    @Test
    @Rule({"JW-ACT-03", "JW-ACT-08", "JW-RUL-39", "JW-CRD-19", "JW-CRD-01"})
    void pray_drawsAFortuneCard_onceWithMeditate() {
      Situation s = at(box.pilgrim("H 1,1 N").onTop("F12", "F02"), 'H').play("pray");
      assertThat(s.hand('H')).containsExactly("F12");
      assertThat(s.refusal("pray")).isEqualTo("JW-ACT-08");
      assertThat(s.refusal("meditate")).isEqualTo("JW-ACT-08");
    }

    @Test
    @Rule({"JW-ACT-03", "JW-ACT-04", "JW-DFN-07"})
    void box_onAnotherTile_isOfNoUse() {
      Situation s = at(box.pilgrim("H 2,1 N"), 'H');
      assertThat(s.refusal("pray")).isEqualTo("JW-ACT-03");
      assertThat(s.refusal("meditate")).isEqualTo("JW-ACT-03");
    }

    @Test
    @Rule({"JW-EX-14", "JW-ACT-04", "JW-ACT-05", "JW-ACT-06", "JW-RUL-40"})
    void meditate_white_keepsOneOfThree() {
      Situation s = at(box.pilgrim("H 1,1 N").onTop("F02", "F07", "F12").dice("spinner-1=1"), 'H').play("meditate");
      assertThat(s.options()).containsExactlyInAnyOrder("keep card:F02", "keep card:F07", "keep card:F12");

      s.play("keep card:F12");

      assertThat(s.hand('H')).containsExactly("F12");
      assertThat(s.cards(s.journey().zones().discards(games.kumite.journey.content.Deck.FORTUNE)))
          .containsExactlyInAnyOrder("F02", "F07");
      assertThat(s.refusal("pray")).isEqualTo("JW-ACT-08");
      assertThat(s.journey().get(Counters.MEDITATED)).isEqualTo(1);
    }

    @Test
    @Rule({"JW-ACT-07", "JW-CRD-22", "JW-CRD-23", "JW-RUL-55"})
    void meditate_black_actsAtOnce_asFarAsPossible() {
      Situation s = at(box.pilgrim("H 1,1 N").health("H", 2).pilgrim("T 3,1 N").onTop("N01").dice("spinner-1=2"), 'H')
          .play("meditate").isOver();
      assertThat(s.health("H")).isZero();
      assertThat(s.number('H', Counters.LYING)).isEqualTo(1);
      assertThat(s.cards(s.journey().zones().discards(games.kumite.journey.content.Deck.MISFORTUNE)))
          .containsExactly("N01");

      Situation karma = at(Situation.of("B .", ". .").pilgrim("H 1,1 N").with('H', Counters.GOOD, 1).onTop("N07")
          .dice("spinner-1=2"), 'H').play("meditate");
      assertThat(karma.number('H', Counters.GOOD)).isZero();
    }

    @Test
    @Rule({"JW-RUL-37", "JW-DFN-03"})
    void meditate_withTwoCardsLeft_drawsTwo() {
      Situation s = at(box.pilgrim("H 1,1 N").and(it -> {
        var deck = it.zones().deck(games.kumite.journey.content.Deck.FORTUNE);
        while (it.cards().count(deck) > 2) {
          it.cards().moveToTop(it.cards().top(deck), it.hand(0));
        }
      }).dice("spinner-1=1"), 'H').play("meditate");
      assertThat(s.asked()).as("two copies of one card: nothing to choose").isEqualTo("act Ana");
      assertThat(s.hand('H')).hasSize(1);
      assertThat(s.cards(s.journey().zones().discards(games.kumite.journey.content.Deck.FORTUNE))).hasSize(1);
      assertThat(s.match().events(Viewer.spectator()).read()).extracting(Event::type).as("there are no discards")
          .contains("card-moved").doesNotContain("renewed", "shuffled");
    }

    @Test
    @Rule("JW-DFN-03")
    void pray_withoutACard_isRefused() {
      Situation s = at(box.pilgrim("H 1,1 N").and(it -> {
        var deck = it.zones().deck(games.kumite.journey.content.Deck.FORTUNE);
        while (it.cards().count(deck) > 0) {
          it.cards().moveToTop(it.cards().top(deck), it.hand(0));
        }
      }), 'H');
      assertThat(s.refusal("pray")).isEqualTo("JW-DFN-03");
    }
  }

  @Nested
  final class Tokens {

    @Test
    @Rule({"JW-ACT-12", "JW-ACT-13", "JW-RUL-57", "JW-RUL-72", "JW-ACT-25"})
    void sutra_isCollectedByAnyPilgrim_butOnlyTripitakaUsesIt() {
      Situation s = at(Situation.of("U U .", ". . G").pilgrim("M 1,1 N"), 'M')
          .play("collect token:sutra-1");
      assertThat(s.refusal("close token:gate-G1")).isEqualTo("JW-ACT-25");
      assertThat(s.refusal("collect token:sutra-1")).isEqualTo("JW-ACT-12");
      assertThat(s.match().decision().actions()).extracting(action -> s.match().decision().label(action))
          .contains("Collect sutra 2");
      s.play("collect token:sutra-2").isOver();
      assertThat(s.number('M', Counters.SUTRAS)).isEqualTo(2);
      assertThat(s.journey().squares().isBlocked(s.journey().scene().ground.square(0, 0))).isFalse();
    }

    @Test
    @Rule("JW-DFN-01")
    void token_acrossALine_isNotAdjacent() {
      Situation s = at(Situation.of("U .", ". .").line(0, 0, Facing.EAST, 'y').pilgrim("M 1,0 N"), 'M');
      assertThat(s.refusal("collect token:sutra-1")).isEqualTo("JW-DFN-01");
    }

    @Test
    @Rule({"JW-DFN-01", "JW-ACT-12", "JW-ACT-14", "JW-ACT-15", "JW-ACT-25"})
    void token_twoSquaresAway_isNotAdjacent() {
      Situation s = at(Situation.of("U V W G", ". . . .", ". . . .").pilgrim("T 1,2 N").health("T", 5)
          .with('T', Counters.SUTRAS, 1), 'T');
      for (String far : List.of("collect token:sutra-1", "rescue token:villager-1", "recover token:well-1", "close token:gate-G1")) {
        assertThat(s.refusal(far)).as(far).isEqualTo("JW-DFN-01");
      }
    }

    @Test
    @Rule({"JW-ACT-14", "JW-KAR-07"})
    void villager_rescued_bringsThreeGoodKarma() {
      Situation s = at(Situation.of("V .", ". .").pilgrim("M 1,1 N"), 'M').play("rescue token:villager-1");
      assertThat(s.number('M', Counters.GOOD)).isEqualTo(3);
      assertThat(s.number('M', Counters.VILLAGERS)).isEqualTo(1);
      assertThat(s.refusal("rescue token:villager-1")).isEqualTo("JW-ACT-14");
    }

    @Test
    @Rule({"JW-ACT-15", "JW-ACT-16", "JW-DFN-04"})
    void well_fillsHealth_onceForEachPilgrim() {
      Situation s = at(Situation.of("W .", ". .").pilgrim("M 1,1 N").health("M", 3).corrupted('M', "C08"), 'M')
          .play("recover token:well-1");
      assertThat(s.health("M")).isEqualTo(12);
      assertThat(s.refusal("recover token:well-1")).isEqualTo("JW-ACT-16");
    }

    @Test
    @Rule("JW-ACT-16")
    void wellUsedByOne_isThereForAnother() {
      Situation s = at(Situation.of("W . .", ". . .").pilgrim("S 2,1 N").pilgrim("M 1,1 N").health("M", 3)
          .and(it -> it.use(0, 2)), 'M').play("recover token:well-1");

      assertThat(s.health("M")).isEqualTo(14);
    }

    @Test
    @Rule({"JW-ACT-09", "JW-ACT-10", "JW-ACT-11", "JW-RUL-26"})
    void door_facedInFullContact_isBroken() {
      Situation s = at(Situation.of("D D .", ". . .").pilgrim("M 0,1 W"), 'M');
      assertThat(s.refusal("break token:door-D1")).isEqualTo("JW-ACT-09");
      s.play("move", "go space:a2 north 1", "break token:door-D1").isOver();
      assertThat(s.journey().squares().isBlocked(s.journey().scene().ground.square(1, 0))).isFalse();

      Situation faced = at(Situation.of("D D .", ". . .").pilgrim("M 0,1 N"), 'M').play("break token:door-D1");
      assertThat(faced.refusal("break token:door-D1")).isEqualTo("JW-ACT-10");
    }

    @Test
    @Rule({"JW-EX-20", "JW-ACT-19", "JW-ACT-20", "JW-ACT-22", "JW-ACT-25", "JW-RUL-32", "JW-GAT-02"})
    void closeGate_andRevive() {
      Situation s = at(Situation.of(". . . .", ". . . .", ". H T .", ". . . G").pilgrim("T 2,2 N").health("T", 6)
          .with('T', Counters.CHI, 3).with('T', Counters.SUTRAS, 1).pilgrim("H 1,2 W").health("H", 0), 'T')
          .play("close token:gate-G1");
      assertThat(s.journey().gate(0)).isEqualTo(QuestToken.Gate.CLOSED);
      assertThat(s.number('T', Counters.SUTRAS)).isZero();

      s.play("revive figure:cho-hakkai");
      assertThat(s.options()).hasSize(5 * 4).doesNotContain("give 5 4").contains("give 5 3");
      s.play("give 5 3").isOver();

      assertThat(s.health("T")).isEqualTo(1);
      assertThat(s.number('T', Counters.CHI)).isZero();
      assertThat(s.health("H")).isEqualTo(5);
      assertThat(s.number('H', Counters.CHI)).isEqualTo(3);
      assertThat(s.number('H', Counters.LYING)).isZero();
      assertThat(s.where("H")).isEqualTo("1,2 W");
    }

    @Test
    @Rule({"JW-ACT-21", "JW-DEF-05", "JW-DEF-06", "JW-ACT-19"})
    void revive_needsTripitaka_twoHealth_andAnUnconsciousNeighbour() {
      Situation s = at(Situation.on(5, 5).pilgrim("T 2,2 N").health("T", 1).pilgrim("H 1,2 W").health("H", 0)
          .pilgrim("M 4,4 N").health("M", 0), 'T');
      assertThat(s.refusal("revive figure:cho-hakkai")).isEqualTo("JW-ACT-21");
      assertThat(s.refusal("revive figure:monk-sha")).isEqualTo("JW-ACT-19");

      Situation far = at(Situation.on(5, 5).pilgrim("T 2,2 N").pilgrim("M 4,4 N").health("M", 0).pilgrim("H 1,2 W")
          .health("H", 0).with('H', Counters.LYING, Counters.DEAD), 'T');
      assertThat(far.refusal("revive figure:monkey-king")).isEqualTo("JW-DFN-01");
      assertThat(far.refusal("revive figure:cho-hakkai")).isEqualTo("JW-DEF-06");
      Situation sha = at(Situation.on(5, 5).pilgrim("S 2,2 N").pilgrim("H 1,2 W").health("H", 0), 'S');
      assertThat(sha.refusal("revive figure:cho-hakkai")).isEqualTo("JW-ACT-19");
    }

    @Test
    @Rule({"JW-RUL-82", "JW-CRD-24", "JW-DFN-05", "JW-GAT-02", "JW-SET-03"})
    void gate_inactive_canBeClosed_unlessTheQuestForbids() {
      Situation s = at(Situation.of(". . .", ". . G").pilgrim("T 1,0 N").with('T', Counters.SUTRAS, 2)
          .and(it -> it.setGate(0, QuestToken.Gate.INACTIVE)), 'T').play("close token:gate-G1");
      assertThat(s.journey().gate(0)).isEqualTo(QuestToken.Gate.CLOSED);
      assertThat(s.refusal("close token:gate-G1")).isEqualTo("JW-GAT-02");

      Situation open = at(Situation.of(". . .", ". . G").rule(new QuestRule.GatesStayOpen()).pilgrim("T 1,0 N")
          .with('T', Counters.SUTRAS, 1).hand('T', "T1"), 'T');
      assertThat(open.refusal("close token:gate-G1")).isEqualTo("JW-SET-03");
      assertThat(open.refusal("play card:T1 figure:tripitaka")).isEqualTo("JW-RUL-101");
    }
  }

  @Nested
  final class Others {

    @Test
    @Rule({"JW-ACT-17", "JW-ACT-18", "JW-DFN-04"})
    void rest_givesFiveChi_twice() {
      Situation s = at(Situation.on(3, 3).pilgrim("M 1,1 N").with('M', Counters.CHI, 2).hand('M', "F12", "F12"), 'M')
          .play("rest");
      assertThat(s.number('M', Counters.CHI)).isEqualTo(7);
      s.play("play card:F12 figure:monkey-king", "rest");
      assertThat(s.number('M', Counters.CHI)).isEqualTo(10);
      assertThat(s.refusal("rest")).isEqualTo("JW-ACT-18");
    }

    @Test
    @Rule({"JW-RUL-147", "JW-ACT-17", "JW-DFN-04"})
    void rest_atTheMaximumOfChi_isRefused() {
      Situation s = at(Situation.on(3, 3).pilgrim("M 1,1 N").with('M', Counters.CHI, 6), 'M').play("rest");
      assertThat(s.number('M', Counters.CHI)).isEqualTo(10);
      assertThat(s.refusal("rest")).isEqualTo("JW-RUL-147");
      assertThat(s.number('M', Counters.RESTS)).isEqualTo(1);

      Situation hollow = at(Situation.on(3, 3).pilgrim("M 1,1 N").corrupted('M', "C07").with('M', Counters.CHI, 8), 'M');
      assertThat(hollow.refusal("rest")).as("Hollow Heart: 8 is all that there is").isEqualTo("JW-RUL-147");
    }

    /** The well is not used up by the attempt: hurt later, he drinks from it. */
    @Test
    @Rule({"JW-RUL-147", "JW-ACT-15", "JW-ACT-16"})
    void well_atTheMaximumOfHealth_isRefused_andNotUsedUp() {
      Situation s = at(Situation.of("W .", ". .").pilgrim("M 1,1 N").corrupted('M', "C08").health("M", 12), 'M');
      assertThat(s.refusal("recover token:well-1")).isEqualTo("JW-RUL-147");
      assertThat(s.options()).doesNotContain("recover token:well-1");

      Situation hurt = at(Situation.of("W .", ". .").pilgrim("M 1,1 N").corrupted('M', "C08").health("M", 11), 'M')
          .play("recover token:well-1");
      assertThat(hurt.health("M")).isEqualTo(12);
    }

    @Test
    @Rule({"JW-EX-13", "JW-ACT-23", "JW-ACT-24", "JW-KAR-08"})
    void master_searchesAOneTimeCard() {
      Situation s = at(Situation.on(3, 3).pilgrim("M 1,1 N").with('M', Counters.GOOD, 9).onTop("M4", "M8", "M2"), 'M')
          .play("master");
      assertThat(s.number('M', Counters.GOOD)).isEqualTo(5);
      assertThat(s.hand('M')).containsExactly("M2");
      assertThat(s.cards(s.journey().zones().skillDiscards[1])).containsExactlyInAnyOrder("M4", "M8");
      assertThat(s.refusal("master")).isEqualTo("JW-ACT-24");
    }

    @Test
    @Rule({"JW-KAR-08", "JW-RUL-36"})
    void master_withoutKarmaOrCard_isRefused() {
      assertThat(at(Situation.on(3, 3).pilgrim("M 1,1 N").with('M', Counters.GOOD, 3), 'M').refusal("master"))
          .isEqualTo("JW-KAR-08");
      assertThat(at(Situation.on(3, 3).pilgrim("M 1,1 N").with('M', Counters.GOOD, 4).hand('M', "M2", "M3", "M6", "M7"), 'M')
          .refusal("master")).isEqualTo("JW-RUL-36");
    }

    @Test
    @Rule({"JW-TRN-14", "JW-ATK-23", "JW-ACT-02", "JW-ATK-02"})
    void attack_mayBeRepeated_andFindsWhoCameIntoRange() {
      Situation s = at(Situation.on(3, 5).pilgrim("M 1,4 N").demon("1 archer 1,3 S").demon("2 archer 1,2 S")
          .dice("red-1=3,3,3,3 white-1=1,1"), 'M');
      s.play("attack", "kill", "attack", "kill").isOver();
      assertThat(s.number('M', Counters.BAD)).isEqualTo(2);
    }

    @Test
    @Rule({"JW-TRN-15", "JW-RUL-05"})
    void end_losesTheRest() {
      Situation s = at(Situation.on(3, 3).pilgrim("M 1,1 N"), 'M').play("end").isOver();
      assertThat(s.journey().get(Counters.POINTS)).isZero();
    }

    @Test
    @Rule({"JW-RUL-102", "JW-RUL-42", "JW-RUL-43", "JW-RUL-113"})
    void grantedAction_countsForDistraction_notForLure() {
      Situation lured = Situation.on(5, 5).pilgrim("M 2,2 N").corrupted('M', "C01").with('M', Counters.OWN_ACTIONS, 1)
          .with('M', Counters.DEEDS, 1 << Effect.Deed.REST.ordinal()).with('M', Counters.CHI, 3).when(Turns.granted('M'));
      assertThat(lured.options()).contains("rest", "decline").doesNotContain("end");
      lured.play("rest").isOver();
      assertThat(lured.number('M', Counters.ACTIONS)).isEqualTo(1);
      assertThat(lured.number('M', Counters.OWN_ACTIONS)).isEqualTo(1);

      Situation distracted = Situation.on(5, 5).pilgrim("M 2,2 N").corrupted('M', "C02").with('M', Counters.ACTIONS, 1)
          .when(Turns.granted('M')).isOver();
      assertThat(distracted.number('M', Counters.ACTIONS)).as("nothing was left to choose").isEqualTo(1);
    }

    @Test
    @Rule({"JW-QST-04", "JW-RUL-53"})
    void lordOfAQuestEvent_isRemovedBeforeAnybodyGainsKarma() {
      Situation s = Situation.on(5, 5).rule(new QuestRule.Unclaimed("koorogg")).pilgrim("M 2,4 N").demon("1 koorogg 2,2 N")
          .health("1", 1).dice("red-1=3,3 white-1=1 blue=0,0,0").attack("M").play("ray ahead").isOver();
      assertThat(s.journey().pose(s.figure("1"))).isEqualTo(Pose.NONE);
      assertThat(s.number('M', Counters.BAD)).isZero();
      assertThat(s.journey().defeats(s.journey().definition().type("koorogg"))).isEqualTo(1);
    }
  }
}
