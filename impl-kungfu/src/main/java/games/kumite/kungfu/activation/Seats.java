package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.TooFew;
import games.kumite.kungfu.aboard.Occupants;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.combat.Casualty;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.shooting.Shooting;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FigureQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.kungfu.vehicle.Wheel;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The seats of cars: getting in and out, and what a figure does in one (KF-LOC-54a, KF-LOC-54b, KF-RUL-140d). */
public final class Seats {

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
  private static final EventType GOT_IN = EventType.of("got-in", "KF-LOC-54a").named("figure", Figures::id).number("piece");
  private static final EventType GOT_OUT = EventType.of("got-out", "KF-RUL-140d").named("figure", Figures::id)
      .number("x", Lengths::cm).number("y", Lengths::cm);
  private static final EventType HOT_WIRED = EventType.of("hot-wired", "KF-LOC-54b").named("figure", Figures::id)
      .number("piece");

  private Seats() {}

  /** Lists the cars beside a figure (option {@code vehicles}). */
  public static void options(Fight fight, int figure, @Nullable Refusal moving, @Nullable Refusal reserved, Options out) {
    Board board = fight.board();
    if (!fight.terms().settings.vehicles() || !board.mayHave(Flag.CAR.bit())) {
      return;
    }
    Figures figures = fight.figures();
    long place = figures.place(figure);
    int touch = figures.size(figure).radius() + Gaps.TOUCH;
    for (int piece = board.next(-1, place, touch); piece >= 0; piece = board.next(piece, place, touch)) {
      if (board.piece(piece).is(Flag.CAR) && Gaps.isAdjacent(board.piece(piece), place, figures.size(figure))
          && Place.level(place) < board.piece(piece).top) {
        Refusal refusal = reserved != null ? reserved : moving != null ? moving : refusal(fight, figure, piece);
        out.add(fight.actions().of(Word.GET_IN, piece + 1), refusal);
      }
    }
  }

  private static @Nullable Refusal refusal(Fight fight, int figure, int piece) {
    Figures figures = fight.figures();
    int car = fight.cars().of(piece);
    if (car != Cars.NONE && fight.cars().isMoving(car)) {
      return MOVING;
    }
    for (int other = 0; other < figures.count(); other++) {
      if (Occupants.isIn(fight, other, piece) && Able.isInPlay(figures, other) && figures.areEnemies(figure, other)) {
        return TAKEN;
      }
      if (figures.areEnemies(figure, other) && Able.toHack(figures, other)
          && Able.areInContact(fight.board(), figures, figure, other)) {
        return ENGAGED;
      }
    }
    return Occupants.count(fight, piece) < MOST ? null : FULL;
  }

  /** Lists what a figure in a car can do; shooting is asked as elsewhere. */
  public static void inside(Fight fight, int figure, int left, int surcharge, @Nullable Refusal reserved, Options out) {
    Figures figures = fight.figures();
    int piece = figures.vehicle(figure);
    int car = fight.cars().at(fight.board(), piece);
    boolean isHeld = !Able.toHack(figures, figure) && !figures.is(figure, Condition.KNOCKED_DOWN);
    out.add(fight.actions().of(Word.SHOOT), reserved != null ? reserved
        : Shooting.refusal(fight, figure, left, surcharge, surcharge == 0));
    out.add(fight.actions().of(Word.RELOAD), reserved != null ? reserved : Shooting.reloadRefusal(figures, figure));
    out.add(fight.actions().of(Word.WHEEL), reserved != null ? reserved : surcharge > 0 ? NOT_IN_REACTIONS
        : isHeld ? NOT_ABLE : !fight.cars().isWired(car) ? NOT_WIRED : fight.cars().hasActed(car) ? DROVE : null);
    out.add(fight.actions().of(Word.WIRE), reserved != null ? reserved : fight.cars().isWired(car) ? WIRED
        : isHeld ? NOT_ABLE : TOO_FEW.of(left, WIRING));
    out.add(fight.actions().of(Word.GET_OUT), reserved != null ? reserved
        : isHeld ? NOT_ABLE : Occupants.exits(fight, figure, piece).isEmpty() ? NO_ROOM : null);
    out.add(fight.actions().of(Word.STOP)); // KF-ACT-05
  }

  /**
   * Takes one of these actions.
   *
   * @return the cost
   */
  public static int take(Fight fight, int figure, VerbAction action) {
    Figures figures = fight.figures();
    switch ((Word) action.verb()) {
      case GET_IN -> getIn(fight, figure, action.first() - 1);
      case GET_OUT -> fight.ask(new ChooseExit(figure));
      case WIRE -> {
        fight.cars().wire(fight.cars().of(figures.vehicle(figure)));
        fight.tell(HOT_WIRED, figures.code(figure), figures.vehicle(figure) + 1);
        return WIRING;
      }
      default -> fight.then(Wheel.of(fight, figure));
    }
    return 1;
  }

  private static void getIn(Fight fight, int figure, int piece) {
    Figures figures = fight.figures();
    int car = fight.cars().at(fight.board(), piece);
    figures.board(figure, piece);
    Casualty.letGo(fight, figure);
    Occupants.follow(fight, car);
    Carrying.follow(fight, figure);
    fight.tell(GOT_IN, figures.code(figure), piece + 1);
  }

  /**
   * The choice of where a figure gets out (KF-RUL-103).
   *
   * @param figure the figure
   */
  private record ChooseExit(int figure) implements FigureQuestion {

    @Override
    public String kind() {
      return "exit";
    }

    @Override
    public void options(Fight fight, Options out) {
      List<Long> exits = Occupants.exits(fight, figure, fight.figures().vehicle(figure));
      for (long exit : exits) {
        out.add(fight.actions().atLevel(Word.TO, Place.x(exit), Place.y(exit), Place.level(exit)));
      }
    }

    @Override
    public void chosen(Fight fight, Action action) {
      VerbAction to = (VerbAction) action;
      Occupants.put(fight, figure, Place.of(to.first(), to.second(), to.third()));
      fight.tell(GOT_OUT, fight.figures().code(figure), to.first(), to.second());
    }
  }
}
