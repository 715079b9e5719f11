package games.kumite.tmnt.deck;

import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;

/** The ways of cards out of hands and out of play. */
public final class Discards {

  private Discards() {}

  /** Puts a card on its discard pile (MT-SET-10), with the cards attached to it. */
  public static void discard(GameState state, int token) {
    leaveTable(state, token);
    state.wipe(token);
    state.move(token, state.zones().discards[state.face(token).deck.ordinal()]);
  }

  /**
   * Puts away a card that has done its work. A One-Shot about a die of the combat, or of a seat in it, goes when that
   * ends (MT-ONE-04).
   */
  public static void spend(GameState state, int seat, int token) {
    boolean isOfCombat = state.get(Counters.DIE) > 0 || state.isInCombat(seat);
    if (state.face(token).type != CardType.ONE_SHOT || !isOfCombat) {
      discard(state, token);
      return;
    }
    leaveTable(state, token);
    state.wipe(token);
    state.move(token, state.zones().combat);
  }

  /** Discards all cards of a zone, the top card first. */
  public static void discardAll(GameState state, Zone zone) {
    for (int token = state.top(zone); token >= 0; token = state.top(zone)) {
      discard(state, token);
    }
  }

  /** Gives an Item in play to another player, before whom it lies sideways. */
  public static void handOver(GameState state, int token, int to) {
    leaveTable(state, token);
    state.passOn(token);
    state.move(token, state.table(to)); // MT-TRD-03
  }

  /** Separates a card in play from the cards that it is attached to or that are attached to it. */
  public static void leaveTable(GameState state, int token) {
    Zone zone = state.cards().zoneOf(token);
    int owner = zone.owner();
    if (owner == Zone.UNOWNED || !zone.equals(state.table(owner))) {
      return;
    }
    state.unsettle(owner);
    Face face = state.face(token);
    int other = state.attached(token);
    if (other >= 0 && face.isItem) {
      discard(state, other);
    } else if (other >= 0) {
      state.attach(other, GameState.NONE);
    }
  }
}
