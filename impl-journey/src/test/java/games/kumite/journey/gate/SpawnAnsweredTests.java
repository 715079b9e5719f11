package games.kumite.journey.gate;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.content.Shipped;
import games.kumite.journey.effect.Misfortune;
import games.kumite.journey.turn.DemonPhase;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cards of an owner's content that wait for a demon to come. */
final class SpawnAnsweredTests {

  private static final String SECOND_HELPING = "\"AFTER(draw fortune self)\", \"cost\": \"chi 1\", "
      + "\"effects\": \"draw(fortune,1)\"";

  @TempDir
  private Path directory;

  /** Second Helping answers a spawn, with a condition for the demon. */
  private Content slowing(String party) throws IOException {
    return Shipped.with(directory, "skills", SECOND_HELPING, "\"AFTER(spawn " + party + ")\", \"cost\": \"chi 1\", "
        + "\"effects\": \"applyCondition(target,SLOWED)\"");
  }

  private Situation gates(String party) throws IOException {
    return Situation.of("G . . . . . . . . G", ". . . . . . . . . .", ". . . . . . . . . .").content(slowing(party))
        .pilgrim("T 2,2 N").pilgrim("M 0,2 N").pilgrim("S 1,2 N").pilgrim("H 3,2 N")
        .hand('H', "H6").demonsAre("PARALYZED");
  }

  /** Two windows for the two of one card, each for its demon, before the other gate draws. */
  @Test
  @Rule({"JW-RUL-144", "JW-RUL-28"})
  void demonsOfACard_areAnsweredOneAfterTheOther_beforeTheNextGateDraws() throws IOException {
    Situation s = gates("any pilgrim").onTop("two-warriors", "archer").when(DemonPhase.BEGIN);
    assertThat(s.asked()).isEqualTo("after-spawn Ana");
    assertThat(s.events()).contains("Warrior 1 appears at gate G1.", "Warrior 2 appears at gate G1.")
        .noneMatch(text -> text.startsWith("Gate G2 draws"));
    assertThat(s.match().decision().prompt().chooser()).endsWith("Still to come: the same once more.");
    s.play("pass");
    assertThat(s.asked()).isEqualTo("after-spawn Ana");
    assertThat(s.match().decision().prompt().chooser()).doesNotContain("once more");
    s.play("play card:H6 figure:cho-hakkai").isOver();

    assertThat(s.events()).contains("Warrior 2 gets SLOWED.", "Gate G2 draws Archer.")
        .doesNotContain("Warrior 1 gets SLOWED.");
  }

  @Test
  @Rule({"JW-RUL-144", "JW-RUL-121"})
  void guestLord_isAnswered_theFloodIsNot() throws IOException {
    Situation lord = gates("any pilgrim").onTop("spawn-demon-lord", "flood-gate").when(DemonPhase.BEGIN);
    assertThat(lord.asked()).isEqualTo("after-spawn Ana");
    lord.play("play card:H6 figure:cho-hakkai").isOver();
    assertThat(lord.events()).contains("Iron Fan gets SLOWED.");

    Situation flood = gates("any pilgrim").onTop("flood-gate", "wild-attacks").demon("1 warrior 9,2 N")
        .when(DemonPhase.BEGIN)
        .isOver();
    assertThat(flood.events()).contains("Warrior 1 comes through gate G1.");
  }

  /** What a demon card brings is nobody's doing; an ambush is that of who has drawn it. */
  @Test
  @Rule({"JW-RUL-144", "JW-RUL-74"})
  void ambush_isTheDoingOfItsOwner_aDemonCardNobodys() throws IOException {
    gates("self").onTop("two-warriors", "archer").when(DemonPhase.BEGIN).isOver();
    gates("self").onTop("N09").when(new Misfortune(Situation.pilgrim('M'))).isOver();

    Situation own = gates("self").onTop("N09").when(new Misfortune(Situation.pilgrim('H')));
    assertThat(own.asked()).isEqualTo("after-spawn Ana");
  }

  @Test
  @Rule({"JW-RUL-144", "JW-RUL-73"})
  void demonThatASutraBrings_isAnsweredByWhoHasCollectedIt() throws IOException {
    Situation s = Situation.of("G . . . U", ". . . . .", ". . . . .").content(slowing("self"))
        .rule(new QuestRule.SpawnOnSutra("warrior")).pilgrim("T 2,2 N").pilgrim("M 0,2 N").pilgrim("S 1,2 N")
        .pilgrim("H 4,1 N").hand('H', "H6").when(Turns.activation('H')).play("collect token:sutra-1");
    assertThat(s.asked()).isEqualTo("after-spawn Ana");
    s.play("play card:H6 figure:cho-hakkai");
    assertThat(s.conditions("S")).isEmpty();
    assertThat(s.events()).contains("Warrior 1 gets SLOWED.");
  }
}
