package games.kumite.kungfu.window;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Spirits;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The return of a spirit, or of the runner of a host, to its own body, at any moment (D-45, KF-TRT-55h, KF-RUL-158). */
enum LeavingHost implements AnyMomentAbility {
  GO_HOME;

  private static final EventType HOME = EventType.of("went-home", "KF-TRT-55h").word("figure", Figures::id);

  @Override
  public ActionVerb word() {
    return ActionVerb.GO_HOME;
  }

  @Override
  public Trait trait() {
    return Trait.POSSESSION;
  }

  @Override
  public boolean isHeldBy(GameState state, int figure) {
    return Spirits.isSpirit(state.figures(), figure) || state.figures().is(figure, Condition.POSSESSED);
  }

  @Override
  public @Nullable Refusal refusal(GameState state, int figure, WindowContext occasion) {
    return null;
  }

  @Override
  public void use(GameState state, int figure, WindowContext occasion, VerbAction action) {
    state.emit(HOME, state.figures().code(state.figures().rider(figure)));
    Spirits.goHome(state, figure);
  }
}
