package games.kumite.journey.card;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.effect.Misfortune;
import games.kumite.journey.state.Num;
import games.kumite.journey.turn.Quiet;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cards of an owner's content that do something in the middle or at the very end of something else. */
final class MidwayCardTests {

  @TempDir
  private Path directory;

  private Content with(String file, String from, String to) throws IOException {
    try (InputStream in = Content.class.getResourceAsStream("/META-INF/kumite/journey/" + file + ".json")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(text).contains(from);
      Files.writeString(directory.resolve(file + ".json"), text.replace(from, to));
    }
    return Content.shelf().of(directory.toString());
  }

  /** Losing Health lies on the table while Cho Hakkai, hurt by it, lets Tripitaka act, who meditates. */
  @Test
  @Rule({"JW-ACT-06", "JW-CRD-22"})
  void meditationInTheMiddleOfAMisfortune_leavesThatCardAlone() throws IOException {
    Content helping = with("skills", "\"heal(self,4)\"", "\"gainAP(another pilgrim,1)\"");
    Situation s = Situation.of("B . .", ". . .").content(helping).pilgrim("T 1,0 N").pilgrim("H 2,1 N").hand('H', "H3")
        .onTop("N01").onTop("F01", "F02", "F03").dice("spinner-1=1")
        .when(new Misfortune(Situation.pilgrim('H'))).play("play card:H3 figure:cho-hakkai", "meditate");
    assertThat(s.options()).containsExactlyInAnyOrder("keep card:F01", "keep card:F02", "keep card:F03");

    s.play("keep card:F02").isOver();

    assertThat(s.hand('T')).containsExactly("F02");
    assertThat(s.cards(s.journey().zones().discards(Deck.FORTUNE))).containsExactlyInAnyOrder("F01", "F03");
    assertThat(s.cards(s.journey().zones().discards(Deck.MISFORTUNE))).containsExactly("N01");
    assertThat(s.health("H")).isEqualTo(13);
  }

  /** The activation is over: its AP are gone, and one that is gained now is used at once. */
  @Test
  @Rule({"JW-RUL-102", "JW-TRN-15"})
  void apGainedAfterTheActivation_isUsedAtOnce() throws IOException {
    Content late = with("skills", "AFTER(kill self)", "AFTER(activation self)");
    Situation s = Situation.on(5, 5).content(late).pilgrim("M 2,2 N").hand('M', "M8").with('M', Num.CHI, 5)
        .when(Turns.activation('M')).play("end");
    assertThat(s.options()).containsExactlyInAnyOrder("play card:M8 figure:monkey-king", "pass");

    s.play("play card:M8 figure:monkey-king");
    assertThat(s.options()).contains("rest", "decline").doesNotContain("end");

    s.play("rest").isOver();
    assertThat(s.number('M', Num.CHI)).as("5, 3 for the card, 5 of the rest").isEqualTo(7);
  }

  @Test
  @Rule({"JW-CRD-07", "JW-TRN-15"})
  void apThatIsLeft_paysForNothingAfterTheActivation() throws IOException {
    with("conditions", "blockAction(attack)", "blockAction(all)");
    Content late = with("skills", "AFTER(damage on self)\", \"cost\": \"chi 2\"",
        "AFTER(damage on self)\", \"cost\": \"chi 2, AP 1\"");
    Situation s = Situation.of("r . .", ". . .").content(late).pilgrim("H 0,0 N").hand('H', "H3")
        .condition("H", "DISABLED", 0).when(Turns.activation('H')).isOver();
    assertThat(s.health("H")).as("burned at the end of its activation").isEqualTo(15);
    assertThat(s.hand('H')).containsExactly("H3");
  }

  /** Flames come after the turn tokens: what they bring has been gained in this turn all the same. */
  @Test
  @Rule({"JW-RUL-02", "JW-TRN-22"})
  void conditionGainedAfterTheTurnTokens_lastsNoLonger() throws IOException {
    Content forced = with("skills", "\"AFTER(damage on self)\", \"cost\": \"chi 2\", \"effects\": \"heal(self,4)\"",
        "\"FORCED(draw corruption self)\", \"cost\": \"\", \"effects\": \"applyCondition(self,SLOWED)\"");
    Situation s = Situation.of("V . .", ". . .").content(forced).pilgrim("H 2,1 N").with('H', Num.BAD, 9).hand('H', "H3")
        .rule(new QuestRule.Flames(2, new QuestRule.Area(0, 0, 1, 1), 1)).condition("H", "DISABLED", 0)
        .when(Turns.end()).isOver();
    assertThat(s.conditions("H")).containsExactlyInAnyOrder("DISABLED 1", "SLOWED 1");
  }

  /** Gained in the Maintenance of turn t, it hurts from turn t + 1 on. */
  @Test
  @Rule({"JW-RUL-02", "JW-TRN-06"})
  void conditionGainedInMaintenance_doesNotHurtInIt() throws IOException {
    Content poisoning = with("fortunes", "\"gainGood(self,2)\"", "\"applyCondition(demons on own tile,POISONED)\"");
    Situation s = Situation.on(4, 4).content(poisoning).pilgrim("T 0,0 N").hand('T', "F10").demon("1 iron-fan 3,3 N")
        .when(Turns.maintenance()).play("play card:F10 figure:tripitaka").isOver();
    assertThat(s.conditions("1")).containsExactly("POISONED 0");
    assertThat(s.health("1")).isEqualTo(16);
  }

  /** Losing Health knocks him out before the next word comes: only Revive wakes a pilgrim. */
  @Test
  @Rule({"JW-RUL-84", "JW-DEF-05", "JW-CRD-23"})
  void trackThatIsSetAfterAKnockOut_wakesNobody() throws IOException {
    Content risky = with("fortunes", "\"gainGood(self,2)\"", "\"draw(misfortune,1); set(health,8); set(chi,9)\"");
    Situation s = Situation.on(3, 3).content(risky).pilgrim("S 1,1 N").pilgrim("H 2,2 N").health("H", 3)
        .with('H', Num.CHI, 4).hand('H', "F10").onTop("N01").when(Quiet.POINT).play("play card:F10 figure:cho-hakkai")
        .isOver();
    assertThat(s.number('H', Num.LYING)).isEqualTo(1);
    assertThat(s.health("H")).isZero();
    assertThat(s.number('H', Num.CHI)).isEqualTo(4);
  }
}
