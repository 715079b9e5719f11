package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.figure.SpiritWards;
import games.kumite.kungfu.geometry.Corners;
import games.kumite.kungfu.geometry.ListedEnd;
import games.kumite.kungfu.geometry.ListedEnds;
import games.kumite.kungfu.geometry.Locomotion;
import games.kumite.kungfu.geometry.MoveFault;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.RandomEnds;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PointChoice;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.IntList;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A bent move: corner after corner, then the end; the length is that of the path (D-18, KF-TRT-01d, KF-RUL-53).
 *
 * @param figure the figure that moves
 * @param left the actions that are left, this one included
 * @param course the limits set by the moves before it, and once it is made, by it too
 * @param gait the kind of move
 * @param corners the corners so far: x, y and level of each
 * @param cost the cost, 0 before its end is chosen
 */
public record Bend(int figure, int left, int course, MoveType gait, IntList corners, int cost) {

  private static final int MOST_CORNERS = 4;
  private static final Refusal TOO_MANY = new Refusal("KF-RUL-53", "too-many-corners");
  private static final Refusal ENEMY = new Refusal("KF-RUL-54", "into-enemy");

  /** The choice of the next corner, or the end. */
  private record BendTo(Bend bend) implements Script.Reply<GameState, Bend>, PointChoice {

    @Override
    public int figure() {
      return bend.figure;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      bend.options(state, out);
    }

    @Override
    public List<ActionTemplate> templates(GameState state) {
      List<ActionTemplate> forms = new ArrayList<>(PointChoice.super.templates(state));
      forms.addAll(PointChoice.forms(state.board(), ActionVerb.VIA.notation()));
      return forms;
    }

    @Override
    public @Nullable Refusal refusal(GameState state, long point) {
      return bend.refusal(state, point);
    }

    @Override
    public @Nullable Action sampleAction(GameState state, RandomSource random) {
      return bend.sample(state, random);
    }

    @Override
    public @Nullable Action parse(GameState state, List<String> words, ActionCollector out) {
      if (!words.get(0).equals(ActionVerb.VIA.notation())) {
        return PointChoice.super.parse(state, words, out);
      }
      VerbAction action = state.actions().parse(words);
      if (action != null) {
        out.add(action, bend.cornerRefusal(state, PointChoice.point(action)));
      }
      return action;
    }

    @Override
    public Bend localsAfter(GameState state, Action action) {
      VerbAction chosen = (VerbAction) action;
      return chosen.verb() == ActionVerb.VIA ? bend.via(chosen) : bend.to(state, PointChoice.point(chosen));
    }

    @Override
    public boolean repeats(GameState state, Bend bend, Action action) {
      return bend.cost == 0;
    }
  }

  /** All of it. */
  public static final Script<GameState, Bend> SCRIPT = Script.<GameState, Bend>of("bend").ask(BendTo::new).build();

  /** Returns the bent move of a figure. */
  public static Bend of(int figure, int left, int course) {
    return new Bend(figure, left, course, MoveType.WALK, IntList.NONE, 0);
  }

  /** Returns a Free Move that is bent (KF-ACT-37). */
  static Bend ofFreeMove(int figure) {
    return new Bend(figure, 1, ActivationFlags.FRESH, MoveType.FREE, IntList.NONE, 0);
  }

  private TerrainEffect terrain() {
    return new TerrainEffect(figure, left, course, gait);
  }

  private MovePath way(long ground) {
    return new MovePath(gait, ground, corners);
  }

  private long last(GameState state) {
    return way(0).last(state.figures().place(figure));
  }

  private Locomotion manner(GameState state) {
    return gait.manner(state.figures(), figure);
  }

  /** Returns the length behind the figure: each part counts as whole tenths. */
  private int behind(GameState state) {
    long from = state.figures().place(figure);
    int sum = 0;
    for (int bend = 0; bend < way(0).bends(); bend++) {
      sum += length(from, way(0).corner(bend));
      from = way(0).corner(bend);
    }
    return sum;
  }

  private static int length(long from, long to) {
    return (int) Math.ceil(Math.sqrt((double) Place.squared(from, to)));
  }

  private long ground(GameState state, long end) {
    long from = state.figures().place(figure);
    long ground = 0;
    for (int bend = 0; bend < way(0).bends(); bend++) {
      ground |= terrain().ground(state, from, way(0).corner(bend));
      from = way(0).corner(bend);
    }
    return ground | terrain().ground(state, from, end);
  }

  private void options(GameState state, ActionCollector out) {
    Figures figures = state.figures();
    int rest = terrain().reach(state) - behind(state);
    if (corners.size() == 0) {
      for (long corner : Corners.of(state.board(), figures, figure, rest)) {
        out.add(PointChoice.action(state, ActionVerb.VIA, corner),
            cornerRefusal(state, corner));
      }
      out.add(TargetedMove.to(state, figures.place(figure)));
      return;
    }
    for (ListedEnd candidate : ListedEnds.of(state.board(), figures, figure, last(state), rest, manner(state))) {
      if (candidate.place() != figures.place(figure)) { // which comes last
        out.add(TargetedMove.to(state, candidate.place()), refusal(state, candidate.place()));
      }
    }
    out.add(TargetedMove.to(state, figures.place(figure)));
  }

  /** Returns a corner not so far that no way is left, then an end. */
  private @Nullable Action sample(GameState state, RandomSource random) {
    boolean isCorner = corners.size() == 0;
    int rest = terrain().reach(state) - behind(state);
    int reach = isCorner ? rest / 2 : rest;
    long drawn = reach <= 1 ? Place.NOWHERE
        : RandomEnds.move(state.board(), state.figures(), figure, last(state), reach, manner(state), random);
    if (drawn == Place.NOWHERE || (isCorner ? cornerRefusal(state, drawn) : refusal(state, drawn)) != null) {
      return null;
    }
    return isCorner ? PointChoice.action(state, ActionVerb.VIA, drawn)
        : TargetedMove.to(state, drawn);
  }

  private @Nullable Refusal cornerRefusal(GameState state, long corner) {
    if (way(0).bends() == MOST_CORNERS) {
      return TOO_MANY;
    }
    long last = last(state);
    MoveFault fault = fault(state, last, corner);
    if (fault != null && fault != MoveFault.OCCUPIED) { // KF-RUL-152: a corner may lie on a friend
      return fault(state, fault);
    }
    return Moves.end(state.board(), state.figures(), figure, last, corner, manner(state)) != corner ? ENEMY
        : SpiritWards.bar(state.figures(), figure, last, corner) ? Faults.WARDED
        : Cramped.refusal(state, figure, last, corner, terrain().ground(state, last, corner)); // KF-TRT-29e
  }

  /** Returns a fault as a refusal, which says how long the whole way may be. */
  private Refusal fault(GameState state, MoveFault fault) {
    return Faults.refusal(fault, terrain().reach(state), state.figures().size(figure));
  }

  private @Nullable MoveFault fault(GameState state, long from, long to) {
    return Moves.fault(state.board(), state.figures(), figure, from, to, terrain().reach(state) - behind(state),
        manner(state));
  }

  private @Nullable Refusal refusal(GameState state, long to) {
    if (to == state.figures().place(figure)) {
      return null; // not moving at all
    }
    long last = last(state);
    MoveFault fault = fault(state, last, to);
    if (fault != null) {
      return fault(state, fault);
    }
    long end = end(state, to);
    if (SpiritWards.bar(state.figures(), figure, last, to)) {
      return Faults.WARDED;
    }
    if (gait.isFree() && isIntoContact(state, last, end)) {
      return Faults.FREE_CONTACT;
    }
    Refusal cramped = Cramped.refusal(state, figure, last, end, terrain().ground(state, last, end));
    return cramped != null ? cramped
        : terrain().refusal(state, ground(state, end), behind(state) + length(last, end));
  }

  /** Returns whether its last part ends beside an enemy, or on top of one (KF-ACT-37). */
  private boolean isIntoContact(GameState state, long last, long end) {
    Figures figures = state.figures();
    return Spots.isInContact(state.board(), figures, figure, end, figures.size(figure))
        || Dive.victim(state, figure, last, end, gait) != Figures.NOBODY;
  }

  private long end(GameState state, long to) {
    return Moves.end(state.board(), state.figures(), figure, last(state), to, manner(state));
  }

  private Bend via(VerbAction corner) {
    return new Bend(figure, left, course, gait, corners.and(corner.first()).and(corner.second()).and(corner.third()), 0);
  }

  private Bend to(GameState state, long to) {
    state.figures().inflict(figure, Condition.BENT);
    boolean isStaying = to == state.figures().place(figure);
    long end = isStaying ? to : end(state, to);
    Bend made = isStaying ? new Bend(figure, left, course, gait, IntList.NONE, 0) : this;
    long ground = made.ground(state, end);
    state.then(MoveResolution.of(state, figure, end, made.way(ground)), new Leaving(figure));
    int travelled = made.behind(state) + length(made.last(state), end);
    return new Bend(figure, left, terrain().courseAfter(state, ground, travelled), gait, corners,
        terrain().cost(state, ground));
  }
}
