package games.kumite.bigtrouble.state;

import java.util.Locale;

/** The verbs of actions. */
public enum Word {
  /** A hero is taken (DEC-01). */
  TAKE,
  /** An upgrade card is gained (DEC-02, DEC-06). */
  OWN,
  /** A side of the ability card is chosen (DEC-03). */
  SIDE,
  /** A companion is given to a hero (DEC-04). */
  GIVE,
  /** A kind of level reward is chosen (DEC-05). */
  REWARD,
  /** An upgrade card is flipped (DEC-07). */
  FLIP;

  private final String verb = name().toLowerCase(Locale.ROOT);

  String verb() {
    return verb;
  }
}
