package games.kumite.kungfu.activation;

import games.kumite.kungfu.aboard.MovingCars;
import games.kumite.kungfu.carrying.Hands;
import games.kumite.kungfu.chi.BreakRollChi;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** Actions on the spot: an Immovable Stance, a Break roll on handcuffs (KF-TRT-44, KF-TRT-39c to 39e). */
final class Stances {

  private static final int SIDES = 6;
  private static final int BREAKS = 4; // KF-STU-18a
  private static final int HARD = -1; // KF-STU-18b
  private static final long SOFT = Flag.SHALLOW.bit() | Flag.DEEP.bit() | Flag.PADDY.bit() | Flag.SLIPPERY.bit();
  private static final Refusal LACKS_TRAIT = new Refusal("KF-TRT-44a", "lacks-the-trait");
  private static final Refusal SOFT_GROUND = new Refusal("KF-TRT-44a", "soft-ground");
  private static final Refusal STANDS = new Refusal("KF-TRT-44a", "in-the-stance");
  private static final Refusal DOWN = new Refusal("KF-RUL-34", "down");
  private static final Refusal NEVER_AGAIN = new Refusal("KF-TRT-39d", "cuffed-for-good");
  private static final EventType STANCE = EventType.of("stance", "KF-TRT-44a").word("figure", Figures::id);
  private static final EventType TRIED = EventType.of("cuffs-tried", "KF-TRT-39c").word("figure", Figures::id)
      .word("cuffed", Figures::id).number("total");
  private static final EventType UNCUFFED = EventType.of("uncuffed", "KF-TRT-39c").word("figure", Figures::id);

  private Stances() {}

  static @Nullable Refusal refusal(GameState state, int figure) {
    Figures figures = state.figures();
    if (!Capabilities.has(figures, figure, Trait.IMMOVABLE_STANCE)) {
      return LACKS_TRAIT;
    }
    if (figures.is(figure, Condition.STANCE)) {
      return STANDS;
    }
    if (figures.is(figure, Condition.KNOCKED_DOWN) || figures.is(figure, Condition.TRANSFIXED)) {
      return DOWN;
    }
    long place = figures.place(figure);
    boolean isSoft = Place.level(place) == 0
        && (state.board().ground(Place.x(place), Place.y(place), figures.size(figure).radius()) & SOFT) != 0;
    return isSoft || MovingCars.isAtop(state, figure) ? SOFT_GROUND : null;
  }

  static void take(GameState state, int figure) {
    state.figures().inflict(figure, Condition.STANCE);
    state.emit(STANCE, state.figures().code(figure));
  }

  /**
   * Lists the attempts of a handcuffed Protagonist to be rid of the cuffs, and of a friend in contact for any figure (KF-TRT-39b
   * to 39e).
   */
  static void uncuff(GameState state, int figure, @Nullable Refusal reserved, ActionCollector out) {
    Figures figures = state.figures();
    for (int cuffed = 0; cuffed < figures.count(); cuffed++) {
      if (figures.is(cuffed, Condition.HANDCUFFED) && mayTry(state, figure, cuffed)) {
        boolean isLost = cuffed == figure && figures.is(figure, Condition.CUFFED_FOR_GOOD);
        BreakRollChi.options(state, figures.gang(figure), ActionVerb.UNCUFF, FigureNames.of(figures, cuffed),
            reserved != null ? reserved : isLost ? NEVER_AGAIN : cuffed == figure ? null : Hands.refusal(figures, figure), out);
      }
    }
  }

  private static boolean mayTry(GameState state, int figure, int cuffed) {
    Figures figures = state.figures();
    return cuffed == figure ? figures.profile(figure).isProtagonist()
        : !figures.areEnemies(figure, cuffed) && Capabilities.areInContact(state.board(), figures, figure, cuffed);
  }

  static void breakCuffs(GameState state, int figure, int name, int chi) {
    Figures figures = state.figures();
    Chi.spend(state, figures.gang(figure), chi);
    int cuffed = FigureNames.figure(figures, name);
    int die = state.roll("break", state.seatOf(figure), SIDES);
    int size = figures.size(figure).ordinal(); // KF-STU-18b: Big +1, Huge +2
    int total = die + HARD + size + chi;
    state.emit(TRIED, figures.code(figure), figures.code(cuffed), total);
    if (total >= BREAKS) {
      figures.cure(cuffed, Condition.HANDCUFFED);
      state.emit(UNCUFFED, figures.code(cuffed));
    } else if (die == 1 && cuffed == figure) {
      figures.inflict(figure, Condition.CUFFED_FOR_GOOD);
    }
  }
}
