package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.Form;
import games.kumite.api.Prompt;
import games.kumite.api.RandomSource;
import games.kumite.kungfu.ability.Wards;
import games.kumite.kungfu.geometry.Candidate;
import games.kumite.kungfu.geometry.Candidates;
import games.kumite.kungfu.geometry.Corners;
import games.kumite.kungfu.geometry.Draws;
import games.kumite.kungfu.geometry.Manner;
import games.kumite.kungfu.geometry.MoveFault;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.prize.Leaving;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
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
public record Bend(int figure, int left, int course, Gait gait, Picks corners, int cost) {

  private static final int MOST_CORNERS = 4;
  private static final Refusal TOO_MANY = new Refusal("KF-RUL-53", "too-many-corners");
  private static final Refusal ENEMY = new Refusal("KF-RUL-54", "into-enemy");

  /** The choice of the next corner, or the end. */
  private enum Choose implements FightChoice<Bend> {
    CORNER;

    @Override
    public String kind() {
      return "bend-to";
    }

    @Override
    public int seat(Fight fight, Bend bend) {
      return fight.seatOf(bend.figure);
    }

    @Override
    public Prompt prompt(Fight fight, Bend bend) {
      return Question.prompt(fight, kind(), seat(fight, bend), fight.called(bend.figure));
    }

    @Override
    public void options(Fight fight, Bend bend, Options out) {
      bend.options(fight, out);
    }

    @Override
    public List<Form> forms(Fight fight, Bend bend) {
      List<Form> forms = new ArrayList<>(Trip.forms(fight, Word.TO));
      forms.addAll(Trip.forms(fight, Word.VIA));
      return forms;
    }

    @Override
    public @Nullable Action sample(Fight fight, Bend bend, RandomSource random) {
      return bend.sample(fight, random);
    }

    @Override
    public @Nullable Action parse(Fight fight, Bend bend, List<String> words, Options out) {
      boolean isEnd = words.get(0).equals(Word.TO.notation());
      VerbAction action = isEnd || words.get(0).equals(Word.VIA.notation()) ? fight.actions().parse(words) : null;
      if (action != null) {
        long place = Trip.place(action);
        out.add(action, isEnd ? bend.refusal(fight, place) : bend.cornerRefusal(fight, place));
      }
      return action;
    }

    @Override
    public Bend chosen(Fight fight, Bend bend, Action action) {
      VerbAction chosen = (VerbAction) action;
      return chosen.verb() == Word.VIA ? bend.via(chosen) : bend.to(fight, Trip.place(chosen));
    }

    @Override
    public boolean again(Fight fight, Bend bend, Action action) {
      return bend.cost == 0;
    }
  }

  /** All of it. */
  public static final Script<Fight, Bend> SCRIPT = Script.<Fight, Bend>of("bend").ask(Choose.CORNER).end();

  /** Returns the bent move of a figure. */
  public static Bend of(int figure, int left, int course) {
    return new Bend(figure, left, course, Gait.WALK, Picks.NONE, 0);
  }

  /** Returns a Free Move that is bent (KF-ACT-37). */
  static Bend ofFreeMove(int figure) {
    return new Bend(figure, 1, Course.FRESH, Gait.FREE, Picks.NONE, 0);
  }

  private Terrain terrain() {
    return new Terrain(figure, left, course, gait);
  }

  private Way way(long ground) {
    return new Way(gait, ground, corners);
  }

  private long last(Fight fight) {
    return way(0).last(fight.figures().place(figure));
  }

  private Manner manner(Fight fight) {
    return gait.manner(fight.figures(), figure);
  }

  /** Returns the length behind the figure: each part counts as whole tenths. */
  private int behind(Fight fight) {
    long from = fight.figures().place(figure);
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

  private long ground(Fight fight, long end) {
    long from = fight.figures().place(figure);
    long ground = 0;
    for (int bend = 0; bend < way(0).bends(); bend++) {
      ground |= terrain().ground(fight, from, way(0).corner(bend));
      from = way(0).corner(bend);
    }
    return ground | terrain().ground(fight, from, end);
  }

  private void options(Fight fight, Options out) {
    Figures figures = fight.figures();
    int rest = terrain().reach(fight) - behind(fight);
    if (corners.size() == 0) {
      for (long corner : Corners.of(fight.board(), figures, figure, rest)) {
        out.add(fight.actions().atLevel(Word.VIA, Place.x(corner), Place.y(corner), Place.level(corner)),
            cornerRefusal(fight, corner));
      }
      out.add(Trip.to(fight, figures.place(figure)));
      return;
    }
    for (Candidate candidate : Candidates.of(fight.board(), figures, figure, last(fight), rest, manner(fight))) {
      if (candidate.place() != figures.place(figure)) { // which comes last
        out.add(Trip.to(fight, candidate.place()), refusal(fight, candidate.place()));
      }
    }
    out.add(Trip.to(fight, figures.place(figure)));
  }

  /** Returns a corner not so far that no way is left, then an end. */
  private @Nullable Action sample(Fight fight, RandomSource random) {
    boolean isCorner = corners.size() == 0;
    int rest = terrain().reach(fight) - behind(fight);
    int reach = isCorner ? rest / 2 : rest;
    long drawn = reach <= 1 ? Place.NOWHERE
        : Draws.move(fight.board(), fight.figures(), figure, last(fight), reach, manner(fight), random);
    if (drawn == Place.NOWHERE || (isCorner ? cornerRefusal(fight, drawn) : refusal(fight, drawn)) != null) {
      return null;
    }
    return isCorner ? fight.actions().atLevel(Word.VIA, Place.x(drawn), Place.y(drawn), Place.level(drawn))
        : Trip.to(fight, drawn);
  }

  private @Nullable Refusal cornerRefusal(Fight fight, long corner) {
    if (way(0).bends() == MOST_CORNERS) {
      return TOO_MANY;
    }
    long last = last(fight);
    MoveFault fault = fault(fight, last, corner);
    if (fault != null && fault != MoveFault.OCCUPIED) { // KF-RUL-152: a corner may lie on a friend
      return fault(fight, fault);
    }
    return Moves.end(fight.board(), fight.figures(), figure, last, corner, manner(fight)) != corner ? ENEMY
        : Wards.bar(fight.figures(), figure, last, corner) ? Faults.WARDED
        : Cramped.refusal(fight, figure, last, corner, terrain().ground(fight, last, corner)); // KF-TRT-29e
  }

  /** Returns a fault as a refusal, which says how long the whole way may be. */
  private Refusal fault(Fight fight, MoveFault fault) {
    return Faults.refusal(fault, terrain().reach(fight), fight.figures().size(figure));
  }

  private @Nullable MoveFault fault(Fight fight, long from, long to) {
    return Moves.fault(fight.board(), fight.figures(), figure, from, to, terrain().reach(fight) - behind(fight),
        manner(fight));
  }

  private @Nullable Refusal refusal(Fight fight, long to) {
    if (to == fight.figures().place(figure)) {
      return null; // not moving at all
    }
    long last = last(fight);
    MoveFault fault = fault(fight, last, to);
    if (fault != null) {
      return fault(fight, fault);
    }
    long end = end(fight, to);
    if (Wards.bar(fight.figures(), figure, last, to)) {
      return Faults.WARDED;
    }
    if (gait.isFree() && isIntoContact(fight, last, end)) {
      return Faults.FREE_CONTACT;
    }
    Refusal cramped = Cramped.refusal(fight, figure, last, end, terrain().ground(fight, last, end));
    return cramped != null ? cramped
        : terrain().refusal(fight, ground(fight, end), behind(fight) + length(last, end));
  }

  /** Returns whether its last part ends beside an enemy, or on top of one (KF-ACT-37). */
  private boolean isIntoContact(Fight fight, long last, long end) {
    Figures figures = fight.figures();
    return Spots.isInContact(fight.board(), figures, figure, end, figures.size(figure))
        || Dive.victim(fight, figure, last, end, gait) != Figures.NOBODY;
  }

  private long end(Fight fight, long to) {
    return Moves.end(fight.board(), fight.figures(), figure, last(fight), to, manner(fight));
  }

  private Bend via(VerbAction corner) {
    return new Bend(figure, left, course, gait, corners.and(corner.first()).and(corner.second()).and(corner.third()), 0);
  }

  private Bend to(Fight fight, long to) {
    fight.figures().inflict(figure, Condition.BENT);
    boolean isStaying = to == fight.figures().place(figure);
    long end = isStaying ? to : end(fight, to);
    Bend made = isStaying ? new Bend(figure, left, course, gait, Picks.NONE, 0) : this;
    long ground = made.ground(fight, end);
    fight.then(Moving.of(fight, figure, end, made.way(ground)), new Leaving(figure));
    int travelled = made.behind(fight) + length(made.last(fight), end);
    return new Bend(figure, left, terrain().courseAfter(fight, ground, travelled), gait, corners,
        terrain().cost(fight, ground));
  }
}
