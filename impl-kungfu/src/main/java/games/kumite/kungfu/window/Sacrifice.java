package games.kumite.kungfu.window;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.combat.Casualty;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Once;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The sacrifice of an Extra of one's own for 1 Chi, or for one die more in the next turn (KF-TRT-59). */
enum Sacrifice implements Ability {
  SACRIFICE;

  private static final Refusal ONCE = new Refusal("KF-TRT-59b", "used-in-this-turn");
  private static final Refusal NOBODY = new Refusal("KF-TRT-59a", "nobody-to-sacrifice");
  private static final EventType SACRIFICED = EventType.of("sacrificed", "KF-TRT-59a").named("figure", Figures::id)
      .named("extra", Figures::id).number("dice");

  @Override
  public Word word() {
    return Word.SACRIFICE;
  }

  @Override
  public Trait trait() {
    return Trait.SACRIFICE;
  }

  @Override
  public @Nullable Refusal refusal(Fight fight, int figure, Occasion occasion) {
    if (fight.figures().hasUsed(figure, Once.SACRIFICE)) {
      return ONCE;
    }
    for (int extra = 0; extra < fight.figures().count(); extra++) {
      if (isVictim(fight, figure, extra)) {
        return null;
      }
    }
    return NOBODY;
  }

  /**
   * Returns whether an Extra can be sacrificed, even one that has been activated; the host of a spirit does not follow the gang
   * that runs it (KF-RUL-96).
   */
  static boolean isVictim(Fight fight, int figure, int extra) {
    Figures figures = fight.figures();
    return extra != figure && figures.gang(extra) == figures.gang(figure) && figures.profile(extra).type.isExtra()
        && !figures.profile(extra).isGuest && !figures.is(extra, Condition.POSSESSED) && Able.isInPlay(figures, extra);
  }

  /** Asks next for the victim and the purpose; a player who wants to sacrifice uses it. */
  @Override
  public void use(Fight fight, int figure, Occasion occasion, VerbAction action) {
    fight.figures().use(figure, Once.SACRIFICE);
    fight.then(new Victim(figure));
  }

  /** Sacrifices an Extra for a number of dice more, or for Chi if that is none. */
  static void carryOut(Fight fight, int figure, int extra, int dice) {
    fight.tell(SACRIFICED, fight.figures().code(figure), fight.figures().code(extra), dice);
    Casualty.kill(fight, extra, Figures.NOBODY);
  }
}
