package games.kumite.bigtrouble.effect;

import games.kumite.bigtrouble.content.vocabulary.Context;
import games.kumite.bigtrouble.content.vocabulary.Verb;
import games.kumite.bigtrouble.state.Trouble;

/** What holds for a hero all the time or for a while, summed up. Pure functions of the state. */
public final class Sums {

  private Sums() {}

  /** How much of a word without context holds for a hero: its numbers added up, 1 for each that has none. */
  public static int of(Trouble trouble, int seat, Verb verb) {
    return of(trouble, seat, verb, Context.ALL);
  }

  /** How much of a word holds for a hero's rolls of a context. */
  public static int of(Trouble trouble, int seat, Verb verb, Context context) {
    return 0;
  }

  /** Whether a word holds for a hero. */
  public static boolean holds(Trouble trouble, int seat, Verb verb) {
    return of(trouble, seat, verb) > 0;
  }
}
