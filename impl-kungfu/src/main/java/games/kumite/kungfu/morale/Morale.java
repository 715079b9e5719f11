package games.kumite.kungfu.morale;

import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Concentration;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.movement.Occupants;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Step;

/**
 * The morale rolls of every Extra of a gang whose Protagonist is out (KF-MOR-01 to 05).
 *
 * @param gang the gang
 */
public record Morale(int gang) implements Step<GameState> {

  private static final int DICE = 3;
  private static final int SIDES = 6;
  private static final EventType ROLLED = EventType.of("morale-rolled", "KF-MOR-01").word("figure", Figures::id)
      .number("failures");

  @Override
  public void run(GameState state) {
    Figures figures = state.figures();
    IntList fleers = IntList.NONE;
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.gang(figure) == gang && rolls(figures, figure)) {
        fleers = test(state, figure, fleers);
      }
    }
    if (fleers.size() > 0) {
      state.then(new FlightOrder(fleers));
    }
  }

  /** Returns the fleers after one figure's roll: it joins them, or is out at once. */
  static IntList test(GameState state, int figure, IntList fleers) {
    Figures figures = state.figures();
    int failures = roll(state, figure);
    if (failures > 0) {
      Concentration.wavers(figures, figure); // KF-TRT-67c
    }
    boolean isHelpless = figures.is(figure, Condition.TRANSFIXED) || figures.is(figure, Condition.KNOCKED_DOWN);
    if (failures == DICE || failures > 0 && isHelpless) { // KF-MOR-04, KF-MOR-05
      Casualty.flee(state, figure);
      return fleers;
    }
    if (failures > 0) {
      if (figures.is(figure, Condition.INSIDE)) {
        Occupants.leave(state, figure);
      }
      CarriedObjects.drop(state, figure); // KF-PLT-02b
      return fleers.and(FlightOrder.fleer(figure, failures));
    }
    return fleers;
  }

  /** Returns whether a figure rolls morale (KF-MOR-03). */
  private static boolean rolls(Figures figures, int figure) {
    return !figures.is(figure, Condition.POSSESSED) && figures.profile(figure).type.isExtra() && !figures.profile(figure).isGuest
        && Capabilities.isInPlay(figures, figure) && !Capabilities.has(figures, figure, Trait.ARTIFICIAL);
  }

  /** Returns the bonus to the morale dice of a figure (KF-MOR-10). */
  public static int bonus(GameState state, int figure) {
    return (Capabilities.has(state.figures(), figure, Trait.STEADFAST) ? 1 : 0)
        - (state.has(LocationTrait.SPOOKY_ATMOSPHERE) ? 1 : 0);
  }

  private static int roll(GameState state, int figure) {
    Figures figures = state.figures();
    int bonus = bonus(state, figure);
    int failures = 0;
    for (int die : state.roll("morale", state.seatOf(figure), DICE, SIDES)) {
      failures += QualityTest.isPassed(die, bonus, figures.quality(figure)) ? 0 : 1;
    }
    state.emit(ROLLED, figures.code(figure), failures);
    return failures;
  }
}
