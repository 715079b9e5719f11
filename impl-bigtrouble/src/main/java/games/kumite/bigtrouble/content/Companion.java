package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import games.kumite.spi.content.RefersTo;
import java.util.List;

/**
 * A companion.
 *
 * @param entry the printed entry
 * @param hero the index of the hero that this person is, -1 for none
 * @param passive its permanent effects
 * @param special its effects that are used once
 */
public record Companion(Entry entry, int hero, List<Clause> passive, List<Clause> special) {

  /**
   * An entry of {@code companions}.
   *
   * @param id the id
   * @param name the name
   * @param hero the id of the hero that this person is, empty for another person
   * @param passive its permanent effects
   * @param special its effects that are used once
   */
  public record Entry(
      String id,
      @Range(min = 1, max = 60) String name,
      @Default("\"\"") @RefersTo("heroes") String hero,
      @Range(min = 1, max = 4) List<String> passive,
      @Range(min = 1, max = 4) List<String> special) {}
}
