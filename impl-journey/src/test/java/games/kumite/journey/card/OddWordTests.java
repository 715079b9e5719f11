package games.kumite.journey.card;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.random.RandomSource;
import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Shipped;
import games.kumite.journey.map.Facing;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.QuestToken;
import games.kumite.journey.turn.QuietPoint;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Words of an owner's cards that no shipped card uses like that. */
final class OddWordTests {

  private static final String PEACH = "\"trigger\": \"ANY\", \"effects\": \"heal(self,5)\"";
  private static final String EDGE = "\"effects\": \"addDamage(2)\"";
  private static final String DEATH_BOOK = "set(health,1)";

  @TempDir
  private Path directory;

  private Content peach(String trigger, String effects) throws IOException {
    return Shipped.with(directory, "fortunes", PEACH, "\"trigger\": \"" + trigger + "\", \"effects\": \"" + effects + "\"");
  }

  /** Who sets himself on fire to strike is burned at once; the target is not, and the blow counts as it was. */
  @Test
  @Rule({"JW-RUL-18", "JW-RUL-19", "JW-CRD-14"})
  void conditionOfTheAttackerHimself_hurtsHim_andNotTheTarget() throws IOException {
    Content burning = Shipped.with(directory, "fortunes", EDGE, "\"effects\": \"applyCondition(self,BURNING)\"");
    Situation s = Situation.on(5, 5).content(burning).pilgrim("M 2,3 N").hand('M', "F07").demon("1 warrior 2,2 S")
        .dice("red-1=1,1 white-1=1 blue=0").attack("M").play("play card:F07 figure:monkey-king").isOver();
    assertThat(s.conditions("M")).containsExactly("BURNING 0");
    assertThat(s.health("M")).as("1 when it comes").isEqualTo(13);
    assertThat(s.conditions("1")).isEmpty();
    assertThat(s.events()).contains("Warrior 1 withstands 2 damage; 3 would be needed.");
  }

  /** It burns him down; the blow that he has struck counts. */
  @Test
  @Rule({"JW-RUL-19", "JW-RUL-77", "JW-DEF-01"})
  void attackerWhomHisOwnFireFells_hasStruck() throws IOException {
    Content burning = Shipped.with(directory, "fortunes", EDGE, "\"effects\": \"applyCondition(self,BURNING)\"");
    Situation s = Situation.on(5, 5).content(burning).pilgrim("T 0,0 N").pilgrim("M 2,3 N").health("M", 1).hand('M', "F07")
        .demon("1 warrior 2,2 S").dice("red-1=3,3 white-1=1 blue=0").attack("M")
        .play("play card:F07 figure:monkey-king").isOver();
    assertThat(s.number('M', Counters.LYING)).isEqualTo(1);
    assertThat(s.where("1")).as("only a kill is left to him").isEqualTo("none");
    assertThat(s.number('M', Counters.BAD)).isEqualTo(1);
  }

  @Test
  @Rule("JW-CRD-14") // JW-D-23
  void cureOfTwo_asksTwice() throws IOException {
    Situation s = Situation.on(3, 3).content(peach("ANY", "removeCondition(self,2)")).pilgrim("M 1,1 N").hand('M', "F02")
        .condition("M", "POISONED", 1).condition("M", "SLOWED", 1).condition("M", "WEAKENED", 1).when(QuietPoint.POINT)
        .play("play card:F02 figure:monkey-king");
    assertThat(s.match().decision().prompt().chooser())
        .isEqualTo("Which condition of Monkey King do you remove? Still to come: the same once more.");
    s.play("cure card:SLOWED");
    assertThat(s.options()).containsExactly("cure card:POISONED", "cure card:WEAKENED");
    s.play("cure card:POISONED").isOver();
    assertThat(s.conditions("M")).containsExactly("WEAKENED 1");
  }

  @Test
  @Rule("JW-CRD-24") // JW-D-21, JW-D-23
  void sealing_withTwoGatesOnTheTile_isAChoice() {
    Situation s = Situation.of("G . . . G", ". . . . .").pilgrim("T 2,1 N").hand('T', "T1").when(Turns.activation('T'))
        .play("play card:T1 figure:tripitaka");
    assertThat(s.asked()).isEqualTo("seal Ana");
    assertThat(s.options()).containsExactly("seal token:gate-G1", "seal token:gate-G2");
    assertThat(String.valueOf(Inspection.sensible(s.match(), RandomSource.seeded(1)))).contains("seal");
    s.play("seal token:gate-G2");
    assertThat(s.gate("G1")).isEqualTo(QuestToken.Gate.ACTIVE);
    assertThat(s.gate("G2")).isEqualTo(QuestToken.Gate.CLOSED);
  }

  /** What a card gives in place of nothing does not save him. */
  @Test
  @Rule({"JW-RUL-70", "JW-RUL-133"})
  void cardBeforeLethalDamage_thatSetsNoHealth_savesNobody() throws IOException {
    Content late = Shipped.with(directory, "skills", DEATH_BOOK, "set(good,4)");
    Situation s = Situation.on(3, 3).content(late).pilgrim("T 0,0 N").pilgrim("M 1,1 N").health("M", 1).hand('M', "M3")
        .condition("M", "POISONED", 1).when(Turns.maintenance());
    assertThat(s.match().decision().prompt().chooser()).startsWith("1 damage would knock Monkey King out:");
    s.play("play card:M3 figure:monkey-king").isOver();
    assertThat(s.number('M', Counters.GOOD)).isEqualTo(4);
    assertThat(s.number('M', Counters.LYING)).isEqualTo(1);
    Situation vain = Situation.on(3, 3).content(late).pilgrim("T 0,0 N").pilgrim("M 1,1 N").health("M", 1).hand('M', "M3")
        .with('M', Counters.GOOD, 4).condition("M", "POISONED", 1).when(Turns.maintenance()).isOver();
    assertThat(vain.hand('M')).as("4 are 4 already (JW-RUL-101)").containsExactly("M3");
  }

  @Test
  @Rule({"JW-RUL-61", "JW-RUL-101"})
  void cloud_withNowhereToLand_isNotPlayed() {
    Situation full = Situation.on(4, 1).secondTileFrom(2).pilgrim("M 0,0 N").pilgrim("S 1,0 N").hand('M', "F13")
        .when(Turns.activation('M'));
    assertThat(full.refusal("play card:F13 figure:monkey-king")).as("the room is on the other tile").isEqualTo("JW-RUL-101");
    Situation room = Situation.on(4, 1).secondTileFrom(2).pilgrim("M 2,0 N").pilgrim("S 1,0 N").hand('M', "F13")
        .when(Turns.activation('M')).play("play card:F13 figure:monkey-king");
    assertThat(room.where("M")).as("the only square is not asked for").isEqualTo("3,0 N");

    Situation s = Situation.of(". #").pilgrim("M 0,0 N").hand('M', "F13").when(Turns.activation('M'));
    assertThat(s.options()).doesNotContain("play card:F13 figure:monkey-king");
    assertThat(s.refusal("play card:F13 figure:monkey-king")).isEqualTo("JW-RUL-101");
  }

  @Test
  @Rule({"JW-RUL-127", "JW-KAR-07", "JW-ATK-18"})
  void karmaThatIsBlocked_isNotGained() throws IOException {
    Content cursed = Shipped.with(directory, "conditions", "blockGain(chi)", "blockGain(good); blockGain(bad)");
    Situation s = Situation.of(". V .", ". . .").content(cursed).pilgrim("M 1,1 N").condition("M", "CURSED", 0)
        .when(Turns.activation('M')).play("rescue token:villager-1");
    assertThat(s.number('M', Counters.VILLAGERS)).isEqualTo(1);
    assertThat(s.number('M', Counters.GOOD)).isZero();
    Situation killer = Situation.on(5, 5).content(cursed).pilgrim("M 2,3 N").condition("M", "CURSED", 0)
        .demon("1 warrior 2,2 S").dice("red-1=3,3 white-1=1 blue=0").attack("M").play("kill").isOver();
    assertThat(killer.where("1")).isEqualTo("none");
    assertThat(killer.number('M', Counters.BAD)).isZero();
  }

  /** Without CR he can only kill, so nobody is asked. */
  @Test
  @Rule({"JW-ATK-19", "JW-RUL-104"})
  void pilgrimWithoutCleanseDice_kills() throws IOException {
    Content profane = Shipped.with(directory, "pilgrims", "\"cleanseDice\": 1", "\"cleanseDice\": 0");
    Situation s = Situation.on(5, 5).content(profane).pilgrim("M 2,3 N").demon("1 warrior 2,2 S")
        .dice("red-1=3,3 white-1=1 blue=0").attack("M").isOver();
    assertThat(s.number('M', Counters.BAD)).isEqualTo(1);
  }

  /** A Move on a blue square takes 2 MV even to turn, and he has 1. */
  @Test
  @Rule({"JW-MOV-12", "JW-RUL-114", "JW-MOV-05"})
  void moveWithNowhereToGo_isRefused() {
    Situation s = Situation.of("b #").pilgrim("S 0,0 N").with('S', Counters.HASTE, -3).with('S', Counters.CHI, 3).when(Turns.granted('S'));
    assertThat(s.options()).doesNotContain("move");
    assertThat(s.refusal("move")).isEqualTo("JW-MOV-05");
  }

  /** One square is all there is within the lines: one sutra lies there, for the other there is no place. */
  @Test
  @Rule("JW-RUL-33")
  void sutraOfTheDead_forWhichThereIsNoSquare_isGone() {
    Situation s = Situation.of(". . .", ". . U", ". . U").line(0, 0, Facing.EAST, 'y').line(0, 0, Facing.SOUTH, 'y')
        .taken(QuestToken.Kind.SUTRA, 2).pilgrim("T 2,0 N").pilgrim("M 0,0 N").with('M', Counters.LYING, 3).with('M', Counters.SUTRAS, 2)
        .and(it -> it.setFigure(Situation.pilgrim('M'), Counters.HEALTH, 0)).when(Turns.maintenance()).isOver();
    assertThat(s.events()).filteredOn(text -> text.contains("leaves")).containsExactly("Monkey King leaves sutra 1 behind on a1.");
    assertThat(s.number('M', Counters.SUTRAS)).isZero();
  }
}
