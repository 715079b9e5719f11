package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Restraint;
import games.kumite.kungfu.combat.Blow;
import games.kumite.kungfu.combat.Recoil;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
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
record Swung(int figure, long from, long to, int next, int friend, boolean isHacking) {

  private static final int BONUS = 1; // KF-STU-09

  /** The choice of a Free Hack at an enemy, or none; a friend is carried, or not (D-55). */
  private enum Choose implements FightChoice<Swung> {
    CROSSED;

    @Override
    public String kind() {
      return "swing-over";
    }

    @Override
    public int seat(Fight fight, Swung swung) {
      return swung.next >= fight.figures().count() ? Figures.NOBODY : fight.seatOf(swung.figure);
    }

    @Override
    public Prompt prompt(Fight fight, Swung swung) {
      return Question.prompt(fight, kind(), seat(fight, swung), fight.called(swung.figure), fight.called(swung.next));
    }

    @Override
    public void options(Fight fight, Swung swung, Options out) {
      boolean isEnemy = fight.figures().areEnemies(swung.figure, swung.next);
      out.add(fight.actions().of(isEnemy ? Word.HACK : Word.CARRY,
          Names.of(fight.figures(), isEnemy ? swung.figure : swung.next)));
      out.add(fight.actions().of(Word.WAIVE));
    }

    @Override
    public Swung chosen(Fight fight, Swung swung, Action action) {
      Word word = (Word) ((VerbAction) action).verb();
      return new Swung(swung.figure, swung.from, swung.to, swung.next, word == Word.CARRY ? swung.next : swung.friend,
          word == Word.HACK);
    }
  }

  static final Script<Fight, Swung> SCRIPT = Script.<Fight, Swung>of("swung")
      .loop((fight, swung) -> swung.next < fight.figures().count(), each -> each
          .set(Swung::toNextCrossed)
          .ask(Choose.CROSSED)
          .when((fight, swung) -> swung.isHacking, hack -> hack
              .call(Blow.SCRIPT, (fight, swung) -> Blow.declared(swung.figure, swung.next,
                  Blow.Kind.TRAIT_HACK, BONUS), (fight, swung, done) -> swung))
          .set((fight, swung) -> swung.past()))
      .end();

  static Swung of(int figure, long from, long to) {
    return new Swung(figure, from, to, 0, Figures.NOBODY, false);
  }

  /** Returns whether a friend comes along: one that may swing, and that nothing keeps where it is (KF-STU-11, KF-CON-15). */
  private static boolean isLight(Figures figures, int friend) {
    return figures.size(friend) == Size.NORMAL && !Recoil.isRooted(figures, friend);
  }

  private Swung past() {
    return new Swung(figure, from, to, next + 1, friend, false);
  }

  private static Swung toNextCrossed(Fight fight, Swung swung) {
    Swung now = swung;
    while (now.next < fight.figures().count() && !now.isCrossed(fight)) {
      now = now.past();
    }
    return now;
  }

  private boolean isCrossed(Fight fight) {
    Figures figures = fight.figures();
    boolean isMeant = next != figure && Able.isInPlay(figures, next) && figures.isBody(next)
        && (figures.areEnemies(figure, next) ? Restraint.allowsHack(figures, figure, next)
        : friend == Figures.NOBODY && isLight(figures, next));
    return isMeant && Moves.isSwept(from, to, figures.size(figure), figures.place(next), figures.size(next));
  }
}
