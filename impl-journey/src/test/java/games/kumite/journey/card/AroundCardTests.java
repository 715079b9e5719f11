package games.kumite.journey.card;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.ShippedWords;
import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Pilgrim;
import games.kumite.journey.content.PilgrimEntry;
import games.kumite.journey.map.Facing;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What the map and other pilgrims make of a card: who is near, who can use it, who comes first. */
final class AroundCardTests {

  private static void marching(GameState it) {
    for (int token = 0; token < it.cards().layout().size(); token++) {
      if (it.face(token).card.id().equals("phase-march")) {
        it.cards().moveToTop(token, it.zones().special);
      }
    }
  }

  private static Content onLongBases() {
    Content shipped = Content.shelf(ShippedWords.ALL).of("");
    return new Content(shipped.dice(), shipped.pilgrims().stream().map(AroundCardTests::longer).toList(), shipped.demons(),
        shipped.conditions(), shipped.skills(), shipped.fortunes(), shipped.misfortunes(), shipped.corruptions(),
        shipped.demonCards(), shipped.tiles(), shipped.quests());
  }

  private static Pilgrim longer(Pilgrim pilgrim) {
    PilgrimEntry it = pilgrim.entry();
    return new Pilgrim(new PilgrimEntry(it.id(), it.name(), it.leader(), 1, 2, it.move(), it.health(), it.targets(), it.attackDice(),
        it.defenseDice(), it.cleanseDice(), it.icon(), it.chi(), it.weapons()), pilgrim.icon(), pilgrim.weapons());
  }

  private static Situation parted() {
    return Situation.on(5, 2).line(1, 0, Facing.EAST, 'y').line(1, 1, Facing.EAST, 'y').pilgrim("M 1,1 N")
        .pilgrim("T 2,1 N").demon("1 warrior 3,1 W").hand('M', "M7").dice("red=1,1 blue-1=0,0");
  }

  @Test
  @Rule({"JW-RUL-110", "JW-RUL-10"})
  void taunt_reachesThroughAWall_whilePhaseMarchIsFaceUp() {
    Situation s = parted().attack("1").isOver();
    assertThat(s.health("T")).as("no way leads through the wall").isEqualTo(10);

    Situation march = parted().and(AroundCardTests::marching).attack("1").play("play card:M7 figure:monkey-king").isOver();
    assertThat(march.health("T")).isEqualTo(12);
    assertThat(march.health("M")).isEqualTo(12);
  }

  @Test
  @Rule("JW-RUL-46")
  void redirectedAttack_comesFromTheSquareThatIsNearestOnFoot() {
    Situation s = Situation.on(7, 5).line(2, 0, Facing.EAST, 'y').line(2, 1, Facing.EAST, 'y').pilgrim("T 1,3 N")
        .pilgrim("S 4,1 N").hand('S', "S1").demon("1 general 2,2 S").dice("red=0,0,1 black=4 blue-1=0,0").attack("1")
        .play("play card:S1 figure:monk-sha").isOver();
    assertThat(s.where("S")).as("north-east, from 2,2 round the wall").isEqualTo("5,0 N");
  }

  @Test
  @Rule({"JW-RUL-46", "JW-RUL-10"})
  void redirectedAttack_whereNoWayLeads_comesFromTheSquareThatIsNearest() {
    Situation s = Situation.on(7, 5).line(3, 0, Facing.EAST, 'y').line(3, 1, Facing.EAST, 'y').line(3, 2, Facing.EAST, 'y')
        .line(3, 3, Facing.EAST, 'y').line(3, 4, Facing.EAST, 'y').pilgrim("T 1,3 N").pilgrim("S 4,2 N").hand('S', "S1")
        .demon("1 general 2,2 S").dice("red=0,0,1 black=4 blue-1=0,0").attack("1")
        .play("play card:S1 figure:monk-sha").isOver();
    assertThat(s.where("S")).as("east, from 2,2").isEqualTo("5,2 N");
  }

  /** A demon is no other pilgrim: nobody is asked. */
  @Test
  @Rule("JW-CRD-30")
  void brotherhood_takesNoAttackOnADemon() {
    Situation s = Situation.on(4, 4).pilgrim("M 1,2 N").pilgrim("S 2,2 N").hand('S', "S1").demon("1 warrior 1,1 S")
        .dice("red-1=1,1 white-1=1 blue=1").attack("M").isOver();
    assertThat(s.hand('S')).containsExactly("S1");
  }

  @Test
  @Rule({"JW-RUL-101", "JW-RUL-102", "JW-RUL-43"})
  void giftToSomebodyWhoCannotAct_isRefused() {
    Situation paralyzed = Situation.on(4, 4).pilgrim("S 1,1 N").pilgrim("M 1,2 N").hand('S', "S3")
        .condition("M", "PARALYZED", 0).when(Turns.activation('S'));
    assertThat(paralyzed.refusal("play card:S3 figure:monk-sha")).isEqualTo("JW-RUL-101");

    Situation distracted = Situation.on(4, 4).pilgrim("S 1,1 N").pilgrim("M 1,2 N").hand('S', "S3")
        .corrupted('M', "C02").with('M', Counters.ACTIONS, 1).when(Turns.activation('S'));
    assertThat(distracted.refusal("play card:S3 figure:monk-sha")).isEqualTo("JW-RUL-101");

    Situation able = Situation.on(4, 4).pilgrim("S 1,1 N").pilgrim("M 1,2 N").pilgrim("H 2,2 N").hand('S', "S3")
        .condition("M", "PARALYZED", 0).when(Turns.activation('S')).play("play card:S3 figure:monk-sha");
    assertThat(able.journey().get(Counters.ACTIVE)).isEqualTo(2);
    assertThat(able.match().decision().prompt().toString()).as("only Cho Hakkai can take it").contains("Cho Hakkai");
  }

  @Test
  @Rule({"JW-RUL-125", "JW-TRN-03"})
  void painOfSeveral_comesInInitiativeOrder() {
    Situation s = Situation.of("B..", "...").pilgrim("T 2,1 N").pilgrim("M 2,0 N").pilgrim("H 1,1 N").health("T", 1)
        .health("M", 1).hand('M', "M3").with('M', Counters.PLACE, 1).with('T', Counters.PLACE, 2).onTop("N10")
        .dice("spinner-1=2").when(Turns.activation('H')).play("meditate");
    assertThat(s.asked()).isEqualTo("lethal Ana");
    assertThat(s.health("T")).as("whose turn comes later").isEqualTo(1);
  }

  /** On a base of two squares, each of which is next to the other: an adjacent pilgrim is another one even so. */
  @Test
  @Rule({"JW-DFN-01", "JW-RUL-84"})
  void adjacentPilgrim_isNeverTheOwner() {
    Situation s = Situation.on(5, 5).content(onLongBases()).pilgrim("T 2,2 N").health("T", 5).pilgrim("M 1,1 N").health("M", 5)
        .hand('T', "T5").when(Turns.activation('T')).play("play card:T5 figure:tripitaka");
    assertThat(s.health("M")).as("the only one who is healed").isEqualTo(8);

    Situation alone = Situation.on(5, 5).content(onLongBases()).pilgrim("T 2,2 N").health("T", 5).hand('T', "T5")
        .when(Turns.activation('T'));
    assertThat(alone.refusal("play card:T5 figure:tripitaka")).isEqualTo("JW-RUL-101");
  }

  @Test
  @Rule("JW-RUL-104")
  void onlySquareAndOnlyGift_areNotAskedFor() {
    Situation carried = Situation.on(2, 1).pilgrim("T 0,0 N").hand('T', "F13").when(Turns.activation('T'))
        .play("play card:F13 figure:tripitaka");
    assertThat(carried.where("T")).isEqualTo("1,0 N");

    Situation revived = Situation.on(3, 3).pilgrim("T 1,1 N").pilgrim("M 1,2 N").health("T", 2).health("M", 0)
        .with('T', Counters.CHI, 0).when(Turns.activation('T')).play("revive figure:monkey-king");
    assertThat(revived.health("T")).isEqualTo(1);
    assertThat(revived.health("M")).isEqualTo(1);
    assertThat(revived.number('M', Counters.CHI)).isZero();
  }
}
