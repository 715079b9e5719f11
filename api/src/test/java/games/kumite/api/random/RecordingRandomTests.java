package games.kumite.api.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The source that remembers. */
final class RecordingRandomTests extends RandomSourceContract {

  @Override
  RandomSource source() {
    return new RecordingRandom(RandomSource.seeded(11));
  }

  @Test
  void draws_areRemembered_inOrder() {
    RecordingRandom random = new RecordingRandom(
        new ScriptedRandom().put("speed", 17).put("target", 0).putPermutation("deck", 2, 0, 1));
    random.die("speed", 2, 20);
    random.pick("target", 0, 3);
    random.permutation("deck", 1, 3);
    assertThat(random.draws()).containsExactly(
        Draw.of("speed", 2, 17), Draw.of("target", 0, 0), new Draw("deck", 1, List.of(2, 0, 1)));
    assertThat(random.draws().toString()).isEqualTo("[speed-2=17, target=0, deck-1=2,0,1]");
  }

  @Test
  void draws_givenOut_areASnapshot() {
    RecordingRandom random = new RecordingRandom(RandomSource.seeded(1));
    List<Draw> before = random.draws();
    random.die("speed", 0, 6);
    assertThat(before).isEmpty();
    assertThat(random.draws()).hasSize(1);
  }

  @Test
  void copy_beginsWithTheDrawsSoFar_splitRemembersNothing() {
    RecordingRandom random = new RecordingRandom(RandomSource.seeded(1));
    random.die("speed", 0, 6);
    RecordingRandom copy = random.copy();
    copy.die("speed", 0, 6);
    random.split("bots").die("speed", 0, 6);
    assertThat(random.draws()).hasSize(1);
    assertThat(copy.draws()).hasSize(2).startsWith(random.draws().get(0));
  }

  @Test
  void drawsPutBack_comeAgain_upToWhereTheyWereTaken() {
    RecordingRandom random = new RecordingRandom(RandomSource.seeded(1));
    random.putBack();
    random.die("speed", 0, 1000);
    random.take();
    random.putBack();
    int[] order = random.permutation("deck", 0, 9);
    int face = random.die("speed", 0, 1000);
    RecordingRandom copy = random.copy();
    random.putBack();
    assertThat(random.draws()).isEmpty();
    assertThat(random.take()).isEmpty();
    assertThat(random.permutation("deck", 0, 9)).isEqualTo(order);
    assertThat(random.die("speed", 0, 1000)).isEqualTo(face);
    copy.putBack();
    assertThat(copy.draws()).isEmpty();
    assertThat(copy.permutation("deck", 0, 9)).isEqualTo(order);
  }

  @Test
  void drawThatFails_canBePutBack() {
    RecordingRandom random = new RecordingRandom(new ScriptedRandom().put("speed", 17));
    random.die("speed", 1, 20);
    assertThatThrownBy(() -> random.die("speed", 1, 20)).isInstanceOf(RuntimeException.class);
    random.putBack();
    assertThat(random.die("speed", 1, 20)).isEqualTo(17);
    assertThat(random.take()).containsExactly(Draw.of("speed", 1, 17));
  }
}
