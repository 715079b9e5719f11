package games.kumite.kungfu.movement;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** Deep water: figures that sink, and figures that drown (KF-LOC-59, KF-LOC-60, KF-RUL-115, KF-RUL-141). */
public final class Water {

  private static final Refusal NO_ARMOUR = new Refusal("KF-LOC-59c", "no-armour");
  private static final Refusal NO_WATER = new Refusal("KF-LOC-59c", "no-deep-water");
  private static final EventType DROWNED = EventType.of("drowned", "KF-RUL-115").word("figure", Figures::id);
  private static final EventType UNDER = EventType.of("under-water", "KF-LOC-60c").word("figure", Figures::id)
      .number("turns");
  private static final EventType SHED = EventType.of("armour-shed", "KF-LOC-59c").word("figure", Figures::id);

  private static final EventType QUENCHED = EventType.of("fire-quenched", "KF-RUL-120").word("figure", Figures::id);

  private Water() {}

  /** Returns whether a figure is in deep water: one that levitates is not (KF-TRT-47a). */
  public static boolean isIn(GameState state, int figure) {
    return isOver(state, figure) && !Capabilities.isLevitating(state.figures(), figure);
  }

  private static boolean isOver(GameState state, int figure) {
    long place = state.figures().place(figure);
    return Capabilities.isInPlay(state.figures(), figure) && Place.level(place) == 0
        && !Capabilities.has(state.figures(), figure, Trait.FLYING)
        && TerrainEffect.is(state.board().ground(Place.x(place), Place.y(place), 0), Flag.DEEP);
  }

  /** Returns whether a figure gets on in deep water by swimming alone (KF-LOC-59b). */
  static boolean swims(GameState state, int figure) {
    return state.board().mayHave(Flag.DEEP.bit()) && isOver(state, figure)
        && !Capabilities.has(state.figures(), figure, Trait.AMPHIBIOUS) && !state.figures().is(figure, Condition.WATERWALKING);
  }

  /** Returns why a figure cannot shed its Armour, null if it can: it is in deep water, or near it. */
  public static @Nullable Refusal shedRefusal(GameState state, int figure) {
    Figures figures = state.figures();
    return !Capabilities.has(figures, figure, Trait.ARMOUR) ? NO_ARMOUR
        : Moves.isNear(state.board(), figures.place(figure), Flag.DEEP,
            Stick.LONG.length() + figures.size(figure).radius() + 1) ? null // KF-RUL-141: a gap of L at most
        : NO_WATER;
  }

  /** Sheds the figure's Armour for the rest of the game. */
  public static void shed(GameState state, int figure) {
    state.figures().inflict(figure, Condition.SHED_ARMOUR);
    state.emit(SHED, state.figures().code(figure));
  }

  /** Quenches everything that burns in deep water (KF-RUL-120). */
  public static void quench(GameState state) {
    Figures figures = state.figures();
    for (int figure = 0; state.board().mayHave(Flag.DEEP.bit()) && figure < figures.count(); figure++) {
      boolean isBurning = figures.is(figure, Condition.BURNING_BY_FIREBALL) || figures.is(figure, Condition.BURNING_BY_HOT_SPOT);
      if (isBurning && isIn(state, figure) && !figures.is(figure, Condition.WATERWALKING)) {
        figures.cure(figure, Condition.BURNING_BY_FIREBALL);
        figures.cure(figure, Condition.BURNING_BY_HOT_SPOT);
        state.emit(QUENCHED, figures.code(figure));
      }
    }
  }

  /** Sinks a figure at the end of its activation: one that cannot swim at all is drowned (KF-RUL-115). */
  public static void sink(GameState state, int figure) {
    Figures figures = state.figures();
    if (figure == Figures.NOBODY || !isIn(state, figure) || Capabilities.has(figures, figure, Trait.AMPHIBIOUS)) {
      return;
    }
    boolean isSinking = figures.is(figure, Condition.HANDCUFFED)
        || figures.is(figure, Condition.WATERWALKING) && Capabilities.has(figures, figure, Trait.ARMOUR); // KF-TRT-77b
    if (isSinking) {
      drown(state, figure);
      state.then(state.callbacks().settle()); // KF-RUL-175
    }
  }

  /** Counts the breath of those under water at the end of a gang's turn: they drown after C turns (KF-LOC-60c, KF-RUL-141). */
  public static void breathe(GameState state, int gang) {
    Figures figures = state.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.gang(figure) == gang) {
        breathe(state, figures, figure);
      }
    }
  }

  private static void breathe(GameState state, Figures figures, int figure) {
    if (!isUnder(state, figure)) {
      if (figures.breath(figure) > 0) {
        figures.breath(figure, 0);
      }
      return;
    }
    figures.breath(figure, figures.breath(figure) + 1);
    state.emit(UNDER, figures.code(figure), figures.breath(figure));
    if (figures.breath(figure) >= Math.max(1, figures.combat(figure))) {
      drown(state, figure);
    }
  }

  /** Returns whether a figure is drawn down by Armour, or held under (KF-LOC-59c, KF-LOC-60b). */
  private static boolean isUnder(GameState state, int figure) {
    Figures figures = state.figures();
    int grappler = figures.grappler(figure);
    boolean isHeld = Capabilities.isHeld(figures, figure) && Capabilities.isInPlay(figures, grappler);
    return isIn(state, figure) && !Capabilities.has(figures, figure, Trait.AMPHIBIOUS)
        && !figures.is(figure, Condition.WATERWALKING) && (isHeld || Capabilities.has(figures, figure, Trait.ARMOUR));
  }

  private static void drown(GameState state, int figure) {
    state.emit(DROWNED, state.figures().code(figure));
    Casualty.kill(state, figure, Figures.NOBODY);
  }
}
