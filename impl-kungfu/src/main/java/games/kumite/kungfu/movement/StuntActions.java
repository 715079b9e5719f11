package games.kumite.kungfu.movement;

import games.kumite.kungfu.chi.Casting;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Price;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.FlyingSwords;
import games.kumite.kungfu.figure.Footing;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** Moves of other kinds than a walk, as actions (KF-STU, D-15). */
public final class StuntActions {

  private static final Refusal NO_ACROBAT = new Refusal("KF-TRT-01d", "lacks-the-trait");
  private static final Refusal CANNOT_HOVER = new Refusal("KF-TRT-47a", "lacks-the-trait");
  private static final Refusal CANNOT_TELEPORT = new Refusal("KF-TRT-71a", "lacks-the-trait");
  private static final Refusal ONCE = new Refusal("KF-TRT-01d", "once-a-turn");
  private static final Refusal NOT_A_LEAPER = new Refusal("KF-STU-02", "not-a-leaper");
  private static final Refusal LIMPING = new Refusal("KF-CON-01", "limping");
  private static final Refusal BURDENED = new Refusal("KF-PLT-04c", "burdened");
  private static final Refusal NO_OBSTACLE = new Refusal("KF-LOC-37a", "no-obstacle");
  private static final Refusal NO_ROPE = new Refusal("KF-STU-08", "no-rope");
  private static final Refusal TOO_LARGE = new Refusal("KF-STU-11", "too-large");
  private static final Refusal LEVITATED = new Refusal("KF-TRT-47b", "once-a-turn");
  private static final Refusal GROUNDED = new Refusal("KF-TRT-47c", "grounded");
  private static final Refusal LEVITATES = new Refusal("KF-TRT-47d", "levitates");
  private static final Refusal NO_ICE = new Refusal("KF-LOC-28a", "no-ice");
  private static final EventType HOVERS = EventType.of("hovers", "KF-TRT-47d").word("figure", Figures::id);

  private StuntActions() {}

  /** Returns why a figure cannot jump, null if it can. */
  public static @Nullable Refusal jumpRefusal(GameState state, int figure) {
    Figures figures = state.figures();
    boolean isNear = Moves.isNear(state.board(), figures.place(figure), Flag.LINEAR,
        MoveDistance.stick(figures, figure).reach(figures.size(figure)));
    return isNear && !Capabilities.has(figures, figure, Trait.FLYING) && !figures.is(figure, Condition.CRAWLING) ? null : NO_OBSTACLE;
  }

  /** Returns why a figure cannot make a Chi Leap, null if it can. */
  public static @Nullable Refusal leapRefusal(GameState state, int figure) {
    Figures figures = state.figures();
    boolean isJumper = Capabilities.has(figures, figure, Trait.JUMPER); // KF-TRT-45
    if (!isJumper && !figures.profile(figure).isProtagonist()) {
      return NOT_A_LEAPER;
    }
    if (figures.is(figure, Condition.LIMPING)) {
      return LIMPING;
    }
    if (figures.has(figure, PlotDeed.BURDENED)) {
      return BURDENED;
    }
    return isJumper ? null : Chi.refusal(state, figures.gang(figure), 1, Price.LEAP);
  }

  /** Returns whether a friend lies beside a figure that can be taken along in a leap. */
  public static boolean isFallenFriend(GameState state, int figure, int friend) {
    Figures figures = state.figures();
    return friend != figure && !figures.areEnemies(figure, friend) && figures.is(friend, Condition.KNOCKED_OUT)
        && figures.isPlaced(friend) && !figures.is(friend, Condition.DEAD) && !FlyingSwords.isSword(figures, friend)
        && figures.carrier(friend) == Figures.NOBODY
        && Capabilities.areBeside(state.board(), figures, figure, friend);
  }

  /** Returns why a figure cannot bend its move, null if it can. */
  public static @Nullable Refusal bendRefusal(GameState state, int figure) {
    Figures figures = state.figures();
    return !Capabilities.has(figures, figure, Trait.ACROBAT) ? NO_ACROBAT
        : figures.is(figure, Condition.LIMPING) ? LIMPING
        : figures.has(figure, PlotDeed.BURDENED) ? BURDENED
        : figures.is(figure, Condition.BENT) ? ONCE : null;
  }

  /** Returns why a figure cannot skate, null if it can. */
  public static @Nullable Refusal skateRefusal(GameState state, int figure) {
    return Footing.isBeside(state, figure, Flag.ICE) && !Capabilities.has(state.figures(), figure, Trait.FLYING) ? null : NO_ICE;
  }

  /** Returns why a figure cannot levitate, null if it can. */
  public static @Nullable Refusal levitationRefusal(GameState state, int figure) {
    Figures figures = state.figures();
    return !Capabilities.has(figures, figure, Trait.LEVITATION) ? CANNOT_HOVER
        : figures.is(figure, Condition.GROUNDED) ? GROUNDED
        : figures.is(figure, Condition.LEVITATED) ? LEVITATED : Casting.refusal(state, figure, 0); // KF-RUL-88
  }

  /** Returns why a figure cannot begin to levitate again, null if it can. */
  public static @Nullable Refusal hoverRefusal(GameState state, int figure) {
    return !Capabilities.has(state.figures(), figure, Trait.LEVITATION) ? CANNOT_HOVER
        : state.figures().is(figure, Condition.GROUNDED) ? Casting.refusal(state, figure, 0) : LEVITATES;
  }

  /** Returns why a figure cannot swing on a rope, null if it can. */
  public static @Nullable Refusal swingRefusal(GameState state, int figure) {
    Figures figures = state.figures();
    return Swing.top(state, figure) == 0 ? NO_ROPE : figures.size(figure) != Size.NORMAL ? TOO_LARGE
        : figures.has(figure, PlotDeed.BURDENED) ? BURDENED : null;
  }

  /** Returns why a figure cannot teleport, null if it can. */
  public static @Nullable Refusal teleportRefusal(GameState state, int figure) {
    Figures figures = state.figures();
    return !Capabilities.has(figures, figure, Trait.TELEPORTATION) ? CANNOT_TELEPORT
        : figures.has(figure, PlotDeed.BURDENED) ? BURDENED : Casting.refusalInCombat(state, figure, 1); // KF-RUL-88
  }

  /** Returns the kind of move that a verb begins; a skate shows at once whether it ends well (KF-LOC-28). */
  public static MoveType gait(GameState state, int figure, ActionVerb verb) {
    return verb != ActionVerb.SKATE ? MoveType.of(verb) : Footing.test(state, figure, "skate") ? MoveType.SKATE : MoveType.SKID;
  }

  /** Notes what a chosen move has to keep, before its end is chosen. */
  public static void begin(GameState state, int figure, VerbAction action) {
    Figures figures = state.figures();
    Contacts.touch(state, figure);
    switch ((ActionVerb) action.verb()) {
      case LEVITATE -> figures.inflict(figure, Condition.LEVITATED);
      case LEAP_WITH -> figures.carrier(FigureNames.figure(figures, action.first()), figure); // KF-STU-03
      default -> { }
    }
  }

  /** Begins Levitation again (KF-TRT-47d). */
  public static void hover(GameState state, int figure) {
    Casting.pay(state, figure, 0); // KF-TRT-78e
    state.figures().cure(figure, Condition.GROUNDED);
    state.emit(HOVERS, state.figures().code(figure));
  }
}
