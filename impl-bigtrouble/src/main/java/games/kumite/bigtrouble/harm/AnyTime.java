package games.kumite.bigtrouble.harm;

import games.kumite.bigtrouble.state.Trouble;

/** The moments outside of turns at which items {@code at any time} may be used (BT-RUL-89 d). */
public final class AnyTime {

  private AnyTime() {}

  /** Each owner in seat order may use such items (DEC-27). Put on the agenda. */
  public static void open(Trouble trouble) {}
}
