package games.kumite.api;

/**
 * What holds for every match of a game, declared by its author and checked by the conformance kit, so
 * that bots and frontends need not find it out. Immutable.
 *
 * @param hiddenInformation whether seats may see different things
 * @param chance whether dice, picks or shuffles occur
 * @param cooperative whether all seats share one result
 * @param leastScore the least score a seat can reach
 * @param mostScore the greatest score a seat can reach
 * @param mostDecisions the number of decisions that no match exceeds
 */
public record Facts(
    boolean hiddenInformation,
    boolean chance,
    boolean cooperative,
    int leastScore,
    int mostScore,
    int mostDecisions) {

  /** Checks the ranges. */
  public Facts {
    if (leastScore > mostScore || mostDecisions < 1) {
      throw new IllegalArgumentException("scores must be a range and mostDecisions at least 1, were "
          + leastScore + ".." + mostScore + " and " + mostDecisions);
    }
  }
}
