package games.kumite.journey.quest;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Goal;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.content.Shipped;
import games.kumite.journey.state.Counters;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The effect that meets the last condition ends the quest: no card answers it. */
final class LastEffectTests {

  @TempDir
  private Path directory;

  private Content with(String from, String to) throws IOException {
    return Shipped.with(directory, "skills", from, to);
  }

  /** The kill is complete with its karma; Endless Vigour comes too late. */
  @Test
  @Rule({"JW-RUL-64", "JW-RUL-140", "JW-END-01", "JW-ATK-18"})
  void killThatWins_letsNoCardBePlayed() {
    Situation s = Situation.on(5, 5).pilgrim("M 2,2 N").hand('M', "M8").demon("1 warrior 2,1 S").demon("2 warrior 3,1 S")
        .victory(new Goal.Defeated("warrior")).dice("red-1=3,3 white-1=1 blue=0").attack("M")
        .play("target figure:warrior-1", "target figure:warrior-2", "kill").isOver();
    assertThat(s.ending()).isEqualTo("victory");
    assertThat(s.number('M', Counters.BAD)).isEqualTo(1);
  }

  @Test
  @Rule({"JW-RUL-64", "JW-RUL-140", "JW-ATK-21"})
  void cleanseThatWins_letsNoCardBePlayed() throws IOException {
    Content answering = with("AFTER(damage on self)", "AFTER(draw skill self)");
    Situation s = Situation.on(5, 5).content(answering).pilgrim("H 2,2 N").health("H", 5).with('H', Counters.GOOD, 8).hand('H', "H3")
        .onTop("H1").demon("1 warrior 2,1 S").victory(new Goal.Defeated("warrior"))
        .dice("red-1=3,3 white-1=1 blue=0 red-1=3").attack("H").play("cleanse").isOver();
    assertThat(s.ending()).isEqualTo("victory");
    assertThat(s.hand('H')).contains("H1", "H3");
  }

  /** A lord whom the quest removes: nobody answers its defeat. */
  @Test
  @Rule({"JW-RUL-64", "JW-RUL-140", "JW-QST-04"})
  void defeatThatWins_letsNoCardBePlayed() throws IOException {
    Content answering = with("AFTER(kill self)", "AFTER(defeat self)");
    Situation s = Situation.on(5, 5).content(answering).pilgrim("M 2,2 N").hand('M', "M8").demon("1 iron-fan 2,1 S")
        .health("1", 2).rule(new QuestRule.Unclaimed("iron-fan")).victory(new Goal.Defeated("iron-fan"))
        .dice("red-1=3,3 white-1=1 blue=0,0").attack("M").isOver();
    assertThat(s.ending()).isEqualTo("victory");
  }

  /** The villager brings the tenth point of good karma, and with it a card; what waits for that card comes too late. */
  @Test
  @Rule({"JW-RUL-64", "JW-RUL-140", "JW-ACT-14", "JW-KAR-01"})
  void rescueThatWins_letsNoCardBePlayed() throws IOException {
    Content answering = with("AFTER(damage on self)", "AFTER(draw skill self)");
    Situation s = Situation.of("V . .", ". . .").content(answering).pilgrim("H 0,1 N").health("H", 5).with('H', Counters.GOOD, 7)
        .hand('H', "H3").onTop("H1").victory(new Goal.VillagersRescued(1)).when(Turns.activation('H'))
        .play("rescue token:villager-1").isOver();
    assertThat(s.ending()).isEqualTo("victory");
    assertThat(s.number('H', Counters.GOOD)).isZero();
  }
}
