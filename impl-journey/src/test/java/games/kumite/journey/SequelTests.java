package games.kumite.journey;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Viewer;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Shipped;
import games.kumite.journey.effect.Misfortune;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.turn.DemonPhase;
import games.kumite.journey.turn.QuietPoint;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Questions say what is still to come after what they are about, and positions that differ in it have different keys. */
final class SequelTests {

  @TempDir
  private Path directory;

  private static String asked(Situation s) {
    return s.match().decision().prompt().chooser();
  }

  private static long key(Situation s) {
    return s.match().search().observationKey(Viewer.spectator());
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

  private Content with(String file, String from, String to) throws IOException {
    return Shipped.with(directory, file, from, to);
  }

  /** Twice the same dice, which do nothing: only the AP left tell the attacks of a Warrior apart. */
  @Test
  @Rule("JW-AI-04")
  void attacksOfADemon_areToldApart() {
    Situation s = Situation.on(3, 3).pilgrim("T 1,1 N").hand('T', "F08").demon("1 warrior 1,0 S")
        .demon("2 archer 2,2 W").condition("2", "PARALYZED", 0).dice("red=0,0,0,0 blue-1=0,0,0,0")
        .and(SequelTests::buryAbsent).when(DemonPhase.ACTIVATE);
    String rolled = "Warrior 1 attacks Tripitaka with 0 so far (red X, X): play a card, or pass. ";
    while (!asked(s).startsWith(rolled)) {
      s.play("pass");
    }
    long first = key(s);
    String saidFirst = asked(s);
    s.play("pass");
    assertThat(saidFirst).startsWith(rolled + "Still to come: Warrior 1 has 1 AP left");
    assertThat(asked(s)).doesNotContain("Warrior 1 has 1 AP left");
    assertThat(key(s)).isNotEqualTo(first);
  }

  /** The Warrior that acts first knows of the second; who waits for its turn does not tell of who has acted. */
  @Test
  @Rule({"JW-TRN-18", "JW-RUL-23"})
  void quietPointBeforeADemon_namesItAndThoseAfterIt() {
    Situation s = Situation.on(9, 3).pilgrim("T 1,1 N").hand('T', "T2").demon("1 warrior 4,1 S")
        .demon("2 archer 7,1 W").condition("1", "PARALYZED", 0).condition("2", "PARALYZED", 0)
        .and(SequelTests::buryAbsent).when(DemonPhase.ACTIVATE);
    assertThat(asked(s)).isEqualTo("A quiet moment: play a card, or pass. Still to come: Warrior 1 acts; the activation of Archer 1.");
    assertThat(s.match().decision().prompt().waiting())
        .isEqualTo("A quiet moment; players may play a card. Still to come: Warrior 1 acts; the activation of Archer 1.");
  }

  /** Om Chant stops the Warrior at the edge of Tripitaka's tile: that was its Move, after which there is a quiet point. */
  @Test
  @Rule({"JW-RUL-134", "JW-CRD-25"})
  void quietPointAfterAMove_isThereForADemonThatIsHeld() throws IOException {
    Content smiting = with("fortunes", "gainGood(self,2)", "damage(demons on own tile,3)");
    Situation s = Situation.on(9, 1).content(smiting).secondTileFrom(3).pilgrim("T 0,0 E").hand('T', "F10")
        .and(it -> it.set(Counters.CHANTING, 1)).demon("1 warrior 5,0 W").demon("2 archer 8,0 W").condition("2", "PARALYZED", 0)
        .and(SequelTests::buryAbsent).when(DemonPhase.ACTIVATE);
    assertThat(s.where("1")).isEqualTo("2,0 W");
    assertThat(asked(s)).isEqualTo("A quiet moment: play a card, or pass. Still to come: the activation of Archer 1.");
  }

  @Test
  @Rule("JW-TRN-01")
  void quietPointAtTheStartOfAPhase_isAnotherOneThanAtItsEnd() {
    Situation start = Situation.on(3, 3).pilgrim("T 1,1 N").hand('T', "T2").when(QuietPoint.START);
    Situation end = Situation.on(3, 3).pilgrim("T 1,1 N").hand('T', "T2").when(QuietPoint.POINT);
    assertThat(asked(start)).isEqualTo("A quiet moment: play a card, or pass. Still to come: all of this phase.");
    assertThat(asked(end)).isEqualTo("A quiet moment: play a card, or pass.");
    assertThat(key(start)).isNotEqualTo(key(end));
  }

  /** Before the first of two single attacks, or before the only one. */
  @Test
  @Rule({"JW-ATK-03", "JW-RUL-68"})
  void targetsOfAnAttack_areNamedAsLongAsTheyAreToCome() {
    Situation both = twoTargets("target figure:warrior-1", "target figure:warrior-2");
    Situation one = twoTargets("target figure:warrior-1", "done");
    assertThat(asked(both)).isEqualTo("Cho Hakkai is about to attack Warrior 1: play a card, or pass. Still to come:"
        + " Cho Hakkai attacks Warrior 2.");
    assertThat(asked(one)).isEqualTo("Cho Hakkai is about to attack Warrior 1: play a card, or pass.");
    assertThat(key(both)).isNotEqualTo(key(one));
  }

  private static Situation twoTargets(String... targets) {
    return Situation.on(5, 5).pilgrim("H 2,2 N").hand('H', "F07").demon("1 warrior 2,1 S").demon("2 warrior 3,1 S")
        .attack("H").play(targets);
  }

  @Test
  @Rule("JW-AI-08") // JW-D-14
  void demonWithSeveralTargets_saysWhomItAttacksLater() {
    Situation s = Situation.on(5, 5).pilgrim("T 1,3 N").pilgrim("M 3,3 N").hand('T', "F08").demon("1 berserker 2,2 S")
        .dice("red=1,1 black=1").attack("1").play("target figure:monkey-king");
    assertThat(asked(s)).isEqualTo("Berserker 1 attacks Monkey King with 2 so far (red 1, 1; black 1): play a card, or pass."
        + " Still to come: Berserker 1 attacks Tripitaka.");
  }

  @Test
  @Rule("JW-RUL-102")
  void grantedActions_sayHowManyAreLeft() throws IOException {
    Content giving = with("skills", "gainAP(another pilgrim,1)", "gainAP(another pilgrim,3)");
    Situation s = Situation.on(3, 3).content(giving).pilgrim("S 0,0 N").pilgrim("H 2,2 N").hand('S', "S3")
        .when(Turns.activation('S')).play("play card:S3 figure:monk-sha");
    assertThat(asked(s)).isEqualTo("Cho Hakkai may take one action now. Still to come: the same 2 times more.");
    long two = key(s);
    s.play("decline");
    assertThat(asked(s)).isEqualTo("Cho Hakkai may take one action now. Still to come: the same once more.");
    assertThat(key(s)).isNotEqualTo(two);
    s.play("decline");
    assertThat(asked(s)).isEqualTo("Cho Hakkai may take one action now.");
  }

  @Test
  @Rule("JW-CRD-22") // JW-D-22
  void discards_sayHowManyAreLeft_andAreAskedOnlyWhereThereIsAChoice() throws IOException {
    Content losing = with("misfortunes", "discard(fortune,1)", "discard(fortune,2)");
    Situation s = Situation.on(3, 3).content(losing).pilgrim("S 0,0 N").hand('S', "F06", "F07", "F08").onTop("N05")
        .when(new Misfortune(2));
    assertThat(asked(s)).isEqualTo("Which card does Monk Sha discard? Still to come: the same once more.");
    s.play("discard card:F07");
    assertThat(asked(s)).isEqualTo("Which card does Monk Sha discard?");
    s.play("discard card:F06").isOver();
    assertThat(s.hand('S')).containsExactly("F08");

    Situation few = Situation.on(3, 3).content(losing).pilgrim("S 0,0 N").hand('S', "F06", "F07", "S5").onTop("N05")
        .when(new Misfortune(2)).isOver();
    assertThat(few.hand('S')).as("both must go").containsExactly("S5");
  }

  @Test
  @Rule("JW-TER-04")
  void walker_saysThatItWalksOn() {
    Situation s = Situation.of(". r . .").pilgrim("H 0,0 E").hand('H', "H3").when(Turns.activation('H')).play("move");
    s.play(option(s, "go space:d1 east"));
    assertThat(asked(s)).isEqualTo("Cho Hakkai has taken damage: play a card, or pass. Still to come: Cho Hakkai walks on.");

    Situation near = Situation.of(". r . .").pilgrim("H 0,0 E").hand('H', "H3").when(Turns.activation('H')).play("move");
    near.play(option(near, "go space:b1 east"));
    assertThat(asked(near)).isEqualTo("Cho Hakkai has taken damage: play a card, or pass.");
    assertThat(key(near)).isNotEqualTo(key(s));
  }

  @Test
  @Rule({"JW-TRN-03", "JW-TRN-06"})
  void maintenance_saysWhatStillHurtsWhom() {
    Situation s = Situation.on(3, 3).pilgrim("T 0,0 N").pilgrim("H 2,2 N").with('H', Counters.PLACE, 1).with('T', Counters.PLACE, 4)
        .hand('H', "H3").condition("H", "POISONED", 1).condition("H", "BURNING", 1).condition("T", "POISONED", 2)
        .when(Turns.maintenance());
    assertThat(asked(s)).isEqualTo("Cho Hakkai has taken damage: play a card, or pass. Still to come: Cho Hakkai suffers"
        + " from BURNING; the conditions of Tripitaka.");
    s.play("pass");
    assertThat(asked(s)).isEqualTo("Cho Hakkai has taken damage: play a card, or pass. Still to come: the conditions of Tripitaka.");
  }

  /** Four villagers wait about, and Tripitaka has a condition that does not hurt: nobody is named after the last. */
  @Test
  @Rule({"JW-TRN-03", "JW-TRN-06"})
  void maintenance_ofTheLast_namesNobodyElse() {
    Situation s = Situation.of("V V V", "V . .", ". . .").pilgrim("T 1,1 N").pilgrim("H 2,2 N").hand('H', "H3")
        .condition("H", "POISONED", 1).condition("T", "DISABLED", 1).when(Turns.maintenance());
    assertThat(asked(s)).isEqualTo("Cho Hakkai has taken damage: play a card, or pass.");
  }

  /** What the blow will do is known when he burns: it is told apart from another one. */
  @Test
  @Rule({"JW-RUL-19", "JW-RUL-71"})
  void followOntoRed_saysWhatTheBlowHasDone() {
    Situation weak = followed("red-1=1,0 white-1=5 blue=1");
    Situation strong = followed("red-1=1,1 white-1=5 blue=1");
    assertThat(asked(weak)).isEqualTo("Cho Hakkai has taken damage: play a card, or pass. Still to come: the rest of the"
        + " attack on Warrior 1, 0 damage so far.");
    assertThat(asked(strong)).isEqualTo("Cho Hakkai has taken damage: play a card, or pass. Still to come: the rest of the"
        + " attack on Warrior 1, 1 damage so far.");
    assertThat(key(weak)).isNotEqualTo(key(strong));
  }

  private static Situation followed(String dice) {
    return Situation.of(". .", "r .", ". .").pilgrim("H 0,2 N").hand('H', "H3").demon("1 warrior 0,1 S").dice(dice)
        .attack("H").play("follow");
  }

  /** Two blocks of bad karma at once: two corruption cards, each of which is answered. */
  @Test
  @Rule({"JW-KAR-02", "JW-RUL-35"})
  void exchanges_sayHowManyAreStillAnswered() throws IOException {
    with("skills", "AFTER(damage on self)", "AFTER(draw corruption self)");
    Content answering = with("fortunes", "gainGood(self,2)", "gainBad(self,20)");
    Situation s = Situation.on(3, 3).content(answering).pilgrim("T 0,0 N").pilgrim("H 2,2 N").health("H", 3).hand('H', "H3", "F10")
        .when(QuietPoint.POINT).play("play card:F10 figure:cho-hakkai");
    assertThat(asked(s)).isEqualTo(
        "Cho Hakkai has drawn a corruption card: play a card, or pass. Still to come: the same once more.");
    s.play("pass");
    assertThat(asked(s)).isEqualTo("Cho Hakkai has drawn a corruption card: play a card, or pass.");
  }

  /** Words of a card that ask for one pilgrim after the other. */
  @Test
  @Rule("JW-CRD-02") // JW-D-23
  void card_saysWhatItStillDoes() throws IOException {
    Content twice = with("fortunes", "heal(self or adjacent pilgrim,3)", "heal(any pilgrim,3); gainChi(any pilgrim,2)");
    Situation s = Situation.on(3, 3).content(twice).pilgrim("T 0,0 N").pilgrim("H 2,2 N").health("H", 3).health("T", 3)
        .with('T', Counters.CHI, 1).with('H', Counters.CHI, 1).hand('H', "F04").when(QuietPoint.POINT)
        .play("play card:F04 figure:cho-hakkai");
    assertThat(asked(s)).isEqualTo("Whom is Iron Rice Bowl for? Still to come: any pilgrim gains 2 chi.");
    s.play("for figure:tripitaka");
    assertThat(asked(s)).isEqualTo("Whom is Iron Rice Bowl for?");
  }
}
