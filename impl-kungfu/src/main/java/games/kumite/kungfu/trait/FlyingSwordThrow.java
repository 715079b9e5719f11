package games.kumite.kungfu.trait;

import games.kumite.kungfu.carrying.CarriedObjects;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.FlyingSwords;
import games.kumite.kungfu.figure.SingleBody;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Push;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The handling of a Flying Sword that lies Knocked Out: an opponent picks it up, and throws it away up to L (KF-TRT-30f). */
final class FlyingSwordThrow {

  private static final Refusal FULL = new Refusal("KF-RUL-192", "hands-full");
  private static final EventType TAKEN = EventType.of("sword-taken", "KF-TRT-30f").word("figure", Figures::id)
      .word("sword", Figures::id);
  private static final EventType HURLED = EventType.of("sword-hurled", "KF-TRT-30f").word("figure", Figures::id)
      .word("sword", Figures::id);

  private FlyingSwordThrow() {}

  static void options(GameState state, int figure, @Nullable Refusal reserved, ActionCollector out) {
    Figures figures = state.figures();
    for (int sword = 0; sword < figures.count(); sword++) {
      if (FlyingSwords.isSword(figures, sword) && figures.is(sword, Condition.KNOCKED_OUT) && Capabilities.toHack(figures, figure)) {
        if (figures.carrier(sword) == figure) {
          for (int direction = 0; direction < Directions.COUNT; direction++) {
            out.add(state.actions().of(ActionVerb.HURL_SWORD, direction), reserved);
          }
        } else if (figures.carrier(sword) == Figures.NOBODY && figures.areEnemies(figure, sword)
            && Capabilities.areBeside(state.board(), figures, figure, sword)) {
          out.add(state.actions().of(ActionVerb.TAKE_SWORD, FigureNames.of(figures, sword)),
              reserved != null ? reserved : CarriedObjects.hasFullHands(state, figure) ? FULL : null);
        }
      }
    }
  }

  static void take(GameState state, int figure, int sword) {
    state.figures().carrier(sword, figure);
    state.figures().put(sword, state.figures().place(figure));
    state.emit(TAKEN, state.figures().code(figure), state.figures().code(sword));
  }

  /** Throws it as far as L, or until something stops it. */
  static void hurl(GameState state, int figure, int direction) {
    Figures figures = state.figures();
    for (int sword = 0; sword < figures.count(); sword++) {
      if (FlyingSwords.isSword(figures, sword) && figures.carrier(sword) == figure) {
        figures.carrier(sword, Figures.NOBODY);
        int length = Stick.LONG.length();
        SingleBody alone = new SingleBody(figures.place(sword), figures.size(sword));
        Push push = Push.of(state.board(), alone, 0, Directions.x(direction, length), Directions.y(direction, length))
            .settled(state.board(), alone, 0);
        figures.put(sword, push.end());
        state.emit(HURLED, figures.code(figure), figures.code(sword));
        return;
      }
    }
  }
}
