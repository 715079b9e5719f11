package games.kumite.kungfu.effect;

import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.end.ChiLevelRewards;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Footing;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.VipFigures;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Push;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The fall of a figure that has gone over an edge: it comes down, or hangs on to it (KF-STU-14e to 14i, KF-RUL-104, KF-RUL-188).
 *
 * @param figure the figure, still at its old level
 * @param edge the last place that held it up
 * @param grasp whether it can hang on
 * @param by the figure that caused it, {@link Figures#NOBODY} if none did
 */
public record Fall(int figure, long edge, Grasp grasp, int by) implements Step<GameState> {

  /** A figure's chance to hang on to the edge when it falls. */
  private enum Grasp {
    /** A test shows. */
    TESTED,
    /** No grasp: the figure was hit while it hung there (KF-RUL-80). */
    LOST
  }

  private static final EventType FELL = EventType.of("fell", "KF-STU-15").word("figure", Figures::id)
      .number("height", Lengths::centimetres);
  private static final EventType HANGS = EventType.of("hangs", "KF-STU-14h").word("figure", Figures::id);

  /** Returns the fall of a figure that was pushed to a place clear of what it stood on. */
  public static Step<GameState> of(int figure, long edge, int by) {
    return new Fall(figure, edge, Grasp.TESTED, by);
  }

  /** Lets a figure fall that was hit hanging on to an edge: without a test, as if it had failed (KF-STU-17, KF-RUL-80). */
  public static void fromTheEdge(GameState state, int figure, int by) {
    Figures figures = state.figures();
    figures.cure(figure, Condition.CLIFFHANGING);
    state.then(new Fall(figure, figures.place(figure), Grasp.LOST, by));
  }

  /** Lets a figure fall that is put out or felled while it hangs on to an edge, by any cause; a body lies below. */
  public static void ifHanging(GameState state, int figure, int by) {
    Figures figures = state.figures();
    if (figures.is(figure, Condition.CLIFFHANGING) && isLeft(figures, figure)) {
      fromTheEdge(state, figure, by);
    } else if (figures.is(figure, Condition.CLIFFHANGING)) {
      figures.cure(figure, Condition.CLIFFHANGING);
      if (figures.is(figure, Condition.DEAD)) {
        figures.put(figure, Spots.below(state.board(), figures, figure, figures.place(figure)));
      }
    }
  }

  /** Returns whether a figure is left that falls when it was hit: it does so even unconscious (KF-STU-17). */
  static boolean isLeft(Figures figures, int figure) {
    boolean isOut = figures.is(figure, Condition.KNOCKED_OUT) && figures.isPlaced(figure) && !figures.is(figure, Condition.DEAD);
    return isOut || Capabilities.isInPlay(figures, figure);
  }

  /** Lets a figure go over the edge that is felled where its base hangs over an open one (KF-RUL-176). */
  public static void ifOverhanging(GameState state, int figure, int by) {
    Figures figures = state.figures();
    if (Recoil.isRooted(figures, figure) || figures.is(figure, Condition.CLIFFHANGING) || isInTheAir(state, figure)) {
      return;
    }
    int radius = figures.size(figure).radius();
    for (int direction = 0; direction < Directions.COUNT && Place.level(figures.place(figure)) > Board.STEP; direction++) {
      Push push = Push.of(state.board(), figures, figure, Directions.x(direction, radius), Directions.y(direction, radius));
      if (push.met() == Push.Met.DROP) {
        Displacement.to(state, figure, push.end());
        state.then(of(figure, push.edge(), by));
        return;
      }
    }
  }

  /** Returns the fall of a figure that lies with its base over an open edge by then (KF-RUL-176). */
  public static Step<GameState> ofWhoLies(int figure, int by) {
    return new OfWhoLies(figure, by);
  }

  private record OfWhoLies(int figure, int by) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (Capabilities.isInPlay(state.figures(), figure) && state.figures().is(figure, Condition.KNOCKED_DOWN)) {
        ifOverhanging(state, figure, by);
      }
    }
  }

  /** Returns whether a figure was pushed over an edge already and is about to fall. */
  private static boolean isInTheAir(GameState state, int figure) {
    long place = state.figures().place(figure);
    return state.board().levelBelow(Place.x(place), Place.y(place), Place.level(place),
        state.figures().size(figure).height()) < Place.level(place) - Board.STEP;
  }

  @Override
  public void run(GameState state) {
    Figures figures = state.figures();
    if (grasp == Grasp.LOST ? !isLeft(figures, figure) : !Capabilities.isInPlay(figures, figure)) {
      return;
    }
    long landing = Spots.below(state.board(), figures, figure, edge);
    int height = Place.level(edge) - Place.level(landing);
    boolean isProtagonist = figures.profile(figure).type == FigureType.PROTAGONIST;
    boolean canHang = isProtagonist || VipFigures.is(state, figure, Vip.LOVED_ONE); // KF-STU-15
    boolean isSafe = Capabilities.has(figures, figure, Trait.FLYING) // KF-TRT-29d
        || height <= Stick.SHORT.length() && Footing.isAcrobat(figures, figure); // KF-TRT-01a
    if (!isSafe && grasp == Grasp.TESTED && needsDie(canHang, height) && IChing.isWaiting(state, figure, 1, this)) { // D-12
      return;
    }
    boolean isSuccess = isSafe || grasp == Grasp.TESTED && needsDie(canHang, height)
        && Footing.test(state, figure, "fall");
    if (canHang && isSuccess && !isSafe) {
      hang(state);
      return;
    }
    state.emit(FELL, figures.code(figure), height);
    int under = under(state, landing);
    Displacement.to(state, figure, Spots.nearest(state.board(), figures, figure, landing));
    if (!isSafe) {
      if (isProtagonist) {
        hurtProtagonist(state, height);
      } else {
        hurtExtra(state, height, isSuccess);
      }
    }
    if (under != Figures.NOBODY) { // KF-RUL-104: both test as after a Recoil into a friend
      if (Capabilities.isInPlay(figures, figure)) {
        Recoil.test(state, figure, by);
      }
      Recoil.test(state, under, by);
    }
  }

  /**
   * Lets the figure hang on to the edge instead of lying, unless it can only crawl or has yet to get up (KF-CON-02, KF-RUL-41).
   */
  private void hang(GameState state) {
    Figures figures = state.figures();
    if (!figures.is(figure, Condition.CRAWLING) && !figures.is(figure, Condition.GETTING_UP)) {
      figures.cure(figure, Condition.KNOCKED_DOWN); // KF-STU-17: no figure lies in the air
    }
    figures.inflict(figure, Condition.CLIFFHANGING);
    CarriedObjects.letCarFall(state, figure); // KF-STU-22
    Displacement.to(state, figure, edge); // KF-RUL-188
    state.emit(HANGS, figures.code(figure));
  }

  /** Returns the enemy on whom it comes down. */
  private int under(GameState state, long landing) {
    Figures figures = state.figures();
    return figures.first(enemy -> figures.areEnemies(figure, enemy) && figures.isBody(enemy)
        && Gaps.overlap(landing, figures.size(figure), figures.place(enemy), figures.size(enemy)));
  }

  /** Returns whether a die is rolled: not where every result is the same. */
  private static boolean needsDie(boolean canHang, int height) {
    return canHang || height <= Stick.MEDIUM.length();
  }

  /** Hurts an Extra that has come down (KF-STU-14e to 14g). */
  private void hurtExtra(GameState state, int height, boolean isSuccess) {
    if (height <= Stick.SHORT.length()) {
      if (!isSuccess) {
        EffectExecutor.knockDown(state, figure);
      }
    } else if (height <= Stick.MEDIUM.length() && isSuccess) {
      Casualty.knockOut(state, figure, Figures.NOBODY);
    } else {
      Casualty.kill(state, figure, Figures.NOBODY);
    }
  }

  /** Hurts a Protagonist who has come down (KF-STU-14i). */
  private void hurtProtagonist(GameState state, int height) {
    EffectExecutor.knockDown(state, figure);
    if (height > Stick.SHORT.length()) {
      EffectExecutor.limp(state, figure);
    }
    if (height > Stick.MEDIUM.length()) {
      EffectExecutor.wound(state, figure, Figures.NOBODY);
      ChiLevelRewards.fells(state, figure, by);
    }
  }
}
