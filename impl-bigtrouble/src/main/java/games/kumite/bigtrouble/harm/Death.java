package games.kumite.bigtrouble.harm;

import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Script;

/**
 * The death of a hero at 0 health, unless its player uses Egg's Remedy (BT-DIE-02, BT-SHP-05).
 *
 * @param seat the seat of the hero
 * @param cause the interrupted procedure
 */
record Death(int seat, Cause cause) {

  /** DEC-27: Egg's Remedy when damage has brought its owner to 0 (BT-RUL-44, BT-RUL-89 b). */
  private record Remedy(Death locals) implements ItemOffer<Death> {

    @Override
    public ItemKind item() {
      return ItemKind.EGGS_REMEDY;
    }

    @Override
    public int owner() {
      return locals.seat;
    }

    @Override
    public Cause cause() {
      return locals.cause;
    }

    @Override
    public void used(GameState state, int seat) {
      Harm.heal(state, seat, GameState.MAX_HEALTH);
    }
  }

  private static final EventType DIED = EventType.of("died", "BT-DIE-02").seat("who");
  private static final EventType REVIVED = EventType.of("revived", "BT-DIE-02").seat("who");

  /** The procedure: the remedy, the Hell card, the threat, health 10, in this order. */
  static final Script<GameState, Death> DEATH = Script.<GameState, Death>of("death")
      .ask(Remedy::new)
      .stopUnless((state, death) -> state.seat(death.seat, Counters.HEALTH) == 0)
      .act((state, death) -> {
        state.setSeat(death.seat, Counters.DYING, 1);
        state.emit(DIED, death.seat);
        Hell.gain(state, death.seat, death.cause);
      })
      .act((state, death) -> {
        if (state.get(Counters.ACT) == 2 || state.get(Counters.FILLED) < 0) { // BT-RUL-106
          Threat.move(state, 1); // BT-RUL-43
        }
      })
      .act((state, death) -> revive(state, death.seat))
      .act((state, death) -> Threat.settle(state))
      .build();

  /** Sets health to 10, which ends the death. */
  static void revive(GameState state, int seat) {
    state.setSeat(seat, Counters.DYING, 0);
    state.setSeat(seat, Counters.HEALTH, GameState.MAX_HEALTH);
    state.emit(REVIVED, seat);
  }
}
