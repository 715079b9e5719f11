package games.kumite.kungfu.content;

import games.kumite.spi.marks.Immutable;
import java.util.List;

/**
 * The results that one gang takes to the next battle (KF-ADV). Immutable.
 *
 * @param level by how much its Chi Level differs from that of its points (KF-RUL-79)
 * @param thanks the number of its turnovers that a grateful Celebrity saves it (KF-VIP-05f)
 * @param members its members, in the order of their numbers
 */
@Immutable
public record Legacy(int level, int thanks, List<Member> members) {

  /** Copies the list. */
  public Legacy {
    members = List.copyOf(members);
  }
}
