package games.kumite.kungfu.trait;

import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.FlyingSwords;
import games.kumite.kungfu.figure.SingleBody;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Push;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The handling of a Flying Sword that lies Knocked Out: an opponent picks it up, and throws it away up to L (KF-TRT-30f). */
public final class FlyingSwordThrow {

  private static final Refusal FULL = new Refusal("KF-RUL-192", "hands-full");
  private static final EventType TAKEN = EventType.of("sword-taken", "KF-TRT-30f").word("figure", Figures::id)
      .word("sword", Figures::id);
  private static final EventType HURLED = EventType.of("sword-hurled", "KF-TRT-30f").word("figure", Figures::id)
      .word("sword", Figures::id);

  private FlyingSwordThrow() {}

  /** Returns whether a figure carries a sword that it can throw. */
  public static boolean isCarrier(GameState state, int figure) {
    return Capabilities.toHack(state.figures(), figure) && carried(state.figures(), figure) != Figures.NOBODY;
  }

  private static int carried(Figures figures, int figure) {
    int sword = CarriedObjects.body(figures, figure);
    return sword != Figures.NOBODY && isDown(figures, sword) ? sword : Figures.NOBODY;
  }

  private static boolean isDown(Figures figures, int sword) {
    return FlyingSwords.isSword(figures, sword) && figures.is(sword, Condition.KNOCKED_OUT);
  }

  /** Returns whether a figure is an enemy's sword that lies beside it. */
  public static boolean isLying(GameState state, int figure, int sword) {
    Figures figures = state.figures();
    return isDown(figures, sword) && Capabilities.toHack(figures, figure) && figures.carrier(sword) == Figures.NOBODY
        && figures.areEnemies(figure, sword) && Capabilities.areBeside(state.board(), figures, figure, sword);
  }

  /** Returns why a figure cannot pick up a sword, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int figure) {
    return CarriedObjects.hasFullHands(state, figure) ? FULL : null;
  }

  /** Picks it up. */
  public   static void take(GameState state, int figure, int sword) {
    state.figures().carrier(sword, figure);
    state.figures().put(sword, state.figures().place(figure));
    state.emit(TAKEN, state.figures().code(figure), state.figures().code(sword));
  }

  /** Throws it as far as L, or until something stops it. */
  public static void hurl(GameState state, int figure, int direction) {
    Figures figures = state.figures();
    int sword = carried(figures, figure);
    figures.carrier(sword, Figures.NOBODY);
    int length = Stick.LONG.length();
    SingleBody alone = new SingleBody(figures.place(sword), figures.size(sword));
    Push push = Push.of(state.board(), alone, 0, Directions.x(direction, length), Directions.y(direction, length))
        .settled(state.board(), alone, 0);
    figures.put(sword, push.end());
    state.emit(HURLED, figures.code(figure), figures.code(sword));
  }
}
