package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.combat.Blow;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.kungfu.trigger.Simultaneous;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/**
 * The Free Hacks at a figure that breaks contact, in the order that their player chooses (KF-RUL-40, KF-RUL-05).
 *
 * @param figure who leaves
 * @param to where to
 * @param gait how
 * @param passed who has made a hack or waived it
 * @param next who makes one now, {@link Figures#NOBODY} before that is said
 * @param isHeld whether it has not won a hack
 */
record Parting(int figure, long to, Gait gait, Picks passed, int next, boolean isHeld) {

  /** D-21, D-65: which of the enemies that are left hacks next; or none of them does. */
  private enum WhoHacks implements Script.Choice<Fight, Parting> {
    LEAVER;

    @Override
    public String kind() {
      return "hack-leaver";
    }

    @Override
    public int seat(Fight fight, Parting parting) {
      return parting.next != Figures.NOBODY ? Figures.NOBODY : Simultaneous.firstSeat(fight, parting.left(fight));
    }

    @Override
    public void options(Fight fight, Parting parting, Options out) {
      Picks left = parting.ofOneSeat(fight);
      for (int i = 0; i < left.size(); i++) {
        out.add(fight.actions().of(Word.HACK, Names.of(fight.figures(), left.get(i))));
      }
      out.add(fight.actions().of(Word.WAIVE));
    }

    @Override
    public Parting chosen(Fight fight, Parting parting, Action action) {
      VerbAction chosen = (VerbAction) action;
      return chosen.verb() == Word.HACK ? parting.with(Names.figure(fight.figures(), chosen.first()))
          : parting.without(parting.ofOneSeat(fight));
    }
  }

  /** One after the other, until one was not won. */
  static final Script<Fight, Parting> SCRIPT = Script.<Fight, Parting>of("parting")
      .loop((fight, parting) -> !parting.isHeld && Able.isInPlay(fight.figures(), parting.figure)
          && parting.left(fight).size() > 0, each -> each
              .set(Parting::unasked)
              .ask(WhoHacks.LEAVER)
              .when((fight, parting) -> parting.next != Figures.NOBODY, hack -> hack
                  .call(Blow.SCRIPT, (fight, parting) -> Blow.hack(parting.next, parting.figure),
                      (fight, parting, blow) -> parting.after(blow))))
      .end();

  static Parting of(Moving moving) {
    return new Parting(moving.figure(), moving.to(), moving.way().gait(), Picks.NONE, Figures.NOBODY, false);
  }

  /** Whether the contact of anybody is broken who may hack for it. */
  boolean isAny(Fight fight) {
    for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
      if (isLeft(fight, enemy)) {
        return true;
      }
    }
    return false;
  }

  private Picks left(Fight fight) {
    Picks left = Picks.NONE;
    for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
      left = isLeft(fight, enemy) && !contains(passed, enemy) ? left.and(enemy) : left;
    }
    return left;
  }

  private Picks ofOneSeat(Fight fight) {
    Picks left = left(fight);
    int seat = Simultaneous.firstSeat(fight, left);
    Picks own = Picks.NONE;
    for (int i = 0; i < left.size(); i++) {
      own = fight.seatOf(left.get(i)) == seat ? own.and(left.get(i)) : own;
    }
    return own;
  }

  private static boolean contains(Picks picks, int figure) {
    for (int i = 0; i < picks.size(); i++) {
      if (picks.get(i) == figure) {
        return true;
      }
    }
    return false;
  }

  private boolean isLeft(Fight fight, int enemy) {
    Figures figures = fight.figures();
    return Strides.isBinding(fight, figure, enemy) && !isDisengaged(figures, enemy) && figures.carrier(enemy) != figure
        && figures.grappler(figure) != enemy // KF-CON-11b
        && (gait == Gait.DOWN || !Gaps.inContact(fight.board(), to, figures.size(figure), figures.place(enemy),
        figures.size(enemy))); // KF-LOC-41a: who goes down leaves everybody
  }

  /** Whether an enemy cannot hold it (KF-H2H-28, KF-H2H-31, KF-H2H-32). */
  private boolean isDisengaged(Figures figures, int enemy) {
    boolean hasTrait = Able.has(figures, figure, Trait.FREE_DISENGAGE) && !figures.has(figure, Deed.BURDENED); // KF-PLT-04c
    boolean isOffTheGround = Able.has(figures, figure, Trait.FLYING) && !Able.has(figures, enemy, Trait.FLYING); // KF-TRT-29b
    return hasTrait || isOffTheGround || gait == Gait.LEAP || gait == Gait.FLIP; // KF-STU-04
  }

  /** Nobody's figures never waive (KF-RUL-128). */
  private static Parting unasked(Fight fight, Parting parting) {
    Picks left = parting.left(fight);
    return Simultaneous.firstSeat(fight, left) == Figures.NEUTRAL ? parting.with(left.get(0)) : parting;
  }

  private Parting with(int hacker) {
    return new Parting(figure, to, gait, passed, hacker, isHeld);
  }

  private Parting without(Picks waived) {
    Picks all = passed;
    for (int i = 0; i < waived.size(); i++) {
      all = all.and(waived.get(i));
    }
    return new Parting(figure, to, gait, all, Figures.NOBODY, isHeld);
  }

  /** The leaver goes on if it has won the roll (KF-H2H-29). */
  private Parting after(Blow blow) {
    return new Parting(figure, to, gait, passed.and(next), Figures.NOBODY, blow.margin() >= 0);
  }
}
