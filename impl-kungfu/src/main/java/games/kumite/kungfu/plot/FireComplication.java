package games.kumite.kungfu.plot;

import games.kumite.kungfu.combat.EnvironmentalAttack;
import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.effect.ResolutionOrder;
import games.kumite.kungfu.effect.SharedTrigger;
import games.kumite.kungfu.effect.Source;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.hazard.Blast;
import games.kumite.kungfu.hazard.BreakRolls;
import games.kumite.kungfu.morale.StateCleanup;
import games.kumite.kungfu.scenery.Scenery;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** The effect of burning scenery at the end of a turn on vehicles and figures in contact with it (KF-CPL-06b, KF-RUL-143). */
public enum FireComplication implements SharedTrigger {
  /** The attack on one of them. */
  SCORCH;

  /** The die, then all figures in contact. */
  public static final Step<GameState> AT_END_OF_TURN = Spreading.FIRE;

  private static final int SIDES = 6;
  private static final int COMBAT = 3;
  private static final EventType BURNS = EventType.of("item-burns", "KF-CPL-06a").word("item", Whereabouts::item);
  private static final EventType SCORCHED = EventType.of("scorched", "KF-CPL-06b").word("figure", Figures::id);

  /** The spreading of fire: on a 6 another item burns (KF-CPL-06a). */
  private enum Spreading implements Step<GameState> {
    FIRE;

    @Override
    public void run(GameState state) {
      if (state.get(Counters.COMPLICATION) != Complication.FIRE.ordinal()) {
        return;
      }
      if (state.roll("fire", state.seat(state.get(Counters.ACTIVE)), SIDES) == SIDES) {
        spread(state);
      }
      if (state.burning() != 0) {
        scorchVehicles(state);
        ResolutionOrder.all(state, SCORCH); // KF-RUL-05
      }
    }
  }

  /** Spreads the fire to cars and buildings first, each as likely as the others; with no item left nothing happens. */
  private static void spread(GameState state) {
    long items = Scenery.all(state.board()) & ~state.burning();
    long first = items & dry(state.board());
    long open = first != 0 ? first : items;
    if (open == 0) {
      return;
    }
    int left = state.random().pick("fire-item", 0, Long.bitCount(open));
    for (; left > 0; left--) {
      open &= open - 1;
    }
    int item = Long.numberOfTrailingZeros(open);
    state.burn(item);
    state.emit(BURNS, item + 1);
  }

  /** Destroys the vehicles that the fire touches. */
  private static void scorchVehicles(GameState state) {
    Board board = state.board();
    for (long items = Scenery.all(board); items != 0; items &= items - 1) {
      int item = Long.numberOfTrailingZeros(items);
      if (isOnFire(board, item, state.burning())) {
        scorch(state, item);
      }
    }
  }

  /** Returns whether an item is a vehicle that burns or is in contact with a burning item. */
  private static boolean isOnFire(Board board, int item, long burning) {
    for (int i = 0; i < board.pieces(); i++) {
      if (board.item(i) == item && board.isThere(i) && board.piece(i).is(Flag.CAR) && isTouched(board, i, burning)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isTouched(Board board, int car, long burning) {
    for (int i = 0; i < board.pieces(); i++) {
      if (board.isThere(i) && board.item(i) >= 0 && (burning >> board.item(i) & 1) != 0
          && areInContact(board.piece(car), board.piece(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean areInContact(Piece a, Piece b) {
    return a.base <= b.top && b.base <= a.top && a.outline.isNear(b.outline, Gaps.TOUCH);
  }

  /** Destroys a vehicle; on a 1 it explodes (KF-CPL-06c). */
  private static void scorch(GameState state, int item) {
    long middle = Scenery.middle(state.board(), item);
    BreakRolls.destroy(state, Figures.NOBODY, item);
    if (state.roll("gas-tank", state.seat(state.get(Counters.ACTIVE)), SIDES) == 1) {
      state.then(Blast.of(state, Figures.NOBODY, middle, Blast.Kind.FIREBALL), StateCleanup.ALL);
    }
  }

  /** Returns the cars and buildings. */
  private static long dry(Board board) {
    long items = 0;
    for (int i = 0; i < board.pieces(); i++) {
      boolean isDry = board.item(i) >= 0 && (board.piece(i).is(Flag.CAR) || board.piece(i).kind.equals("HOUSE"));
      items |= isDry ? 1L << board.item(i) : 0;
    }
    return items;
  }

  @Override
  public boolean isDue(GameState state, int figure) {
    return Capabilities.toSuffer(state.figures(), figure) && !state.figures().isUnderground(figure) // KF-LOC-41d
        && (Scenery.beside(state, figure) & state.burning()) != 0;
  }

  @Override
  public Step<GameState> step(GameState state, int figure) {
    return new Scorched(figure);
  }

  /**
   * A figure that is scorched.
   *
   * @param figure the figure
   */
  private record Scorched(int figure) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      state.emit(SCORCHED, state.figures().code(figure));
      state.then(EnvironmentalAttack.of(new Source(Figures.NOBODY, state.figures().place(figure)), figure, COMBAT, EffectResolution.Table.WOUND),
          StateCleanup.ALL);
    }
  }
}
