package games.kumite.tmnt.content;

import games.kumite.spi.content.ContentCache;
import games.kumite.spi.content.ContentException;
import games.kumite.spi.content.ContentReader;
import games.kumite.spi.content.ContentSource;
import java.util.List;

/**
 * All cards of the game, checked. Immutable and thread-safe.
 *
 * @param characters the file {@code characters}
 * @param doors the file {@code doors}
 * @param treasures the file {@code treasures}
 */
public record Content(List<Card> characters, List<Card> doors, List<Card> treasures) {

  private static final String GAME = "tmnt";

  /** Returns a new shelf, which reads the content for all matches of a plugin object. */
  public static ContentCache<Content> shelf(Vocabulary vocabulary) {
    return new ContentCache<>(directory -> read(directory, vocabulary));
  }

  /**
   * Reads the files; those of a directory, if it is not an empty text, replace the shipped ones.
   *
   * @throws ContentException if anything is wrong; its message names every fault
   */
  static Content read(String directory, Vocabulary vocabulary) {
    ContentReader reader = ContentSource.shipped(Content.class, GAME).withDirectory(directory).open();
    List<CharacterEntry> characters = reader.list("characters", CharacterEntry.class);
    List<CardEntry> doors = reader.list("doors", CardEntry.class);
    List<CardEntry> treasures = reader.list("treasures", CardEntry.class);
    ContentChecks checks = new ContentChecks(reader, vocabulary, characters, doors, treasures);
    Content content = new Content(characters.stream().map(checks::character).toList(),
        checks.cards("doors", doors), checks.cards("treasures", treasures));
    checks.all(content.doors(), content.treasures());
    reader.requireValid();
    return content;
  }
}
