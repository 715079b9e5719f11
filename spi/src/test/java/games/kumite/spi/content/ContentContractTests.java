package games.kumite.spi.content;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Game;
import games.kumite.spi.broken.KitRun;
import games.kumite.spi.content.Bazaar.Flaw;
import games.kumite.spi.testkit.content.ContentContract;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The contract of content passes a sound game, and catches each way to read content badly. */
final class ContentContractTests {

  /** The contract of a bazaar with the flaw that is set. */
  static final class OfABazaar extends ContentContract {

    @Override
    protected Game game() {
      return new Bazaar();
    }

    @Override
    protected int changes() {
      return 200;
    }
  }

  @AfterEach
  void mend() {
    Bazaar.let(Flaw.NONE);
  }

  private static KitRun run(Flaw flaw) {
    Bazaar.let(flaw);
    return KitRun.of(OfABazaar.class);
  }

  @Test
  void bazaar_withoutAFlaw_passes() {
    KitRun run = run(Flaw.NONE);

    assertThat(run.messages()).isEmpty();
    assertThat(run.tests()).isEqualTo(6);
  }

  @Test
  void problems_thatOnlyFollow_areCaught() {
    assertThat(run(Flaw.CHECKS_BROKEN_FILES).failures().keySet()).containsExactlyInAnyOrder(
        "a file that cannot be read is the only one with problems",
        "an entry with a problem is the only one with problems");
  }

  @Test
  void readerOfItsOwn_thatTakesAnyCharacter_isCaught() {
    assertThat(run(Flaw.TAKES_ANY_CHARACTER).messages()).contains("a character that cannot be seen is refused in every text: ", "must be refused for ");
  }

  @Test
  void content_onWhichTheGameFails_isCaught_withTheFile() {
    assertThat(run(Flaw.FAILS).messages())
        .contains("goods.json must be read or refused by an InvalidSetupException, was java.lang.", "the file is:");
  }
}
