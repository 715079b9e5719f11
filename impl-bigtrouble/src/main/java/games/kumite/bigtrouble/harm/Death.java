package games.kumite.bigtrouble.harm;

import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.track.Threat;
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
  private enum Remedy implements ItemOffer<Death> {
    REMEDY;

    @Override
    public ItemKind item() {
      return ItemKind.EGGS_REMEDY;
    }

    @Override
    public int owner(Death death) {
      return death.seat;
    }

    @Override
    public Cause cause(Death death) {
      return death.cause;
    }

    @Override
    public void used(Trouble trouble, int seat) {
      Harm.heal(trouble, seat, Trouble.MAX_HEALTH);
    }
  }

  private static final EventType DIED = EventType.of("died", "BT-DIE-02").seat("who");
  private static final EventType REVIVED = EventType.of("revived", "BT-DIE-02").seat("who");

  /** The procedure: the remedy, the Hell card, the threat, health 10, in this order. */
  static final Script<Trouble, Death> DEATH = Script.<Trouble, Death>of("death")
      .ask(Remedy.REMEDY)
      .onlyIf((trouble, death) -> trouble.seat(death.seat, Num.HEALTH) == 0)
      .act((trouble, death) -> {
        trouble.setSeat(death.seat, Num.DYING, 1);
        trouble.tell(DIED, death.seat);
        Hell.gain(trouble, death.seat, death.cause);
      })
      .act((trouble, death) -> {
        if (trouble.get(Num.ACT) == 2 || trouble.get(Num.FILLED) < 0) { // BT-RUL-106
          Threat.move(trouble, 1); // BT-RUL-43
        }
      })
      .act((trouble, death) -> revive(trouble, death.seat))
      .act((trouble, death) -> Threat.settle(trouble))
      .end();

  /** Sets health to 10, which ends the death. */
  static void revive(Trouble trouble, int seat) {
    trouble.setSeat(seat, Num.DYING, 0);
    trouble.setSeat(seat, Num.HEALTH, Trouble.MAX_HEALTH);
    trouble.tell(REVIVED, seat);
  }
}
