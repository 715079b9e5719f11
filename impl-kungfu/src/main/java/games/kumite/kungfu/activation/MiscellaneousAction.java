package games.kumite.kungfu.activation;

import games.kumite.kungfu.combat.Hacks;
import games.kumite.kungfu.combat.HandToHandAttack;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Restraint;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/**
 * A miscellaneous free action: every adjacent enemy may make a Free Hack at the figure that does it, and one that hits
 * interrupts it (KF-ACT-32). Which actions are such, the errands of {@link ActivationActions} say (KF-RUL-51).
 *
 * @param word the verb
 * @param figure the figure that does it
 * @param about the figure or thing
 * @param enemies the enemies that are adjacent when it begins
 * @param hacks the adjacent enemy that makes its hack now, and those that have
 * @param course the course
 */
record MiscellaneousAction(ActionVerb word, int figure, int about, IntList enemies, Hacks hacks, Course course)
    implements Hacks.Target<MiscellaneousAction> {

  /** The course of an errand. */
  enum Course {
    /** No hack has interrupted it. */
    FREE,
    /** A hack that has hit. */
    INTERRUPTED
  }

  private static final EventType INTERRUPTED =
      EventType.of("interrupted", "KF-ACT-32").word("figure", Figures::id);

  private static final Script<GameState, MiscellaneousAction> SCRIPT = Script.<GameState, MiscellaneousAction>of("errand")
      .update(MiscellaneousAction::begun)
      .repeatWhile((state, errand) -> errand.hackers(state).size() > 0,
          each -> Hacks.next(each, "hack-busy", HandToHandAttack.Kind.HACK))
      .act(MiscellaneousAction::finish)
      .build();

  /** Returns the free action of a figure. */
  static Step<GameState> of(ActionVerb word, int figure, int about) {
    return SCRIPT.start(new MiscellaneousAction(word, figure, about, IntList.NONE, Hacks.FIRST, Course.FREE));
  }

  private static MiscellaneousAction begun(GameState state, MiscellaneousAction errand) {
    IntList all = state.figures().all(enemy -> errand.isAdjacent(state, enemy));
    return new MiscellaneousAction(errand.word, errand.figure, errand.about, all, errand.hacks, errand.course);
  }

  @Override
  public boolean mayHack(GameState state, int enemy) {
    return enemies.contains(enemy) && isAdjacent(state, enemy);
  }

  /** Returns whether an active enemy is in contact; a figure that is questioned is held too fast (KF-RUL-190). */
  private boolean isAdjacent(GameState state, int enemy) {
    Figures figures = state.figures();
    return figures.areEnemies(figure, enemy) && Restraint.allowsHack(figures, enemy, figure)
        && !(word == ActionVerb.QUESTION && enemy == about) && Capabilities.areInContact(state.board(), figures, figure, enemy);
  }

  @Override
  public MiscellaneousAction with(Hacks said) {
    return new MiscellaneousAction(word, figure, about, enemies, said, course);
  }

  @Override
  public MiscellaneousAction after(HandToHandAttack blow) {
    return new MiscellaneousAction(word, figure, about, enemies, hacks.made(), blow.isNone() ? course : Course.INTERRUPTED);
  }

  private static void finish(GameState state, MiscellaneousAction errand) {
    Figures figures = state.figures();
    if (errand.course == Course.INTERRUPTED) {
      state.emit(INTERRUPTED, figures.code(errand.figure));
    } else if (Capabilities.isInPlay(figures, errand.figure)) {
      ActivationActions.errand(errand.word).deed().execute(state, errand.figure, errand.about);
    }
  }
}
