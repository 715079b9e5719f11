package games.kumite.kungfu.movement;

import games.kumite.kungfu.ability.Wards;
import games.kumite.kungfu.combat.Fall;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Push;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.scenery.Scenery;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/**
 * A move in a random direction, the whole stick long: of a figure that is Blinded or burns, or of a drunken fighter (KF-MOV-15,
 * KF-RUL-15, KF-RUL-16, KF-RUL-45).
 *
 * @param figure the figure that moves
 * @param length the distance
 * @param bonus the bonus of a Free Hack at each enemy that it meets, {@link #NO_HACKS} for no hacks,
 *     {@link #TO_SCENERY} for none and an end at the first scenery that it touches
 */
public record Stagger(int figure, int length, int bonus) implements Step<Fight> {

  private static final int NO_HACKS = -1;
  private static final int TO_SCENERY = -2;
  private static final int STEP = 10;
  private static final int SIDES = 6;
  private static final int DRUNKEN = 1; // KF-TRT-22b

  /** Returns whether all moves of a figure go astray (KF-CON-24b, KF-TRT-27f). */
  public static boolean isAstray(Figures figures, int figure) {
    return figures.is(figure, Condition.BLINDED) || figures.is(figure, Condition.BURNING_BY_FIREBALL);
  }

  /** Returns the move of a figure that sees nothing or burns. */
  public static Step<Fight> of(Fight fight, int figure) {
    return new Stagger(figure, length(fight, figure), NO_HACKS);
  }

  /** Returns the way of a figure that flees: the figures that it leaves have hacked already. Null if it does not move. */
  public static @Nullable Push ofFleer(Fight fight, int figure) {
    return drawn(fight, figure, length(fight, figure));
  }

  private static int length(Fight fight, int figure) {
    boolean isSlow = Terrain.isCrowded(fight, figure) || Water.swims(fight, figure);
    return (isSlow ? Stick.SHORT : Strides.stick(fight.figures(), figure)).length();
  }

  /** Returns a move that ends where it first touches a scenic item (KF-VIP-05e). */
  public static Step<Fight> toScenery(Fight fight, int figure, Stick stick) {
    return new Stagger(figure, Terrain.amongOthers(fight, figure, stick).length(), TO_SCENERY);
  }

  /** Returns the move of a drunken fighter (KF-TRT-22a). */
  public static Step<Fight> drunken(int figure) {
    return new Stagger(figure, Stick.SHORT.length(), DRUNKEN);
  }

  @Override
  public void run(Fight fight) {
    Contacts.touch(fight, figure);
    Figures figures = fight.figures();
    Push push = drawn(fight, figure, length);
    if (push == null) {
      return;
    }
    Terrain terrain = new Terrain(figure, 1, Course.FRESH, Gait.WALK);
    long warded = Wards.lastFree(fight, figure, push.end()); // KF-TRT-67a
    long end = bonus == TO_SCENERY ? atScenery(fight, warded) : warded;
    fight.then(Moving.of(fight, figure, end, Gait.WALK, terrain.ground(fight, figures.place(figure), end)));
    if (end == push.end() && push.met() == Push.Met.DROP) {
      fight.then(new OverTheEdge(figure, push));
    }
    if (bonus >= 0) {
      fight.then(new Met(figure, bonus));
    }
  }

  /** Returns a random way, null with equal dice (KF-RUL-15). */
  private static @Nullable Push drawn(Fight fight, int figure, int length) {
    int seat = fight.seatOf(figure);
    int[] dice = fight.roll("direction", seat, 2, SIDES);
    if (dice[0] == dice[1]) {
      return null;
    }
    int direction = fight.random().pick("direction", seat + 1, Directions.COUNT);
    return Push.of(fight.board(), fight.figures(), figure, Directions.x(direction, length), Directions.y(direction, length))
        .settled(fight.board(), fight.figures(), figure);
  }

  /** The fall of a figure over an edge, unless a hack has held it back (KF-RUL-104, KF-RUL-40). */
  private record OverTheEdge(int figure, Push push) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      if (fight.figures().place(figure) == push.end()) {
        fight.then(Fall.of(figure, push.edge(), Figures.NOBODY));
      }
    }
  }

  /** Returns the first point of the way that touches scenery which the beginning does not touch; its end if there is none. */
  private long atScenery(Fight fight, long end) {
    long from = fight.figures().place(figure);
    Size size = fight.figures().size(figure);
    long before = Scenery.touched(fight.board(), from, size);
    int way = (int) Math.sqrt((double) Place.squared(from, end));
    for (int length = STEP; length < way; length += STEP) {
      long place = Place.along(from, end, length);
      if ((Scenery.touched(fight.board(), place, size) & ~before) != 0) {
        return Push.lastStanding(fight.board(), fight.figures(), figure, place);
      }
    }
    return end;
  }
}
