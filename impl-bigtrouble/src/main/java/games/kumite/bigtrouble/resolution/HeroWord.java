package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.Shape;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;

/** A word that applies to each of the heroes that it names. Immutable. */
public class HeroWord extends InstantWord {

  /** Creates a word; see the constructor of {@link InstantWord}. The subject is the seat of a hero. */
  public HeroWord(int number, String word, Shape shape, Bearing bearing, Test test, Execution execution) {
    super(number, word, shape, bearing, test, execution);
  }

  @Override
  public final boolean changes(GameState state, Effect effect, EffectContext on) {
    for (int left = TargetResolution.of(state, effect.target(), on); left != 0; left &= left - 1) {
      if (test.changes(state, effect, on, Integer.numberOfTrailingZeros(left))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public final void execute(GameState state, Effect effect, EffectContext on, Bottom bottom) {
    if (TargetResolution.isChosen(effect.target(), on)) {
      state.then(new ChooseAffectedHero(effect.target(), on, effect, null));
      return;
    }
    int seats = TargetResolution.of(state, effect.target(), on);
    for (int i = 0; i < state.seats(); i++) { // BT-RUL-70
      int seat = (state.leader() + i) % state.seats();
      if ((seats >> seat & 1) != 0) {
        state.then(new ApplyToHero(effect, on, seat));
      }
    }
  }
}
