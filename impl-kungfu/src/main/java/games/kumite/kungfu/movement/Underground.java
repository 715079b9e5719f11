package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Wards;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.combat.Casualty;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.item.Manholes;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FigureQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The ways down open manholes and up again (KF-LOC-41). */
public final class Underground {

  private static final Refusal COVERED = new Refusal("KF-LOC-41a", "manhole-covered");
  private static final Refusal TOO_LARGE = new Refusal("KF-LOC-41a", "too-large");
  private static final Refusal TOO_EARLY = new Refusal("KF-LOC-41d", "one-turn-later");
  private static final Refusal NO_ROOM = new Refusal("KF-LOC-41e", "no-room-above");
  private static final EventType DOWN =
      EventType.of("went-down", "KF-LOC-41a").named("figure", Figures::id).number("piece");
  private static final EventType UP = EventType.of("came-up", "KF-LOC-41e").named("figure", Figures::id).number("piece");

  private Underground() {}

  /** Returns why a figure cannot go down, null if it can: only those of ordinary size get through. */
  public static @Nullable Refusal entryRefusal(Fight fight, int figure, int piece) {
    return !Manholes.isOpen(fight, piece) ? COVERED : fight.figures().size(figure) != Size.NORMAL ? TOO_LARGE : null;
  }

  /** Makes a move down a manhole, as leaving combat (KF-LOC-41a). */
  public static void enter(Fight fight, int figure, int piece) {
    fight.then(Moving.of(fight, figure, middle(fight.board().piece(piece)), Gait.DOWN, 0));
  }

  private static long middle(Piece manhole) {
    return Place.of(manhole.outline.middleX(), manhole.outline.middleY(), 0);
  }

  /** Puts a figure that has come to the middle of a manhole down in it. */
  static void arrive(Fight fight, int figure) {
    for (int piece = 0; piece < fight.board().pieces(); piece++) {
      if (Manholes.isOpen(fight, piece) && middle(fight.board().piece(piece)) == fight.figures().place(figure)) {
        drop(fight, figure, piece);
        return;
      }
    }
  }

  private static void drop(Fight fight, int figure, int piece) {
    Figures figures = fight.figures();
    figures.put(figure, middle(fight.board().piece(piece)));
    Carrying.follow(fight, figure); // KF-RUL-161
    figures.goDown(figure, piece, fight.get(Num.TURNS));
    Casualty.letGo(fight, figure);
    figures.grappler(figure, Figures.NOBODY);
    fight.tell(DOWN, figures.code(figure), piece + 1);
  }

  /** Lists the manholes out of which a figure that is down can come; from its next own turn on (KF-LOC-41d). */
  public static void exits(Fight fight, int figure, Options out) {
    boolean isOwnTurn = fight.get(Num.ACTIVE) == fight.figures().gang(figure)
        && fight.get(Num.TURNS) > fight.figures().snared(figure);
    for (int piece = 0; piece < fight.board().pieces(); piece++) {
      if (Manholes.isOpen(fight, piece)) {
        out.add(fight.actions().of(Word.CLIMB_OUT, piece + 1),
            !isOwnTurn ? TOO_EARLY : places(fight, figure, piece).isEmpty() ? NO_ROOM : null);
      }
    }
  }

  private static List<Long> places(Fight fight, int figure, int piece) {
    List<Long> places = new ArrayList<>(Spots.besideItem(fight.board(), fight.figures(), figure,
        fight.figures().size(figure), fight.board().piece(piece).item));
    places.removeIf(place -> Wards.isShut(fight.figures(), figure, place)); // KF-TRT-67a
    return places;
  }

  /** Lets the figure come out of one; where it stands is asked. */
  public static void leave(Fight fight, int figure, int piece) {
    fight.then(new Exit(figure, piece));
  }

  /**
   * The choice of the place beside the manhole where a figure stands, one of those of KF-RUL-103 (KF-LOC-41e).
   *
   * @param figure the figure that comes out
   * @param piece the manhole
   */
  private record Exit(int figure, int piece) implements FigureQuestion {

    @Override
    public String kind() {
      return "climb-to";
    }

    @Override
    public void options(Fight fight, Options out) {
      for (long place : places(fight, figure, piece)) {
        out.add(Trip.to(fight, place));
      }
    }

    @Override
    public void chosen(Fight fight, Action action) {
      Figures figures = fight.figures();
      figures.cure(figure, Condition.INSIDE);
      figures.snare(figure, -1, 0);
      figures.put(figure, Trip.place((VerbAction) action));
      Carrying.follow(fight, figure);
      fight.tell(UP, figures.code(figure), piece + 1);
    }
  }

  /**
   * Asks the figures whom an enemy has charged that came from a place: each may slip into an open manhole beside him
   * (KF-LOC-41c).
   */
  static void offerToCharged(Fight fight, int charger, long from) {
    if (!fight.board().mayHave(Flag.MANHOLE.bit())) {
      return;
    }
    Figures figures = fight.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.areEnemies(charger, figure) && figures.gang(figure) != Figures.NEUTRAL
          && Able.areInContact(fight.board(), figures, charger, figure)
          && !Gaps.inContact(fight.board(), from, figures.size(charger), figures.place(figure), figures.size(figure))
          && along(fight, figure, figures.place(figure)) >= 0) {
        fight.then(new SlipIn(figure, figures.place(figure), null));
      }
    }
  }

  /** Returns the first open manhole by number that a figure touches on a straight way, and can slip into; -1 for none. */
  private static int along(Fight fight, int figure, long to) {
    Figures figures = fight.figures();
    long from = figures.place(figure);
    boolean isAble = isAble(figures, figure) && Place.level(from) == 0;
    for (int piece = 0; isAble && piece < fight.board().pieces(); piece++) {
      if (Manholes.isOpen(fight, piece) && isTouched(fight.board().piece(piece), from, to, figures.size(figure))) {
        return piece;
      }
    }
    return -1;
  }

  /** Returns whether a figure is beside a hole where its way begins, or comes by it. */
  private static boolean isTouched(Piece hole, long from, long to, Size size) {
    return Gaps.isAdjacent(hole, from, size) || !hole.outline.isClearOfWay(
        Place.x(from), Place.y(from), Place.x(to), Place.y(to), size.radius() + Gaps.TOUCH);
  }

  /** Returns the open manhole beside a figure that it can slip into, -1 for none. */
  public static int beside(Fight fight, int figure) {
    return fight.board().mayHave(Flag.MANHOLE.bit()) ? along(fight, figure, fight.figures().place(figure)) : -1;
  }

  /** Lets the figure slip into one (KF-LOC-41c). */
  public static void slip(Fight fight, int figure, int piece) {
    drop(fight, figure, piece);
  }

  private static boolean isAble(Figures figures, int figure) {
    return Able.isInPlay(figures, figure) && figures.size(figure) == Size.NORMAL
        && figures.grappler(figure) == Figures.NOBODY && figures.snare(figure) < 0
        && !figures.is(figure, Condition.TRANSFIXED) && !figures.is(figure, Condition.TIED_UP)
        && !figures.is(figure, Condition.CLIFFHANGING) && !figures.is(figure, Condition.STANCE);
  }

  /**
   * Asks a figure that would be pushed along a straight way whether it slips into an open manhole on it, and returns whether it
   * is asked (KF-LOC-41b).
   *
   * @param otherwise the step if it does not
   * @return whether it is asked
   */
  public static boolean offers(Fight fight, int figure, long to, Step<Fight> otherwise) {
    if (!fight.board().mayHave(Flag.MANHOLE.bit()) || fight.figures().gang(figure) == Figures.NEUTRAL
        || along(fight, figure, to) < 0) {
      return false;
    }
    fight.then(new SlipIn(figure, to, otherwise));
    return true;
  }

  /**
   * The choice whether a figure slips into a manhole on its way (D-54).
   *
   * @param figure the figure that may slip in
   * @param to the end of the way on which the manhole lies
   * @param otherwise the step if it does not, null for none
   */
  private record SlipIn(int figure, long to, @Nullable Step<Fight> otherwise) implements FigureQuestion {

    @Override
    public void run(Fight fight) {
      if (along(fight, figure, to) >= 0) {
        FigureQuestion.super.run(fight);
      }
    }

    @Override
    public String kind() {
      return "slip-in";
    }

    @Override
    public void options(Fight fight, Options out) {
      out.add(fight.actions().of(Word.SLIP_IN, along(fight, figure, to) + 1));
      out.add(fight.actions().of(Word.WAIVE));
    }

    @Override
    public void chosen(Fight fight, Action action) {
      VerbAction chosen = (VerbAction) action;
      if (chosen.verb() == Word.SLIP_IN) {
        drop(fight, figure, chosen.first() - 1);
      } else if (otherwise != null) {
        fight.then(otherwise);
      }
    }
  }
}
