package games.kumite.brawler.content;

import games.kumite.spi.content.ContentCache;
import games.kumite.spi.content.ContentException;
import games.kumite.spi.content.ContentReader;
import games.kumite.spi.content.ContentSource;
import java.util.Optional;

/**
 * The tables of the game, checked. Immutable and thread-safe.
 *
 * @param bosses the file {@code bosses}
 * @param pairs the file {@code pairs}
 * @param dice the file {@code dice}
 */
public record Content(BossTable bosses, PairTable pairs, DiceTable dice) {

  private static final String GAME = "brawler";

  /** Returns a new shelf, which reads the content for all matches of a plugin object. */
  public static ContentCache<Content> shelf() {
    return new ContentCache<>(Content::read);
  }

  /**
   * Reads the files of the content.
   *
   * @param directory the directory of files that replace the shipped ones, empty for none
   * @return the content
   * @throws ContentException if anything is wrong; its message names every fault
   */
  static Content read(String directory) {
    ContentReader reader =
        ContentSource.shipped(Content.class, GAME).withDirectory(directory).open();
    Optional<BossTable> bosses = reader.one("bosses", BossTable.class);
    Optional<PairTable> pairs = reader.one("pairs", PairTable.class);
    Optional<DiceTable> dice = reader.one("dice", DiceTable.class);
    reader.requireValid();
    return new Content(bosses.orElseThrow(), pairs.orElseThrow(), dice.orElseThrow());
  }
}
