package games.kumite.kungfu.plot;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Restraint;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.combat.Blow;
import games.kumite.kungfu.feat.Scrolls;
import games.kumite.kungfu.hiding.Ducking;
import games.kumite.kungfu.prop.Bins;
import games.kumite.kungfu.scenery.Openings;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.kungfu.vip.Persuasion;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * A miscellaneous free action: every adjacent enemy may make a Free Hack at who does it, and one that hits interrupts
 * it (KF-ACT-32).
 *
 * @param word what is done
 * @param figure who does it
 * @param about with whom or what
 * @param next the enemy whose hack is looked at next
 * @param course how it goes
 */
record Errand(Word word, int figure, int about, int next, Course course) {

  /** How an errand goes. */
  enum Course {
    /** Nobody has interrupted it. */
    FREE,
    /** The enemy looked at makes its hack. */
    HACKED,
    /** A hack has hit. */
    INTERRUPTED
  }

  private static final EventType INTERRUPTED =
      EventType.of("interrupted", "KF-ACT-32").named("figure", Figures::id);

  /** D-67: whether an adjacent enemy makes its Free Hack. */
  private enum WhetherToHack implements Script.Choice<Fight, Errand> {
    BUSY;

    @Override
    public String kind() {
      return "hack-busy";
    }

    @Override
    public int seat(Fight fight, Errand errand) {
      return fight.seatOf(errand.next);
    }

    @Override
    public void options(Fight fight, Errand errand, Options out) {
      out.add(fight.actions().of(Word.HACK, Names.of(fight.figures(), errand.next)));
      out.add(fight.actions().of(Word.WAIVE));
    }

    @Override
    public Errand chosen(Fight fight, Errand errand, Action action) {
      return ((VerbAction) action).verb() == Word.HACK ? errand.with(Course.HACKED) : errand;
    }
  }

  private static final Script<Fight, Errand> SCRIPT = Script.<Fight, Errand>of("errand")
      .loop((fight, errand) -> errand.course == Course.FREE && errand.next < fight.figures().count(), each -> each
          .set(Errand::toNextEnemy)
          .when((fight, errand) -> errand.next < fight.figures().count(), enemy -> enemy
              .ask(WhetherToHack.BUSY)
              .when((fight, errand) -> errand.course == Course.HACKED, hacked -> hacked
                  .call(Blow.SCRIPT, (fight, errand) -> Blow.hack(errand.next, errand.figure),
                      (fight, errand, blow) -> errand.with(blow.margin() < 0 ? Course.FREE : Course.INTERRUPTED)))
              .set((fight, errand) -> errand.past())))
      .act(Errand::finish)
      .end();

  /** The free action of a figure. */
  static Step<Fight> of(Word word, int figure, int about) {
    return SCRIPT.with(new Errand(word, figure, about, 0, Course.FREE));
  }

  private static Errand toNextEnemy(Fight fight, Errand errand) {
    Errand now = errand;
    while (now.next < fight.figures().count() && !now.isEnemy(fight)) {
      now = now.past();
    }
    boolean isUnasked = now.next < fight.figures().count() && fight.seatOf(now.next) == Figures.NEUTRAL;
    return isUnasked ? now.with(Course.HACKED) : now; // KF-RUL-128
  }

  /** An active enemy in contact; who is questioned is held too fast (KF-RUL-190). */
  private boolean isEnemy(Fight fight) {
    Figures figures = fight.figures();
    return figures.areEnemies(figure, next) && Restraint.allowsHack(figures, next, figure) && !(word == Word.QUESTION && next == about)
        && Able.areInContact(fight.board(), figures, figure, next);
  }

  private Errand past() {
    return new Errand(word, figure, about, next + 1, course);
  }

  private Errand with(Course changed) {
    return new Errand(word, figure, about, next, changed);
  }

  private static void finish(Fight fight, Errand errand) {
    Figures figures = fight.figures();
    if (errand.course == Course.INTERRUPTED) {
      fight.tell(INTERRUPTED, figures.code(errand.figure));
    } else if (Able.isInPlay(figures, errand.figure)) {
      switch (errand.word) {
        case HIDE -> Ducking.hide(fight, errand.figure);
        case UNLOCK -> Openings.open(fight, errand.about);
        case STUDY -> Scrolls.search(fight, errand.figure);
        case OPEN_BIN -> Bins.open(fight, errand.figure, errand.about);
        case PERSUADE -> Persuasion.begin(fight, errand.figure);
        case QUESTION -> Questioning.begin(fight, errand.figure, errand.about);
        case PICK_UP -> Handling.pickUp(fight, errand.figure, errand.about);
        case DROP -> Carrying.drop(fight, errand.figure);
        case HAND_OVER -> Handling.handOver(fight, errand.figure, errand.about);
        case REVIVE -> Reviving.attempt(fight, errand.figure, errand.about);
        default -> Handling.carry(fight, errand.figure, errand.about);
      }
    }
  }
}
