package games.kumite.kungfu.prop;

import games.kumite.kungfu.combat.EnvironmentalAttack;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.PropHarm;
import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.effect.Source;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.hazard.Hanging;
import games.kumite.kungfu.hazard.Hydrants;
import games.kumite.kungfu.hazard.Machinery;
import games.kumite.kungfu.hazard.Tanks;
import games.kumite.kungfu.hazard.Wounds;
import games.kumite.kungfu.scenery.Bees;
import games.kumite.kungfu.scenery.ManholeCovers;
import games.kumite.kungfu.scenery.Props;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The activation of a prop against a figure (KF-CON-23, KF-RUL-94).
 *
 * @param by the figure whose effect it is, {@link Figures#NOBODY} if it was met
 * @param on the target
 * @param piece the piece of scenery
 */
public record PropActivation(int by, int on, int piece) implements Step<GameState> {

  private static final int COVER_COMBAT = 2;
  private static final EventType ACTIVATED =
      EventType.of("prop-activated", "KF-CON-23").word("on", Figures::id).word("piece", Whereabouts::piece);

  @Override
  public void run(GameState state) {
    if (!Capabilities.isInPlay(state.figures(), on) || !state.board().isThere(piece)) {
      return;
    }
    PropHarm harm = Props.harm(state, piece);
    if (harm == null) {
      return;
    }
    state.emit(ACTIVATED, state.figures().code(on), piece + 1);
    if (harm instanceof PropHarm.OwnRule rule) {
      byItsOwnRule(state, rule);
      return;
    }
    if (state.board().piece(piece).isAny(Flag.HARDM.bit() | Flag.ICE.bit())) {
      Piles.take(state, on, piece); // KF-RUL-94: one missile is used
    }
    Source met = new Source(Figures.NOBODY, state.figures().place(on));
    if (harm instanceof PropHarm.PropAttack attack) {
      state.then(EnvironmentalAttack.of(met, on, attack.combat(),
          attack.lost() == Effect.Plain.WOUNDED ? EffectResolution.Table.INJURY : EffectResolution.Table.FALL));
    } else if (harm instanceof PropHarm.ListedAttack attack) {
      state.then(EnvironmentalAttack.of(met, on, attack.combat(), EffectResolution.Table.of(attack.attack())));
    } else if (harm instanceof PropHarm.Inflicts inflicts) {
      state.then(EffectResolution.plain(new Source(by, state.figures().place(on)), on, inflicts.effect()));
    }
  }

  private void byItsOwnRule(GameState state, PropHarm.OwnRule rule) {
    switch (rule) {
      case FIRE_IN_CONTACT -> {
        if (Props.isTouching(state, on, piece)) {
          state.figures().inflict(on, Condition.BURNING_BY_HOT_SPOT); // KF-LOC-24a
        }
      }
      case MACHINERY -> state.then(new Machinery.Grasp(on, piece)); // KF-LOC-13
      case HANGING -> state.then(new Hanging.Noose(on, piece)); // KF-LOC-22
      case IDOL_WOUND -> {
        if (Capabilities.isSupernatural(state.figures(), on)) {
          state.then(Wounds.automatic(state, on)); // KF-LOC-29
        }
      }
      case HYDRANT_JET -> Hydrants.activate(state, on, piece); // KF-LOC-16, KF-LOC-17
      case BIN_DUMPED -> Bins.empty(state, by, on, piece, Bins.Handling.BY_ITSELF); // KF-RUL-164
      case SWARM -> Bees.stir(state, piece, on); // KF-LOC-04a
      case TANK_DIE -> Tanks.strike(state, Figures.NOBODY, piece); // KF-RUL-94
      case MANHOLE_COVER -> throwCover(state);
      default -> { } // nothing
    }
  }

  /** Throws the cover at the figure by itself; the manhole is open then (KF-RUL-94). */
  private void throwCover(GameState state) {
    ManholeCovers.loseCover(state, piece);
    state.then(EnvironmentalAttack.of(new Source(Figures.NOBODY, state.figures().place(on)), on, COVER_COMBAT, EffectResolution.Table.INJURY));
  }
}
