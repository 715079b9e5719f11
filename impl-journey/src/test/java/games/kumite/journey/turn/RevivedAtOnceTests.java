package games.kumite.journey.turn;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.ShippedWords;
import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Shipped;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who falls, or is beaten, in the middle of something and is back at once, by cards of an owner's content. */
final class RevivedAtOnceTests {

  private static final String HYMN = "play card:T8 figure:tripitaka";
  private static final String HYMN_OF_PATIENCE =
      "\"ACTIVE\",\n    \"cost\": \"chi 3\", \"effects\": \"gainChi(each other pilgrim,3)\"";
  private static final String CRUEL =
      "\n    \"cost\": \"chi 3\", \"effects\": \"damage(each other pilgrim,2); gainAP(self,1)\"";

  @TempDir
  private Path directory;

  /** Whoever takes damage takes 2 more, and Tripitaka may act. */
  private Content cruelHymn() throws IOException {
    return Shipped.with(directory, "skills", HYMN_OF_PATIENCE,
        "\"AFTER(damage on another pilgrim)\"," + CRUEL);
  }

  private Content with(String file, String from, String to) throws IOException {
    Path written = directory.resolve(file + ".json");
    if (!Files.exists(written)) {
      return Shipped.with(directory, file, from, to);
    }
    String text = Files.readString(written);
    assertThat(text).contains(from);
    Files.writeString(written, text.replace(from, to));
    return Content.shelf(ShippedWords.ALL).of(directory.toString());
  }

  private static void buryAbsent(GameState it) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (it.pose(pilgrim) == Pose.NONE) {
        it.setPilgrim(pilgrim, Counters.LYING, Counters.DEAD);
      }
    }
  }

  private static String option(Situation s, String beginning) {
    return s.options().stream().filter(option -> option.startsWith(beginning)).findFirst().orElseThrow();
  }

  private Situation burnedWalker() throws IOException {
    Situation s = Situation.of(". r . .", ". . . .").content(cruelHymn()).pilgrim("T 1,1 N").pilgrim("H 0,0 E")
        .health("H", 3).hand('T', "T8").and(RevivedAtOnceTests::buryAbsent).when(Turns.activation('H')).play("move");
    return s.play(option(s, "go space:d1 east"), HYMN, "revive figure:cho-hakkai", "give 4 2");
  }

  @Test
  @Rule({"JW-RUL-09", "JW-RUL-138"})
  void walkerKnockedOutOnRed_staysThereThoughRevived() throws IOException {
    Situation s = burnedWalker();
    assertThat(s.where("H")).isEqualTo("1,0 E");
    assertThat(s.health("H")).isEqualTo(4);
    assertThat(s.number('H', Counters.CHI)).isEqualTo(2);
  }

  /** It is still its place in the order of play. */
  @Test
  @Rule({"JW-RUL-32", "JW-RUL-138"})
  void revivedPilgrim_goesOnWithItsActivation() throws IOException {
    Situation s = burnedWalker();
    assertThat(s.asked()).isEqualTo("act Ana");
    assertThat(s.journey().get(Counters.POINTS)).isEqualTo(1);
    s.play("rest").isOver();
  }

  /** The rush ends in the fire: what he has begun is over, and the attack of the card does not take place. */
  @Test
  @Rule({"JW-RUL-69", "JW-RUL-138"})
  void ploughingRush_thatFellsHimOnTheWay_attacksNobodyThoughHeIsRevived() throws IOException {
    Situation s = Situation.of(". . .", ". r .", ". . .").content(cruelHymn()).pilgrim("T 0,1 N").pilgrim("H 1,2 N")
        .health("H", 3).hand('H', "H4").hand('T', "T8").demon("1 warrior 1,0 S").and(RevivedAtOnceTests::buryAbsent)
        .when(Turns.activation('H')).play("play card:H4 figure:cho-hakkai", "go space:b2 north 1", HYMN,
            "revive figure:cho-hakkai", "give 4 2");
    assertThat(s.events()).noneMatch(text -> text.contains("attacks"));
    assertThat(s.asked()).isEqualTo("act Ana");
    assertThat(s.options()).as("with the AP left he may").contains("attack");
  }

  /** The Monkey King follows onto a red square and falls: the General, whom he could still hit, is not attacked. */
  @Test
  @Rule({"JW-RUL-69", "JW-RUL-138"})
  void attackerKnockedOutByFollowing_attacksNobodyElseThoughRevived() throws IOException {
    Situation s = Situation.of(". . . .", ". . r .", ". . . .").content(cruelHymn()).pilgrim("T 3,2 N").pilgrim("M 2,2 N")
        .health("M", 3).hand('T', "T8").demon("1 warrior 2,1 S").demon("2 general 1,1 S").and(RevivedAtOnceTests::buryAbsent)
        .dice("red-1=1,1 white-1=4 blue=2").attack("M")
        .play("target figure:warrior-1", "target figure:general-1", "follow", HYMN, "revive figure:monkey-king", "give 5 5");
    s.isOver();
    assertThat(s.where("M")).isEqualTo("2,1 N");
    assertThat(s.health("M")).isEqualTo(5);
  }

  /** What Tripitaka does about his own wound knocks the next target out, and wakes it again: it is conscious by then. */
  @Test
  @Rule({"JW-RUL-68", "JW-RUL-138"})
  void targetRevivedBeforeItsTurn_isAttacked() throws IOException {
    Content hymn = Shipped.with(directory, "skills", HYMN_OF_PATIENCE,
        "\"AFTER(damage on self)\"," + CRUEL);
    Situation s = Situation.on(5, 5).content(hymn).pilgrim("T 2,3 N").pilgrim("H 3,3 N").health("H", 2).hand('T', "T8")
        .demon("1 berserker 2,2 S").and(RevivedAtOnceTests::buryAbsent)
        .dice("red=1,1,1,0 black=1,1 blue-1=0,0,0").attack("1")
        .play("target figure:tripitaka", HYMN, "revive figure:cho-hakkai", "give 3 0").isOver();
    assertThat(s.health("H")).isEqualTo(2);
  }

  /** Revived in Maintenance, he falls in it again by another condition: he lies face down, and not yet on his side. */
  @Test
  @Rule({"JW-RUL-03", "JW-TRN-07"})
  void pilgrimThatFallsAgainInMaintenance_doesNotStepInIt() throws IOException {
    Situation s = Situation.on(3, 3).content(cruelHymn()).pilgrim("T 1,1 N").pilgrim("M 2,2 N").pilgrim("H 0,1 N")
        .condition("M", "POISONED", 1).condition("H", "POISONED", 1).health("H", 0).hand('T', "T8")
        .and(RevivedAtOnceTests::buryAbsent).when(Turns.maintenance())
        .play(HYMN, "revive figure:cho-hakkai", "give 1 0").isOver();
    assertThat(s.health("H")).isZero();
    assertThat(s.number('H', Counters.LYING)).isEqualTo(1);
  }

  /** Cho Hakkai's answer to damage kills all weak demons around, and brings an Ambush. */
  private Content ambush(String trigger) throws IOException {
    return with("skills", "\"AFTER(damage on self)\", \"cost\": \"chi 2\", \"effects\": \"heal(self,4)\"",
        "\"" + trigger + "\", \"cost\": \"chi 2\", \"effects\": \"damage(demons on own tile,3); draw(misfortune,1)\"");
  }

  /** The Warrior falls in the first of its two attacks, and its miniature comes back at the gate: a new demon. */
  @Test
  @Rule({"JW-RUL-23", "JW-RUL-75", "JW-RUL-138"})
  void demonThatComesBackInItsOwnActivation_doesNothingMore() throws IOException {
    Situation s = Situation.of(". . . . . . . .", ". . . . . . . G", ". . . . . . . .").content(ambush("AFTER(damage on self)"))
        .pilgrim("T 0,1 N").pilgrim("H 1,1 E").hand('H', "H3").onTop("N09").demon("1 warrior 2,1 W")
        .dice("red=3,3 blue-1=0").and(RevivedAtOnceTests::buryAbsent).when(DemonPhase.ACTIVATE);
    s.play("play card:H3 figure:cho-hakkai").isOver();
    assertThat(s.events()).filteredOn(text -> text.contains("appears")).hasSize(1);
    assertThat(s.where("1")).matches("[67],[012] .*");
    assertThat(s.cards(s.journey().zones().discards(Deck.MISFORTUNE))).containsExactly("N09");
  }

  /** A paralyzed General is first; before him the Warrior after him is beaten, and comes back. */
  @Test
  @Rule({"JW-RUL-23", "JW-RUL-75", "JW-RUL-138"})
  void demonThatComesBackBeforeItsTurn_hasLostIt() throws IOException {
    Content ambushing = with("fortunes", "\"gainGood(self,2)\"", "\"damage(demons on own tile,3); draw(misfortune,1)\"");
    Situation s = Situation.of(". . . . . . . .", ". . . . . . . G", ". . . . . . . .").content(ambushing)
        .pilgrim("T 0,1 N").hand('T', "F10").onTop("N09").demon("1 warrior 7,0 W").demon("2 general 2,1 W")
        .condition("2", "PARALYZED", 0).and(RevivedAtOnceTests::buryAbsent).when(DemonPhase.ACTIVATE);
    s.play("play card:F10 figure:tripitaka").isOver();
    assertThat(s.events()).filteredOn(text -> text.contains("appears")).hasSize(1);
    assertThat(s.events()).noneMatch(text -> text.startsWith("Warrior 1 can") || text.startsWith("Warrior 1 attacks"));
  }

  /** Both Warriors are his targets; the other one falls with the first, and its miniature comes back where he could hit it. */
  @Test
  @Rule({"JW-RUL-68", "JW-RUL-75", "JW-RUL-138"})
  void targetThatComesBack_isNotAttacked() throws IOException {
    Content ambushing = with("skills", "\"gainAP(self,1); oncePerTurn\"",
        "\"damage(demons on own tile,3); draw(misfortune,1); oncePerTurn\"");
    Situation s = Situation.of(". . . . G", ". . . . .", ". . . . .").content(ambushing).pilgrim("T 3,2 N").pilgrim("M 2,2 N")
        .hand('M', "M8").onTop("N09").demon("1 warrior 3,1 S").demon("2 warrior 2,1 S").and(RevivedAtOnceTests::buryAbsent)
        .dice("red-1=3,3 white-1=1 blue=0").attack("M")
        .play("target figure:warrior-2", "target figure:warrior-1", "kill", "play card:M8 figure:monkey-king");
    assertThat(s.where("1")).isEqualTo("3,1 S");
    s.isOver();
  }

  /** He follows onto red; his answer is the end of the Warrior, whose miniature is back before the total is counted. */
  @Test
  @Rule({"JW-RUL-19", "JW-RUL-75", "JW-RUL-138"})
  void newDemonOfTheSameMiniature_isNotHitByTheRestOfTheAttack() throws IOException {
    Situation s = Situation.of(". . . G", "r . . .", ". . . .").content(ambush("AFTER(damage on self)"))
        .pilgrim("T 2,2 N").pilgrim("H 0,2 N").hand('H', "H3").onTop("N09").demon("1 warrior 0,1 S")
        .dice("red-1=3,3 white-1=5 blue=0").and(RevivedAtOnceTests::buryAbsent).attack("H").play("follow");
    s.play("play card:H3 figure:cho-hakkai").isOver();
    assertThat(s.where("1")).isNotEqualTo("none");
    assertThat(s.number('H', Counters.BAD)).isZero();
    assertThat(s.journey().defeats(s.journey().definition().type("warrior"))).isEqualTo(1);
  }
}
