package games.kumite.kungfu.window;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The putting down of what a figure carries before the effects of an attack it is in are chosen (KF-PLT-04d, KF-RUL-06). */
enum DropObject implements AnyMomentAbility {
  LET_FALL;

  private static final Refusal NOT_NOW = new Refusal("KF-RUL-06", "not-now");

  @Override
  public ActionVerb word() {
    return ActionVerb.LET_FALL;
  }

  /** Returns null: no trait is needed for it. */
  @Override
  public Trait trait() {
    throw new IllegalStateException("whoever carries something can let it fall");
  }

  @Override
  public boolean isHeldBy(GameState state, int figure) {
    return CarriedObjects.isLaden(state, figure);
  }

  @Override
  public @Nullable Refusal refusal(GameState state, int figure, WindowContext occasion) {
    boolean isInIt = occasion.by() == figure || occasion.on() == figure;
    return occasion.moment() == AbilityWindow.KNOWN && isInIt ? null : NOT_NOW;
  }

  @Override
  public void use(GameState state, int figure, WindowContext occasion, VerbAction action) {
    CarriedObjects.drop(state, figure);
  }
}
