package games.kumite.bigtrouble.effect;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.harm.Hell;
import games.kumite.bigtrouble.item.Items;
import games.kumite.bigtrouble.level.Chi;
import games.kumite.bigtrouble.placement.EffectMove;
import games.kumite.bigtrouble.resolution.EffectImpact;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Step;

/**
 * The effect of a text on a single hero.
 *
 * @param effect the effect
 * @param occasion the occasion of the effect
 * @param seat the affected seat
 */
record ApplyToHero(Effect effect, EffectContext occasion, int seat) implements Step<GameState> {

  @Override
  public void run(GameState state) {
    if (effect instanceof Effect.HeroesAmount it) {
      amount(state, it);
    } else if (effect instanceof Effect.Heroes it) {
      plain(state, it);
    } else if (effect instanceof Effect.Item it) {
      Items.gain(state, seat, it.item(), cause());
    } else {
      ChoosePlace.begin(state, effect, occasion, seat);
    }
  }

  private Cause cause() {
    return Cause.effect(effect, occasion);
  }

  private void amount(GameState state, Effect.HeroesAmount it) {
    switch (it.verb()) {
      case HEAL -> heal(state, it.amount());
      case DAMAGE -> Harm.damage(state, seat, it.amount(), cause());
      case GAIN_CHI -> Chi.gain(state, seat, it.amount(), cause());
      case LOSE_CHI -> Chi.lose(state, seat, it.amount(), cause());
      case MOVE -> state.then(EffectMove.MOVE.start(new EffectMove(seat, it.amount())));
      default -> throw new IllegalStateException(it + " cannot be carried out at once");
    }
  }

  private void plain(GameState state, Effect.Heroes it) {
    switch (it.verb()) {
      case FULL_HEAL -> heal(state, GameState.MAX_HEALTH);
      case DRAW_HELL -> Hell.gain(state, seat, cause());
      case CLEAR_HELL -> {
        if (EffectImpact.canClear(state, occasion)) {
          Hell.clear(state, seat);
        }
      }
      case DISCARD_ITEM -> Items.discard(state, seat, cause());
      default -> throw new IllegalStateException(it + " cannot be carried out at once");
    }
  }

  private void heal(GameState state, int points) {
    if (EffectImpact.canHeal(state, seat)) {
      Harm.heal(state, seat, points);
    }
  }
}
