package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Concentration;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.ability.Footing;
import games.kumite.kungfu.ability.Restraint;
import games.kumite.kungfu.ability.Snare;
import games.kumite.kungfu.ability.Wards;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Push;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.item.Chains;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Pairs;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * A move of a figure against its will (KF-CON-12 to 15, KF-RUL-16, KF-RUL-17).
 *
 * @param figure the figure
 * @param dx the distance to the right
 * @param dy the distance up
 * @param by the figure that caused it, {@link Figures#NOBODY} if none did
 * @param striker the figure that has struck an Acrobat hand-to-hand, so that he may bounce off a wall, else
 *     {@link Figures#NOBODY}
 */
public record Recoil(int figure, int dx, int dy, int by, int striker) implements Step<Fight> {

  private static final int SIDES = 6;
  private static final EventType PUSHED = EventType.of("pushed", "KF-CON-12").named("figure", Figures::id)
      .number("x", Lengths::cm).number("y", Lengths::cm);
  private static final EventType TUMBLED = EventType.of("tumbled", "KF-CON-15").named("figure", Figures::id);

  /** The choice whether the grappler lets a figure go that would Recoil (D-33, KF-CON-10a). */
  private record LetGo(Recoil recoil) implements FightQuestion {

    @Override
    public String kind() {
      return "let-go";
    }

    @Override
    public int seat(Fight fight) {
      Figures figures = fight.figures();
      return fight.seat(figures.gang(figures.grappler(recoil.figure)));
    }

    @Override
    public Prompt prompt(Fight fight) {
      return Question.prompt(fight, kind(), seat(fight), fight.called(recoil.figure));
    }

    @Override
    public void options(Fight fight, Options out) {
      out.add(fight.actions().of(Word.HOLD));
      out.add(fight.actions().of(Word.RELEASE));
    }

    @Override
    public void chosen(Fight fight, Action action) {
      if (((VerbAction) action).verb() == Word.RELEASE) {
        fight.figures().grappler(recoil.figure, Figures.NOBODY);
        fight.then(recoil);
      }
    }
  }

  /** Returns a Recoil away from a figure, turned by a number of directions. */
  static Step<Fight> of(int figure, int source, int turn, int length) {
    return new Away(figure, source, turn, length);
  }

  /**
   * Returns a Recoil away from a place, turned by a number of directions, that a figure has caused; an Acrobat may make M of S.
   */
  public static Step<Fight> from(int figure, long source, int turn, int length, int by) {
    From recoil = new From(figure, source, turn, length, by, Figures.NOBODY);
    return length == Stick.SHORT.length() ? new Tumble(recoil) : recoil;
  }

  /** Returns a Recoil of S in a random direction (KF-RUL-15); an Acrobat may make it M. */
  static Step<Fight> random(int figure, int by, int striker) {
    return new Tumble(new AtRandom(figure, Stick.SHORT.length(), by, striker));
  }

  /** A Recoil whose length may still be changed. */
  interface Pushed extends Step<Fight> {

    /** Returns the figure that Recoils. */
    int figure();

    /** Returns a copy with another length. */
    Pushed to(Stick stick);
  }

  private record Away(int figure, int source, int turn, int length) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      long from = fight.figures().place(source);
      long at = fight.figures().place(figure);
      new Recoil(figure, Directions.awayX(from, at, turn, length), Directions.awayY(from, at, turn, length), source,
          Figures.NOBODY).begin(fight);
    }
  }

  /** A Recoil away from a place. */
  record From(int figure, long source, int turn, int length, int by, int striker) implements Pushed {

    @Override
    public From to(Stick stick) {
      return new From(figure, source, turn, stick.length(), by, striker);
    }

    @Override
    public void run(Fight fight) {
      long at = fight.figures().place(figure);
      new Recoil(figure, Directions.awayX(source, at, turn, length), Directions.awayY(source, at, turn, length), by, striker)
          .begin(fight);
    }
  }

  private record AtRandom(int figure, int length, int by, int striker) implements Pushed {

    @Override
    public AtRandom to(Stick stick) {
      return new AtRandom(figure, stick.length(), by, striker);
    }

    @Override
    public void run(Fight fight) {
      int seat = fight.seatOf(figure);
      int[] dice = fight.roll("direction", seat, 2, SIDES);
      if (dice[0] != dice[1]) {
        int direction = fight.random().pick("direction", seat + 1, Directions.COUNT);
        new Recoil(figure, Directions.x(direction, length), Directions.y(direction, length), by, striker).begin(fight);
      }
    }
  }

  /** Returns whether a Recoil moves a figure at all. */
  public static boolean isMoved(Figures figures, int figure) {
    return Able.isInPlay(figures, figure) && !isFixed(figures, figure);
  }

  /** Returns whether nothing pushes or pulls a figure from where it is. */
  static boolean isFixed(Figures figures, int figure) {
    return figures.is(figure, Condition.STANCE) // KF-TRT-44b
        || figures.is(figure, Condition.CLIFFHANGING) // KF-STU-17
        || figures.is(figure, Condition.INSIDE) // KF-RUL-140d
        || Snare.isStuck(figures, figure); // KF-RUL-133
  }

  /** Returns whether nothing but its stance keeps a figure where it is. */
  static boolean isFixedByStance(Figures figures, int figure) {
    return figures.is(figure, Condition.STANCE) && !figures.is(figure, Condition.INSIDE)
        && !Snare.isStuck(figures, figure);
  }

  private void begin(Fight fight) {
    Figures figures = fight.figures();
    if (!isMoved(figures, figure)) {
      return;
    }
    int grappler = figures.grappler(figure);
    if (!Able.isHeld(figures, figure)) { // KF-CON-11
      fight.then(this);
    } else if (figures.gang(grappler) != Figures.NEUTRAL) { // a neutral figure holds on (KF-CON-10a, D-33)
      fight.then(new LetGo(this));
    }
  }

  /** A Recoil that goes on: a figure that is pushed does not slip away. */
  private record Onward(Recoil recoil) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      recoil.push(fight, recoil.way(fight));
    }
  }

  private Push way(Fight fight) {
    return Chains.cut(fight, figure, Push.of(fight.board(), fight.figures(), figure, dx, dy)).settled(fight.board(),
        fight.figures(), figure);
  }

  @Override
  public void run(Fight fight) {
    if (fight.figures().isUnderground(figure)) {
      return; // it has slipped away meanwhile
    }
    Push push = way(fight);
    if (!fight.sequels().offersManhole(fight, figure, push.end(), new Onward(this))) { // KF-LOC-41b
      push(fight, push);
    }
  }

  private void push(Fight fight, Push push) {
    Figures figures = fight.figures();
    long from = figures.place(figure);
    Concentration.wavers(figures, figure); // KF-TRT-67c
    if (isStoppedByAWard(fight, figure, push.end(), by)) {
      return;
    }
    put(fight, figure, push.end());
    switch (push.met()) {
      case FIGURE -> meet(fight, push.index(), from);
      case DROP -> fight.then(Fall.of(figure, push.edge(), by));
      case PIECE -> {
        fight.then(fight.sequels().activate(Figures.NOBODY, figure, push.index())); // KF-CON-14, KF-RUL-17
        WallBounce.offer(fight, figure, striker, push.index());
      }
      default -> { } // the edge of the table only stops it
    }
  }

  /** Returns whether a ward stops the supernatural on the way to a place, and fells it (KF-TRT-67d). */
  private static boolean isStoppedByAWard(Fight fight, int figure, long end, int by) {
    Figures figures = fight.figures();
    boolean isStopped = Wards.bar(figures, figure, end);
    if (isStopped) {
      put(fight, figure, Wards.lastFree(fight, figure, end));
      Harm.fell(fight, figure, by);
    }
    return isStopped;
  }

  private static void put(Fight fight, int figure, long place) {
    if (fight.figures().place(figure) != place) {
      Displacement.to(fight, figure, place);
      Scald.ifInWater(fight, figure); // KF-TRT-76a
      fight.tell(PUSHED, fight.figures().code(figure), Place.x(place), Place.y(place));
    }
  }

  private void meet(Fight fight, int other, long from) {
    Figures figures = fight.figures();
    if (figures.areEnemies(figure, other)) {
      if (Restraint.allowsHack(figures, other, figure) && !figures.pairs().has(Pairs.Relation.HACKED, figure, other)) { // KF-CON-13, KF-RUL-17
        figures.pairs().set(Pairs.Relation.HACKED, figure, other);
        fight.then(Blow.SCRIPT.with(Blow.hack(other, figure)));
      }
      return;
    }
    int moved = length(Place.x(figures.place(figure)) - Place.x(from), Place.y(figures.place(figure)) - Place.y(from));
    int all = length(dx, dy);
    int rest = isRooted(figures, other) ? 0 : Math.max(0, all - moved);
    Push push = Push.of(fight.board(), figures, other, part(dx, rest, all), part(dy, rest, all)).settled(fight.board(), figures,
        other);
    long before = figures.place(other);
    boolean isOtherStopped = isStoppedByAWard(fight, other, push.end(), by);
    if (!isOtherStopped) {
      put(fight, other, push.end());
    }
    int along = length(Place.x(figures.place(other)) - Place.x(before), Place.y(figures.place(other)) - Place.y(before));
    Push follow = Push.of(fight.board(), figures, figure, part(dx, along, all), part(dy, along, all)).settled(fight.board(),
        figures, figure);
    boolean isStopped = isStoppedByAWard(fight, figure, follow.end(), by);
    if (!isStopped) {
      put(fight, figure, follow.end());
    }
    test(fight, figure, by); // KF-CON-15
    test(fight, other, by);
    if (push.met() == Push.Met.DROP && !isOtherStopped) {
      fight.then(Fall.of(other, push.edge(), by));
    }
    if (follow.met() == Push.Met.DROP && !isStopped) {
      fight.then(Fall.of(figure, follow.edge(), by));
    }
  }

  /**
   * Returns whether a figure is not pushed along: one that is held, stands in a stance or is stuck (KF-CON-10a, KF-TRT-44b,
   * KF-RUL-133).
   */
  public static boolean isRooted(Figures figures, int figure) {
    return figures.is(figure, Condition.STANCE) || Able.isHeld(figures, figure) || Snare.isStuck(figures, figure);
  }

  private static int part(int offset, int part, int all) {
    return all == 0 ? 0 : (int) Math.round((double) offset * part / all);
  }

  private static int length(int x, int y) {
    return (int) Math.round(Math.sqrt((double) x * x + (double) y * y));
  }

  /** Tests a figure against which another was pushed, or fell, or that was pushed so. */
  static void test(Fight fight, int figure, int by) {
    if (Divination.isDue(fight, figure)) { // D-12
      fight.then(new Divination(figure, 1), new Balance(figure, by));
    } else {
      balance(fight, figure, by);
    }
  }

  /** The test of a figure that has divined. */
  private record Balance(int figure, int by) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      balance(fight, figure, by);
    }
  }

  private static void balance(Fight fight, int figure, int by) {
    Figures figures = fight.figures();
    if (!Footing.test(fight, figure, "balance")) {
      fight.tell(TUMBLED, figures.code(figure));
      Harm.fell(fight, figure, by);
    }
  }
}
