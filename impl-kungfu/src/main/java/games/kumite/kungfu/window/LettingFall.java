package games.kumite.kungfu.window;

import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** What a figure carries is put down, at any time (KF-PLT-04d). */
enum LettingFall implements Ability {
  LET_FALL;

  @Override
  public Word word() {
    return Word.LET_FALL;
  }

  /** Nobody needs a trait for it. */
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
    return null;
  }

  @Override
  public void use(Fight fight, int figure, Occasion occasion, VerbAction action) {
    Carrying.drop(fight, figure);
  }
}
