package games.kumite.kungfu.trait;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Concentration;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.morale.Morale;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The moment when the Aura of the Dragon takes effect: a figure within L that fails a morale roll on one die cannot attack its
 * owner until the end of its own next turn (KF-TRT-11).
 *
 * @param figure the figure that it goes out from
 */
record DragonAura(int figure) implements Step<GameState> {

  private static final EventType SPREAD = EventType.of("dragon-aura", "KF-TRT-11a").word("figure", Figures::id);
  private static final EventType AWED = EventType.of("awed", "KF-TRT-11b").word("figure", Figures::id).word("by", Figures::id);

  /** Lets it go out. */
  static void begin(GameState state, int figure, WindowContext occasion) {
    for (int other = 0; other < state.figures().count() && IChing.isAny(state); other++) {
      if (isMoved(state.figures(), figure, other)) {
        IChing.ask(state, other, 1); // D-12
      }
    }
    state.then(new DragonAura(figure));
  }

  @Override
  public void run(GameState state) {
    Figures figures = state.figures();
    state.emit(SPREAD, figures.code(figure));
    for (int other = 0; other < figures.count(); other++) {
      if (isMoved(figures, figure, other)) {
        if (!QualityTest.isPassed(state, "morale", other, Morale.bonus(state, other))) {
          figures.awe(other, figure);
          Concentration.wavers(figures, other); // KF-TRT-67c
          state.emit(AWED, figures.code(other), figures.code(figure));
        }
      }
    }
  }

  /** Returns whether it can awe another figure (KF-TRT-11c). */
  private static boolean isMoved(Figures figures, int figure, int other) {
    return DeathAura.isReached(figures, figure, other, Stick.LONG) && !Capabilities.has(figures, other, Trait.AURA_OF_THE_DRAGON);
  }
}
