package games.kumite.spi.broken;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import games.kumite.spi.testkit.DirectedMatch;
import games.kumite.spi.testkit.LoadedDice;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Matches told move by move fail where the match goes another way than told. */
final class ToldMatchTests {

  private static DirectedMatch kuhn() {
    LoadedDice dice = new LoadedDice();
    dice.layOrder("deck", 2, 0, 1);
    return new DirectedMatch(new KuhnPoker().start(Setup.seats("A", "B").random(dice)), dice, Seat::name);
  }

  @Nested
  final class Telling {

    @Test
    void moves_asTold_arePlayed() {
      DirectedMatch match = kuhn();
      assertThat(match.rolls()).containsExactly("deck=2,0,1");
      assertThat(match.asked()).startsWith("A ");
      match.tell("A " + match.options().get(0));
      assertThat(match.actor()).isEqualTo("B");
      match.until(now -> now.match().isOver(), match.options().get(0), "");
      assertThat(match.asked()).isEqualTo("nobody");
      assertThat(match.options()).isEmpty();
    }

    @Test
    void moveOfASeatThatIsNotAsked_fails() {
      DirectedMatch match = kuhn();
      assertThatThrownBy(() -> match.tell("B " + match.options().get(0))).isInstanceOf(AssertionError.class)
          .hasMessageContaining("is asked, before: B");
    }

    @Test
    void refusedMove_failsWithWhatIsLegal() {
      DirectedMatch match = kuhn();
      assertThatThrownBy(() -> match.tell("A jump")).isInstanceOf(AssertionError.class)
          .hasMessageContaining(match.options().toString());
    }

    @Test
    void dieThatIsNotRolled_fails() {
      DirectedMatch match = kuhn();
      assertThatThrownBy(() -> match.tell("A " + match.options().get(0) + " ; luck=3"))
          .isInstanceOf(AssertionError.class).hasMessageContaining("expected rolls [luck=3]");
    }

    @Test
    void moveBehindTheEnd_fails() {
      DirectedMatch match = kuhn();
      match.until(now -> now.match().isOver(), "");
      assertThatThrownBy(() -> match.tell("A check")).isInstanceOf(AssertionError.class)
          .hasMessageContaining("over before: A check");
    }

    @Test
    void promptWithAnUnfilledPlace_fails() {
      LoadedDice dice = new LoadedDice();
      dice.layOrder("stock", 0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
      dice.layUsual("cup-1=1 cup-2=1");
      DirectedMatch match =
          new DirectedMatch(new Undercut(Flaw.HOLE_IN_PROMPT).start(Setup.seats("A", "B").random(dice)), dice, Seat::name);
      assertThatThrownBy(() -> {
        while (!match.actor().equals("nobody")) {
          match.tell(match.actor() + " " + match.options().get(0));
        }
      }).isInstanceOf(AssertionError.class).hasMessageContaining("the prompt of bid has an unfilled place");
    }

    @Test
    void acceptedNotation_failsTheRefusal() {
      DirectedMatch match = kuhn();
      assertThat(match.refused("jump").getMessage()).contains("jump");
      assertThatThrownBy(() -> match.refused(match.options().get(0))).isInstanceOf(AssertionError.class)
          .hasMessageContaining("must not");
    }
  }

  @Nested
  final class Dice {

    @Test
    void results_fallInTheirOrder_thenAsUsual() {
      LoadedDice dice = new LoadedDice();
      assertThat(dice.lay("luck=3,4 run-2=1")).containsExactly("luck=3", "luck=4", "run-2=1");
      dice.layUsual("luck=6");
      assertThat(List.of(dice.die("luck", 0, 6), dice.die("luck", 0, 6), dice.die("luck", 0, 6)))
          .containsExactly(3, 4, 6);
      assertThat(dice.isLeft()).isTrue();
      assertThat(dice.copy().die("run", 2, 8)).isEqualTo(1);
      assertThat(dice.isLeft()).isFalse();
      assertThat(dice.take()).map(LoadedDice.Roll::die).containsExactly("luck d6", "luck d6", "luck d6", "run-2 d8");
      assertThat(dice.take()).isEmpty();
    }

    @Test
    void dieThatNobodyLaidDown_isAnError() {
      LoadedDice dice = new LoadedDice();
      assertThatIllegalStateException().isThrownBy(() -> dice.die("luck", 0, 6)).withMessageContaining("luck");
      assertThatIllegalStateException().isThrownBy(() -> dice.pick("card", 1, 3)).withMessageContaining("card-1");
      assertThatIllegalStateException().isThrownBy(() -> dice.permutation("deck", 0, 9)).withMessageContaining("deck");
    }
  }
}
