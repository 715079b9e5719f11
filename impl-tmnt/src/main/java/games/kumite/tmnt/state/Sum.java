package games.kumite.tmnt.state;

import games.kumite.spi.marks.Shared;


/** A number that counts while something is so. Immutable. */
@Shared
public final class Sum {

  /** What is added. */
  public final int amount;
  /** When. */
  public final Need need;

  Sum(int amount, Need need) {
    this.amount = amount;
    this.need = need;
  }
}
