package games.kumite.api;

/**
 * Who looks at a match: one of its {@linkplain Seat seats}, or a spectator.
 *
 * <p>What an observer may see is the game's rule; everything that is given out for one observer (table,
 * events, decisions, imagined worlds) holds nothing that is hidden from it. Immutable.
 *
 * <p>The JDK has a deprecated type of that name: next to {@code import java.util.*} import this one by its own name.
 */
public sealed interface Viewer permits Seat, Spectator {

  /**
   * Somebody who watches and has no seat; sees what everybody may see.
   *
   * @return the spectator
   */
  static Viewer spectator() {
    return Spectator.INSTANCE;
  }
}
