package games.kumite.kungfu.window;

import games.kumite.kungfu.combat.Casualty;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.OncePerTurn;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The sacrifice of an Extra of one's own for 1 Chi, or for one die more in the next turn (KF-TRT-59). */
enum Sacrifice implements AnyMomentAbility {
  SACRIFICE;

  private static final Refusal ONCE = new Refusal("KF-TRT-59b", "used-in-this-turn");
  private static final Refusal NOBODY = new Refusal("KF-TRT-59a", "nobody-to-sacrifice");
  private static final EventType SACRIFICED = EventType.of("sacrificed", "KF-TRT-59a").word("figure", Figures::id)
      .word("extra", Figures::id).number("dice");

  @Override
  public ActionVerb word() {
    return ActionVerb.SACRIFICE;
  }

  @Override
  public Trait trait() {
    return Trait.SACRIFICE;
  }

  @Override
  public @Nullable Refusal refusal(GameState state, int figure, WindowContext occasion) {
    if (state.figures().hasUsed(figure, OncePerTurn.SACRIFICE)) {
      return ONCE;
    }
    return state.figures().any(extra -> isVictim(state, figure, extra)) ? null : NOBODY;
  }

  /**
   * Returns whether an Extra can be sacrificed, even one that has been activated; the host of a spirit does not follow the gang
   * that runs it (KF-RUL-96).
   */
  static boolean isVictim(GameState state, int figure, int extra) {
    Figures figures = state.figures();
    return extra != figure && figures.gang(extra) == figures.gang(figure) && figures.profile(extra).type.isExtra()
        && !figures.profile(extra).isGuest && !figures.is(extra, Condition.POSSESSED) && Capabilities.isInPlay(figures, extra);
  }

  /** Asks next for the victim and the purpose; a player who wants to sacrifice uses it. */
  @Override
  public void use(GameState state, int figure, WindowContext occasion, VerbAction action) {
    state.figures().use(figure, OncePerTurn.SACRIFICE);
    state.then(new Victim(figure));
  }

  /** Sacrifices an Extra for a number of dice more, or for Chi if that is none. */
  static void carryOut(GameState state, int figure, int extra, int dice) {
    state.emit(SACRIFICED, state.figures().code(figure), state.figures().code(extra), dice);
    Casualty.kill(state, extra, Figures.NOBODY);
  }
}
