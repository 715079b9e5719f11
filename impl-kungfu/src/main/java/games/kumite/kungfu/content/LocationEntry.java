package games.kumite.kungfu.content;

import games.kumite.spi.content.Range;
import games.kumite.spi.content.RefersTo;
import java.util.List;

/**
 * An entry of {@code locations.json} (KF-LOC-02).
 *
 * @param id the id
 * @param name the display name
 * @param traits the traits from which the defender chooses at least four
 * @param table the table that is laid out by default
 */
public record LocationEntry(
    String id,
    @Range(min = 1, max = 60) String name,
    @Range(min = 4, max = 35) List<LocationTrait> traits,
    @RefersTo("tables") String table) {

  /** The fewest traits that a location has (KF-LOC-01b). */
  public static final int MIN_TRAITS = 4;
  /** The beginning of the id under which one is offered. */
  public static final String TOKEN = "token:location-";

  /** Returns the id under which it is offered. */
  public String tokenId() {
    return TOKEN + id;
  }

  /** Returns whether a table carries enough of its traits. */
  public boolean suits(TableLayout layout) {
    return traits.stream().filter(layout::carries).count() >= MIN_TRAITS;
  }
}
