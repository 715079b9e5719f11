package games.kumite.brawler.content;

import games.kumite.api.InvalidSetupException;
import games.kumite.spi.content.ContentException;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.TreeMap;

/**
 * The content that has been read so far, by directory: each is read once and stays as it was then.
 * Thread-safe; one for all matches of a plugin object.
 */
public final class ContentShelf {

  private final Map<String, Content> read = new TreeMap<>();

  @Inject
  ContentShelf() {}

  /**
   * The content of a directory.
   *
   * @param directory where files lie that replace the shipped ones; an empty text for nowhere
   * @return the content
   * @throws InvalidSetupException if anything is wrong with it; the message names all of it. It is
   *     read again the next time
   */
  public synchronized Content of(String directory) {
    Content content = read.get(directory);
    if (content == null) {
      try {
        content = Content.read(directory);
      } catch (ContentException broken) {
        throw new InvalidSetupException("option content: " + broken.getMessage());
      }
      read.put(directory, content);
    }
    return content;
  }
}
