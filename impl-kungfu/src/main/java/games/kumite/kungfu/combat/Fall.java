package games.kumite.kungfu.combat;

import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.ability.Footing;
import games.kumite.kungfu.ability.Guests;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.end.Rewards;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Push;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
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
public record Fall(int figure, long edge, Grasp grasp, int by) implements Step<Fight> {

  /** A figure's chance to hang on to the edge when it falls. */
  private enum Grasp {
    /** A test shows. */
    TESTED,
    /** No grasp: the figure was hit while it hung there (KF-RUL-80). */
    LOST
  }

  private static final EventType FELL = EventType.of("fell", "KF-STU-15").named("figure", Figures::id)
      .number("height", Lengths::cm);
  private static final EventType HANGS = EventType.of("hangs", "KF-STU-14h").named("figure", Figures::id);

  /** Returns the fall of a figure that was pushed to a place clear of what it stood on. */
  public static Step<Fight> of(int figure, long edge, int by) {
    return new Fall(figure, edge, Grasp.TESTED, by);
  }

  /** Lets a figure fall that was hit hanging on to an edge: without a test, as if it had failed (KF-STU-17, KF-RUL-80). */
  public static void fromTheEdge(Fight fight, int figure, int by) {
    Figures figures = fight.figures();
    figures.cure(figure, Condition.CLIFFHANGING);
    fight.then(new Fall(figure, figures.place(figure), Grasp.LOST, by));
  }

  /** Lets a figure fall that is put out or felled while it hangs on to an edge, by any cause; a body lies below. */
  public static void ifHanging(Fight fight, int figure, int by) {
    Figures figures = fight.figures();
    if (figures.is(figure, Condition.CLIFFHANGING) && isLeft(figures, figure)) {
      fromTheEdge(fight, figure, by);
    } else if (figures.is(figure, Condition.CLIFFHANGING)) {
      figures.cure(figure, Condition.CLIFFHANGING);
      if (figures.is(figure, Condition.DEAD)) {
        figures.put(figure, Spots.below(fight.board(), figures, figure, figures.place(figure)));
      }
    }
  }

  /** Returns whether a figure is left that falls when it was hit: it does so even unconscious (KF-STU-17). */
  static boolean isLeft(Figures figures, int figure) {
    boolean isOut = figures.is(figure, Condition.KNOCKED_OUT) && figures.isPlaced(figure) && !figures.is(figure, Condition.DEAD);
    return isOut || Able.isInPlay(figures, figure);
  }

  /** Lets a figure go over the edge that is felled where its base hangs over an open one (KF-RUL-176). */
  public static void ifOverhanging(Fight fight, int figure, int by) {
    Figures figures = fight.figures();
    if (Recoil.isRooted(figures, figure) || figures.is(figure, Condition.CLIFFHANGING) || isInTheAir(fight, figure)) {
      return;
    }
    int radius = figures.size(figure).radius();
    for (int direction = 0; direction < Directions.COUNT && Place.level(figures.place(figure)) > Board.STEP; direction++) {
      Push push = Push.of(fight.board(), figures, figure, Directions.x(direction, radius), Directions.y(direction, radius));
      if (push.met() == Push.Met.DROP) {
        Displacement.to(fight, figure, push.end());
        fight.then(of(figure, push.edge(), by));
        return;
      }
    }
  }

  /** Returns the fall of a figure that lies with its base over an open edge by then (KF-RUL-176). */
  public static Step<Fight> ofWhoLies(int figure, int by) {
    return new OfWhoLies(figure, by);
  }

  private record OfWhoLies(int figure, int by) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      if (Able.isInPlay(fight.figures(), figure) && fight.figures().is(figure, Condition.KNOCKED_DOWN)) {
        ifOverhanging(fight, figure, by);
      }
    }
  }

  /** Returns whether a figure was pushed over an edge already and is about to fall. */
  private static boolean isInTheAir(Fight fight, int figure) {
    long place = fight.figures().place(figure);
    return fight.board().levelBelow(Place.x(place), Place.y(place), Place.level(place),
        fight.figures().size(figure).height()) < Place.level(place) - Board.STEP;
  }

  @Override
  public void run(Fight fight) {
    Figures figures = fight.figures();
    if (grasp == Grasp.LOST ? !isLeft(figures, figure) : !Able.isInPlay(figures, figure)) {
      return;
    }
    long landing = Spots.below(fight.board(), figures, figure, edge);
    int height = Place.level(edge) - Place.level(landing);
    boolean isProtagonist = figures.profile(figure).type == FigureType.PROTAGONIST;
    boolean canHang = isProtagonist || Guests.is(fight, figure, Vip.LOVED_ONE); // KF-STU-15
    boolean isSafe = Able.has(figures, figure, Trait.FLYING) // KF-TRT-29d
        || height <= Stick.SHORT.length() && Footing.isAcrobat(figures, figure); // KF-TRT-01a
    if (!isSafe && grasp == Grasp.TESTED && needsDie(canHang, height) && Divination.isDue(fight, figure)) {
      fight.then(new Divination(figure, 1), this); // D-12
      return;
    }
    boolean isSuccess = isSafe || grasp == Grasp.TESTED && needsDie(canHang, height)
        && Footing.test(fight, figure, "fall");
    if (canHang && isSuccess && !isSafe) {
      hang(fight);
      return;
    }
    fight.tell(FELL, figures.code(figure), height);
    int under = under(fight, landing);
    Displacement.to(fight, figure, Spots.nearest(fight.board(), figures, figure, landing));
    if (!isSafe) {
      if (isProtagonist) {
        hurtProtagonist(fight, height);
      } else {
        hurtExtra(fight, height, isSuccess);
      }
    }
    if (under != Figures.NOBODY) { // KF-RUL-104: both test as after a Recoil into a friend
      if (Able.isInPlay(figures, figure)) {
        Recoil.test(fight, figure, by);
      }
      Recoil.test(fight, under, by);
    }
  }

  /**
   * Lets the figure hang on to the edge instead of lying, unless it can only crawl or has yet to get up (KF-CON-02, KF-RUL-41).
   */
  private void hang(Fight fight) {
    Figures figures = fight.figures();
    if (!figures.is(figure, Condition.CRAWLING) && !figures.is(figure, Condition.GETTING_UP)) {
      figures.cure(figure, Condition.KNOCKED_DOWN); // KF-STU-17: no figure lies in the air
    }
    figures.inflict(figure, Condition.CLIFFHANGING);
    Carrying.letCarFall(fight, figure); // KF-STU-22
    Displacement.to(fight, figure, edge); // KF-RUL-188
    fight.tell(HANGS, figures.code(figure));
  }

  /** Returns the enemy on whom it comes down. */
  private int under(Fight fight, long landing) {
    Figures figures = fight.figures();
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (figures.areEnemies(figure, enemy) && figures.isBody(enemy)
          && Gaps.overlap(landing, figures.size(figure), figures.place(enemy), figures.size(enemy))) {
        return enemy;
      }
    }
    return Figures.NOBODY;
  }

  /** Returns whether a die is rolled: not where every result is the same. */
  private static boolean needsDie(boolean canHang, int height) {
    return canHang || height <= Stick.MEDIUM.length();
  }

  /** Hurts an Extra that has come down (KF-STU-14e to 14g). */
  private void hurtExtra(Fight fight, int height, boolean isSuccess) {
    if (height <= Stick.SHORT.length()) {
      if (!isSuccess) {
        Harm.knockDown(fight, figure);
      }
    } else if (height <= Stick.MEDIUM.length() && isSuccess) {
      Casualty.knockOut(fight, figure, Figures.NOBODY);
    } else {
      Casualty.kill(fight, figure, Figures.NOBODY);
    }
  }

  /** Hurts a Protagonist who has come down (KF-STU-14i). */
  private void hurtProtagonist(Fight fight, int height) {
    Harm.knockDown(fight, figure);
    if (height > Stick.SHORT.length()) {
      Harm.limp(fight, figure);
    }
    if (height > Stick.MEDIUM.length()) {
      Harm.wound(fight, figure, Figures.NOBODY);
      Rewards.fells(fight, figure, by);
    }
  }
}
