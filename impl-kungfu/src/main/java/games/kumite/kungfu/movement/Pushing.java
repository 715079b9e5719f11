package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.kungfu.figure.Ducking;
import games.kumite.kungfu.figure.GrappleEnd;
import games.kumite.kungfu.figure.Hands;
import games.kumite.kungfu.figure.SpiritWards;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.scenery.Shifting;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The push of a bin or a flipped table in front of a figure: up to S, until anything stops them (KF-LOC-18b, KF-LOC-51d,
 * KF-RUL-139, KF-RUL-164).
 *
 * @param figure the figure that pushes
 * @param piece the piece
 */
public record Pushing(int figure, int piece) implements Question<GameState>, FigureChoice {

  private static final int MILLIMETRE = 10;
  private static final int MAX = Stick.SHORT.length() / MILLIMETRE;
  private static final long ROUGH = Flag.BROKEN.bit() | Flag.WOODS.bit() | Flag.SHALLOW.bit() | Flag.DEEP.bit();
  private static final Refusal IN_THE_WAY = new Refusal("KF-RUL-139", "in-the-way");
  private static final Refusal NOT_BEHIND = new Refusal("KF-LOC-51d", "not-behind");
  private static final EventType PUSHED =
      EventType.of("thing-pushed", "KF-RUL-164").word("figure", Figures::id).word("piece", Whereabouts::piece)
          .number("x", Lengths::centimetres).number("y", Lengths::centimetres);

  /** Returns whether a piece can be pushed at all: a bin, a table that was flipped. */
  public static boolean isPushed(Piece piece) {
    return piece.is(Flag.BIN) || piece.is(Flag.TABLE) && piece.is(Flag.SOLIDLOW);
  }

  /** Returns why a figure cannot push a piece, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int figure, int piece) {
    Refusal bound = Hands.refusal(state.figures(), figure);
    return bound != null ? bound : !isBehind(state, figure, piece) ? NOT_BEHIND : new Pushing(figure, piece).isFree(state, 1) ? null : IN_THE_WAY;
  }

  /** Returns whether a figure touches one of the long sides of a table, and not its end; of a bin any side will do. */
  private static boolean isBehind(GameState state, int figure, int piece) {
    Polygon strip = state.board().piece(piece).outline;
    long place = state.figures().place(figure);
    return !state.board().piece(piece).is(Flag.TABLE) || (isWide(strip)
        ? Place.x(place) >= strip.left() && Place.x(place) <= strip.right()
        : Place.y(place) >= strip.low() && Place.y(place) <= strip.high());
  }

  private static boolean isWide(Polygon outline) {
    return outline.right() - outline.left() >= outline.high() - outline.low();
  }

  /** Returns the end of the way straight away from the figure; a table goes at right angles to itself. */
  private long way(GameState state, int millimetres) {
    Polygon outline = state.board().piece(piece).outline;
    long from = state.figures().place(figure);
    int dx = outline.middleX() - Place.x(from);
    int dy = outline.middleY() - Place.y(from);
    if (state.board().piece(piece).is(Flag.TABLE)) {
      dx = isWide(outline) ? 0 : dx;
      dy = isWide(outline) ? dy : 0;
    }
    double length = Math.sqrt((double) dx * dx + (double) dy * dy);
    int tenths = millimetres * MILLIMETRE;
    return Place.of(Place.x(from) + (int) Math.round(dx * tenths / length), Place.y(from) + (int) Math.round(dy * tenths / length),
        Place.level(from));
  }

  /** Returns how many millimetres are free; contact with an enemy ends it. */
  private int length(GameState state) {
    int length = 0;
    while (length < MAX && isFree(state, length + 1) && (length == 0 || !isTouching(state, length))) {
      length++;
    }
    return length;
  }

  private boolean isTouching(GameState state, int millimetres) {
    Figures figures = state.figures();
    return Spots.isInContact(state.board(), figures, figure, way(state, millimetres), figures.size(figure));
  }

  private boolean isFree(GameState state, int millimetres) {
    Figures figures = state.figures();
    Size size = figures.size(figure);
    long from = figures.place(figure);
    long to = way(state, millimetres);
    if (to == Place.NOWHERE || from == to) {
      return false;
    }
    Piece moved = Shifting.moved(state.board().piece(piece), Place.x(to) - Place.x(from), Place.y(to) - Place.y(from));
    Board without = state.board().without(piece);
    return state.board().isInside(Place.x(to), Place.y(to), size.radius())
        && Spots.isFree(without, figures, figure, to, size) && Shifting.isFree(state, piece, moved, figure)
        && !isRough(state, moved) && !SpiritWards.bar(figures, figure, to); // KF-TRT-67a
  }

  /** Returns whether a moved thing would go over Broken Ground, through woods or water, where wheels and tables do not go. */
  private static boolean isRough(GameState state, Piece moved) {
    Board board = state.board();
    for (int i = 0; board.mayHave(ROUGH) && i < board.pieces(); i++) {
      if (board.isThere(i) && board.piece(i).isAny(ROUGH) && board.piece(i).outline.overlaps(moved.outline)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String kind() {
    return "push-on";
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    int length = length(state);
    out.add(state.actions().of(ActionVerb.PUSH_ON, length));
    if (length > 1) {
      out.add(state.actions().of(ActionVerb.PUSH_ON, length / 2));
    }
  }

  @Override
  public List<ActionTemplate> templates(GameState state) {
    return List.of(new ActionTemplate(ActionVerb.PUSH_ON.notation(), List.of(new ActionTemplate.Parameter("length", 1, MAX, "mm", ""))));
  }

  @Override
  public @Nullable Action parse(GameState state, List<String> words, ActionCollector out) {
    VerbAction action = words.get(0).equals(ActionVerb.PUSH_ON.notation()) ? state.actions().parse(words) : null;
    if (action != null) {
      out.add(action, action.first() <= length(state) ? null : IN_THE_WAY);
    }
    return action;
  }

  @Override
  public void execute(GameState state, Action action) {
    long to = way(state, ((VerbAction) action).first());
    long from = state.figures().place(figure);
    long ground = state.board().groundOfWay(from, to, state.figures().size(figure).radius()); // KF-LOC-47a
    state.then(MoveResolution.of(state, figure, to, new MovePath(MoveType.WALK, ground, IntList.NONE, piece)));
  }

  /** Brings the thing along with its pusher, before anything else comes of his move. */
  static void bring(GameState state, int figure, int piece, long from, long to) {
    if (state.board().isThere(piece)) {
      int dx = Place.x(to) - Place.x(from);
      int dy = Place.y(to) - Place.y(from);
      state.lay(state.board().with(piece, Shifting.moved(state.board().piece(piece), dx, dy)));
      Ducking.uncover(state);
      GrappleEnd.look(state);
      state.emit(PUSHED, state.figures().code(figure), piece + 1, dx, dy);
    }
  }
}
