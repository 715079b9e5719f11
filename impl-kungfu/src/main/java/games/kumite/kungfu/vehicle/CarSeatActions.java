package games.kumite.kungfu.vehicle;

import games.kumite.api.Action;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.movement.Occupants;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The seats of cars: getting in and out, and what a figure does in one (KF-LOC-54a, KF-LOC-54b, KF-RUL-140d). */
public final class CarSeatActions {

  private static final int MOST = 4;
  private static final Refusal ENGAGED = new Refusal("KF-RUL-140d", "enemy-at-the-door");
  private static final Refusal FULL = new Refusal("KF-RUL-140d", "car-full");
  private static final Refusal TAKEN = new Refusal("KF-RUL-140d", "enemies-inside");
  private static final Refusal MOVING = new Refusal("KF-RUL-140d", "car-moves");
  private static final Refusal WIRED = new Refusal("KF-RUL-140d", "wired-already");
  private static final Refusal NOT_WIRED = new Refusal("KF-LOC-54b", "not-wired");
  private static final Refusal NO_ROOM = new Refusal("KF-RUL-140d", "no-room-outside");
  private static final Refusal DROVE = new Refusal("KF-RUL-140e", "drove-already");
  /** The refusal of the wheel in a Reaction. */
  public static final Refusal NOT_IN_REACTIONS = new Refusal("KF-LOC-55d", "drives-in-own-turn");
  private static final Refusal NOT_ABLE = new Refusal("KF-LOC-55d", "cannot-drive");
  private static final EventType GOT_IN = EventType.of("got-in", "KF-LOC-54a").word("figure", Figures::id).word("piece", Whereabouts::piece);
  private static final EventType GOT_OUT = EventType.of("got-out", "KF-RUL-140d").word("figure", Figures::id)
      .number("x", Lengths::centimetres).number("y", Lengths::centimetres);
  private static final EventType HOT_WIRED = EventType.of("hot-wired", "KF-LOC-54b").word("figure", Figures::id)
      .word("piece", Whereabouts::piece);

  private CarSeatActions() {}

  /** Returns whether a figure stands at the door of a car (option {@code vehicles}). */
  public static boolean isAtDoor(GameState state, int figure, int piece) {
    return state.definition().settings.vehicles() && Place.level(state.figures().place(figure)) < state.board().piece(piece).top;
  }

  /** Returns why a figure cannot get in, null if it can. */
  public static @Nullable Refusal entryRefusal(GameState state, int figure, int piece) {
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

  private static boolean isBound(Figures figures, int figure) {
    return !Capabilities.toHack(figures, figure) && !figures.is(figure, Condition.KNOCKED_DOWN);
  }

  /** Returns why a figure cannot take the wheel in its own turn, null if it can. */
  public static @Nullable Refusal wheelRefusal(GameState state, int figure) {
    int car = car(state, figure);
    return isBound(state.figures(), figure) ? NOT_ABLE
        : !state.cars().isWired(car) ? NOT_WIRED : state.cars().hasActed(car) ? DROVE : null;
  }

  /** Returns why a figure cannot hot-wire the car, null if it can. */
  public static @Nullable Refusal wireRefusal(GameState state, int figure) {
    return state.cars().isWired(car(state, figure)) ? WIRED : isBound(state.figures(), figure) ? NOT_ABLE : null;
  }

  private static int car(GameState state, int figure) {
    return state.cars().at(state.board(), state.figures().vehicle(figure));
  }

  /** Starts the car that a figure sits in by its wires. */
  public static void wire(GameState state, int figure) {
    int piece = state.figures().vehicle(figure);
    state.cars().wire(state.cars().of(piece));
    state.emit(HOT_WIRED, state.figures().code(figure), piece + 1);
  }

  /** Returns why a figure cannot get out, null if it can. */
  public static @Nullable Refusal exitRefusal(GameState state, int figure) {
    return isBound(state.figures(), figure) ? NOT_ABLE
        : Occupants.exits(state, figure, state.figures().vehicle(figure)).isEmpty() ? NO_ROOM : null;
  }

  /** Asks where a figure gets out. */
  public static void getOut(GameState state, int figure) {
    state.ask(new ChooseExit(figure));
  }

  /** Lets a figure get in. */
  public static void getIn(GameState state, int figure, int piece) {
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
