package games.kumite.bigtrouble.round;

import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.ZoneAction;
import games.kumite.bigtrouble.content.ZoneEntry;
import games.kumite.bigtrouble.dice.DicePlacement;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.harm.Hell;
import games.kumite.bigtrouble.item.Items;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * A paid zone action: dice of any attribute, a fixed result (BT-TSK-10, BT-TSK-11).
 *
 * @param seat the seat of the hero
 * @param action the verb
 * @param subject the kind of item, or the seat whose Hell card is cleared
 */
public record PaidZoneAction(int seat, ActionVerb action, int subject) {

  private static final Refusal NOT_HERE = new Refusal("BT-TSK-10", "zone-elsewhere");
  private static final Refusal NONE_LEFT = new Refusal("BT-TSK-15", "none-left");
  private static final Refusal NO_HELL = new Refusal("BT-TSK-12", "no-hell");
  private static final Refusal HEALTHY = new Refusal("BT-RUL-108", "changes-nothing");
  private static final Refusal TOO_FEW = new Refusal("BT-TSK-13", "too-few-dice");
  private static final EventType PRAYED = EventType.of("prayed", "BT-TSK-12").seat("who").seat("whom");

  /** The procedure: the dice, then the result. */
  public static final Script<GameState, PaidZoneAction> PAID = Script.<GameState, PaidZoneAction>of("zone-action")
      .call(DicePlacement.SLOTS, (state, paid) -> DicePlacement.exactly(paid.seat, paid.purpose(), paid.subject, paid.price()),
          (state, paid, dice) -> paid)
      .act(PaidZoneAction::carryOut)
      .build();

  /** Returns the zone action that a hero has chosen. */
  public static PaidZoneAction of(int seat, VerbAction action) {
    return new PaidZoneAction(seat, (ActionVerb) action.verb(), action.verb() == ActionVerb.RECOVER ? seat : action.first());
  }

  /** Returns the number of dice that the action takes (BT-TSK-12, BT-TSK-13). */
  private int price() {
    return action == ActionVerb.PRAY && subject != seat ? 2 : 1;
  }

  private DicePlacement.Purpose purpose() {
    return switch (action) {
      case BUY -> DicePlacement.Purpose.BUY;
      case PRAY -> DicePlacement.Purpose.PRAY;
      default -> DicePlacement.Purpose.RECOVER;
    };
  }

  private static void carryOut(GameState state, PaidZoneAction paid) {
    switch (paid.action) {
      case BUY -> Items.take(state, paid.seat, paid.subject); // BT-TSK-14
      case PRAY -> {
        state.emit(PRAYED, paid.seat, paid.subject);
        Hell.clear(state, paid.subject);
      }
      default -> Harm.heal(state, paid.seat, GameState.MAX_HEALTH); // BT-TSK-16
    }
  }

  /**
   * Adds the paid zone actions of a hero.
   *
   * @param refusal the reason why the hero may take no task action at all, null if it may
   */
  public static void options(GameState state, int seat, @Nullable Refusal refusal, ActionCollector out) {
    ZoneEntry zone = state.board().zones().get(state.board().zoneOf(state.seat(seat, Counters.SPACE)));
    ZoneAction here = zone.action(); // BT-ACT2-29: the lair's zones have none
    if (here == ZoneAction.SHOP || out.isExplaining()) {
      shop(state, zone, refusal, out);
    }
    if (here == ZoneAction.CLEAR_HELL || out.isExplaining()) {
      for (int other = 0; other < state.seats(); other++) {
        int price = other == seat ? 1 : 2;
        out.add(state.definition().actions.of(ActionVerb.PRAY, other), refusal != null ? refusal
            : here != ZoneAction.CLEAR_HELL ? NOT_HERE : !Hell.isKept(state, other) ? NO_HELL
            : DicePlacement.placeable(state, seat) < price ? TOO_FEW : null);
      }
    }
    if (here == ZoneAction.FULL_HEALTH || out.isExplaining()) {
      out.add(state.definition().actions.of(ActionVerb.RECOVER), refusal != null ? refusal
          : here != ZoneAction.FULL_HEALTH ? NOT_HERE
          : state.seat(seat, Counters.HEALTH) == GameState.MAX_HEALTH ? HEALTHY : null);
    }
  }

  private static void shop(GameState state, ZoneEntry zone, @Nullable Refusal refusal, ActionCollector out) {
    for (int kind = 0; kind < ItemKind.SHOP_KINDS; kind++) {
      boolean isHere = state.get(Counters.ACT) == 1 && state.content().items().get(kind).zone().equals(zone.id());
      if (isHere || out.isExplaining()) {
        out.add(state.definition().actions.of(ActionVerb.BUY, kind), refusal != null ? refusal : !isHere ? NOT_HERE
            : state.get(Counters.STACKS + kind) == 0 ? NONE_LEFT : null);
      }
    }
  }
}
