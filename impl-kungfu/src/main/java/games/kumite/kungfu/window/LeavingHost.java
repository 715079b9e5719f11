package games.kumite.kungfu.window;

import games.kumite.kungfu.ability.Spirits;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The return of a spirit, or of the runner of a host, to its own body, at any moment (D-45, KF-TRT-55h, KF-RUL-158). */
enum LeavingHost implements Ability {
  GO_HOME;

  private static final EventType HOME = EventType.of("went-home", "KF-TRT-55h").named("figure", Figures::id);

  @Override
  public Word word() {
    return Word.GO_HOME;
  }

  @Override
  public Trait trait() {
    return Trait.POSSESSION;
  }

  @Override
  public boolean isHeldBy(Fight fight, int figure) {
    return Spirits.isSpirit(fight.figures(), figure) || fight.figures().is(figure, Condition.POSSESSED);
  }

  @Override
  public @Nullable Refusal refusal(Fight fight, int figure, Occasion occasion) {
    return null;
  }

  @Override
  public void use(Fight fight, int figure, Occasion occasion, VerbAction action) {
    fight.tell(HOME, fight.figures().code(fight.figures().rider(figure)));
    Spirits.goHome(fight, figure);
  }
}
