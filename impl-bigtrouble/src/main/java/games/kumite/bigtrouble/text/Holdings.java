package games.kumite.bigtrouble.text;

import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Sheet;
import games.kumite.bigtrouble.state.Sheets;
import games.kumite.bigtrouble.state.Trouble;

/**
 * A hero's cards with texts, by a place: upgrade cards, companions, the co-op side of the ability card, the kept Hell
 * card. Pure functions of the state.
 */
final class Holdings {

  private Holdings() {}

  /** Returns the place of a companion. */
  static int ofCompanion(Trouble trouble, int companion) {
    return trouble.upgradeBits() + companion;
  }

  /** Returns the place of the co-op side. */
  static int ofCoop(Trouble trouble) {
    return trouble.upgradeBits() + trouble.content().companions().size();
  }

  /** Returns whether an upgrade card lies at a place. */
  static boolean isUpgrade(Trouble trouble, int place) {
    return place < trouble.upgradeBits();
  }

  /** Returns the texts of a hero's card at a place; no texts if there is none, or if it does not hold now. */
  static Sheet sheet(Trouble trouble, int seat, int place) {
    Sheets sheets = trouble.terms().sheets;
    int upgrades = trouble.upgradeBits();
    if (place < upgrades) {
      return !trouble.owns(seat, place) ? Sheet.EMPTY : upgrade(trouble, seat, place);
    }
    int companion = place - upgrades;
    if (companion < trouble.content().companions().size()) {
      return hasCompanion(trouble, seat, companion) ? sheets.passive(companion) : Sheet.EMPTY;
    }
    return isCoopOn(trouble, seat) ? sheets.coop(trouble.seat(seat, Num.HERO)) : Sheet.EMPTY;
  }

  /** Returns the active side of an owned upgrade (BT-UPG-13). */
  static Sheet upgrade(Trouble trouble, int seat, int bit) {
    int upgrade = trouble.upgrade(seat, bit);
    return trouble.isEpic(seat, bit) ? trouble.terms().sheets.epic(upgrade) : trouble.terms().sheets.normal(upgrade);
  }

  /** Returns whether a companion is with a hero. */
  static boolean hasCompanion(Trouble trouble, int seat, int companion) {
    return token(trouble, seat, companion) >= 0;
  }

  /** Returns the card of a companion that is with a hero, -1 if it is not. */
  static int token(Trouble trouble, int seat, int companion) {
    var cards = trouble.cards();
    for (int token = cards.top(trouble.zones().withHero[seat]); token >= 0; token = cards.next(token)) {
      if (trouble.zones().companion(cards.face(token)) == companion) {
        return token;
      }
    }
    return Trouble.NOBODY;
  }

  /** Returns whether the co-op side lies up and another hero is near (BT-SET-17, BT-RUL-61). */
  static boolean isCoopOn(Trouble trouble, int seat) {
    if (trouble.seat(seat, Num.SIDE) != Num.COOP) {
      return false;
    }
    int space = trouble.seat(seat, Num.SPACE);
    for (int other = 0; other < trouble.seats(); other++) {
      if (other != seat && trouble.board().isNear(space, trouble.seat(other, Num.SPACE))) {
        return true;
      }
    }
    return false;
  }
}
