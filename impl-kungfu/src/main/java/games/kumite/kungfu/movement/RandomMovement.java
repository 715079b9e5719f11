package games.kumite.kungfu.movement;

import games.kumite.kungfu.effect.Fall;
import games.kumite.kungfu.figure.SpiritWards;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Push;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.scenery.Scenery;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
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
public record RandomMovement(int figure, int length, int bonus) implements Step<GameState> {

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
  public static Step<GameState> of(GameState state, int figure) {
    return new RandomMovement(figure, length(state, figure), NO_HACKS);
  }

  /** Returns the way of a figure that flees: the figures that it leaves have hacked already. Null if it does not move. */
  public static @Nullable Push ofFleer(GameState state, int figure) {
    return drawn(state, figure, length(state, figure));
  }

  private static int length(GameState state, int figure) {
    boolean isSlow = TerrainEffect.isCrowded(state, figure) || Water.swims(state, figure);
    return (isSlow ? Stick.SHORT : MoveDistance.stick(state.figures(), figure)).length();
  }

  /** Returns a move that ends where it first touches a scenic item (KF-VIP-05e). */
  public static Step<GameState> toScenery(GameState state, int figure, Stick stick) {
    return new RandomMovement(figure, TerrainEffect.amongOthers(state, figure, stick).length(), TO_SCENERY);
  }

  /** Returns the move of a drunken fighter (KF-TRT-22a). */
  public static Step<GameState> drunken(int figure) {
    return new RandomMovement(figure, Stick.SHORT.length(), DRUNKEN);
  }

  @Override
  public void run(GameState state) {
    Contacts.touch(state, figure);
    Figures figures = state.figures();
    Push push = drawn(state, figure, length);
    if (push == null) {
      return;
    }
    TerrainEffect terrain = new TerrainEffect(figure, 1, ActivationFlags.FRESH, MoveType.WALK);
    long warded = SpiritWards.lastFree(state, figure, push.end()); // KF-TRT-67a
    long end = bonus == TO_SCENERY ? atScenery(state, warded) : warded;
    state.then(MoveResolution.of(state, figure, end, MoveType.WALK, terrain.ground(state, figures.place(figure), end)));
    if (end == push.end() && push.met() == Push.Met.DROP) {
      state.then(new OverTheEdge(figure, push));
    }
    if (bonus >= 0) {
      state.then(new DrunkenHack(figure, bonus));
    }
  }

  /** Returns a random way, null with equal dice (KF-RUL-15). */
  private static @Nullable Push drawn(GameState state, int figure, int length) {
    int seat = state.seatOf(figure);
    int[] dice = state.roll("direction", seat, 2, SIDES);
    if (dice[0] == dice[1]) {
      return null;
    }
    int direction = state.random().pick("direction", seat + 1, Directions.COUNT);
    return Push.of(state.board(), state.figures(), figure, Directions.x(direction, length), Directions.y(direction, length))
        .settled(state.board(), state.figures(), figure);
  }

  /** The fall of a figure over an edge, unless a hack has held it back (KF-RUL-104, KF-RUL-40). */
  private record OverTheEdge(int figure, Push push) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (state.figures().place(figure) == push.end()) {
        state.then(Fall.of(figure, push.edge(), Figures.NOBODY));
      }
    }
  }

  /** Returns the first point of the way that touches scenery which the beginning does not touch; its end if there is none. */
  private long atScenery(GameState state, long end) {
    long from = state.figures().place(figure);
    Size size = state.figures().size(figure);
    long before = Scenery.touched(state.board(), from, size);
    int way = (int) Math.sqrt((double) Place.squared(from, end));
    for (int length = STEP; length < way; length += STEP) {
      long place = Place.along(from, end, length);
      if ((Scenery.touched(state.board(), place, size) & ~before) != 0) {
        return Push.lastStanding(state.board(), state.figures(), figure, place);
      }
    }
    return end;
  }
}
