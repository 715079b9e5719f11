package games.kumite.api;

/**
 * A viewer of a match: one of its {@linkplain Seat seats}, or the spectator.
 *
 * <p>The rules of the game say what a viewer may see. Everything that is made for a viewer (table, events, decisions,
 * imagined matches) holds nothing that is hidden from it. Immutable.
 */
public sealed interface Viewer permits Seat, Spectator {

  /**
   * Returns the spectator: a viewer without a seat, who sees public information only.
   *
   * @return the spectator
   */
  static Viewer spectator() {
    return Spectator.INSTANCE;
  }
}
