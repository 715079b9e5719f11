package games.kumite.spi.content;

import games.kumite.api.InvalidSetupException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * What is fixed for a match, such as its layout of cards and its indexes of content: made once for equal settings,
 * since that costs more than many decisions. With an owner's content it is made for each match. Thread-safe; one for
 * all matches of a plugin object.
 *
 * @param <K> the settings, with {@code equals}
 * @param <C> the content
 * @param <T> what is fixed, immutable
 */
public final class TermsShelf<K, C, T> {

  private final ContentShelf<C> contents;
  private final Function<K, String> directory;
  private final BiFunction<K, C, T> making;
  private final Map<K, T> known = new LinkedHashMap<>();

  /**
   * An empty shelf.
   *
   * @param contents where the content comes from
   * @param directory the directory of an owner's content that settings name, an empty text for none
   * @param making makes what is fixed from settings and content
   */
  public TermsShelf(ContentShelf<C> contents, Function<K, String> directory, BiFunction<K, C, T> making) {
    this.contents = Objects.requireNonNull(contents, "contents must not be null");
    this.directory = Objects.requireNonNull(directory, "directory must not be null");
    this.making = Objects.requireNonNull(making, "making must not be null");
  }

  /**
   * What is fixed for a match.
   *
   * @param settings what was chosen for it
   * @return the same object for equal settings without an owner's content
   * @throws InvalidSetupException if anything is wrong with the content; the message names all of it
   */
  public T of(K settings) {
    String owned = directory.apply(settings);
    if (!owned.isEmpty()) {
      return making.apply(settings, contents.of(owned));
    }
    synchronized (known) {
      T terms = known.get(settings);
      if (terms == null) {
        terms = making.apply(settings, contents.of(owned));
        known.put(settings, terms);
      }
      return terms;
    }
  }
}
