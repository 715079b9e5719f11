package games.kumite.kungfu.morale;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Concentration;
import games.kumite.kungfu.ability.QualityTest;
import games.kumite.kungfu.aboard.Occupants;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.combat.Casualty;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;
import games.kumite.spi.Picks;
import games.kumite.spi.Step;

/**
 * The morale rolls of every Extra of a gang whose Protagonist is out (KF-MOR-01 to 05).
 *
 * @param gang the gang
 */
public record Morale(int gang) implements Step<Fight> {

  private static final int DICE = 3;
  private static final int SIDES = 6;
  private static final EventType ROLLED = EventType.of("morale-rolled", "KF-MOR-01").named("figure", Figures::id)
      .number("failures");

  @Override
  public void run(Fight fight) {
    Figures figures = fight.figures();
    Picks fleers = Picks.NONE;
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.gang(figure) == gang && rolls(figures, figure)) {
        fleers = test(fight, figure, fleers);
      }
    }
    if (fleers.size() > 0) {
      fight.then(new Flights(fleers));
    }
  }

  /** Returns the fleers after one figure's roll: it joins them, or is out at once. */
  static Picks test(Fight fight, int figure, Picks fleers) {
    Figures figures = fight.figures();
    int failures = roll(fight, figure);
    if (failures > 0) {
      Concentration.wavers(figures, figure); // KF-TRT-67c
    }
    boolean isHelpless = figures.is(figure, Condition.TRANSFIXED) || figures.is(figure, Condition.KNOCKED_DOWN);
    if (failures == DICE || failures > 0 && isHelpless) { // KF-MOR-04, KF-MOR-05
      Casualty.flee(fight, figure);
      return fleers;
    }
    if (failures > 0) {
      if (figures.is(figure, Condition.INSIDE)) {
        Occupants.leave(fight, figure);
      }
      Carrying.drop(fight, figure); // KF-PLT-02b
      return fleers.and(Flights.fleer(figure, failures));
    }
    return fleers;
  }

  /** Returns whether a figure rolls morale (KF-MOR-03). */
  private static boolean rolls(Figures figures, int figure) {
    return !figures.is(figure, Condition.POSSESSED) && figures.profile(figure).type.isExtra() && !figures.profile(figure).isGuest
        && Able.isInPlay(figures, figure) && !Able.has(figures, figure, Trait.ARTIFICIAL);
  }

  /** Returns the bonus to the morale dice of a figure (KF-MOR-10). */
  public static int bonus(Fight fight, int figure) {
    return (Able.has(fight.figures(), figure, Trait.STEADFAST) ? 1 : 0)
        - (fight.has(LocationTrait.SPOOKY_ATMOSPHERE) ? 1 : 0);
  }

  private static int roll(Fight fight, int figure) {
    Figures figures = fight.figures();
    int bonus = bonus(fight, figure);
    int failures = 0;
    for (int die : fight.roll("morale", fight.seatOf(figure), DICE, SIDES)) {
      failures += QualityTest.isPassed(die, bonus, figures.quality(figure)) ? 0 : 1;
    }
    fight.tell(ROLLED, figures.code(figure), failures);
    return failures;
  }
}
