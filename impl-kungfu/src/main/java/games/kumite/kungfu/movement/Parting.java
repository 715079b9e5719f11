package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.combat.Blow;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.trigger.Hacks;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
import games.kumite.spi.Script;

/**
 * The Free Hacks at a figure that breaks contact, one of each enemy, in the order that their player chooses (KF-RUL-40,
 * KF-RUL-05).
 *
 * @param figure the figure that leaves
 * @param to the destination
 * @param gait the kind of move
 * @param enemies the enemies whose contact it breaks
 * @param hacks the enemy that makes one now, and those that have
 * @param isHeld whether it has not won a hack
 */
record Parting(int figure, long to, Gait gait, Picks enemies, Hacks hacks, boolean isHeld) {

  /** The choice of which of the enemies that are left hacks next; or none of them does (D-21, D-65). */
  private enum WhoHacks implements FightChoice<Parting> {
    LEAVER;

    @Override
    public String kind() {
      return "hack-leaver";
    }

    @Override
    public int seat(Fight fight, Parting parting) {
      return parting.hacks.seat(fight, parting.bound(fight));
    }

    @Override
    public Prompt prompt(Fight fight, Parting parting) {
      return Question.prompt(fight, kind(), seat(fight, parting), fight.called(parting.figure));
    }

    @Override
    public void options(Fight fight, Parting parting, Options out) {
      parting.hacks.options(fight, parting.bound(fight), out);
    }

    @Override
    public Parting chosen(Fight fight, Parting parting, Action action) {
      return parting.with(parting.hacks.chosen(fight, parting.bound(fight), action));
    }
  }

  /** The hacks one after the other, even when one was not won. */
  static final Script<Fight, Parting> SCRIPT = Script.<Fight, Parting>of("parting")
      .loop((fight, parting) -> Able.isInPlay(fight.figures(), parting.figure)
          && parting.hacks.left(parting.bound(fight)).size() > 0, each -> each
              .set((fight, parting) -> parting.with(parting.hacks.unasked(fight, parting.bound(fight))))
              .ask(WhoHacks.LEAVER)
              .when((fight, parting) -> parting.hacks.isSaid(), hack -> hack
                  .call(Blow.SCRIPT, (fight, parting) -> Blow.hack(parting.hacks.next(), parting.figure),
                      (fight, parting, blow) -> parting.after(blow))))
      .end();

  static Parting of(Moving moving) {
    return new Parting(moving.figure(), moving.to(), moving.way().gait(), Picks.NONE, Hacks.FIRST, false);
  }

  /** Returns a copy with all enemies whose contact is broken now. */
  Parting begun(Fight fight) {
    Picks all = Picks.NONE;
    for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
      all = isLeft(fight, enemy) ? all.and(enemy) : all;
    }
    return new Parting(figure, to, gait, all, hacks, isHeld);
  }

  /** Returns whether the contact of any enemy is broken who may hack for it. */
  boolean isAny(Fight fight) {
    for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
      if (isLeft(fight, enemy)) {
        return true;
      }
    }
    return false;
  }

  /** Returns those of them who still are in contact. */
  private Picks bound(Fight fight) {
    Picks bound = Picks.NONE;
    for (int i = 0; i < enemies.size(); i++) {
      bound = isLeft(fight, enemies.get(i)) ? bound.and(enemies.get(i)) : bound;
    }
    return bound;
  }

  private boolean isLeft(Fight fight, int enemy) {
    Figures figures = fight.figures();
    return Strides.isBinding(fight, figure, enemy) && !isDisengaged(figures, enemy) && figures.carrier(enemy) != figure
        && figures.grappler(figure) != enemy // KF-CON-11b
        && (gait == Gait.DOWN || !Gaps.inContact(fight.board(), to, figures.size(figure), figures.place(enemy),
        figures.size(enemy))); // KF-LOC-41a: a figure that goes down leaves all others
  }

  /** Returns whether an enemy cannot hold it (KF-H2H-28, KF-H2H-31, KF-H2H-32). */
  private boolean isDisengaged(Figures figures, int enemy) {
    return Strides.isDisengaged(figures, figure, enemy) || gait == Gait.LEAP || gait == Gait.FLIP; // KF-STU-04
  }

  private Parting with(Hacks said) {
    return new Parting(figure, to, gait, enemies, said, isHeld);
  }

  /** Returns the parting after a blow: the leaver goes on if it has won the roll (KF-H2H-29). */
  private Parting after(Blow blow) {
    return new Parting(figure, to, gait, enemies, hacks.made(), isHeld || !blow.isNone());
  }
}
