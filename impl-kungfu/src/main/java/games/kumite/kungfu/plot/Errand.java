package games.kumite.kungfu.plot;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Restraint;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.combat.Blow;
import games.kumite.kungfu.hiding.Ducking;
import games.kumite.kungfu.prop.Bins;
import games.kumite.kungfu.scenery.Openings;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.kungfu.trigger.Hacks;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/**
 * A miscellaneous free action: every adjacent enemy may make a Free Hack at the figure that does it, and one that hits
 * interrupts it (KF-ACT-32).
 *
 * @param word the verb
 * @param figure the figure that does it
 * @param about the figure or thing
 * @param enemies the enemies that are adjacent when it begins
 * @param hacks the adjacent enemy that makes its hack now, and those that have
 * @param course the course
 */
record Errand(Word word, int figure, int about, Picks enemies, Hacks hacks, Course course) {

  /** The course of an errand. */
  enum Course {
    /** No hack has interrupted it. */
    FREE,
    /** A hack that has hit. */
    INTERRUPTED
  }

  private static final EventType INTERRUPTED =
      EventType.of("interrupted", "KF-ACT-32").named("figure", Figures::id);

  /** The choice of which of the adjacent enemies makes its Free Hack next; or none of them does (D-67). */
  private enum WhoHacks implements FightChoice<Errand> {
    BUSY;

    @Override
    public String kind() {
      return "hack-busy";
    }

    @Override
    public int seat(Fight fight, Errand errand) {
      return errand.hacks.seat(fight, errand.adjacent(fight));
    }

    @Override
    public Prompt prompt(Fight fight, Errand errand) {
      return Question.prompt(fight, kind(), seat(fight, errand), fight.called(errand.figure));
    }

    @Override
    public void options(Fight fight, Errand errand, Options out) {
      errand.hacks.options(fight, errand.adjacent(fight), out);
    }

    @Override
    public Errand chosen(Fight fight, Errand errand, Action action) {
      return errand.with(errand.hacks.chosen(fight, errand.adjacent(fight), action));
    }
  }

  private static final Script<Fight, Errand> SCRIPT = Script.<Fight, Errand>of("errand")
      .set(Errand::begun)
      .loop((fight, errand) -> errand.hacks.left(errand.adjacent(fight)).size() > 0,
          each -> each
              .set((fight, errand) -> errand.with(errand.hacks.unasked(fight, errand.adjacent(fight))))
              .ask(WhoHacks.BUSY)
              .when((fight, errand) -> errand.hacks.isSaid(), hacked -> hacked
                  .call(Blow.SCRIPT, (fight, errand) -> Blow.hack(errand.hacks.next(), errand.figure),
                      (fight, errand, blow) -> errand.after(blow))))
      .act(Errand::finish)
      .end();

  /** Returns the free action of a figure. */
  static Step<Fight> of(Word word, int figure, int about) {
    return SCRIPT.with(new Errand(word, figure, about, Picks.NONE, Hacks.FIRST, Course.FREE));
  }

  private static Errand begun(Fight fight, Errand errand) {
    Picks all = Picks.NONE;
    for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
      all = errand.isAdjacent(fight, enemy) ? all.and(enemy) : all;
    }
    return new Errand(errand.word, errand.figure, errand.about, all, errand.hacks, errand.course);
  }

  /** Returns those of the enemies that still are adjacent. */
  private Picks adjacent(Fight fight) {
    Picks adjacent = Picks.NONE;
    for (int i = 0; i < enemies.size(); i++) {
      adjacent = isAdjacent(fight, enemies.get(i)) ? adjacent.and(enemies.get(i)) : adjacent;
    }
    return adjacent;
  }

  /** Returns whether an active enemy is in contact; a figure that is questioned is held too fast (KF-RUL-190). */
  private boolean isAdjacent(Fight fight, int enemy) {
    Figures figures = fight.figures();
    return figures.areEnemies(figure, enemy) && Restraint.allowsHack(figures, enemy, figure)
        && !(word == Word.QUESTION && enemy == about) && Able.areInContact(fight.board(), figures, figure, enemy);
  }

  private Errand with(Hacks said) {
    return new Errand(word, figure, about, enemies, said, course);
  }

  private Errand after(Blow blow) {
    return new Errand(word, figure, about, enemies, hacks.made(), blow.isNone() ? course : Course.INTERRUPTED);
  }

  private static void finish(Fight fight, Errand errand) {
    Figures figures = fight.figures();
    if (errand.course == Course.INTERRUPTED) {
      fight.tell(INTERRUPTED, figures.code(errand.figure));
    } else if (Able.isInPlay(figures, errand.figure)) {
      switch (errand.word) {
        case HIDE -> Ducking.hide(fight, errand.figure);
        case UNLOCK -> Openings.open(fight, errand.about);
        case STUDY -> Library.search(fight, errand.figure);
        case OPEN_BIN -> Bins.open(fight, errand.figure, errand.about);
        case PERSUADE -> Persuasion.begin(fight, errand.figure);
        case QUESTION -> Questioning.begin(fight, errand.figure, errand.about);
        case PICK_UP -> Handling.pickUp(fight, errand.figure, errand.about);
        case DROP -> Handling.putDown(fight, errand.figure);
        case HAND_OVER -> Handling.handOver(fight, errand.figure, errand.about);
        case REVIVE -> Reviving.attempt(fight, errand.figure, errand.about);
        default -> Handling.carry(fight, errand.figure, errand.about);
      }
    }
  }
}
