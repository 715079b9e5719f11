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
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A paid zone action: dice of any attribute, a fixed result (BT-TSK-10, BT-TSK-11).
 *
 * @param seat the seat of the hero
 * @param purpose the purpose of the dice
 * @param subject the kind of item, or the seat whose Hell card is cleared
 * @param price the number of dice that it takes
 */
record PaidZoneAction(int seat, DicePlacement.Purpose purpose, int subject, int price) {

  private static final Refusal NOT_HERE = new Refusal("BT-TSK-10", "zone-elsewhere");
  private static final Refusal NONE_LEFT = new Refusal("BT-TSK-15", "none-left");
  private static final Refusal NO_HELL = new Refusal("BT-TSK-12", "no-hell");
  private static final Refusal HEALTHY = new Refusal("BT-RUL-108", "changes-nothing");
  private static final Refusal TOO_FEW = new Refusal("BT-TSK-13", "too-few-dice");
  private static final EventType PRAYED = EventType.of("prayed", "BT-TSK-12").seat("who").seat("whom");

  private static final Script<GameState, PaidZoneAction> BUY = paid("buy",
      (state, paid) -> Items.take(state, paid.seat, paid.subject)); // BT-TSK-14
  private static final Script<GameState, PaidZoneAction> PRAY = paid("pray", PaidZoneAction::clearHell);
  private static final Script<GameState, PaidZoneAction> RECOVER = paid("recover",
      (state, paid) -> Harm.heal(state, paid.seat, GameState.MAX_HEALTH)); // BT-TSK-16

  /** Returns a procedure: the dice, then the result. */
  private static Script<GameState, PaidZoneAction> paid(String name, BiConsumer<GameState, PaidZoneAction> result) {
    return Script.<GameState, PaidZoneAction>of(name)
        .call(DicePlacement.SLOTS, (state, paid) -> DicePlacement.exactly(paid.seat, paid.purpose, paid.subject, paid.price),
            (state, paid, dice) -> paid)
        .act(result)
        .build();
  }

  static void buy(GameState state, int seat, VerbAction action) {
    state.then(BUY.start(new PaidZoneAction(seat, DicePlacement.Purpose.BUY, action.first(), 1)));
  }

  static void pray(GameState state, int seat, VerbAction action) {
    state.then(PRAY.start(new PaidZoneAction(seat, DicePlacement.Purpose.PRAY, action.first(), prayer(seat, action.first()))));
  }

  static void recover(GameState state, int seat, VerbAction action) {
    state.then(RECOVER.start(new PaidZoneAction(seat, DicePlacement.Purpose.RECOVER, seat, 1)));
  }

  /** Returns the number of dice that a prayer takes (BT-TSK-12, BT-TSK-13). */
  private static int prayer(int seat, int other) {
    return other == seat ? 1 : 2;
  }

  private static void clearHell(GameState state, PaidZoneAction paid) {
    state.emit(PRAYED, paid.seat, paid.subject);
    Hell.clear(state, paid.subject);
  }

  /** Adds the items that a hero may buy. */
  static void shop(GameState state, int seat, @Nullable Refusal refusal, ActionCollector out) {
    ZoneEntry zone = zone(state, seat);
    if (zone.action() != ZoneAction.SHOP && !out.isExplaining()) {
      return;
    }
    for (int kind = 0; kind < ItemKind.SHOP_KINDS; kind++) {
      boolean isHere = state.get(Counters.ACT) == 1 && state.content().items().get(kind).zone().equals(zone.id());
      if (isHere || out.isExplaining()) {
        out.add(state.definition().actions.of(ActionVerb.BUY, kind), refusal != null ? refusal : !isHere ? NOT_HERE
            : state.get(Counters.STACKS + kind) == 0 ? NONE_LEFT : null);
      }
    }
  }

  /** Adds the heroes for whom a hero may pray. */
  static void shrine(GameState state, int seat, @Nullable Refusal refusal, ActionCollector out) {
    boolean isHere = zone(state, seat).action() == ZoneAction.CLEAR_HELL;
    for (int other = 0; other < state.seats() && (isHere || out.isExplaining()); other++) {
      out.add(state.definition().actions.of(ActionVerb.PRAY, other), refusal != null ? refusal
          : !isHere ? NOT_HERE : !Hell.isKept(state, other) ? NO_HELL
          : DicePlacement.placeable(state, seat) < prayer(seat, other) ? TOO_FEW : null);
    }
  }

  /** Adds the recovery of a hero. */
  static void healer(GameState state, int seat, @Nullable Refusal refusal, ActionCollector out) {
    boolean isHere = zone(state, seat).action() == ZoneAction.FULL_HEALTH;
    if (isHere || out.isExplaining()) {
      out.add(state.definition().actions.of(ActionVerb.RECOVER), refusal != null ? refusal : !isHere ? NOT_HERE
          : state.seat(seat, Counters.HEALTH) == GameState.MAX_HEALTH ? HEALTHY : null);
    }
  }

  /** Returns the zone of a hero; those of the lair have no action (BT-ACT2-29). */
  private static ZoneEntry zone(GameState state, int seat) {
    return state.board().zones().get(state.board().zoneOf(state.seat(seat, Counters.SPACE)));
  }
}
