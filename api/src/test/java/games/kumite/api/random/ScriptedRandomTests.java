package games.kumite.api.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Loaded dice. */
final class ScriptedRandomTests {

  /** With nothing laid down it is as its fallback. */
  @Nested
  final class WithFallback extends RandomSourceContract {
    @Override
    RandomSource source() {
      return new ScriptedRandom(RandomSource.seeded(3));
    }
  }

  @Test
  void results_comeByLabelAndSubject_thenByLabel_thenFromTheFallback() {
    ScriptedRandom random = new ScriptedRandom(RandomSource.seeded(1))
        .put("speed-1", 18).put("speed", 5, 7).put("target", 2).putPermutation("deck", 2, 0, 1);
    assertThat(random.die("speed", 1, 20)).isEqualTo(18);
    assertThat(random.die("speed", 1, 20)).isEqualTo(5);
    assertThat(random.die("speed", 2, 20)).isEqualTo(7);
    assertThat(random.pick("target", 0, 3)).isEqualTo(2);
    assertThat(random.permutation("deck", 0, 3)).containsExactly(2, 0, 1);
    assertThat(random.isExhausted()).isTrue();
    assertThat(random.die("speed", 2, 20)).isEqualTo(RandomSource.seeded(1).die("speed", 2, 20));
  }

  @Test
  void order_thatNamesOnlyTheFirst_isCompleted() {
    assertThat(new ScriptedRandom().putPermutation("deck", 3).permutation("deck", 0, 5)).containsExactly(3, 0, 1, 2, 4);
    assertThat(new ScriptedRandom().putPermutation("deck").permutation("deck", 0, 3)).containsExactly(0, 1, 2);
  }

  @Test
  void draw_withoutResultAndFallback_isAnError_thatNamesIt() {
    ScriptedRandom random = new ScriptedRandom();
    assertThatThrownBy(() -> random.die("speed", 2, 20)).isInstanceOf(IllegalStateException.class)
        .hasMessage("the script has no result for speed-2 (1..20)");
    assertThatThrownBy(() -> random.pick("target", 0, 3))
        .hasMessage("the script has no result for target (0..2)");
    assertThatThrownBy(() -> random.permutation("deck", 0, 52))
        .hasMessage("the script has no result for deck (an order of 52)");
  }

  @Test
  void result_outOfRange_isAnError_withTheRange() {
    assertThatThrownBy(() -> new ScriptedRandom().put("speed", 21).die("speed", 1, 20))
        .isInstanceOf(IllegalStateException.class).hasMessage("scripted speed-1 must be 1..20, was [21]");
    assertThatThrownBy(() -> new ScriptedRandom().put("speed", 0).die("speed", 0, 20))
        .hasMessage("scripted speed must be 1..20, was [0]");
    assertThatThrownBy(() -> new ScriptedRandom().put("target", 3).pick("target", 0, 3))
        .hasMessage("scripted target must be 0..2, was [3]");
    assertThatThrownBy(() -> new ScriptedRandom().putPermutation("speed", 1, 2).die("speed", 0, 20))
        .hasMessage("scripted speed must be 1..20, was [1, 2]");
    assertThatThrownBy(() -> new ScriptedRandom().putPermutation("deck", 0, 0).permutation("deck", 0, 3))
        .hasMessage("scripted order deck must hold different indexes 0..2, was [0, 0]");
    assertThatThrownBy(() -> new ScriptedRandom().putPermutation("deck", 3).permutation("deck", 1, 3))
        .hasMessage("scripted order deck-1 must hold different indexes 0..2, was [3]");
  }

  @Test
  void copy_goesOnAlike_andLeavesTheOriginal() {
    ScriptedRandom random = new ScriptedRandom().put("speed", 3, 4, 5);
    random.die("speed", 0, 6);
    ScriptedRandom copy = random.copy();
    copy.put("speed", 6);
    assertThat(copy.die("speed", 0, 6)).isEqualTo(4);
    assertThat(random.die("speed", 0, 6)).isEqualTo(4);
    assertThat(random.die("speed", 0, 6)).isEqualTo(5);
    assertThat(random.isExhausted()).isTrue();
    assertThat(copy.isExhausted()).isFalse();
  }

  @Test
  void script_changedByItsCaller_staysAsItWas() {
    int[] order = {1, 0};
    ScriptedRandom random = new ScriptedRandom().putPermutation("deck", order);
    order[0] = 7;
    assertThat(random.permutation("deck", 0, 2)).containsExactly(1, 0);
  }

  @Test
  void split_ofAScript_isThatOfItsFallback() {
    ScriptedRandom random = new ScriptedRandom(RandomSource.seeded(4)).put("speed", 1);
    assertThat(random.split("bots").die("speed", 0, 1000))
        .isEqualTo(RandomSource.seeded(4).split("bots").die("speed", 0, 1000));
  }
}
