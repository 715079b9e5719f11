package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.Chinatown;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.ZoneAction;
import games.kumite.bigtrouble.content.ZoneEntry;
import games.kumite.bigtrouble.content.vocabulary.EffectTarget;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;

/** The heroes that a target means. Pure functions of the state. */
public final class TargetResolution {

  private TargetResolution() {}

  /** Returns whether one of the heroes meant is chosen: by the decider, or by the group if the most chi is tied. */
  public static boolean isChosen(EffectTarget target, EffectContext occasion) {
    return target == EffectTarget.ANY && occasion.any() < 0 || target == EffectTarget.OTHER || target == EffectTarget.MAX_CHI;
  }

  /** Returns bits of the heroes that are meant, or may be chosen. */
  public static int of(GameState state, EffectTarget target, EffectContext occasion) {
    int seats = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      seats |= isMeant(state, target, occasion, seat) ? 1 << seat : 0;
    }
    return seats;
  }

  /** Returns whether a hero is meant, or may be chosen. */
  public static boolean isMeant(GameState state, EffectTarget target, EffectContext occasion, int seat) {
    int space = state.seat(seat, Counters.SPACE);
    return switch (target) {
      case SELF -> seat == occasion.self();
      case ANY -> occasion.any() < 0 || seat == occasion.any();
      case OTHER -> seat != occasion.self();
      case HERE -> space == occasion.here(state);
      case EACH -> true;
      case NEAR -> seat != occasion.self() && state.board().isNear(occasion.here(state), space); // BT-RUL-61
      case STREETS -> isIn(state, space, Chinatown.STREETS);
      case UNDERGROUND -> isIn(state, space, Chinatown.UNDERGROUND);
      case SHOPS -> state.get(Counters.ACT) == 1 && zone(state, space).action() == ZoneAction.SHOP;
      case L1 -> isOn(state, space, 1);
      case L2 -> isOn(state, space, 2);
      case L3 -> isOn(state, space, 3);
      case MAX_CHI -> isRichest(state, seat);
      case OWNER -> seat == occasion.owner();
      case AT -> space == occasion.space();
      case HOLDERS -> hasItem(state, seat);
    };
  }

  private static ZoneEntry zone(GameState state, int space) {
    return state.board().zones().get(state.board().zoneOf(space));
  }

  private static boolean isIn(GameState state, int space, String zone) {
    return state.get(Counters.ACT) == 1 && zone(state, space).id().equals(zone);
  }

  private static boolean isOn(GameState state, int space, int level) {
    return state.get(Counters.ACT) == 2 && zone(state, space).level() == level;
  }

  private static boolean isRichest(GameState state, int seat) {
    for (int other = 0; other < state.seats(); other++) {
      if (state.seat(other, Counters.CHI) > state.seat(seat, Counters.CHI)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a hero keeps an item. */
  public static boolean hasItem(GameState state, int seat) {
    for (int kind = 0; kind < ItemKind.COUNT; kind++) {
      if (state.items(seat, kind) > 0) {
        return true;
      }
    }
    return false;
  }
}
