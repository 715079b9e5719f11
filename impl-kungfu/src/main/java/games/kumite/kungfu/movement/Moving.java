package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Concentration;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.combat.Blow;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/**
 * A move to a place, with every Free Hack of those whose contact it breaks (KF-RUL-40).
 *
 * @param figure who moves
 * @param from where it stands
 * @param to where it ends if nobody stops it
 * @param next the enemy whose hack is looked at next
 * @param departure whether it has won every hack so far, and whether the enemy looked at hacks
 */
record Moving(int figure, long from, long to, int next, Departure departure) {

  /** How a departure goes. */
  enum Departure {
    /** Nobody has stopped it. */
    FREE,
    /** The enemy looked at makes its hack. */
    HACKED,
    /** It has not won a hack. */
    HELD
  }


  private static final EventType MOVED = EventType.of("moved", "KF-MOV-01")
      .named("figure", Figures::id).number("x").number("y").number("level");
  private static final EventType STAYED = EventType.of("held-back", "KF-RUL-40").named("figure", Figures::id);

  /** D-21: whether an enemy that is left makes its Free Hack. */
  private enum WhetherToHack implements Script.Choice<Fight, Moving> {
    LEAVER;

    @Override
    public String kind() {
      return "hack-leaver";
    }

    @Override
    public int seat(Fight fight, Moving moving) {
      int gang = fight.figures().gang(moving.next);
      return gang == Figures.NEUTRAL ? Figures.NEUTRAL : fight.seat(gang);
    }

    @Override
    public void options(Fight fight, Moving moving, Options out) {
      out.add(fight.actions().of(Word.HACK, Names.of(fight.figures(), moving.next)));
      out.add(fight.actions().of(Word.WAIVE));
    }

    @Override
    public Moving chosen(Fight fight, Moving moving, Action action) {
      return moving.withHack(((VerbAction) action).verb() == Word.HACK);
    }
  }

  /** The move. */
  static final Script<Fight, Moving> MOVE = Script.<Fight, Moving>of("move")
      .loop((fight, moving) -> moving.departure == Departure.FREE && moving.next < fight.figures().count(), each -> each
          .set(Moving::toNextLeft)
          .onlyIf((fight, moving) -> Able.isInPlay(fight.figures(), moving.figure))
          .when((fight, moving) -> moving.next < fight.figures().count(), left -> left
              .ask(WhetherToHack.LEAVER)
              .when((fight, moving) -> moving.departure == Departure.HACKED, hacked -> hacked
                  .call(Blow.SCRIPT, (fight, moving) -> Blow.hack(moving.next, moving.figure),
                      (fight, moving, blow) -> moving.after(blow)))
              .set((fight, moving) -> moving.past())))
      .act(Moving::arrive)
      .end();

  static Moving of(Fight fight, int figure, long to) {
    return new Moving(figure, fight.figures().place(figure), to, 0, Departure.FREE);
  }

  /** The next enemy whose contact would be broken. */
  private static Moving toNextLeft(Fight fight, Moving moving) {
    Moving now = moving;
    while (now.next < fight.figures().count() && !now.isLeft(fight)) {
      now = now.past();
    }
    return now;
  }

  private boolean isLeft(Fight fight) {
    Figures figures = fight.figures();
    boolean isFree = Able.has(figures, figure, Trait.FREE_DISENGAGE) && !figures.has(figure, Deed.BURDENED); // KF-PLT-04c
    return !isFree && figures.carrier(next) != figure && Strides.isBinding(fight, figure, next)
        && !Gaps.inContact(fight.board(), to, figures.size(figure), figures.place(next), figures.size(next));
  }

  private Moving past() {
    return new Moving(figure, from, to, next + 1, departure);
  }

  /** The leaver goes on if it has won the roll (KF-H2H-29). */
  private Moving after(Blow blow) {
    return new Moving(figure, from, to, next, blow.margin() < 0 ? Departure.FREE : Departure.HELD);
  }

  private Moving withHack(boolean isMade) {
    return new Moving(figure, from, to, next, isMade ? Departure.HACKED : Departure.FREE);
  }

  /** Where it was, it goes on from, unless a hack has moved or felled it. */
  private static void arrive(Fight fight, Moving moving) {
    Figures figures = fight.figures();
    if (moving.departure == Departure.HELD || figures.place(moving.figure) != moving.from || !Able.isInPlay(figures, moving.figure)) {
      if (Able.isInPlay(figures, moving.figure)) {
        fight.tell(STAYED, figures.code(moving.figure));
      }
      return;
    }
    figures.put(moving.figure, moving.to);
    Carrying.follow(fight, moving.figure);
    Concentration.moves(figures, moving.figure);
    Carrying.lead(fight, moving.figure);
    fight.tell(MOVED, figures.code(moving.figure), Place.x(moving.to), Place.y(moving.to), Place.level(moving.to));
  }
}
