package games.kumite.kungfu.activation;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.FigureDice;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.figure.Staggering;
import games.kumite.kungfu.movement.ActivationFlags;
import games.kumite.kungfu.plot.Monsoon;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.EventType;

/** The rolls against Quality that give actions. */
public final class ActivationRoll {

  private static final int SIDES = 6;
  private static final int DIGIT = 10;
  private static final int DICE_OF_NOBODY = 3;
  private static final EventType ROLLED = EventType.of("activation-rolled", "KF-ACT-02")
      .word("figure", Figures::id).number("successes").number("failures").number("dice").number("quality")
      .number("faces", ActivationRoll::faces);
  private static final EventType REACTED = EventType.of("reaction-rolled", "KF-ACT-16")
      .word("figure", Figures::id).number("dice").number("actions");
  private static final EventType COLLAPSED = EventType.of("collapsed", "KF-CON-19").word("figure", Figures::id);

  private ActivationRoll() {}

  /** Rolls the dice of an activation: successes become actions, two 6s one more (KF-ACT-02 to 04). */
  static Activation activate(GameState state, Activation activation) {
    Figures figures = state.figures();
    int figure = activation.figure();
    int[] dice = FigureDice.roll(state, "activation", figure, activation.left());
    int successes = 0;
    int sixes = 0;
    int ones = 0;
    for (int die : dice) {
      successes += QualityTest.isPassed(die, QualityTest.reactionModifier(figures, figure), figures.quality(figure)) ? 1 : 0;
      sixes += die == SIDES ? 1 : 0;
      ones += die == 1 ? 1 : 0;
    }
    int failures = dice.length - successes;
    state.emit(ROLLED, figures.code(figure), successes, failures, dice.length, figures.quality(figure), packed(dice));
    figures.bank(figure, 0); // KF-RUL-106
    figures.spendExtraDice(figure);
    collapse(state, figure, ones);
    boolean isDrunk = ones > 0 && Capabilities.has(figures, figure, Trait.DRUNKEN_FIGHTING);
    int actions = SerumSideEffect.strikes(state, figure, ones) ? 0 : successes + (sixes > 1 ? 1 : 0);
    return new Activation(figure, actions - lost(figures, figure, actions), failures, activation.mode(),
        activation.course() | (isDrunk ? ActivationFlags.DRUNK : 0) // KF-TRT-22a
            | (Monsoon.isShy(state, figure) ? ActivationFlags.withBolts(ones) : 0)); // KF-CPL-04b
  }

  /** Returns faces as digits of a number. */
  private static int packed(int... dice) {
    int faces = 0;
    for (int die : dice) {
      faces = faces * DIGIT + die;
    }
    return faces;
  }

  private static String faces(int packed) {
    return String.join(", ", Integer.toString(packed).split(""));
  }

  /** Knocks out a Staggering figure that has two 1s in an activation roll (KF-CON-19). */
  static void collapse(GameState state, int figure, int ones) {
    if (ones > 1 && Staggering.is(state.figures(), figure)) {
      state.emit(COLLAPSED, state.figures().code(figure));
      Casualty.knockOut(state, figure, Figures.NOBODY);
    }
  }

  /** Rolls three dice for a neutral figure (KF-RUL-128) and returns how many actions it has. */
  public static int ofNobody(GameState state, int figure) {
    return activate(state, new Activation(figure, DICE_OF_NOBODY, 0, Activation.Mode.OWN, ActivationFlags.FRESH)).left();
  }

  /** Returns how many of a number of actions are lost: greed takes the first, a grisly find the next. */
  static int lost(Figures figures, int figure, int actions) {
    int greed = greed(figures, figure, actions);
    return greed + shock(figures, figure, actions - greed);
  }

  /** Returns 1 if the first action of a Greedy figure that has killed is lost, else 0 (KF-TRT-34b). */
  private static int greed(Figures figures, int figure, int actions) {
    if (actions == 0 || !figures.is(figure, Condition.GLOATING)) {
      return 0;
    }
    figures.cure(figure, Condition.GLOATING);
    return 1;
  }

  /** Returns 1 if the next action of a figure that has found something grisly is lost, else 0 (KF-LOC-19f). */
  static int shock(Figures figures, int figure, int actions) {
    if (actions == 0 || !figures.has(figure, PlotDeed.SHOCKED)) {
      return 0;
    }
    figures.forget(figure, PlotDeed.SHOCKED);
    return 1;
  }

  /** Rolls the dice of a Reaction: one success passes it, none bars the Protagonist (KF-ACT-16, KF-RUL-18). */
  static Activation react(GameState state, Activation reaction) {
    Figures figures = state.figures();
    int figure = reaction.figure();
    int[] dice = FigureDice.roll(state, "reaction", figure, reaction.failures());
    int successes = 0;
    for (int die : dice) {
      successes += QualityTest.isPassed(die, QualityTest.reactionModifier(figures, figure), figures.quality(figure)) ? 1 : 0;
    }
    state.emit(REACTED, figures.code(figure), dice.length, successes);
    if (successes == 0) {
      figures.inflict(figure, Condition.BARRED); // KF-ACT-18
      if (figures.is(figure, Condition.POSSESSED)) {
        figures.inflict(figures.rider(figure), Condition.BARRED); // KF-RUL-159: in place of him
      }
    }
    return reaction.withLeft(successes - shock(figures, figure, successes));
  }
}
