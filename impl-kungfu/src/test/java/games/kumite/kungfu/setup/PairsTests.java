package games.kumite.kungfu.setup;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureRelations.Relation;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What figures are to each other. */
final class PairsTests {

  @Test
  @Rule("KF-RUL-17")
  void relations_holdForAnyNumberOfFigures_andForNobodyElse() {
    Figures figures = Ring.of("1 student 1000 1000", "2 student 8000 8000").figures();
    figures.pairs().set(Relation.MET, 1, 0);
    while (figures.count() < 140) {
      figures.add(0, 0);
    }
    assertThat(figures.pairs().has(Relation.MET, 1, 0)).as("kept when the room grows").isTrue();
    figures.pairs().set(Relation.HACKED, 3, 130);
    figures.pairs().set(Relation.TOUCHED, 3, 130);
    figures.pairs().set(Relation.HACKED, 139, 0);
    for (int other = 0; other < 140; other++) {
      assertThat(figures.pairs().has(Relation.HACKED, 3, other)).isEqualTo(other == 130);
    }
    assertThat(figures.pairs().has(Relation.HACKED, 4, 2)).isFalse();
    assertThat(figures.is(4, Condition.KNOCKED_DOWN)).isFalse();
    figures.endAttack();
    assertThat(figures.pairs().has(Relation.HACKED, 3, 130)).isFalse();
    assertThat(figures.pairs().has(Relation.HACKED, 139, 0)).isFalse();
    assertThat(figures.pairs().has(Relation.TOUCHED, 3, 130)).isTrue();
    figures.pairs().clear(Relation.TOUCHED, 3, 130);
    assertThat(figures.pairs().has(Relation.TOUCHED, 3, 130)).isFalse();
  }
}
