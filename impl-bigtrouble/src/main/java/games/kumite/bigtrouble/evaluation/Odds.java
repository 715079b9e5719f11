package games.kumite.bigtrouble.evaluation;

/** The probability that a roll of skill dice reaches a number of successes. */
final class Odds {

  /** The probabilities by required successes, then by dice. */
  private static final double[][] CHANCE = {
    {1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
    {0, .5, .75, .88, .94, .97, .98, .99, 1, 1},
    {0, .17, .42, .62, .77, .86, .92, .96, .98, .99},
    {0, .02, .14, .33, .52, .67, .79, .87, .92, .95},
    {0, .01, .03, .13, .28, .44, .59, .71, .8, .87},
    {0, 0, .01, .03, .11, .24, .39, .53, .66, .76}};
  private static final double MIN = 0.02;

  private Odds() {}

  /** Returns the probability for a number of skill dice; fractions of dice are interpolated. */
  static double of(double dice, int wanted) {
    double[] chance = CHANCE[Math.max(0, Math.min(wanted, CHANCE.length - 1))];
    int whole = (int) dice;
    if (whole >= chance.length - 1) {
      return chance[chance.length - 1];
    }
    return Math.max(MIN, chance[whole] + (dice - whole) * (chance[whole + 1] - chance[whole]));
  }
}
