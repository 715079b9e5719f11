package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.combat.Hacks;
import games.kumite.kungfu.combat.HandToHandAttack;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.IntList;
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
record BreakContact(int figure, long to, MoveType gait, IntList enemies, Hacks hacks, boolean isHeld) {

  /** The choice of which of the enemies that are left hacks next; or none of them does (D-21, D-65). */
  private record HackLeaver(BreakContact parting) implements Script.Reply<GameState, BreakContact>, GameChoice {

    @Override
    public int seat(GameState state) {
      return parting.hacks.seat(state, parting.bound(state));
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), seat(state), state.called(parting.figure));
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      parting.hacks.options(state, parting.bound(state), out);
    }

    @Override
    public BreakContact localsAfter(GameState state, Action action) {
      return parting.with(parting.hacks.chosen(state, parting.bound(state), action));
    }
  }

  /** The hacks one after the other, even when one was not won. */
  static final Script<GameState, BreakContact> SCRIPT = Script.<GameState, BreakContact>of("parting")
      .repeatWhile((state, parting) -> Capabilities.isInPlay(state.figures(), parting.figure)
          && parting.hacks.left(parting.bound(state)).size() > 0, each -> each
              .update((state, parting) -> parting.with(parting.hacks.unasked(state, parting.bound(state))))
              .ask(HackLeaver::new)
              .when((state, parting) -> parting.hacks.isSaid(), hack -> hack
                  .call(HandToHandAttack.SCRIPT, (state, parting) -> HandToHandAttack.hack(parting.hacks.next(), parting.figure),
                      (state, parting, blow) -> parting.after(blow))))
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

  /** Returns those of them who still are in contact. */
  private IntList bound(GameState state) {
    IntList bound = IntList.NONE;
    for (int i = 0; i < enemies.size(); i++) {
      bound = isLeft(state, enemies.get(i)) ? bound.and(enemies.get(i)) : bound;
    }
    return bound;
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

  private BreakContact with(Hacks said) {
    return new BreakContact(figure, to, gait, enemies, said, isHeld);
  }

  /** Returns the parting after a blow: the leaver goes on if it has won the roll (KF-H2H-29). */
  private BreakContact after(HandToHandAttack blow) {
    return new BreakContact(figure, to, gait, enemies, hacks.made(), isHeld || !blow.isNone());
  }
}
