package games.kumite.kungfu.window;

import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The putting down of what a figure carries before the effects of an attack it is in are chosen (KF-PLT-04d, KF-RUL-06). */
enum LettingFall implements Ability {
  LET_FALL;

  private static final Refusal NOT_NOW = new Refusal("KF-RUL-06", "not-now");

  @Override
  public Word word() {
    return Word.LET_FALL;
  }

  /** Returns null: no trait is needed for it. */
  @Override
  public Trait trait() {
    throw new IllegalStateException("whoever carries something can let it fall");
  }

  @Override
  public boolean isHeldBy(Fight fight, int figure) {
    return Carrying.isLaden(fight, figure);
  }

  @Override
  public @Nullable Refusal refusal(Fight fight, int figure, Occasion occasion) {
    boolean isInIt = occasion.by() == figure || occasion.on() == figure;
    return occasion.moment() == Moment.KNOWN && isInIt ? null : NOT_NOW;
  }

  @Override
  public void use(Fight fight, int figure, Occasion occasion, VerbAction action) {
    Carrying.drop(fight, figure);
  }
}
