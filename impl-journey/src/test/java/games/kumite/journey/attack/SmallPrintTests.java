package games.kumite.journey.attack;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What single attacks do at their limits, and what is told of them, worked out by hand. */
final class SmallPrintTests {

  /** No damage is done: none is told, and the card that answers damage is not asked for, though he is hurt. */
  @Test
  @Rule({"JW-ATK-14", "JW-RUL-18"})
  void attackThatFails_isNoDamage() {
    Situation s = Situation.on(5, 5).pilgrim("H 2,2 N").health("H", 9).hand('H', "H3").demon("1 warrior 2,1 S")
        .dice("red=1,0 blue-1=1").attack("1").isOver();
    assertThat(s.health("H")).isEqualTo(9);
    assertThat(s.events()).noneMatch(text -> text.contains("takes 0 damage"));
  }
}
