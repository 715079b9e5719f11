package games.kumite.kungfu.plot;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;

/** The questioning of held enemies, to Discover a Secret (KF-PLT-09, KF-PLT-10, KF-RUL-163). */
public final class Questioning {

  private static final int SIDES = 6;
  private static final int ENOUGH = 8; // KF-PLT-09c
  private static final Refusal TOLD = new Refusal("KF-PLT-10b", "has-told");
  private static final EventType BEGUN = EventType.of("questioned", "KF-PLT-09a").named("by", Figures::id)
      .named("figure", Figures::id);
  private static final EventType POINTS = EventType.of("information", "KF-PLT-09b").named("figure", Figures::id)
      .number("points").number("total");

  private Questioning() {}

  /** Lists the figures that a figure may question: members of the enemy's gang whom it holds. */
  static void options(Fight fight, int figure, Options out) {
    if (!Goal.is(fight, Plot.DISCOVER) || !Goal.isSeeker(fight, figure)) {
      return;
    }
    Figures figures = fight.figures();
    for (int held = 0; held < figures.count(); held++) {
      if (Able.holds(figures, figure, held) && figures.areEnemies(figure, held) && !figures.profile(held).isGuest
          && Able.isInPlay(figures, held)) {
        out.add(fight.actions().of(Word.QUESTION, Names.of(figures, held)),
            figures.has(held, Deed.INFORMED) ? TOLD : null);
      }
    }
  }

  static void begin(Fight fight, int figure, int held) {
    Figures figures = fight.figures();
    if (figures.grappler(held) == figure && Able.isInPlay(figures, held)) {
      figures.note(held, Deed.QUESTIONED);
      fight.tell(BEGUN, figures.code(figure), figures.code(held));
    }
  }

  /**
   * Ends the questioning at the end of the turn: a figure that is still held, conscious and alive tells what it knows
   * (KF-PLT-09b, KF-PLT-10a).
   */
  public static void finish(Fight fight) {
    Figures figures = fight.figures();
    for (int held = 0; held < figures.count(); held++) {
      if (figures.has(held, Deed.QUESTIONED)) {
        figures.forget(held, Deed.QUESTIONED);
        if (Able.isInPlay(figures, held) && figures.grappler(held) != Figures.NOBODY) {
          tell(fight, held);
        }
      }
    }
  }

  private static void tell(Fight fight, int held) {
    Figures figures = fight.figures();
    int die = fight.roll("information", fight.seatOf(figures.grappler(held)), SIDES);
    figures.note(held, Deed.INFORMED);
    fight.set(Num.INFORMATION, fight.get(Num.INFORMATION) + die);
    fight.tell(POINTS, figures.code(held), die, fight.get(Num.INFORMATION));
    if (fight.get(Num.INFORMATION) >= ENOUGH) { // KF-PLT-09c
      Goal.reach(fight);
    }
  }
}
