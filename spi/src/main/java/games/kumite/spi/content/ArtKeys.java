package games.kumite.spi.content;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/** A list of keys of pictures in the making, for {@link games.kumite.spi.Rules#pictureKeys}. */
public final class ArtKeys {

  private final List<String> keys = new ArrayList<>();

  /** Creates an empty list. */
  public ArtKeys() {}

  /**
   * Adds keys.
   *
   * @param more the keys
   * @return this list
   */
  public ArtKeys add(String... more) {
    keys.addAll(List.of(more));
    return this;
  }

  /**
   * Adds a key for each entry of a content.
   *
   * @param entries the entries
   * @param key returns the key of an entry
   * @param <T> the type of the entries
   * @return this list
   */
  public <T> ArtKeys addAll(Collection<? extends T> entries, Function<? super T, String> key) {
    entries.forEach(entry -> keys.add(key.apply(entry)));
    return this;
  }

  /**
   * Adds the faces of a die without symbols.
   *
   * @param sides the number of sides
   * @return this list
   */
  public ArtKeys die(int sides) {
    for (int face = 1; face <= sides; face++) {
      keys.add("d" + sides + "-" + face);
    }
    return this;
  }

  /**
   * Returns the keys so far.
   *
   * @return an immutable list
   */
  public List<String> toList() {
    return List.copyOf(keys);
  }
}
