package games.kumite.journey.turn;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.state.Counters;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What may still be done when the last AP of an activation is spent, and what comes then. */
final class LastPointTests {

  /** Lit while an AP is left it gives one more. */
  @Test
  @Rule({"JW-RUL-146", "JW-TRN-13"})
  void extraCandle_isLitBeforeTheLastPointIsSpent() {
    Situation s = Situation.on(5, 5).pilgrim("T 2,2 N").with('T', Counters.CHI, 0).hand('T', "F12").when(Turns.activation('T'))
        .play("rest");
    assertThat(s.options()).contains("play card:F12 figure:tripitaka");
    s.play("play card:F12 figure:tripitaka");
    assertThat(s.journey().get(Counters.POINTS)).isEqualTo(2);
  }

  /** After the last action the activation is over, and nobody is asked for cards of the active pilgrim. */
  @Test
  @Rule({"JW-RUL-146", "JW-TRN-15"})
  void extraCandle_isTooLateAfterTheLastAction() {
    Situation s = Situation.on(5, 5).pilgrim("T 2,2 N").with('T', Counters.CHI, 0).hand('T', "F12").when(Turns.activation('T'))
        .play("rest", "rest").isOver();
    assertThat(s.hand('T')).containsExactly("F12");
  }

  /** The kill was the last action; the AP that answers it belongs to the activation, and with it a card is played. */
  @Test
  @Rule({"JW-RUL-146", "JW-RUL-102"})
  void apThatAnswersTheLastAction_carriesTheActivationOn() {
    Situation s = Situation.on(5, 5).pilgrim("M 2,3 N").with('M', Counters.CHI, 4).hand('M', "M8", "F12").demon("1 archer 2,2 S")
        .dice("red-1=3,3 white-1=1").when(Turns.activation('M'))
        .play("rest", "attack", "kill", "play card:M8 figure:monkey-king");
    assertThat(s.options()).contains("play card:F12 figure:monkey-king", "end");
    assertThat(s.journey().get(Counters.POINTS)).isEqualTo(1);
  }

  /** He meditates in the fire and falls: he lies in it, but he has not stayed in it. */
  @Test
  @Rule({"JW-RUL-09", "JW-TER-05", "JW-CRD-23"})
  void whoFallsInTheFire_doesNotStayInIt() {
    Situation s = Situation.of("B r .", ". . .").pilgrim("T 2,1 N").pilgrim("H 1,0 N").health("H", 3).onTop("N01")
        .dice("spinner-1=2").when(Turns.activation('H')).play("meditate").isOver();
    assertThat(s.number('H', Counters.LYING)).isEqualTo(1);
    assertThat(s.events()).contains("Cho Hakkai is unconscious.").noneMatch(text -> text.contains("has stayed"));
  }
}
