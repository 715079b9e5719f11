package games.kumite.spi.content;

import games.kumite.api.InvalidSetupException;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A cache of a game's content: the shipped files, read once, or an owner's directory, read for each match. Thread-safe,
 * without a lock during reading. One object serves all matches of a plugin object, bound as an instance in its Guice
 * module.
 *
 * <pre>{@code
 * // in the plugin, one of whose options is Option.directory("content", ...)
 * @Override
 * protected List<Module> modules() {
 *   return List.of(bindings(
 *       new TypeLiteral<ContentCache<Bosses>>() {}, new ContentCache<>(Bosses::read), BrawlerRules.class));
 * }
 *
 * // in its rules, whose constructor is given the cache; read makes a ContentReader of the directory
 * public Brawl initialState(MatchConfig start) {
 *   return new Brawl(start, cache.of((String) start.options().get("content")));
 * }
 * }</pre>
 *
 * @param <C> the content, immutable
 */
public final class ContentCache<C> {

  private final Function<String, C> reading;
  private volatile @Nullable C shipped;

  /**
   * Creates an empty cache; nothing is read before it is asked for.
   *
   * @param reading reads the content, given the directory whose files replace the shipped ones, an empty text for none;
   *     may throw {@link ContentException}
   */
  public ContentCache(Function<String, C> reading) {
    this.reading = Objects.requireNonNull(reading, "reading must not be null");
  }

  /**
   * Returns the content of a directory.
   *
   * @param directory the directory of files that replace the shipped ones; an empty text for none
   * @return the content; that of a directory is read again each time
   * @throws InvalidSetupException if anything is wrong with it; the message names all of it
   */
  public C of(String directory) {
    if (!directory.isEmpty()) {
      return read(directory);
    }
    C known = shipped;
    return known != null ? known : keep(read(directory));
  }

  /** Returns what another thread has read meanwhile, or else this content. */
  private synchronized C keep(C read) {
    C known = shipped;
    if (known == null) {
      known = read;
      shipped = known;
    }
    return known;
  }

  private C read(String directory) {
    try {
      return reading.apply(directory);
    } catch (ContentException broken) {
      throw new InvalidSetupException("option content: " + broken.getMessage());
    }
  }
}
