package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.SpiritWards;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.scenery.ManholeCovers;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PointChoice;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The ways down open manholes and up again (KF-LOC-41). */
public final class ManholeMoves {

  private static final Refusal COVERED = new Refusal("KF-LOC-41a", "manhole-covered");
  private static final Refusal TOO_LARGE = new Refusal("KF-LOC-41a", "too-large");
  private static final Refusal TOO_EARLY = new Refusal("KF-LOC-41d", "one-turn-later");
  private static final Refusal NO_ROOM = new Refusal("KF-LOC-41e", "no-room-above");
  private static final EventType DOWN =
      EventType.of("went-down", "KF-LOC-41a").word("figure", Figures::id).word("piece", Whereabouts::piece);
  private static final EventType UP = EventType.of("came-up", "KF-LOC-41e").word("figure", Figures::id).word("piece", Whereabouts::piece);

  private ManholeMoves() {}

  /** Returns why a figure cannot go down, null if it can: only those of ordinary size get through. */
  public static @Nullable Refusal entryRefusal(GameState state, int figure, int piece) {
    return !ManholeCovers.isOpen(state, piece) ? COVERED : state.figures().size(figure) != Size.NORMAL ? TOO_LARGE : null;
  }

  /** Makes a move down a manhole, as leaving combat (KF-LOC-41a). */
  public static void enter(GameState state, int figure, int piece) {
    state.then(MoveResolution.of(state, figure, middle(state.board().piece(piece)), MoveType.DOWN, 0));
  }

  private static long middle(Piece manhole) {
    return Place.of(manhole.outline.middleX(), manhole.outline.middleY(), 0);
  }

  /** Puts a figure that has come to the middle of a manhole down in it. */
  static void arrive(GameState state, int figure) {
    for (int piece = 0; piece < state.board().pieces(); piece++) {
      if (ManholeCovers.isOpen(state, piece) && middle(state.board().piece(piece)) == state.figures().place(figure)) {
        drop(state, figure, piece);
        return;
      }
    }
  }

  private static void drop(GameState state, int figure, int piece) {
    Figures figures = state.figures();
    figures.put(figure, middle(state.board().piece(piece)));
    CarriedObjects.follow(state, figure); // KF-RUL-161
    figures.goDown(figure, piece, state.get(Counters.TURNS));
    Casualty.letGo(state, figure);
    figures.grappler(figure, Figures.NOBODY);
    state.emit(DOWN, figures.code(figure), piece + 1);
  }

  /** Returns whether a figure that is down could come out of a manhole. */
  public static boolean isExit(GameState state, int figure, int manhole) {
    return ManholeCovers.isOpen(state, manhole);
  }

  /** Returns why a figure cannot come out, null if it can: from its next own turn on (KF-LOC-41d). */
  public static @Nullable Refusal exitRefusal(GameState state, int figure, int manhole) {
    boolean isOwnTurn = state.get(Counters.ACTIVE) == state.figures().gang(figure)
        && state.get(Counters.TURNS) > state.figures().snared(figure);
    return !isOwnTurn ? TOO_EARLY : places(state, figure, manhole).isEmpty() ? NO_ROOM : null;
  }

  private static List<Long> places(GameState state, int figure, int piece) {
    List<Long> places = new ArrayList<>(Spots.besideItem(state.board(), state.figures(), figure,
        state.figures().size(figure), state.board().piece(piece).item));
    places.removeIf(place -> SpiritWards.isShut(state.figures(), figure, place)); // KF-TRT-67a
    return places;
  }

  /** Lets the figure come out of one; where it stands is asked. */
  public static void leave(GameState state, int figure, int piece) {
    state.then(new Exit(figure, piece));
  }

  /**
   * The choice of the place beside the manhole where a figure stands, one of those of KF-RUL-103 (KF-LOC-41e).
   *
   * @param figure the figure that comes out
   * @param piece the manhole
   */
  private record Exit(int figure, int piece) implements Question<GameState>, FigureChoice {

    @Override
    public String kind() {
      return "climb-to";
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      for (long place : places(state, figure, piece)) {
        out.add(TargetedMove.to(state, place));
      }
    }

    @Override
    public void execute(GameState state, Action action) {
      Figures figures = state.figures();
      figures.cure(figure, Condition.INSIDE);
      figures.snare(figure, -1, 0);
      figures.put(figure, PointChoice.point(action));
      CarriedObjects.follow(state, figure);
      state.emit(UP, figures.code(figure), piece + 1);
    }
  }

  /**
   * Asks the figures whom an enemy has charged that came from a place: each may slip into an open manhole beside him
   * (KF-LOC-41c).
   */
  static void offerToCharged(GameState state, int charger, long from) {
    if (!state.board().mayHave(Flag.MANHOLE.bit())) {
      return;
    }
    Figures figures = state.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.areEnemies(charger, figure) && figures.gang(figure) != Figures.NEUTRAL
          && Capabilities.areInContact(state.board(), figures, charger, figure)
          && !Gaps.inContact(state.board(), from, figures.size(charger), figures.place(figure), figures.size(figure))
          && along(state, figure, figures.place(figure)) >= 0) {
        state.then(new SlipIn(figure, figures.place(figure), null));
      }
    }
  }

  /** Returns the first open manhole by number that a figure touches on a straight way, and can slip into; -1 for none. */
  private static int along(GameState state, int figure, long to) {
    Figures figures = state.figures();
    long from = figures.place(figure);
    boolean isAble = isAble(figures, figure) && Place.level(from) == 0;
    for (int piece = 0; isAble && piece < state.board().pieces(); piece++) {
      if (ManholeCovers.isOpen(state, piece) && isTouched(state.board().piece(piece), from, to, figures.size(figure))) {
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
  public static int beside(GameState state, int figure) {
    return state.board().mayHave(Flag.MANHOLE.bit()) ? along(state, figure, state.figures().place(figure)) : -1;
  }

  /** Lets the figure slip into one (KF-LOC-41c). */
  public static void slip(GameState state, int figure, int piece) {
    drop(state, figure, piece);
  }

  private static boolean isAble(Figures figures, int figure) {
    return Capabilities.isInPlay(figures, figure) && figures.size(figure) == Size.NORMAL
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
  public static boolean offers(GameState state, int figure, long to, Step<GameState> otherwise) {
    if (!state.board().mayHave(Flag.MANHOLE.bit()) || state.figures().gang(figure) == Figures.NEUTRAL
        || along(state, figure, to) < 0) {
      return false;
    }
    state.then(new SlipIn(figure, to, otherwise));
    return true;
  }

  /**
   * The choice whether a figure slips into a manhole on its way (D-54).
   *
   * @param figure the figure that may slip in
   * @param to the end of the way on which the manhole lies
   * @param otherwise the step if it does not, null for none
   */
  private record SlipIn(int figure, long to, @Nullable Step<GameState> otherwise) implements Question<GameState>, FigureChoice {

    @Override
    public void run(GameState state) {
      if (along(state, figure, to) >= 0) {
        Question.super.run(state);
      }
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(state.actions().of(ActionVerb.SLIP_IN, along(state, figure, to) + 1));
      out.add(state.actions().of(ActionVerb.WAIVE));
    }

    @Override
    public void execute(GameState state, Action action) {
      VerbAction chosen = (VerbAction) action;
      if (chosen.verb() == ActionVerb.SLIP_IN) {
        drop(state, figure, chosen.first() - 1);
      } else if (otherwise != null) {
        state.then(otherwise);
      }
    }
  }
}
