package games.kumite.spi.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A vocabulary is a list of words, found by how they are written. */
final class WordsTests {

  private record Power(String word, int strength) implements Word {}

  private static final Words<Power> POWERS = Words.of("power", List.of(new Power("heal", 1), new Power("strike", 2)));

  @Test
  void word_isFoundByItsText() {
    assertThat(POWERS.get("strike").strength()).isEqualTo(2);
    assertThatIllegalArgumentException().isThrownBy(() -> POWERS.get("fly"))
        .withMessage("there is no power \"fly\"; known are heal, strike");
  }

  @Test
  void furtherWords_comeLast_andLeaveTheVocabulary() {
    assertThat(POWERS.and(List.of(new Power("fly", 3))).toList()).extracting(Power::word).containsExactly("heal", "strike", "fly");
    assertThat(POWERS.toList()).hasSize(2);
  }

  @Test
  void twoWords_writtenAlike_areRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> POWERS.and(List.of(new Power("heal", 3))))
        .withMessage("there are two words \"heal\"");
  }
}
