package games.kumite.kungfu.hazard;

import games.kumite.api.Action;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.effect.EffectExecutor;
import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.effect.Fall;
import games.kumite.kungfu.effect.Recoil;
import games.kumite.kungfu.effect.Source;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Hands;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.figure.WaterWalls;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.TargetChoice;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** Fire hydrants, and the jets of broken ones (KF-LOC-16, KF-LOC-17, KF-RUL-134). */
public final class Hydrants {

  private static final int BROKEN = 1;
  private static final int SIDES = 6;
  private static final int BREAKS = 4;
  private static final int VERY_HARD = -2;
  private static final int BY_BULLET = 4; // KF-LOC-16b
  private static final int BY_GRENADE = 3;
  private static final int DODGE = 2; // KF-LOC-17b
  private static final Refusal WHOLE = new Refusal("KF-RUL-134", "hydrant-whole");
  private static final Refusal NOBODY = new Refusal("KF-RUL-134", "nobody-before-the-jet");
  private static final EventType STRUCK = EventType.of("hydrant-struck", "KF-LOC-16b").word("piece", Whereabouts::piece).number("die");
  private static final EventType BURST = EventType.of("hydrant-burst", "KF-LOC-16c").word("piece", Whereabouts::piece);
  private static final EventType SPRAYED =
      EventType.of("sprayed", "KF-LOC-17b").word("figure", Figures::id).number("successes");
  private static final EventType ABSORBED = EventType.of("jet-absorbed", "KF-LOC-17d").word("figure", Figures::id);
  private static final EventType DRENCHED = EventType.of("fire-drenched", "KF-LOC-16d").word("figure", Figures::id);
  private static final EventType DOUSED = EventType.of("item-drenched", "KF-LOC-16d").word("item", Whereabouts::item);

  private Hydrants() {}

  /** Returns whether a piece is an unbroken hydrant. */
  public static boolean isWhole(GameState state, int piece) {
    return state.board().isThere(piece) && state.board().piece(piece).is(Flag.HYDRANT) && state.wear(piece) != BROKEN;
  }

  /** Handles a bullet that hits it (KF-LOC-16b, KF-RUL-134). */
  public static void hitByBullet(GameState state, int by, int piece) {
    strike(state, state.seatOf(by), piece, BY_BULLET);
  }

  /** Returns whether a grenade's blast covers it and breaks it (KF-LOC-16b). */
  public static boolean isBrokenByGrenade(GameState state, int by, int piece) {
    return strike(state, by == Figures.NOBODY ? Figures.NEUTRAL : state.seatOf(by), piece, BY_GRENADE);
  }

  private static boolean strike(GameState state, int seat, int piece, int needed) {
    if (!isWhole(state, piece)) {
      return false;
    }
    int die = state.roll("hydrant", seat, SIDES);
    state.emit(STRUCK, piece + 1, die);
    if (die >= needed) {
      burst(state, piece);
    }
    return die >= needed;
  }

  /** Destroys it: a figure within S is hit, and fires within L are out (KF-LOC-16c, KF-LOC-16d). */
  public static void burst(GameState state, int piece) {
    state.wear(piece, BROKEN);
    state.emit(BURST, piece + 1);
    drench(state, piece);
    int victim = victim(state, piece);
    if (victim != Figures.NOBODY) {
      state.then(EffectResolution.plain(new Source(Figures.NOBODY, middle(state, piece)), victim, Effect.Plain.KNOCKED_DOWN,
          EffectResolution.Table.FALL));
    }
  }

  /** Returns one of the figures within S, each as likely as the others. */
  private static int victim(GameState state, int piece) {
    int near = state.figures().count(figure -> isWithin(state, figure, piece, Stick.SHORT));
    int left = near == 0 ? -1 : state.random().pick("hydrant-victim", 0, near);
    for (int figure = 0; figure < state.figures().count(); figure++) {
      if (isWithin(state, figure, piece, Stick.SHORT) && left-- == 0) {
        return figure;
      }
    }
    return Figures.NOBODY;
  }

  private static boolean isWithin(GameState state, int figure, int piece, Stick stick) {
    Figures figures = state.figures();
    return Capabilities.isInPlay(figures, figure) && !figures.is(figure, Condition.INSIDE)
        && Gaps.isNear(state.board().piece(piece), figures.place(figure), figures.size(figure), stick.length());
  }

  private static void drench(GameState state, int piece) {
    Figures figures = state.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      boolean isBurning = figures.is(figure, Condition.BURNING_BY_FIREBALL) || figures.is(figure, Condition.BURNING_BY_HOT_SPOT);
      if (isBurning && isWithin(state, figure, piece, Stick.LONG)) {
        figures.cure(figure, Condition.BURNING_BY_FIREBALL);
        figures.cure(figure, Condition.BURNING_BY_HOT_SPOT);
        state.emit(DRENCHED, figures.code(figure));
      }
    }
    for (long items = state.burning(); items != 0; items &= items - 1) {
      int item = Long.numberOfTrailingZeros(items);
      if (isReached(state.board(), item, middle(state, piece))) {
        state.quench(item);
        state.emit(DOUSED, item + 1);
      }
    }
  }

  private static boolean isReached(Board board, int item, long middle) {
    for (int i = 0; i < board.pieces(); i++) {
      if (board.item(i) == item && board.isThere(i)
          && board.piece(i).outline.isWithin(Place.x(middle), Place.y(middle), Stick.LONG.length())) {
        return true;
      }
    }
    return false;
  }

  private static long middle(GameState state, int piece) {
    Piece hydrant = state.board().piece(piece);
    return Place.of(hydrant.outline.middleX(), hydrant.outline.middleY(), hydrant.base);
  }

  /** Activates it against a figure: a whole one may break, from a broken one the jet comes (KF-RUL-94). */
  public static void activate(GameState state, int figure, int piece) {
    if (!isWhole(state, piece)) {
      state.then(new Spray(figure, piece));
    } else if (state.roll("break", Figures.NEUTRAL, SIDES) + VERY_HARD >= BREAKS) {
      burst(state, piece);
    }
  }

  /** The jet: two successes on three dice dodge it (KF-LOC-17b to 17d). */
  private record Spray(int figure, int piece) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      Figures figures = state.figures();
      long from = middle(state, piece);
      if (WaterWalls.isBetween(figures, from, figures.place(figure))) {
        state.emit(ABSORBED, figures.code(figure));
      } else if (!IChing.isWaiting(state, figure, QualityTest.DICE, this)) {
        int successes = QualityTest.successes(state, "jet", figure);
        state.emit(SPRAYED, figures.code(figure), successes);
        if (successes < DODGE && figures.is(figure, Condition.CLIFFHANGING)) {
          Fall.fromTheEdge(state, figure, Figures.NOBODY); // KF-STU-17
        } else if (successes < DODGE) {
          state.then(Recoil.from(figure, from, 0, Stick.SHORT.length(), Figures.NOBODY), new Felled(figure));
        }
      }
    }
  }

  /** The fall of a figure that the jet has hit. */
  private record Felled(int figure) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (Capabilities.isInPlay(state.figures(), figure) && !state.figures().is(figure, Condition.CLIFFHANGING)) {
        EffectExecutor.fell(state, figure, Figures.NOBODY); // KF-RUL-176
      }
    }
  }

  /** Returns why a figure cannot turn the jet of a hydrant against any figure, null if it can (KF-LOC-17a). */
  public static @Nullable Refusal jetRefusal(GameState state, int figure, int piece) {
    if (isWhole(state, piece)) {
      return WHOLE;
    }
    Refusal bound = Hands.refusal(state.figures(), figure);
    if (bound != null) {
      return bound;
    }
    return state.figures().any(enemy -> isTarget(state, figure, enemy, piece)) ? null : NOBODY;
  }

  /** Returns whether an enemy is within M and in line of sight of the hydrant (KF-RUL-134). */
  private static boolean isTarget(GameState state, int figure, int enemy, int piece) {
    return state.figures().areEnemies(figure, enemy) && isWithin(state, enemy, piece, Stick.MEDIUM)
        && Sight.isMutual(state.board().without(piece), state.figures(), Sight.UNPLACED, middle(state, piece),
            Size.NORMAL, enemy);
  }

  /**
   * The choice of the figure against which the jet is turned (KF-LOC-17a).
   *
   * @param figure the figure that turns it
   * @param piece the hydrant
   */
  public record Jet(int figure, int piece) implements Question<GameState>, TargetChoice {

    @Override
    public String kind() {
      return "jet-target";
    }

    @Override
    public boolean isTarget(GameState state, int enemy) {
      return Hydrants.isTarget(state, figure, enemy, piece);
    }

    @Override
    public void execute(GameState state, Action action) {
      state.then(new Spray(TargetChoice.target(state, action), piece));
    }
  }
}
