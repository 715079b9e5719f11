package games.kumite.kungfu.content;

import games.kumite.spi.marks.Immutable;
import java.util.List;

/**
 * A member of a gang between two battles. Immutable.
 *
 * @param profile the id of its profile
 * @param burdens the burdens, in their order
 * @param humbler the name of the figure that has Humbled it, such as {@code 2-1}, empty if there is no such figure any more
 */
@Immutable
public record Member(String profile, List<Burden> burdens, String humbler) {

  /** Copies the list. */
  public Member {
    burdens = List.copyOf(burdens);
  }

  /** Returns whether it brings something. */
  public boolean is(Burden burden) {
    return burdens.contains(burden);
  }

  /** Returns whether it begins the next battle Humbled. */
  public boolean isHumbled() {
    return is(Burden.HUMBLED) || is(Burden.REFUSED);
  }
}
