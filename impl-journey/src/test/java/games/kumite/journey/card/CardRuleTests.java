package games.kumite.journey.card;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.random.RandomSource;
import games.kumite.journey.ShippedWords;
import games.kumite.journey.Situation;
import games.kumite.journey.campaign.BackToBackLegacy;
import games.kumite.journey.content.Card;
import games.kumite.journey.content.CardKind;
import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Cost;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Trigger;
import games.kumite.journey.deck.DrawCards;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.turn.QuietPoint;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** When cards may be played, what becomes of them, and whose they are. */
final class CardRuleTests {

  @Test
  @Rule({"JW-RUL-62", "JW-CRD-03"})
  void permanentCard_staysInPlay_andIsUsedOncePerEvent() {
    Situation s = Situation.on(5, 5).pilgrim("S 2,2 S").hand('S', "S4").demon("1 warrior 2,3 N")
        .dice("red=2,2 blue-1=0,0").attack("1").play("play card:S4 figure:monk-sha").isOver();
    assertThat(s.hand('S')).isEmpty();
    assertThat(s.cards(s.journey().zones().inPlay[2])).containsExactly("S4");
    assertThat(s.number('S', Counters.CHI)).as("asked once").isEqualTo(8);

    Situation again = Situation.on(5, 5).pilgrim("S 2,2 S").demon("1 warrior 2,3 N")
        .and(it -> it.cards().moveToTop(token(it, "S4"), it.zones().inPlay[2]))
        .dice("red=2,2 blue-1=0,0").attack("1").play("play card:S4 figure:monk-sha").isOver();
    assertThat(again.health("S")).isEqualTo(12);
  }

  @Test
  @Rule({"JW-RUL-132", "JW-CRD-03", "JW-CRD-08"})
  void cardUsedOnce_whoseEffectGoesOn_liesInPlayToTheEndOfTheTurn() {
    Situation s = Situation.on(9, 2).pilgrim("H 0,1 E").pilgrim("S 0,0 E").hand('H', "H7", "F01").onTop("H2")
        .and(it -> it.cards().moveToTop(token(it, "H5"), it.zones().inPlay[3]))
        .when(Turns.inTurn(Turns.activation('H'), Turns.end())).play("play card:H7 figure:cho-hakkai");
    assertThat(s.cards(s.journey().zones().inPlay[3])).containsExactlyInAnyOrder("H5", "H7");
    assertThat(BackToBackLegacy.text(s.journey())).as("not for the next quest").doesNotContain("H7");
    s.play("pass");
    assertThat(s.refusal("play card:H7 figure:cho-hakkai")).isEqualTo("JW-RUL-62");
    s.play("end");
    assertThat(s.asked()).as("the End of turn phase").isEqualTo("quiet Ana");
    s.play("pass").isOver();
    assertThat(s.cards(s.journey().zones().inPlay[3])).as("a permanent one stays").containsExactly("H5");
    assertThat(s.cards(s.journey().zones().skillDiscards[3])).containsExactly("H7");
  }

  private static int token(games.kumite.journey.state.GameState state, String id) {
    int token = 0;
    while (!state.face(token).card.id().equals(id)) {
      token++;
    }
    return token;
  }

  @Test
  @Rule({"JW-CRD-05", "JW-CRD-07", "JW-RUL-63"})
  void cost_mustBePaid_andAPOnlyWhileActive() {
    Situation poor = Situation.on(5, 5).pilgrim("S 2,2 S").with('S', Counters.CHI, 1).hand('S', "S4").demon("1 warrior 2,3 N")
        .dice("red=2,2 blue-1=0,0").attack("1").isOver();
    assertThat(poor.health("S")).isEqualTo(10);

    Situation s = Situation.on(5, 5).pilgrim("H 2,2 S").hand('H', "H1").onTop("F12")
        .with('H', Counters.CHI, 3).when(Turns.activation('H')).play("play card:H1 figure:cho-hakkai");
    assertThat(s.journey().get(Counters.POINTS)).isEqualTo(1);
    assertThat(s.refusal("play card:H1 figure:cho-hakkai")).isIn("JW-CRD-05", "JW-CRD-07");
  }

  @Test
  @Rule({"JW-CRD-30", "JW-RUL-46"})
  void brotherhood_makesHimTheTarget_whoRollsAndDefends_andIsPushedAlongTheLineToHim() {
    Situation s = Situation.on(9, 9).pilgrim("T 4,4 S").pilgrim("S 7,3 N").hand('S', "S1", "S4").demon("1 iron-fan 4,5 N")
        .dice("red=1,1,1 black=4 blue-1=0,1").attack("1").play("play card:S1 figure:monk-sha");
    assertThat(s.asked()).as("he may use further defensive skills").isEqualTo("attack-rolled Ana");
    s.play("play card:S4 figure:monk-sha").isOver();

    assertThat(s.health("T")).isEqualTo(12);
    assertThat(s.health("S")).as("3 and 1 against 1 and 2").isEqualTo(13);
    assertThat(s.where("S")).as("north-east").isEqualTo("8,2 N");
  }

  @Test
  @Rule("JW-RUL-46")
  void redirected_toATargetInItsOwnRight_isAttackedTwice() {
    Situation s = Situation.on(5, 5).pilgrim("S 1,1 S").pilgrim("H 3,1 S").hand('S', "S1").demon("1 berserker 2,2 N")
        .dice("red=1,0 black=1 blue-1=0,0 red=1,0 black=1 blue-1=0,0").attack("1")
        .play("target figure:cho-hakkai", "play card:S1 figure:monk-sha").isOver();
    assertThat(s.health("S")).isEqualTo(12);
    assertThat(s.health("H")).isEqualTo(16);
  }

  @Test
  @Rule({"JW-CRD-26", "JW-RUL-112"})
  void mercy_ignoresKnockBackAndConditions() {
    Situation s = Situation.on(5, 5).pilgrim("T 4,4 S").pilgrim("M 2,2 S").hand('T', "T3").demon("1 iron-fan 2,3 N")
        .dice("red=3,3,3 black=6").attack("1").play("play card:T3 figure:tripitaka").isOver();
    assertThat(s.health("M")).isEqualTo(14);
    assertThat(s.conditions("M")).isEmpty();
    assertThat(s.where("M")).isEqualTo("2,2 S");
  }

  @Test
  @Rule({"JW-CRD-27", "JW-CRD-29"})
  void asureSeal_givesTheConditionBack() {
    Situation s = Situation.on(5, 5).pilgrim("T 2,2 S").hand('T', "T4").demon("1 iron-fan 2,3 N")
        .dice("red=1,1,1 black=6").attack("1").play("play card:T4 figure:tripitaka").isOver();
    assertThat(s.health("T")).isEqualTo(12);
    assertThat(s.health("1")).isEqualTo(13);
    assertThat(s.conditions("1")).containsExactly("PARALYZED 0");
  }

  @Test
  @Rule({"JW-RUL-112", "JW-CRD-27", "JW-RUL-69"})
  void attackTurnedBack_leavesTheOthersOfTheAction_ifTheAttackerStands() {
    Situation s = Situation.on(5, 5).seats(2).pilgrim("T 1,1 S").pilgrim("H 3,1 S").hand('T', "T4")
        .demon("1 berserker 2,2 N").dice("red=0,0 black=1 red=2,0 black=1 blue-2=0").attack("1")
        .play("target figure:tripitaka", "play card:T4 figure:tripitaka").isOver();
    assertThat(s.health("T")).isEqualTo(12);
    assertThat(s.health("H")).isEqualTo(14);

    Situation fallen = Situation.on(5, 5).seats(2).pilgrim("T 1,1 S").pilgrim("H 3,1 S").hand('T', "T4")
        .demon("1 berserker 2,2 N").dice("red=3,3 black=1").attack("1")
        .play("target figure:tripitaka", "play card:T4 figure:tripitaka", "kill").isOver();
    assertThat(fallen.where("1")).isEqualTo("none");
    assertThat(fallen.health("H")).as("nobody is left to attack him").isEqualTo(16);
  }

  @Test
  @Rule("JW-CRD-31")
  void spiritOfFortune_isForSpinsAlone() {
    Situation s = Situation.on(5, 5).pilgrim("S 2,2 S").hand('S', "S2").when(Turns.activation('S'));
    assertThat(s.refusal("play card:S2 figure:monk-sha")).isEqualTo("JW-CRD-04");
  }

  @Test
  @Rule("JW-CRD-32")
  void greedy_needsNoBox() {
    Situation s = Situation.on(5, 5).pilgrim("H 2,2 S").hand('H', "H1").onTop("F02").when(Turns.activation('H'))
        .play("play card:H1 figure:cho-hakkai");
    assertThat(s.cards(s.journey().hand(3))).containsExactly("F02");
  }

  @Test
  @Rule({"JW-CRD-20", "JW-DFN-04"})
  void fortune_neverPassesAMaximum() {
    Situation s = Situation.on(5, 5).pilgrim("T 2,2 S").health("T", 11).hand('T', "F02").when(QuietPoint.POINT)
        .play("play card:F02 figure:tripitaka").isOver();
    assertThat(s.health("T")).isEqualTo(12);
    Situation bad = Situation.on(5, 5).pilgrim("T 2,2 S").with('T', Counters.BAD, 1).hand('T', "F14").when(QuietPoint.POINT)
        .play("play card:F14 figure:tripitaka").isOver();
    assertThat(bad.number('T', Counters.BAD)).isZero();
  }

  @Test
  @Rule("JW-RUL-84")
  void healing_isForTheConscious_aCureForAnybody() {
    Situation s = Situation.on(5, 5).pilgrim("T 2,2 S").pilgrim("M 2,3 S").health("M", 0).condition("M", "SLOWED", 0)
        .hand('T', "F04", "F05").when(QuietPoint.POINT);
    assertThat(s.refusal("play card:F04 figure:tripitaka")).isEqualTo("JW-RUL-101");
    s.play("play card:F05 figure:tripitaka").isOver();
    assertThat(s.conditions("M")).isEmpty();
  }

  @Test
  @Rule({"JW-RUL-70", "JW-DEF-02"})
  void onceRevealed_onlyACardForThisDamageHelps() {
    Situation s = Situation.on(5, 5).pilgrim("M 2,2 S").health("M", 2).hand('M', "M3", "F02").demon("1 warrior 2,3 N")
        .dice("red=3,3 blue-1=0,0").attack("1");
    assertThat(s.asked()).isEqualTo("lethal Ana");
    assertThat(s.options()).containsExactly("play card:M3 figure:monkey-king", "pass");
  }

  @Test
  @Rule({"JW-RUL-103", "JW-ATK-01"})
  void patternCard_isDeclaredFirst_andOneThatIsHopedForMayStartAnAttack() {
    Situation s = Situation.on(9, 9).pilgrim("M 3,8 N").hand('M', "M4", "F07").demon("1 warrior 3,4 S")
        .when(Turns.activation('M')).play("attack");
    assertThat(s.asked()).isEqualTo("declare Ana");
    assertThat(s.options()).containsExactly("play card:M4 figure:monkey-king", "pass");
    s.play("pass");
    assertThat(s.journey().get(Counters.POINTS)).as("nobody was a target: the AP is spent").isEqualTo(1);

    s.play("attack", "play card:M4 figure:monkey-king");
    assertThat(s.asked()).isEqualTo("before-attack Ana");
    assertThat(s.options()).containsExactly("play card:F07 figure:monkey-king", "pass");
  }

  @Test
  @Rule("JW-RUL-110")
  void taunt_reachesTwoByWalking() {
    Situation far = Situation.on(7, 7).pilgrim("T 3,3 S").pilgrim("M 5,2 N").hand('M', "M7").demon("1 warrior 3,4 N")
        .dice("red=1,1 blue-1=0,0").attack("1").isOver();
    assertThat(far.health("T")).as("D is 3").isEqualTo(10);
  }

  @Test
  @Rule("JW-RUL-54")
  void karma_isTheAttackers_whoeverHelped() {
    Situation s = Situation.on(5, 5).pilgrim("M 2,2 N").pilgrim("T 0,0 N").hand('M', "F07").demon("1 archer 2,1 S")
        .dice("red-1=2,0 white-1=1").attack("M").play("play card:F07 figure:monkey-king", "kill").isOver();
    assertThat(s.number('M', Counters.BAD)).isEqualTo(1);
    assertThat(s.number('T', Counters.BAD)).isZero();
  }

  @Test
  @Rule({"JW-CRD-09", "JW-RUL-52"})
  void manyDice_areNoLimit() {
    Situation s = Situation.on(5, 5).pilgrim("T 2,2 N").with('T', Counters.LEVEL, 3).hand('T', "T6", "F11").demon("1 archer 2,1 S")
        .dice("red-1=3,0,0,0,0,0,0,0,2 white-1=5").attack("T")
        .play("cleanse", "play card:T6 figure:tripitaka", "play card:F11 figure:tripitaka").isOver();
    assertThat(s.number('T', Counters.GOOD)).isEqualTo(2);
  }

  @Test
  @Rule({"JW-RUL-41", "JW-CRD-04"})
  void window_asksTheAttackersController_thenInInitiativeOrder() {
    Situation s = Situation.on(9, 9).seats(4).pilgrim("T 8,8 N").pilgrim("M 7,7 N").pilgrim("S 3,3 N").pilgrim("H 6,6 N")
        .hand('T', "F03").hand('S', "F09").hand('M', "F02").demon("1 warrior 3,2 S")
        .dice("red-3=1,0 white-3=1").attack("S");
    assertThat(s.asked()).isEqualTo("attack-rolled Cy");

    Situation demons = Situation.on(9, 9).seats(4).pilgrim("T 8,8 N").pilgrim("M 3,3 S").pilgrim("S 3,8 N")
        .hand('T', "F08").hand('S', "F08").with('S', Counters.PLACE, 1).with('T', Counters.PLACE, 3).demon("1 warrior 3,4 N")
        .dice("red=3,0").attack("1");
    assertThat(demons.asked()).isEqualTo("attack-rolled Cy");
    demons.play("pass");
    assertThat(demons.asked()).isEqualTo("attack-rolled Ana");
  }

  @Test
  @Rule("JW-SPC-08")
  void follow_thatIsNotLegal_isNotAsked() {
    Situation s = Situation.on(9, 9).pilgrim("M 3,4 N").pilgrim("T 3,3 N").demon("1 warrior 4,3 S")
        .dice("red-1=0,0 white-1=4 blue=0").attack("M").isOver();
    assertThat(s.where("1")).isEqualTo("5,2 S");
    assertThat(s.where("M")).isEqualTo("3,4 N");
  }

  @Test
  @Rule({"JW-KAR-05", "JW-KAR-01"})
  void exchange_isDoneUnasked_asOftenAsItIsDue() {
    Situation s = Situation.of("V .", ". .").pilgrim("M 1,1 N").with('M', Counters.GOOD, 18).onTop("M4", "M8")
        .when(Turns.activation('M')).play("rescue token:villager-1");
    assertThat(s.number('M', Counters.GOOD)).isEqualTo(1);
    assertThat(s.hand('M')).containsExactlyInAnyOrder("M4", "M8");
  }

  @Test
  @Rule({"JW-ATK-08", "JW-ATK-11", "JW-RUL-19"})
  void xOfADie_isNothing() {
    Situation s = Situation.on(5, 5).pilgrim("M 2,2 S").demon("1 warrior 2,3 N").dice("red=0,2 blue-1=0,1").attack("1")
        .isOver();
    assertThat(s.health("M")).isEqualTo(13);
  }

  @Test
  @Rule("JW-CRD-06")
  void healthCost_mustLeaveOneHealth() {
    Content bloody = Cases.changing("S4", card -> new Card(card.deck(), card.pilgrim(), card.id(), card.name(), card.kind(),
        card.copies(), card.trigger(), new Cost(0, 3, 0), card.clauses(), card.oncePerTurn(), card.duration()));
    Situation s = Situation.on(5, 5).content(bloody).pilgrim("S 2,2 S").health("S", 4).hand('S', "S4")
        .demon("1 warrior 2,3 N").dice("red=1,1 blue-1=0,0").attack("1").play("play card:S4 figure:monk-sha").isOver();
    assertThat(s.health("S")).isEqualTo(1);
    Situation weak = Situation.on(5, 5).content(bloody).pilgrim("S 2,2 S").health("S", 3).hand('S', "S4")
        .demon("1 warrior 2,3 N").dice("red=1,1 blue-1=0,0").attack("1").isOver();
    assertThat(weak.health("S")).isEqualTo(1);
  }

  @Test
  @Rule("JW-CRD-04")
  void forcedCard_isPlayedUnasked_onceForItsEvent() {
    for (CardKind kind : new CardKind[] {CardKind.ONE_TIME, CardKind.PERMANENT}) {
      Content forced = Cases.changing("H3", card -> new Card(card.deck(), card.pilgrim(), card.id(), card.name(), kind,
          card.copies(), new Trigger(Trigger.Moment.FORCED, card.trigger().events(), card.trigger().party(), 0), card.cost(),
          card.clauses(), card.oncePerTurn(), card.duration()));
      Situation s = Situation.on(5, 5).content(forced).pilgrim("H 2,2 S").health("H", 9).hand('H', "H3")
          .demon("1 warrior 2,3 N").dice("red=3,2 blue-1=0").attack("1").isOver();
      assertThat(s.health("H")).isEqualTo(8);
      assertThat(s.number('H', Counters.CHI)).isEqualTo(8);
    }
  }

  private static Content halving(String track) {
    return Cases.changing("S4", card -> new Card(card.deck(), card.pilgrim(), card.id(), card.name(), card.kind(),
        card.copies(), new Trigger(Trigger.Moment.ANY, List.of(), card.trigger().party(), 0), Cost.NOTHING,
        List.of(new Clause(Clause.Timing.PLAIN, ShippedWords.ALL.effect("halve(" + track + ")"), false)), card.oncePerTurn(), card.duration()));
  }

  @Test
  @Rule("JW-DFN-06")
  void halving_roundsDown() {
    Situation s = Situation.on(5, 5).content(halving("chi")).pilgrim("S 2,2 S").with('S', Counters.CHI, 7).hand('S', "S4")
        .when(QuietPoint.POINT).play("play card:S4 figure:monk-sha").isOver();
    assertThat(s.number('S', Counters.CHI)).isEqualTo(3);
    Situation good = Situation.on(5, 5).content(halving("good")).pilgrim("S 2,2 S").with('S', Counters.GOOD, 1)
        .hand('S', "S4").when(QuietPoint.POINT).play("play card:S4 figure:monk-sha").isOver();
    assertThat(good.number('S', Counters.GOOD)).isZero();
    Situation health = Situation.on(5, 5).content(halving("health")).pilgrim("S 2,2 S").pilgrim("T 0,0 N").health("S", 5)
        .hand('S', "S4").when(QuietPoint.POINT).play("play card:S4 figure:monk-sha").isOver();
    assertThat(health.health("S")).isEqualTo(2);
    assertThat(Situation.on(5, 5).content(halving("bad")).pilgrim("S 2,2 S").hand('S', "S4").when(QuietPoint.POINT).isOver()
        .hand('S')).as("nothing to halve").containsExactly("S4");
  }

  @Test
  @Rule({"JW-DFN-06", "JW-DEF-02"})
  void halvingTheLastPoint_knocksOut() {
    Situation s = Situation.on(5, 5).content(halving("health")).pilgrim("S 2,2 S").pilgrim("T 0,0 N").health("S", 1)
        .hand('S', "S4").when(QuietPoint.POINT).play("play card:S4 figure:monk-sha").isOver();
    assertThat(s.number('S', Counters.LYING)).isEqualTo(1);
  }

  private static Content forcing(String id, CardKind kind) {
    return Cases.changing(id, card -> new Card(card.deck(), card.pilgrim(), card.id(), card.name(), kind, card.copies(),
        new Trigger(Trigger.Moment.FORCED, card.trigger().events(), card.trigger().party(), 0), card.cost(), card.clauses(),
        card.oncePerTurn(), card.duration()));
  }

  @Test
  @Rule({"JW-CRD-04", "JW-RUL-124"})
  void forcedCard_changesTheDiceOfAnAttack_unaskedAndOnce() {
    for (CardKind kind : new CardKind[] {CardKind.ONE_TIME, CardKind.PERMANENT}) {
      Situation s = Situation.on(5, 5).content(forcing("S4", kind)).pilgrim("S 2,2 S").hand('S', "S4")
          .demon("1 warrior 2,3 N").dice("red=3,2 blue-1=0,1").attack("1").isOver();
      assertThat(s.health("S")).as("5 less 1 less 2").isEqualTo(12);
      assertThat(s.number('S', Counters.CHI)).isEqualTo(8);
    }
  }

  @Test
  @Rule("JW-RUL-124")
  void forcedReroll_letsItsOwnerChooseTheDice() {
    Situation s = Situation.on(5, 5).content(forcing("M6", CardKind.ONE_TIME)).pilgrim("M 2,2 N").hand('M', "M6")
        .demon("1 archer 2,1 S").dice("red-1=0,0,2 white-1=1").attack("M");
    assertThat(s.asked()).isEqualTo("reroll Ana");
    s.play("reroll red 1", "done", "kill").isOver();
    assertThat(s.number('M', Counters.BAD)).isEqualTo(1);
  }

  @Test
  @Rule("JW-QST-03")
  void cardsThatAreRemoved_areNotInTheDeck_andNotInTheRenewedOne() {
    Content all = Cases.SHIPPED;
    Content fewer = new Content(all.dice(), all.pilgrims(), all.demons(), all.conditions(), all.skills(),
        all.fortunes().stream().filter(card -> card.id().equals("F02") || card.id().equals("F10")).toList(),
        all.misfortunes(), all.corruptions(), all.demonCards(), all.tiles(), all.quests());
    GameState state = Situation.on(2, 2).content(fewer).pilgrim("T 1,1 N").seed(1).when(Turns.activation('T')).journey();
    for (int round = 0; round < 2; round++) {
      List<String> drawn = new ArrayList<>();
      for (int card = DrawCards.top(state, Deck.FORTUNE); card >= 0; card = DrawCards.top(state, Deck.FORTUNE)) {
        drawn.add(state.face(card).card.id());
        state.move(card, state.hand(0));
      }
      assertThat(drawn).containsExactlyInAnyOrder("F02", "F02", "F10", "F10");
      while (!state.cards().isEmpty(state.hand(0))) {
        state.move(state.cards().top(state.hand(0)), state.zones().discards(Deck.FORTUNE));
      }
    }
  }

  @Test
  @Rule("JW-RUL-101")
  void whoHasNoDefenseDice_rollsNobodyElsesAgain() {
    Situation s = Situation.on(5, 5).pilgrim("H 2,2 S").corrupted('H', "C10").hand('H', "F09")
        .demon("1 warrior 2,3 N").dice("red=1,1").attack("1").isOver();
    assertThat(s.health("H")).isEqualTo(14);
  }

  @Test
  @Rule("JW-RUL-62")
  void oncePerTurn_isOnceInATurn() {
    Situation s = Situation.on(5, 5).pilgrim("M 2,3 N").hand('M', "M8").demon("1 archer 2,2 S").demon("2 archer 2,1 S")
        .dice("red-1=3,3,3,3 white-1=1,1").when(Turns.activation('M'))
        .play("attack", "kill", "play card:M8 figure:monkey-king", "attack", "kill");
    assertThat(s.asked()).as("not asked again").isEqualTo("act Ana");
    assertThat(s.journey().get(Counters.POINTS)).isEqualTo(1);
  }

  /** Two cards that look alike: after the first the second may be played, in every world that could be this one. */
  @Test
  @Rule({"JW-RUL-62", "JW-CRD-01"})
  void secondCopyOfACard_isPlayable_inEveryImaginedWorld() {
    Situation s = Situation.on(5, 5).pilgrim("M 2,2 N").with('M', Counters.BAD, 7).hand('M', "F14", "F14").when(QuietPoint.POINT)
        .play("play card:F14 figure:monkey-king");
    assertThat(s.options()).hasSize(2).anyMatch(text -> text.startsWith("play card:F14"));
    Match match = s.match();
    for (int seed = 0; seed < 20; seed++) {
      Match imagined = match.perspective(match.decision().seat()).imagine(RandomSource.seeded(seed));
      assertThat(imagined.decision().actions()).isEqualTo(match.decision().actions());
    }
  }
}
