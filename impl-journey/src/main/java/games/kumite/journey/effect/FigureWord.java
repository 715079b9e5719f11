package games.kumite.journey.effect;

import games.kumite.journey.content.Content;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.EffectRow;
import games.kumite.journey.content.EffectRow.Trait;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Continuation;
import games.kumite.journey.state.GameState;
import games.kumite.spi.IntList;

/** A word that acts on each of the figures that it names. Immutable. */
public class FigureWord extends InstantWord {

  /** The execution of a word. */
  @FunctionalInterface
  public interface Execution {

    /** Carries out an effect of a card on a figure. */
    void execute(GameState state, Effect effect, CardResolution doing, int figure);
  }

  private final Test test;
  private final Execution execution;

  /**
   * Creates a word.
   *
   * @param row its written part
   * @param test tests whether it can affect a figure on the map; a demon only if the row says that the word is for demons
   * @param wish tests whether the heuristic plays a card for it if it is useful, for the owner
   * @param execution carries it out on a figure
   */
  public FigureWord(EffectRow row, Test test, Test wish, Execution execution) {
    super(row, wish);
    this.test = test;
    this.execution = execution;
  }

  /** Returns the word of an effect on figures. */
  static FigureWord of(Effect effect) {
    if (effect.word() instanceof FigureWord word) {
      return word;
    }
    throw new IllegalStateException(effect.text() + " is not for figures");
  }

  /** Returns whether it would leave a trace on a figure that it affects. */
  public boolean isFelt(GameState state, Effect effect, int figure) {
    return true;
  }

  @Override
  final boolean isUseful(GameState state, Effect effect, int owner, int by, int on) {
    for (long left = useful(state, effect, owner, by, on); left != 0; left &= left - 1) {
      if (isFelt(state, effect, Long.numberOfTrailingZeros(left))) {
        return true;
      }
    }
    return false;
  }

  /** Returns bits of the figures that an effect would affect. */
  final long useful(GameState state, Effect effect, int owner, int by, int on) {
    long useful = 0;
    for (long left = EffectTargets.of(state, effect.who(), owner, by, on); left != 0; left &= left - 1) {
      int figure = Long.numberOfTrailingZeros(left);
      boolean canBe = state.pose(figure) != Pose.NONE && (figure < Content.PILGRIMS || has(Trait.FOR_DEMONS));
      useful |= canBe && test.passes(state, effect, figure) ? 1L << figure : 0;
    }
    return useful;
  }

  @Override
  final void execute(GameState state, Effect effect, CardResolution doing) {
    long figures = useful(state, effect, doing.owner(), doing.by(), doing.on());
    if (effect.who().isChosen() && Long.bitCount(figures) > 1) {
      state.ask(new ChoosePilgrim(doing));
      return;
    }
    IntList each = inOrder(state, figures);
    for (int i = 0; i < each.size(); i++) {
      apply(state, effect, doing, each.get(i));
      if (i + 1 < each.size()) {
        state.then(new Continuation(Continuation.Kind.OTHERS, doing.owner(), Continuation.from(each, i + 1)));
      }
    }
  }

  /** Returns figures in order: pilgrims in initiative order (JW-RUL-125), then demons. */
  private static IntList inOrder(GameState state, long figures) {
    IntList each = IntList.NONE;
    for (int place = 1; place <= Content.PILGRIMS; place++) {
      int pilgrim = state.inOrder(place);
      each = (figures >> pilgrim & 1) != 0 ? each.and(pilgrim) : each;
    }
    for (long left = figures >> Content.PILGRIMS << Content.PILGRIMS; left != 0; left &= left - 1) {
      each = each.and(Long.numberOfTrailingZeros(left));
    }
    return each;
  }

  /** Applies an effect to one figure. */
  final void apply(GameState state, Effect effect, CardResolution doing, int figure) {
    execution.execute(state, effect, doing, figure);
  }
}
