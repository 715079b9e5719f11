package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.RandomSource;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Guests;
import games.kumite.kungfu.ability.Wards;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Candidate;
import games.kumite.kungfu.geometry.Candidates;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Draws;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Manner;
import games.kumite.kungfu.geometry.MoveFault;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.Options;
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
record Destination(int figure, int left, int course, Gait gait) implements Trip {

  /** The extra length of a leap that begins in bamboo, and of a skate (KF-LOC-06c, KF-LOC-28a). */
  private static final int SPRING = Stick.SHORT.length();
  /** The number by which the length of the last draw is divided. */
  private static final int PARTS = 3;
  private static final Refusal LINEAR = new Refusal("KF-LOC-36", "linear");
  private static final Refusal STRAYS = new Refusal("KF-VIP-04b", "not-nearer-to-victim");
  private static final Refusal SAME_LEVEL = new Refusal("KF-TRT-47a", "same-level");

  private Terrain terrain() {
    return new Terrain(figure, left, course, gait);
  }

  private Manner manner(Fight fight) {
    return gait.manner(fight.figures(), figure);
  }

  private int reach(Fight fight) {
    int reach = terrain().reach(fight);
    long from = fight.figures().place(figure);
    boolean isInBamboo = gait == Gait.LEAP && Terrain.is(fight.board().ground(Place.x(from), Place.y(from),
        fight.figures().size(figure).radius()), Flag.BAMBOO);
    boolean isSkate = gait == Gait.SKATE && !Terrain.isCrowded(fight, figure); // KF-LOC-11a
    return isInBamboo || isSkate ? reach + SPRING : reach; // KF-LOC-06c, KF-LOC-28a
  }

  @Override
  public void options(Fight fight, Options out) {
    Figures figures = fight.figures();
    long from = figures.place(figure);
    int reach = reach(fight);
    boolean mayBeBarred = Wards.mayBar(figures, figure);
    Candidates found = Candidates.around(fight.board(), figures, figure, from, reach, manner(fight));
    for (int i = 0; i < found.count(); i++) {
      long place = found.place(i);
      Refusal refusal = isPlain(fight, from, place, mayBeBarred) ? refusalAtEnd(fight, from, from, place)
          : refusal(fight, place);
      if (out.looksAt(refusal)) {
        out.add(Trip.to(fight, place), refusal);
      }
    }
    Dive.options(fight, this, figure, gait, reach, out);
    out.add(Trip.to(fight, from));
  }

  /** Returns whether a move to a candidate is an ordinary one, which is possible and ends there: neither is asked again. */
  private boolean isPlain(Fight fight, long from, long candidate, boolean mayBeBarred) {
    return !(mayBeBarred && Wards.bar(fight.figures(), figure, candidate))
        && Dive.victim(fight, figure, from, candidate, gait) == Figures.NOBODY && begin(fight, candidate) == from;
  }

  /** Returns the places that are listed if no rule refuses them. */
  List<Candidate> candidates(Fight fight) {
    Figures figures = fight.figures();
    return Candidates.of(fight.board(), figures, figure, figures.place(figure), reach(fight), manner(fight));
  }

  @Override
  public String remark(Fight fight, long to) {
    Texts texts = fight.start().texts();
    long from = fight.figures().place(figure);
    if (to == from) {
      return texts.text("aim.stay");
    }
    String away = Lengths.cm((int) Math.sqrt((double) Place.squared(from, to)));
    String aim = aim(fight, texts, to);
    return aim.isEmpty() ? texts.text("aim.away", away) : texts.text("aim.away-at", away, aim);
  }

  private String aim(Fight fight, Texts texts, long to) {
    return candidates(fight).stream().filter(candidate -> candidate.place() == to).findFirst()
        .map(candidate -> switch (candidate.aim()) {
          case CONTACT -> texts.text("aim.contact", fight.called(candidate.subject()));
          case FULL -> texts.text("aim.full", Directions.hour(candidate.subject()));
          case BEHIND, ITEM, LEVEL -> {
            Piece piece = fight.board().piece(candidate.subject());
            yield texts.text("aim." + candidate.aim().name().toLowerCase(Locale.ROOT),
                piece.kind.toLowerCase(Locale.ROOT), piece.id);
          }
        }).orElse("");
  }

  @Override
  public @Nullable Action sample(Fight fight, RandomSource random) {
    Figures figures = fight.figures();
    for (int part = 1; part <= PARTS; part++) { // woods, water and what is carried allow less than the stick
      long drawn = Draws.move(fight.board(), figures, figure, figures.place(figure), reach(fight) / part, manner(fight),
          random);
      if (drawn != Place.NOWHERE && refusal(fight, drawn) == null) {
        return Trip.to(fight, drawn);
      }
    }
    return null;
  }

  @Override
  public @Nullable Refusal refusal(Fight fight, long to) {
    Figures figures = fight.figures();
    long from = figures.place(figure);
    if (to == from) {
      return null; // KF-MOV-01: not moving at all
    }
    if (Wards.bar(figures, figure, to)) {
      return Faults.WARDED;
    }
    if (Dive.victim(fight, figure, from, to, gait) != Figures.NOBODY) {
      return gait.isFree() ? Faults.FREE_CONTACT : reaches(fight, from, to) ? null
          : Faults.tooFar(reach(fight), figures.size(figure));
    }
    long begin = begin(fight, to);
    boolean isOver = begin != from;
    int reach = isOver ? terrain().reach(fight, terrain().stick(fight).shorter()) : reach(fight);
    MoveFault fault = Moves.fault(fight.board(), figures, figure, begin, to, reach, manner(fight));
    if (fault != null) {
      return Faults.refusal(fault, reach, figures.size(figure));
    }
    if (isOver && Moves.isIntoEnemy(fight.board(), figures, figure, to)) {
      return LINEAR;
    }
    return refusalAtEnd(fight, from, begin, endFrom(fight, begin, to));
  }

  /** Returns why a move that is possible may not end there, null if it may. */
  private @Nullable Refusal refusalAtEnd(Fight fight, long from, long begin, long end) {
    Figures figures = fight.figures();
    if (Guests.strays(fight, figure, from, end)) {
      return STRAYS; // D-59
    }
    if (gait.isFree() && Spots.isInContact(fight.board(), figures, figure, end, figures.size(figure))) {
      return Faults.FREE_CONTACT;
    }
    if (gait == Gait.LEVITATE && Place.level(end) != Place.level(from)) {
      return SAME_LEVEL;
    }
    long ground = terrain().ground(fight, from, end);
    Refusal cramped = gait == Gait.LEAP ? null : Cramped.refusal(fight, figure, from, end, ground);
    return cramped != null ? cramped : terrain().refusal(fight, ground, travelled(begin, end));
  }

  private boolean reaches(Fight fight, long from, long to) {
    long reach = reach(fight);
    return Place.squared(from, to) <= reach * reach;
  }

  /** Returns where the move begins: beyond the obstacle that it climbs over, else where the figure is (KF-RUL-187). */
  private long begin(Fight fight, long to) {
    Figures figures = fight.figures();
    long from = figures.place(figure);
    if (!gait.isWalk() || gait.isJump() || manner(fight) != Manner.WALK) {
      return from;
    }
    int obstacle = Moves.touched(fight.board(), from, to, figures.size(figure));
    if (obstacle < 0) {
      return from;
    }
    int widest = Moves.WIDEST + 2 * figures.size(figure).radius();
    long beyond = Spots.beyond(fight.board(), figures, figure, fight.board().piece(obstacle), to, widest);
    return beyond == Place.NOWHERE ? from : beyond;
  }

  @Override
  public long end(Fight fight, long to) {
    long from = fight.figures().place(figure);
    return to == from ? to : endFrom(fight, begin(fight, to), to);
  }

  private long endFrom(Fight fight, long begin, long to) {
    return to == begin ? to : Moves.end(fight.board(), fight.figures(), figure, begin, to, manner(fight));
  }

  private static int travelled(long from, long end) {
    return (int) Math.ceil(Math.sqrt((double) Place.squared(from, end)));
  }

  @Override
  public int cost(Fight fight, long to) {
    return terrain().cost(fight, terrain().ground(fight, fight.figures().place(figure), end(fight, to)));
  }

  @Override
  public int courseAfter(Fight fight, long to) {
    long from = fight.figures().place(figure);
    long end = end(fight, to);
    return terrain().courseAfter(fight, terrain().ground(fight, from, end),
        travelled(to == from ? from : begin(fight, to), end));
  }

  @Override
  public Step<Fight> step(Fight fight, long to) {
    long from = fight.figures().place(figure);
    boolean isDive = to != from && Dive.victim(fight, figure, from, to, gait) != Figures.NOBODY;
    long end = isDive ? to : end(fight, to);
    if (gait == Gait.LEAP && !Able.has(fight.figures(), figure, Trait.JUMPER)) { // KF-TRT-45
      Chi.spend(fight, fight.figures().gang(figure), 1); // KF-STU-02
    }
    return Moving.of(fight, figure, end, gait, terrain().ground(fight, from, end));
  }
}
