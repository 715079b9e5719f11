package games.kumite.kungfu.movement;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.combat.Fall;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Push;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.Step;

/**
 * A move in a random direction, the whole stick long: of who is Blinded or burns, or of a drunken fighter (KF-MOV-15,
 * KF-RUL-15, KF-RUL-16, KF-RUL-45).
 *
 * @param figure who moves
 * @param length how far
 * @param bonus what it adds to a Free Hack at each enemy that it meets, {@link #NO_HACKS} for no hacks
 */
public record Stagger(int figure, int length, int bonus) implements Step<Fight> {

  private static final int NO_HACKS = -1;
  private static final int SIDES = 6;
  private static final int DRUNKEN = 1; // KF-TRT-22b

  /** Whether all moves of a figure go astray (KF-CON-24b, KF-TRT-27f). */
  public static boolean isAstray(Figures figures, int figure) {
    return figures.is(figure, Condition.BLINDED) || figures.is(figure, Condition.BURNING_BY_FIREBALL);
  }

  /** The move of a figure that sees nothing or burns. */
  public static Step<Fight> of(Fight fight, int figure) {
    return new Stagger(figure, Strides.stick(fight.figures(), figure).length(), NO_HACKS);
  }

  /** The move of a drunken fighter (KF-TRT-22a). */
  public static Step<Fight> drunken(int figure) {
    return new Stagger(figure, Stick.SHORT.length(), DRUNKEN);
  }

  @Override
  public void run(Fight fight) {
    int seat = fight.seatOf(figure);
    int[] dice = fight.roll("direction", seat, 2, SIDES);
    if (dice[0] == dice[1]) {
      return;
    }
    int direction = fight.random().pick("direction", seat + 1, Directions.COUNT);
    Figures figures = fight.figures();
    Push push = Push.of(fight.board(), figures, figure, Directions.x(direction, length), Directions.y(direction, length));
    Contacts.touch(fight, figure);
    Terrain terrain = new Terrain(figure, 1, Course.FRESH, Gait.WALK);
    fight.then(Moving.of(fight, figure, push.end(), Gait.WALK, terrain.ground(fight, figures.place(figure), push.end())));
    if (push.met() == Push.Met.DROP) {
      fight.then(Fall.of(figure, push.edge())); // KF-RUL-104
    }
    if (bonus != NO_HACKS) {
      fight.then(new Met(figure, bonus));
    }
  }
}
