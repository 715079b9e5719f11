package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.state.Counters;
import org.junit.jupiter.api.Test;

/** What the estimate for searching bots tells apart. No rule depends on it. */
final class OutlookTests {

  private static double outlook(Scene scene) {
    return outlook(scene.begin(BeginTurn.OF_A));
  }

  private static double outlook(Played game) {
    return game.state().definition().evaluation.applyAsDouble(game.state());
  }

  private static Scene arena(String hero, int health) {
    return Scene.of(1).actTwo().number(Counters.ARENA_OPEN, 1).hero("A", hero).boss("lo-pan", "L2-10", health).threat(8)
        .dice("action-1=1,3,5");
  }

  @Test
  void hitOnLoPan_isBetter_andSoIsAWayThatIsShorter() {
    double begun = outlook(arena("jack L1-1", 4));
    assertThat(outlook(arena("jack L1-1", 3))).isGreaterThan(begun);
    assertThat(outlook(arena("jack L2-3", 4))).isGreaterThan(begun);
    assertThat(outlook(arena("jack L1-1", 4).threat(9))).isLessThan(begun);
  }

  @Test
  void workOnAQuest_isWorthMoreThanItsDice() {
    Played game = Scene.of(1).hero("A", "jack K2").quest(0, "MQ-JK2 active begun").threat(4).dice("action-1=3,1,5")
        .begin(BeginTurn.OF_A);
    double before = outlook(game);
    game.play("work token:MQ-JK2", "slot die mind", "cover mind", "done");
    assertThat(outlook(game)).isGreaterThan(before);
  }

  @Test
  void stepTowardAQuest_isBetterThanOneAway_andDiceOfAMoveAreNotLost() {
    Played game = Scene.of(1).hero("A", "jack S5").quest(0, "MQ-JK2 active begun").threat(4).dice("action-1=1,1,5")
        .begin(BeginTurn.OF_A);
    double before = outlook(game);
    game.play("move", "slot die body", "slot die body");
    double slotted = outlook(game);
    game.play("done");
    double paid = outlook(game);
    assertThat(slotted).isEqualTo(paid);
    game.play("go space:S8");
    double toward = outlook(game);
    assertThat(toward).isGreaterThanOrEqualTo(before);
    game.play("go space:S5");
    assertThat(outlook(game)).isLessThan(toward);
  }

  @Test
  void enemyThatIsNear_isADanger() {
    Scene alone = Scene.of(2).hero("A", "jack S1 health=4").hero("B", "wang T1").threat(4).dice("action-1=1,3,5");
    Scene chased = Scene.of(2).hero("A", "jack S1 health=4").hero("B", "wang T1").threat(4).minions("SP@S2")
        .dice("action-1=1,3,5");
    assertThat(outlook(chased)).isLessThan(outlook(alone));
  }
}
