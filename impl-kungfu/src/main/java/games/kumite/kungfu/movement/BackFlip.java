package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.Form;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Dice;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.ability.Footing;
import games.kumite.kungfu.ability.QualityTest;
import games.kumite.kungfu.ability.TooFew;
import games.kumite.kungfu.ability.Wards;
import games.kumite.kungfu.combat.Blow;
import games.kumite.kungfu.combat.Harm;
import games.kumite.kungfu.combat.Targets;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Manner;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
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
  private static final Refusal NO_WALL = new Refusal("KF-STU-04", "no-wall");
  private static final TooFew TOO_FEW = TooFew.under("KF-ACT-26");
  private static final Refusal NOT_AT_A_WALL = new Refusal("KF-STU-04", "not-at-a-wall");
  private static final Refusal NOT_AT_AN_ENEMY = new Refusal("KF-STU-05", "not-at-an-enemy");
  private static final EventType CRASHED = EventType.of("crashed", "KF-STU-05").named("figure", Figures::id);

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

  /** The choice of the place at the wall, or beside an enemy. */
  private enum ChoosePlace implements FightChoice<BackFlip> {
    AT_WALL,
    BEHIND;

    @Override
    public String kind() {
      return this == AT_WALL ? "flip-from" : "flip-to";
    }

    @Override
    public int seat(Fight fight, BackFlip flip) {
      return flip.stage == (this == AT_WALL ? Stage.WALL : Stage.FLIP) ? fight.seatOf(flip.figure) : Figures.NOBODY;
    }

    @Override
    public Prompt prompt(Fight fight, BackFlip flip) {
      return Question.prompt(fight, kind(), seat(fight, flip), fight.called(flip.figure));
    }

    @Override
    public boolean answersItself() {
      return this == BEHIND; // with no enemy to land behind
    }

    @Override
    public void options(Fight fight, BackFlip flip, Options out) {
      if (this == AT_WALL) {
        flip.walls(fight, out);
      } else {
        flip.landings(fight, out);
      }
    }

    @Override
    public List<Form> forms(Fight fight, BackFlip flip) {
      return Trip.forms(fight, Word.TO);
    }

    @Override
    public @Nullable Action parse(Fight fight, BackFlip flip, List<String> words, Options out) {
      VerbAction action = words.get(0).equals(Word.TO.notation()) ? fight.actions().parse(words) : null;
      if (action != null) {
        long place = Trip.place(action);
        out.add(action, this == AT_WALL ? wallRefusal(fight, flip.figure, place) : flip.landingRefusal(fight, place));
      }
      return action;
    }

    @Override
    public BackFlip chosen(Fight fight, BackFlip flip, Action action) {
      VerbAction chosen = (VerbAction) action;
      if (chosen.verb() == Word.WAIVE) {
        return flip.at(Stage.DONE);
      }
      long to = Trip.place(chosen);
      long ground = this == AT_WALL ? flip.ground(fight, to)
          : fight.board().groundOfWay(to, to, fight.figures().size(flip.figure).radius()); // KF-LOC-47b
      fight.then(Moving.of(fight, flip.figure, to, Gait.FLIP, ground));
      return flip.at(this == AT_WALL ? Stage.FLIP : Stage.ATTACK);
    }
  }

  /** The choice of the attack at +1 that belongs to it (KF-STU-05). */
  private enum ChooseTarget implements FightChoice<BackFlip> {
    TARGET;

    @Override
    public String kind() {
      return "dash";
    }

    @Override
    public boolean answersItself() {
      return true; // with no enemy to attack
    }

    @Override
    public int seat(Fight fight, BackFlip flip) {
      boolean isAble = flip.stage == Stage.ATTACK && Able.isInPlay(fight.figures(), flip.figure)
          && Targets.refusal(fight, flip.figure, true) == null;
      return isAble ? fight.seatOf(flip.figure) : Figures.NOBODY;
    }

    @Override
    public Prompt prompt(Fight fight, BackFlip flip) {
      return Question.prompt(fight, kind(), seat(fight, flip), fight.called(flip.figure));
    }

    @Override
    public void options(Fight fight, BackFlip flip, Options out) {
      Figures figures = fight.figures();
      int most = Math.min(flip.left - COST, figures.profile(flip.figure).type.isExtra() ? 1 : MAX_EXTRA);
      for (int enemy = 0; enemy < figures.count(); enemy++) {
        for (int extra = 0; extra <= most && Targets.isTarget(fight, flip.figure, enemy); extra++) {
          out.add(fight.actions().of(Word.TARGET, Names.of(figures, enemy), extra));
        }
      }
      out.add(fight.actions().of(Word.WAIVE));
    }

    @Override
    public BackFlip chosen(Fight fight, BackFlip flip, Action action) {
      VerbAction chosen = (VerbAction) action;
      if (chosen.verb() == Word.WAIVE) {
        return flip.at(Stage.DONE);
      }
      fight.figures().inflict(flip.figure, Condition.HAS_ATTACKED); // KF-RUL-172
      fight.then(Blow.attack(flip.figure, Names.figure(fight.figures(), chosen.first()), chosen.second() + BONUS));
      return new BackFlip(flip.figure, flip.left, Stage.DONE, chosen.second());
    }
  }

  /** All of it. */
  public static final Script<Fight, BackFlip> SCRIPT = Script.<Fight, BackFlip>of("back-flip")
      .ask(ChoosePlace.AT_WALL)
      .set(BackFlip::reach)
      .act((fight, flip) -> Divination.ask(fight, flip.stage == Stage.DONE ? Figures.NOBODY : flip.figure, 1)) // D-12
      .set(BackFlip::test)
      .ask(ChoosePlace.BEHIND)
      .ask(ChooseTarget.TARGET)
      .end();

  /** Returns the back flip of a figure. */
  public static BackFlip of(int figure, int left) {
    return new BackFlip(figure, left, Stage.WALL, 0);
  }

  private BackFlip at(Stage next) {
    return new BackFlip(figure, left, next, extra);
  }

  /** Returns why a figure cannot, null if it can. */
  static @Nullable Refusal refusal(Fight fight, int figure, int left) {
    if (left < COST) {
      return TOO_FEW.of(left, COST);
    }
    Board board = fight.board();
    long place = fight.figures().place(figure);
    int reach = Stick.SHORT.reach(fight.figures().size(figure));
    for (int piece = board.next(-1, place, reach); piece >= 0; piece = board.next(piece, place, reach)) {
      if (isWall(board, piece) && touching(fight, figure, piece) != Place.NOWHERE) {
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
  private static long touching(Fight fight, int figure, int piece) {
    Figures figures = fight.figures();
    if (isBeside(fight.board().piece(piece), figures.place(figure), figures.size(figure))) {
      return figures.place(figure);
    }
    int reach = Stick.SHORT.reach(figures.size(figure));
    if (fight.board().piece(piece).outline.isClearOf(Place.x(figures.place(figure)), Place.y(figures.place(figure)),
        reach + figures.size(figure).radius())) {
      return Place.NOWHERE;
    }
    for (int direction = 0; direction < Directions.COUNT; direction++) {
      long place = Moves.against(fight.board(), figures, figure, Directions.x(direction, reach - 1),
          Directions.y(direction, reach - 1));
      if (place != Place.NOWHERE && isBeside(fight.board().piece(piece), place, figures.size(figure))
          && wallRefusal(fight, figure, place) == null) {
        return place;
      }
    }
    return Place.NOWHERE;
  }

  private void walls(Fight fight, Options out) {
    Board board = fight.board();
    long from = fight.figures().place(figure);
    int reach = Stick.SHORT.reach(fight.figures().size(figure));
    List<Long> listed = new ArrayList<>(); // one place may be at two walls
    for (int piece = board.next(-1, from, reach); piece >= 0; piece = board.next(piece, from, reach)) {
      long place = isWall(board, piece) ? touching(fight, figure, piece) : Place.NOWHERE;
      if (place != Place.NOWHERE && !listed.contains(place)) {
        listed.add(place);
        out.add(Trip.to(fight, place));
      }
    }
  }

  private static @Nullable Refusal wallRefusal(Fight fight, int figure, long place) {
    Figures figures = fight.figures();
    long from = figures.place(figure);
    Board board = fight.board();
    boolean isAtWall = false;
    int touch = figures.size(figure).radius() + Gaps.TOUCH;
    for (int piece = place == Place.NOWHERE ? -1 : board.next(-1, place, touch); piece >= 0;
        piece = board.next(piece, place, touch)) {
      isAtWall |= isWall(board, piece) && isBeside(board.piece(piece), place, figures.size(figure));
    }
    boolean isReached = place == from || Moves.fault(board, figures, figure, from, place,
        Stick.SHORT.reach(figures.size(figure)), Manner.WALK) == null
        && Moves.end(board, figures, figure, from, place, Manner.WALK) == place
        && !Wards.bar(figures, figure, place); // KF-TRT-67a
    return isAtWall && isReached ? null : NOT_AT_A_WALL;
  }

  private long ground(Fight fight, long to) {
    return new Terrain(figure, left, Course.FRESH, Gait.WALK).ground(fight, fight.figures().place(figure), to);
  }

  /** Returns the back flip after the way to the wall: a figure that has slipped on it goes no farther (KF-LOC-47a). */
  private static BackFlip reach(Fight fight, BackFlip flip) {
    Figures figures = fight.figures();
    boolean isReady = Able.isInPlay(figures, flip.figure) && !figures.is(flip.figure, Condition.KNOCKED_DOWN);
    return isReady ? flip : flip.at(Stage.DONE);
  }

  /** Returns the back flip after the test on the wall at +1 (KF-STU-04); without an enemy to land behind nothing follows. */
  private static BackFlip test(Fight fight, BackFlip flip) {
    Figures figures = fight.figures();
    int figure = flip.figure;
    if (flip.stage == Stage.DONE) {
      return flip;
    }
    int die = Dice.roll(fight, "flip", figure);
    if (!QualityTest.isPassed(die, 1, figures.quality(figure))) {
      fight.tell(CRASHED, figures.code(figure));
      Harm.knockDown(fight, figure);
      return flip.at(Stage.DONE);
    }
    return flip;
  }

  /** Lists the free contact point of each enemy that is farthest from the wall. */
  private void landings(Fight fight, Options out) {
    Figures figures = fight.figures();
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      long place = figures.areEnemies(figure, enemy) && figures.isBody(enemy) ? behind(fight, enemy) : Place.NOWHERE;
      if (place != Place.NOWHERE) {
        out.add(Trip.to(fight, place));
      }
    }
    out.add(fight.actions().of(Word.WAIVE));
  }

  private long behind(Fight fight, int enemy) {
    Figures figures = fight.figures();
    long at = figures.place(enemy);
    long from = figures.place(figure);
    int apart = figures.size(figure).radius() + figures.size(enemy).radius();
    long best = Place.NOWHERE;
    for (int direction = 0; direction < Directions.COUNT; direction++) {
      long place = Place.of(Place.x(at) + Directions.x(direction, apart), Place.y(at) + Directions.y(direction, apart),
          Place.level(at));
      if (place != Place.NOWHERE && landingRefusal(fight, place) == null
          && (best == Place.NOWHERE || Place.squared(from, place) > Place.squared(from, best))) {
        best = place;
      }
    }
    return best;
  }

  private @Nullable Refusal landingRefusal(Fight fight, long place) {
    Figures figures = fight.figures();
    boolean isReached = place != Place.NOWHERE && Moves.fault(fight.board(), figures, figure, figures.place(figure), place,
        Terrain.amongOthers(fight, figure, Stick.MEDIUM).reach(figures.size(figure)), Manner.LEAP) == null;
    boolean isBeside = isReached && Spots.isInContact(fight.board(), figures, figure, place, figures.size(figure));
    return !isBeside ? NOT_AT_AN_ENEMY : Wards.bar(figures, figure, place) ? Faults.WARDED : null;
  }

  /** Returns whether a figure is agile enough. */
  static boolean isAgile(Figures figures, int figure) {
    return Footing.isAcrobat(figures, figure);
  }
}
