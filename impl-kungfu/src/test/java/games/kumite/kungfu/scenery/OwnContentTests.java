package games.kumite.kungfu.scenery;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Content;
import games.kumite.kungfu.content.Member;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.setup.SetupGame;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Fights with an owner's prices and props. */
final class OwnContentTests {

  private static final String ANA = "1 hero 500 500";

  @TempDir
  private Path directory;

  private void change(String file, String from, String to) throws IOException {
    try (InputStream in = Content.class.getResourceAsStream("/META-INF/kumite/kungfu/" + file)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(text).contains(from.replace('\'', '"'));
      Files.writeString(directory.resolve(file), text.replace(from.replace('\'', '"'), to.replace('\'', '"')));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 6})
  @Rule({"KF-RUL-24", "KF-LOC-24b"})
  void whatFireDoesWithoutARoll_isDone_whateverItCosts(int points) throws IOException {
    change("attacks.json", "{'points': 3, 'rule': 'KF-RUL-143'", "{'points': " + points + ", 'rule': 'KF-RUL-143'");
    Ring ring = Ring.owning(directory.toString(), state -> state.figures().inflict(0, Condition.BURNING_BY_HOT_SPOT),
        "2 hero 4000 4000", ANA).play("end-turn");
    assertThat(ring.figures().combat(0)).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 6})
  @Rule({"KF-RUL-24", "KF-LOC-29"})
  void whatAnIdolDoes_isDone_whateverItCosts(int points) throws IOException {
    change("attacks.json", "{'points': 3, 'rule': 'KF-H2H-26f', 'effect': 'wounded'}]}\n]",
        "{'points': " + points + ", 'rule': 'X', 'effect': 'wounded'}]}\n]");
    Ring ring = struck(directory, "idol", Flag.IDOL, 0).play("inflict prop-activates", "done");
    assertThat(ring.figures().combat(1)).as("undead").isEqualTo(3);
  }

  /** Bo's hero beats Ana's undead one by 2 beside a thing. */
  private static Ring struck(Path directory, String id, Flag flag, int chi) {
    return Ring.owning(directory.toString(), Ground.bare().piece(id, 4500, 3800, 4900, 4200, 0, 500, Flag.BLOCK, flag,
        Flag.SCENIC).laid().andThen(state -> state.gang(0, Counters.CHI, chi)), "2 hero 4000 4000", "1 hero/undead 4250 4000", ANA)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("attack-2=5 defence-1=3")
        .play("attack");
  }

  @Test
  @Rule("KF-TRT-60a")
  void ofSeveralForms_theOwnerTakesOne() throws IOException {
    change("profiles.json", "'forms': [{'name': 'human', 'traits': ['pistol', 'good-shot']}]",
        "'forms': [{'name': 'human', 'traits': ['pistol', 'good-shot']}, {'name': 'bat', 'traits': ['flying']}]");
    Ring ring = Ring.skip(Ring.owning(directory.toString(), state -> state.gang(1, Counters.CHI, 2), "2 giant-demon 4000 4000", ANA))
        .play("activate figure:2-1");
    Ring.skip(Ring.skip(ring).dice("activation-2=5").play("roll 1")).play("cast shift");
    assertThat(ring.asked()).isEqualTo("form: Which form does Giant Demon 2-1 take? / Giant Demon 2-1: Bo chooses a form.");
    assertThat(ring.listed()).containsExactly("form 2", "form 3");
    assertThat(ring.play("form 3").figures().form(0)).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"tied-up, TIED_UP", "blinded, BLINDED", "on-fire, BURNING_BY_FIREBALL", "limping, LIMPING"})
  @Rule("KF-RUL-94")
  void aProp_inflictsWhatNoBlowDoes(String effect, Condition condition) throws IOException {
    change("props.json", "'id': 'idol', 'against': 'idol-wound'", "'id': 'idol', 'against': {'propHarm': 'inflicts', 'effect': '"
        + effect + "'}");
    Ring ring = struck(directory, "idol", Flag.IDOL, 0).play("inflict prop-activates", "done");
    assertThat(ring.is("1-1", condition)).isTrue();
  }

  @Test
  @Rule({"KF-RUL-94", "KF-RUL-24", "KF-TRT-24d"})
  void thatCosts_whatTheFirstTableSaysThatHasIt() throws IOException {
    change("props.json", "'id': 'idol', 'against': 'idol-wound'", "'id': 'idol', 'against': {'propHarm': 'inflicts', 'effect': 'tied-up'}");
    Ring ring = struck(directory, "idol", Flag.IDOL, 2);
    while (!ring.kind().equals("effect")) {
      ring.play("spend 0");
    }
    ring.play("inflict prop-activates", "done");
    ring.play("done"); // the prop itself is not lowered
    assertThat(ring.kind() + ring.actor()).isEqualTo("reduceAna");
    ring.play("reduce 1");
    assertThat(ring.kind()).as("2 points, so 1 is left").isEqualTo("replace-effect");
    assertThat(ring.listed()).contains("inflict distracted").doesNotContain("inflict knocked-down");
  }

  @Test
  @Rule("KF-ADV-02")
  void aProfileWhoseIdHasCapitals_comesAgainInACampaign() throws IOException {
    change("profiles.json", "'id': 'student',", "'id': 'Student_2',");
    change("gangs.json", "'student': 4", "'Student_2': 4");
    String monks = "level=0 members=dim-mak-master,martial-arts-champion,shaolin-monk,Student_2,Student_2/lost,senior-student";
    GameState state = (GameState) Inspection.state(new SetupGame().start(games.kumite.api.Setup.seats("Ana", "Bo")
        .option("content", directory.toString()).option("campaign", monks + "; " + monks)));
    assertThat(state.definition().legacies.get(1).members()).extracting(Member::profile).contains("Student_2");
  }
}
