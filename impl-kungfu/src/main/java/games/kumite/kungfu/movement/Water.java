package games.kumite.kungfu.movement;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.combat.Casualty;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** Deep water: figures that sink, and figures that drown (KF-LOC-59, KF-LOC-60, KF-RUL-115, KF-RUL-141). */
public final class Water {

  private static final Refusal NO_ARMOUR = new Refusal("KF-LOC-59c", "no-armour");
  private static final Refusal NO_WATER = new Refusal("KF-LOC-59c", "no-deep-water");
  private static final EventType DROWNED = EventType.of("drowned", "KF-RUL-115").named("figure", Figures::id);
  private static final EventType UNDER = EventType.of("under-water", "KF-LOC-60c").named("figure", Figures::id)
      .number("turns");
  private static final EventType SHED = EventType.of("armour-shed", "KF-LOC-59c").named("figure", Figures::id);

  private static final EventType QUENCHED = EventType.of("fire-quenched", "KF-RUL-120").named("figure", Figures::id);

  private Water() {}

  /** Returns whether a figure is in deep water: one that levitates is not (KF-TRT-47a). */
  public static boolean isIn(Fight fight, int figure) {
    return isOver(fight, figure) && !Able.isLevitating(fight.figures(), figure);
  }

  private static boolean isOver(Fight fight, int figure) {
    long place = fight.figures().place(figure);
    return Able.isInPlay(fight.figures(), figure) && Place.level(place) == 0
        && !Able.has(fight.figures(), figure, Trait.FLYING)
        && Terrain.is(fight.board().ground(Place.x(place), Place.y(place), 0), Flag.DEEP);
  }

  /** Returns whether a figure gets on in deep water by swimming alone (KF-LOC-59b). */
  static boolean swims(Fight fight, int figure) {
    return fight.board().mayHave(Flag.DEEP.bit()) && isOver(fight, figure)
        && !Able.has(fight.figures(), figure, Trait.AMPHIBIOUS) && !fight.figures().is(figure, Condition.WATERWALKING);
  }

  /** Returns why a figure cannot shed its Armour, null if it can: it is in deep water, or near it. */
  static @Nullable Refusal shedRefusal(Fight fight, int figure) {
    Figures figures = fight.figures();
    return !Able.has(figures, figure, Trait.ARMOUR) ? NO_ARMOUR
        : Moves.isNear(fight.board(), figures.place(figure), Flag.DEEP,
            Stick.LONG.length() + figures.size(figure).radius() + 1) ? null // KF-RUL-141: a gap of L at most
        : NO_WATER;
  }

  /** Sheds the figure's Armour for the rest of the game. */
  static void shed(Fight fight, int figure) {
    fight.figures().inflict(figure, Condition.SHED_ARMOUR);
    fight.tell(SHED, fight.figures().code(figure));
  }

  /** Quenches everything that burns in deep water (KF-RUL-120). */
  public static void quench(Fight fight) {
    Figures figures = fight.figures();
    for (int figure = 0; fight.board().mayHave(Flag.DEEP.bit()) && figure < figures.count(); figure++) {
      boolean isBurning = figures.is(figure, Condition.BURNING_BY_FIREBALL) || figures.is(figure, Condition.BURNING_BY_HOT_SPOT);
      if (isBurning && isIn(fight, figure) && !figures.is(figure, Condition.WATERWALKING)) {
        figures.cure(figure, Condition.BURNING_BY_FIREBALL);
        figures.cure(figure, Condition.BURNING_BY_HOT_SPOT);
        fight.tell(QUENCHED, figures.code(figure));
      }
    }
  }

  /** Sinks a figure at the end of its activation: one that cannot swim at all is drowned (KF-RUL-115). */
  public static void sink(Fight fight, int figure) {
    Figures figures = fight.figures();
    if (figure == Figures.NOBODY || !isIn(fight, figure) || Able.has(figures, figure, Trait.AMPHIBIOUS)) {
      return;
    }
    boolean isSinking = figures.is(figure, Condition.HANDCUFFED)
        || figures.is(figure, Condition.WATERWALKING) && Able.has(figures, figure, Trait.ARMOUR); // KF-TRT-77b
    if (isSinking) {
      drown(fight, figure);
      fight.then(fight.sequels().settle()); // KF-RUL-175
    }
  }

  /** Counts the breath of those under water at the end of a gang's turn: they drown after C turns (KF-LOC-60c, KF-RUL-141). */
  public static void breathe(Fight fight, int gang) {
    Figures figures = fight.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.gang(figure) == gang) {
        breathe(fight, figures, figure);
      }
    }
  }

  private static void breathe(Fight fight, Figures figures, int figure) {
    if (!isUnder(fight, figure)) {
      if (figures.breath(figure) > 0) {
        figures.breath(figure, 0);
      }
      return;
    }
    figures.breath(figure, figures.breath(figure) + 1);
    fight.tell(UNDER, figures.code(figure), figures.breath(figure));
    if (figures.breath(figure) >= Math.max(1, figures.combat(figure))) {
      drown(fight, figure);
    }
  }

  /** Returns whether a figure is drawn down by Armour, or held under (KF-LOC-59c, KF-LOC-60b). */
  private static boolean isUnder(Fight fight, int figure) {
    Figures figures = fight.figures();
    int grappler = figures.grappler(figure);
    boolean isHeld = Able.isHeld(figures, figure) && Able.isInPlay(figures, grappler);
    return isIn(fight, figure) && !Able.has(figures, figure, Trait.AMPHIBIOUS)
        && !figures.is(figure, Condition.WATERWALKING) && (isHeld || Able.has(figures, figure, Trait.ARMOUR));
  }

  private static void drown(Fight fight, int figure) {
    fight.tell(DROWNED, fight.figures().code(figure));
    Casualty.kill(fight, figure, Figures.NOBODY);
  }
}
