package games.kumite.kungfu.prop;

import games.kumite.kungfu.combat.HandToHandAttack;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Hands;
import games.kumite.kungfu.figure.Restraint;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.hazard.BreakRolls;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import org.jspecify.annotations.Nullable;

/**
 * The swing of a lamppost that a Huge figure has uprooted, at every figure around, friends included (KF-LOC-34, KF-RUL-137).
 *
 * @param by the figure that swings it
 * @param piece the lamppost
 * @param victims the figures that it reaches, in the order of their numbers
 * @param next the place of the one who comes next
 */
record PoleSwing(int by, int piece, IntList victims, int next) {

  private static final int LENGTH = 900; // KF-RUL-137
  private static final int BONUS = 1;
  private static final Refusal NOT_HUGE = new Refusal("KF-LOC-34a", "too-heavy");
  private static final Refusal ATTACKED = new Refusal("KF-ACT-24", "has-attacked");
  private static final Refusal NOBODY = new Refusal("KF-LOC-34a", "nobody-around");
  private static final EventType UPROOTED =
      EventType.of("lamppost-uprooted", "KF-LOC-34a").word("figure", Figures::id).word("piece", Whereabouts::piece).number("victims");

  private static final Script<GameState, PoleSwing> SCRIPT = Script.<GameState, PoleSwing>of("lamppost")
      .repeatWhile((state, swing) -> swing.next < swing.victims.size() && Capabilities.isInPlay(state.figures(), swing.by), each -> each
          .when(PoleSwing::isThere, hit -> hit
              .call(HandToHandAttack.SCRIPT, (state, swing) -> HandToHandAttack.declared(swing.by, swing.victim(), HandToHandAttack.Kind.ATTACK, BONUS),
                  (state, swing, done) -> swing))
          .update((state, swing) -> new PoleSwing(swing.by, swing.piece, swing.victims, swing.next + 1)))
      .act((state, swing) -> BreakRolls.useUp(state, swing.by, swing.piece)) // KF-LOC-34b
      .build();

  private static boolean isThere(GameState state, PoleSwing swing) {
    return Capabilities.isInPlay(state.figures(), swing.victim());
  }

  private int victim() {
    return victims.get(next);
  }

  static @Nullable Refusal refusal(GameState state, int figure) {
    Figures figures = state.figures();
    Refusal bound = Hands.refusal(figures, figure);
    if (figures.size(figure) != Size.HUGE || bound != null) {
      return bound != null ? bound : NOT_HUGE;
    }
    return figures.profile(figure).type.isExtra() && figures.is(figure, Condition.HAS_ATTACKED) ? ATTACKED
        : reached(state, figure).size() == 0 ? NOBODY : null;
  }

  private static IntList reached(GameState state, int figure) {
    Figures figures = state.figures();
    IntList reached = IntList.NONE;
    for (int other = 0; other < figures.count(); other++) {
      boolean isReached = other != figure && Capabilities.isInPlay(figures, other) && !figures.is(other, Condition.INSIDE)
          && !Goal.isDuelOfOthers(state, figure, other) && !Restraint.holds(figures, figure, other)
          && Gaps.isWithin(figures.place(figure), figures.size(figure), figures.place(other), figures.size(other),
              LENGTH);
      reached = isReached ? reached.and(other) : reached;
    }
    return reached;
  }

  /** Pulls it out of the ground and swings it once. */
  static void swing(GameState state, int figure, int piece) {
    IntList victims = reached(state, figure);
    state.figures().inflict(figure, Condition.HAS_ATTACKED);
    state.emit(UPROOTED, state.figures().code(figure), piece + 1, victims.size());
    state.then(SCRIPT.start(new PoleSwing(figure, piece, victims, 0)));
  }
}
