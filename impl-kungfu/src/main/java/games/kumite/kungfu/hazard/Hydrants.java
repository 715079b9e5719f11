package games.kumite.kungfu.hazard;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Walls;
import games.kumite.kungfu.carrying.Hands;
import games.kumite.kungfu.combat.Fall;
import games.kumite.kungfu.combat.Harm;
import games.kumite.kungfu.combat.Harming;
import games.kumite.kungfu.combat.Recoil;
import games.kumite.kungfu.combat.Source;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.item.Tests;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FigureQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
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
  private static final EventType STRUCK = EventType.of("hydrant-struck", "KF-LOC-16b").number("piece").number("die");
  private static final EventType BURST = EventType.of("hydrant-burst", "KF-LOC-16c").number("piece");
  private static final EventType SPRAYED =
      EventType.of("sprayed", "KF-LOC-17b").named("figure", Figures::id).number("successes");
  private static final EventType ABSORBED = EventType.of("jet-absorbed", "KF-LOC-17d").named("figure", Figures::id);
  private static final EventType DRENCHED = EventType.of("fire-drenched", "KF-LOC-16d").named("figure", Figures::id);
  private static final EventType DOUSED = EventType.of("item-drenched", "KF-LOC-16d").number("item");

  private Hydrants() {}

  /** Returns whether a piece is an unbroken hydrant. */
  public static boolean isWhole(Fight fight, int piece) {
    return fight.board().isThere(piece) && fight.board().piece(piece).is(Flag.HYDRANT) && fight.wear(piece) != BROKEN;
  }

  /** Handles a bullet that hits it (KF-LOC-16b, KF-RUL-134). */
  public static void hitByBullet(Fight fight, int by, int piece) {
    strike(fight, fight.seatOf(by), piece, BY_BULLET);
  }

  /** Returns whether a grenade's blast covers it and breaks it (KF-LOC-16b). */
  public static boolean isBrokenByGrenade(Fight fight, int by, int piece) {
    return strike(fight, by == Figures.NOBODY ? Figures.NEUTRAL : fight.seatOf(by), piece, BY_GRENADE);
  }

  private static boolean strike(Fight fight, int seat, int piece, int needed) {
    if (!isWhole(fight, piece)) {
      return false;
    }
    int die = fight.roll("hydrant", seat, SIDES);
    fight.tell(STRUCK, piece + 1, die);
    if (die >= needed) {
      burst(fight, piece);
    }
    return die >= needed;
  }

  /** Destroys it: a figure within S is hit, and fires within L are out (KF-LOC-16c, KF-LOC-16d). */
  public static void burst(Fight fight, int piece) {
    fight.wear(piece, BROKEN);
    fight.tell(BURST, piece + 1);
    drench(fight, piece);
    int victim = victim(fight, piece);
    if (victim != Figures.NOBODY) {
      fight.then(Harming.plain(new Source(Figures.NOBODY, middle(fight, piece)), victim, Effect.Plain.KNOCKED_DOWN,
          Harming.Table.FALL));
    }
  }

  /** Returns one of the figures within S, each as likely as the others. */
  private static int victim(Fight fight, int piece) {
    int near = 0;
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      near += isWithin(fight, figure, piece, Stick.SHORT) ? 1 : 0;
    }
    int left = near == 0 ? -1 : fight.random().pick("hydrant-victim", 0, near);
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      if (isWithin(fight, figure, piece, Stick.SHORT) && left-- == 0) {
        return figure;
      }
    }
    return Figures.NOBODY;
  }

  private static boolean isWithin(Fight fight, int figure, int piece, Stick stick) {
    Figures figures = fight.figures();
    return Able.isInPlay(figures, figure) && !figures.is(figure, Condition.INSIDE)
        && Gaps.isNear(fight.board().piece(piece), figures.place(figure), figures.size(figure), stick.length());
  }

  private static void drench(Fight fight, int piece) {
    Figures figures = fight.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      boolean isBurning = figures.is(figure, Condition.BURNING_BY_FIREBALL) || figures.is(figure, Condition.BURNING_BY_HOT_SPOT);
      if (isBurning && isWithin(fight, figure, piece, Stick.LONG)) {
        figures.cure(figure, Condition.BURNING_BY_FIREBALL);
        figures.cure(figure, Condition.BURNING_BY_HOT_SPOT);
        fight.tell(DRENCHED, figures.code(figure));
      }
    }
    for (long items = fight.burning(); items != 0; items &= items - 1) {
      int item = Long.numberOfTrailingZeros(items);
      if (isReached(fight.board(), item, middle(fight, piece))) {
        fight.quench(item);
        fight.tell(DOUSED, item + 1);
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

  private static long middle(Fight fight, int piece) {
    Piece hydrant = fight.board().piece(piece);
    return Place.of(hydrant.outline.middleX(), hydrant.outline.middleY(), hydrant.base);
  }

  /** Activates it against a figure: a whole one may break, from a broken one the jet comes (KF-RUL-94). */
  public static void activate(Fight fight, int figure, int piece) {
    if (!isWhole(fight, piece)) {
      fight.then(new Spray(figure, piece));
    } else if (fight.roll("break", Figures.NEUTRAL, SIDES) + VERY_HARD >= BREAKS) {
      burst(fight, piece);
    }
  }

  /** The jet: two successes on three dice dodge it (KF-LOC-17b to 17d). */
  private record Spray(int figure, int piece) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      Figures figures = fight.figures();
      long from = middle(fight, piece);
      if (Walls.isBetween(figures, from, figures.place(figure))) {
        fight.tell(ABSORBED, figures.code(figure));
      } else if (!Tests.isWaiting(fight, figure, Tests.DICE, this)) {
        int successes = Tests.successes(fight, figure, "jet");
        fight.tell(SPRAYED, figures.code(figure), successes);
        if (successes < DODGE && figures.is(figure, Condition.CLIFFHANGING)) {
          Fall.fromTheEdge(fight, figure, Figures.NOBODY); // KF-STU-17
        } else if (successes < DODGE) {
          fight.then(Recoil.from(figure, from, 0, Stick.SHORT.length(), Figures.NOBODY), new Felled(figure));
        }
      }
    }
  }

  /** The fall of a figure that the jet has hit. */
  private record Felled(int figure) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      if (Able.isInPlay(fight.figures(), figure) && !fight.figures().is(figure, Condition.CLIFFHANGING)) {
        Harm.fell(fight, figure, Figures.NOBODY); // KF-RUL-176
      }
    }
  }

  /** Returns why a figure cannot turn the jet of a hydrant against any figure, null if it can (KF-LOC-17a). */
  public static @Nullable Refusal jetRefusal(Fight fight, int figure, int piece) {
    if (isWhole(fight, piece)) {
      return WHOLE;
    }
    Refusal bound = Hands.refusal(fight.figures(), figure);
    if (bound != null) {
      return bound;
    }
    for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
      if (isTarget(fight, figure, enemy, piece)) {
        return null;
      }
    }
    return NOBODY;
  }

  /** Returns whether an enemy is within M and in line of sight of the hydrant (KF-RUL-134). */
  private static boolean isTarget(Fight fight, int figure, int enemy, int piece) {
    return fight.figures().areEnemies(figure, enemy) && isWithin(fight, enemy, piece, Stick.MEDIUM)
        && Sight.isMutual(fight.board().without(piece), fight.figures(), Sight.UNPLACED, middle(fight, piece),
            Size.NORMAL, enemy);
  }

  /**
   * The choice of the figure against which the jet is turned (KF-LOC-17a).
   *
   * @param figure the figure that turns it
   * @param piece the hydrant
   */
  public record Jet(int figure, int piece) implements FigureQuestion {

    @Override
    public String kind() {
      return "jet-target";
    }

    @Override
    public boolean answersItself() {
      return true;
    }

    @Override
    public void options(Fight fight, Options out) {
      for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
        if (isTarget(fight, figure, enemy, piece)) {
          out.add(fight.actions().of(Word.AT, Names.of(fight.figures(), enemy)));
        }
      }
    }

    @Override
    public void chosen(Fight fight, Action action) {
      fight.then(new Spray(Names.figure(fight.figures(), ((VerbAction) action).first()), piece));
    }
  }
}
