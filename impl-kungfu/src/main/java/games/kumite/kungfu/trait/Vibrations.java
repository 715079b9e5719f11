package games.kumite.kungfu.trait;

import games.kumite.api.Action;
import games.kumite.kungfu.combat.Aftermath;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.effect.Source;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.morale.Fright;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.TargetChoice;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Question;
import games.kumite.spi.Step;

/**
 * The choice of the figure whose vibrations are set off in a turn of the victim's player, one wound (KF-TRT-57d, KF-RUL-81).
 *
 * @param figure the figure that sets them off
 */
record Vibrations(int figure) implements Question<GameState>, TargetChoice {

  private static final EventType TREMBLED =
      EventType.of("vibrations", "KF-TRT-57d").word("figure", Figures::id).word("by", Figures::id);

  /** Returns whether a figure can set any off. */
  static boolean isAny(GameState state, int figure, WindowContext occasion) {
    Vibrations vibrations = new Vibrations(figure);
    return state.figures().any(victim -> vibrations.isTarget(state, victim));
  }

  @Override
  public boolean isTarget(GameState state, int victim) {
    Figures figures = state.figures();
    return figures.trembling(victim) == figure && Capabilities.isInPlay(figures, victim)
        && figures.gang(victim) == state.get(Counters.ACTIVE); // KF-RUL-169
  }

  @Override
  public void execute(GameState state, Action action) {
    int victim = TargetChoice.target(state, action);
    state.figures().tremble(victim, Figures.NOBODY); // once per plant
    state.emit(TREMBLED, state.figures().code(victim), state.figures().code(figure));
    state.then(EffectResolution.plain(new Source(figure, state.figures().place(victim)), victim, Effect.Plain.WOUNDED,
        EffectResolution.Table.INJURY), new Horror(figure, victim));
  }

  /** The fright of every Extra of the victim's side that sees a death by it (KF-TRT-57g). */
  private record Horror(int by, int victim) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      Aftermath.release(state, by); // KF-RUL-39
      Figures figures = state.figures();
      IntList frightened = IntList.NONE;
      for (int figure = 0; figures.is(victim, Condition.DEAD) && figure < figures.count(); figure++) {
        boolean isFriend = figure != victim && figures.side(figure) == figures.side(victim);
        if (isFriend && figures.profile(figure).type.isExtra() && !figures.profile(figure).isGuest // KF-RUL-146
            && Capabilities.isInPlay(figures, figure)
            && !figures.is(figure, Condition.POSSESSED) // KF-RUL-159
            && !Capabilities.has(figures, figure, Trait.ARTIFICIAL) && Sight.isMutual(state.board(), figures, figure, victim)) {
          frightened = frightened.and(figure);
        }
      }
      if (frightened.size() > 0) {
        state.then(new Fright(frightened));
      }
    }
  }
}
