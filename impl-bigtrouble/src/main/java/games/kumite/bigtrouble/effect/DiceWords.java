package games.kumite.bigtrouble.effect;

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
import games.kumite.bigtrouble.resolution.InstantWord;
import games.kumite.bigtrouble.resolution.PlainWord;
import games.kumite.bigtrouble.resolution.PlainWord.Of;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import java.util.List;

/** The words about fate dice and action dice. */
final class DiceWords {

  static final List<InstantWord> ALL = List.of(
      new PlainWord(34, "rerollFate", Shape.AMOUNT, Bearing.aside(0, 0), Of.DECIDER, (state, it, on, self) -> FatePool.dice(state) != 0,
          (state, it, on, self) -> state.then(RerollFate.POOL.with(new RerollFate.Some(on.decider(state), it.amount())))),
      new PlainWord(35, "rollFate", Shape.PLAIN, Bearing.aside(0, 0), Of.GROUP, (state, it, on, self) -> FatePool.dice(state) != 0,
          (state, it, on, self) -> FatePool.rollPool(state)),
      new OfTurn(36, "extraFate", Bearing.NONE, (state, it, on, self) -> isActive(state, on), // BT-RUL-97
          (state, it, on, self) -> more(state, on.self(), Counters.FATE_EXTRA, it.amount())) {
        @Override
        public String fault(Effect effect, Part part, Trigger trigger, TextSource home) {
          return part.scope().isDuration() ? "" : super.fault(effect, part, trigger, home);
        }

        @Override
        public LastingWord lasting() {
          return LastingWord.EXTRA_FATE;
        }
      },
      new OfTurn(37, "setAD", Bearing.aside(Bearing.DICE, 0),
          (state, it, on, self) -> isActive(state, on) && state.unspentDice(on.self()) != 0, DiceWords::setDice),
      new OfTurn(38, "addAD", Bearing.aside(0, Bearing.DICE), DiceWords::isDieLeft, DiceWords::addDice) {
        @Override
        public String fault(Effect effect, Part part, Trigger trigger, TextSource home) {
          return effect.amount() > EffectPlacement.MAX_PASSING
              ? "addAD adds at most " + EffectPlacement.MAX_PASSING + " dice" : super.fault(effect, part, trigger, home); // BT-RUL-119
        }
      });

  private DiceWords() {}

  /** A word for a number of dice in the hero's own turn (BT-RUL-81). */
  private static class OfTurn extends PlainWord {

    OfTurn(int number, String word, Bearing bearing, Test test, Execution execution) {
      super(number, word, Shape.AMOUNT, bearing, Of.SELF, test, execution);
    }

    @Override
    public String fault(Effect effect, Part part, Trigger trigger, TextSource home) {
      return EffectPlacement.isTurnOver(trigger, home) ? word() + " cannot stand here: the turn is over" : "";
    }
  }

  private static boolean isActive(GameState state, EffectContext on) {
    return on.self() >= 0 && state.get(Counters.ACTIVE) == on.self();
  }

  private static void setDice(GameState state, Effect effect, EffectContext on, int self) {
    if (isActive(state, on)) { // BT-RUL-110
      state.ask(new SetDice(on.self(), effect.amount(), 0));
    }
  }

  private static boolean isDieLeft(GameState state, Effect effect, EffectContext on, int self) {
    return isActive(state, on)
        && Integer.bitCount(state.seat(on.self(), Counters.PASSING)) < EffectPlacement.MAX_PASSING; // BT-RUL-119
  }

  private static void addDice(GameState state, Effect effect, EffectContext on, int self) {
    for (int i = 0; i < effect.amount() && isActive(state, on); i++) {
      ActionDice.addPassing(state, on.self());
    }
  }

  /** Adds to a number of a hero, if there is one. */
  static void more(GameState state, int seat, int place, int amount) {
    if (seat >= 0) {
      state.setSeat(seat, place, Math.min(Counters.MUCH, state.seat(seat, place) + amount));
    }
  }
}
