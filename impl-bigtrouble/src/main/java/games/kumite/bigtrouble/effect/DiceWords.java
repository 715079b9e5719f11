package games.kumite.bigtrouble.effect;

import games.kumite.bigtrouble.content.DiceFaces;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectPlacement;
import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.Shape;
import games.kumite.bigtrouble.content.vocabulary.TextSource;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.dice.ActionDice;
import games.kumite.bigtrouble.dice.FatePool;
import games.kumite.bigtrouble.resolution.Bearing;
import games.kumite.bigtrouble.resolution.Bottom;
import games.kumite.bigtrouble.resolution.InstantWord;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import java.util.List;

/** The words about fate dice and action dice. */
final class DiceWords {

  static final List<InstantWord> ALL = List.of(
      new InstantWord(34, "rerollFate", Shape.AMOUNT, Bearing.aside(0, 0)) {
        @Override
        public boolean changes(GameState state, Effect effect, EffectContext on) {
          return isAnyInPool(state);
        }

        @Override
        public void execute(GameState state, Effect effect, EffectContext on, Bottom bottom) {
          state.then(RerollFate.POOL.with(new RerollFate.Some(on.decider(state), effect.amount())));
        }
      },
      new InstantWord(35, "rollFate", Shape.PLAIN, Bearing.aside(0, 0)) {
        @Override
        public boolean changes(GameState state, Effect effect, EffectContext on) {
          return isAnyInPool(state);
        }

        @Override
        public void execute(GameState state, Effect effect, EffectContext on, Bottom bottom) {
          FatePool.rollPool(state);
        }

        @Override
        public boolean isSameForAll(Effect effect) {
          return true;
        }
      },
      new OfTurn(36, "extraFate", Bearing.NONE) {
        @Override
        public String fault(Effect effect, Part part, Trigger trigger, TextSource home) {
          return part.scope().isDuration() ? "" : super.fault(effect, part, trigger, home);
        }

        @Override
        public LastingWord lasting() {
          return LastingWord.EXTRA_FATE;
        }

        @Override
        boolean fits(GameState state, int seat) {
          return true; // BT-RUL-97
        }

        @Override
        public void execute(GameState state, Effect effect, EffectContext on, Bottom bottom) {
          more(state, on.self(), Counters.FATE_EXTRA, effect.amount());
        }
      },
      new OfTurn(37, "setAD", Bearing.aside(Bearing.DICE, 0)) {
        @Override
        boolean fits(GameState state, int seat) {
          return state.unspentDice(seat) != 0;
        }

        @Override
        public void execute(GameState state, Effect effect, EffectContext on, Bottom bottom) {
          if (isActive(state, on)) { // BT-RUL-110
            state.ask(new SetDice(on.self(), effect.amount(), 0));
          }
        }
      },
      new OfTurn(38, "addAD", Bearing.aside(0, Bearing.DICE)) {
        @Override
        public String fault(Effect effect, Part part, Trigger trigger, TextSource home) {
          return effect.amount() > EffectPlacement.MAX_PASSING
              ? "addAD adds at most " + EffectPlacement.MAX_PASSING + " dice" : super.fault(effect, part, trigger, home); // BT-RUL-119
        }

        @Override
        boolean fits(GameState state, int seat) {
          return Integer.bitCount(state.seat(seat, Counters.PASSING)) < EffectPlacement.MAX_PASSING; // BT-RUL-119
        }

        @Override
        public void execute(GameState state, Effect effect, EffectContext on, Bottom bottom) {
          for (int i = 0; i < effect.amount() && isActive(state, on); i++) {
            ActionDice.addPassing(state, on.self());
          }
        }
      });

  private DiceWords() {}

  /** A word for a number of dice in the hero's own turn (BT-RUL-81). */
  private abstract static class OfTurn extends InstantWord {

    OfTurn(int number, String word, Bearing bearing) {
      super(number, word, Shape.AMOUNT, bearing);
    }

    /** Returns whether a hero in its turn has a use for it. */
    abstract boolean fits(GameState state, int seat);

    @Override
    public String fault(Effect effect, Part part, Trigger trigger, TextSource home) {
      return EffectPlacement.isTurnOver(trigger, home) ? word() + " cannot stand here: the turn is over" : "";
    }

    @Override
    public boolean isOfSelf() {
      return true;
    }

    @Override
    public boolean changes(GameState state, Effect effect, EffectContext on) {
      return isActive(state, on) && fits(state, on.self());
    }

    static boolean isActive(GameState state, EffectContext on) {
      return on.self() >= 0 && state.get(Counters.ACTIVE) == on.self();
    }
  }

  private static boolean isAnyInPool(GameState state) {
    for (int die = 0; die < DiceFaces.FATE_DICE; die++) {
      if (state.get(Counters.FATE_PLACES + die) == Counters.IN_POOL) {
        return true;
      }
    }
    return false;
  }

  /** Adds to a number of a hero, if there is one. */
  static void more(GameState state, int seat, int place, int amount) {
    if (seat >= 0) {
      state.setSeat(seat, place, Math.min(Counters.MUCH, state.seat(seat, place) + amount));
    }
  }
}
