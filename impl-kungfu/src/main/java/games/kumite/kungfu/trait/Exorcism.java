package games.kumite.kungfu.trait;

import games.kumite.api.Action;
import games.kumite.kungfu.combat.HandToHandAttack;
import games.kumite.kungfu.combat.Targets;
import games.kumite.kungfu.content.Mark;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.TooFew;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.TargetChoice;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * The attack of an exorcist: on the Undead, spirits, demons and the possessed, for two actions without a bonus (KF-TRT-26,
 * KF-RUL-111).
 *
 * @param figure the exorcist
 */
public record Exorcism(int figure) implements Question<GameState>, TargetChoice {

  /** The cost. */
  static final int COST = 2;

  private static final TooFew TOO_FEW = TooFew.under("KF-TRT-26a");
  private static final Refusal NOBODY = new Refusal("KF-RUL-111", "nobody-to-exorcise");
  private static final Refusal CUFFED = new Refusal("KF-TRT-39g", "cannot-cast-in-cuffs");
  private static final Refusal DISTRACTED = new Refusal("KF-TAO-06b", "distracted");

  /** Returns the cost: a figure that has read it from a scroll has spent the first of its two actions (KF-LOC-45c). */
  public static int cost(Figures figures, int figure) {
    return figures.is(figure, Condition.EXORCISING) ? COST - 1 : COST;
  }

  /** Returns whether a figure can make it: by the trait, or from a scroll just read. */
  public static boolean isKnown(Figures figures, int figure) {
    return Capabilities.has(figures, figure, Trait.EXORCISE) || figures.is(figure, Condition.EXORCISING);
  }

  /** Begins it. */
  public static void begin(GameState state, int figure) {
    state.figures().cure(figure, Condition.EXORCISING);
    state.then(new Exorcism(figure));
  }

  /** Returns why a figure cannot make it, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int figure, int left, boolean isCapped) {
    Figures figures = state.figures();
    Refusal attack = Targets.refusal(state, figure, isCapped);
    if (attack != null) {
      return attack;
    }
    if (figures.is(figure, Condition.HANDCUFFED)) {
      return CUFFED;
    }
    if (figures.is(figure, Condition.DISTRACTED)) {
      return DISTRACTED;
    }
    return figures.any(enemy -> isTarget(state, figure, enemy)) ? TOO_FEW.of(left, cost(figures, figure)) : NOBODY;
  }

  private static boolean isTarget(GameState state, int figure, int enemy) {
    Figures figures = state.figures();
    return Targets.isTarget(state, figure, enemy) && (Capabilities.has(figures, enemy, Trait.UNDEAD)
        || Capabilities.has(figures, enemy, Trait.POSSESSION) || figures.is(enemy, Condition.SPIRIT) || figures.profile(enemy).is(Mark.DEMON)
        || figures.is(enemy, Condition.POSSESSED));
  }

  @Override
  public String kind() {
    return "exorcise";
  }

  @Override
  public boolean isTarget(GameState state, int enemy) {
    return isTarget(state, figure, enemy);
  }

  @Override
  public void execute(GameState state, Action action) {
    state.figures().inflict(figure, Condition.HAS_ATTACKED); // KF-RUL-84
    state.then(HandToHandAttack.of(figure, TargetChoice.target(state, action), HandToHandAttack.Kind.EXORCISM, 0));
  }
}
