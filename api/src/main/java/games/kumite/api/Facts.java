package games.kumite.api;

/**
 * What holds for every match of a game, declared by its author and checked by the conformance kit, so
 * that bots and frontends need not find it out. Immutable.
 *
 * @param hiddenInformation whether seats may see different things
 * @param chance whether dice, picks or shuffles occur
 * @param cooperative whether all seats share one result
 * @param minScore the least score a seat can reach
 * @param maxScore the greatest score a seat can reach
 * @param maxDecisions the number of decisions that no match exceeds
 */
public record Facts(
    boolean hiddenInformation,
    boolean chance,
    boolean cooperative,
    int minScore,
    int maxScore,
    int maxDecisions) {

  /** Checks the ranges. */
  public Facts {
    if (minScore > maxScore || maxDecisions < 1) {
      throw new IllegalArgumentException("scores must be a range and maxDecisions at least 1, were "
          + minScore + ".." + maxScore + " and " + maxDecisions);
    }
  }
}
