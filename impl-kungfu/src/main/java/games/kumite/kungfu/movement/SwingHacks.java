package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.combat.Ambush;
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
 * @param course the course of the swing
 */
record SwingHacks(int figure, long from, long to, int next, int friend, Course course) {

  /** The course of a swing. */
  enum Course {
    /** Nothing stops it. */
    ON,
    /** A Free Hack at the enemy looked at. */
    HACKING,
    /** A Free Hack that has not won: it ends on the ground beside that enemy, as a drop does (KF-STU-12b). */
    FALLEN
  }

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
          word == ActionVerb.HACK ? Course.HACKING : Course.ON);
    }
  }

  static final Script<GameState, SwingHacks> SCRIPT = Script.<GameState, SwingHacks>of("swung")
      .repeatWhile((state, swung) -> swung.course != Course.FALLEN && swung.next < state.figures().count(), each -> each
          .update(SwingHacks::toNextCrossed)
          .ask(SwingOver::new)
          .when((state, swung) -> swung.course == Course.HACKING, hack -> hack
              .call(HandToHandAttack.SCRIPT, (state, swung) -> HandToHandAttack.declared(swung.figure, swung.next,
                  HandToHandAttack.Kind.TRAIT_HACK, Ambush.bonus(state.figures(), swung.figure, swung.next)), SwingHacks::hacked))
          .update((state, swung) -> swung.past()))
      .build();

  static SwingHacks of(int figure, long from, long to) {
    return new SwingHacks(figure, from, to, 0, Figures.NOBODY, Course.ON);
  }

  /** Returns whether a friend comes along: one that may swing, and that nothing keeps where it is (KF-STU-11, KF-CON-15). */
  private static boolean isLight(Figures figures, int friend) {
    return figures.size(friend) == Size.NORMAL && !Recoil.isRooted(figures, friend);
  }

  /** Returns whether the swinger lies on the ground at the end of the swing: a Free Hack was not won. */
  boolean hasFallen() {
    return course == Course.FALLEN;
  }

  private static SwingHacks hacked(GameState state, SwingHacks swung, HandToHandAttack blow) {
    return DropHack.isMissed(blow) ? new SwingHacks(swung.figure, swung.from, DropHack.beside(state, swung.figure, swung.next), swung.next,
        swung.friend, Course.FALLEN) : swung;
  }

  private SwingHacks past() {
    return hasFallen() ? this : new SwingHacks(figure, from, to, next + 1, friend, Course.ON);
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
