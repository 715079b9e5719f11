package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.bigtrouble.content.vocabulary.TextSource;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An owner's cards may bear any text that the content allows: whatever they say, matches are played on with them. */
final class AnyTextTests {

  private static final int DECISIONS = 1500;
  private static final int LOOKS = 50;

  @TempDir
  private Path directory;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void cards_ofAnyLegalText_arePlayed(int seed) throws IOException {
    Random random = new Random(seed);
    LegalTexts texts = new LegalTexts(random);
    texts.write(directory, "upgrades", TextSource.UPGRADE);
    texts.write(directory, "unique-upgrades", TextSource.UPGRADE);
    texts.write(directory, "companions", TextSource.ABILITY);
    texts.write(directory, "heroes", TextSource.ABILITY);
    texts.write(directory, "bosses", TextSource.ENEMY);
    texts.write(directory, "hells", TextSource.HELL);
    texts.write(directory, "crates", TextSource.EVENT);
    texts.write(directory, "fate-slots", TextSource.FATE_SLOT);
    texts.write(directory, "big-trouble", TextSource.BIG_TROUBLE);
    texts.write(directory, "main-quests", TextSource.QUEST);
    texts.write(directory, "side-quests", TextSource.QUEST);
    texts.write(directory, "showdowns", TextSource.BOSS_SHOWDOWN);
    texts.write(directory, "act-two", TextSource.ACT_TWO);
    Match match = new BigTroubleGame().start(Setup.seats(1 + random.nextInt(4)).seed(seed)
        .option("content", directory.toString()).option("threat", random.nextInt(12)));
    for (int i = 0; i < DECISIONS && !match.isOver(); i++) {
      Decision decision = match.decision();
      Action choice = decision.actions().get(random.nextInt(decision.actions().size()));
      try {
        match.play(choice);
        if (i % LOOKS == 0) {
          assertThat(match.table(Viewer.spectator()).elements()).isNotEmpty();
        }
      } catch (IllegalStateException | IndexOutOfBoundsException | ClassCastException broken) {
        throw new AssertionError(decision.kind() + " " + choice, broken);
      }
    }
  }
}
