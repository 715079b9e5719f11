package games.kumite.kungfu.prop;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Restraint;
import games.kumite.kungfu.breaking.Breaking;
import games.kumite.kungfu.carrying.Hands;
import games.kumite.kungfu.combat.Blow;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;
import games.kumite.spi.Picks;
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
record PoleSwing(int by, int piece, Picks victims, int next) {

  private static final int LENGTH = 900; // KF-RUL-137
  private static final int BONUS = 1;
  private static final Refusal NOT_HUGE = new Refusal("KF-LOC-34a", "too-heavy");
  private static final Refusal ATTACKED = new Refusal("KF-ACT-24", "has-attacked");
  private static final Refusal NOBODY = new Refusal("KF-LOC-34a", "nobody-around");
  private static final EventType UPROOTED =
      EventType.of("lamppost-uprooted", "KF-LOC-34a").named("figure", Figures::id).number("piece").number("victims");

  private static final Script<Fight, PoleSwing> SCRIPT = Script.<Fight, PoleSwing>of("lamppost")
      .loop((fight, swing) -> swing.next < swing.victims.size() && Able.isInPlay(fight.figures(), swing.by), each -> each
          .when(PoleSwing::isThere, hit -> hit
              .call(Blow.SCRIPT, (fight, swing) -> Blow.declared(swing.by, swing.victim(), Blow.Kind.ATTACK, BONUS),
                  (fight, swing, done) -> swing))
          .set((fight, swing) -> new PoleSwing(swing.by, swing.piece, swing.victims, swing.next + 1)))
      .act((fight, swing) -> Breaking.useUp(fight, swing.by, swing.piece)) // KF-LOC-34b
      .end();

  private static boolean isThere(Fight fight, PoleSwing swing) {
    return Able.isInPlay(fight.figures(), swing.victim());
  }

  private int victim() {
    return victims.get(next);
  }

  static @Nullable Refusal refusal(Fight fight, int figure) {
    Figures figures = fight.figures();
    Refusal bound = Hands.refusal(figures, figure);
    if (figures.size(figure) != Size.HUGE || bound != null) {
      return bound != null ? bound : NOT_HUGE;
    }
    return figures.profile(figure).type.isExtra() && figures.is(figure, Condition.HAS_ATTACKED) ? ATTACKED
        : reached(fight, figure).size() == 0 ? NOBODY : null;
  }

  private static Picks reached(Fight fight, int figure) {
    Figures figures = fight.figures();
    Picks reached = Picks.NONE;
    for (int other = 0; other < figures.count(); other++) {
      boolean isReached = other != figure && Able.isInPlay(figures, other) && !figures.is(other, Condition.INSIDE)
          && !Goal.isDuelOfOthers(fight, figure, other) && !Restraint.holds(figures, figure, other)
          && Gaps.isWithin(figures.place(figure), figures.size(figure), figures.place(other), figures.size(other),
              LENGTH);
      reached = isReached ? reached.and(other) : reached;
    }
    return reached;
  }

  /** Pulls it out of the ground and swings it once. */
  static void swing(Fight fight, int figure, int piece) {
    Picks victims = reached(fight, figure);
    fight.figures().inflict(figure, Condition.HAS_ATTACKED);
    fight.tell(UPROOTED, fight.figures().code(figure), piece + 1, victims.size());
    fight.then(SCRIPT.with(new PoleSwing(figure, piece, victims, 0)));
  }
}
