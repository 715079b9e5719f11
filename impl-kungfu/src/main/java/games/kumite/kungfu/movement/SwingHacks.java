package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.combat.HandToHandAttack;
import games.kumite.kungfu.effect.Recoil;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Restraint;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/**
 * The figures over whose bases a swing leads: a Free Hack at each enemy, one friend is taken along (KF-STU-09, KF-STU-10).
 *
 * @param figure the figure that swings
 * @param from the place where it began
 * @param to the end of the move
 * @param next the figure that is looked at next
 * @param friend the figure that is taken along, {@link Figures#NOBODY} for none
 * @param isHacking whether the enemy looked at is hacked
 */
record SwingHacks(int figure, long from, long to, int next, int friend, boolean isHacking) {

  private static final int BONUS = 1; // KF-STU-09

  /** The choice of a Free Hack at an enemy, or none; a friend is carried, or not (D-55). */
  private record SwingOver(SwingHacks swung) implements Script.Reply<GameState, SwingHacks>, GameChoice {

    @Override
    public int seat(GameState state) {
      return swung.next >= state.figures().count() ? Figures.NOBODY : state.seatOf(swung.figure);
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), seat(state), state.called(swung.figure), state.called(swung.next));
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      boolean isEnemy = state.figures().areEnemies(swung.figure, swung.next);
      out.add(state.actions().of(isEnemy ? ActionVerb.HACK : ActionVerb.CARRY,
          FigureNames.of(state.figures(), isEnemy ? swung.figure : swung.next)));
      out.add(state.actions().of(ActionVerb.WAIVE));
    }

    @Override
    public SwingHacks localsAfter(GameState state, Action action) {
      ActionVerb word = (ActionVerb) ((VerbAction) action).verb();
      return new SwingHacks(swung.figure, swung.from, swung.to, swung.next, word == ActionVerb.CARRY ? swung.next : swung.friend,
          word == ActionVerb.HACK);
    }
  }

  static final Script<GameState, SwingHacks> SCRIPT = Script.<GameState, SwingHacks>of("swung")
      .repeatWhile((state, swung) -> swung.next < state.figures().count(), each -> each
          .update(SwingHacks::toNextCrossed)
          .ask(SwingOver::new)
          .when((state, swung) -> swung.isHacking, hack -> hack
              .call(HandToHandAttack.SCRIPT, (state, swung) -> HandToHandAttack.declared(swung.figure, swung.next,
                  HandToHandAttack.Kind.TRAIT_HACK, BONUS), (state, swung, done) -> swung))
          .update((state, swung) -> swung.past()))
      .build();

  static SwingHacks of(int figure, long from, long to) {
    return new SwingHacks(figure, from, to, 0, Figures.NOBODY, false);
  }

  /** Returns whether a friend comes along: one that may swing, and that nothing keeps where it is (KF-STU-11, KF-CON-15). */
  private static boolean isLight(Figures figures, int friend) {
    return figures.size(friend) == Size.NORMAL && !Recoil.isRooted(figures, friend);
  }

  private SwingHacks past() {
    return new SwingHacks(figure, from, to, next + 1, friend, false);
  }

  private static SwingHacks toNextCrossed(GameState state, SwingHacks swung) {
    SwingHacks now = swung;
    while (now.next < state.figures().count() && !now.isCrossed(state)) {
      now = now.past();
    }
    return now;
  }

  private boolean isCrossed(GameState state) {
    Figures figures = state.figures();
    boolean isMeant = next != figure && Capabilities.isInPlay(figures, next) && figures.isBody(next)
        && (figures.areEnemies(figure, next) ? Restraint.allowsHack(figures, figure, next)
        : friend == Figures.NOBODY && isLight(figures, next));
    return isMeant && Moves.isSwept(from, to, figures.size(figure), figures.place(next), figures.size(next));
  }
}
