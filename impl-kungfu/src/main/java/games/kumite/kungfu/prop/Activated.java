package games.kumite.kungfu.prop;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.bees.Bees;
import games.kumite.kungfu.blast.Tanks;
import games.kumite.kungfu.combat.Harming;
import games.kumite.kungfu.combat.Peril;
import games.kumite.kungfu.combat.Source;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.PropHarm;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.hazard.Hanging;
import games.kumite.kungfu.hazard.Hydrants;
import games.kumite.kungfu.hazard.Machinery;
import games.kumite.kungfu.hazard.Wounds;
import games.kumite.kungfu.item.Manholes;
import games.kumite.kungfu.item.Props;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The activation of a prop against a figure (KF-CON-23, KF-RUL-94).
 *
 * @param by the figure whose effect it is, {@link Figures#NOBODY} if it was met
 * @param on the target
 * @param piece the piece of scenery
 */
public record Activated(int by, int on, int piece) implements Step<Fight> {

  private static final int COVER_COMBAT = 2;
  private static final EventType ACTIVATED =
      EventType.of("prop-activated", "KF-CON-23").named("on", Figures::id).number("piece");

  @Override
  public void run(Fight fight) {
    if (!Able.isInPlay(fight.figures(), on) || !fight.board().isThere(piece)) {
      return;
    }
    PropHarm harm = Props.harm(fight, piece);
    if (harm == null) {
      return;
    }
    fight.tell(ACTIVATED, fight.figures().code(on), piece + 1);
    if (harm instanceof PropHarm.OwnRule rule) {
      byItsOwnRule(fight, rule);
      return;
    }
    if (fight.board().piece(piece).isAny(Flag.HARDM.bit() | Flag.ICE.bit())) {
      Piles.take(fight, on, piece); // KF-RUL-94: one missile is used
    }
    Source met = new Source(Figures.NOBODY, fight.figures().place(on));
    if (harm instanceof PropHarm.PropAttack attack) {
      fight.then(Peril.of(met, on, attack.combat(),
          attack.lost() == Effect.Plain.WOUNDED ? Harming.Table.INJURY : Harming.Table.FALL));
    } else if (harm instanceof PropHarm.ListedAttack attack) {
      fight.then(Peril.of(met, on, attack.combat(), Harming.Table.of(attack.attack())));
    } else if (harm instanceof PropHarm.Inflicts inflicts) {
      fight.then(Harming.plain(new Source(by, fight.figures().place(on)), on, inflicts.effect()));
    }
  }

  private void byItsOwnRule(Fight fight, PropHarm.OwnRule rule) {
    switch (rule) {
      case FIRE_IN_CONTACT -> {
        if (Props.isTouching(fight, on, piece)) {
          fight.figures().inflict(on, Condition.BURNING_BY_HOT_SPOT); // KF-LOC-24a
        }
      }
      case MACHINERY -> fight.then(new Machinery.Grasp(on, piece)); // KF-LOC-13
      case HANGING -> fight.then(new Hanging.Noose(on, piece)); // KF-LOC-22
      case IDOL_WOUND -> {
        if (Able.isSupernatural(fight.figures(), on)) {
          fight.then(Wounds.automatic(fight, on)); // KF-LOC-29
        }
      }
      case HYDRANT_JET -> Hydrants.activate(fight, on, piece); // KF-LOC-16, KF-LOC-17
      case BIN_DUMPED -> Bins.empty(fight, by, on, piece, Bins.Handling.BY_ITSELF); // KF-RUL-164
      case SWARM -> Bees.stir(fight, piece, on); // KF-LOC-04a
      case TANK_DIE -> Tanks.strike(fight, Figures.NOBODY, piece); // KF-RUL-94
      case MANHOLE_COVER -> throwCover(fight);
      default -> { } // nothing
    }
  }

  /** Throws the cover at the figure by itself; the manhole is open then (KF-RUL-94). */
  private void throwCover(Fight fight) {
    Manholes.loseCover(fight, piece);
    fight.then(Peril.of(new Source(Figures.NOBODY, fight.figures().place(on)), on, COVER_COMBAT, Harming.Table.INJURY));
  }
}
