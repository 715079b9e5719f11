package games.kumite.brawler.content;

import games.kumite.api.InvalidSetupException;
import games.kumite.spi.content.ContentException;
import jakarta.inject.Inject;
import org.jspecify.annotations.Nullable;

/**
 * Where content comes from: the shipped files, read once, or an owner's directory, read for each match.
 * Thread-safe; one for all matches of a plugin object.
 */
public final class ContentShelf {

  private @Nullable Content shipped;

  @Inject
  ContentShelf() {}

  /**
   * The content of a directory.
   *
   * @param directory where files lie that replace the shipped ones; an empty text for nowhere
   * @return the content; that of a directory is read anew each time
   * @throws InvalidSetupException if anything is wrong with it; the message names all of it
   */
  public synchronized Content of(String directory) {
    if (!directory.isEmpty()) {
      return read(directory);
    }
    Content known = shipped;
    if (known == null) {
      known = read(directory);
      shipped = known;
    }
    return known;
  }

  private static Content read(String directory) {
    try {
      return Content.read(directory);
    } catch (ContentException broken) {
      throw new InvalidSetupException("option content: " + broken.getMessage());
    }
  }
}
