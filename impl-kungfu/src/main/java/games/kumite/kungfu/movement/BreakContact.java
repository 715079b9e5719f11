package games.kumite.kungfu.movement;

import games.kumite.kungfu.combat.Hacks;
import games.kumite.kungfu.combat.HandToHandAttack;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.IntList;
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
record BreakContact(int figure, long to, MoveType gait, IntList enemies, Hacks hacks, boolean isHeld)
    implements Hacks.Target<BreakContact> {

  /** The hacks one after the other, even when one was not won. */
  static final Script<GameState, BreakContact> SCRIPT = Script.<GameState, BreakContact>of("parting")
      .repeatWhile((state, parting) -> Capabilities.isInPlay(state.figures(), parting.figure) && parting.hackers(state).size() > 0,
          each -> Hacks.next(each, "hack-leaver", HandToHandAttack.Kind.HACK))
      .build();

  static BreakContact of(MoveResolution moving) {
    return new BreakContact(moving.figure(), moving.to(), moving.way().gait(), IntList.NONE, Hacks.FIRST, false);
  }

  /** Returns a copy with all enemies whose contact is broken now. */
  BreakContact begun(GameState state) {
    IntList all = state.figures().all(enemy -> isLeft(state, enemy));
    return new BreakContact(figure, to, gait, all, hacks, isHeld);
  }

  /** Returns whether the contact of any enemy is broken who may hack for it. */
  boolean isAny(GameState state) {
    return state.figures().any(enemy -> isLeft(state, enemy));
  }

  @Override
  public boolean mayHack(GameState state, int enemy) {
    return enemies.contains(enemy) && isLeft(state, enemy);
  }

  private boolean isLeft(GameState state, int enemy) {
    Figures figures = state.figures();
    return MoveDistance.isBinding(state, figure, enemy) && !isDisengaged(figures, enemy) && figures.carrier(enemy) != figure
        && figures.grappler(figure) != enemy // KF-CON-11b
        && (gait == MoveType.DOWN || !Gaps.inContact(state.board(), to, figures.size(figure), figures.place(enemy),
        figures.size(enemy))); // KF-LOC-41a: a figure that goes down leaves all others
  }

  /** Returns whether an enemy cannot hold it (KF-H2H-28, KF-H2H-31, KF-H2H-32). */
  private boolean isDisengaged(Figures figures, int enemy) {
    return MoveDistance.isDisengaged(figures, figure, enemy) || gait == MoveType.LEAP || gait == MoveType.FLIP; // KF-STU-04
  }

  @Override
  public BreakContact with(Hacks said) {
    return new BreakContact(figure, to, gait, enemies, said, isHeld);
  }

  /** Returns the parting after a blow: the leaver goes on if it has won the roll (KF-H2H-29). */
  @Override
  public BreakContact after(HandToHandAttack blow) {
    return new BreakContact(figure, to, gait, enemies, hacks.made(), isHeld || !blow.isNone());
  }
}
