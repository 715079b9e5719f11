package games.kumite.journey;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Prompt;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.journey.turn.QuietPoint;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Questions name the figures that they are about, and the table what can be known of them. */
final class PromptTests {

  private static Prompt prompt(Situation s) {
    return s.match().decision().prompt();
  }

  private static String asked(Situation s) {
    return prompt(s).chooser();
  }

  private static Element element(Situation s, String id) {
    return s.match().table(Viewer.spectator()).find(id).orElseThrow();
  }

  @Test
  @Rule({"JW-ATK-17", "JW-ATK-18", "JW-ATK-20", "JW-ATK-21"})
  void verdict_namesBoth_andWhatEachChoiceBrings() {
    Situation s = Situation.on(5, 5).seats(2).pilgrim("M 2,3 N").demon("1 warrior 2,2 S")
        .dice("red-2=3,3 white-2=1 blue=0").attack("M");

    assertThat(asked(s)).isEqualTo("Monkey King has beaten Warrior 1. Kill it, for 1 bad karma, or cleanse it, which takes"
        + " a roll of 2 and brings 2 good karma?");
    assertThat(prompt(s).waiting()).isEqualTo("Bo chooses whether Monkey King kills or cleanses Warrior 1.");
  }

  @Test
  void targetsAndWays_areAskedForAPilgrim() {
    Situation s = Situation.on(5, 5).pilgrim("H 2,3 N").demon("1 general 3,2 S").demon("2 warrior 1,2 S").attack("H");

    assertThat(asked(s)).isEqualTo("Choose a target of Cho Hakkai's attack. The first one is attacked first.");
    s.play("target figure:general-1", "done");
    assertThat(asked(s)).isEqualTo("Which way does Cho Hakkai's attack on General 1 go?");
  }

  @Test
  void orderOfTargets_isAskedForADemon() {
    Situation s = Situation.on(5, 5).pilgrim("T 1,3 N").pilgrim("M 3,3 N").demon("1 berserker 2,2 S").attack("1");

    assertThat(asked(s)).isEqualTo("Whom does Berserker 1 attack next?");
  }

  @Test
  void follow_namesWhoFollowsWhom() {
    Situation s = Situation.on(5, 5).pilgrim("M 2,4 N").demon("1 warrior 2,3 S").dice("red-1=1,1 white-1=4 blue=2")
        .attack("M");

    assertThat(asked(s)).isEqualTo("Does Monkey King follow Warrior 1?");
  }

  @Test
  void dice_areRolledAgainForAPilgrim() {
    Situation s = Situation.on(5, 5).pilgrim("M 2,3 N").hand('M', "M6").demon("1 warrior 2,2 S")
        .dice("red-1=1,0 white-1=1").attack("M").play("play card:M6 figure:monkey-king");

    assertThat(asked(s)).isEqualTo("Which die does Monkey King roll again? The dice show red 1, X; white 1.");
  }

  @Test
  void reviving_namesBoth() {
    Situation s = Situation.on(5, 5).pilgrim("T 2,3 N").pilgrim("S 2,2 N").health("S", 0).when(Turns.activation('T'))
        .play("revive figure:monk-sha");

    assertThat(asked(s)).isEqualTo("How much health and chi does Tripitaka give Monk Sha?");
  }

  @Test
  void cards_areNamedWithWhomTheyAreFor() {
    Situation s = Situation.on(5, 5).pilgrim("T 2,3 N").pilgrim("M 3,3 N").hand('T', "F04").health("T", 5)
        .health("M", 5).when(QuietPoint.POINT).play("play card:F04 figure:tripitaka");

    assertThat(asked(s)).isEqualTo("Whom is Iron Rice Bowl for?");
  }

  @Test
  void cures_nameTheSick() {
    Situation s = Situation.on(5, 5).pilgrim("M 3,3 N").hand('M', "F05").condition("M", "SLOWED", 0)
        .condition("M", "POISONED", 0).when(QuietPoint.POINT).play("play card:F05 figure:monkey-king");

    assertThat(asked(s)).isEqualTo("Which condition of Monkey King do you remove?");
  }

  @Test
  void discards_nameTheirOwner() {
    Situation s = Situation.on(5, 5).pilgrim("M 3,3 N").hand('M', "F01", "M1", "M2").when(QuietPoint.POINT)
        .play("play card:F01 figure:monkey-king");

    assertThat(asked(s)).isEqualTo("Which card does Monkey King discard? Still to come: draw a skill card.");
  }

  @Test
  @Rule("JW-RUL-40") // JW-D-19
  void spins_nameTheAreaAndForWhom() {
    Situation s = Situation.of("B . .", ". . .").pilgrim("S 1,1 N").pilgrim("H 2,1 N").hand('S', "S2").dice("spinner-1=2")
        .when(Turns.granted('H')).play("meditate");

    assertThat(asked(s)).isEqualTo("The spinner has stopped on black for Cho Hakkai: play a card, or pass.");
  }

  @Test
  @Rule({"JW-SET-06", "JW-QST-01"})
  void setup_namesThePilgrimAsked() {
    Match match = Games.named("journey").start(Setup.seats("Ana", "Bo").option("quest", "Q2").seed(1));

    assertThat(match.decision().prompt().chooser()).isEqualTo("Who takes Tripitaka?");
    while (!match.decision().kind().equals("upgrade")) {
      match.play(0);
    }
    assertThat(match.decision().prompt().chooser()).isEqualTo("Which karma upgrade does Tripitaka get:"
        + " good (a permanent skill card) or bad (the next weapon level, if there is one, and a corruption card)?");
    assertThat(match.decision().label(match.decision().actions().get(0))).isEqualTo("Upgrade Tripitaka with good karma");
  }

  /** The sheet of a demon lies open. */
  @Test
  @Rule({"JW-ATK-15", "JW-ATK-19", "JW-KAR-06"})
  void demons_showTheirSheets() {
    Situation s = Situation.on(8, 5).pilgrim("T 0,3 N").demon("1 drummer 2,2 S").demon("2 iron-fan 4,2 S")
        .demon("3 archer 6,2 S").when(QuietPoint.POINT);

    assertThat(element(s, "figure:drummer-1").get("text")).isEqualTo("Moves 4. Attacks with 1 die: ahead up to 2 squares"
        + " away, ahead to the left up to 2 squares away, ahead to the right up to 2 squares away. Defends with 1 die."
        + " Falls to one attack that does 3 damage. Killing it brings 2 bad karma; cleansing it takes a roll of"
        + " 3 and brings 3 good karma. Black die: 1: nothing; 2: nothing; 3: nothing; 4: the target becomes SLOWED; 5: the target becomes"
        + " WEAKENED; 6: the target becomes DISABLED.");
    assertThat((String) element(s, "figure:iron-fan").get("text")).contains("Falls when 16 health is lost.");
    assertThat((String) element(s, "figure:archer-1").get("text")).doesNotContain("Defends");
    assertThat(element(s, "figure:tripitaka").get("text")).isNull();
  }

  @Test
  void tokens_haveNames() {
    Situation s = Situation.of("G U V W B D D").pilgrim("T 2,0 N").when(QuietPoint.POINT);

    assertThat(element(s, "token:gate-G1").label()).isEqualTo("Gate G1");
    assertThat(element(s, "token:sutra-1").label()).isEqualTo("Sutra 1");
    assertThat(element(s, "token:box-1").label()).isEqualTo("Mystical box 1");
    assertThat(element(s, "token:door-D1").label()).isEqualTo("Door D1");
  }
}
