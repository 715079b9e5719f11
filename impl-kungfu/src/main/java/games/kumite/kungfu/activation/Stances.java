package games.kumite.kungfu.activation;

import games.kumite.kungfu.aboard.MovingCars;
import games.kumite.kungfu.carrying.Hands;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** Actions on the spot: standing up, an Immovable Stance, a Break roll on handcuffs (KF-TRT-44, KF-TRT-39c to 39e). */
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
  private static final Refusal NOT_DOWN = new Refusal("KF-CON-16", "not-down");
  private static final Refusal REVIVED = new Refusal("KF-CON-20c", "must-get-up");
  private static final Refusal HELD = new Refusal("KF-CON-25", "held-fast");
  private static final Refusal CRAWLING = new Refusal("KF-CON-02", "crawling");
  private static final EventType STOOD_UP = EventType.of("stood-up", "KF-CON-16").word("figure", Figures::id);
  private static final EventType STANCE = EventType.of("stance", "KF-TRT-44a").word("figure", Figures::id);
  private static final EventType TRIED = EventType.of("cuffs-tried", "KF-TRT-39c").word("figure", Figures::id)
      .word("cuffed", Figures::id).number("total");
  private static final EventType UNCUFFED = EventType.of("uncuffed", "KF-TRT-39c").word("figure", Figures::id);

  private Stances() {}

  static @Nullable Refusal standRefusal(GameState state, int figure) {
    Figures figures = state.figures();
    return figures.is(figure, Condition.CRAWLING) ? CRAWLING : figures.is(figure, Condition.TRANSFIXED) ? HELD
        : figures.is(figure, Condition.GETTING_UP) ? REVIVED : figures.is(figure, Condition.KNOCKED_DOWN) ? null : NOT_DOWN;
  }

  static void standUp(GameState state, int figure) {
    state.figures().cure(figure, Condition.KNOCKED_DOWN);
    state.emit(STOOD_UP, state.figures().code(figure));
  }

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

  /** Returns whether a figure may try the cuffs: a Protagonist its own, any figure those of a friend in contact (KF-TRT-39b to 39e). */
  static boolean mayUncuff(GameState state, int figure, int cuffed) {
    Figures figures = state.figures();
    return figures.is(cuffed, Condition.HANDCUFFED) && (cuffed == figure ? figures.profile(figure).isProtagonist()
        : !figures.areEnemies(figure, cuffed) && Capabilities.areInContact(state.board(), figures, figure, cuffed));
  }

  static @Nullable Refusal uncuffRefusal(GameState state, int figure, int cuffed) {
    Figures figures = state.figures();
    return cuffed != figure ? Hands.refusal(figures, figure) : figures.is(figure, Condition.CUFFED_FOR_GOOD) ? NEVER_AGAIN : null;
  }

  static void breakCuffs(GameState state, int figure, int cuffed, int chi) {
    Figures figures = state.figures();
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
