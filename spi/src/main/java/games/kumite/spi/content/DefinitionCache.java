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
 * What is fixed for a match, such as its layout of cards and its indexes of content: made once for equal settings,
 * since that costs more than many decisions. With an owner's content it is made for each match.
 *
 * <p>The shelf finds what is in use and holds nothing itself: terms stay as long as a match has them, and the engine
 * keeps those of the settings that were begun last. What strangers ask for, and what is refused, is gone with their
 * matches. Thread-safe, without a lock while something is made or read; one for all matches of a plugin object.
 *
 * @param <K> the settings, with {@code equals}
 * @param <C> the content
 * @param <T> what is fixed, immutable
 */
public final class DefinitionCache<K, C, T> {

  private final ContentCache<C> contents;
  private final Function<K, String> directory;
  private final BiFunction<K, C, T> making;
  private final Map<K, InUse<K, T>> known = new LinkedHashMap<>();
  private final ReferenceQueue<T> unused = new ReferenceQueue<>();

  /** Terms that some match may have. */
  private static final class InUse<K, T> extends WeakReference<T> {
    private final K settings;

    InUse(K settings, T terms, ReferenceQueue<T> unused) {
      super(terms, unused);
      this.settings = settings;
    }
  }

  /**
   * An empty shelf.
   *
   * @param contents where the content comes from
   * @param directory the directory of an owner's content that settings name, an empty text for none
   * @param making makes what is fixed from settings and content
   */
  public DefinitionCache(ContentCache<C> contents, Function<K, String> directory, BiFunction<K, C, T> making) {
    this.contents = Objects.requireNonNull(contents, "contents must not be null");
    this.directory = Objects.requireNonNull(directory, "directory must not be null");
    this.making = Objects.requireNonNull(making, "making must not be null");
  }

  /**
   * What is fixed for a match.
   *
   * @param settings what was chosen for it
   * @return for equal settings without an owner's content the same object, as long as anything uses it
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

  /** What somebody else has made meanwhile, or else the new terms. */
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

  /** How many terms may be in use. */
  synchronized int size() {
    return known.size();
  }
}
