package games.kumite.kungfu.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An entry of {@code traits.json}: what a trait costs (KF-GANG-19), and what people read about it.
 *
 * @param id the trait's word
 * @param name the display name
 * @param extra the price for Extras and Bruisers, null if they may not buy it
 * @param protagonist the price for Protagonists, null if they may not buy it
 * @param starred whether a Bruiser may take it as the one trait at the Protagonists' price (KF-GANG-06)
 * @param text the text of its effect
 */
public record TraitEntry(
    String id,
    @Range(min = 1, max = 40) String name,
    @Default("null") @Nullable @Range(min = -50, max = 100) Integer extra,
    @Default("null") @Nullable @Range(min = -50, max = 100) Integer protagonist,
    @Default("false") boolean starred,
    @Default("\"\"") @Range(min = 0, max = 200) String text) {

  /** Returns the trait, once the content is known to be sound. */
  public Trait trait() {
    return Objects.requireNonNull(Trait.of(id));
  }
}
