package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.TextCatalog;
import games.kumite.bigtrouble.state.UsableTexts;

/**
 * A hero's cards with texts, by a place: upgrade cards, companions, the co-op side of the ability card, the kept Hell
 * card. Pure functions of the state.
 */
final class HeroCards {

  private HeroCards() {}

  /** Returns the place of a companion. */
  static int ofCompanion(GameState state, int companion) {
    return state.upgradeBits() + companion;
  }

  /** Returns the place of the co-op side. */
  static int ofCoop(GameState state) {
    return state.upgradeBits() + state.content().companions().size();
  }

  /** Returns whether an upgrade card lies at a place. */
  static boolean isUpgrade(GameState state, int place) {
    return place < state.upgradeBits();
  }

  /** Returns the texts of a hero's card at a place; no texts if there is none, or if it does not hold now. */
  static UsableTexts sheet(GameState state, int seat, int place) {
    TextCatalog sheets = state.definition().sheets;
    int upgrades = state.upgradeBits();
    if (place < upgrades) {
      return !state.owns(seat, place) ? UsableTexts.EMPTY : upgrade(state, seat, place);
    }
    int companion = place - upgrades;
    if (companion < state.content().companions().size()) {
      return hasCompanion(state, seat, companion) ? sheets.passive(companion) : UsableTexts.EMPTY;
    }
    return isCoopOn(state, seat) ? sheets.coop(state.seat(seat, Counters.HERO)) : UsableTexts.EMPTY;
  }

  /** Returns the active side of an owned upgrade (BT-UPG-13). */
  static UsableTexts upgrade(GameState state, int seat, int bit) {
    int upgrade = state.upgrade(seat, bit);
    return state.isEpic(seat, bit) ? state.definition().sheets.epic(upgrade) : state.definition().sheets.normal(upgrade);
  }

  /** Returns whether a companion is with a hero. */
  static boolean hasCompanion(GameState state, int seat, int companion) {
    return token(state, seat, companion) >= 0;
  }

  /** Returns bits of the companions that are with a hero. */
  static int companions(GameState state, int seat) {
    int companions = 0;
    var cards = state.cards();
    for (int token = cards.top(state.zones().withHero[seat]); token >= 0; token = cards.next(token)) {
      companions |= 1 << state.zones().companion(cards.face(token));
    }
    return companions;
  }

  /** Returns the card of a companion that is with a hero, -1 if it is not. */
  static int token(GameState state, int seat, int companion) {
    var cards = state.cards();
    for (int token = cards.top(state.zones().withHero[seat]); token >= 0; token = cards.next(token)) {
      if (state.zones().companion(cards.face(token)) == companion) {
        return token;
      }
    }
    return GameState.NONE;
  }

  /** Returns whether the co-op side lies up and another hero is near (BT-SET-17, BT-RUL-61). */
  static boolean isCoopOn(GameState state, int seat) {
    if (state.seat(seat, Counters.SIDE) != Counters.COOP) {
      return false;
    }
    int space = state.seat(seat, Counters.SPACE);
    for (int other = 0; other < state.seats(); other++) {
      if (other != seat && state.board().isNear(space, state.seat(other, Counters.SPACE))) {
        return true;
      }
    }
    return false;
  }
}
