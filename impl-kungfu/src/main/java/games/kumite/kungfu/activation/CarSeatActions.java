package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.kungfu.aboard.Occupants;
import games.kumite.kungfu.carrying.CarriedObjects;
import games.kumite.kungfu.combat.Casualty;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.TooFew;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.shooting.Shooting;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.kungfu.vehicle.DriverActions;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The seats of cars: getting in and out, and what a figure does in one (KF-LOC-54a, KF-LOC-54b, KF-RUL-140d). */
public final class CarSeatActions {

  /** The cost of hot-wiring. */
  public static final int WIRING = 2;

  private static final int MOST = 4;
  private static final Refusal ENGAGED = new Refusal("KF-RUL-140d", "enemy-at-the-door");
  private static final Refusal FULL = new Refusal("KF-RUL-140d", "car-full");
  private static final Refusal TAKEN = new Refusal("KF-RUL-140d", "enemies-inside");
  private static final Refusal MOVING = new Refusal("KF-RUL-140d", "car-moves");
  private static final Refusal WIRED = new Refusal("KF-RUL-140d", "wired-already");
  private static final Refusal NOT_WIRED = new Refusal("KF-LOC-54b", "not-wired");
  private static final TooFew TOO_FEW = TooFew.under("KF-ACT-26");
  private static final Refusal NO_ROOM = new Refusal("KF-RUL-140d", "no-room-outside");
  private static final Refusal DROVE = new Refusal("KF-RUL-140e", "drove-already");
  private static final Refusal NOT_IN_REACTIONS = new Refusal("KF-LOC-55d", "drives-in-own-turn");
  private static final Refusal NOT_ABLE = new Refusal("KF-LOC-55d", "cannot-drive");
  private static final EventType GOT_IN = EventType.of("got-in", "KF-LOC-54a").word("figure", Figures::id).word("piece", Whereabouts::piece);
  private static final EventType GOT_OUT = EventType.of("got-out", "KF-RUL-140d").word("figure", Figures::id)
      .number("x", Lengths::cm).number("y", Lengths::cm);
  private static final EventType HOT_WIRED = EventType.of("hot-wired", "KF-LOC-54b").word("figure", Figures::id)
      .word("piece", Whereabouts::piece);

  private CarSeatActions() {}

  /** Lists the cars beside a figure (option {@code vehicles}). */
  public static void options(GameState state, int figure, @Nullable Refusal moving, @Nullable Refusal reserved, ActionCollector out) {
    Board board = state.board();
    if (!state.definition().settings.vehicles() || !board.mayHave(Flag.CAR.bit())) {
      return;
    }
    Figures figures = state.figures();
    long place = figures.place(figure);
    int touch = figures.size(figure).radius() + Gaps.TOUCH;
    for (int piece = board.next(-1, place, touch); piece >= 0; piece = board.next(piece, place, touch)) {
      if (board.piece(piece).is(Flag.CAR) && Gaps.isAdjacent(board.piece(piece), place, figures.size(figure))
          && Place.level(place) < board.piece(piece).top) {
        Refusal refusal = reserved != null ? reserved : moving != null ? moving : refusal(state, figure, piece);
        out.add(state.actions().of(ActionVerb.GET_IN, piece + 1), refusal);
      }
    }
  }

  private static @Nullable Refusal refusal(GameState state, int figure, int piece) {
    Figures figures = state.figures();
    int car = state.cars().of(piece);
    if (car != Cars.NONE && state.cars().isMoving(car)) {
      return MOVING;
    }
    for (int other = 0; other < figures.count(); other++) {
      if (Occupants.isIn(state, other, piece) && Capabilities.isInPlay(figures, other) && figures.areEnemies(figure, other)) {
        return TAKEN;
      }
      if (figures.areEnemies(figure, other) && Capabilities.toHack(figures, other)
          && Capabilities.areInContact(state.board(), figures, figure, other)) {
        return ENGAGED;
      }
    }
    return Occupants.count(state, piece) < MOST ? null : FULL;
  }

  /** Lists what a figure in a car can do; shooting is asked as elsewhere. */
  public static void inside(GameState state, int figure, int left, int surcharge, @Nullable Refusal reserved, ActionCollector out) {
    Figures figures = state.figures();
    int piece = figures.vehicle(figure);
    int car = state.cars().at(state.board(), piece);
    boolean isHeld = !Capabilities.toHack(figures, figure) && !figures.is(figure, Condition.KNOCKED_DOWN);
    out.add(state.actions().of(ActionVerb.SHOOT), reserved != null ? reserved
        : Shooting.refusal(state, figure, left, surcharge, surcharge == 0));
    out.add(state.actions().of(ActionVerb.RELOAD), reserved != null ? reserved : Shooting.reloadRefusal(figures, figure));
    out.add(state.actions().of(ActionVerb.WHEEL), reserved != null ? reserved : surcharge > 0 ? NOT_IN_REACTIONS
        : isHeld ? NOT_ABLE : !state.cars().isWired(car) ? NOT_WIRED : state.cars().hasActed(car) ? DROVE : null);
    out.add(state.actions().of(ActionVerb.WIRE), reserved != null ? reserved : state.cars().isWired(car) ? WIRED
        : isHeld ? NOT_ABLE : TOO_FEW.of(left, WIRING));
    out.add(state.actions().of(ActionVerb.GET_OUT), reserved != null ? reserved
        : isHeld ? NOT_ABLE : Occupants.exits(state, figure, piece).isEmpty() ? NO_ROOM : null);
    out.add(state.actions().of(ActionVerb.STOP)); // KF-ACT-05
  }

  /**
   * Takes one of these actions.
   *
   * @return the cost
   */
  public static int take(GameState state, int figure, VerbAction action) {
    Figures figures = state.figures();
    switch ((ActionVerb) action.verb()) {
      case GET_IN -> getIn(state, figure, action.first() - 1);
      case GET_OUT -> state.ask(new ChooseExit(figure));
      case WIRE -> {
        state.cars().wire(state.cars().of(figures.vehicle(figure)));
        state.emit(HOT_WIRED, figures.code(figure), figures.vehicle(figure) + 1);
        return WIRING;
      }
      default -> state.then(DriverActions.of(state, figure));
    }
    return 1;
  }

  private static void getIn(GameState state, int figure, int piece) {
    Figures figures = state.figures();
    int car = state.cars().at(state.board(), piece);
    figures.board(figure, piece);
    Casualty.letGo(state, figure);
    Occupants.follow(state, car);
    CarriedObjects.follow(state, figure);
    state.emit(GOT_IN, figures.code(figure), piece + 1);
  }

  /**
   * The choice of where a figure gets out (KF-RUL-103).
   *
   * @param figure the figure
   */
  private record ChooseExit(int figure) implements Question<GameState>, FigureChoice {

    @Override
    public String kind() {
      return "exit";
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      List<Long> exits = Occupants.exits(state, figure, state.figures().vehicle(figure));
      for (long exit : exits) {
        out.add(state.actions().atLevel(ActionVerb.TO, Place.x(exit), Place.y(exit), Place.level(exit)));
      }
    }

    @Override
    public void execute(GameState state, Action action) {
      VerbAction to = (VerbAction) action;
      Occupants.put(state, figure, Place.of(to.first(), to.second(), to.third()));
      state.emit(GOT_OUT, state.figures().code(figure), to.first(), to.second());
    }
  }
}
