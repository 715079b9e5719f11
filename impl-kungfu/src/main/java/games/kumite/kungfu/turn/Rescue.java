package games.kumite.kungfu.turn;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.FlyingSwords;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.movement.ActivationFlags;
import games.kumite.kungfu.movement.MoveDistance;
import games.kumite.kungfu.plot.Reviving;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The Medic's turn: a move towards a casualty, or a turn beside it (KF-VIP-03, KF-RUL-149).
 *
 * @param figure the Medic
 */
record Rescue(int figure) implements Step<GameState> {

  private static final int REVIVED = 2;
  private static final EventType TREATED = EventType.of("treated", "KF-VIP-03d").word("figure", Figures::id)
      .word("patient", Figures::id).number("successes");

  @Override
  public void run(GameState state) {
    Figures figures = state.figures();
    if (NeutralRecovery.take(state, figure, NeutralRecovery.FREEING) > 0) {
      return;
    }
    int patient = patient(state);
    state.set(Counters.QUARRY, patient);
    if (patient == Figures.NOBODY) {
      return;
    }
    if (Capabilities.areBeside(state.board(), state.figures(), figure, patient)) {
      state.then(new Treatment(figure, patient));
    } else if (!MoveDistance.isKept(state, figure)) {
      Approach approach = new Approach(figure, patient, 1, ActivationFlags.FRESH);
      long end = approach.end(state);
      if (end != figures.place(figure)) {
        state.then(approach.step(state, end));
      }
    }
  }

  /** Returns the nearest casualty whom he sees, or was going to. */
  private int patient(GameState state) {
    Figures figures = state.figures();
    int nearest = Figures.NOBODY;
    int min = Integer.MAX_VALUE;
    for (int other = 0; other < figures.count(); other++) {
      if (isCasualty(state, other)
          && (other == state.get(Counters.QUARRY) || Sight.isMutual(state.board(), figures, figure, other))) {
        int gap = Gaps.gap(figures.place(figure), figures.size(figure), figures.place(other), figures.size(other));
        nearest = gap < min ? other : nearest;
        min = Math.min(min, gap);
      }
    }
    return nearest;
  }

  /**
   * Returns whether another figure is one whom he treats: with no enemy in contact (KF-VIP-03g), and of a kind that he treats
   * (KF-VIP-03h).
   */
  private static boolean isCasualty(GameState state, int other) {
    Figures figures = state.figures();
    boolean isOut = figures.is(other, Condition.KNOCKED_OUT) || figures.is(other, Condition.DEAD);
    boolean isThere = figures.isPlaced(other) && figures.carrier(other) == Figures.NOBODY
        && !figures.is(other, Condition.GONE) && !figures.is(other, Condition.INSIDE) && !figures.is(other, Condition.HUSK)
        && !FlyingSwords.isSword(figures, other);
    return isOut && isThere && !figures.has(other, PlotDeed.TREATED) && !Capabilities.has(figures, other, Trait.UNDEAD)
        && !Capabilities.has(figures, other, Trait.ANIMAL) && !Capabilities.has(figures, other, Trait.ARTIFICIAL)
        && figures.size(other) != Size.HUGE && !isGuarded(state, other);
  }

  private static boolean isGuarded(GameState state, int body) {
    Figures figures = state.figures();
    return figures.any(enemy -> figures.gang(enemy) != Figures.NEUTRAL && figures.areEnemies(enemy, body)
        && Capabilities.isInPlay(figures, enemy)
        && Capabilities.areBeside(state.board(), figures, enemy, body));
  }

  /**
   * The treatment with three Q dice of the casualty (KF-VIP-03d to 03f).
   *
   * @param figure the Medic
   * @param patient the figure that it treats
   */
  private record Treatment(int figure, int patient) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (!IChing.isWaiting(state, patient, QualityTest.DICE, this)) {
        treat(state, figure, patient);
      }
    }
  }

  private static void treat(GameState state, int figure, int patient) {
    Figures figures = state.figures();
    int successes = QualityTest.successes(state, "survival", patient);
    state.emit(TREATED, figures.code(figure), figures.code(patient), successes);
    if (successes < REVIVED) {
      figures.note(patient, PlotDeed.TREATED);
    } else if (!figures.is(patient, Condition.DEAD)) {
      Reviving.revive(state, figure, patient);
    } else if (successes == QualityTest.DICE) {
      figures.cure(patient, Condition.DEAD);
      figures.inflict(patient, Condition.KNOCKED_OUT);
    }
  }
}
