package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.kungfu.combat.HandToHandAttack;
import games.kumite.kungfu.combat.Targets;
import games.kumite.kungfu.effect.EffectExecutor;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Footing;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.figure.SpiritWards;
import games.kumite.kungfu.figure.TooFew;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Locomotion;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PointChoice;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A walk up a wall and a flip over an enemy (KF-STU-04, KF-STU-05, KF-RUL-172): to the wall, a test, a leap into contact,
 * an attack.
 *
 * @param figure the figure
 * @param left the actions that are left, its own two included
 * @param stage the stage
 * @param extra the further actions that boost the attack
 */
public record BackFlip(int figure, int left, Stage stage, int extra) {

  /** The cost. */
  public static final int COST = 2;

  private static final int TALL = 450;
  private static final int MAX_EXTRA = 5;
  private static final int BONUS = 1;
  private static final Refusal NOT_AGILE = new Refusal("KF-STU-04", "lacks-the-trait");
  private static final Refusal NO_WALL = new Refusal("KF-STU-04", "no-wall");
  private static final TooFew TOO_FEW = TooFew.under("KF-ACT-26");
  private static final Refusal NOT_AT_A_WALL = new Refusal("KF-STU-04", "not-at-a-wall");
  private static final Refusal NOT_AT_AN_ENEMY = new Refusal("KF-STU-05", "not-at-an-enemy");
  private static final EventType CRASHED = EventType.of("crashed", "KF-STU-05").word("figure", Figures::id);

  /** The stage of a back flip. */
  public enum Stage {
    /** The way to the wall. */
    WALL,
    /** The leap. */
    FLIP,
    /** The attack. */
    ATTACK,
    /** The end of the back flip. */
    DONE
  }

  /** The two places of a back flip. */
  private enum Spot { AT_WALL, BEHIND }

  /** The choice of the place at the wall, or beside an enemy. */
  private record ChoosePlace(Spot spot, BackFlip flip) implements Script.Reply<GameState, BackFlip>, PointChoice {

    @Override
    public String kind() {
      return spot == Spot.AT_WALL ? "flip-from" : "flip-to";
    }

    @Override
    public int seat(GameState state) {
      return flip.stage == (spot == Spot.AT_WALL ? Stage.WALL : Stage.FLIP) ? state.seatOf(flip.figure) : Figures.NOBODY;
    }

    @Override
    public int figure() {
      return flip.figure;
    }

    @Override
    public boolean isAutoPlayed() {
      return spot == Spot.BEHIND; // with no enemy to land behind
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      if (spot == Spot.AT_WALL) {
        flip.walls(state, out);
      } else {
        flip.landings(state, out);
      }
    }

    @Override
    public @Nullable Refusal refusal(GameState state, long point) {
      return spot == Spot.AT_WALL ? wallRefusal(state, flip.figure, point) : flip.landingRefusal(state, point);
    }

    @Override
    public BackFlip localsAfter(GameState state, Action action) {
      VerbAction chosen = (VerbAction) action;
      if (chosen.verb() == ActionVerb.WAIVE) {
        return flip.at(Stage.DONE);
      }
      long to = PointChoice.point(chosen);
      long ground = spot == Spot.AT_WALL ? flip.ground(state, to)
          : state.board().groundOfWay(to, to, state.figures().size(flip.figure).radius()); // KF-LOC-47b
      state.then(MoveResolution.of(state, flip.figure, to, MoveType.FLIP, ground));
      return flip.at(spot == Spot.AT_WALL ? Stage.FLIP : Stage.ATTACK);
    }
  }

  /** The choice of the attack at +1 that belongs to it (KF-STU-05). */
  private record Dash(BackFlip flip) implements Script.Reply<GameState, BackFlip>, FigureChoice {

    @Override
    public boolean isAutoPlayed() {
      return true; // with no enemy to attack
    }

    @Override
    public int seat(GameState state) {
      boolean isAble = flip.stage == Stage.ATTACK && Capabilities.isInPlay(state.figures(), flip.figure)
          && Targets.refusal(state, flip.figure, true) == null;
      return isAble ? state.seatOf(flip.figure) : Figures.NOBODY;
    }

    @Override
    public int figure() {
      return flip.figure;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      Figures figures = state.figures();
      int most = Math.min(flip.left - COST, figures.profile(flip.figure).type.isExtra() ? 1 : MAX_EXTRA);
      for (int enemy = 0; enemy < figures.count(); enemy++) {
        for (int extra = 0; extra <= most && Targets.isTarget(state, flip.figure, enemy); extra++) {
          out.add(state.actions().of(ActionVerb.TARGET, FigureNames.of(figures, enemy), extra));
        }
      }
      out.add(state.actions().of(ActionVerb.WAIVE));
    }

    @Override
    public BackFlip localsAfter(GameState state, Action action) {
      VerbAction chosen = (VerbAction) action;
      if (chosen.verb() == ActionVerb.WAIVE) {
        return flip.at(Stage.DONE);
      }
      state.figures().inflict(flip.figure, Condition.HAS_ATTACKED); // KF-RUL-172
      state.then(HandToHandAttack.attack(flip.figure, FigureNames.figure(state.figures(), chosen.first()), chosen.second() + BONUS));
      return new BackFlip(flip.figure, flip.left, Stage.DONE, chosen.second());
    }
  }

  /** All of it. */
  public static final Script<GameState, BackFlip> SCRIPT = Script.<GameState, BackFlip>of("back-flip")
      .ask(flip -> new ChoosePlace(Spot.AT_WALL, flip))
      .update(BackFlip::reach)
      .act((state, flip) -> IChing.ask(state, flip.stage == Stage.DONE ? Figures.NOBODY : flip.figure, 1)) // D-12
      .update(BackFlip::test)
      .ask(flip -> new ChoosePlace(Spot.BEHIND, flip))
      .ask(Dash::new)
      .build();

  /** Returns the back flip of a figure. */
  public static BackFlip of(int figure, int left) {
    return new BackFlip(figure, left, Stage.WALL, 0);
  }

  private BackFlip at(Stage next) {
    return new BackFlip(figure, left, next, extra);
  }

  /** Returns why a figure cannot, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int figure, int left) {
    if (!isAgile(state.figures(), figure)) {
      return NOT_AGILE;
    }
    if (left < COST) {
      return TOO_FEW.of(left, COST);
    }
    Board board = state.board();
    long place = state.figures().place(figure);
    int reach = Stick.SHORT.reach(state.figures().size(figure));
    for (int piece = board.next(-1, place, reach); piece >= 0; piece = board.next(piece, place, reach)) {
      if (isWall(board, piece) && touching(state, figure, piece) != Place.NOWHERE) {
        return null;
      }
    }
    return NO_WALL;
  }

  private static boolean isWall(Board board, int number) {
    Piece piece = board.piece(number);
    boolean isTall = piece.is(Flag.BLOCK) && piece.top >= TALL && piece.base == 0;
    return board.isThere(number) && (piece.is(Flag.WALL) || isTall) && !piece.is(Flag.PAPER) && !piece.isOpening();
  }

  /** Returns whether a base touches a wall that rises beside it: not one below its feet. */
  private static boolean isBeside(Piece wall, long place, Size size) {
    return wall.isAtHeight(Place.level(place), Place.level(place) + size.height()) && Gaps.isAdjacent(wall, place, size);
  }

  /** Returns the first place at a wall to which the figure can go, of 24 directions. */
  private static long touching(GameState state, int figure, int piece) {
    Figures figures = state.figures();
    if (isBeside(state.board().piece(piece), figures.place(figure), figures.size(figure))) {
      return figures.place(figure);
    }
    int reach = Stick.SHORT.reach(figures.size(figure));
    if (state.board().piece(piece).outline.isClearOf(Place.x(figures.place(figure)), Place.y(figures.place(figure)),
        reach + figures.size(figure).radius())) {
      return Place.NOWHERE;
    }
    for (int direction = 0; direction < Directions.COUNT; direction++) {
      long place = Moves.against(state.board(), figures, figure, Directions.x(direction, reach - 1),
          Directions.y(direction, reach - 1));
      if (place != Place.NOWHERE && isBeside(state.board().piece(piece), place, figures.size(figure))
          && wallRefusal(state, figure, place) == null) {
        return place;
      }
    }
    return Place.NOWHERE;
  }

  private void walls(GameState state, ActionCollector out) {
    Board board = state.board();
    long from = state.figures().place(figure);
    int reach = Stick.SHORT.reach(state.figures().size(figure));
    List<Long> listed = new ArrayList<>(); // one place may be at two walls
    for (int piece = board.next(-1, from, reach); piece >= 0; piece = board.next(piece, from, reach)) {
      long place = isWall(board, piece) ? touching(state, figure, piece) : Place.NOWHERE;
      if (place != Place.NOWHERE && !listed.contains(place)) {
        listed.add(place);
        out.add(TargetedMove.to(state, place));
      }
    }
  }

  private static @Nullable Refusal wallRefusal(GameState state, int figure, long place) {
    Figures figures = state.figures();
    long from = figures.place(figure);
    Board board = state.board();
    boolean isAtWall = false;
    int touch = figures.size(figure).radius() + Gaps.TOUCH;
    for (int piece = place == Place.NOWHERE ? -1 : board.next(-1, place, touch); piece >= 0;
        piece = board.next(piece, place, touch)) {
      isAtWall |= isWall(board, piece) && isBeside(board.piece(piece), place, figures.size(figure));
    }
    boolean isReached = place == from || Moves.fault(board, figures, figure, from, place,
        Stick.SHORT.reach(figures.size(figure)), Locomotion.WALK) == null
        && Moves.end(board, figures, figure, from, place, Locomotion.WALK) == place
        && !SpiritWards.bar(figures, figure, place); // KF-TRT-67a
    return isAtWall && isReached ? null : NOT_AT_A_WALL;
  }

  private long ground(GameState state, long to) {
    return new TerrainEffect(figure, left, ActivationFlags.FRESH, MoveType.WALK).ground(state, state.figures().place(figure), to);
  }

  /** Returns the back flip after the way to the wall: a figure that has slipped on it goes no farther (KF-LOC-47a). */
  private static BackFlip reach(GameState state, BackFlip flip) {
    Figures figures = state.figures();
    boolean isReady = Capabilities.isInPlay(figures, flip.figure) && !figures.is(flip.figure, Condition.KNOCKED_DOWN);
    return isReady ? flip : flip.at(Stage.DONE);
  }

  /** Returns the back flip after the test on the wall at +1 (KF-STU-04); without an enemy to land behind nothing follows. */
  private static BackFlip test(GameState state, BackFlip flip) {
    Figures figures = state.figures();
    int figure = flip.figure;
    if (flip.stage == Stage.DONE) {
      return flip;
    }
    if (!QualityTest.isPassed(state, "flip", figure, 1)) {
      state.emit(CRASHED, figures.code(figure));
      EffectExecutor.knockDown(state, figure);
      return flip.at(Stage.DONE);
    }
    return flip;
  }

  /** Lists the free contact point of each enemy that is farthest from the wall. */
  private void landings(GameState state, ActionCollector out) {
    Figures figures = state.figures();
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      long place = figures.areEnemies(figure, enemy) && figures.isBody(enemy) ? behind(state, enemy) : Place.NOWHERE;
      if (place != Place.NOWHERE) {
        out.add(TargetedMove.to(state, place));
      }
    }
    out.add(state.actions().of(ActionVerb.WAIVE));
  }

  private long behind(GameState state, int enemy) {
    Figures figures = state.figures();
    long at = figures.place(enemy);
    long from = figures.place(figure);
    int apart = figures.size(figure).radius() + figures.size(enemy).radius();
    long best = Place.NOWHERE;
    for (int direction = 0; direction < Directions.COUNT; direction++) {
      long place = Place.of(Place.x(at) + Directions.x(direction, apart), Place.y(at) + Directions.y(direction, apart),
          Place.level(at));
      if (place != Place.NOWHERE && landingRefusal(state, place) == null
          && (best == Place.NOWHERE || Place.squared(from, place) > Place.squared(from, best))) {
        best = place;
      }
    }
    return best;
  }

  private @Nullable Refusal landingRefusal(GameState state, long place) {
    Figures figures = state.figures();
    boolean isReached = place != Place.NOWHERE && Moves.fault(state.board(), figures, figure, figures.place(figure), place,
        TerrainEffect.amongOthers(state, figure, Stick.MEDIUM).reach(figures.size(figure)), Locomotion.LEAP) == null;
    boolean isBeside = isReached && Spots.isInContact(state.board(), figures, figure, place, figures.size(figure));
    return !isBeside ? NOT_AT_AN_ENEMY : SpiritWards.bar(figures, figure, place) ? Faults.WARDED : null;
  }

  /** Returns whether a figure is agile enough. */
  static boolean isAgile(Figures figures, int figure) {
    return Footing.isAcrobat(figures, figure);
  }
}
