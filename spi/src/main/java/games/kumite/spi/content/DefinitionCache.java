package games.kumite.spi.content;

import games.kumite.api.InvalidSetupException;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A cache of a match's definition, such as its layout of cards and its indexes of content: created once for equal
 * settings, since that costs more than many decisions. With an owner's content a definition is created for each match.
 *
 * <p>The cache finds definitions in use and does not keep them alive: a definition lives as long as a match has it, and
 * the engine keeps those of the settings that were started last. Others, and refused ones, go with their matches.
 * Thread-safe, without a lock during creating or reading; one object serves all matches of a plugin object.
 *
 * @param <K> the settings, with {@code equals}
 * @param <C> the content
 * @param <T> the definition, immutable
 */
public final class DefinitionCache<K, C, T> {

  private final ContentCache<C> contents;
  private final Function<K, String> directory;
  private final BiFunction<K, C, T> making;
  private final Map<K, InUse<K, T>> known = new LinkedHashMap<>();
  private final ReferenceQueue<T> unused = new ReferenceQueue<>();

  /** A definition that some match may use. */
  private static final class InUse<K, T> extends WeakReference<T> {
    private final K settings;

    InUse(K settings, T terms, ReferenceQueue<T> unused) {
      super(terms, unused);
      this.settings = settings;
    }
  }

  /**
   * Creates an empty cache.
   *
   * @param contents the cache of the content
   * @param directory returns the directory of an owner's content that settings name, an empty text for none
   * @param making creates a definition from settings and content
   */
  public DefinitionCache(ContentCache<C> contents, Function<K, String> directory, BiFunction<K, C, T> making) {
    this.contents = Objects.requireNonNull(contents, "contents must not be null");
    this.directory = Objects.requireNonNull(directory, "directory must not be null");
    this.making = Objects.requireNonNull(making, "making must not be null");
  }

  /**
   * Returns the definition of a match.
   *
   * @param settings the settings of the match
   * @return the same object for equal settings without an owner's content, as long as it is in use
   * @throws InvalidSetupException if anything is wrong with the content; the message names all of it
   */
  public T of(K settings) {
    String owned = directory.apply(settings);
    if (!owned.isEmpty()) {
      return making.apply(settings, contents.of(owned));
    }
    T found = find(settings);
    return found != null ? found : add(settings, making.apply(settings, contents.of(owned)));
  }

  private synchronized @Nullable T find(K settings) {
    InUse<K, T> found = known.get(settings);
    return found == null ? null : found.get();
  }

  /** Returns what another thread has created meanwhile, or else the new definition. */
  private synchronized T add(K settings, T made) {
    for (var gone = unused.poll(); gone != null; gone = unused.poll()) {
      InUse<?, ?> forgotten = (InUse<?, ?>) gone;
      known.remove(forgotten.settings, forgotten);
    }
    T found = find(settings);
    if (found != null) {
      return found;
    }
    known.put(settings, new InUse<>(settings, made, unused));
    return made;
  }

  /** Returns how many definitions may be in use. */
  synchronized int size() {
    return known.size();
  }
}
