package games.kumite.brawler;

import games.kumite.api.Game;
import games.kumite.spi.testkit.content.ContentContract;
import games.kumite.spi.testkit.soak.SoakContract;
import games.kumite.spi.testkit.soak.SoakSize;
import org.junit.jupiter.api.Nested;

/** The soak of the game: {@code mvn -Plong test -Dtest='*SoakTests'}. */
final class BrawlerSoakTests extends SoakContract {

  @Override
  protected Game game() {
    return new BrawlerGame();
  }

  /** Every damage of every file of content. */
  @Nested
  final class Content extends ContentContract {

    @Override
    protected Game game() {
      return new BrawlerGame();
    }

    @Override
    protected boolean isWhole() {
      return true;
    }

    @Override
    protected int changes() {
      return SoakSize.CONTENT.ofOneGame();
    }
  }
}
