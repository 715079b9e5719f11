package games.kumite.kungfu.vip;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Traits;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The mourning of a Protagonist at the body of his Loved One (KF-VIP-07e). */
public enum Mourning implements Step<Fight> {
  /** The vow: he has Dashing and Boiling Blood from now on. */
  VOW {
    @Override
    public void run(Fight fight) {
      fury(fight.figures(), fight.get(Num.CONCERN));
      fight.tell(VOWED, fight.figures().code(fight.get(Num.CONCERN)), fight.figures().code(fight.get(Num.VIP_FIGURE)));
    }
  };

  private static final Traits FURY = new Traits(List.of(Trait.DASHING, Trait.BOILING_BLOOD));
  private static final EventType VOWED =
      EventType.of("vows-revenge", "KF-VIP-07e").named("figure", Figures::id).named("body", Figures::id);

  /** Gives a figure both traits in addition to its own. */
  public static void fury(Figures figures, int figure) {
    figures.note(figure, Deed.FURIOUS);
    figures.learn(FURY);
  }

  /** Returns the step before the next action, null for none. */
  public static @Nullable Step<Fight> due(Fight fight) {
    Figures figures = fight.figures();
    int body = fight.get(Num.VIP_FIGURE);
    int mourner = fight.get(Num.CONCERN);
    boolean isDue = figures.is(body, Condition.DEAD) && figures.isPlaced(body) && Able.isInPlay(figures, mourner)
        && !figures.has(mourner, Deed.FURIOUS) && Able.areBeside(fight.board(), figures, mourner, body);
    return isDue ? VOW : null;
  }
}
