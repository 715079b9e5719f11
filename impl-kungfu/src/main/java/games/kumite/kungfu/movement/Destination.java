package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.SpiritWards;
import games.kumite.kungfu.figure.VipFigures;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.ListedEnd;
import games.kumite.kungfu.geometry.ListedEnds;
import games.kumite.kungfu.geometry.Locomotion;
import games.kumite.kungfu.geometry.MoveFault;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.RandomEnds;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.SceneryNames;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.Texts;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The places where one straight move may go, and their cost (KF-MOV-01, KF-RUL-14, KF-RUL-31 to 33).
 *
 * @param figure the figure that moves
 * @param left the actions that are left, this one included
 * @param course the limits set by the moves before it
 * @param gait the kind of move
 */
record Destination(int figure, int left, int course, MoveType gait) implements TargetedMove {

  /** The extra length of a leap that begins in bamboo, and of a skate (KF-LOC-06c, KF-LOC-28a). */
  private static final int SPRING = Stick.SHORT.length();
  /** The number by which the length of the last draw is divided. */
  private static final int PARTS = 3;
  private static final Refusal LINEAR = new Refusal("KF-LOC-36", "linear");
  private static final Refusal STRAYS = new Refusal("KF-VIP-04b", "not-nearer-to-victim");
  private static final Refusal SAME_LEVEL = new Refusal("KF-TRT-47a", "same-level");

  private TerrainEffect terrain() {
    return new TerrainEffect(figure, left, course, gait);
  }

  private Locomotion manner(GameState state) {
    return gait.manner(state.figures(), figure);
  }

  private int reach(GameState state) {
    int reach = terrain().reach(state);
    long from = state.figures().place(figure);
    boolean isInBamboo = gait == MoveType.LEAP && TerrainEffect.is(state.board().ground(Place.x(from), Place.y(from),
        state.figures().size(figure).radius()), Flag.BAMBOO);
    boolean isSkate = gait == MoveType.SKATE && !TerrainEffect.isCrowded(state, figure); // KF-LOC-11a
    return isInBamboo || isSkate ? reach + SPRING : reach; // KF-LOC-06c, KF-LOC-28a
  }

  @Override
  public void options(GameState state, ActionCollector out) {
    Figures figures = state.figures();
    long from = figures.place(figure);
    int reach = reach(state);
    boolean mayBeBarred = SpiritWards.mayBar(figures, figure);
    ListedEnds found = ListedEnds.around(state.board(), figures, figure, from, reach, manner(state));
    for (int i = 0; i < found.count(); i++) {
      long place = found.place(i);
      Refusal refusal = isPlain(state, from, place, mayBeBarred) ? refusalAtEnd(state, from, from, place)
          : refusal(state, place);
      if (out.accepts(refusal)) {
        out.add(TargetedMove.to(state, place), refusal);
      }
    }
    Dive.options(state, this, figure, gait, reach, out);
    out.add(TargetedMove.to(state, from));
  }

  /** Returns whether a move to a candidate is an ordinary one, which is possible and ends there: neither is asked again. */
  private boolean isPlain(GameState state, long from, long candidate, boolean mayBeBarred) {
    return !(mayBeBarred && SpiritWards.bar(state.figures(), figure, candidate))
        && Dive.victim(state, figure, from, candidate, gait) == Figures.NOBODY && begin(state, candidate) == from;
  }

  /** Returns the places that are listed if no rule refuses them. */
  List<ListedEnd> candidates(GameState state) {
    Figures figures = state.figures();
    return ListedEnds.of(state.board(), figures, figure, figures.place(figure), reach(state), manner(state));
  }

  @Override
  public String remark(GameState state, long to) {
    Texts texts = state.config().texts();
    long from = state.figures().place(figure);
    if (to == from) {
      return texts.text("aim.stay");
    }
    double away = Lengths.centimetres((int) Math.sqrt((double) Place.squared(from, to)));
    String aim = aim(state, texts, to);
    return aim.isEmpty() ? texts.text("aim.away", away) : texts.text("aim.away-at", away, aim);
  }

  private String aim(GameState state, Texts texts, long to) {
    return candidates(state).stream().filter(candidate -> candidate.place() == to).findFirst()
        .map(candidate -> switch (candidate.aim()) {
          case CONTACT -> texts.text("aim.contact", state.called(candidate.subject()));
          case FULL -> texts.text("aim.full", texts.text("word." + Whereabouts.clockWord(candidate.subject())));
          case BEHIND, ITEM, LEVEL -> {
            Piece piece = state.board().piece(candidate.subject());
            yield texts.text("aim." + candidate.aim().name().toLowerCase(Locale.ROOT), SceneryNames.of(state).of(piece.id));
          }
        }).orElse("");
  }

  @Override
  public @Nullable Action sample(GameState state, RandomSource random) {
    Figures figures = state.figures();
    for (int part = 1; part <= PARTS; part++) { // woods, water and what is carried allow less than the stick
      long drawn = RandomEnds.move(state.board(), figures, figure, figures.place(figure), reach(state) / part, manner(state),
          random);
      if (drawn != Place.NOWHERE && refusal(state, drawn) == null) {
        return TargetedMove.to(state, drawn);
      }
    }
    return null;
  }

  @Override
  public @Nullable Action sensible(GameState state, RandomSource random) {
    Figures figures = state.figures();
    long best = Place.NOWHERE;
    long least = Long.MAX_VALUE;
    for (ListedEnd candidate : candidates(state)) {
      long distance = toNearestEnemy(figures, candidate.place());
      if (distance < least && refusal(state, candidate.place()) == null) {
        best = candidate.place();
        least = distance;
      }
    }
    return best == Place.NOWHERE ? sample(state, random) : TargetedMove.to(state, best);
  }

  private long toNearestEnemy(Figures figures, long place) {
    long nearest = Long.MAX_VALUE - 1;
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (figures.areEnemies(figure, enemy) && Capabilities.isInPlay(figures, enemy)) {
        nearest = Math.min(nearest, Place.squared(place, figures.place(enemy)));
      }
    }
    return nearest;
  }

  @Override
  public @Nullable Refusal refusal(GameState state, long to) {
    Figures figures = state.figures();
    long from = figures.place(figure);
    if (to == from) {
      return null; // KF-MOV-01: not moving at all
    }
    if (SpiritWards.bar(figures, figure, to)) {
      return Faults.WARDED;
    }
    if (Dive.victim(state, figure, from, to, gait) != Figures.NOBODY) {
      return gait.isFree() ? Faults.FREE_CONTACT : reaches(state, from, to) ? null
          : Faults.tooFar(reach(state), figures.size(figure));
    }
    long begin = begin(state, to);
    boolean isOver = begin != from;
    int reach = isOver ? terrain().reach(state, terrain().stick(state).shorter()) : reach(state);
    MoveFault fault = Moves.fault(state.board(), figures, figure, begin, to, reach, manner(state));
    if (fault != null) {
      return Faults.refusal(fault, reach, figures.size(figure));
    }
    if (isOver && Moves.isIntoEnemy(state.board(), figures, figure, to)) {
      return LINEAR;
    }
    return refusalAtEnd(state, from, begin, endFrom(state, begin, to));
  }

  /** Returns why a move that is possible may not end there, null if it may. */
  private @Nullable Refusal refusalAtEnd(GameState state, long from, long begin, long end) {
    Figures figures = state.figures();
    if (VipFigures.strays(state, figure, from, end)) {
      return STRAYS; // D-59
    }
    if (gait.isFree() && Spots.isInContact(state.board(), figures, figure, end, figures.size(figure))) {
      return Faults.FREE_CONTACT;
    }
    if (gait == MoveType.LEVITATE && Place.level(end) != Place.level(from)) {
      return SAME_LEVEL;
    }
    long ground = terrain().ground(state, from, end);
    Refusal cramped = gait == MoveType.LEAP ? null : Cramped.refusal(state, figure, from, end, ground);
    return cramped != null ? cramped : terrain().refusal(state, ground, travelled(begin, end));
  }

  private boolean reaches(GameState state, long from, long to) {
    long reach = reach(state);
    return Place.squared(from, to) <= reach * reach;
  }

  /** Returns where the move begins: beyond the obstacle that it climbs over, else where the figure is (KF-RUL-187). */
  private long begin(GameState state, long to) {
    Figures figures = state.figures();
    long from = figures.place(figure);
    if (!gait.isWalk() || gait.isJump() || manner(state) != Locomotion.WALK) {
      return from;
    }
    int obstacle = Moves.touched(state.board(), from, to, figures.size(figure));
    if (obstacle < 0) {
      return from;
    }
    int widest = Moves.WIDEST + 2 * figures.size(figure).radius();
    long beyond = Spots.beyond(state.board(), figures, figure, state.board().piece(obstacle), to, widest);
    return beyond == Place.NOWHERE ? from : beyond;
  }

  @Override
  public long end(GameState state, long to) {
    long from = state.figures().place(figure);
    return to == from ? to : endFrom(state, begin(state, to), to);
  }

  private long endFrom(GameState state, long begin, long to) {
    return to == begin ? to : Moves.end(state.board(), state.figures(), figure, begin, to, manner(state));
  }

  private static int travelled(long from, long end) {
    return (int) Math.ceil(Math.sqrt((double) Place.squared(from, end)));
  }

  @Override
  public int cost(GameState state, long to) {
    return terrain().cost(state, terrain().ground(state, state.figures().place(figure), end(state, to)));
  }

  @Override
  public int courseAfter(GameState state, long to) {
    long from = state.figures().place(figure);
    long end = end(state, to);
    return terrain().courseAfter(state, terrain().ground(state, from, end),
        travelled(to == from ? from : begin(state, to), end));
  }

  @Override
  public Step<GameState> step(GameState state, long to) {
    long from = state.figures().place(figure);
    boolean isDive = to != from && Dive.victim(state, figure, from, to, gait) != Figures.NOBODY;
    long end = isDive ? to : end(state, to);
    if (gait == MoveType.LEAP && !Capabilities.has(state.figures(), figure, Trait.JUMPER)) { // KF-TRT-45
      Chi.spend(state, state.figures().gang(figure), 1); // KF-STU-02
    }
    return MoveResolution.of(state, figure, end, gait, terrain().ground(state, from, end));
  }
}
