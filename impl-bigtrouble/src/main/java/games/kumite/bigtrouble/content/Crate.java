package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;

/**
 * A kind of crate token: an item, or a trap.
 *
 * @param entry the printed entry
 * @param trap the immediate effects of a trap; none for an item, whose id is the word of its {@link ItemKind}
 */
public record Crate(Entry entry, Effects trap) {

  /**
   * An entry of {@code crates}.
   *
   * @param id the id
   * @param name the name
   * @param figures the number of tokens
   * @param trap the effects of a trap; empty for an item
   */
  public record Entry(
      String id,
      @Range(min = 1, max = 60) String name,
      @Range(min = 1, max = 30) int figures,
      @Default("\"\"") String trap) {}

  /** Returns whether it is a trap (BT-CRT-01). */
  public boolean isTrap() {
    return !trap.isEmpty();
  }
}
