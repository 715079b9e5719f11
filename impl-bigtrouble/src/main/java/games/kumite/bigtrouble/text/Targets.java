package games.kumite.bigtrouble.text;

import games.kumite.bigtrouble.content.Chinatown;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.ZoneAction;
import games.kumite.bigtrouble.content.ZoneEntry;
import games.kumite.bigtrouble.content.vocabulary.Target;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.state.Trouble;

/** The heroes that a target means. Pure functions of the state. */
public final class Targets {

  private Targets() {}

  /** Returns whether one of the heroes meant is chosen: by the decider, or by the group if the most chi is tied. */
  public static boolean isChosen(Target target, Occasion occasion) {
    return target == Target.ANY && occasion.any() < 0 || target == Target.OTHER || target == Target.MAX_CHI;
  }

  /** Returns bits of the heroes that are meant, or may be chosen. */
  public static int of(Trouble trouble, Target target, Occasion occasion) {
    int seats = 0;
    for (int seat = 0; seat < trouble.seats(); seat++) {
      seats |= isMeant(trouble, target, occasion, seat) ? 1 << seat : 0;
    }
    return seats;
  }

  /** Returns whether a hero is meant, or may be chosen. */
  public static boolean isMeant(Trouble trouble, Target target, Occasion occasion, int seat) {
    int space = trouble.seat(seat, Num.SPACE);
    return switch (target) {
      case SELF -> seat == occasion.self();
      case ANY -> occasion.any() < 0 || seat == occasion.any();
      case OTHER -> seat != occasion.self();
      case HERE -> space == occasion.here(trouble);
      case EACH -> true;
      case NEAR -> seat != occasion.self() && trouble.board().isNear(occasion.here(trouble), space); // BT-RUL-61
      case STREETS -> isIn(trouble, space, Chinatown.STREETS);
      case UNDERGROUND -> isIn(trouble, space, Chinatown.UNDERGROUND);
      case SHOPS -> trouble.get(Num.ACT) == 1 && zone(trouble, space).action() == ZoneAction.SHOP;
      case L1 -> isOn(trouble, space, 1);
      case L2 -> isOn(trouble, space, 2);
      case L3 -> isOn(trouble, space, 3);
      case MAX_CHI -> isRichest(trouble, seat);
      case OWNER -> seat == occasion.owner();
      case AT -> space == occasion.space();
      case HOLDERS -> hasItem(trouble, seat);
    };
  }

  private static ZoneEntry zone(Trouble trouble, int space) {
    return trouble.board().zones().get(trouble.board().zoneOf(space));
  }

  private static boolean isIn(Trouble trouble, int space, String zone) {
    return trouble.get(Num.ACT) == 1 && zone(trouble, space).id().equals(zone);
  }

  private static boolean isOn(Trouble trouble, int space, int level) {
    return trouble.get(Num.ACT) == 2 && zone(trouble, space).level() == level;
  }

  private static boolean isRichest(Trouble trouble, int seat) {
    for (int other = 0; other < trouble.seats(); other++) {
      if (trouble.seat(other, Num.CHI) > trouble.seat(seat, Num.CHI)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a hero keeps an item. */
  public static boolean hasItem(Trouble trouble, int seat) {
    for (int kind = 0; kind < ItemKind.COUNT; kind++) {
      if (trouble.items(seat, kind) > 0) {
        return true;
      }
    }
    return false;
  }
}
