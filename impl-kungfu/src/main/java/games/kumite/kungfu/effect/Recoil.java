package games.kumite.kungfu.effect;

import games.kumite.api.Action;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Concentration;
import games.kumite.kungfu.figure.Footing;
import games.kumite.kungfu.figure.HoldingScenery;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.Restraint;
import games.kumite.kungfu.figure.SpiritWards;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Push;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.scenery.Chains;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.FigureRelations;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * A move of a figure against its will (KF-CON-12 to 15, KF-RUL-16, KF-RUL-17).
 *
 * @param figure the figure
 * @param dx the distance to the right
 * @param dy the distance down
 * @param by the figure that caused it, {@link Figures#NOBODY} if none did
 * @param striker the figure that has struck an Acrobat hand-to-hand, so that he may bounce off a wall, else
 *     {@link Figures#NOBODY}
 */
public record Recoil(int figure, int dx, int dy, int by, int striker) implements Step<GameState> {

  private static final int SIDES = 6;
  private static final EventType PUSHED = pushed("pushed");
  private static final EventType HARDLY_PUSHED = pushed("hardly-pushed");
  private static final EventType TUMBLED = EventType.of("tumbled", "KF-CON-15").word("figure", Figures::id);

  /** The choice whether the grappler lets a figure go that would Recoil (D-33, KF-CON-10a). */
  private record LetGo(Recoil recoil) implements Question<GameState>, FigureChoice {

    @Override
    public int seat(GameState state) {
      Figures figures = state.figures();
      return state.seat(figures.gang(figures.grappler(recoil.figure)));
    }

    @Override
    public int figure() {
      return recoil.figure;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(state.actions().of(ActionVerb.HOLD));
      out.add(state.actions().of(ActionVerb.RELEASE));
    }

    @Override
    public void execute(GameState state, Action action) {
      if (((VerbAction) action).verb() == ActionVerb.RELEASE) {
        state.figures().grappler(recoil.figure, Figures.NOBODY);
        state.then(recoil);
      }
    }
  }

  /** Returns a Recoil away from a figure, turned by a number of directions. */
  static Step<GameState> of(int figure, int source, int turn, int length) {
    return new Away(figure, source, turn, length);
  }

  /**
   * Returns a Recoil away from a place, turned by a number of directions, that a figure has caused; an Acrobat may make M of S.
   */
  public static Step<GameState> from(int figure, long source, int turn, int length, int by) {
    From recoil = new From(figure, source, turn, length, by, Figures.NOBODY);
    return length == Stick.SHORT.length() ? new Tumble(recoil) : recoil;
  }

  /** Returns a Recoil of S in a random direction (KF-RUL-15); an Acrobat may make it M. */
  static Step<GameState> random(int figure, int by, int striker) {
    return new Tumble(new AtRandom(figure, Stick.SHORT.length(), by, striker));
  }

  /** A Recoil whose length may still be changed. */
  interface Pushed extends Step<GameState> {

    /** Returns the figure that Recoils. */
    int figure();

    /** Returns a copy with another length. */
    Pushed to(Stick stick);
  }

  private record Away(int figure, int source, int turn, int length) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      long from = state.figures().place(source);
      long at = state.figures().place(figure);
      new Recoil(figure, Directions.awayX(from, at, turn, length), Directions.awayY(from, at, turn, length), source,
          Figures.NOBODY).begin(state);
    }
  }

  /** A Recoil away from a place. */
  record From(int figure, long source, int turn, int length, int by, int striker) implements Pushed {

    @Override
    public From to(Stick stick) {
      return new From(figure, source, turn, stick.length(), by, striker);
    }

    @Override
    public void run(GameState state) {
      long at = state.figures().place(figure);
      new Recoil(figure, Directions.awayX(source, at, turn, length), Directions.awayY(source, at, turn, length), by, striker)
          .begin(state);
    }
  }

  private record AtRandom(int figure, int length, int by, int striker) implements Pushed {

    @Override
    public AtRandom to(Stick stick) {
      return new AtRandom(figure, stick.length(), by, striker);
    }

    @Override
    public void run(GameState state) {
      int seat = state.seatOf(figure);
      int[] dice = state.roll("direction", seat, 2, SIDES);
      if (dice[0] != dice[1]) {
        int direction = state.random().pick("direction", seat + 1, Directions.COUNT);
        new Recoil(figure, Directions.x(direction, length), Directions.y(direction, length), by, striker).begin(state);
      }
    }
  }

  /** Returns whether a Recoil moves a figure at all. */
  public static boolean isMoved(Figures figures, int figure) {
    return Capabilities.isInPlay(figures, figure) && !isFixed(figures, figure);
  }

  /** Returns whether nothing pushes or pulls a figure from where it is. */
  static boolean isFixed(Figures figures, int figure) {
    return figures.is(figure, Condition.STANCE) // KF-TRT-44b
        || figures.is(figure, Condition.CLIFFHANGING) // KF-STU-17
        || figures.is(figure, Condition.INSIDE) // KF-RUL-140d
        || HoldingScenery.isStuck(figures, figure); // KF-RUL-133
  }

  /** Returns whether nothing but its stance keeps a figure where it is. */
  static boolean isFixedByStance(Figures figures, int figure) {
    return figures.is(figure, Condition.STANCE) && !figures.is(figure, Condition.INSIDE)
        && !HoldingScenery.isStuck(figures, figure);
  }

  private void begin(GameState state) {
    Figures figures = state.figures();
    if (!isMoved(figures, figure)) {
      return;
    }
    int grappler = figures.grappler(figure);
    if (!Capabilities.isHeld(figures, figure)) { // KF-CON-11
      state.then(this);
    } else if (figures.gang(grappler) != Figures.NEUTRAL) { // a neutral figure holds on (KF-CON-10a, D-33)
      state.then(new LetGo(this));
    }
  }

  /** A Recoil that goes on: a figure that is pushed does not slip away. */
  private record Onward(Recoil recoil) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      recoil.push(state, recoil.way(state));
    }
  }

  private Push way(GameState state) {
    return Chains.cut(state, figure, Push.of(state.board(), state.figures(), figure, dx, dy)).settled(state.board(),
        state.figures(), figure);
  }

  @Override
  public void run(GameState state) {
    if (state.figures().isUnderground(figure)) {
      return; // it has slipped away meanwhile
    }
    Push push = way(state);
    if (!state.callbacks().offersManhole(state, figure, push.end(), new Onward(this))) { // KF-LOC-41b
      push(state, push);
    }
  }

  private void push(GameState state, Push push) {
    Figures figures = state.figures();
    long from = figures.place(figure);
    Concentration.wavers(figures, figure); // KF-TRT-67c
    if (isStoppedByAWard(state, figure, push.end(), by)) {
      return;
    }
    put(state, figure, push.end());
    switch (push.met()) {
      case FIGURE -> meet(state, push.index(), from);
      case DROP -> state.then(Fall.of(figure, push.edge(), by));
      case PIECE -> {
        state.then(state.callbacks().activate(Figures.NOBODY, figure, push.index())); // KF-CON-14, KF-RUL-17
        WallBounce.offer(state, figure, striker, push.index());
      }
      default -> { } // the edge of the table only stops it
    }
  }

  /** Returns whether a ward stops the supernatural on the way to a place, and fells it (KF-TRT-67d). */
  private static boolean isStoppedByAWard(GameState state, int figure, long end, int by) {
    Figures figures = state.figures();
    boolean isStopped = SpiritWards.bar(figures, figure, end);
    if (isStopped) {
      put(state, figure, SpiritWards.lastFree(state, figure, end));
      EffectExecutor.fell(state, figure, by);
    }
    return isStopped;
  }

  private static EventType pushed(String name) {
    return EventType.of(name, "KF-CON-12").word("figure", Figures::id).number("x", Lengths::centimetres).number("y", Lengths::centimetres)
        .number("distance", Lengths::centimetres).word("direction", Whereabouts::directionWord).word("beside", Whereabouts::beside);
  }

  private static void put(GameState state, int figure, long place) {
    long from = state.figures().place(figure);
    if (from != place) {
      Displacement.to(state, figure, place);
      Waterbane.ifInWater(state, figure); // KF-TRT-76a
      int distance = Whereabouts.distance(from, place);
      state.emit(distance < Lengths.LEAST ? HARDLY_PUSHED : PUSHED, state.figures().code(figure), Place.x(place), Place.y(place),
          distance, Whereabouts.direction(from, place), figure);
    }
  }

  private void meet(GameState state, int other, long from) {
    Figures figures = state.figures();
    if (figures.areEnemies(figure, other)) {
      if (Restraint.allowsHack(figures, other, figure) && !figures.pairs().has(FigureRelations.Relation.HACKED, figure, other)) { // KF-CON-13, KF-RUL-17
        figures.pairs().set(FigureRelations.Relation.HACKED, figure, other);
        state.then(state.callbacks().hack(other, figure));
      }
      return;
    }
    int moved = length(Place.x(figures.place(figure)) - Place.x(from), Place.y(figures.place(figure)) - Place.y(from));
    int all = length(dx, dy);
    int rest = isRooted(figures, other) ? 0 : Math.max(0, all - moved);
    Push push = Push.of(state.board(), figures, other, part(dx, rest, all), part(dy, rest, all)).settled(state.board(), figures,
        other);
    long before = figures.place(other);
    boolean isOtherStopped = isStoppedByAWard(state, other, push.end(), by);
    if (!isOtherStopped) {
      put(state, other, push.end());
    }
    int along = length(Place.x(figures.place(other)) - Place.x(before), Place.y(figures.place(other)) - Place.y(before));
    Push follow = Push.of(state.board(), figures, figure, part(dx, along, all), part(dy, along, all)).settled(state.board(),
        figures, figure);
    boolean isStopped = isStoppedByAWard(state, figure, follow.end(), by);
    if (!isStopped) {
      put(state, figure, follow.end());
    }
    test(state, figure, by); // KF-CON-15
    test(state, other, by);
    if (push.met() == Push.Met.DROP && !isOtherStopped) {
      state.then(Fall.of(other, push.edge(), by));
    }
    if (follow.met() == Push.Met.DROP && !isStopped) {
      state.then(Fall.of(figure, follow.edge(), by));
    }
  }

  /**
   * Returns whether a figure is not pushed along: one that is held, stands in a stance or is stuck (KF-CON-10a, KF-TRT-44b,
   * KF-RUL-133).
   */
  public static boolean isRooted(Figures figures, int figure) {
    return figures.is(figure, Condition.STANCE) || Capabilities.isHeld(figures, figure) || HoldingScenery.isStuck(figures, figure);
  }

  private static int part(int offset, int part, int all) {
    return all == 0 ? 0 : (int) Math.round((double) offset * part / all);
  }

  private static int length(int x, int y) {
    return (int) Math.round(Math.sqrt((double) x * x + (double) y * y));
  }

  /** Tests a figure against which another was pushed, or fell, or that was pushed so. */
  static void test(GameState state, int figure, int by) {
    if (!IChing.isWaiting(state, figure, 1, new Balance(figure, by))) { // D-12
      balance(state, figure, by);
    }
  }

  /** The test of a figure that has divined. */
  private record Balance(int figure, int by) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      balance(state, figure, by);
    }
  }

  private static void balance(GameState state, int figure, int by) {
    Figures figures = state.figures();
    if (!Footing.test(state, figure, "balance")) {
      state.emit(TUMBLED, figures.code(figure));
      EffectExecutor.fell(state, figure, by);
    }
  }
}
