package games.kumite.journey.card;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Viewer;
import games.kumite.journey.Situation;
import games.kumite.journey.content.Deck;
import games.kumite.journey.state.Counters;
import games.kumite.journey.turn.QuietPoint;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Fortune, misfortune, corruption and condition cards in unusual settings, worked out by hand. */
final class FortuneCornerTests {

  @Nested
  final class Fortune {

    /** The last card of his hand is played at a quiet point, and nothing is left to discard: he draws, and that is all. */
    @Test
    @Rule({"JW-CRD-21", "JW-DFN-02", "JW-CRD-01"})
    void omMala_asTheLastCard_drawsFromTheRenewedDeck() {
      Situation s = Situation.on(3, 3).seats(3).pilgrim("S 1,1 N").hand('S', "F01")
          .and(it -> it.cards().moveAll(it.zones().skills[2], it.zones().skillDiscards[2])).shuffle("skill-deck-3")
          .when(QuietPoint.POINT);
      assertThat(s.asked()).isEqualTo("quiet Cy");
      s.play("play card:F01 figure:monk-sha").isOver();
      assertThat(s.hand('S')).hasSize(1).allMatch(id -> id.startsWith("S"));
      assertThat(s.cards(s.journey().zones().skillDiscards[2])).isEmpty();
      assertThat(s.match().events(Viewer.spectator()).read()).filteredOn(event -> event.type().equals("renewed"))
          .singleElement().satisfies(event -> {
            assertThat(event.arguments()).containsEntry("deck", "deck:skill-monk-sha");
            assertThat(event.text()).isEqualTo("The skill deck of Monk Sha is renewed from its discards.");
          });
    }

    /** A skill card in play lies in no hand: only the one in the hand can go. */
    @Test
    @Rule({"JW-CRD-03", "JW-RUL-104"})
    void omMala_discardsFromTheHand_notWhatIsInPlay() {
      Situation s = Situation.on(3, 3).pilgrim("S 1,1 N").hand('S', "F01", "S2", "S4").onTop("S5")
          .and(it -> it.cards().moveToTop(it.cards().top(it.hand(2)), it.zones().inPlay[2])).when(QuietPoint.POINT);
      assertThat(s.cards(s.journey().zones().inPlay[2])).containsExactly("S4");
      s.play("play card:F01 figure:monk-sha").isOver();
      assertThat(s.hand('S')).containsExactly("S5");
      assertThat(s.cards(s.journey().zones().skillDiscards[2])).containsExactly("S2");
    }

    /** The curse keeps chi away, not health. */
    @Test
    @Rule({"JW-RUL-101", "JW-CRD-20"})
    void tea_isInVainForTheCursed_thePeachIsNot() {
      Situation s = Situation.on(3, 3).pilgrim("H 1,1 N").with('H', Counters.CHI, 2).health("H", 10).condition("H", "CURSED", 1)
          .hand('H', "F02", "F03").when(QuietPoint.POINT);
      assertThat(s.options()).containsExactly("play card:F02 figure:cho-hakkai", "pass");
      s.play("play card:F02 figure:cho-hakkai").isOver();
      assertThat(s.health("H")).isEqualTo(15);
    }

    /** The tenth point of good karma comes at a quiet point of another one's turn. */
    @Test
    @Rule({"JW-KAR-01", "JW-RUL-35", "JW-RUL-36"})
    void kindThought_mayBeTheTenth_alsoWithoutAPermanentCardLeft() {
      Situation s = Situation.on(3, 3).seats(3).pilgrim("H 1,1 N").with('H', Counters.GOOD, 9).hand('H', "F10").onTop("H3", "H1")
          .when(QuietPoint.POINT).play("play card:F10 figure:cho-hakkai").isOver();
      assertThat(s.number('H', Counters.GOOD)).isEqualTo(1);
      assertThat(s.hand('H')).containsExactly("H1");

      Situation none = Situation.on(3, 3).pilgrim("H 1,1 N").with('H', Counters.GOOD, 8).hand('H', "H1", "H2", "H5", "H8", "F10")
          .shuffle("skill-deck-4").when(QuietPoint.POINT).play("play card:F10 figure:cho-hakkai");
      assertThat(none.number('H', Counters.GOOD)).isZero();
      assertThat(none.hand('H')).containsExactlyInAnyOrder("H1", "H2", "H5", "H8");
    }

    /** Carried into the fire he does not burn, nor at the end of this activation; a whole turn later he does. */
    @Test
    @Rule({"JW-RUL-61", "JW-RUL-09", "JW-TER-05"})
    void borrowedCloud_ontoARedSquare_burnsOneTurnLater() {
      Situation s = Situation.of(". . r", ". . .").pilgrim("T 0,1 N").hand('T', "F13")
          .when(Turns.inTurn(Turns.activation('T'), Turns.activation('T')))
          .play("play card:F13 figure:tripitaka", "to space:c1", "end");
      assertThat(s.health("T")).isEqualTo(12);
      s.play("end").isOver();
      assertThat(s.health("T")).isEqualTo(11);
    }

    /** The squares of his own tile that are free: not the other tile, no token, no miniature, and not where he is. */
    @Test
    @Rule({"JW-DFN-07", "JW-MOV-05", "JW-RUL-104"})
    void borrowedCloud_staysOnTheOwnTile() {
      Situation s = Situation.of(". V . .", ". . . .").secondTileFrom(2).pilgrim("T 0,0 W").hand('T', "F13")
          .when(Turns.activation('T')).play("play card:F13 figure:tripitaka");
      assertThat(s.options()).containsExactlyInAnyOrder("to space:a2", "to space:b2");

      Situation one = Situation.of(". V . .", ". . . .").secondTileFrom(2).pilgrim("T 0,0 W").pilgrim("M 1,1 N").hand('T', "F13")
          .when(Turns.activation('T')).play("play card:F13 figure:tripitaka");
      assertThat(one.where("T")).as("unasked, the facing kept").isEqualTo("0,1 W");
    }

    /** Carried out of the fire he has left it. */
    @Test
    @Rule({"JW-RUL-09", "JW-TER-05"})
    void borrowedCloud_offARedSquare_savesFromIt() {
      Situation s = Situation.of("r . .", ". . .").pilgrim("T 0,0 N").hand('T', "F13").when(Turns.activation('T'))
          .play("play card:F13 figure:tripitaka", "to space:c1", "end").isOver();
      assertThat(s.health("T")).isEqualTo(12);
    }

    /** Monk Sha beside him lies, Cho Hakkai is two squares away. */
    @Test
    @Rule({"JW-RUL-84", "JW-DFN-01", "JW-RUL-104"})
    void ironRiceBowl_isForTheOwnerOrAConsciousNeighbour() {
      Situation s = Situation.on(4, 3).seats(3).pilgrim("M 1,1 N").health("M", 12).pilgrim("S 1,2 N").health("S", 0)
          .pilgrim("H 3,1 N").health("H", 5).hand('M', "F04").when(QuietPoint.POINT).play("play card:F04 figure:monkey-king").isOver();
      assertThat(s.health("M")).as("nobody else is near").isEqualTo(14);
    }
  }

  @Nested
  final class Misfortune {

    private Situation spun(String card) {
      return Situation.of("B . . .", ". . . .").seats(3).pilgrim("T 3,1 N").pilgrim("H 1,1 N").onTop(card)
          .dice("spinner-1=2");
    }

    @Test
    @Rule({"JW-CRD-22", "JW-CRD-20"})
    void whatIsThere_isLost_andNoMore() {
      Situation chi = spun("N02").with('H', Counters.CHI, 3).when(Turns.activation('H')).play("meditate");
      assertThat(chi.number('H', Counters.CHI)).isZero();
      Situation good = spun("N07").with('H', Counters.GOOD, 1).when(Turns.activation('H')).play("meditate");
      assertThat(good.number('H', Counters.GOOD)).isZero();
    }

    /** 9 and 2: one point is left, the weapon is of level 2 and the first corruption card is there. */
    @Test
    @Rule({"JW-KAR-02", "JW-RUL-35", "JW-CRD-22"})
    void cruelThought_mayBeTheTenth() {
      Situation s = spun("N08").with('H', Counters.BAD, 9).onTop("C11").when(Turns.activation('H')).play("meditate");
      assertThat(s.number('H', Counters.BAD)).isEqualTo(1);
      assertThat(s.number('H', Counters.LEVEL)).isEqualTo(2);
      assertThat(s.cards(s.journey().zones().corruption[3])).containsExactly("C11");
    }

    /** Two fortune cards in the hand of the one who spins: his player says which. The last one goes unasked. */
    @Test
    @Rule({"JW-RUL-104", "JW-CRD-22"})
    void lostPurse_isTheOwnersChoice() {
      Situation s = spun("N05").hand('H', "F07", "F12", "H1").when(Turns.activation('H')).play("meditate");
      assertThat(s.asked()).isEqualTo("discard Ana");
      assertThat(s.options()).containsExactlyInAnyOrder("discard card:F07", "discard card:F12");
      s.play("discard card:F12");
      assertThat(s.hand('H')).containsExactlyInAnyOrder("F07", "H1");

      Situation last = spun("N05").hand('H', "F12", "H1").when(Turns.activation('H')).play("meditate");
      assertThat(last.hand('H')).containsExactly("H1");
    }

    /** One on the tile lies already, one is at his last point, one stands on the other tile. */
    @Test
    @Rule({"JW-RUL-125", "JW-DFN-07", "JW-DEF-01"})
    void sharedPain_isForTheOwnTile() {
      Situation s = Situation.of("B . . . .", ". . . . .").secondTileFrom(3).pilgrim("T 2,1 N").health("T", 1).pilgrim("M 2,0 N")
          .health("M", 0).with('M', Counters.LYING, 2).pilgrim("S 3,1 N").pilgrim("H 1,1 N").onTop("N10").dice("spinner-1=2")
          .when(Turns.activation('H')).play("meditate");
      assertThat(s.number('T', Counters.LYING)).isEqualTo(1);
      assertThat(s.number('M', Counters.LYING)).isEqualTo(2);
      assertThat(s.health("S")).isEqualTo(14);
      assertThat(s.health("H")).isEqualTo(15);
    }

    /** Slowed in the middle of his activation: the move after it has 2 points. */
    @Test
    @Rule({"JW-CRD-22", "JW-CRD-03"})
    void heavyLegs_bindAtOnce() {
      Situation s = spun("N03").when(Turns.activation('H')).play("meditate", "move");
      assertThat(s.options()).contains("go space:c2 east 1")
          .noneMatch(text -> text.startsWith("go space:d"));
    }

    @Test
    @Rule({"JW-RUL-74", "JW-RUL-93"})
    void ambush_withoutAGate_bringsNobody() {
      Situation none = spun("N09").when(Turns.activation('H')).play("meditate");
      assertThat(none.events()).noneMatch(text -> text.contains("appears"));
    }
  }

  @Nested
  final class Conditions {

    /** What he is given is health alone: the curse lets no chi come to him. */
    @Test
    @Rule({"JW-RUL-32", "JW-ACT-20"})
    void cursed_isRevivedWithoutChi() {
      Situation s = Situation.on(3, 3).pilgrim("T 1,1 N").health("T", 4).pilgrim("M 1,2 N").health("M", 0).with('M', Counters.CHI, 7)
          .condition("M", "CURSED", 1).when(Turns.activation('T')).play("revive figure:monkey-king");
      assertThat(s.options()).containsExactlyInAnyOrder("give 1 0", "give 2 0", "give 3 0");
    }

    @Test
    @Rule({"JW-ACT-20", "JW-ACT-21", "JW-ACT-22", "JW-RUL-32"})
    void reviving_givesWhatTripitakaCanSpare_evenIfTheOtherHadMoreChi() {
      Situation s = Situation.on(3, 3).pilgrim("T 1,1 N").health("T", 9).with('T', Counters.CHI, 2).pilgrim("M 1,2 N").health("M", 0)
          .with('M', Counters.CHI, 7).when(Turns.activation('T')).play("revive figure:monkey-king");
      assertThat(s.options()).hasSize(15).contains("give 5 2", "give 1 0").doesNotContain("give 6 0", "give 5 3");
      s.play("give 5 1");
      assertThat(s.health("M")).isEqualTo(5);
      assertThat(s.number('M', Counters.CHI)).as("not what he had").isEqualTo(1);
      assertThat(s.health("T")).isEqualTo(4);
      assertThat(s.number('T', Counters.CHI)).isEqualTo(1);
    }

    @Test
    @Rule("JW-CRD-15")
    void secondCopyOfDisabled_startsAnew() {
      Situation s = Situation.on(5, 5).pilgrim("T 0,0 N").pilgrim("M 2,2 S").condition("M", "DISABLED", 1)
          .demon("1 drummer 2,3 N").dice("red=0 black=6 blue-1=0,0").attack("1").isOver();
      assertThat(s.conditions("M")).containsExactly("DISABLED 0");
    }

    /** All but an attack is open to the disabled; dazed as well, he does one of it. */
    @Test
    @Rule({"JW-CRD-17", "JW-CRD-18"})
    void disabled_doesAllElse_onceIfDazed() {
      Situation s = Situation.of("B W .", ". . .", "V . .").pilgrim("H 1,1 N").health("H", 3).with('H', Counters.CHI, 3)
          .condition("H", "DISABLED", 1).condition("H", "DAZED", 1).demon("1 warrior 2,0 S").when(Turns.activation('H'));
      assertThat(s.options()).contains("move", "pray", "meditate", "rest", "recover token:well-1", "rescue token:villager-1")
          .doesNotContain("attack");
      s.play("recover token:well-1").isOver();
      assertThat(s.health("H")).isEqualTo(16);
    }

    /** Old Wound: a well heals to the maximum that is left. */
    @Test
    @Rule({"JW-ACT-15", "JW-DFN-04", "JW-ACT-16"})
    void well_healsToTheWoundedMaximum_onceForEach() {
      Situation s = Situation.of("W . .", ". . .").pilgrim("H 1,1 N").health("H", 3).corrupted('H', "C08")
          .when(Turns.activation('H')).play("recover token:well-1");
      assertThat(s.health("H")).isEqualTo(14);
      assertThat(s.options()).doesNotContain("recover token:well-1");
    }
  }

  @Nested
  final class Decks {

    /** Two in deck and discards together: the white spin shows two, and the one not kept goes back. */
    @Test
    @Rule({"JW-RUL-37", "JW-DFN-02"})
    void meditation_renewsTheDeckInTheMiddle() {
      Situation s = Situation.of("B . .", ". . .").pilgrim("H 1,1 N").onTop("F02", "F12")
          .and(it -> {
            int first = it.cards().top(it.zones().deck(Deck.FORTUNE));
            int second = it.cards().next(first);
            it.cards().moveAll(it.zones().deck(Deck.FORTUNE), it.hand(1));
            it.cards().moveToTop(first, it.zones().deck(Deck.FORTUNE));
            it.cards().moveToTop(second, it.zones().discards(Deck.FORTUNE));
          }).dice("spinner-1=1").shuffle("fortune-deck").when(Turns.activation('H')).play("meditate");
      assertThat(s.options()).containsExactlyInAnyOrder("keep card:F02", "keep card:F12");
      s.play("keep card:F12");
      assertThat(s.hand('H')).containsExactly("F12");
      assertThat(s.cards(s.journey().zones().discards(Deck.FORTUNE))).containsExactly("F02");
    }

    /** No fortune card anywhere: he may still spin, and keeps nothing; praying is not possible. */
    @Test
    @Rule({"JW-DFN-03", "JW-RUL-37", "JW-ACT-08"})
    void meditation_withoutACard_bringsNothing() {
      Situation s = Situation.of("B . .", ". . .").pilgrim("H 1,1 N")
          .and(it -> it.cards().moveAll(it.zones().deck(Deck.FORTUNE), it.hand(1))).dice("spinner-1=1")
          .when(Turns.activation('H'));
      assertThat(s.options()).doesNotContain("pray").contains("meditate");
      s.play("meditate");
      assertThat(s.asked()).isEqualTo("act Ana");
      assertThat(s.hand('H')).isEmpty();
    }
  }
}
