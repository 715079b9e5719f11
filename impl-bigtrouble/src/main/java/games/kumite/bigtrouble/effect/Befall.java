package games.kumite.bigtrouble.effect;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.harm.Hell;
import games.kumite.bigtrouble.item.Items;
import games.kumite.bigtrouble.level.Chi;
import games.kumite.bigtrouble.move.EffectMove;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.text.Possible;
import games.kumite.spi.Step;

/**
 * The effect of a text on a single hero.
 *
 * @param effect the effect
 * @param occasion the occasion of the effect
 * @param seat the affected seat
 */
record Befall(Effect effect, Occasion occasion, int seat) implements Step<Trouble> {

  @Override
  public void run(Trouble trouble) {
    if (effect instanceof Effect.HeroesAmount it) {
      amount(trouble, it);
    } else if (effect instanceof Effect.Heroes it) {
      plain(trouble, it);
    } else if (effect instanceof Effect.Item it) {
      Items.gain(trouble, seat, it.item(), cause());
    } else {
      AtPlace.begin(trouble, effect, occasion, seat);
    }
  }

  private Cause cause() {
    return Cause.effect(effect, occasion);
  }

  private void amount(Trouble trouble, Effect.HeroesAmount it) {
    switch (it.verb()) {
      case HEAL -> heal(trouble, it.amount());
      case DAMAGE -> Harm.damage(trouble, seat, it.amount(), cause());
      case GAIN_CHI -> Chi.gain(trouble, seat, it.amount(), cause());
      case LOSE_CHI -> Chi.lose(trouble, seat, it.amount(), cause());
      case MOVE -> trouble.then(EffectMove.MOVE.with(new EffectMove(seat, it.amount())));
      default -> throw new IllegalStateException(it + " cannot be carried out at once");
    }
  }

  private void plain(Trouble trouble, Effect.Heroes it) {
    switch (it.verb()) {
      case FULL_HEAL -> heal(trouble, Trouble.MAX_HEALTH);
      case DRAW_HELL -> Hell.gain(trouble, seat, cause());
      case CLEAR_HELL -> {
        if (Possible.canClear(trouble, occasion)) {
          Hell.clear(trouble, seat);
        }
      }
      case DISCARD_ITEM -> Items.discard(trouble, seat, cause());
      default -> throw new IllegalStateException(it + " cannot be carried out at once");
    }
  }

  private void heal(Trouble trouble, int points) {
    if (Possible.canHeal(trouble, seat)) {
      Harm.heal(trouble, seat, points);
    }
  }
}
