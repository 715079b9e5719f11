package games.kumite.kungfu.vip;

import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** The return of the Time-traveller who is felled (KF-VIP-11d, KF-RUL-155). */
public enum TimeJump implements Step<Fight> {
  /** The die. */
  ROLL {
    @Override
    public void run(Fight fight) {
      Figures figures = fight.figures();
      int traveller = fight.get(Num.VIP_FIGURE);
      boolean isSaved = fight.roll("time-jump", fight.seatOf(traveller), SIDES) >= SAVED;
      figures.note(traveller, isSaved ? Deed.JUMPED : Deed.STRANDED);
      if (isSaved) {
        figures.put(traveller, Place.NOWHERE);
        fight.tell(LEFT, figures.code(traveller));
      }
    }
  },
  /** The return, unhurt, in a random place. */
  BACK {
    @Override
    public void run(Fight fight) {
      Figures figures = fight.figures();
      int traveller = fight.get(Num.VIP_FIGURE);
      figures.forget(traveller, Deed.JUMPED);
      figures.heal(traveller);
      long place = Anywhere.place(fight, traveller);
      figures.put(traveller, place);
      fight.tell(CAME, figures.code(traveller), Place.x(place), Place.y(place));
    }
  };

  private static final int SIDES = 6;
  private static final int SAVED = 4;
  private static final EventType LEFT = EventType.of("time-jump", "KF-VIP-11d").named("figure", Figures::id);
  private static final EventType CAME = EventType.of("time-jump-back", "KF-VIP-11d").named("figure", Figures::id)
      .number("x", Lengths::cm).number("y", Lengths::cm);

  /** Returns the step before the next action, null for none. */
  public static @Nullable Step<Fight> due(Fight fight) {
    Figures figures = fight.figures();
    int traveller = fight.get(Num.VIP_FIGURE);
    boolean isFelled = figures.is(traveller, Condition.KNOCKED_OUT) || figures.is(traveller, Condition.DEAD);
    return isFelled && !figures.has(traveller, Deed.JUMPED) && !figures.has(traveller, Deed.STRANDED) ? ROLL : null;
  }
}
