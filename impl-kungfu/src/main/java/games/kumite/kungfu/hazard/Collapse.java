package games.kumite.kungfu.hazard;

import games.kumite.api.Action;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.effect.EffectExecutor;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.Indoors;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.morale.StateCleanup;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import java.util.List;

/**
 * The collapse of a house on those in it (KF-LOC-09).
 *
 * @param roof the piece that is its roof
 * @param survivors the figures that come out alive
 * @param next the place of the survivor who is put beside it next
 */
public record Collapse(int roof, IntList survivors, int next) {

  /** The dice for houses that are about to fall, as a turn begins. */
  public static final Step<GameState> AT_BEGINNING = new Dice(0);

  private static final int SIDES = 6;
  private static final int FALLS = 5;
  private static final int WALLS = 3;
  private static final int SUCCESSES = 2; // KF-RUL-100
  private static final EventType TOTTERS = EventType.of("house-totters", "KF-LOC-09a").word("piece", Whereabouts::piece).number("die");
  private static final EventType FELL = EventType.of("house-fell", "KF-LOC-09a").word("piece", Whereabouts::piece);
  private static final EventType TESTED = EventType.of("buried", "KF-LOC-09b").word("figure", Figures::id)
      .number("successes");

  /**
   * The dice.
   *
   * @param next the piece that is looked at next
   */
  private record Dice(int next) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      Board board = state.board();
      if (!board.mayHave(Flag.BREACH.bit())) {
        return;
      }
      for (int piece = next; piece < board.pieces(); piece++) {
        if (board.isThere(piece) && board.piece(piece).is(Flag.ROOF) && breached(board, board.piece(piece)) >= WALLS) {
          int die = state.roll("collapse", state.seat(state.get(Counters.ACTIVE)), SIDES);
          state.emit(TOTTERS, piece + 1, die);
          if (die >= FALLS) {
            divine(state, piece);
            state.then(new Falling(piece), StateCleanup.ALL, new Dice(piece + 1));
            return;
          }
        }
      }
    }
  }

  /**
   * The tests of those in it, and their results.
   *
   * @param roof the piece that is its roof
   */
  private record Falling(int roof) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      state.then(SCRIPT.start(new Collapse(roof, test(state, roof), 0)));
    }
  }

  /** The choice of where a survivor comes out, made by the opponent of its player (D-73). */
  private record Survivor(Collapse collapse) implements Script.Reply<GameState, Collapse>, FigureChoice {

    @Override
    public boolean isAutoPlayed() {
      return true;
    }

    @Override
    public int seat(GameState state) {
      int gang = state.figures().gang(collapse.survivor());
      return gang == Figures.NEUTRAL || collapse.exits(state).isEmpty() ? Figures.NOBODY : state.seat(state.opponent(gang));
    }

    @Override
    public int figure() {
      return collapse.survivor();
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      for (long exit : collapse.exits(state)) {
        out.add(state.actions().atLevel(ActionVerb.TO, Place.x(exit), Place.y(exit), Place.level(exit)));
      }
    }

    @Override
    public Collapse localsAfter(GameState state, Action action) {
      VerbAction to = (VerbAction) action;
      state.figures().put(collapse.survivor(), Place.of(to.first(), to.second(), to.third()));
      return collapse;
    }
  }

  private static final Script<GameState, Collapse> SCRIPT = Script.<GameState, Collapse>of("collapse")
      .repeatWhile((state, collapse) -> collapse.next < collapse.survivors.size(), each -> each
          .ask(Survivor::new)
          .update(Collapse::fell))
      .act(Collapse::fall)
      .build();

  /** Returns on how many sides of a house there is a breach. */
  private static int breached(Board board, Piece roof) {
    int sides = 0;
    for (int i = 0; i < board.pieces(); i++) {
      Piece gap = board.piece(i);
      if (board.isThere(i) && gap.is(Flag.BREACH) && gap.item.equals(roof.item)) {
        sides |= 1 << side(gap.outline, roof.outline);
      }
    }
    return Integer.bitCount(sides);
  }

  private static int side(Polygon gap, Polygon house) {
    boolean isAlongX = gap.right() - gap.left() >= gap.high() - gap.low();
    return isAlongX ? gap.low() == house.low() ? 0 : 1 : gap.left() == house.left() ? 2 : 3;
  }

  /** Asks each figure that has divined which dice of its test are known (D-12). */
  private static void divine(GameState state, int roof) {
    for (int figure = 0; figure < state.figures().count(); figure++) {
      if (isInside(state, roof, figure)) {
        IChing.ask(state, figure, QualityTest.DICE);
      }
    }
  }

  private static boolean isInside(GameState state, int roof, int figure) {
    Figures figures = state.figures();
    return figures.isPlaced(figure) && !figures.is(figure, Condition.DEAD) && !figures.is(figure, Condition.GONE)
        && Indoors.isUnder(state.board(), roof, figures.place(figure));
  }

  /** Tests every figure inside on three dice; those that fail die (KF-LOC-09b). */
  private static IntList test(GameState state, int roof) {
    Figures figures = state.figures();
    IntList survivors = IntList.NONE;
    for (int figure = 0; figure < figures.count(); figure++) {
      if (!isInside(state, roof, figure)) {
        continue;
      }
      int successes = QualityTest.successes(state, "buried", figure);
      state.emit(TESTED, figures.code(figure), successes);
      if (successes >= SUCCESSES) {
        survivors = survivors.and(figure);
      } else {
        Casualty.kill(state, figure, Figures.NOBODY);
      }
    }
    return survivors;
  }

  private int survivor() {
    return survivors.get(next);
  }

  private List<Long> exits(GameState state) {
    Figures figures = state.figures();
    return Spots.besideItem(state.board(), figures, survivor(), figures.size(survivor()), state.board().piece(roof).item);
  }

  /** Lays a survivor beside it (KF-LOC-09c); without any place to choose at the nearest free one. */
  private static Collapse fell(GameState state, Collapse collapse) {
    Figures figures = state.figures();
    int figure = collapse.survivor();
    if (Indoors.isUnder(state.board(), collapse.roof, figures.place(figure))) {
      List<Long> exits = collapse.exits(state);
      figures.put(figure, exits.isEmpty() ? Spots.nearest(state.board(), figures, figure, figures.place(figure))
          : exits.get(0));
    }
    EffectExecutor.knockDown(state, figure);
    return new Collapse(collapse.roof, collapse.survivors, collapse.next + 1);
  }

  /** Leaves nothing but rubble. */
  private static void fall(GameState state, Collapse collapse) {
    Piece house = state.board().piece(collapse.roof);
    state.emit(FELL, collapse.roof + 1);
    BreakRolls.destroy(state, Figures.NOBODY, state.board().item(collapse.roof));
    state.lay(state.board().plus(new Piece("ruin-" + state.board().pieces(), "RUBBLE", house.outline, 0, 0,
        Flag.BROKEN.bit())));
  }
}
