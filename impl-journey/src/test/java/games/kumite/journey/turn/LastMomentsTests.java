package games.kumite.journey.turn;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.attack.Attacks;
import games.kumite.journey.content.Goal;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import games.kumite.spi.Step;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Falling, waking and dying at the last moment, worked out by hand. */
final class LastMomentsTests {

  private record Blow(String type) implements Step<GameState> {
    @Override
    public void run(GameState it) {
      it.then(Attacks.byDemon(it, it.definition().firstOf(it.definition().type(type))));
    }
  }

  private static Situation dead(Situation s, char... letters) {
    for (char letter : letters) {
      s.with(letter, Counters.LYING, Counters.DEAD);
    }
    return s;
  }

  /** Revived from his back, knocked out again: face down, and after the next Maintenance on his side, not dead. */
  @Test
  @Rule({"JW-RUL-32", "JW-DEF-04", "JW-TRN-07"})
  void secondFall_beginsAgain() {
    Situation s = Situation.on(5, 5).pilgrim("T 1,1 N").pilgrim("M 1,2 S").health("M", 0).with('M', Counters.LYING, 3)
        .condition("M", "SLOWED", 0).demon("1 warrior 1,3 N").dice("red=3,3 blue-1=0,0")
        .when(Turns.inTurn(Turns.activation('T'), new Blow("warrior"), Turns.maintenance()))
        .play("revive figure:monkey-king", "give 1 0", "end").isOver();
    assertThat(s.number('M', Counters.LYING)).isEqualTo(2);
    assertThat(s.where("M")).isEqualTo("1,2 S");
    assertThat(s.conditions("M")).as("conditions stay").containsExactly("SLOWED 0");
  }

  /** The poison takes the last one who stood. */
  @Test
  @Rule({"JW-RUL-53", "JW-END-02", "JW-RUL-01"})
  void poisonThatFellsTheLastOne_losesAtOnce() {
    Situation s = dead(Situation.on(4, 4).pilgrim("T 1,1 N").health("T", 0).pilgrim("M 2,2 N").health("M", 1)
        .condition("M", "POISONED", 1), 'S', 'H').when(Turns.maintenance());
    assertThat(s.ending()).isEqualTo("defeat");
    assertThat(s.number('T', Counters.LYING)).as("the track is not reached").isEqualTo(1);
  }

  /** A card saves the last one who stands, and with him the quest. */
  @Test
  @Rule({"JW-RUL-70", "JW-RUL-53"})
  void pageOfTheDeathBook_savesTheQuest() {
    Situation s = dead(Situation.on(4, 4).pilgrim("T 1,1 N").health("T", 0).pilgrim("M 2,2 N").health("M", 1).hand('M', "M3")
        .condition("M", "POISONED", 1), 'S', 'H').when(Turns.maintenance()).play("play card:M3 figure:monkey-king").isOver();
    assertThat(s.ending()).isEqualTo("open");
    assertThat(s.number('T', Counters.LYING)).isEqualTo(2);
  }

  /** Two sutras of the dead: one where he lay, one on the nearest free square. Another pilgrim takes both up. */
  @Test
  @Rule({"JW-RUL-33", "JW-TRN-08", "JW-DEF-06"})
  void twoSutrasOfTheDead_lieSideBySide() {
    Situation s = Situation.of("U . U", ". . .").pilgrim("T 2,1 N").pilgrim("M 0,1 N").pilgrim("S 1,0 N").taken(QuestToken.Kind.SUTRA, 2)
        .with('M', Counters.SUTRAS, 2).health("M", 0).with('M', Counters.LYING, 3)
        .when(Turns.inTurn(Turns.maintenance(), Turns.activation('S')))
        .play("collect token:sutra-1", "collect token:sutra-2");
    assertThat(s.number('S', Counters.SUTRAS)).isEqualTo(2);
    assertThat(s.number('M', Counters.SUTRAS)).isZero();
  }

  /** He dies, and is not waited for: the others are all across. */
  @Test
  @Rule({"JW-RUL-64", "JW-TRN-08", "JW-END-01"})
  void death_doesNotKeepTheOthersFromTheirGoal() {
    Situation s = Situation.on(6, 2).secondTileFrom(3).victory(new Goal.EverybodyOn("T2A"), new Goal.VillagersRescued(1))
        .pilgrim("T 4,0 N").pilgrim("M 0,0 N").pilgrim("S 5,0 N").pilgrim("H 4,1 N").health("M", 1).condition("M", "POISONED", 1)
        .with('S', Counters.VILLAGERS, 1).when(Turns.maintenance());
    assertThat(s.ending()).as("he falls: the conscious are there").isEqualTo("victory");
  }

  /** Turning in the fire is staying in it; to leave it and come back is to enter it. Both cost 1. */
  @Test
  @Rule({"JW-RUL-09", "JW-TER-05", "JW-TER-04"})
  void turnInTheFire_isNoWayOut() {
    Situation turned = Situation.of(". r .", ". . .").pilgrim("T 0,1 N").pilgrim("M 1,0 E").when(Turns.activation('M'))
        .play("move", "go space:b1 south 1", "end").isOver();
    assertThat(turned.health("M")).isEqualTo(13);

    Situation back = Situation.of(". r .", ". . .").pilgrim("T 0,1 N").pilgrim("M 1,0 E").when(Turns.activation('M'))
        .play("move", "go space:c1 east 1", "move", "go space:b1 west 1").isOver();
    assertThat(back.health("M")).isEqualTo(13);

    Situation left = Situation.of(". r .", ". . .").pilgrim("T 0,1 N").pilgrim("M 1,0 E").when(Turns.activation('M'))
        .play("move", "go space:c1 east 1", "end").isOver();
    assertThat(left.health("M")).isEqualTo(14);
  }
}
